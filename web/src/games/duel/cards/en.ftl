duel-kind-action = Action
duel-kind-attack = Action, attack
duel-kind-building = Building, any site
duel-kind-hero = Unit, hero
duel-kind-trade-ship = Unit, trade ship
duel-kind-unit = Unit
duel-kind-city-building = City building
duel-kind-landscape-expansion = Landscape expansion
duel-kind-landscape = Landscape
duel-kind-event = Event
duel-kind-road = Centre row
duel-kind-settlement = Centre row
duel-kind-city = Centre row

duel-strip-action = Action
duel-strip-attack = Attack
duel-strip-event = Event
duel-strip-stack = From the stack

duel-advantage-trade = Trade advantage
duel-advantage-strength = Strength advantage

duel-once = Once in a realm
duel-named = A named unit: once in a realm
duel-open = Both copies lie open in the game of its era
duel-moon = Half-moon: not in the Duel of the Princes
duel-moon-event = Half-moon: may be drawn for the Duel of the Princes
duel-moon-some = Half-moon on { $moon } of { $count }

duel-need-trade-points-3 = 3 trade
duel-need-city = city
duel-need-strength-advantage = strength advantage
duel-need-hero-with-strength = hero with strength
duel-need-fewer-victory-points = behind
duel-need-progress-points-2 = 2 progress points
duel-need-parish-hall-in-city = Parish Hall in a city

duel-index = Cards of the Duel
duel-index-lead = What stays stands up: roofs, battlements, hills. What passes hangs down: bunting and water. Press a card to read all of it.
duel-index-more = More about the Duel

duel-deck-ready-name = Ready deck, { $era }
duel-deck-given = The event stack also has 1 Yule from the host, and 1 Riots and 1 Plague from each of you.
duel-fault-yule = Yule is in the event stack already: a second one cannot be chosen.
