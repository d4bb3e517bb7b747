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

duel-because-celebration = Celebration
duel-because-harvest = Plentiful Harvest

duel-ask-ward = The die decides whether { $card } is turned away.
duel-ask-lands = Two landscapes are drawn …

duel-ask-decks-other = { $name } still chooses a deck.
duel-ask-hands-me = Choose a stack: its top three cards are your first hand.
duel-ask-hands-choose = Choose a stack: you pick your first three cards from it.
duel-ask-hands-other = { $name } takes a first hand.
duel-ask-arrange-other = { $name } lays the landscapes.
duel-ask-prepare-me = Preparation: build one thing, or nothing more.
duel-ask-prepare-other = Preparation: { $name } builds.
duel-ask-before-cards = Roll the dice, or play a card first.
duel-ask-action-me = Build, play cards, exchange; then end your actions.

duel-ask-card-cache = Choose the landscape that gets the { $card }.

duel-ask-spare-me = One resource of the price is left out ({ $price }). Which one?
duel-ask-spare-other = { $name } chooses which resource of the price is left out.
duel-ask-give-back-other = { $name } gives one resource back.
duel-ask-plunder-me = { $card }: press your landscape that is filled from what { $other } has.
duel-ask-plunder-other = { $card }: { $name } chooses a landscape to fill.
duel-ask-buy-me = Buy up to { $left } resources for 1 gold each: press where they go.
duel-ask-buy-other = { $name } may buy resources for gold.
duel-ask-lay-me = Your settlement has found two landscapes. Which one lies above?
duel-ask-lay-other = { $name } lays two new landscapes.
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
duel-ask-bury-me = Pick a card, then the stack it goes under.
duel-ask-bury-other = { $name } puts cards under stacks.
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

duel-deal-ship = 2 { $resource } from { $land }
duel-deal-mint = 1 gold, Mint ({ $left } left)

duel-hint-cache = Lay the Gold Cache at { $store }.
duel-hint-ship = Exchange two of { $give } for one in { $store }.
duel-hint-mint = Exchange a gold for one in { $store }.
duel-hint-choose = Choose { $resource }.
duel-hint-move = Choose { $store }.
duel-hint-lay = Lay { $land } above.
duel-hint-tax = Pay the tax.
duel-hint-protect = Roll the die.

duel-tell-raided-nothing = Brigands counted { $counted } resources: { $who } had no gold and no wool.
duel-tell-cache-laid = { $who } laid { $card }.
duel-tell-removed = { $who } lost { $card } to { $by }; it { $to }.
duel-tell-removed-own = { $who } tore down { $card }; it { $to }.
duel-goes-discarded = was discarded
duel-goes-under-a-stack = goes under a stack
duel-goes-to-the-open-stack = goes to the open stack
duel-tell-lands-swapped = { $who } let two landscapes change places.
duel-tell-hand-shown = { $who } showed { $you ->
    [yes] your
   *[other] the
} hand.
duel-tell-warded = { $who } rolled { $number } and turned the attack away.
duel-tell-warded-not = { $who } rolled { $number }; the attack comes through.
duel-tell-spared = { $by } spares { $who } from { $card }.
duel-tell-named = { $who } named { $card }.
duel-tell-advantage-moved = { $who } { $you ->
    [yes] have
   *[other] has
} the { $which } now.
duel-tell-advantage-moved-nobody = Nobody has the { $which } any more.
