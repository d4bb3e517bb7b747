//! What a seat may answer where magic is being worked, and what follows.

use realm::Land;
use table::{Rule, Sink};

use crate::answers::{each_card, pick};
use crate::ask::Ask;
use crate::card::Card;
use crate::decision::Decision;
use crate::event::Event;
use crate::position::{Classic, Face};
use crate::rules::wiz;

impl Classic {
    /// Calls for every answer to what magic asks.
    pub(crate) fn each_magic_answer(&self, ask: &Ask, mut tell: impl FnMut(Decision)) {
        match *ask {
            Ask::Spend { seat, .. } => self.each_payer(seat, tell),
            Ask::Veto { .. } => cast_or_pass(Card::Countermagic, tell),
            Ask::Leap { .. } => cast_or_pass(Card::LeapInTime, tell),
            Ask::Under { seat, .. } => {
                self.own_stacks(seat).for_each(|stack| tell(Decision::Stack { stack }))
            }
            Ask::Face { .. } => {
                Face::ALL.iter().for_each(|&(face, _)| tell(Decision::Face { face }))
            }
            Ask::Fate { .. } => {
                each_card(self.pulled.iter().filter_map(|secret| secret.card), |card| {
                    tell(Decision::Fate { card, under: false });
                    tell(Decision::Fate { card, under: true });
                })
            }
            Ask::Inspire { seat, taken } => {
                let open = self.drawable(seat).filter(|stack| taken >> stack & 1 == 0);
                open.for_each(|stack| tell(Decision::Stack { stack }));
            }
            Ask::Prophesy { seat, seen, .. } => {
                let open = self.drawable(seat).filter(|stack| seen >> stack & 1 == 0);
                open.for_each(|stack| tell(Decision::Stack { stack }));
                tell(Decision::Pass);
            }
            Ask::Exchange { seat } => {
                for card in self.different_cards(seat) {
                    self.own_stacks(seat).for_each(|stack| tell(Decision::Put { card, stack }));
                }
            }
            Ask::Brace { seat } => pick(self.tally(seat).fighters, tell),
            Ask::Move { seat, first } => {
                let movable = match first {
                    None => {
                        let filled = self.realm(seat).filled().iter();
                        filled.filter(|&slot| !self.partners(seat, slot).is_empty()).collect()
                    }
                    Some(first) => self.partners(seat, first),
                };
                pick(movable, tell);
            }
            Ask::SwapLand { seat, with, own } => {
                mark(self.swappable(if own.is_none() { seat } else { with }), tell)
            }
            Ask::Challenge { seat, on, own } => {
                let fighter = if own.is_none() { seat } else { on };
                mark(self.charm(fighter).mages.iter().map(|mage| mage.at), tell);
            }
            Ask::Bewitch { on, .. } => pick(self.bewitchable(on), tell),
            Ask::ChangeLand { seat } => mark(self.swappable(seat), tell),
            Ask::ChooseLand { .. } => {
                let grounds = self.grounds.stack(0).iter().filter_map(|secret| secret.card);
                grounds.for_each(|ground| tell(Decision::Ground { ground }));
            }
            Ask::Raise { seat } => self.raisable(seat).for_each(|at| tell(Decision::City { at })),
            Ask::Blow { on, .. } => mark(self.blown(on), tell),
            Ask::Fetch { seat } => {
                each_card(self.fetchable(seat), |card| tell(Decision::Take { card }))
            }
            Ask::Banish { .. } => {
                each_card(self.banishable(), |card| tell(Decision::Take { card }))
            }
            Ask::Filch { from, book: None, .. } => pick(self.tally(from).books, tell),
            Ask::Filch { seat, .. } => {
                let realm = self.realm(seat);
                pick(realm.citadel_spaces().but(realm.filled()), tell);
            }
            Ask::Comet { seat } => {
                self.comet_stacks(seat).for_each(|stack| tell(Decision::Stack { stack }))
            }
            _ => {}
        }
    }

    /// Carries out an answer to what magic asks; or lets go of something.
    pub(crate) fn answer_magic(&mut self, ask: Ask, choice: Decision, sink: &mut impl Sink<Event>) {
        match (ask, choice) {
            (Ask::Spend { seat, left }, Decision::Spend { from }) => {
                self.spend_from(seat, from, left, sink)
            }
            (Ask::Veto { seat, of, card }, choice) => {
                self.answer_veto(seat, of, card, &choice, sink)
            }
            (Ask::Leap { seat, event }, Decision::Cast { .. }) => self.leap(seat, event, sink),
            (Ask::Under { seat, card }, Decision::Stack { stack }) => {
                self.put_under_open(seat, card, stack, sink)
            }
            (Ask::Face { .. }, Decision::Face { face }) => self.turn.face = Some(face),
            (Ask::Fate { seat }, Decision::Fate { card, under }) => {
                self.fate(seat, card, under, sink)
            }
            (Ask::Inspire { seat, taken }, Decision::Stack { stack }) => {
                self.inspired(seat, taken, stack)
            }
            (Ask::Prophesy { seat, left, seen }, Decision::Stack { stack }) => {
                self.glimpse(seat, left, seen, stack, sink)
            }
            (Ask::Exchange { seat }, Decision::Put { card, stack }) => {
                self.exchange_by_magic(seat, card, stack, sink)
            }
            (Ask::Brace { seat }, Decision::Pick { at }) => self.brace(seat, at, sink),
            (Ask::Move { seat, first: None }, Decision::Pick { at }) => {
                self.ask = Some(Ask::Move { seat, first: Some(at) })
            }
            (Ask::Move { seat, first: Some(first) }, Decision::Pick { at }) => {
                self.change_places(seat, first, at, sink)
            }
            (Ask::SwapLand { seat, with, own: None }, Decision::Mark { at }) => {
                self.ask = Some(Ask::SwapLand { seat, with, own: Some(at) })
            }
            (Ask::SwapLand { seat, with, own: Some(own) }, Decision::Mark { at }) => {
                self.swap_lands(seat, own, with, at, sink)
            }
            (Ask::Challenge { seat, on, own: None }, Decision::Mark { at }) => {
                self.challenge_wizard(seat, on, Some(at))
            }
            (Ask::Challenge { seat, on, own: Some(own) }, Decision::Mark { at }) => {
                self.ask = Some(Ask::Duel { by: seat, own, on, other: at })
            }
            (Ask::Bewitch { seat, on }, Decision::Pick { at }) => self.bewitch(seat, on, at, sink),
            (Ask::ChangeLand { seat }, Decision::Mark { at }) => self.survey(seat, at),
            (Ask::ChooseLand { seat, land }, Decision::Ground { ground }) => {
                self.change_land(seat, land, ground, sink)
            }
            (Ask::Raise { .. }, Decision::City { at }) => self.lay_city(at, sink),
            (Ask::Blow { on, .. }, Decision::Mark { at }) => self.blow(on, at, sink),
            (Ask::Fetch { seat }, Decision::Take { card }) => self.fetch(seat, card, sink),
            (Ask::Banish { seat }, Decision::Take { card }) => self.banish(seat, card, sink),
            (Ask::Filch { seat, from, book: None }, Decision::Pick { at }) => {
                self.ask = Some(Ask::Filch { seat, from, book: Some(at) })
            }
            (Ask::Filch { seat, from, book: Some(book) }, Decision::Pick { at }) => {
                self.filch(seat, from, book, at, sink)
            }
            (Ask::Comet { seat }, Decision::Stack { stack }) => self.strike_hand(seat, stack, sink),
            // Doing without: a gain, a second resource, a counter card, a swap, a spell.
            (_, Decision::Pass) => {}
            (ask, choice) => unreachable!("{choice:?} is no answer to {ask:?}"),
        }
    }
}

fn cast_or_pass(card: Card, mut tell: impl FnMut(Decision)) {
    tell(Decision::Cast { card });
    tell(Decision::Pass);
}

fn mark(lands: impl Iterator<Item = Land>, mut tell: impl FnMut(Decision)) {
    lands.for_each(|at| tell(Decision::Mark { at }));
}

impl Ask {
    /// The rule by which anything but an answer to what magic asks is refused.
    pub(crate) fn magic_reason(&self) -> (Rule, &'static str) {
        let (rule, why) = match self {
            Ask::Spend { .. } => (24, "magic power that is due is paid first"),
            Ask::Veto { .. } => (41, "the card is stopped by Countermagic now, or not at all"),
            Ask::Under { .. } => (41, "the card goes under a stack first"),
            Ask::Leap { .. } => (35, "the event is leapt over now, or not at all"),
            Ask::Challenge { .. } => (44, "the wizards who fight are chosen first"),
            Ask::SwapLand { .. } | Ask::ChangeLand { .. } | Ask::ChooseLand { .. } => {
                (45, "landscapes that may be changed are chosen first")
            }
            Ask::Comet { .. } => (46, "the whole hand goes under a stack first"),
            Ask::Raise { .. } => (39, "a settlement that becomes a city is chosen first"),
            Ask::Face { .. }
            | Ask::Fate { .. }
            | Ask::Inspire { .. }
            | Ask::Prophesy { .. }
            | Ask::Exchange { .. }
            | Ask::Brace { .. }
            | Ask::Move { .. } => (28, "the spell is settled first"),
            Ask::Bewitch { .. }
            | Ask::Blow { .. }
            | Ask::Fetch { .. }
            | Ask::Banish { .. }
            | Ask::Filch { .. } => (30, "the spell is settled first"),
            _ => return (Rule::table(2), "chance is to act"),
        };
        (wiz(rule), why)
    }
}
