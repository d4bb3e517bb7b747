//! Mercenaries turn an attack to the third player, who may turn it back, until somebody has no more of them or does not
//! want to use them.

use realm::{Amounts, Resource, Slot, Slots};
use table::{Refusal, Seat, Sink, ensure};

use crate::ask::{Ask, Attack, Task};
use crate::card::Card;
use crate::decision::{Decision, Why};
use crate::event::Event;
use crate::position::{Classic, Stage};
use crate::rules::{classic, three};

/// After so many quarter turns mercenaries are discarded.
const QUARTERS: u8 = 3;

impl Classic {
    /// The one who neither attacks nor is attacked.
    fn third(&self, attack: &Attack) -> Option<Seat> {
        self.rivals(attack.by).find(|&seat| seat != attack.on)
    }

    /// An attack comes to somebody, who may turn it away.
    pub(crate) fn aim(&mut self, attack: Attack, sink: &mut impl Sink<Event>) {
        let came_before = attack.came_to.contains(attack.on);
        let attack = Attack { came_to: attack.came_to.with(attack.on), ..attack };
        if self.turn.covered.contains(attack.on) && !came_before {
            self.turn_away(attack, sink);
        } else {
            self.offer_mercenaries(attack, sink);
        }
    }

    /// The mercenaries that the one who is attacked can still use now.
    pub(crate) fn hirelings(&self, attack: &Attack) -> Slots {
        let realm = self.realm(attack.on);
        let gold = realm.held().get(Resource::Gold) > 0;
        let usable = |slot: &Slot| gold || realm.card(*slot) == Some(Card::MercenaryCamp);
        let mercenaries = self.tally(attack.on).mercenaries.but(attack.tried);
        mercenaries.iter().filter(usable).collect()
    }

    fn offer_mercenaries(&mut self, attack: Attack, sink: &mut impl Sink<Event>) {
        if self.terms.three() && !self.hirelings(&attack).is_empty() {
            self.ask = Some(Ask::Hire { seat: attack.on, attack });
        } else {
            self.bear(attack, sink);
        }
    }

    /// The attack is not turned away. Of two who are attacked the other one is asked too, before anything is rolled.
    pub(crate) fn bear(&mut self, attack: Attack, sink: &mut impl Sink<Event>) {
        match (attack.split, self.third(&attack)) {
            (1, Some(on)) => {
                self.then([Task::Aim {
                    attack: Attack { on, split: 2, tried: Slots::NONE, ..attack },
                }]);
            }
            (2, Some(first)) => {
                let first = Attack { on: first, ..attack };
                self.then([Task::Assault { attack: first }, Task::Assault { attack }]);
            }
            _ => self.assault(attack, sink),
        }
    }

    /// The attack goes to the third player, in full where it was against both (THREE-37); it lapses where it cannot
    /// hit anything there (THREE-38).
    pub(crate) fn turn_away(&mut self, attack: Attack, sink: &mut impl Sink<Event>) {
        let Some(on) = self.third(&attack) else { return };
        let spoils = if attack.split > 0 { 2 * attack.spoils } else { attack.spoils };
        let turned = Attack { on, split: 0, spoils, tried: Slots::NONE, ..attack };
        let Attack { by, card, .. } = turned;
        let hits = self.can_hit(by, on, card) && self.may_be_attacked(on, card);
        sink.tell(|| Event::TurnedAway { by, from: attack.on, to: on, card, lapses: !hits });
        if hits {
            self.then([Task::Aim { attack: turned }]);
        }
    }

    /// The one who is attacked uses a troop or a camp.
    pub(crate) fn hire(&mut self, attack: Attack, at: Slot, sink: &mut impl Sink<Event>) {
        let seat = attack.on;
        let card = self.realm(seat).card(at);
        if card == Some(Card::MercenaryCamp) {
            let quarters = self.charm(seat).quarters(at) + 1;
            self.charms[seat.index()].turn(at, quarters);
            self.ask = Some(Ask::Camp { attack, at });
            return;
        }
        // Two troops against each other are turned once each (THREE-42).
        let duel = self.third(&attack).is_some_and(|other| attack.troops.contains(other));
        let turns = !duel || !attack.troops.contains(seat);
        self.turn.covered = self.turn.covered.with(seat);
        let attack = Attack { troops: attack.troops.with(seat), ..attack };
        self.then([Task::TurnAway { attack }]);
        if turns {
            let quarters = self.charm(seat).quarters(at) + 1;
            self.charms[seat.index()].turn(at, quarters);
            self.wear_out(seat, at, sink);
        }
        let why = Why::Card(Card::MercenaryTroop);
        self.charge(seat, Amounts::of(Resource::Gold, 1), 0, why, sink);
    }

    /// The die of a camp has fallen.
    pub(crate) fn camped(
        &mut self,
        attack: Attack,
        at: Slot,
        number: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = attack.on;
        let quarters = self.charm(seat).quarters(at).clamp(1, QUARTERS);
        let edge = Card::MercenaryCamp.facts().quarters[usize::from(quarters) - 1];
        let won = edge >> number & 1 == 1;
        sink.tell(|| Event::Camped { seat, number, won });
        self.wear_out(seat, at, sink);
        if won {
            self.turn_away(attack, sink);
        } else {
            let mut tried = attack.tried;
            tried.insert(at);
            self.offer_mercenaries(Attack { tried, ..attack }, sink);
        }
    }

    /// Mercenaries that were turned for the third time are discarded.
    fn wear_out(&mut self, seat: Seat, at: Slot, sink: &mut impl Sink<Event>) {
        if self.charm(seat).quarters(at) >= QUARTERS
            && let Some(card) = self.unplace(seat, at)
        {
            sink.tell(|| Event::Demolished { seat, card, at });
            self.discard(seat, card);
            self.recount(seat, sink);
        }
    }

    /// Whether a camp of the seat on turn may be set upright.
    pub(crate) fn check_mend(&self, at: Slot) -> Result<(), Refusal> {
        let acting = self.stage == Stage::Action;
        ensure(acting, classic(20), "that is one of the free actions")?;
        ensure(self.mendable().has(at), three(48), "no Mercenary Camp stands turned there")?;
        let gold = self.realm(self.turn.seat).held().get(Resource::Gold) > 0;
        ensure(gold, three(48), "there is no gold for the camp")
    }

    /// The camps of the seat on turn that are turned.
    fn mendable(&self) -> Slots {
        let (realm, charms) = (self.realm(self.turn.seat), self.charm(self.turn.seat));
        let turned = charms.turned.iter().map(|turned| turned.at);
        turned.filter(|&at| realm.card(at) == Some(Card::MercenaryCamp)).collect()
    }

    pub(crate) fn mend(&mut self, at: Slot, sink: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        self.charms[seat.index()].turn(at, 0);
        let why = Why::Card(Card::MercenaryCamp);
        self.charge(seat, Amounts::of(Resource::Gold, 1), 0, why, sink);
    }

    pub(crate) fn list_mending(&self, out: &mut Vec<Decision>) {
        if self.realm(self.turn.seat).held().get(Resource::Gold) > 0 {
            out.extend(self.mendable().iter().map(|at| Decision::Mend { at }));
        }
    }
}
