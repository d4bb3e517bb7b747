//! What chance decides: the layout, the lots, the dice, the stolen and the drawn card.

use std::sync::Arc;

use hex::{HexId, Id};
use table::chance::weighted;
use table::{BySeat, Chance, Refusal, Rule, Seat, Sink, Weight, ensure, refuse};

use crate::board::Board;
use crate::cards::{Development, Hand, Resource};
use crate::decision::{Event, Outcome};
use crate::layout::Layout;
use crate::plan::{Plan, Shuffle};
use crate::rules::{base, six};
use crate::setup::{BoardChoice, Pieces, RobberStart, Start};
use crate::state::{Island, Phase};

impl Island {
    pub(crate) fn list_outcomes(&self, out: &mut Vec<(Outcome, Weight)>) -> bool {
        match self.phase {
            Phase::Laying => return false,
            Phase::DrawingLots => {
                out.extend(self.everyone().map(|seat| (Outcome::Starts { seat }, 1)));
            }
            Phase::DrawingDesert => {
                let deserts = self.board.deserts.iter().map(|id| self.board.grid.hex(id));
                out.extend(deserts.map(|at| (Outcome::RobberStarts { at }, 1)));
            }
            Phase::Rolling => {
                let pairs = (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other]));
                out.extend(pairs.map(|dice| (Outcome::Rolled { dice }, 1)));
            }
            Phase::Stealing { victim } => {
                let hand = self.hands[victim];
                out.extend(hand.kinds().map(|card| (Outcome::Stolen { card }, hand[card].into())));
            }
            Phase::Drawing { .. } => {
                let pile = self.pile;
                out.extend(pile.kinds().map(|card| (Outcome::Drawn { card }, pile[card].into())));
            }
            _ => {}
        }
        true
    }

    /// # Panics
    /// Where nature is not to act.
    #[inline]
    pub(crate) fn draw(&self, chance: &mut impl Chance) -> Outcome {
        match self.phase {
            Phase::Rolling => {
                let roll = chance.below(36) as u8;
                Outcome::Rolled { dice: [roll / 6 + 1, roll % 6 + 1] }
            }
            Phase::Stealing { victim } => {
                let card = weighted(&self.hands[victim].weights(), chance);
                Outcome::Stolen { card: Resource::ALL[card] }
            }
            Phase::Drawing { .. } => {
                let card = weighted(&self.pile.weights(), chance);
                Outcome::Drawn { card: Development::ALL[card] }
            }
            Phase::DrawingLots => {
                Outcome::Starts { seat: Seat::new(chance.below(self.players.into()) as usize) }
            }
            Phase::DrawingDesert => {
                let deserts: Vec<HexId> = self.board.deserts.iter().collect();
                let at = deserts[chance.below(deserts.len() as u32) as usize];
                Outcome::RobberStarts { at: self.board.grid.hex(at) }
            }
            Phase::Laying => {
                let (plan, shuffle) = self.plan();
                Outcome::Laid { board: Box::new(plan.sample(shuffle, chance)) }
            }
            _ => panic!("no outcome is due"),
        }
    }

    fn plan(&self) -> (&'static Plan, Shuffle) {
        match self.board.setup.board {
            BoardChoice::Variable(shuffle) => {
                (Plan::of(self.board.setup.cells_of(shuffle)), shuffle)
            }
            _ => unreachable!("only a variable board is laid out by chance"),
        }
    }

    pub(crate) fn may_come(&self, outcome: &Outcome) -> Result<(), Refusal> {
        const NOT_DUE: Rule = Rule::table(3);
        match (self.phase, outcome) {
            (Phase::Over { .. }, _) => refuse(Rule::table(4), "the game is over"),
            (Phase::Laying, Outcome::Laid { board }) => {
                let (plan, shuffle) = self.plan();
                plan.check(shuffle, board)
            }
            (Phase::DrawingLots, Outcome::Starts { seat }) => ensure(
                seat.index() < self.count(),
                Rule::table(5),
                "there is no such seat at this table",
            ),
            (Phase::DrawingDesert, Outcome::RobberStarts { at }) => {
                let desert = self.board.grid.hex_id(*at);
                let desert = desert.is_some_and(|hex| self.board.deserts.contains(hex));
                ensure(desert, six(7), "the robber starts on a desert")
            }
            (Phase::Rolling, Outcome::Rolled { dice }) => {
                let dice = dice.iter().all(|die| (1..=6).contains(die));
                ensure(dice, base(61), "a die shows one to six")
            }
            (Phase::Stealing { victim }, Outcome::Stolen { card }) => {
                let held = self.hands[victim][*card] > 0;
                ensure(held, base(78), "the victim has no such card")
            }
            (Phase::Drawing { .. }, Outcome::Drawn { card }) => {
                ensure(self.pile[*card] > 0, base(48), "no such card is left in the pile")
            }
            _ => refuse(NOT_DUE, "no outcome of this kind is due"),
        }
    }

    #[inline]
    pub(crate) fn come(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match *outcome {
            Outcome::Rolled { dice } => {
                self.turn.rolled = true;
                self.last_roll = Some(dice);
                let seat = self.turn.seat;
                sink.tell(|| Event::Rolled { seat, dice });
                match dice[0] + dice[1] {
                    7 => self.seven(),
                    number => self.yield_cards(number, sink),
                }
            }
            Outcome::Stolen { card } => {
                let Phase::Stealing { victim } = self.phase else { return };
                let seat = self.turn.seat;
                self.hands[victim][card] -= 1;
                self.hands[seat][card] += 1;
                self.phase = Phase::Turn;
                sink.tell(|| Event::Stole { seat, victim, card: Some(card) });
                // In any case, or its end would tell everyone which card was stolen (BASE-25).
                self.drop_proposal(victim, sink);
            }
            Outcome::Drawn { card } => {
                let Phase::Drawing { buyer } = self.phase else { return };
                self.pile[card] -= 1;
                self.cards[buyer][card] += 1;
                sink.tell(|| Event::Bought { seat: buyer, card: Some(card) });
                if buyer == self.turn.seat {
                    self.fresh[card] += 1;
                    self.phase = Phase::Turn;
                    self.declare_winner(sink);
                } else {
                    self.phase = Phase::SpecialBuilding { builder: buyer };
                }
            }
            Outcome::Starts { seat } => self.start_with(seat, sink),
            Outcome::RobberStarts { at } => {
                self.robber = self.board.grid.hex_id(at).expect("checked before");
                self.begin_play(sink);
            }
            Outcome::Laid { ref board } => self.lay(board, sink),
        }
    }

    fn seven(&mut self) {
        self.phase = Phase::MovingRobber;
        if !self.options.discards {
            return;
        }
        let limit = u32::from(self.options.hand_limit);
        let mut owed = BySeat::<u8>::default();
        for seat in self.everyone() {
            let total = self.hands[seat].total();
            if total > limit {
                owed[seat] = (total / 2) as u8;
            }
        }
        // With a low limit a single card may be too many, but half of it is none.
        if owed != BySeat::default() {
            self.phase = Phase::Discarding { owed, aside: BySeat::default() };
        }
    }

    /// Everyone takes what the number yields (BASE-22 to 24).
    #[inline]
    fn yield_cards(&mut self, number: u8, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Turn;
        let mut claims = BySeat::<Hand>::default();
        let mut total = Hand::NONE;
        self.board.numbered(number).without(self.robber).each(|hex| {
            let Some(resource) = self.board.yields(hex) else { return };
            for corner in self.board.grid.corner_list(hex) {
                let site = self.built[corner];
                if let Some(owner) = site.owner() {
                    let cards = Hand::some(resource, 1 + u8::from(site.is_city()));
                    claims[owner] = claims[owner].plus(cards);
                    total = total.plus(cards);
                }
            }
        });
        if total.is_empty() {
            return;
        }
        if !self.bank.covers(total) {
            self.cut_claims(&mut claims, total, sink);
        }
        for seat in self.everyone() {
            self.gain_openly(seat, claims[seat], sink);
        }
    }

    /// The bank cannot serve all claims: each resource is looked at by itself (BASE-24).
    #[cold]
    fn cut_claims(&self, claims: &mut BySeat<Hand>, total: Hand, sink: &mut impl Sink<Event>) {
        for card in Resource::ALL.into_iter().filter(|&card| total[card] > self.bank[card]) {
            sink.tell(|| Event::Short { card });
            let claimants = self.everyone().filter(|&seat| claims[seat][card] > 0).count();
            let rest = claimants == 1 && self.options.single_claim_pays;
            for seat in self.everyone() {
                let claim = claims[seat][card];
                claims[seat][card] = if rest { claim.min(self.bank[card]) } else { 0 };
            }
        }
    }

    // From the setup to the first decision: the layout, the start player, the robber, the pieces.

    pub(crate) fn lay(&mut self, layout: &Layout, sink: &mut impl Sink<Event>) {
        let (setup, grid) = (self.board.setup.clone(), self.board.grid.clone());
        self.board = Arc::new(Board::laid(setup, grid, layout.clone()));
        sink.tell(|| Event::Laid);
        self.after_laying(sink);
    }

    pub(crate) fn after_laying(&mut self, sink: &mut impl Sink<Event>) {
        let given = match &self.board.setup.pieces {
            Pieces::Given(arrangement) => arrangement.turn,
            _ => None,
        };
        match (given, self.board.setup.start) {
            (Some(seat), _) | (None, Start::Seat { seat }) => self.start_with(seat, sink),
            (None, Start::Lot) => self.phase = Phase::DrawingLots,
        }
    }

    fn start_with(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.start = seat;
        self.turn.seat = seat;
        sink.tell(|| Event::Starts { seat });
        let arranged = match &self.board.setup.pieces {
            Pieces::Given(arrangement) => arrangement.robber,
            _ => None,
        };
        let printed = self.board.layout.as_ref().and_then(|layout| layout.robber);
        let mut deserts = self.board.deserts.iter();
        match arranged.or(printed).and_then(|hex| self.board.grid.hex_id(hex)) {
            Some(hex) => self.robber = hex,
            None if self.board.deserts.len() > 1 => {
                self.phase = match self.board.setup.robber {
                    RobberStart::Choice => Phase::PlacingRobber,
                    RobberStart::Lot => Phase::DrawingDesert,
                };
                return;
            }
            None => self.robber = deserts.next().unwrap_or(HexId::from_index(0)),
        }
        self.begin_play(sink);
    }

    /// The robber stands: the founding phase begins, or the first turn with the given pieces.
    pub(crate) fn begin_play(&mut self, sink: &mut impl Sink<Event>) {
        if let Pieces::Founding = self.board.setup.pieces {
            self.phase = Phase::FoundingSettlement { placed: 0 };
        } else {
            self.begin_arranged(sink);
        }
    }
}
