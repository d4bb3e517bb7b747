realm-rank = rank
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

realm-due-any = { $count } of any kind

realm-because-production = production
realm-because-brigands = Brigands
realm-because-building = building
realm-because-exchange = exchange
realm-because-trade = Trade
realm-because-search = looking a stack through

realm-ask-roll = The dice are rolling …
realm-ask-lot = The lot decides who begins.
realm-ask-draw = A card is drawn …
realm-ask-look = A stack is looked through …
realm-ask-event = An event card is turned up …
realm-ask-decks-me = Choose the deck that you play with.
realm-ask-arrange-me = Your landscapes may change places: press two to swap them.
realm-ask-arrange-second = Now press the landscape it changes places with.
realm-ask-before-me = Roll the dice.
realm-ask-before-other = { $name } is about to roll.
realm-ask-action-exchange = You can exchange resources, or end your actions.
realm-ask-action-end = There is nothing more to do: end your actions.
realm-ask-action-other = { $name } builds and plays cards.
realm-ask-fill-me = Fill your hand: choose a stack to draw from ({ $have } of { $limit }).
realm-ask-fill-put = Too many cards ({ $have } of { $limit }): pick one, then the stack it goes under.
realm-ask-fill-other = { $name } fills the hand.
realm-ask-exchange-me = You may exchange one card: pick it, then the stack it goes under.
realm-ask-exchange-other = { $name } may exchange a card.
realm-ask-replace-me = Choose the stack that you take the new card from.
realm-ask-replace-search = Take the top card of a stack, or look one through and pay { $price }.
realm-ask-replace-other = { $name } takes a card in exchange.
realm-ask-search = Choose the stack that you look through.
realm-ask-over = { $you ->
    [yes] You have won with { $points } points!
   *[other] { $name } has won with { $points } points.
}
realm-ask-over-nobody = The game is over. Nobody has won.
realm-ask-card-play = { $card }: { $line }
realm-ask-card-name = { $card }: which number shall it be?
realm-ask-card-put = Choose the stack that { $card } goes under.
realm-ask-card-build = Choose where { $card } stands.
realm-ask-supply-road = Choose where the road goes.
realm-ask-supply-settlement = Choose where the settlement stands. It draws two landscapes.
realm-ask-supply-settlement-scout = Choose where the settlement stands. Your Scout picks its two landscapes.
realm-ask-supply-city = Choose the settlement that becomes a city.
realm-ask-standing = { $card }: { $line }
realm-ask-demolish = Tear down { $card }? Nothing of its cost comes back.
realm-ask-pay-me = Choose where it comes from: { $due } ({ $why }).
realm-ask-pay-other = { $name } chooses what is paid with.
realm-ask-gain-me = { $why }: { $left ->
    [one] take { $left } resource. Press the landscape that takes it in.
   *[other] take { $left } resources. Press the landscapes that take them in.
}
realm-ask-gain-other = { $why }: { $name } takes something.
realm-ask-rob-me = { $why }: take { $left } from { $other }. Press your landscape that takes it in.
realm-ask-rob-other = { $why }: { $name } takes something from { $mine ->
    [yes] you
   *[other] { $other }
}.
realm-ask-give-back-me = Give { $other } one resource: press the landscape it comes from.
realm-ask-scout-me = Your Scout finds two landscapes: first the one above.
realm-ask-scout-second = And now the one below.
realm-ask-scout-other = { $name } picks two landscapes.
realm-ask-pull-me = You see the hand of { $other }. Choose { $left ->
    [one] one card that goes
   *[other] { $left } cards that go
} under a stack.
realm-ask-pull-other = { $name } takes cards out of { $mine ->
    [yes] your hand
   *[other] the hand of { $other }
}.
realm-ask-steal-me = You see the hand of { $other }. Take one card, or none.
realm-ask-steal-other = { $name } may take a card from { $mine ->
    [yes] your hand
   *[other] the hand of { $other }
}.
realm-ask-take-from-me = { $left ->
    [one] Choose one card of this stack.
   *[other] Choose { $left } cards of this stack, one after the other.
}
realm-ask-take-from-other = { $name } looks through a stack.
realm-ask-under-me = Choose the stack that { $card } goes under.
realm-ask-under-other = { $name } chooses the stack that { $card } goes under.

realm-hint-arrange = Lay the landscapes in another order.
realm-hint-deck = Take this deck.
realm-hint-roll = Roll the dice.
realm-hint-play = Play { $card }.
realm-hint-name = Play { $card } and name { $number }.
realm-hint-road = Build a road.
realm-hint-settlement = Build a settlement.
realm-hint-settlement-scout = Build a settlement with a Scout.
realm-hint-city = Build a city: { $site }.
realm-hint-build = Build { $card }, { $where }.
realm-hint-demolish = Tear down { $card }.
realm-hint-exchange = Exchange { $give } for one in { $store }.
realm-hint-finish = End your actions.
realm-hint-draw = Draw from { $stack }.
realm-hint-put = Put { $card } under { $stack }.
realm-hint-search = Look through { $stack }.
realm-hint-take = Take { $card }.
realm-hint-pay = Pay from { $store }.
realm-hint-gain = Take one into { $store }.
realm-hint-pick = Choose { $card }.
realm-hint-scout = Take { $upper } above and { $lower } below.
realm-hint-stack = Choose { $stack }.
realm-hint-pass = Do without.

realm-tell-arranged = { $who } { $you ->
    [yes] have
   *[other] has
} laid the landscapes.
realm-tell-deck-chosen = { $who } { $you ->
    [yes] have
   *[other] has
} chosen a deck.
realm-tell-starts = { $who } { $you ->
    [yes] begin
   *[other] begins
}.
realm-tell-turn-began = Turn { $turn }, { $who }
realm-tell-rolled = { $who } rolled { $number } and { $face }.
realm-tell-raided = Brigands counted { $counted } resources: { $who } lost { $goods }.
realm-tell-revealed = Event: { $card }.
realm-tell-events-shuffled = The event stack was shuffled.
realm-tell-played = { $who } played { $card }.
realm-tell-played-number = { $who } played { $card } and named { $number }.
realm-tell-road-built = { $who } built a road.
realm-tell-settlement-built = { $who } built a settlement.
realm-tell-city-built = { $who } built a city.
realm-tell-land-laid = { $who } laid { $land }.
realm-tell-built = { $who } built { $card }.
realm-tell-drew = { $who } drew { $card }.
realm-tell-drew-hidden = { $who } drew a card ({ $stack }).
realm-tell-looked-through = { $who } looked through { $stack }.
realm-tell-put-under = { $who } put { $card } under { $stack }.
realm-tell-put-under-hidden = { $who } put a card under { $stack }.
realm-tell-stolen = { $who } took { $card } from { $from }.
realm-tell-stolen-hidden = { $who } took a card from { $from }.
realm-tell-cards-swapped = { $who } let two cards change places.
realm-tell-fetched = { $who } took { $card } out of the discard pile.
realm-tell-over = { $who } { $you ->
    [yes] have
   *[other] has
} won with { $points } points.
realm-tell-over-nobody = The game is over without a winner.
