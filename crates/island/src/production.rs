//! The roll and what it yields (BASE-22 to 24).

use table::{BySeat, Sink};

use crate::cards::Hand;
use crate::course::{Course, EventOf};
use crate::decision::Event;
use crate::position::Position;

impl<C: Course<W>, const W: usize> Position<C, W> {
    #[inline]
    pub(crate) fn roll(&mut self, dice: [u8; 2], sink: &mut impl Sink<EventOf<C, W>>) {
        self.note_roll(dice, sink);
        self.settle_roll(dice, sink);
    }

    /// The dice lie there, and what they bring is not settled yet.
    #[inline]
    pub(crate) fn note_roll(&mut self, dice: [u8; 2], sink: &mut impl Sink<EventOf<C, W>>) {
        self.turn.rolled = true;
        self.last_roll = Some(dice);
        let seat = self.turn.seat;
        sink.tell(|| Event::Rolled { seat, dice });
        self.go_on();
    }

    /// Their sum pays its yields or counts as a seven.
    #[inline]
    pub(crate) fn settle_roll(&mut self, dice: [u8; 2], sink: &mut impl Sink<EventOf<C, W>>) {
        match dice[0] + dice[1] {
            7 if C::seven(self, sink) => {}
            7 => self.seven(),
            number => self.yield_cards(number, sink),
        }
    }

    /// Everyone takes what the number yields (BASE-22 to 24).
    #[inline]
    fn yield_cards(&mut self, number: u8, sink: &mut impl Sink<EventOf<C, W>>) {
        let mut claims = BySeat::<Hand>::default();
        let mut total = Hand::NONE;
        self.board.numbered(number).without(self.robber).each(|hex| {
            let Some(resource) = self.board.yields(hex) else { return };
            for corner in self.board.grid.corner_list(hex) {
                let site = self.built[corner];
                if let Some(owner) = site.owner() {
                    let cards = C::yields(self, resource, site.is_city());
                    claims[owner] = claims[owner].plus(cards);
                    total = total.plus(cards);
                }
            }
        });
        if !total.is_empty() {
            if !self.bank.covers(total) {
                self.cut_claims(&mut claims, total, sink);
            }
            for seat in self.everyone() {
                self.gain_openly(seat, claims[seat], sink);
            }
        }
        C::yielded(self, &claims);
    }

    /// The bank cannot serve all claims: each resource is looked at by itself (BASE-24).
    #[cold]
    fn cut_claims(
        &self,
        claims: &mut BySeat<Hand>,
        total: Hand,
        sink: &mut impl Sink<EventOf<C, W>>,
    ) {
        for card in total.kinds().filter(|&card| total[card] > self.bank[card]) {
            sink.tell(|| Event::Short { card });
            let claimants = self.everyone().filter(|&seat| claims[seat][card] > 0).count();
            let rest = claimants == 1 && self.options.single_claim_pays;
            for seat in self.everyone() {
                let claim = claims[seat][card];
                claims[seat][card] = if rest { claim.min(self.bank[card]) } else { 0 };
            }
        }
    }
}
