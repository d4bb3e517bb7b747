//! Action cards: when each may be played, and what it does.

use realm::{Amounts, Kinds, Resource, Slots};
use table::{Refusal, Seat, Sink, ensure, refuse};

use crate::card::{Card, Kind};
use crate::decision::{Event, Why};
use crate::position::{Ask, Duel, Spot, Stage, Task, other};
use crate::rules::{duel, dueltourn, era};

impl Duel {
    /// Whether the seat on turn may play this card from the hand now.
    pub(crate) fn check_play(&self, card: Card) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        let own = card.kind() == Kind::Action && self.in_hand(seat, card).is_some();
        ensure(own, duel(41), "the card is no action card in the hand")?;
        match self.stage {
            Stage::Prepare { .. } => {
                return refuse(dueltourn(20), "no action cards in the preparatory round");
            }
            Stage::Before => {
                ensure(comes_first(card), duel(42), "the card waits for the action phase")?
            }
            Stage::Action => {
                ensure(!comes_first(card), duel(42), "the card is played before the roll")?
            }
            _ => return refuse(duel(42), "action cards are played in the own action phase"),
        }
        self.check_use(card)
    }

    /// Whether an action card of the hand can do what it says, if this is its moment.
    #[inline]
    pub(crate) fn check_use(&self, card: Card) -> Result<(), Refusal> {
        let seat = self.turn.seat;
        ensure(self.meets(seat, card), era(10), "the condition of the card does not hold")?;
        self.check_effect(seat, card)
    }

    /// Whether everything that the card orders can be carried out, and has an effect (DUEL-43, ERA-11).
    fn check_effect(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let (realm, opponent) = (self.realm(seat), other(seat));
        let theirs = self.tally(opponent);
        let (holds, why) = match card.original() {
            Card::Goldsmith => (realm.held().get(Resource::Gold) >= 3, "three gold are to be paid"),
            Card::MerchantCaravan => (realm.held().total() >= 2, "two resources are to be given"),
            Card::BrigittaTheWiseWoman => (self.turn.number.is_none(), "a number is named already"),
            Card::ReinerTheHerald => (self.turn.face.is_none(), "the celebration is set already"),
            Card::GudrunTerrorOfTheSeas => (
                self.gudruns_gold(seat) > 0,
                "a Pirate Ship, gold at the opponent and room for it are needed",
            ),
            Card::TradeMaster | Card::Merchant | Card::VoyageOfPlunder | Card::Brigands => {
                (!self.robbable(seat).is_empty(), "the opponent has nothing that finds room")
            }
            Card::Archer => {
                (!theirs.fighters.is_empty(), "the opponent has no unit with strength points")
            }
            Card::Arsonist => {
                (!theirs.burnable.is_empty(), "every building of the opponent is guarded")
            }
            Card::Traitor => {
                (!self.hands[opponent].is_empty(), "the opponent has no card in the hand")
            }
            Card::BenjaminTheTravelingScholar => {
                (self.benjamins_gift(seat), "no landscape with the number of this turn has room")
            }
            Card::ThreeFieldSystem => {
                (realm.room().get(Resource::Grain) > 0, "there is no room for grain")
            }
            Card::MineralMining => {
                (realm.room().get(Resource::Ore) > 0, "there is no room for ore")
            }
            Card::GuidoTheAmbassador | Card::GustavTheLibrarian => {
                (!self.discards[self.fetched_from(seat, card)].is_empty(), "nothing is discarded")
            }
            Card::Doctor => {
                (!self.patients(seat).is_empty(), "no Bath House borders a landscape with room")
            }
            Card::Relocation => (true, ""),
            _ => return refuse(duel(42), "the card is played in a moment of its own"),
        };
        ensure(holds, if self.terms.eras() { era(11) } else { duel(43) }, why)
    }

    /// Carries out a card that was checked.
    pub(crate) fn play(&mut self, card: Card, number: Option<u8>, sink: &mut impl Sink<Event>) {
        let (seat, opponent, why) = (self.turn.seat, other(self.turn.seat), Why::Card(card));
        self.leave_hand(seat, card);
        sink.tell(|| Event::Played { seat, card, number });
        match card.original() {
            // These two are laid down when they have done their work, and cannot fetch themselves.
            Card::GuidoTheAmbassador | Card::GustavTheLibrarian => {
                self.then([Task::Discard { seat, card }]);
                self.pose(Ask::Fetch { seat, card });
                return;
            }
            _ => self.discard(seat, card),
        }
        match card.original() {
            Card::BrigittaTheWiseWoman => self.turn.number = number,
            Card::ReinerTheHerald => {
                self.turn.face = Some(crate::position::Face::Celebration);
                self.turn.herald = true;
            }
            Card::Goldsmith => {
                self.then([Task::Gain { seat, kinds: Kinds::ALL, count: 2, why }]);
                self.charge_kind(seat, Resource::Gold, 3, why, sink);
            }
            Card::MerchantCaravan => {
                self.then([Task::Gain { seat, kinds: Kinds::ALL, count: 2, why }]);
                self.charge(seat, Amounts::NONE, 2, why, sink);
            }
            Card::Relocation => self.pose(Ask::Relocate { seat, first: None }),
            Card::GudrunTerrorOfTheSeas => {
                let count = self.gudruns_gold(seat);
                self.then([Task::Gain { seat, kinds: Kinds::only(Resource::Gold), count, why }]);
                self.charge_kind(opponent, Resource::Gold, count, why, sink);
            }
            Card::TradeMaster => self.rob(seat, 2, false, why),
            Card::Merchant => {
                self.then([Task::GiveBack { seat }]);
                self.rob(seat, 2, false, why);
            }
            Card::VoyageOfPlunder => {
                let behind = self.victory_points(opponent) > self.victory_points(seat);
                self.rob(seat, 1 + u8::from(behind), false, why);
            }
            Card::Brigands => self.pose(Ask::Plunder { seat, card }),
            Card::Archer | Card::Arsonist | Card::Traitor => {
                self.then([Task::Strike { seat, card }]);
                if self.tally(opponent).shield != 0 {
                    self.pose(Ask::Protect { seat: opponent, card });
                }
            }
            Card::BenjaminTheTravelingScholar => {
                let lands = self
                    .turn
                    .number
                    .map(|number| self.realm(seat).numbered(number))
                    .unwrap_or_default();
                for land in lands.iter() {
                    self.fill(seat, land.into(), 1, why, sink);
                }
            }
            Card::ThreeFieldSystem => self.grant(seat, Kinds::only(Resource::Grain), 2, why, sink),
            Card::MineralMining => self.grant(seat, Kinds::only(Resource::Ore), 2, why, sink),
            Card::Doctor => match self.patients(seat).single() {
                Some(house) => self.heal(seat, house, card, sink),
                None => self.pose(Ask::Visit { seat, by: card }),
            },
            _ => unreachable!("{card:?} is never let pass"),
        }
    }

    /// How much gold Gudrun brings home.
    fn gudruns_gold(&self, seat: Seat) -> u8 {
        let theirs = self.realm(other(seat)).held().get(Resource::Gold);
        let room = self.realm(seat).room().get(Resource::Gold);
        (2 * self.tally(seat).pirates).min(theirs).min(room)
    }

    fn benjamins_gift(&self, seat: Seat) -> bool {
        let realm = self.realm(seat);
        let lands = self.turn.number.map(|number| realm.numbered(number)).unwrap_or_default();
        lands.iter().any(|land| realm.stock(land.into()) < realm::CAPACITY)
    }

    /// The discard pile that a card fetches from: Guido reaches into the opponent's in a tournament.
    pub(crate) fn fetched_from(&self, seat: Seat, card: Card) -> usize {
        match (self.terms.tournament(), card.original()) {
            (false, _) => 0,
            (true, Card::GuidoTheAmbassador) => other(seat).index(),
            (true, _) => seat.index(),
        }
    }

    /// The Bath Houses that a doctor may visit.
    pub(crate) fn patients(&self, seat: Seat) -> Slots {
        let houses =
            self.realm(seat).cards().filter(|(_, card)| card.original() == Card::BathHouse);
        let houses = houses.map(|(slot, _)| slot);
        houses
            .filter(|&slot| {
                self.visited(slot).any(|land| self.realm(seat).stock(land.into()) < realm::CAPACITY)
            })
            .collect()
    }

    /// The landscapes that a doctor in this Bath House reaches.
    fn visited(&self, slot: realm::Slot) -> impl Iterator<Item = realm::Land> + use<> {
        let wide = self.terms.wide_doctor;
        let (beside, around) = (slot.lands(), slot.site().lands());
        around.into_iter().filter(move |land| wide || beside.contains(land))
    }

    pub(crate) fn heal(
        &mut self,
        seat: Seat,
        house: realm::Slot,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        for land in self.visited(house) {
            self.fill(seat, land.into(), 1, Why::Card(card), sink);
        }
    }

    /// An attack that was not turned away.
    pub(crate) fn strike(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let victim = other(seat);
        match card.original() {
            Card::Archer => self.must_lose(victim, self.tally(victim).fighters, card, sink),
            Card::Arsonist if !self.tally(victim).burnable.is_empty() => {
                self.pose(Ask::Burn { seat, by: card });
            }
            Card::Traitor => {
                self.show_hand(victim, sink);
                self.pose(Ask::Steal { seat });
            }
            _ => {}
        }
    }

    /// Whether a traitor may take this card: in a tournament units and action cards only.
    pub(crate) fn stealable(&self, card: Card) -> bool {
        !self.terms.tournament() || card.kind().is_unit() || card.kind() == Kind::Action
    }

    /// With which cards the one at this site may change places.
    pub(crate) fn partners(&self, seat: Seat, slot: realm::Slot) -> Slots {
        let realm = self.realm(seat);
        let Some(card) = realm.card(slot) else { return Slots::NONE };
        let fits =
            |card: Card, at| card.kind() != Kind::CityBuilding || realm.city_spaces().has(at);
        let elsewhere = |at: realm::Slot| (at.site(), at.row()) != (slot.site(), slot.row());
        let others = realm
            .cards()
            .filter(|&(at, other)| elsewhere(at) && fits(card, at) && fits(other, slot));
        others.map(|(at, _)| at).collect()
    }

    /// Two things of a realm change places.
    pub(crate) fn swap(&mut self, seat: Seat, one: Spot, two: Spot, sink: &mut impl Sink<Event>) {
        match (one, two) {
            (Spot::Land(one), Spot::Land(two)) => {
                self.realms[seat].swap_lands(one, two);
                sink.tell(|| Event::LandsSwapped { seat, at: [one, two] });
            }
            (Spot::Slot(one), Spot::Slot(two)) => {
                self.realms[seat].swap_cards(one, two);
                sink.tell(|| Event::CardsSwapped { seat, at: [one, two] });
            }
            _ => unreachable!("a landscape and a card never change places"),
        }
        self.recount(seat, sink);
    }
}

/// Whether a card is played before the roll.
#[inline]
pub(crate) fn comes_first(card: Card) -> bool {
    matches!(card.original(), Card::BrigittaTheWiseWoman | Card::ReinerTheHerald)
}
