//! Whether a setup of the Enchanted Land is sound, and whether a position of it adds up.

use hex::Corner;
use table::{Faults, Seat};

use crate::full::{Scenarios, knights};
use crate::rules::enchanted;
use crate::setup::{Arrangement, Setup};

/// Notes what does not go with the Enchanted Land, and dragons that cannot lie like that.
pub(in crate::full) fn check_setup(setup: &Setup, faults: &mut Faults) {
    let chart = setup.chart().filter(|(_, chart)| chart.enchanted.is_some());
    let Some((layout, chart)) = chart else {
        let arrangement = setup.arrangement();
        let none = arrangement.is_none_or(|given| {
            given.dragons.is_none()
                && given
                    .seats
                    .iter()
                    .all(|seat| seat.kept.as_ref().is_none_or(|kept| kept.beaten.is_empty()))
        });
        return faults.expect(none, enchanted(1), "pieces", || {
            "dragons belong to the Enchanted Land".into()
        });
    };
    let players = setup.players;
    faults.expect((3..=4).contains(&players), enchanted(1), "players", || {
        format!("{players} cannot play it: the Enchanted Land is for three and four")
    });
    faults.expect(setup.with.knights, enchanted(1), "with.knights", || {
        "the Enchanted Land is played with knights".into()
    });
    faults.expect(!setup.with.pirate, enchanted(9), "with.pirate", || {
        "there is no pirate in the Enchanted Land".into()
    });
    faults.expect(!setup.with.island_points, enchanted(1), "with.island_points", || {
        "islands bring no points in the Enchanted Land".into()
    });
    if let Some(arrangement) = setup.arrangement() {
        let totals = chart.enchanted.map_or([0; 3], |enchanted| enchanted.dragons);
        check_dragons(&arrangement, &chart.inland(layout), totals, faults);
        let land = chart.enchanted_land(layout);
        check_knights(
            &arrangement,
            |corner| corner.hexes().iter().any(|hex| land.contains(hex)),
            faults,
        );
    }
}

fn check_dragons(
    arrangement: &Arrangement,
    inland: &[Corner],
    mut totals: [u8; 3],
    faults: &mut Faults,
) {
    const AT: &str = "pieces.dragons";
    let beaten = arrangement.seats.iter().filter_map(|seat| seat.kept.as_ref());
    let beaten: Vec<u8> = beaten.flat_map(|kept| kept.beaten.iter().copied()).collect();
    let given = arrangement.dragons.as_deref().unwrap_or(&[]);
    let left = arrangement.dragons.as_ref().map_or(inland.len(), Vec::len);
    faults.expect(left + beaten.len() == inland.len(), enchanted(3), AT, || {
        format!("{left} dragons are left and {} beaten, of {}", beaten.len(), inland.len())
    });
    for (index, dragon) in given.iter().enumerate() {
        let at = dragon.at;
        let twice = given[..index].iter().any(|other| other.at == at);
        faults.expect(inland.contains(&at) && !twice, enchanted(3), AT, || {
            format!("no dragon, or no second one, lies on {at}")
        });
    }
    for strength in beaten.iter().copied().chain(given.iter().filter_map(|dragon| dragon.strength))
    {
        let there = (1..=3).contains(&strength) && totals[usize::from(strength) - 1] > 0;
        faults.expect(there, enchanted(5), AT, || {
            format!("there are not so many dragons of strength {strength}")
        });
        if there {
            totals[usize::from(strength) - 1] -= 1;
        }
    }
}

fn check_knights(
    arrangement: &Arrangement,
    on_island: impl Fn(&Corner) -> bool,
    faults: &mut Faults,
) {
    for (index, seat) in arrangement.seats.iter().enumerate() {
        let order = seat.kept.as_ref().and_then(|kept| kept.order.as_ref());
        let knights = order.map_or(&[][..], |order| &order.knights);
        let there = knights.iter().filter(|knight| on_island(&knight.at)).count();
        let at = format!("pieces.seats[{index}].kept.order");
        faults.expect(there <= 1, enchanted(14), &at, || {
            "more than one knight has crossed over".into()
        });
    }
}

/// All dragons are there, and one knight of everybody's at most is on the island.
pub(in crate::full) fn audit(position: &Scenarios) -> Result<(), String> {
    let Some(state) = &position.own.dragons else { return Ok(()) };
    let mut counts = state.slain;
    let mut unseen = 0;
    for corner in state.map.inland.iter() {
        match (state.left.contains(corner), state.known[corner]) {
            (false, 0) => {}
            (false, _) => return Err("a dragon is known that is gone".into()),
            (true, 0) => unseen += 1,
            (true, strength) => counts[usize::from(strength) - 1] += 1,
        }
    }
    for (count, more) in counts.iter_mut().zip(state.unseen) {
        *count += more;
    }
    if counts != state.map.dragons || unseen != state.unseen.iter().sum::<u8>() {
        return Err(format!("there are dragons {counts:?}, and {unseen} of them unseen"));
    }
    if state.slain.iter().sum::<u8>() != state.beaten.0.iter().sum::<u8>() {
        return Err("dragons were beaten by nobody".into());
    }
    for seat in Seat::ALL {
        let there = knights::blocks(position, seat) & state.map.shores;
        if there.len() > usize::from(state.crossed.contains(seat)) {
            return Err(format!("seat {seat} has knights on the island that did not cross over"));
        }
        if !(state.lost[seat] - state.left).is_empty() {
            return Err(format!("seat {seat} has lost to a dragon that is gone"));
        }
    }
    Ok(())
}
