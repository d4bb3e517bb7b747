//! What tests of both card games say of a game under way.

/// Gives a module of tests `Play`, a game of this crate and type under way; `begin`, which starts one; and `Cards`,
/// what a test says of it beside what it says of any game. The games share their words and no types, so this is
/// written for each. The last part says of which decisions all that may be made are listed.
#[macro_export]
macro_rules! card_play {
    ($game:ident, $Game:ident, $listed_in_full:path) => {
        /// A game under way, audited after every step.
        pub(crate) type Play = table::testing::Play<$game::$Game>;

        /// A game from its start.
        #[track_caller]
        pub(crate) fn begin(setup: &$game::Setup) -> Play {
            Play::new(setup, $listed_in_full)
        }

        /// What happens in a turn, and what lies in a realm.
        pub(crate) trait Cards {
            fn play(&self) -> &Play;
            fn play_mut(&mut self) -> &mut Play;

            /// The seat on turn rolls these dice.
            #[track_caller]
            fn roll(&mut self, number: u8, face: $game::Face) -> &mut Play {
                let by = self.on_turn();
                let rolled = $game::Outcome::Roll { number, face };
                self.play_mut().does(by, $game::Decision::Roll).outcome(rolled)
            }

            /// The seat on turn rolls this number and reveals this event.
            #[track_caller]
            fn event(&mut self, number: u8, card: $game::Card) -> &mut Play {
                self.roll(number, $game::Face::EventCard);
                // Where something was asked before the event, chance comes later.
                self.play_mut().outcome($game::Outcome::Event(card))
            }

            /// The seat draws from the stack, whose top card is this one.
            #[track_caller]
            fn draws(&mut self, by: usize, stack: u8, card: $game::Card) -> &mut Play {
                let draw = $game::Decision::Draw { stack };
                self.play_mut().does(by, draw).outcome($game::Outcome::Card(card))
            }

            /// The turn ends with as little as may be: cards are drawn by chance, none is exchanged.
            #[track_caller]
            fn ends_turn(&mut self) -> &mut Play {
                let by = self.on_turn();
                if self.step() == $game::Step::Action {
                    self.play_mut().does(by, $game::Decision::Finish);
                }
                let mut chance = table::Pseudo::new(1);
                while self.step() == $game::Step::Fill {
                    let choice = self.play().decisions(by)[0];
                    self.play_mut().does(by, choice).settle(&mut chance);
                }
                if self.step() == $game::Step::Exchange {
                    self.play_mut().does(by, $game::Decision::Pass);
                }
                self.play_mut()
            }

            /// What a seat has, all cards face up.
            fn realm(&self, of: usize) -> $game::RealmView {
                self.play().view().realms.swap_remove(of)
            }

            /// What lies on this landscape of a realm.
            #[track_caller]
            fn stock(&self, of: usize, at: &str) -> u8 {
                let place = $crate::testing::land(at);
                let found = self.realm(of).lands.into_iter().find(|land| land.at == place);
                found.unwrap_or_else(|| panic!("there is no landscape at {at}")).stock
            }

            /// Everything that lies in a realm must be this, by letters.
            #[track_caller]
            fn has(&self, of: usize, letters: &str) -> &Play {
                let held = self.realm(of).held;
                assert_eq!(held, $crate::testing::amounts(letters), "what seat {of} holds");
                self.play()
            }

            fn held(&self, of: usize, kind: $crate::Resource) -> u8 {
                self.realm(of).held.get(kind)
            }

            fn points(&self, of: usize) -> $game::Points {
                self.realm(of).points
            }

            /// The victory points, with those for the most strength and trade.
            fn victory(&self, of: usize) -> u8 {
                self.realm(of).victory
            }

            fn hand(&self, of: usize) -> Vec<$game::Card> {
                self.realm(of).hand.iter().map(|card| card.card.expect("all are face up")).collect()
            }

            /// The card at this site.
            #[track_caller]
            fn card_at(&self, of: usize, at: &str) -> Option<$game::Card> {
                let at = $crate::testing::slot(at);
                self.realm(of).cards.iter().find(|placed| placed.at == at).map(|placed| placed.card)
            }

            /// What has to be settled before the game goes on.
            fn ask(&self) -> Option<$game::AskView> {
                self.play().view().ask
            }

            fn step(&self) -> $game::Step {
                self.play().view().step
            }

            fn on_turn(&self) -> usize {
                self.play().view().on_turn.expect("somebody is on turn").index()
            }
        }

        impl Cards for Play {
            fn play(&self) -> &Play {
                self
            }

            fn play_mut(&mut self) -> &mut Play {
                self
            }
        }
    };
}

/// Gives a module of tests the decisions that both card games have, of the crate that is named.
#[macro_export]
macro_rules! card_words {
    ($game:ident) => {
        pub(crate) fn road(column: i8) -> $game::Decision {
            $game::Decision::Road { at: $crate::testing::road_at(column) }
        }

        pub(crate) fn settlement(column: i8) -> $game::Decision {
            $game::Decision::Settlement { at: $crate::testing::site_at(column), scout: false }
        }

        /// A settlement with a Scout.
        pub(crate) fn scouted(column: i8) -> $game::Decision {
            $game::Decision::Settlement { at: $crate::testing::site_at(column), scout: true }
        }

        pub(crate) fn city(column: i8) -> $game::Decision {
            $game::Decision::City { at: $crate::testing::site_at(column) }
        }

        #[track_caller]
        pub(crate) fn build(card: $game::Card, at: &str) -> $game::Decision {
            $game::Decision::Build { card, at: $crate::testing::slot(at) }
        }

        pub(crate) fn play(card: $game::Card) -> $game::Decision {
            $game::Decision::Play { card }
        }

        #[track_caller]
        pub(crate) fn exchange(give: char, to: &str) -> $game::Decision {
            let give = $crate::testing::kind(give);
            $game::Decision::Exchange { give, to: $crate::testing::store(to) }
        }

        #[track_caller]
        pub(crate) fn pay(from: &str) -> $game::Decision {
            $game::Decision::Pay { from: $crate::testing::store(from) }
        }

        #[track_caller]
        pub(crate) fn gain(at: &str) -> $game::Decision {
            $game::Decision::Gain { at: $crate::testing::store(at) }
        }

        #[track_caller]
        pub(crate) fn pick(at: &str) -> $game::Decision {
            $game::Decision::Pick { at: $crate::testing::slot(at) }
        }

        pub(crate) fn draw(stack: u8) -> $game::Decision {
            $game::Decision::Draw { stack }
        }

        pub(crate) fn put(card: $game::Card, stack: u8) -> $game::Decision {
            $game::Decision::Put { card, stack }
        }

        pub(crate) fn search(stack: u8) -> $game::Decision {
            $game::Decision::Search { stack }
        }

        pub(crate) fn take(card: $game::Card) -> $game::Decision {
            $game::Decision::Take { card }
        }
    };
}
