//! What people may choose about a setup, beside its variant.

use serde::Serialize;
use serde_json::Value;

use crate::rule::{Rule, Words};

/// One thing that may be chosen about a setup.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Switch {
    /// Where it stands in the setup: the names of the fields, joined by dots.
    pub at: &'static str,
    /// What people call it.
    pub name: Words,
    /// The rule that says what it changes.
    pub rule: Rule,
    /// How it is set, and how it may be set.
    #[serde(flatten)]
    pub state: SwitchState,
}

/// How a switch is set, and how it may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum SwitchState {
    /// On or off.
    Flag {
        /// Whether it is on.
        value: bool,
    },
    /// A number.
    Number {
        /// What it is.
        value: u32,
        /// The least it may be.
        least: u32,
        /// The most it may be.
        most: u32,
    },
}

impl SwitchState {
    /// Whether it is on.
    pub const fn flag(value: bool) -> SwitchState {
        SwitchState::Flag { value }
    }

    /// A number between two others.
    pub fn number(value: impl Into<u32>, least: u32, most: u32) -> SwitchState {
        SwitchState::Number { value: value.into(), least, most }
    }
}

impl Switch {
    /// The setup with this switch set to `value`. A setup without the field gets it.
    pub fn set(&self, setup: &Value, value: Value) -> Value {
        let mut changed = setup.clone();
        let mut place = &mut changed;
        for name in self.at.split('.') {
            place = &mut place[name];
        }
        *place = value;
        changed
    }
}
