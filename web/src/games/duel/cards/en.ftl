duel-set-base = Base set
duel-set-gold = Era of Gold
duel-set-turmoil = Era of Turmoil
duel-set-progress = Era of Progress
duel-set-event = Events
duel-set-central = Centre cards
duel-set-short-base = Base
duel-set-short-gold = Gold
duel-set-short-turmoil = Turmoil
duel-set-short-progress = Progress
duel-back = Face-down card: { $set }

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
duel-strip-free = Free
duel-strip-stack = From the stack

duel-res-lumber = lumber
duel-res-brick = brick
duel-res-wool = wool
duel-res-grain = grain
duel-res-ore = ore
duel-res-gold = gold
duel-res-any = any resource
duel-res-count = { $count } { $resource }

duel-point-victory = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
duel-point-trade = { $count ->
    [one] { $count } trade point
   *[other] { $count } trade points
}
duel-point-strength = { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
}
duel-point-skill = { $count ->
    [one] { $count } skill point
   *[other] { $count } skill points
}
duel-point-progress = { $count ->
    [one] { $count } progress point
   *[other] { $count } progress points
}
duel-points-maybe = { $points } while a condition holds
duel-points-maybe-each = { $point } for each, as the text says
duel-point-name-victory = victory
duel-point-name-trade = trade
duel-point-name-strength = strength
duel-point-name-skill = skill
duel-point-name-progress = progress

duel-advantage-trade = Trade advantage
duel-advantage-strength = Strength advantage

duel-label-cost = costs { $cost }
duel-label-free = costs nothing
duel-label-lacks = missing: { $cost }
duel-label-needs = needs: { $needs }
duel-label-can = can be played
duel-label-cannot = cannot be paid
duel-label-dim = not now
duel-label-new = new

duel-needs = needs
duel-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
duel-once = Once in a realm
duel-named = A named unit: once in a realm
duel-open = Both copies lie open in the game of its era
duel-moon = Half-moon: not in the Duel of the Princes
duel-moon-event = Half-moon: may be drawn for the Duel of the Princes
duel-moon-some = Half-moon on { $moon } of { $count }
duel-covers = on { $name }

duel-need-trade-points-3 = 3 trade
duel-need-city = city
duel-need-strength-advantage = strength advantage
duel-need-hero-with-strength = hero with strength
duel-need-fewer-victory-points = behind
duel-need-progress-points-2 = 2 progress points
duel-need-parish-hall-in-city = Parish Hall in a city
duel-or = { $one } or { $other }
duel-or-short = { $one } or { $other }

duel-land = { $name }, number { $number }, { $stock } of 3 { $resource }
duel-land-full = full
duel-land-rolled = rolled
duel-land-gain = takes in { $count }
duel-land-pays = pays { $count }
duel-land-cache = Gold Cache with { $stock } of 3 gold
duel-site-of = { $what } of { $name }
duel-slot-free = Free site
duel-slot-legal = Build { $name } here

duel-die-number = Production die: { $number }
duel-die-event = Event die: { $face }
duel-sheet-rules = All rules

duel-set-short-central = Centre
duel-group-building = Buildings
duel-group-city = City
duel-group-unit = Units
duel-group-landscape = Landscape
duel-group-action = Actions
duel-group-event = Events
duel-group-centre = Centre row and land
duel-find = Find a card
duel-find-example = Find a card: ship, gold …
duel-find-sets = Sets
duel-find-kinds = Kinds
duel-find-points = Points
duel-find-costs = Costs and half-moon
duel-find-point = Counts { $point }
duel-find-cost = Costs { $resource }
duel-find-moon = With a half-moon
duel-find-all = Show all

duel-index = Cards of the Duel
duel-index-lead = What stays stands up: roofs, battlements, hills. What passes hangs down: bunting and water. Press a card to read all of it.
duel-index-more = More about the Duel
duel-index-found = { $cards ->
    [0] No card is like that.
    [one] { $cards } card, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }
   *[other] { $cards } different cards, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }
}
duel-index-kinds = { $count ->
    [one] { $count } card
   *[other] { $count } different cards
}
duel-decks = Deck builder

duel-deck-name = My deck
duel-deck-called = Name of the deck
duel-deck-mine = My decks
duel-deck-at-here = In this browser
duel-deck-at-account = With your account
duel-deck-entrust = Keep with account
duel-deck-entrust-name = Keep { $name } with your account
duel-deck-guest = With an account you have your decks on every device.
duel-deck-account-away = The decks of your account cannot be reached now.
duel-deck-none = No deck is kept yet.
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
duel-deck-kept-account = Kept with your account
duel-deck-damaged = { $count ->
    [one] Something that is kept here cannot be read as a deck. It was left as it is.
   *[other] { $count } decks that are kept here cannot be read. They were left as they are.
}
duel-deck-discard = Throw it away
duel-deck-unreadable = What is kept here cannot be read, so nothing was changed. Save your deck as a file, or throw away under “My decks” what cannot be read.
duel-deck-full = The browser keeps no more. Save your deck as a file.
duel-deck-away = Your account cannot be reached. The deck is kept in this browser, and “Keep with account” sends it later.
duel-deck-many = Your account keeps no more decks. Throw one away under “My decks”; this one is kept in this browser.
duel-deck-refused = The server does not take this deck or its name. It is kept in this browser.
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
