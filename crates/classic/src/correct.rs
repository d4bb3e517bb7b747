//! Card values that somebody knows better than we do.
//!
//! Some values of the older game are not known to us; our files mark those that we chose. A host who has the cards
//! at hand writes down what they say, and the program puts it in the place of ours once, at its start. A setup tells
//! by which values it is played ([`Setup::edition`](crate::Setup)), so that nobody replays a game by others.

use std::sync::OnceLock;

use realm::{Amounts, Terrain};
use serde::{Deserialize, Serialize};
use table::{Faults, Rule};

use crate::card::{Card, Printed};
use crate::rules::option;
use crate::tally::Points;

/// What is to be put in the place of our values: what is left out stays.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicCorrections"))]
#[serde(deny_unknown_fields, default)]
pub struct Corrections {
    /// Cards by their ids.
    pub card: Vec<CardValues>,
    /// The numbers of the landscapes in the stack, by their kinds.
    pub landscape: Vec<LandNumbers>,
    /// What a citadel costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Record<Good, number>>"))]
    pub citadel: Option<Amounts>,
}

/// The values of a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicCardValues"))]
#[serde(deny_unknown_fields)]
pub struct CardValues {
    /// Which card, by its id.
    pub id: String,
    /// What it costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<Record<Good, number>>"))]
    pub cost: Option<Amounts>,
    /// What it counts while it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points: Option<Points>,
    /// The magic power that it costs to be laid, to be played, or to cast the spell of a book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub magic: Option<u8>,
    /// The numbers of the die that succeed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub success: Option<Vec<u8>>,
    /// The numbers of the die that succeed after each of three quarter turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub quarters: Option<[Vec<u8>; 3]>,
    /// Whether these values are still not those of the printed card, but a host's own guess.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub proposed: bool,
}

/// The numbers of the landscapes of a kind in the stack.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicLandNumbers"))]
#[serde(deny_unknown_fields)]
pub struct LandNumbers {
    /// Which kind.
    pub land: Terrain,
    /// A number for each landscape of it.
    pub numbers: Vec<u8>,
}

/// The name of values that are not ours: eight letters that change with any of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Edition(u32);

struct Table {
    printed: Printed,
    edition: Option<Edition>,
    corrections: Option<Corrections>,
}

static TABLE: OnceLock<Table> = OnceLock::new();

fn table() -> &'static Table {
    TABLE.get_or_init(|| Table { printed: Printed::ours(), edition: None, corrections: None })
}

/// What is printed on the cards, as far as this program knows.
#[inline]
pub(crate) fn printed() -> &'static Printed {
    &table().printed
}

/// The name of the values that are played by; none where they are ours.
pub fn edition() -> Option<String> {
    table().edition.map(|Edition(number)| format!("{number:08x}"))
}

/// What was put in the place of our values, if anything was.
pub(crate) fn corrections() -> Option<&'static Corrections> {
    table().corrections.as_ref()
}

/// Puts other values in the place of ours, for as long as the program runs. It has to come before any game.
///
/// # Errors
/// All that is wrong with them; or that the values are in use already.
pub fn correct(corrections: &Corrections) -> Result<(), Faults> {
    let printed = corrections.applied(Printed::ours())?;
    let edition = (printed != Printed::ours()).then(|| Edition(digest(&printed)));
    let corrections = Some(corrections.clone());
    TABLE.set(Table { printed, edition, corrections }).map_err(|_| {
        let mut faults = Faults::none();
        faults.add(option(3), "cards", "the values of the cards are in use already");
        faults
    })
}

/// So many resources or points a card has at most: enough for any, and no sum overflows.
const MOST: u8 = 9;

impl Corrections {
    /// What would be printed then.
    ///
    /// # Errors
    /// All that is wrong.
    pub(crate) fn applied(&self, mut printed: Printed) -> Result<Printed, Faults> {
        let mut faults = Faults::none();
        for (index, values) in self.card.iter().enumerate() {
            let at = format!("card[{index}]");
            let Some(&card) = Card::ALL.iter().find(|card| card.id() == values.id) else {
                faults.add(option(3), at, format!("there is no card {}", values.id));
                continue;
            };
            let facts = &mut printed.facts[card as usize];
            if let Some(cost) = values.cost {
                faults.expect(card.is_paid(), option(3), &at, || {
                    format!("{} costs nothing", card.id())
                });
                faults.expect(cost.total() <= MOST, option(3), &at, || {
                    format!("a card costs at most {MOST}")
                });
                facts.cost = cost;
            }
            if let Some(points) = values.points {
                faults.expect(
                    points.all().iter().all(|&count| count <= MOST),
                    option(3),
                    &at,
                    || format!("a card counts at most {MOST}"),
                );
                facts.points = points;
            }
            if let Some(magic) = values.magic {
                faults.expect(
                    (1..=MOST).contains(&magic) && facts.magic > 0,
                    option(3),
                    &at,
                    || format!("{} does not cost so much magic power", card.id()),
                );
                facts.magic = magic;
            }
            if let Some(numbers) = &values.success {
                let die = numbers.iter().all(|number| (1..=6).contains(number));
                faults.expect(die && facts.success > 0, option(3), &at, || {
                    format!("{} does not succeed by such numbers", card.id())
                });
                if die {
                    facts.success = numbers.iter().fold(0, |bits, number| bits | 1 << number);
                }
            }
            if let Some(edges) = &values.quarters {
                let die = edges.iter().flatten().all(|number| (1..=6).contains(number));
                faults.expect(die && facts.quarters != [0; 3], option(3), &at, || {
                    format!("{} does not succeed by such numbers", card.id())
                });
                if die {
                    let bits = |edge: &Vec<u8>| edge.iter().fold(0, |bits, n| bits | 1 << n);
                    facts.quarters = edges.each_ref().map(bits);
                }
            }
            facts.proposed = values.proposed;
        }
        if let Some(cost) = self.citadel {
            faults.expect(cost.total() <= MOST, option(3), "citadel", || {
                format!("a citadel costs at most {MOST}")
            });
            printed.citadel = cost;
        }
        for (index, lands) in self.landscape.iter().enumerate() {
            let at = format!("landscape[{index}]");
            let places = printed.stack.iter_mut().filter(|ground| ground.land == lands.land);
            let mut numbers = lands.numbers.iter();
            let mut filled = 0;
            for (ground, &number) in places.zip(&mut numbers) {
                faults.expect((1..=6).contains(&number), Rule::table(8), &at, || {
                    "a die shows 1 to 6".into()
                });
                ground.number = number;
                filled += 1;
            }
            let all = printed.stack.iter().filter(|ground| ground.land == lands.land).count();
            faults.expect(filled == all && numbers.next().is_none(), option(3), &at, || {
                format!("the stack has {all} of them")
            });
        }
        faults.into_result()?;
        Ok(printed)
    }
}

impl Card {
    /// Whether the card is one that may cost something.
    fn is_paid(self) -> bool {
        let kind = self.kind_of_ours();
        kind.is_building() || kind.is_unit() && !matches!(kind, crate::card::Kind::Dragon)
    }

    /// What it is, whatever its values are: this can be asked before any values are in use.
    fn kind_of_ours(self) -> crate::card::Kind {
        Printed::ours().facts[self as usize].kind
    }
}

/// A number that changes with any of the values (FNV-1a).
fn digest(printed: &Printed) -> u32 {
    let bytes = printed.facts.iter().flat_map(|facts| {
        let costs = realm::Resource::ALL.map(|kind| facts.cost.get(kind));
        costs
            .into_iter()
            .chain(facts.points.all())
            .chain([facts.magic, facts.success])
            .chain(facts.quarters)
    });
    let citadel = realm::Resource::ALL.map(|kind| printed.citadel.get(kind));
    let numbers = printed.stack.iter().map(|ground| ground.number);
    bytes
        .chain(numbers)
        .chain(citadel)
        .fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;
    use realm::Resource;

    fn read(text: &str) -> Corrections {
        toml::from_str(text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// CLASSICOPTION-3: what a host writes down is put in the place of what we chose.
    #[test]
    fn a_corrected_value_stands_in_the_place_of_ours() {
        let corrections = read(
            "[[card]]\nid = \"smithy\"\ncost = { ore = 4 }\npoints = { strength = 1 }\n\
             [[landscape]]\nland = \"gold_field\"\nnumbers = [3]\n",
        );
        let printed = corrections.applied(Printed::ours()).unwrap();
        let facts = printed.facts[Card::Smithy as usize];
        assert_eq!(facts.cost, Amounts::of(Resource::Ore, 4));
        assert_eq!((facts.points.strength, facts.proposed), (1, false));
        assert!(
            printed
                .stack
                .iter()
                .any(|ground| { ground.land == Terrain::GoldField && ground.number == 3 })
        );
        assert_ne!(digest(&printed), digest(&Printed::ours()));
        // What is written down is told on as it was understood.
        let told = serde_json::to_value(&corrections).unwrap();
        assert_eq!(serde_json::from_value::<Corrections>(told).unwrap(), corrections);
        let other = Card::Abbey as usize;
        assert_eq!(printed.facts[other], Printed::ours().facts[other]);
    }

    /// CLASSICOPTION-3: a host may also only guess better than we do.
    #[test]
    fn a_value_that_a_host_proposes_keeps_its_mark() {
        let mark = |text: &str| {
            let printed = read(text).applied(Printed::ours()).unwrap();
            printed.facts[Card::Samsor as usize].proposed
        };
        assert!(Printed::ours().facts[Card::Samsor as usize].proposed);
        assert!(!mark("[[card]]\nid = \"samsor\"\nmagic = 4\n"));
        assert!(mark("[[card]]\nid = \"samsor\"\nmagic = 4\nproposed = true\n"));
    }

    #[test]
    fn all_that_is_wrong_with_a_correction_is_told() {
        let corrections = read(
            "[[card]]\nid = \"spy\"\ncost = { ore = 1 }\n[[card]]\nid = \"smithy\"\ncost = { ore = 40 }\n\
             [[landscape]]\nland = \"forest\"\nnumbers = [7]\n[[card]]\nid = \"nobody\"\n",
        );
        let faults = corrections.applied(Printed::ours()).unwrap_err();
        assert_eq!(faults.0.len(), 5, "{faults}");
        assert!(toml::from_str::<Corrections>("[[card]]\nid = \"spy\"\nprice = 1").is_err());
    }
}
