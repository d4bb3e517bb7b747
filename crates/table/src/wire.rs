//! How the contract's small types are written in JSON: the same in journals, in the engine's
//! protocol, on the server's socket and in the page.
//!
//! | type | JSON |
//! |---|---|
//! | [`ToAct`] | `{"waiting":"seats","seats":[0,2]}`, `{"waiting":"nature"}`, `{"waiting":"nobody"}` |
//! | [`Eye`] | `"spectator"`, `"arbiter"`, or the number of a seat |
//! | [`Scores`](crate::Scores) | `{"points":[3,5],"winners":[],"over":false,"turns":12}` |

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::{Eye, ToAct};
use crate::seat::{Seat, SeatSet};

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "waiting", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Waiting {
    Seats { seats: SeatSet },
    Nature,
    Nobody,
}

impl Serialize for ToAct {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            ToAct::Seats(seats) => Waiting::Seats { seats },
            ToAct::Nature => Waiting::Nature,
            ToAct::Nobody => Waiting::Nobody,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ToAct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ToAct, D::Error> {
        Ok(match Waiting::deserialize(deserializer)? {
            Waiting::Seats { seats } => ToAct::Seats(seats),
            Waiting::Nature => ToAct::Nature,
            Waiting::Nobody => ToAct::Nobody,
        })
    }
}

impl Serialize for Eye {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Eye::Seat(seat) => seat.serialize(serializer),
            Eye::Spectator => serializer.serialize_str("spectator"),
            Eye::Arbiter => serializer.serialize_str("arbiter"),
        }
    }
}

impl<'de> Deserialize<'de> for Eye {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Eye, D::Error> {
        struct EyeVisitor;

        impl Visitor<'_> for EyeVisitor {
            type Value = Eye;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"spectator\", \"arbiter\" or the number of a seat")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Eye, E> {
                match name {
                    "spectator" => Ok(Eye::Spectator),
                    "arbiter" => Ok(Eye::Arbiter),
                    _ => Err(E::invalid_value(Unexpected::Str(name), &self)),
                }
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Eye, E> {
                let seat = u8::try_from(number).ok().and_then(|number| Seat::try_from(number).ok());
                seat.map(Eye::Seat)
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
        }

        deserializer.deserialize_any(EyeVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json, to_value};

    #[test]
    fn whom_the_game_waits_for() {
        let two = [Seat::new(0), Seat::new(2)].into_iter().collect();
        for (to_act, written) in [
            (ToAct::Seats(two), json!({"waiting": "seats", "seats": [0, 2]})),
            (ToAct::Nature, json!({"waiting": "nature"})),
            (ToAct::Nobody, json!({"waiting": "nobody"})),
        ] {
            assert_eq!(to_value(to_act).unwrap(), written);
            assert_eq!(from_value::<ToAct>(written).unwrap(), to_act);
        }
    }

    #[test]
    fn who_looks() {
        for (eye, written) in [
            (Eye::Seat(Seat::new(3)), json!(3)),
            (Eye::Spectator, json!("spectator")),
            (Eye::Arbiter, json!("arbiter")),
        ] {
            assert_eq!(to_value(eye).unwrap(), written);
            assert_eq!(from_value::<Eye>(written).unwrap(), eye);
        }
        for nobody in [json!(6), json!(-1), json!("god"), json!(null), json!([0])] {
            let error = from_value::<Eye>(nobody).unwrap_err().to_string();
            assert!(error.contains("or the number of a seat"), "{error}");
        }
    }
}
