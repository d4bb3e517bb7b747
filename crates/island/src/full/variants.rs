//! The setups of the scenarios that have a name, and which scenarios go together.

use table::{Faults, Switch, SwitchState, Variant, Words};

use crate::chart;
use crate::rules::{country, erie, friends, helpers, knights, option, sea};
use crate::setup::{BoardChoice, Map, Seas, Setup, With};
use crate::switches;

/// How many may play a scenario.
const PLAYERS: std::ops::RangeInclusive<u8> = 3..=6;

/// Points that win in Best Friends (FRIENDS-20).
const FRIENDS_POINTS: u8 = 11;

/// Points that win in Cities & Knights (KNIGHTS-2).
const KNIGHTS_POINTS: u8 = 13;

fn words(en: &str, de: &str) -> Words {
    Words { en: en.into(), de: de.into() }
}

fn on_island(players: u8, with: With) -> Setup {
    let mut setup = Setup { with, ..Setup::variable(players) };
    if with.friends {
        setup.options.points_to_win = FRIENDS_POINTS;
    }
    if with.knights {
        setup.options.points_to_win = KNIGHTS_POINTS;
    }
    setup
}

fn on_map(players: u8, map: Map, erie: bool) -> Setup {
    let with = With { erie, ..With::default() };
    Setup { with, ..Setup::on_country(players, BoardChoice::Country { map }) }
}

/// A scenario as it is offered: its setup for so many players.
struct Offered {
    ids: [&'static str; 4],
    name: Words,
    about: Words,
    setup: fn(u8) -> Setup,
}

/// The setups with a name.
pub(super) fn all() -> Vec<Variant<Setup>> {
    let offered = [
        Offered {
            ids: ["friends-4", "friends-3", "friends-5", "friends-6"],
            name: words("Best Friends", "Beste Freunde"),
            about: words(
                "Kindness pays: spare, give and build towards each other, and the guilds return the favour.",
                "Freundlichkeit zahlt sich aus: schonen, schenken, zueinander bauen, und die Gilden danken es.",
            ),
            setup: |players| on_island(players, With { friends: true, ..With::default() }),
        },
        Offered {
            ids: ["helpers-4", "helpers-3", "helpers-5", "helpers-6"],
            name: words("The Helpers", "Die Helfer"),
            about: words(
                "Ten helpers, one at your side: use it, keep it for a second time or take another.",
                "Zehn Helfer, einer an deiner Seite: nutze ihn, behalte ihn ein zweites Mal oder tausche.",
            ),
            setup: |players| on_island(players, With { helpers: true, ..With::default() }),
        },
        Offered {
            ids: ["corsica-4", "corsica-3", "corsica-5", "corsica-6"],
            name: words("Corsica", "Korsika"),
            about: words(
                "Towns and winding roads on the isle of beauty; charters along the coast, points at the crossings.",
                "Orte und gewundene Straßen auf der Insel der Schönheit; Urkunden an der Küste, Punkte an den Kreuzungen.",
            ),
            setup: |players| on_map(players, Map::Corsica, false),
        },
        Offered {
            ids: ["new-york-4", "new-york-3", "new-york-5", "new-york-6"],
            name: words("New York", "New York"),
            about: words(
                "From Buffalo to Long Island: towns across a whole state, far apart and rich in charters.",
                "Von Buffalo bis Long Island: Orte in einem ganzen Bundesstaat, weit verstreut und reich an Urkunden.",
            ),
            setup: |players| on_map(players, Map::NewYork, false),
        },
        Offered {
            ids: ["erie-4", "erie-3", "erie-5", "erie-6"],
            name: words("The Erie Canal", "Der Eriekanal"),
            about: words(
                "New York with its canal: join the towns on it and earn counters that trade two for one.",
                "New York mit seinem Kanal: verbinde die Orte daran und verdiene Marken für den Handel zwei zu eins.",
            ),
            setup: |players| on_map(players, Map::NewYork, true),
        },
        Offered {
            ids: ["knights-4", "knights-3", "knights-5", "knights-6"],
            name: words("Cities & Knights", "Städte & Ritter"),
            about: words(
                "Commodities make cities great, knights guard them: the barbarians are on their way.",
                "Handelswaren machen Städte groß, Ritter schützen sie: Die Barbaren sind unterwegs.",
            ),
            setup: |players| on_island(players, With { knights: true, ..With::default() }),
        },
    ];
    let named = offered.into_iter().flat_map(|Offered { ids, name, about, setup }| {
        ids.into_iter().zip([4, 3, 5, 6]).map(move |(id, players)| Variant {
            id,
            name: name.clone(),
            about: about.clone(),
            setup: setup(players),
        })
    });
    named.chain(at_sea()).collect()
}

/// The setups on boards with ships: name and sentence stand with the board.
fn at_sea() -> impl Iterator<Item = Variant<Setup>> {
    let boards = [
        (Seas::TwoIslands, ["two-islands-4", "two-islands-3", "two-islands-5", "two-islands-6"]),
        (
            Seas::FourIslands,
            ["four-islands-4", "four-islands-3", "four-islands-5", "four-islands-6"],
        ),
        (Seas::Archipelago, ["archipelago-4", "archipelago-3", "archipelago-5", "archipelago-6"]),
    ];
    let variant = |seas, id, players| {
        let board = chart::of(seas, players);
        Variant {
            id,
            name: board.name.clone(),
            about: board.about.clone(),
            setup: Setup::at_sea(players, seas),
        }
    };
    let enchanted = [("enchanted-4", 4), ("enchanted-3", 3)];
    let enchanted =
        enchanted.into_iter().map(move |(id, players)| variant(Seas::Enchanted, id, players));
    let ours = boards.into_iter().flat_map(move |(seas, ids)| {
        ids.into_iter().zip([4, 3, 5, 6]).map(move |(id, players)| variant(seas, id, players))
    });
    ours.chain(enchanted)
}

/// What may be chosen about a setup: the scenarios that may be added, and what the island knows.
pub(super) fn switches(setup: &Setup) -> Vec<Switch> {
    let With { friends: with_friends, helpers: with_helpers, erie: with_erie, .. } = setup.with;
    let switch = |at, rule, en: &str, de: &str, on| Switch {
        at,
        name: words(en, de),
        rule,
        state: SwitchState::flag(on),
    };
    let mut all = Vec::new();
    match setup.board {
        BoardChoice::Country { map: Map::NewYork } => {
            all.push(switch("with.erie", erie(1), "The Erie Canal", "Der Eriekanal", with_erie));
        }
        _ if setup.is_country() => {}
        _ if setup.chart().is_some_and(|(_, chart)| chart.enchanted.is_some()) => {}
        _ if setup.has_ships() => {
            let With { pirate, island_points, knights: with_knights, .. } = setup.with;
            all.push(switch("with.pirate", sea(14), "The pirate", "Der Seeräuber", pirate));
            let name = ("Points for new islands", "Punkte für neue Inseln");
            all.push(switch("with.island_points", sea(22), name.0, name.1, island_points));
            let name = ("With Cities & Knights", "Mit Städten & Rittern");
            all.push(switch("with.knights", knights(72), name.0, name.1, with_knights));
        }
        _ if setup.with.knights => {}
        _ if with_friends => {
            let name = ("With the Helpers", "Mit den Helfern");
            all.push(switch("with.helpers", helpers(1), name.0, name.1, with_helpers));
        }
        _ => {
            let name = ("With Best Friends", "Mit Besten Freunden");
            all.push(switch("with.friends", friends(1), name.0, name.1, with_friends));
        }
    }
    all.extend(switches::of(setup));
    all
}

/// Notes what the books do not allow together.
pub(super) fn check(setup: &Setup, faults: &mut Faults) {
    let With { friends: with_friends, helpers: with_helpers, erie: with_erie, .. } = setup.with;
    let with_knights = setup.with.knights;
    let (country_map, ships) = (setup.is_country(), setup.has_ships());
    let rule = match (country_map, with_friends) {
        _ if ships => sea(1),
        _ if with_knights => knights(1),
        (true, _) => country(1),
        (false, true) => friends(1),
        (false, false) => helpers(1),
    };
    let players = setup.players;
    faults.expect(PLAYERS.contains(&players), rule, "players", || {
        format!("{players} cannot play it: the scenarios are for three to six")
    });
    let some = country_map || ships || with_friends || with_helpers || with_knights;
    faults.expect(some, option(15), "with", || {
        "this is the island itself: it is played as the game `island`".into()
    });
    faults.expect(!(country_map && with_friends), option(16), "with.friends", || {
        "Best Friends is not played on a country map".into()
    });
    faults.expect(!(country_map && with_helpers), option(16), "with.helpers", || {
        "the Helpers do not come to a country map".into()
    });
    faults.expect(!(ships && with_friends), option(16), "with.friends", || {
        "Best Friends is not played with ships".into()
    });
    faults.expect(!(ships && with_helpers), option(16), "with.helpers", || {
        "the Helpers do not go on board".into()
    });
    let alone = !(country_map || with_friends || with_helpers);
    faults.expect(alone || !with_knights, option(16), "with.knights", || {
        "Cities & Knights has its own cards: no other scenario of this island goes with it".into()
    });
    faults.expect(!with_erie || country_map, erie(1), "with.erie", || {
        "the canal needs a map with canal towns".into()
    });
}
