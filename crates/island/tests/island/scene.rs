//! A small language for rule tests: put a position down, play, say what must come of it.
//!
//! Everything goes through the public contract. Corners and sides are written as text in any of
//! their names: `"0,0,N"`, `"0,-1,SE"`.

use hex::{NARROW, WIDE};
use island::{
    Arrangement, BoardChoice, ByTrack, Course, Decision, Deck, Development, Event, Full,
    GivenKnight, Hand, Holdings, Island, Kept, Layout, Order, Outcome, PhaseView, Plain, Position,
    Progress, Rank, Resource, Scenarios, SeatView, Setup, Track, View, With,
};
use table::testing::broken_rules;
use table::{Chance, Eye, Game, Refusal, Rule, Seat, SeatSet, ToAct};

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// The seats with these numbers.
pub(crate) fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// Cards by their letters: L lumber, B brick, W wool, G grain, O ore; P paper, C cloth, M coins. `"LLB"` is
/// two lumber, one brick.
pub(crate) fn hand(letters: &str) -> Hand {
    letters.chars().fold(Hand::NONE, |hand, letter| hand.plus(Hand::one(card(letter))))
}

/// The resource with this letter.
pub(crate) fn card(letter: char) -> Resource {
    match letter {
        'L' => Resource::Lumber,
        'B' => Resource::Brick,
        'W' => Resource::Wool,
        'G' => Resource::Grain,
        'O' => Resource::Ore,
        'P' => Resource::Paper,
        'C' => Resource::Cloth,
        'M' => Resource::Coin,
        other => panic!("no resource {other}"),
    }
}

pub(crate) fn road<X>(at: &str) -> Decision<X> {
    Decision::BuildRoad { at: at.parse().unwrap() }
}

pub(crate) fn settlement<X>(at: &str) -> Decision<X> {
    Decision::BuildSettlement { at: at.parse().unwrap() }
}

pub(crate) fn city<X>(at: &str) -> Decision<X> {
    Decision::BuildCity { at: at.parse().unwrap() }
}

pub(crate) fn robber<X>(to: &str) -> Decision<X> {
    Decision::MoveRobber { to: to.parse().unwrap() }
}

pub(crate) fn offer<X>(give: &str, want: &str, to: &[usize]) -> Decision<X> {
    Decision::Offer { give: hand(give), want: hand(want), to: seats(to) }
}

pub(crate) fn propose<X>(give: &str, want: &str) -> Decision<X> {
    Decision::Propose { give: hand(give), want: hand(want) }
}

pub(crate) fn bank<X>(give: char, take: char) -> Decision<X> {
    Decision::TradeBank { give: card(give), take: card(take) }
}

/// A position to be put down: pieces and hands of each seat on the beginners' board, seat 0 on turn
/// after the roll, unless said otherwise.
pub(crate) struct Scene {
    pub(crate) setup: Setup,
    pub(crate) pieces: Arrangement,
}

impl Scene {
    pub(crate) fn new(players: usize) -> Scene {
        let pieces = Arrangement {
            seats: vec![Holdings::default(); players],
            turn: Some(seat(0)),
            rolled: true,
            ..Arrangement::default()
        };
        Scene { setup: Setup::given(BoardChoice::Beginner, pieces.clone()), pieces }
    }

    /// On a board given as data.
    pub(crate) fn on(mut self, board: Layout) -> Scene {
        self.setup.board = BoardChoice::Given(board);
        self
    }

    /// With these switches changed.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut island::Options)) -> Scene {
        change(&mut self.setup.options);
        self
    }

    /// What one seat has.
    pub(crate) fn seat(mut self, number: usize, change: impl FnOnce(&mut Seated)) -> Scene {
        change(&mut Seated(&mut self.pieces.seats[number]));
        self
    }

    pub(crate) fn turn(mut self, number: usize) -> Scene {
        self.pieces.turn = Some(seat(number));
        self
    }

    pub(crate) fn before_roll(mut self) -> Scene {
        self.pieces.rolled = false;
        self
    }

    pub(crate) fn robber(mut self, at: &str) -> Scene {
        self.pieces.robber = Some(at.parse().unwrap());
        self
    }

    pub(crate) fn longest_road(mut self, number: usize) -> Scene {
        self.pieces.longest_road = Some(seat(number));
        self
    }

    pub(crate) fn largest_army(mut self, number: usize) -> Scene {
        self.pieces.largest_army = Some(seat(number));
        self
    }

    /// With the barbarians so many steps on their way, and here before or not.
    pub(crate) fn barbarians(mut self, steps: u8, attacked: bool) -> Scene {
        let barbarians = self.pieces.barbarians.get_or_insert_default();
        (barbarians.steps, barbarians.attacked) = (steps, attacked);
        self
    }

    /// With the merchant of this seat on a hex.
    pub(crate) fn merchant(mut self, number: usize, at: &str) -> Scene {
        let barbarians = self.pieces.barbarians.get_or_insert_default();
        barbarians.merchant = Some(at.parse().unwrap());
        barbarians.merchant_of = Some(seat(number));
        self
    }

    /// The setup with these pieces.
    pub(crate) fn setup(mut self) -> Setup {
        self.setup.pieces = island::Pieces::Given(Box::new(self.pieces));
        self.setup
    }

    /// The position, which must be sound.
    pub(crate) fn play(self) -> Play {
        Play::new(&self.setup())
    }

    /// With these scenarios.
    pub(crate) fn scenarios(mut self, change: impl FnOnce(&mut With)) -> Scene {
        change(&mut self.setup.with);
        self
    }

    /// The position of a scenario, which must be sound.
    pub(crate) fn play_scenario(self) -> Play<Full, WIDE> {
        Play::from(&self.setup())
    }
}

/// What one seat has, while the scene is put down.
pub(crate) struct Seated<'a>(&'a mut Holdings);

impl Seated<'_> {
    pub(crate) fn settlements(&mut self, corners: &[&str]) -> &mut Self {
        self.0.settlements.extend(corners.iter().map(|at| at.parse::<hex::Corner>().unwrap()));
        self
    }

    /// Takes the cities away again that the scene has.
    pub(crate) fn no_cities(&mut self) -> &mut Self {
        self.0.cities.clear();
        self.0.roads.clear();
        self
    }

    pub(crate) fn cities(&mut self, corners: &[&str]) -> &mut Self {
        self.0.cities.extend(corners.iter().map(|at| at.parse::<hex::Corner>().unwrap()));
        self
    }

    pub(crate) fn roads(&mut self, sides: &[&str]) -> &mut Self {
        self.0.roads.extend(sides.iter().map(|at| at.parse::<hex::Side>().unwrap()));
        self
    }

    /// Resource cards by their letters.
    pub(crate) fn hand(&mut self, letters: &str) -> &mut Self {
        self.0.hand = hand(letters);
        self
    }

    /// Development cards that may be played now.
    pub(crate) fn cards(&mut self, cards: &[Development]) -> &mut Self {
        self.0.cards = cards.iter().fold(Deck::NONE, |deck, &card| deck.plus(Deck::one(card)));
        self
    }

    /// Development cards played earlier.
    pub(crate) fn played(&mut self, cards: &[Development]) -> &mut Self {
        self.0.played = cards.iter().fold(Deck::NONE, |deck, &card| deck.plus(Deck::one(card)));
        self
    }

    /// What the seat has of the scenarios.
    pub(crate) fn kept(&mut self, change: impl FnOnce(&mut Kept)) -> &mut Self {
        change(self.0.kept.get_or_insert_default());
        self
    }

    /// What the seat has of Cities & Knights.
    pub(crate) fn order(&mut self, change: impl FnOnce(&mut Order)) -> &mut Self {
        self.kept(|kept| change(kept.order.get_or_insert_default()))
    }

    /// Active knights of this rank.
    pub(crate) fn active(&mut self, rank: Rank, corners: &[&str]) -> &mut Self {
        self.knights(rank, true, corners)
    }

    /// Knights of this rank that are not active.
    pub(crate) fn idle(&mut self, rank: Rank, corners: &[&str]) -> &mut Self {
        self.knights(rank, false, corners)
    }

    fn knights(&mut self, rank: Rank, active: bool, corners: &[&str]) -> &mut Self {
        let knights =
            corners.iter().map(|at| GivenKnight { at: at.parse().unwrap(), rank, active });
        self.order(|order| order.knights.extend(knights))
    }

    /// Levels of trade, politics and science.
    pub(crate) fn levels(&mut self, trade: u8, politics: u8, science: u8) -> &mut Self {
        self.order(|order| order.levels = ByTrack { trade, politics, science })
    }

    /// The metropolis of a track on a city.
    pub(crate) fn metropolis(&mut self, track: Track, at: &str) -> &mut Self {
        self.order(|order| order.metropolises[track as usize] = Some(at.parse().unwrap()))
    }

    /// Walls under cities.
    pub(crate) fn walls(&mut self, corners: &[&str]) -> &mut Self {
        self.order(|order| {
            order.walls.extend(corners.iter().map(|at| at.parse::<hex::Corner>().unwrap()))
        })
    }

    /// Progress cards.
    pub(crate) fn progress(&mut self, cards: &[Progress]) -> &mut Self {
        self.order(|order| order.progress.extend(cards))
    }

    /// Roads around a hex: `roads_at("0,0", "NE E SE")`.
    pub(crate) fn roads_at(&mut self, hex: &str, sides: &str) -> &mut Self {
        let sides = sides.split_whitespace().map(|side| format!("{hex},{side}"));
        self.0.roads.extend(sides.map(|side| side.parse::<hex::Side>().unwrap()));
        self
    }
}

/// A game under way, audited after every step.
#[derive(Clone)]
pub(crate) struct Play<C: Course<W> = Plain, const W: usize = NARROW>(pub Position<C, W>);

impl Play {
    pub(crate) fn new(setup: &Setup) -> Play {
        Play::from(setup)
    }
}

impl<C: Course<W>, const W: usize> Play<C, W> {
    /// A game of any course.
    pub(crate) fn from(setup: &Setup) -> Self {
        let play = Play(Position::<C, W>::new(setup).unwrap_or_else(|faults| panic!("{faults}")));
        play.0.audit().unwrap();
        play
    }

    /// The seat decides, which must be allowed and, where it can be listed, listed.
    pub(crate) fn decide(&mut self, by: usize, decision: Decision<C::Choice>) -> &mut Self {
        if let Err(refusal) = self.0.decide(seat(by), &decision) {
            panic!("{decision:?} by {by}: {refusal}");
        }
        self.0.audit().unwrap();
        self
    }

    /// Nature decides.
    pub(crate) fn resolve(&mut self, outcome: Outcome<C::Fate>) -> &mut Self {
        if let Err(refusal) = self.0.resolve(&outcome) {
            panic!("{outcome:?}: {refusal}");
        }
        self.0.audit().unwrap();
        self
    }

    /// The seat rolls these dice.
    pub(crate) fn roll(&mut self, by: usize, one: u8, other: u8) -> &mut Self {
        self.decide(by, Decision::Roll).resolve(Outcome::Rolled { dice: [one, other] })
    }

    /// The seat decides something that this rule must refuse; nothing changes, and it is not listed.
    #[track_caller]
    pub(crate) fn refuses(
        &mut self,
        by: usize,
        decision: Decision<C::Choice>,
        rule: Rule,
    ) -> &mut Self {
        let before = self.0.clone();
        let refusal = self.0.decide(seat(by), &decision);
        assert_eq!(refusal.map_err(|Refusal { rule, .. }| rule), Err(rule), "{decision:?}");
        assert!(self.0 == before, "a refusal changed the position");
        assert!(!self.decisions(by).contains(&decision), "{decision:?} is listed");
        self
    }

    /// All that is listed for the seat.
    pub(crate) fn decisions(&self, by: usize) -> Vec<Decision<C::Choice>> {
        let mut list = Vec::new();
        self.0.decisions(seat(by), &mut list);
        list
    }

    #[track_caller]
    pub(crate) fn lists(&self, by: usize, decision: Decision<C::Choice>) -> &Self {
        assert!(self.decisions(by).contains(&decision), "{decision:?} is not listed");
        self
    }

    /// The position with all cards face up.
    pub(crate) fn all(&self) -> View {
        self.0.view(Eye::Arbiter)
    }

    /// What a seat has, all cards face up.
    pub(crate) fn of(&self, number: usize) -> SeatView {
        self.all().seats.swap_remove(number)
    }

    pub(crate) fn hand(&self, number: usize) -> Hand {
        self.of(number).hand.expect("all cards are face up")
    }

    pub(crate) fn phase(&self) -> PhaseView {
        self.all().phase
    }

    /// Whom the game waits for, by number.
    pub(crate) fn waits_for(&self) -> Vec<usize> {
        match self.0.to_act() {
            ToAct::Seats(seats) => seats.iter().map(Seat::index).collect(),
            ToAct::Nature | ToAct::Nobody => vec![],
        }
    }

    /// Who has won.
    pub(crate) fn winner(&self) -> Option<usize> {
        self.0.standing().winners.single().map(Seat::index)
    }

    /// The events of a decision.
    pub(crate) fn events_of(
        &mut self,
        by: usize,
        decision: Decision<C::Choice>,
    ) -> Vec<Event<C::Happening>> {
        self.0.check(seat(by), &decision).unwrap();
        let mut events = Vec::new();
        self.0.apply(seat(by), &decision, &mut events);
        events
    }

    /// The events of an outcome.
    pub(crate) fn events_of_outcome(
        &mut self,
        outcome: Outcome<C::Fate>,
    ) -> Vec<Event<C::Happening>> {
        self.0.check_outcome(&outcome).unwrap();
        let mut events = Vec::new();
        self.0.apply_outcome(&outcome, &mut events);
        self.0.audit().unwrap();
        events
    }

    /// Nature decides something that this rule must refuse; nothing changes, and it is not listed.
    #[track_caller]
    pub(crate) fn refuses_outcome(&mut self, outcome: Outcome<C::Fate>, rule: Rule) -> &mut Self {
        let before = self.0.clone();
        let refusal = self.0.resolve(&outcome);
        assert_eq!(refusal.map_err(|Refusal { rule, .. }| rule), Err(rule), "{outcome:?}");
        assert!(self.0 == before, "a refusal changed the position");
        assert!(!self.outcomes().iter().any(|(listed, _)| *listed == outcome), "it is listed");
        self
    }

    /// All that nature may choose, with weights.
    pub(crate) fn outcomes(&self) -> Vec<(Outcome<C::Fate>, u32)> {
        let mut list = Vec::new();
        self.0.outcomes(&mut list);
        list
    }

    /// The position as a seat sees it.
    pub(crate) fn seen_by(&self, number: usize) -> View {
        self.0.view(Eye::Seat(seat(number)))
    }

    /// Chance decides from this stream until somebody at the table is asked.
    pub(crate) fn settle(&mut self, chance: &mut impl Chance) -> &mut Self {
        while self.0.to_act() == ToAct::Nature {
            let outcome = self.0.sample(chance);
            self.resolve(outcome);
        }
        self
    }
}

/// The beginners' board as data.
pub(crate) fn beginner_board() -> Layout {
    Play::new(&Setup::beginner(4)).all().board.expect("the beginners' board is fixed").into()
}

/// The rules that a setup breaks, in order and each once.
pub(crate) fn faults(setup: &Setup) -> Vec<Rule> {
    broken_rules::<Island>(setup)
}

/// The same, where it is played as a scenario.
pub(crate) fn scenario_faults(setup: &Setup) -> Vec<Rule> {
    broken_rules::<Scenarios>(setup)
}
