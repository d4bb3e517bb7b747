//! Whether a seat may decide this now, and by which rule not.

use table::{Refusal, Rule, Seat, ensure, refuse};

use crate::decision::Decision;
use crate::face::{CITY, Counts, Face, KNIGHT, ROAD, SETTLEMENT};
use crate::name::Name;
use crate::rules::dice;
use crate::set::{Die, Set};
use crate::sheet::Site;
use crate::state::{Dice, Phase};

/// A thing of the sheet that this place is looked up for, or a refusal.
fn found<I>(place: Option<I>) -> Result<I, Refusal> {
    place.map_or(refuse(Rule::table(6), "there is no such place on this sheet"), Ok)
}

impl Dice {
    pub(crate) fn may(&self, seat: Seat, choice: &Decision) -> Result<(), Refusal> {
        if let Phase::Over { .. } = self.phase {
            return refuse(Rule::table(4), "the game is over");
        }
        let there = seat.index() < self.players.into();
        ensure(there, Rule::table(5), "there is no such seat at this table")?;
        if let Phase::Start = self.phase {
            return refuse(Rule::table(2), "the game has not begun");
        }
        ensure(seat == self.turn.seat, dice(2), "it is another player's turn")?;
        if let Phase::Rolling { .. } = self.phase {
            return refuse(Rule::table(2), "the dice are in the air");
        }
        match *choice {
            Decision::Roll { dice } => self.check_roll(dice),
            Decision::Stop => {
                let rolling = self.phase == Phase::Roll;
                ensure(rolling, dice(4), "the last roll was made")?;
                ensure(self.turn.rolls > 0, dice(4), "the first roll cannot be left out")
            }
            Decision::Joker { knight, die, to } => self.check_joker(seat, knight, die, to),
            Decision::Trade { gold, to } => self.check_trade(gold, to),
            Decision::Road { at } => self.check_road(seat, at),
            Decision::Settlement { at } => self.check_settlement(seat, at),
            Decision::City { at } => self.check_city(seat, at),
            Decision::Knight { at } => self.check_knight(seat, at),
            Decision::End => {
                let built = self.phase == Phase::Build;
                ensure(built, Rule::table(2), "the rolls of this turn are not over")
            }
        }
    }

    fn check_roll(&self, rolled: Set<Die>) -> Result<(), Refusal> {
        ensure(self.phase == Phase::Roll, dice(3), "the last roll was made")?;
        let all = self.dice_of_turn();
        ensure(rolled.within(all), dice(3), "this turn is played with fewer dice")?;
        ensure(!rolled.is_empty(), dice(3), "a roll needs a die")?;
        let whole = self.turn.rolls > 0 || rolled == all;
        ensure(whole, dice(3), "the first roll is made with all dice")
    }

    /// Whether the dice lie as they will (DICE-5).
    fn check_settled(&self) -> Result<(), Refusal> {
        ensure(self.phase == Phase::Build, dice(5), "the rolls of this turn are not over")
    }

    fn check_building(&self) -> Result<(), Refusal> {
        ensure(self.phase == Phase::Build, dice(6), "nothing is built before the last roll")
    }

    /// Whether the die may be turned: one of this turn that has not paid and is not out.
    fn check_usable(&self, die: Die) -> Result<(), Refusal> {
        let throw = &self.throw;
        ensure(throw.dice.contains(die), dice(27), "this turn is played with fewer dice")?;
        ensure(!throw.paid.contains(die), dice(27), "this die has paid for something")?;
        ensure(!throw.out.contains(die), dice(27), "this die was given up in a trade")
    }

    fn check_joker(&self, seat: Seat, knight: Name, die: Die, to: Face) -> Result<(), Refusal> {
        let (sheet, marks) = (self.sheet(), &self.pads[seat].marks);
        let knight = found(sheet.knight_named(knight))?;
        self.check_settled()?;
        let id = sheet.knight(knight).joker;
        let joker = sheet.joker(id);
        let built = joker.knights.within(marks.knights);
        ensure(built, dice(18), "the knight of this joker is not built")?;
        ensure(!marks.used.contains(id), dice(18), "this joker is used")?;
        ensure(to != Face::Gold, dice(28), "no joker gives gold")?;
        ensure(joker.can_give(to), dice(19), "this joker gives another resource")?;
        self.check_usable(die)?;
        ensure(self.throw.face(die) != to, dice(18), "the die shows this already")
    }

    fn check_trade(&self, gold: [Die; 2], to: Face) -> Result<(), Refusal> {
        self.check_settled()?;
        ensure(gold[0] != gold[1], dice(21), "a trade takes two dice")?;
        for die in gold {
            self.check_usable(die)?;
            let shown = self.throw.face(die) == Face::Gold;
            ensure(shown, dice(21), "both dice of a trade show gold")?;
        }
        ensure(to != Face::Gold, dice(22), "a trade gives a resource, not gold")
    }

    fn check_price(&self, price: Counts) -> Result<(), Refusal> {
        let paid = self.throw.counts().covers(price);
        ensure(paid, dice(8), "the dice to pay for it are missing")
    }

    fn check_road(&self, seat: Seat, at: Name) -> Result<(), Refusal> {
        let marks = &self.pads[seat].marks;
        let road = found(self.sheet().road_named(at))?;
        self.check_building()?;
        ensure(!marks.roads.contains(road), dice(33), "this road is built")?;
        self.check_price(ROAD)?;
        let joined = marks.road_spots().contains(road);
        ensure(joined, dice(11), "the road would touch no built road")
    }

    fn check_settlement(&self, seat: Seat, at: Name) -> Result<(), Refusal> {
        let (sheet, marks) = (self.sheet(), &self.pads[seat].marks);
        let id = found(sheet.settlement_named(at))?;
        self.check_unbuilt(!marks.settlements.contains(id), SETTLEMENT)?;
        let next = marks.settlements_next(sheet).contains(id);
        self.check_site(seat, sheet.settlement(id), next, dice(13))
    }

    fn check_city(&self, seat: Seat, at: Name) -> Result<(), Refusal> {
        let (sheet, marks) = (self.sheet(), &self.pads[seat].marks);
        let id = found(sheet.city_named(at))?;
        self.check_unbuilt(!marks.cities.contains(id), CITY)?;
        let next = marks.cities_next(sheet).contains(id);
        self.check_site(seat, sheet.city(id), next, dice(14))
    }

    /// What holds for all sites: this is a moment to build, nothing stands there, the dice pay.
    fn check_unbuilt(&self, free: bool, price: Counts) -> Result<(), Refusal> {
        self.check_building()?;
        ensure(free, dice(33), "this site is built on")?;
        self.check_price(price)
    }

    /// What else holds for settlements and cities alike: a road leads there, in order.
    fn check_site(&self, seat: Seat, site: &Site, next: bool, rule: Rule) -> Result<(), Refusal> {
        let reached = self.pads[seat].marks.reached().contains(site.point);
        ensure(reached, rule, "no built road ends at this site")?;
        ensure(next, rule, "another one comes first")
    }

    fn check_knight(&self, seat: Seat, at: Name) -> Result<(), Refusal> {
        let (sheet, marks) = (self.sheet(), &self.pads[seat].marks);
        let knight = found(sheet.knight_named(at))?;
        self.check_building()?;
        ensure(!marks.knights.contains(knight), dice(33), "this knight is built")?;
        self.check_price(KNIGHT)?;
        let next = marks.knight_spots(sheet).contains(knight);
        ensure(next, dice(15), "another knight comes first")
    }
}
