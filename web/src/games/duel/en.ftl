duel-progress = { $mode } to { $points } points

duel-pile-stacks = { $set } stacks
duel-pile-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}, { $before } before Yule
duel-pile-discard-of = { $you ->
    [yes] Your discard pile
   *[other] Discard pile of { $name }
}: { $count ->
    [0] empty
    [one] { $count } card, on top { $top }
   *[other] { $count } cards, on top { $top }
}
duel-pile-open = Open stack: { $count ->
    [0] empty
   *[other] { $count } { $card }
}

duel-press-tax = Pay { $price } gold
duel-press-protect = Roll the die
duel-press-pass-prepare = Build nothing more
duel-press-pass-buy = Buy nothing more
duel-press-pass-preach = Let it come
duel-press-pass-protect = Do not roll

duel-because-production = the roll
duel-because-brigands = brigands
duel-because-trade = Trade
duel-because-celebration = Celebration
duel-because-harvest = Plentiful Harvest
duel-because-building = building
duel-because-exchange = exchange
duel-because-search = looking a stack through
duel-due-any = { $count } of any kind

duel-ask-roll = The dice are rolling …
duel-ask-lot = The lot decides who begins.
duel-ask-ward = The die decides whether { $card } is turned away.
duel-ask-draw = A card is drawn …
duel-ask-look = A stack is looked through …
duel-ask-event = An event card is turned up …
duel-ask-lands = Two landscapes are drawn …

duel-ask-decks-me = Choose the deck that you play with.
duel-ask-decks-other = { $name } still chooses a deck.
duel-ask-hands-me = Choose a stack: its top three cards are your first hand.
duel-ask-hands-choose = Choose a stack: you pick your first three cards from it.
duel-ask-hands-other = { $name } takes a first hand.
duel-ask-arrange-me = Your landscapes may change places: press two to swap them.
duel-ask-arrange-second = Now press the landscape it changes places with.
duel-ask-arrange-other = { $name } lays the landscapes.
duel-ask-prepare-me = Preparation: build one thing, or nothing more.
duel-ask-prepare-other = Preparation: { $name } builds.
duel-ask-before-me = Roll the dice.
duel-ask-before-cards = Roll the dice, or play a card first.
duel-ask-before-other = { $name } is about to roll.
duel-ask-action-me = Build, play cards, exchange; then end your actions.
duel-ask-action-exchange = You can exchange resources, or end your actions.
duel-ask-action-end = There is nothing more to do: end your actions.
duel-ask-action-other = { $name } builds and plays cards.
duel-ask-fill-me = Fill your hand: choose a stack to draw from ({ $have } of { $limit }).
duel-ask-fill-put = Too many cards ({ $have } of { $limit }): pick one, then the stack it goes under.
duel-ask-fill-other = { $name } fills the hand.
duel-ask-exchange-me = You may exchange one card: pick it, then the stack it goes under.
duel-ask-exchange-other = { $name } may exchange a card.
duel-ask-replace-me = Choose the stack that you take the new card from.
duel-ask-replace-search = Take the top card of a stack, or look one through and pay { $price }.
duel-ask-replace-other = { $name } takes a card in exchange.
duel-ask-search = Choose the stack that you look through.
duel-ask-over = { $you ->
    [yes] You have won with { $points } points!
   *[other] { $name } has won with { $points } points.
}
duel-ask-over-nobody = The game is over. Nobody has won.

duel-ask-card-play = { $card }: { $line }
duel-ask-card-name = { $card }: which number shall it be?
duel-ask-card-put = Choose the stack that { $card } goes under.
duel-ask-card-build = Choose where { $card } stands.
duel-ask-card-cache = Choose the landscape that gets the { $card }.
duel-ask-supply-road = Choose where the road goes.
duel-ask-supply-settlement = Choose where the settlement stands. It draws two landscapes.
duel-ask-supply-settlement-scout = Choose where the settlement stands. Your Scout picks its two landscapes.
duel-ask-supply-city = Choose the settlement that becomes a city.
duel-ask-standing = { $card }: { $line }
duel-ask-demolish = Tear down { $card }? Nothing of its cost comes back.

duel-ask-pay-me = Choose where it comes from: { $due } ({ $why }).
duel-ask-pay-other = { $name } chooses what is paid with.
duel-ask-spare-me = One resource of the price is left out ({ $price }). Which one?
duel-ask-spare-other = { $name } chooses which resource of the price is left out.
duel-ask-gain-me = { $why }: { $left ->
    [one] take { $left } resource. Press the landscape that takes it in.
   *[other] take { $left } resources. Press the landscapes that take them in.
}
duel-ask-gain-other = { $why }: { $name } takes something.
duel-ask-rob-me = { $why }: take { $left } from { $other }. Press your landscape that takes it in.
duel-ask-rob-other = { $why }: { $name } takes something from { $mine ->
    [yes] you
   *[other] { $other }
}.
duel-ask-give-back-me = Give { $other } one resource: press the landscape it comes from.
duel-ask-give-back-other = { $name } gives one resource back.
duel-ask-plunder-me = { $card }: press your landscape that is filled from what { $other } has.
duel-ask-plunder-other = { $card }: { $name } chooses a landscape to fill.
duel-ask-buy-me = Buy up to { $left } resources for 1 gold each: press where they go.
duel-ask-buy-other = { $name } may buy resources for gold.
duel-ask-lay-me = Your settlement has found two landscapes. Which one lies above?
duel-ask-lay-other = { $name } lays two new landscapes.
duel-ask-scout-me = Your Scout finds two landscapes: first the one above.
duel-ask-scout-second = And now the one below.
duel-ask-scout-other = { $name } picks two landscapes.
duel-ask-preach-me = { $card } comes over you. Play Sebastian if you hold him, or let it come.
duel-ask-preach-other = { $card }: will { $name } find help?
duel-ask-tax-me = Riots: pay { $price } gold, or press the unit that leaves you.
duel-ask-tax-other = Riots: { $name } pays, or loses a unit.
duel-ask-name-me = Feud: name buildings of { $other }, { $left } more. One of them will be lost.
duel-ask-name-other = Feud: { $name } names { $mine ->
    [yes] buildings of yours
   *[other] buildings of { $other }
}.
duel-ask-lose-me = { $card }: choose which of these cards you lose.
duel-ask-lose-other = { $card }: { $name } chooses which card is lost.
duel-ask-burn-me = { $card }: choose the building of { $other } that burns.
duel-ask-burn-other = { $card }: { $name } chooses what burns.
duel-ask-protect-me = { $card } comes over you. Roll the die to turn it away?
duel-ask-protect-other = { $card }: { $name } may roll the die against it.
duel-ask-under-me = Choose the stack that { $card } goes under.
duel-ask-under-other = { $name } chooses the stack that { $card } goes under.
duel-ask-pull-me = You see the hand of { $other }. Choose { $left ->
    [one] one card that goes
   *[other] { $left } cards that go
} under a stack.
duel-ask-pull-other = { $name } takes cards out of { $mine ->
    [yes] your hand
   *[other] the hand of { $other }
}.
duel-ask-bury-me = Pick a card, then the stack it goes under.
duel-ask-bury-other = { $name } puts cards under stacks.
duel-ask-steal-me = You see the hand of { $other }. Take one card, or none.
duel-ask-steal-other = { $name } may take a card from { $mine ->
    [yes] your hand
   *[other] the hand of { $other }
}.
duel-ask-relocate-me = Choose the first of two that change places.
duel-ask-relocate-second = Choose what it changes places with.
duel-ask-relocate-other = { $name } lets two things change places.
duel-ask-visit-me = Choose the Bath House that the doctor visits.
duel-ask-visit-other = { $name } chooses a Bath House.
duel-ask-tithe-me = Tithe Barn: wool or grain?
duel-ask-tithe-other = { $name } chooses wool or grain.
duel-ask-fetch-me = { $card }: choose a card of the discard pile.
duel-ask-fetch-other = { $card }: { $name } takes a card out of the discard pile.
duel-ask-browse-me = Choose the stack that you look through.
duel-ask-browse-other = { $name } looks through a stack.
duel-ask-take-from-me = { $left ->
    [one] Choose one card of this stack.
   *[other] Choose { $left } cards of this stack, one after the other.
}
duel-ask-take-from-other = { $name } looks through a stack.

duel-deal-ship = 2 { $resource } from { $land }
duel-deal-mint = 1 gold, Mint ({ $left } left)

duel-hint-deck = Take this deck.
duel-hint-arrange = Lay the landscapes in another order.
duel-hint-roll = Roll the dice.
duel-hint-play = Play { $card }.
duel-hint-name = Play { $card } and name { $number }.
duel-hint-road = Build a road.
duel-hint-settlement = Build a settlement.
duel-hint-settlement-scout = Build a settlement with a Scout.
duel-hint-city = Build a city: { $site }.
duel-hint-build = Build { $card }, { $where }.
duel-hint-cache = Lay the Gold Cache at { $store }.
duel-hint-demolish = Tear down { $card }.
duel-hint-exchange = Exchange { $give } for one in { $store }.
duel-hint-ship = Exchange two of { $give } for one in { $store }.
duel-hint-mint = Exchange a gold for one in { $store }.
duel-hint-finish = End your actions.
duel-hint-draw = Draw from { $stack }.
duel-hint-put = Put { $card } under { $stack }.
duel-hint-search = Look through { $stack }.
duel-hint-take = Take { $card }.
duel-hint-pay = Pay from { $store }.
duel-hint-gain = Take one into { $store }.
duel-hint-choose = Choose { $resource }.
duel-hint-pick = Choose { $card }.
duel-hint-move = Choose { $store }.
duel-hint-lay = Lay { $land } above.
duel-hint-scout = Take { $upper } above and { $lower } below.
duel-hint-stack = Choose { $stack }.
duel-hint-tax = Pay the tax.
duel-hint-protect = Roll the die.
duel-hint-pass = Do without.

duel-tell-deck-chosen = { $who } { $you ->
    [yes] have
   *[other] has
} chosen a deck.
duel-tell-starts = { $who } { $you ->
    [yes] begin
   *[other] begins
}.
duel-tell-arranged = { $who } { $you ->
    [yes] have
   *[other] has
} laid the landscapes.
duel-tell-turn-began = Turn { $turn }, { $who }
duel-tell-rolled = { $who } rolled { $number } and { $face }.
duel-tell-raided = Brigands counted { $counted } resources: { $who } lost { $goods }.
duel-tell-raided-nothing = Brigands counted { $counted } resources: { $who } had no gold and no wool.
duel-tell-revealed = Event: { $card }.
duel-tell-events-shuffled = The event stack was shuffled.
duel-tell-played = { $who } played { $card }.
duel-tell-played-number = { $who } played { $card } and named { $number }.
duel-tell-road-built = { $who } built a road.
duel-tell-settlement-built = { $who } built a settlement.
duel-tell-city-built = { $who } built a city.
duel-tell-land-laid = { $who } laid { $land }.
duel-tell-built = { $who } built { $card }.
duel-tell-cache-laid = { $who } laid { $card }.
duel-tell-removed = { $who } lost { $card } to { $by }; it { $to }.
duel-tell-removed-own = { $who } tore down { $card }; it { $to }.
duel-goes-discarded = was discarded
duel-goes-under-a-stack = goes under a stack
duel-goes-to-the-open-stack = goes to the open stack
duel-tell-cards-swapped = { $who } let two cards change places.
duel-tell-lands-swapped = { $who } let two landscapes change places.
duel-tell-drew = { $who } drew { $card }.
duel-tell-drew-hidden = { $who } drew a card ({ $stack }).
duel-tell-looked-through = { $who } looked through { $stack }.
duel-tell-put-under = { $who } put { $card } under { $stack }.
duel-tell-put-under-hidden = { $who } put a card under { $stack }.
duel-tell-fetched = { $who } took { $card } out of the discard pile.
duel-tell-hand-shown = { $who } showed { $you ->
    [yes] your
   *[other] the
} hand.
duel-tell-stolen = { $who } took { $card } from { $from }.
duel-tell-stolen-hidden = { $who } took a card from { $from }.
duel-tell-warded = { $who } rolled { $number } and turned the attack away.
duel-tell-warded-not = { $who } rolled { $number }; the attack comes through.
duel-tell-spared = { $by } spares { $who } from { $card }.
duel-tell-named = { $who } named { $card }.
duel-tell-advantage-moved = { $who } { $you ->
    [yes] have
   *[other] has
} the { $which } now.
duel-tell-advantage-moved-nobody = Nobody has the { $which } any more.
duel-tell-over = { $who } { $you ->
    [yes] have
   *[other] has
} won with { $points } points.
duel-tell-over-nobody = The game is over without a winner.
