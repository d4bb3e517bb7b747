//! One of the decisions that are offered.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;
use table::Chance;

#[derive(Deserialize)]
struct Named<'a> {
    #[serde(rename = "do", borrow)]
    name: Cow<'a, str>,
}

/// One of the decisions in a list, by chance: first what to do, then how. So games move on, where
/// one thing can be done in hundreds of ways and another in one.
pub(crate) fn pick<'a>(list: &'a str, chance: &mut impl Chance) -> Option<&'a str> {
    let list: Vec<&RawValue> = serde_json::from_str(list).ok()?;
    let mut kinds: Vec<(Cow<str>, Vec<&str>)> = Vec::new();
    for choice in list {
        let text = choice.get();
        let name = serde_json::from_str(text).map_or(Cow::Borrowed(text), |Named { name }| name);
        match kinds.iter_mut().find(|(kind, _)| *kind == name) {
            Some((_, ways)) => ways.push(text),
            None => kinds.push((name, vec![text])),
        }
    }
    let (_, ways) = some(&kinds, chance)?;
    some(ways, chance).copied()
}

fn some<'a, T>(of: &'a [T], chance: &mut impl Chance) -> Option<&'a T> {
    let count = u32::try_from(of.len()).ok().filter(|count| *count > 0)?;
    of.get(chance.below(count) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use table::Pseudo;

    #[test]
    fn kinds_come_equally_often_and_then_each_way() {
        let list = r#"[{"do":"offer","n":1},{"do":"offer","n":2},"swap",{"n":3,"do":"end"}]"#;
        let mut chance = Pseudo::new(1);
        let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
        for _ in 0..6000 {
            *seen.entry(pick(list, &mut chance).unwrap()).or_default() += 1;
        }
        let near = |text: &str, share: u32| seen[text].abs_diff(share) < 200;
        assert!(near(r#"{"do":"offer","n":1}"#, 1000) && near(r#"{"do":"offer","n":2}"#, 1000));
        assert!(near("\"swap\"", 2000) && near(r#"{"n":3,"do":"end"}"#, 2000), "{seen:?}");
        assert_eq!(pick("[]", &mut chance), None);
        assert_eq!(pick("", &mut chance), None);
    }
}
