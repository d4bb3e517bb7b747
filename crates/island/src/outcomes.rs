//! What chance decides: the layout, the lots, the dice, the stolen and the drawn card.

use hex::HexId;
use table::chance::weighted;
use table::{Chance, Refusal, Rule, Seat, Sink, Weight, ensure, refuse};

use crate::cards::Development;
use crate::course::{Course, EventOf, OutcomeOf};
use crate::decision::Outcome;
use crate::position::{Phase, Position};
use crate::rules::{base, six};

impl<C: Course<W>, const W: usize> Position<C, W> {
    pub(crate) fn list_outcomes(&self, out: &mut Vec<(OutcomeOf<C, W>, Weight)>) -> bool {
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
            Phase::Own(phase) => C::outcomes(self, phase, out),
            _ => {}
        }
        true
    }

    /// # Panics
    /// Where nature is not to act.
    #[inline]
    pub(crate) fn draw(&self, chance: &mut impl Chance) -> OutcomeOf<C, W> {
        match self.phase {
            Phase::Rolling => {
                let roll = chance.below(36) as u8;
                Outcome::Rolled { dice: [roll / 6 + 1, roll % 6 + 1] }
            }
            Phase::Stealing { victim } => {
                let weights = self.hands[victim].weights();
                let card = weighted(&weights[..C::CARDS.len()], chance);
                Outcome::Stolen { card: C::CARDS[card] }
            }
            Phase::Drawing { .. } => {
                let weights = self.pile.weights();
                let card = weighted(&weights[..Development::ALL.len()], chance);
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
            Phase::Own(phase) => Outcome::Own(C::draw(self, phase, chance)),
            _ => panic!("no outcome is due"),
        }
    }

    pub(crate) fn may_come(&self, outcome: &OutcomeOf<C, W>) -> Result<(), Refusal> {
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
            (Phase::Own(phase), Outcome::Own(fate)) => C::check_fate(self, phase, *fate),
            _ => refuse(NOT_DUE, "no outcome of this kind is due"),
        }
    }

    #[inline]
    pub(crate) fn come(&mut self, outcome: &OutcomeOf<C, W>, sink: &mut impl Sink<EventOf<C, W>>) {
        match *outcome {
            Outcome::Rolled { dice } => self.roll(dice, sink),
            Outcome::Stolen { card } => self.steal(card, sink),
            Outcome::Drawn { card } => self.draw_card(card, sink),
            Outcome::Starts { seat } => self.start_with(seat, sink),
            Outcome::RobberStarts { at } => {
                self.robber = self.board.grid.hex_id(at).expect("checked before");
                self.begin_play(sink);
            }
            Outcome::Laid { ref board } => self.lay(board, sink),
            Outcome::Own(fate) => C::come(self, fate, sink),
        }
        C::settle(self, sink);
    }
}
