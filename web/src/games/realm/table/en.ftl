realm-rank = Rank
realm-to-points = to { $points }
realm-rule = Rule { $rule }
realm-choose = Choose
realm-realm-of = { $you ->
    [yes] Your realm
   *[other] Realm of { $name }
}
realm-points-of = { $you ->
    [yes] Your points
   *[other] Points of { $name }
}
realm-hand-of = { $you ->
    [yes] Your hand
   *[other] Hand of { $name }
}
realm-hand-empty = No cards in the hand
realm-hand-count = { $count ->
    [one] { $count } card, may hold { $limit }
   *[other] { $count } cards, may hold { $limit }
}
realm-closer = Bring the realm of { $name } closer
realm-map = Where in my realm
realm-map-to = Column { $at } of { $of }
realm-where-site = settlement or city { $site } from the left
realm-where-above = above settlement or city { $site }
realm-where-below = below settlement or city { $site }
realm-place-road = road
realm-place-settlement = settle­ment
realm-place-road-free = Place for the next road
realm-place-settlement-free = Place for the next settlement
realm-offer-road = Build a road here
realm-offer-settlement = Build a settlement here
realm-cache-press = Gold Cache with { $stock } gold
realm-middle = Dice and stacks
realm-dice-none = The dice have not been rolled yet.
realm-dice-named = The number is set: { $number }.
realm-piles = Stacks and supplies
realm-piles-open = Dice, stacks and supplies: show all
realm-piles-build = Build one
realm-piles-choose = Choose this stack
realm-piles-known = You know, from the top:
realm-piles-unknown = { $count ->
    [one] { $count } unknown
   *[other] { $count } unknown
}
realm-piles-drawn = Since the last shuffling there came:
realm-pile-can = { $pile }, can be chosen
realm-pile-own = Stack
realm-pile-numbered = { $set } { $number }
realm-pile-stack = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
realm-pile-stacks-of = { $you ->
    [yes] Your stacks
   *[other] Stacks of { $name }
}
realm-pile-events-discard = Events, discard
realm-pile-discard = Discard pile: { $count ->
    [0] empty
    [one] { $count } card, on top { $top }
   *[other] { $count } cards, on top { $top }
}
realm-pile-supplies = Supplies
realm-pile-road = { $count ->
    [one] { $count } road left
   *[other] { $count } roads left
}
realm-pile-settlement = { $count ->
    [one] { $count } settlement left
   *[other] { $count } settlements left
}
realm-pile-city = { $count ->
    [one] { $count } city left
   *[other] { $count } cities left
}
realm-pile-grounds = { $count ->
    [one] { $count } landscape left
   *[other] { $count } landscapes left
}
realm-steps = Steps of the turn
realm-step-roll = Roll
realm-step-action = Actions
realm-step-fill = Fill hand
realm-step-exchange = Exchange
realm-costs = It costs
realm-costs-of = of { $have } { $resource }
realm-pick-number = Number { $number }
realm-press-back = Put back
realm-press-keep = Keep it
realm-press-play = Play it
realm-press-take = Take it
realm-press-demolish = Tear it down
realm-press-demolish-sure = Yes, tear it down
realm-press-exchange = Exchange resources
realm-press-search = Look one through ({ $price })
realm-press-arrange = Lay them so
realm-press-pay = Take it from the fullest
realm-press-roll = Roll the dice
realm-press-finish = End actions
realm-press-undo = Take back
realm-press-hint = Ask for advice
realm-press-pass-exchange = Keep my cards
realm-press-pass-gain = Take nothing
realm-press-pass-rob = Take nothing more
realm-press-pass-steal = Take none
realm-tray = Laid out to choose from
realm-tray-aside = Look at the table
realm-tray-back = Back to the choice
realm-lay-above = above
realm-lay-below = below
realm-deal-give = What I give
realm-deal-get = Where the one lies that I get
realm-deal-first = First choose what you give.
realm-deal-kind = { $count } { $resource } (of { $have })
realm-hint-title = Advice
realm-hint-waits = The bot is thinking …
realm-hint-do = Do that
realm-cache = Gold Cache
realm-here = here
realm-mage = { $name }
realm-mage-here = { $name } may stand here
realm-bewitched = A witch lies on it
realm-braced = Twice as strong
realm-pile-citadel = { $count ->
    [one] { $count } citadel left
   *[other] { $count } citadels left
}
realm-key-roll = Roll the dice
realm-key-card = Pick a card of the hand
realm-key-play = Play, take or lay what is picked
realm-key-exchange = Exchange resources
realm-key-end = End actions, or pass
realm-key-closer = Bring the other realm closer
realm-key-piles = Stacks and supplies
realm-key-hint = Ask for advice
realm-stats-points = Points
realm-stats-income = What came in
realm-stats-what = Built
realm-stats-did = Cards and resources
realm-stats-roads = roads
realm-stats-settlements = settlements
realm-stats-cities = cities
realm-stats-built = expansions
realm-stats-lost = lost
realm-stats-played = actions played
realm-stats-drawn = cards drawn
realm-stats-exchanges = exchanges
realm-stats-raided = lost to brigands
realm-stats-start = Beside the { $count } settlements and the road of the start.
realm-stats-dice = Dice
realm-stats-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
realm-stats-bar = { $what }: { $count } times, { $expected } expected
realm-stats-expected = as often as expected
realm-stats-citadels = citadels
realm-stats-wizards = wizards
realm-stats-spells = spells
realm-tell-yields = { $who }: { $goods }.
realm-tell-pays = { $who } paid { $goods }.
realm-tell-gains = { $who } got { $goods } ({ $why }).
realm-tell-gives = { $who } gave { $goods } ({ $why }).
realm-turned = Turned { $turned ->
    [one] once
   *[other] { $turned } times
}
realm-deck-choice = Decks
realm-deck-choice-start = Begins with { $cards }.
realm-deck-choice-build = Build a deck of my own
realm-deck-choice-waits = Your deck is handed in. The other one still chooses.
