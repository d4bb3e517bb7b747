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
duel-decks = Deck builder

duel-deck-name = My deck
duel-deck-called = Name of the deck
duel-deck-mine = My decks
duel-deck-here = In this browser
duel-deck-none = No deck is kept here yet.
duel-deck-ready = Ready to play
duel-deck-ready-name = Ready deck, { $era }
duel-deck-row = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
duel-deck-new = New deck
duel-deck-import = Open a file
duel-deck-export = Save as file
duel-deck-copy = Copy as text
duel-deck-copied = Copied
duel-deck-remove = Throw { $name } away
duel-deck-kept = Kept in this browser
duel-deck-damaged = { $count ->
    [one] Something that is kept here cannot be read as a deck. It was left as it is.
   *[other] { $count } decks that are kept here cannot be read. They were left as they are.
}
duel-deck-discard = Throw it away
duel-deck-unreadable = What is kept here cannot be read, so nothing was changed. Save your deck as a file, or throw away under “My decks” what cannot be read.
duel-deck-full = The browser keeps no more. Save your deck as a file.
duel-deck-strange = That file is no deck of the Duel, or names cards that do not exist. Nothing was changed.
duel-deck-pool = Cards of the box
duel-deck-events = Events
duel-deck-whole = The deck
duel-deck-empty = Nothing in it yet. Add cards with +, or begin with a ready deck under “My decks”.
duel-deck-given = The event stack also has 1 Yule from the host, and 1 Riots and 1 Plague from each of you.
duel-deck-size = of { $of } cards
duel-deck-hand-size = Start hand { $count } of { $of }
duel-deck-events-size = Events { $count } of { $of }
duel-deck-costs = What all cards together cost
duel-deck-curve = How many cards cost how much
duel-deck-price = { $count } for { $price }
duel-deck-of = of { $count }
duel-deck-less = One less: { $name }
duel-deck-more = One more: { $name }
duel-deck-hold = In the start hand: { $name }
duel-deck-start = { $count ->
    [0] hold
    [one] start
   *[other] start { $count }
}
duel-deck-sound = May be played in the tournament
duel-deck-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
duel-fault-start = The start hand is { $due } cards, and { $have ->
    [0] none is chosen yet
    [one] { $have } is chosen
   *[other] { $have } are chosen
}.
duel-fault-cards = { $due } cards lie in the stacks, and the deck has { $have } for them.
duel-fault-events = { $due } events are chosen, and the deck has { $have }.
duel-fault-many = { $card } is in the deck { $count } times, and the box has { $most }.
duel-fault-events-many = { $card } is chosen more often than one player may.
duel-fault-event = { $card } is an event: it belongs to the events and not into the deck.
duel-fault-stranger = { $card } is no event.
duel-fault-yule = Yule is in the event stack already: a second one cannot be chosen.
duel-deck-asked = The deck is being checked …
duel-deck-unchecked = This page cannot check decks now. You can go on building.
