//! The promises one by one. Each says what is wrong in a sentence.

use std::collections::HashSet;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::chance::Chance;
use crate::change::{Difference, change_view};
use crate::erased::json;
use crate::game::{Event, Excuse, Eye, Game, ToAct, Weight};
use crate::kind::kind_of;
use crate::rule::Refusal;
use crate::seat::{Seat, SeatSet};
use crate::step::StepOf;

use super::playout::all_lists;

/// In how many worlds a decision is tried that is said to tell nothing.
const WORLDS: usize = 3;

/// `Err` with the sentence where the condition does not hold.
macro_rules! hold {
    ($condition:expr, $($sentence:tt)+) => {
        if !$condition {
            return Err(format!($($sentence)+));
        }
    };
}

/// What every position says about itself fits together, and its books balance.
pub(super) fn shape<G: Game>(game: &G, seats: usize) -> Result<(), String> {
    let everyone = SeatSet::first(seats);
    let standing = game.standing();
    hold!((1..=Seat::MAX).contains(&seats), "a table of {seats}");
    hold!(game.seats() == seats, "the table grew from {seats} to {}", game.seats());
    if let ToAct::Seats(asked) = game.to_act() {
        hold!(!asked.is_empty(), "the game waits for seats, but for none of them");
        hold!(asked.and(everyone) == asked, "it waits for {asked:?} at a table of {seats}");
    }
    let over = game.to_act() == ToAct::Nobody;
    hold!(standing.over == over, "over: {}, but to act: {:?}", standing.over, game.to_act());
    hold!(over || standing.winners.is_empty(), "a winner before the end");
    let winners = standing.winners;
    hold!(winners.and(everyone) == winners, "winners {winners:?} at a table of {seats}");
    game.audit().map_err(|what| format!("audit: {what}"))
}

/// What each seat may do: asked seats something, nobody anything while nature is to act or the
/// game is over, and all of it passes the check.
pub(super) fn lists<G: Game>(game: &G) -> Result<Vec<Vec<G::Decision>>, String> {
    let lists = all_lists(game);
    for (seat, list) in Seat::ALL.into_iter().zip(&lists) {
        excuse(game, seat, list)?;
        match game.to_act() {
            ToAct::Seats(asked) if asked.contains(seat) => {
                hold!(!list.is_empty(), "seat {seat} is waited for and has nothing to decide");
            }
            ToAct::Seats(_) if seat.index() < game.seats() => {}
            to_act => hold!(list.is_empty(), "seat {seat} may not decide now ({to_act:?})"),
        }
        for choice in list {
            if let Err(refusal) = game.check(seat, choice) {
                return Err(format!("seat {seat}: {choice:?} is listed but refused: {refusal}"));
            }
        }
    }
    Ok(lists)
}

/// Every wish goes by the name of its kind, none is named twice, and nothing is said against a kind
/// of which something is listed.
pub(super) fn wishes<G: Game>(game: &G, seat: Seat, list: &[G::Decision]) -> Result<(), String> {
    let mut seen = HashSet::new();
    for (kind, wish) in game.wishes(seat) {
        hold!(kind_of(&json(&wish)) == Some(kind), "{wish:?} is called {kind}");
        hold!(seen.insert(kind), "seat {seat} wishes for {kind} twice");
    }
    let closed = game.why_not(seat);
    list.iter().try_for_each(|choice| open(seat, choice, &closed))
}

/// A decision that may be made is not among those that something is said against.
pub(super) fn open<D: Serialize + Debug>(
    seat: Seat,
    choice: &D,
    closed: &[(&'static str, Refusal)],
) -> Result<(), String> {
    let choice_kind = json(choice);
    let reason = closed.iter().find(|(kind, _)| kind_of(&choice_kind) == Some(kind));
    let Some((kind, refusal)) = reason else { return Ok(()) };
    Err(format!("seat {seat} may decide {choice:?}, but {kind} is closed: {refusal}"))
}

/// Only a seat that is waited for is excused, with something it may do; and it is called idle only
/// where there is nothing else.
fn excuse<G: Game>(game: &G, seat: Seat, list: &[G::Decision]) -> Result<(), String> {
    let Some(excuse) = game.excuse(seat) else { return Ok(()) };
    let asked = matches!(game.to_act(), ToAct::Seats(asked) if asked.contains(seat));
    hold!(asked, "seat {seat} is excused ({excuse:?}) and not waited for");
    hold!(list.contains(excuse.decision()), "seat {seat}: {excuse:?} is not listed");
    let idle = matches!(excuse, Excuse::Idle(_));
    hold!(!idle || list.len() == 1, "seat {seat}: {excuse:?}, but it may do {list:?}");
    Ok(())
}

/// No list holds anything twice.
pub(super) fn no_doubles<D: Serialize + Debug>(lists: &[Vec<D>]) -> Result<(), String> {
    for (seat, list) in lists.iter().enumerate() {
        let mut seen = HashSet::new();
        for choice in list {
            hold!(seen.insert(text(choice)?), "seat {seat}: {choice:?} is listed twice");
        }
    }
    Ok(())
}

/// Throws a decision at both doors. A refusal changes nothing; what is taken leads to the same
/// position through either door, listened to or not, and that position is given back.
pub(super) fn decision<G: Game>(
    game: &G,
    seat: Seat,
    choice: &G::Decision,
) -> Result<Result<G, Refusal>, String> {
    let verdict = game.check(seat, choice);
    let mut checked = game.clone();
    let decided = checked.decide(seat, choice);
    hold!(verdict == decided, "{choice:?}: check says {verdict:?}, decide says {decided:?}");
    if let Err(refusal) = verdict {
        hold!(checked == *game, "{choice:?} was refused ({refusal}) but changed the position");
        return Ok(Err(refusal));
    }
    let may = matches!(game.to_act(), ToAct::Seats(_)) && seat.index() < game.seats();
    hold!(may, "seat {seat} decided {choice:?} while {:?} was to act", game.to_act());
    let mut fast = game.clone();
    let mut happened = Vec::new();
    fast.apply(seat, choice, &mut happened);
    hold!(fast == checked, "{choice:?}: the two doors lead to different positions");
    events(game, &happened)?;
    fast.audit().map_err(|what| format!("after {choice:?}: audit: {what}"))?;
    Ok(Ok(fast))
}

/// The same for an outcome; and where outcomes are listed, exactly the listed ones may come.
pub(super) fn outcome<G: Game>(
    game: &G,
    outcome: &G::Outcome,
) -> Result<Result<G, Refusal>, String> {
    let verdict = game.check_outcome(outcome);
    let mut checked = game.clone();
    let resolved = checked.resolve(outcome);
    hold!(verdict == resolved, "{outcome:?}: check says {verdict:?}, resolve says {resolved:?}");
    let due = game.to_act() == ToAct::Nature;
    if let Some(list) = due.then(|| possible(game)).flatten() {
        let listed = list.iter().any(|(possible, _)| possible == outcome);
        let refused = verdict.err();
        hold!(listed == verdict.is_ok(), "{outcome:?}: listed: {listed}, refused: {refused:?}");
    }
    if let Err(refusal) = verdict {
        hold!(checked == *game, "{outcome:?} was refused ({refusal}) but changed the position");
        return Ok(Err(refusal));
    }
    hold!(due, "{outcome:?} came while {:?} was to act", game.to_act());
    let mut fast = game.clone();
    let mut happened = Vec::new();
    fast.apply_outcome(outcome, &mut happened);
    hold!(fast == checked, "{outcome:?}: the two doors lead to different positions");
    events(game, &happened)?;
    fast.audit().map_err(|what| format!("after {outcome:?}: audit: {what}"))?;
    Ok(Ok(fast))
}

/// The outcome that is due has a stream of its own, and keeps it when it is asked again.
pub(super) fn new_stream<G: Game>(
    game: &G,
    step: u64,
    used: &mut HashSet<u64>,
) -> Result<(), String> {
    let stream = game.stream(step);
    hold!(game.stream(step) == stream, "stream {stream} has another number when asked again");
    hold!(used.insert(stream), "two outcomes are drawn from stream {stream}");
    Ok(())
}

/// Every listed outcome may come, none is listed twice or without weight.
pub(super) fn listed_outcomes<G: Game>(game: &G) -> Result<(), String> {
    if game.to_act() != ToAct::Nature {
        return Ok(());
    }
    let Some(list) = possible(game) else { return Ok(()) };
    hold!(!list.is_empty(), "nature is to act and no outcome is possible");
    let mut seen = HashSet::new();
    for (outcome, weight) in &list {
        hold!(*weight > 0, "{outcome:?} is listed without weight");
        hold!(seen.insert(text(outcome)?), "{outcome:?} is listed twice");
        if let Err(refusal) = game.check_outcome(outcome) {
            return Err(format!("{outcome:?} is listed but refused: {refusal}"));
        }
    }
    Ok(())
}

/// How many outcomes are listed; none where there are too many.
pub(super) fn count_outcomes<G: Game>(game: &G) -> usize {
    possible(game).map_or(0, |list| list.len())
}

fn possible<G: Game>(game: &G) -> Option<Vec<(G::Outcome, Weight)>> {
    let mut list = Vec::new();
    game.outcomes(&mut list).then_some(list)
}

/// The arbiter sees events whole, what an eye sees it sees as it is, what is hidden from it is `null` there, and all
/// of it serialises.
fn events<G: Game>(game: &G, happened: &[G::Event]) -> Result<(), String> {
    for event in happened {
        hold!(event.seen_by(Eye::Arbiter).as_ref() == Some(event), "{event:?} hides from arbiters");
        for eye in eyes(game) {
            if let Some(seen) = event.seen_by(eye) {
                let again = seen.seen_by(eye);
                hold!(again.as_ref() == Some(&seen), "{eye:?} sees {seen:?}, then {again:?}");
                text(&seen)?;
                hold!(
                    only_blanked(&json(event), &json(&seen)),
                    "{eye:?} sees {seen:?} of {event:?}"
                );
            }
        }
    }
    Ok(())
}

/// Whether the second is the first, but for what is `null` in it.
fn only_blanked(whole: &Value, seen: &Value) -> bool {
    match (whole, seen) {
        (_, Value::Null) => true,
        (Value::Object(whole), Value::Object(seen)) => {
            whole.keys().eq(seen.keys())
                && seen.iter().all(|(name, value)| only_blanked(&whole[name], value))
        }
        _ => whole == seen,
    }
}

/// Every eye's view can be written down.
pub(super) fn views<G: Game>(game: &G) -> Result<(), String> {
    eyes(game).try_for_each(|eye| text(&game.view(eye)).map(drop))
}

/// What a client knows that is told the whole view once, and from then on what changes.
pub(super) struct Follower<G> {
    eye: Eye,
    last: G,
    view: Value,
}

impl<G: Game> Follower<G> {
    /// One that looks with the eyes of this game's number: all of them come in turn.
    pub(super) fn new(game: &G, index: u64) -> Follower<G> {
        let eyes: Vec<Eye> = eyes(game).collect();
        let eye = eyes[index as usize % eyes.len()];
        Follower { eye, last: game.clone(), view: json(&game.view(eye)) }
    }

    /// The changes since the last position, put into what was known, give the view as it is now.
    pub(super) fn follow(&mut self, game: &G) -> Result<(), String> {
        let (before, now) = (self.last.view(self.eye), game.view(self.eye));
        let change = json(&Difference { before: Some(&before), now: &now });
        change_view(&mut self.view, &change)?;
        let (eye, view, now) = (self.eye, &self.view, json(&now));
        hold!(*view == now, "{eye:?} is told {change} and knows\n  {view}\n  instead of\n  {now}");
        self.last = game.clone();
        Ok(())
    }
}

fn eyes<G: Game>(game: &G) -> impl Iterator<Item = Eye> {
    Seat::first(game.seats()).map(Eye::Seat).chain([Eye::Spectator, Eye::Arbiter])
}

/// A position that the seat cannot tell from this one: same view, same decisions, same turn. What
/// a spectator sees every seat sees too, so that stays as it is as well.
pub(super) fn imagined<G: Game>(
    game: &G,
    seat: Seat,
    list: &[G::Decision],
    chance: &mut impl Chance,
) -> Result<G, String> {
    let imagined = game.imagine(seat, chance);
    for eye in [Eye::Seat(seat), Eye::Spectator] {
        let (seen, dreamt) = (game.view(eye), imagined.view(eye));
        hold!(
            seen == dreamt,
            "{eye:?} can tell what seat {seat} imagines:\n  {}\n  {}",
            text(&seen)?,
            text(&dreamt)?
        );
        hold!(text(&seen)? == text(&dreamt)?, "{eye:?}: equal views with different bytes");
        let (seen, dreamt) = (game.points(eye), imagined.points(eye));
        hold!(seen == dreamt, "{eye:?} sees points {seen:?}, but {dreamt:?} are imagined");
    }
    hold!(imagined.to_act() == game.to_act(), "seat {seat} imagines that another is to act");
    let mut dreamt = Vec::new();
    imagined.decisions(seat, &mut dreamt);
    hold!(dreamt == list, "seat {seat} imagines other decisions: {dreamt:?} for {list:?}");
    let (own, dreamt) = (game.excuse(seat), imagined.excuse(seat));
    hold!(own == dreamt, "seat {seat} imagines another excuse: {dreamt:?} for {own:?}");
    let (own, dreamt) = (game.why_not(seat), imagined.why_not(seat));
    hold!(own == dreamt, "seat {seat} imagines other reasons: {dreamt:?} for {own:?}");
    imagined.audit().map_err(|what| format!("imagined by seat {seat}: audit: {what}"))?;
    Ok(imagined)
}

/// Where a game says that a decision tells the one who makes it nothing, it looks the same in every
/// world that this seat cannot tell from the true one. Says whether the game said so.
pub(super) fn silent<G: Game>(
    game: &G,
    seat: Seat,
    choice: &G::Decision,
    chance: &mut impl Chance,
) -> Result<bool, String> {
    if !game.reveals_nothing(seat, choice) {
        return Ok(false);
    }
    let eye = Eye::Seat(seat);
    let decided = |mut world: G| {
        let mut happened = Vec::new();
        world.check(seat, choice).map_err(|refusal| format!("{choice:?}: {refusal}"))?;
        world.apply(seat, choice, &mut happened);
        let seen: Vec<_> = happened.iter().filter_map(|event| event.seen_by(eye)).collect();
        Ok::<_, String>((seen, world.view(eye)))
    };
    let truth = decided(game.clone())?;
    for _ in 0..WORLDS {
        let dream = decided(game.imagine(seat, chance))?;
        hold!(dream == truth, "{choice:?} tells seat {seat} something: {dream:?} for {truth:?}");
    }
    Ok(true)
}

/// The same steps from the same setup give the same position and the same bytes.
pub(super) fn replay<G: Game>(
    setup: &G::Setup,
    steps: &[StepOf<G>],
    end: &G,
) -> Result<(), String> {
    let mut game = G::new(setup).map_err(|faults| format!("a second time faulty: {faults}"))?;
    for (index, step) in steps.iter().enumerate() {
        step.take(&mut game)
            .map_err(|refusal| format!("replay: step {} is refused: {refusal}", index + 1))?;
    }
    hold!(game == *end, "the replay ends in another position");
    let (again, before) = (text(&game.view(Eye::Arbiter))?, text(&end.view(Eye::Arbiter))?);
    hold!(again == before, "the replay's view has other bytes:\n  {before}\n  {again}");
    Ok(())
}

/// Written as text and as a value, it reads back as itself.
pub(super) fn survives_json<T>(what: &str, item: &T) -> Result<(), String>
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let written = text(item)?;
    let read: T = serde_json::from_str(&written)
        .map_err(|error| format!("{what} cannot be read back: {error} in {written}"))?;
    hold!(read == *item, "{what} reads back as {read:?} from {written}");
    let value = serde_json::to_value(item).map_err(|error| format!("{item:?}: {error}"))?;
    let read: T = serde_json::from_value(value)
        .map_err(|error| format!("{what} cannot be read back from a value: {error}"))?;
    hold!(read == *item, "{what} reads back from a value as {read:?}");
    Ok(())
}

pub(super) fn text(item: &(impl Serialize + Debug)) -> Result<String, String> {
    serde_json::to_string(item).map_err(|error| format!("{item:?} cannot be written: {error}"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::only_blanked;

    #[test]
    fn what_is_hidden_is_null_and_neither_left_out_nor_another() {
        let whole = json!({"event": "drew", "card": "spy", "of": {"stack": 2}});
        let sees = |seen| only_blanked(&whole, &seen);
        assert!(sees(json!({"event": "drew", "card": null, "of": {"stack": null}})));
        assert!(!sees(json!({"event": "drew", "of": {"stack": 2}})));
        assert!(!sees(json!({"event": "drew", "card": "mint", "of": {"stack": 2}})));
        assert!(!sees(json!({"event": "drew", "card": "spy", "of": {"stack": 3}})));
        assert!(!sees(json!({"event": "drew", "card": "spy", "of": {"stack": 2}, "more": 1})));
    }
}
