//! The way to the first turn: decks, the lot, first hands, landscapes, the preparatory round.

use realm::{Ground, Land, List, Piles, Realm, Resource, Road, Row, Secret, Site, Terrain};
use table::{Faults, Refusal, Seat, SeatSet, Silent, Sink, ToAct, ensure};

use crate::card::{Card, Kind};
use crate::decision::{Decision, Event};
use crate::deck::{Deck, FIRST_HAND};
use crate::events::EventStack;
use crate::hand::Hand;
use crate::pair::Pair;
use crate::position::{Duel, Stage, Task, Turn, other};
use crate::rules::{duel, era};
use crate::setup::{Mode, Setup};
use crate::tally::Tally;

const fn ground(land: Terrain, number: u8) -> Ground {
    Ground { land, number }
}

/// The landscapes of the start, the upper row from left to right, then the lower one (DUEL-7).
pub(crate) const START: [[Ground; 6]; 2] = [
    [
        ground(Terrain::Forest, 2),
        ground(Terrain::GoldField, 1),
        ground(Terrain::Fields, 6),
        ground(Terrain::Hills, 3),
        ground(Terrain::Pasture, 4),
        ground(Terrain::Mountains, 5),
    ],
    [
        ground(Terrain::Forest, 3),
        ground(Terrain::GoldField, 4),
        ground(Terrain::Fields, 5),
        ground(Terrain::Hills, 2),
        ground(Terrain::Pasture, 1),
        ground(Terrain::Mountains, 6),
    ],
];

/// The landscapes of the stack.
pub(crate) const STACK: [Ground; 12] = [
    ground(Terrain::Forest, 4),
    ground(Terrain::Forest, 6),
    ground(Terrain::Hills, 1),
    ground(Terrain::Hills, 5),
    ground(Terrain::Pasture, 5),
    ground(Terrain::Pasture, 6),
    ground(Terrain::Fields, 1),
    ground(Terrain::Fields, 3),
    ground(Terrain::Mountains, 2),
    ground(Terrain::Mountains, 4),
    ground(Terrain::GoldField, 2),
    ground(Terrain::GoldField, 3),
];

/// The places of the landscapes of the start, in the same order.
pub(crate) fn start_places() -> [Land; 6] {
    let row = |row| {
        [-2, 0, 2].map(|column| Land::at(column, row).expect("the start lies within the row"))
    };
    let ([a, b, c], [d, e, f]) = (row(Row::Upper), row(Row::Lower));
    [a, b, c, d, e, f]
}

impl Duel {
    /// The position before anything has been decided.
    pub(crate) fn begun(setup: &Setup) -> Result<Duel, Faults> {
        setup.check()?;
        let terms = setup.terms();
        let realms = [0, 1].map(|seat| start_realm(seat, terms.tournament()));
        let tournament = terms.tournament();
        let mut game = Duel {
            terms,
            stage: Stage::Lot,
            ask: None,
            waits: ToAct::Nobody,
            agenda: table::Agenda::default(),
            turn: Turn::new(Seat::new(0)),
            realms: Pair(realms),
            tallies: Pair(realms.each_ref().map(Tally::of)),
            caches: Pair([None; 2]),
            scores: Pair([0; 2]),
            reached: false,
            strongest: None,
            richest: None,
            hands: Pair([Hand::default(); 2]),
            pulled: List::default(),
            piles: Piles::new(&terms.sizes),
            groups: realm::Groups::NONE,
            pools: [List::default(); 4],
            discards: [List::default(); 2],
            open: if terms.open_card().is_some() { 2 } else { 0 },
            events: EventStack::of(&terms),
            grounds: STACK.into_iter().collect(),
            roads: 7,
            settlements: 5,
            cities: 7,
            decks: [None; 2],
            open_decks: 0,
            first: Seat::new(0),
        };
        if tournament {
            game.stage = Stage::Decks { waiting: SeatSet::first(2) };
            for (seat, deck) in Seat::first(2).zip(setup.decks) {
                if let Some(deck) = deck {
                    game.open_decks |= 1 << seat.index();
                    game.take_deck(seat, deck, &mut Silent);
                }
            }
        } else {
            let cards = Card::ALL.iter().filter(|card| card.kind() != Kind::Event);
            for &card in cards {
                for _ in 0..game.terms.copies(card) {
                    game.pools[card.set() as usize].push(card);
                }
            }
        }
        game.scores = game.counted_scores();
        match &setup.scene {
            Some(scene) => scene.lay_out(game),
            None => {
                game.waits = game.stage.waits(game.turn.seat);
                Ok(game)
            }
        }
    }

    pub(crate) fn check_deck(&self, seat: Seat, deck: &Deck) -> Result<(), Refusal> {
        let waiting = matches!(self.stage, Stage::Decks { waiting } if waiting.contains(seat));
        ensure(waiting, table::Rule::table(2), "no deck is due")?;
        deck.may_be_played()
    }

    /// A deck is handed in; after the second one the lot is drawn.
    pub(crate) fn take_deck(&mut self, seat: Seat, deck: Deck, sink: &mut impl Sink<Event>) {
        // The order in which a deck is written down says nothing about the order of its stacks.
        let mut cards = deck.cards;
        cards.items_mut().sort_unstable();
        self.pools[seat.index()] = cards;
        self.hands[seat] = deck.start.iter().map(|&card| Secret::of(card, seat)).collect();
        self.events.bring(&deck.events);
        self.decks[seat.index()] = Some(deck);
        sink.tell(|| Event::DeckChosen { seat, deck: Some(Box::new(deck)) });
        let waiting =
            Seat::first(2).filter(|seat| self.decks[seat.index()].is_none()).collect::<SeatSet>();
        self.stage = if waiting.is_empty() { Stage::Lot } else { Stage::Decks { waiting } };
    }

    /// The lot has fallen.
    pub(crate) fn start(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Starts { seat });
        self.turn.seat = seat;
        self.note_reached();
        self.first = seat;
        self.stage = if self.terms.tournament() {
            Stage::Arrange { seat }
        } else {
            Stage::Hand { seat, taken: None }
        };
    }

    /// Whether a first hand may come from this stack.
    pub(crate) fn check_first_stack(&self, stack: u8, taken: Option<u8>) -> Result<(), Refusal> {
        ensure(stack < self.terms.stacks, table::Rule::table(6), "there is no such stack")?;
        ensure(self.pool_of(stack) == 0, era(6), "first hands come from stacks of the base set")?;
        let rule = if self.terms.eras() { era(6) } else { duel(10) };
        ensure(
            taken != Some(stack) || self.terms.same_stack,
            rule,
            "the other first hand came from this stack",
        )
    }

    /// In the first game the top three cards; in the eras three of choice.
    pub(crate) fn take_first_hand(&mut self, seat: Seat, stack: u8) {
        let takes = FIRST_HAND as u8;
        if self.terms.eras() {
            self.then([Task::Look { seat, stack, takes }, Task::HandTaken { stack }]);
        } else {
            let draw = Task::Draw { seat, stack };
            self.then([draw, draw, draw, Task::HandTaken { stack }]);
        }
    }

    pub(crate) fn hand_taken(&mut self, stack: u8, sink: &mut impl Sink<Event>) {
        let Stage::Hand { seat, taken } = self.stage else { return };
        let first = self.turn.seat;
        self.stage = match taken {
            None => Stage::Hand { seat: other(seat), taken: Some(stack) },
            Some(_) if self.terms.mode == Mode::First => {
                self.begin_turn(first, sink);
                return;
            }
            Some(_) => Stage::Arrange { seat: first },
        };
    }

    /// Every landscape of the start once.
    pub(crate) fn check_arrangement(&self, lands: &[Terrain; 6]) -> Result<(), Refusal> {
        let all = Terrain::ALL.iter().all(|land| lands.contains(land));
        ensure(all, era(7), "each of the six landscapes is laid once")
    }

    pub(crate) fn arrange(&mut self, seat: Seat, lands: [Terrain; 6], sink: &mut impl Sink<Event>) {
        for (place, land) in start_places().into_iter().zip(lands) {
            let realm = &mut self.realms[seat];
            let now = start_places()
                .into_iter()
                .find(|&at| realm.ground(at).is_some_and(|ground| ground.land == land));
            if let Some(now) = now.filter(|&now| now != place) {
                realm.swap_lands(now, place);
            }
        }
        self.recount(seat, sink);
        sink.tell(|| Event::Arranged { seat, lands });
        let first = self.turn.seat;
        if seat == first {
            self.stage = Stage::Arrange { seat: other(first) };
        } else if self.terms.tournament() {
            self.stage = Stage::Prepare { seat: first, out: SeatSet::EMPTY };
        } else {
            self.begin_turn(first, sink);
        }
    }

    /// After what is built in the preparatory round, and all that it brings, the next one builds.
    #[cold]
    pub(crate) fn prepare(&mut self, choice: &Decision) {
        let builds = matches!(
            choice,
            Decision::Road { .. }
                | Decision::Settlement { .. }
                | Decision::City { .. }
                | Decision::Build { .. }
                | Decision::Cache { .. }
        );
        if builds {
            self.agenda.push(Task::NextBuilder);
        }
    }

    /// Who has passed is out; when both have, the first turn begins (DUELTOURN-21).
    pub(crate) fn pass_preparation(&mut self, sink: &mut impl Sink<Event>) {
        if let Stage::Prepare { seat, out } = self.stage {
            self.stage = Stage::Prepare { seat, out: out.with(seat) };
            self.next_builder(sink);
        }
    }

    /// After a build the other one goes on, unless the other one has passed.
    pub(crate) fn next_builder(&mut self, sink: &mut impl Sink<Event>) {
        let Stage::Prepare { seat, out } = self.stage else { return };
        let out = if self.terms.short_preparation { out.with(seat) } else { out };
        let next = [other(seat), seat].into_iter().find(|&seat| !out.contains(seat));
        match next {
            Some(next) => {
                self.stage = Stage::Prepare { seat: next, out };
                self.turn.seat = next;
                self.note_reached();
            }
            None => {
                self.begin_turn(self.first, sink);
            }
        }
    }
}

fn start_realm(seat: usize, tournament: bool) -> Realm<Card> {
    let mut realm = Realm::EMPTY;
    realm.lay_road(Road::FIRST);
    realm.lay_settlement(Site::LEFT);
    realm.lay_settlement(Site::RIGHT);
    for (place, ground) in start_places().into_iter().zip(START[seat]) {
        // Gold begins with nothing, but in the tournament (DUEL-8, DUELTOURN-19).
        let poor = ground.land.yields() == Resource::Gold && !tournament;
        realm.lay_land(place, ground, u8::from(!poor));
    }
    realm
}
