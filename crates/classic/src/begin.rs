//! The way to the first turn: landscapes, the lot, first hands.

use realm::{Groups, Land, List, Piles, Realm, Road, Row, Site, Terrain};
use table::{Faults, Refusal, Seat, SeatSet, Sink, ensure};

use crate::accord::Accord;
use crate::ask::Task;
use crate::card::{Card, START};
use crate::event::Event;
use crate::magic::Charms;
use crate::position::{Classic, EVENT_POOL, SEATS, Stage, Turn, Waits};
use crate::rules::classic;
use crate::setup::Setup;
use crate::tally::Tally;

/// How many cards a first hand has.
pub(crate) const FIRST_HAND: u8 = 3;

/// The places of the landscapes of the start: the upper row from left to right, then the lower one.
pub(crate) fn start_places() -> [Land; 6] {
    let row = |row| {
        [-2, 0, 2].map(|column| Land::at(column, row).expect("the start lies within the row"))
    };
    let ([a, b, c], [d, e, f]) = (row(Row::Upper), row(Row::Lower));
    [a, b, c, d, e, f]
}

impl Classic {
    /// The position before anything has been decided.
    pub(crate) fn begun(setup: &Setup) -> Result<Classic, Faults> {
        setup.check()?;
        let terms = setup.terms();
        let mut realms = [Realm::EMPTY; SEATS];
        for (realm, start) in realms.iter_mut().zip(&START).take(terms.seats.into()) {
            *realm = start_realm(start);
        }
        let mut game = Classic {
            terms,
            stage: if terms.tournament() {
                Stage::Decks { waiting: SeatSet::first(terms.seats.into()) }
            } else {
                Stage::Arrange { waiting: SeatSet::first(terms.seats.into()) }
            },
            ask: None,
            waits: Waits::NOBODY,
            agenda: table::Agenda::default(),
            turn: Turn::new(Seat::new(0)),
            tallies: realms.each_ref().map(|realm| Tally::of(realm, &Charms::default())),
            realms,
            charms: [Charms::default(); SEATS],
            strongest: None,
            richest: None,
            unlocked: false,
            hands: [List::default(); SEATS],
            pulled: List::default(),
            groups: Groups::NONE,
            piles: Piles::new(&terms.sizes),
            pools: [List::default(); EVENT_POOL + 1],
            discards: [List::default(); SEATS],
            grounds: Piles::new(&[terms.grounds().len() as u8]),
            ground_pool: terms.grounds(),
            roads: terms.roads,
            settlements: terms.settlements,
            cities: terms.cities,
            citadels: terms.citadels,
            banished: List::default(),
            accord: Accord::default(),
            decks: [None; SEATS],
            open_decks: SeatSet::EMPTY,
            picked: List::default(),
            proven: List::default(),
        };
        if terms.tournament() {
            game.begin_tournament(&setup.decks);
        } else {
            for card in terms.cards() {
                for _ in 0..card.count() {
                    game.pools[terms.pool_of(card)].push(card);
                }
            }
        }
        match &setup.scene {
            Some(scene) => scene.lay_out(game),
            None => {
                game.waits = game.computed_waits();
                Ok(game)
            }
        }
    }

    /// Every landscape of the start once.
    pub(crate) fn check_arrangement(&self, lands: &[Terrain; 6]) -> Result<(), Refusal> {
        let all = Terrain::ALL.iter().all(|land| lands.contains(land));
        ensure(all, classic(8), "each of the six landscapes is laid once")
    }

    pub(crate) fn arrange(&mut self, seat: Seat, lands: [Terrain; 6], sink: &mut impl Sink<Event>) {
        for (place, land) in start_places().into_iter().zip(lands) {
            let realm = &mut self.realms[seat.index()];
            let lies = |at: &Land| realm.ground(*at).is_some_and(|ground| ground.land == land);
            let now = start_places().into_iter().find(lies);
            if let Some(now) = now.filter(|&now| now != place) {
                realm.swap_lands(now, place);
            }
        }
        self.recount(seat, sink);
        sink.tell(|| Event::Arranged { seat, lands });
        if let Stage::Arrange { waiting } = self.stage {
            let waiting = waiting.without(seat);
            self.stage = if waiting.is_empty() { Stage::Lot } else { Stage::Arrange { waiting } };
        }
    }

    /// The lot has fallen.
    pub(crate) fn start(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Starts { seat });
        self.turn.seat = seat;
        match (self.terms.tournament(), self.terms.three()) {
            (false, _) => self.stage = Stage::Hand { seat, taken: 0 },
            (true, true) => self.stage = Stage::Events { seat },
            (true, false) => self.begin_turn(seat, sink),
        }
    }

    /// Whether a first hand may come from this stack.
    pub(crate) fn check_first_stack(&self, stack: u8, taken: u16) -> Result<(), Refusal> {
        ensure(stack < self.terms.stacks, table::Rule::table(6), "there is no such stack")?;
        let free = taken >> stack & 1 == 0;
        ensure(free, classic(11), "another first hand came from this stack")
    }

    pub(crate) fn take_first_hand(&mut self, seat: Seat, stack: u8) {
        let look = Task::Look { seat, stack, takes: FIRST_HAND, may_stop: false };
        self.then([look, Task::HandTaken { stack }]);
    }

    pub(crate) fn hand_taken(&mut self, stack: u8, sink: &mut impl Sink<Event>) {
        let Stage::Hand { seat, taken } = self.stage else { return };
        let (next, first) = (seat.next(self.count()), self.turn.seat);
        if next == first {
            self.begin_turn(first, sink);
        } else {
            self.stage = Stage::Hand { seat: next, taken: taken | 1 << stack };
        }
    }
}

/// A road between two settlements, and six landscapes with one of each resource.
fn start_realm(start: &[realm::Ground; 6]) -> Realm<Card> {
    let mut realm = Realm::EMPTY;
    realm.lay_road(Road::FIRST);
    realm.lay_settlement(Site::LEFT);
    realm.lay_settlement(Site::RIGHT);
    for (place, &ground) in start_places().into_iter().zip(start) {
        realm.lay_land(place, ground, 1);
    }
    realm
}
