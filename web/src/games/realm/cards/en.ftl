realm-set-base = Base set
realm-set-gold = Era of Gold
realm-set-turmoil = Era of Turmoil
realm-set-progress = Era of Progress
realm-set-event = Events
realm-set-central = Centre cards
realm-back = Face-down card: { $set }
realm-strip-free = Free
realm-res-lumber = lumber
realm-res-brick = brick
realm-res-wool = wool
realm-res-grain = grain
realm-res-ore = ore
realm-res-gold = gold
realm-res-any = any resource
realm-res-count = { $count } { $resource }
realm-point-victory = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
realm-point-trade = { $count ->
    [one] { $count } trade point
   *[other] { $count } trade points
}
realm-point-strength = { $count ->
    [one] { $count } strength point
   *[other] { $count } strength points
}
realm-point-skill = { $count ->
    [one] { $count } skill point
   *[other] { $count } skill points
}
realm-point-progress = { $count ->
    [one] { $count } progress point
   *[other] { $count } progress points
}
realm-points-maybe = { $points } while a condition holds
realm-points-maybe-each = { $point } for each, as the text says
realm-point-name-victory = victory
realm-point-name-trade = trade
realm-point-name-strength = strength
realm-point-name-skill = skill
realm-point-name-progress = progress
realm-label-cost = costs { $cost }
realm-label-free = costs nothing
realm-label-lacks = missing: { $cost }
realm-label-needs = needs: { $needs }
realm-label-can = can be played
realm-label-cannot = cannot be paid
realm-label-dim = not now
realm-label-new = new
realm-needs = needs
realm-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
realm-covers = on { $name }
realm-or = { $one } or { $other }
realm-or-short = { $one } or { $other }
realm-land = { $name }, number { $number }, { $stock } of 3 { $resource }
realm-land-full = full
realm-land-rolled = rolled
realm-land-gain = takes in { $count }
realm-land-pays = pays { $count }
realm-land-cache = Gold Cache with { $stock } of 3 gold
realm-site-of = { $what } of { $name }
realm-slot-free = Free site
realm-slot-legal = Build { $name } here
realm-die-number = Production die: { $number }
realm-die-event = Event die: { $face }
realm-sheet-rules = All rules
realm-group-building = Buildings
realm-group-city = City
realm-group-unit = Units
realm-group-landscape = Landscape
realm-group-action = Actions
realm-group-event = Events
realm-group-centre = Centre row and land
realm-find = Find a card
realm-find-example = Find a card: ship, gold …
realm-find-sets = Sets
realm-find-kinds = Kinds
realm-find-points = Points
realm-find-costs = Costs and half-moon
realm-find-point = Counts { $point }
realm-find-cost = Costs { $resource }
realm-find-moon = With a half-moon
realm-find-all = Show all
realm-set-wizards = Wizards & Dragons
realm-set-three-player = For three players
realm-set-short-base = Base
realm-set-short-gold = Gold
realm-set-short-turmoil = Turmoil
realm-set-short-progress = Progress
realm-set-short-wizards = Wizards
realm-set-short-three-player = Three players
realm-set-short-central = Centre
realm-res-magic = magic power
realm-point-tournament = { $count ->
    [one] { $count } tournament point
   *[other] { $count } tournament points
}
realm-point-magic = { $count } magic power
realm-point-name-tournament = tournament
realm-point-name-magic = magic
realm-label-proposed = has values that are only proposed
realm-proposed = Dashed: this value is proposed. The printed one is not known.
realm-land-mage = { $name } stands here with { $power } of 3 magic power
realm-land-mage-tired = { $name } stands here with { $power } of 3 magic power, none of it to be spent in this turn
realm-site-road = Road
realm-site-settlement = Settlement
realm-site-city = City
realm-site-citadel = Citadel, asleep
realm-site-citadel-awake = Citadel, awake
realm-terrain-forest = Forest
realm-terrain-hills = Hills
realm-terrain-pasture = Pasture
realm-terrain-fields = Fields
realm-terrain-mountains = Mountains
realm-terrain-gold-field = Gold Field
realm-group-wizard = Wizards
realm-group-magic = Magic
realm-find-proposed = With proposed values
realm-index-found = { $cards ->
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
realm-index-kinds = { $count ->
    [one] { $count } card
   *[other] { $count } different cards
}
realm-decks = Deck builder
realm-deck-name = My deck
realm-deck-table = For a table of
realm-deck-players = { $count } players
realm-deck-called = Name of the deck
realm-deck-at-here = In this browser
realm-deck-at-account = With your account
realm-deck-entrust = Keep with account
realm-deck-entrust-name = Keep { $name } with your account
realm-deck-guest = With an account you have your decks on every device.
realm-deck-account-away = The decks of your account cannot be reached now.
realm-deck-none = No deck is kept yet.
realm-deck-row = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
realm-deck-new = New deck
realm-deck-import = Open a file
realm-deck-export = Save as file
realm-deck-copy = Copy as text
realm-deck-copied = Copied
realm-deck-remove = Throw { $name } away
realm-deck-kept = Kept in this browser
realm-deck-kept-account = Kept with your account
realm-deck-damaged = { $count ->
    [one] Something that is kept here cannot be read as a deck. It was left as it is.
   *[other] { $count } decks that are kept here cannot be read. They were left as they are.
}
realm-deck-discard = Throw it away
realm-deck-unreadable = What is kept here cannot be read, so nothing was changed. Save your deck as a file, or throw away under “My decks” what cannot be read.
realm-deck-full = The browser keeps no more. Save your deck as a file.
realm-deck-away = Your account cannot be reached. The deck is kept in this browser, and “Keep with account” sends it later.
realm-deck-many = Your account keeps no more decks. Throw one away under “My decks”; this one is kept in this browser.
realm-deck-refused = The server does not take this deck or its name. It is kept in this browser.
realm-deck-strange = That file is no deck of this game, or names cards that do not exist. Nothing was changed.
realm-deck-pool = Cards of the box
realm-deck-events = Events
realm-deck-whole = The deck
realm-deck-empty = Nothing in it yet. Add cards with +, or begin with a ready deck under “My decks”.
realm-deck-size = of { $of } cards
realm-deck-hand-size = Start hand { $count } of { $of }
realm-deck-events-size = Events { $count } of { $of }
realm-deck-costs = What all cards together cost
realm-deck-curve = How many cards cost how much
realm-deck-price = { $count } for { $price }
realm-deck-of = of { $count }
realm-deck-less = One less: { $name }
realm-deck-more = One more: { $name }
realm-deck-hold = In the start hand: { $name }
realm-deck-start = { $count ->
    [0] hold
    [one] start
   *[other] start { $count }
}
realm-deck-sound = May be played in the tournament
realm-deck-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
realm-deck-asked = The deck is being checked …
realm-deck-unchecked = This page cannot check decks now. You can go on building.
realm-deck-mine = My decks
realm-deck-ready = Ready to play

realm-fault-start = The start hand is { $due } cards, and { $have ->
    [0] none is chosen yet
    [one] { $have } is chosen
   *[other] { $have } are chosen
}.
realm-fault-cards = { $due } cards lie in the stacks, and the deck has { $have } for them.
realm-fault-events = { $due } events are chosen, and the deck has { $have }.
realm-fault-many = { $card } is in the deck { $count } times, and the box has { $most }.
realm-fault-events-many = { $card } is chosen more often than one player may.
realm-fault-event = { $card } is an event: it belongs to the events and not into the deck.
realm-fault-stranger = { $card } is no event.
realm-fault-elsewhere = { $card } is no card for a deck of this table.
