classic-progress = { $mode }{ $three ->
    [yes] { " for three, to " }
   *[other] { " to " }
}{ $points } points
classic-mode-base = Base game
classic-mode-wizards = Wizards & Dragons
classic-mode-tournament = Tournament

classic-token-knight = Knight token
classic-token-windmill = Windmill token

classic-face-brigands = Brigands
classic-face-mill = Mill
classic-face-tournament = Tournament
classic-face-plenty = Year of Plenty
classic-face-event-card = Event
classic-face-line-brigands = Too many resources tempt them.
classic-face-line-mill = The windmill brings its owner something.
classic-face-line-tournament = The best at the tournament gets something.
classic-face-line-plenty = Everybody takes a resource.
classic-face-line-event-card = An event card is turned up.

classic-pile-stacks = { $set } stacks
classic-pile-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
classic-pile-banished = Out of the game: { $cards }

classic-pick-both = both
classic-the-die = the event of the die

classic-press-dismiss = Send away
classic-press-dismiss-sure = Yes, send away
classic-press-charge = Turn 1 resource into magic
classic-press-mill = Magic for gold (mill)
classic-press-league = Magic from the league
classic-press-cast = Cast its spell
classic-press-cast-now = Cast { $card }
classic-press-brew = Try the kitchen
classic-press-mend = Set it upright (1 gold)
classic-press-fate-top = On top of the stack
classic-press-fate-under = Under the stack
classic-press-offer = Offer a trade
classic-press-redraw = Draw another one
classic-press-accept = Agree
classic-press-pass-load = Take no more along
classic-press-pass-offer = Decline
classic-press-pass-counter = Play nothing against it
classic-press-pass-browse = Look through none
classic-press-pass-take-from = Take none
classic-press-pass-veto = Let it happen
classic-press-pass-leap = Let it happen
classic-press-pass-prophesy = Look at no more
classic-press-pass-hire = Take the attack
classic-press-pass-support = Lay nothing

classic-because-mill = Mill
classic-because-tournament = Tournament
classic-because-plenty = Year of Plenty
classic-because-magic = Magic power

classic-ask-die = { $card }: the die decides.
classic-ask-ground = A landscape is drawn …
classic-ask-peek = Events are looked at …
classic-ask-glimpse = The top card of a stack is looked at …
classic-ask-study = The event stack is looked through …
classic-ask-survey = The landscapes are looked through …
classic-ask-brew = The kitchen simmers: the die decides.
classic-ask-duel = Two wizards fight: the dice decide.
classic-ask-camp = The mercenaries roll for { $card }.
classic-ask-order = The ranks are drawn by lot …
classic-ask-snatch = A card is drawn from a hand …

classic-ask-decks-other = Others still choose a deck: { $name }.
classic-ask-events-me = Choose an event for the event stack.
classic-ask-events-other = Others choose events: { $name }.
classic-ask-hands-me = Choose a stack: you pick your first three cards from it.
classic-ask-hands-other = Others take a first hand: { $name }.
classic-ask-arrange-other = Others lay their landscapes: { $name }.
classic-ask-before-cards = Roll the dice, or use a card first.
classic-ask-action-me = Build, play cards, trade; then end your actions.

classic-ask-card-station = Choose where { $card } stands: at a landscape of a citadel.
classic-ask-card-post = Choose the end of your row that { $card } closes.
classic-ask-supply-citadel = Choose the settlement that becomes a citadel.
classic-ask-taken = { $card }: { $line }
classic-ask-dismiss = Send { $card } away? The magic power is lost.

classic-ask-load-me = { $loaded ->
    [0] Caravan: press a landscape to send its resource along, one or two in all.
   *[other] Caravan: one is loaded. Press another landscape, or take no more along.
}
classic-ask-load-other = { $name } loads a Caravan.
classic-ask-give-back-other = { $name } gives one resource back to { $mine ->
    [yes] you
   *[other] { $other }
}.
classic-ask-lay-me = Your settlement has found { $land }. Does it lie above or below?
classic-ask-lay-other = { $name } lays { $land }.
classic-ask-offer-me = You are offered { $give } for { $want }. Do you agree?
classic-ask-offer-other = { $name } is offered { $give } for { $want }.
classic-ask-counter-me = { $other } attacks you with { $card }. Play a card against it, or none.
classic-ask-counter-other = { $card }: will { $name } play something against it?
classic-ask-take-back-me = { $card }: choose the card that { $mine ->
    [yes] you take
   *[other] { $other } takes
} back into the hand.
classic-ask-take-back-other = { $card }: { $name } chooses the card that { $mine ->
    [yes] you take
   *[other] { $other } takes
} back.
classic-ask-cut-me = Your hand is too large: pick a card, then the stack it goes under.
classic-ask-cut-other = { $name } gives up cards.
classic-ask-bury-me = Choose the stack that the { $left ->
    [one] card goes
   *[other] { $left } cards go
} under.
classic-ask-bury-other = { $name } puts cards of { $mine ->
    [yes] yours
   *[other] { $other }
} under a stack.
classic-ask-browse-me = Choose a stack to look through, or none.
classic-ask-browse-other = { $name } may look through a stack.
classic-ask-put-back-me = Pick a card of your hand for the one you took, then the stack it goes under.
classic-ask-put-back-other = { $name } puts a card under a stack.

classic-ask-spend-me = Choose the wizards who pay: { $left } magic power. Press their crystals.
classic-ask-spend-other = { $name } pays with magic power.
classic-ask-veto-me = { $other } plays { $card }. Stop it with Countermagic?
classic-ask-veto-other = { $card }: does { $name } stop it?
classic-ask-leap-me = Leap over { $event }, so that it does not happen?
classic-ask-leap-other = { $name } may leap over { $event }.
classic-ask-face-me = Wheel of Time: say what the event die shows.
classic-ask-face-other = { $name } says what the event die shows.
classic-ask-fate-me = You have seen { $left ->
    [one] this event. Pick it, then say where it goes.
   *[other] these events. Pick one, then say where it goes.
}
classic-ask-fate-where = Where does { $card } go?
classic-ask-fate-other = { $name } lays events back.
classic-ask-inspire-me = Inspiration: choose the stack that you draw two cards from.
classic-ask-inspire-other = { $name } draws cards.
classic-ask-prophesy-me = Choose a stack to look at its top card ({ $left } left).
classic-ask-prophesy-other = { $name } looks at the top cards of stacks.
classic-ask-brace-me = Choose the unit that becomes twice as strong.
classic-ask-brace-other = { $name } makes a unit stronger.
classic-ask-move-me = Choose the first of two cards that change places.
classic-ask-move-second = Choose what it changes places with.
classic-ask-move-other = { $name } lets two cards change places.
classic-ask-swap-land-me = Choose the landscape of yours that you give to { $other }.
classic-ask-swap-land-second = Choose the landscape of { $other } that you get for it.
classic-ask-swap-land-other = { $name } swaps landscapes with { $mine ->
    [yes] you
   *[other] { $other }
}.
classic-ask-challenge-me = Choose the wizard of yours who fights.
classic-ask-challenge-second = Choose the wizard of { $other } who is challenged.
classic-ask-challenge-other = { $name } challenges a wizard of { $mine ->
    [yes] yours
   *[other] { $other }
}.
classic-ask-bewitch-me = Choose the building of { $other } that the witch lies on.
classic-ask-bewitch-other = { $name } sends a witch to { $mine ->
    [yes] you
   *[other] { $other }
}.
classic-ask-change-land-me = Choose the landscape of yours that you change.
classic-ask-change-land-other = { $name } changes a landscape.
classic-ask-choose-land-me = Choose the landscape that comes in its place.
classic-ask-choose-land-other = { $name } looks through the landscapes.
classic-ask-raise-me = Choose the settlement that becomes a city.
classic-ask-raise-other = { $name } raises a city.
classic-ask-blow-me = Choose the landscape of { $other } that loses everything.
classic-ask-blow-other = { $name } sends a whirlwind to { $mine ->
    [yes] you
   *[other] { $other }
}.
classic-ask-fetch-me = Choose a card of the discard pile.
classic-ask-fetch-other = { $name } takes a card out of the discard pile.
classic-ask-banish-me = Choose the event that leaves the game.
classic-ask-banish-other = { $name } takes an event out of the game.
classic-ask-filch-me = Choose the spell book of { $other } that you steal.
classic-ask-filch-second = Choose where the book lies at your citadel.
classic-ask-filch-other = { $name } steals a spell book from { $mine ->
    [yes] you
   *[other] { $other }
}.
classic-ask-comet-me = The comet: choose the stack that your whole hand goes under.
classic-ask-comet-other = The comet: { $name } puts a whole hand under a stack.

classic-ask-target-me = { $why }: whom do you aim at?{ $both ->
    [yes] { " " }It may be both.
   *[other] { "" }
}
classic-ask-target-second = { $why }: who of them comes first?
classic-ask-target-other = { $why }: { $name } chooses whom it is aimed at.
classic-ask-hire-me = { $other } attacks you with { $card }. Press the mercenaries that turn it away, or take the attack.
classic-ask-hire-other = { $card }: will { $name } turn it away?
classic-ask-hand-over-me = Choose { $left ->
    [one] a card
   *[other] { $left } cards
} of { $mine ->
    [yes] your hand
   *[other] the hand of { $other }
} for { $to }.
classic-ask-hand-over-other = { $name } gives cards to { $to }.
classic-ask-burn-me = Put cards under one stack until { $keep } are left: pick one, then the stack.
classic-ask-burn-other = { $name } puts cards under a stack.
classic-ask-support-me = You may lay a card of your hand at once. What is lacking is paid by { $helpers }.
classic-ask-support-other = { $name } may lay a card; others pay what is lacking.

classic-offer = Offer a trade
classic-offer-to = To whom
classic-offer-give = I give
classic-offer-want = I want
classic-offer-more = One more { $resource }
classic-offer-less = One less { $resource }
classic-offer-have = of { $have }
classic-offer-send = Offer it

classic-hint-citadel = Build a citadel: { $site }.
classic-hint-offer = Offer { $name } { $give } for { $want }.
classic-hint-accept = Agree to it.
classic-hint-lay = Lay it above.
classic-hint-lay-below = Lay it below.
classic-hint-station = Let { $card } stand at { $store }.
classic-hint-dismiss = Send { $wizard } away.
classic-hint-charge = Turn a resource into magic: { $wizard }.
classic-hint-mill = Give { $wizard } magic for gold.
classic-hint-league = Give { $wizard } magic by the league.
classic-hint-brew = Try { $card }.
classic-hint-cast = Cast { $card }.
classic-hint-spend = Let { $wizard } pay.
classic-hint-face = Let the die show { $face }.
classic-hint-fate = Lay { $card } on top.
classic-hint-fate-under = Lay { $card } under the stack.
classic-hint-mark = Choose { $store }.
classic-hint-ground = Take { $land }.
classic-hint-choose = Choose { $name }.
classic-hint-both = Choose both.
classic-hint-redraw = Draw another landscape.
classic-hint-post = Lay { $card }.
classic-hint-raze = Tear down the border post.
classic-hint-mend = Set { $card } upright.

classic-tell-event-chosen = { $who } chose { $card } for the event stack.
classic-tell-raided-nothing = Brigands counted { $counted } resources: { $who } lost nothing.
classic-tell-fought = { $who } rolled { $number } for { $card } against { $other }: it succeeds.
classic-tell-fought-not = { $who } rolled { $number } for { $card } against { $other }: it fails.
classic-tell-citadel-built = { $who } built a citadel.
classic-tell-redrawn = { $who } put { $land } under the stack and drew another landscape.
classic-tell-demolished = { $who } tore down { $card }.
classic-tell-taken-back = { $who } took { $card } back into the hand ({ $by }).
classic-tell-offered = { $who } offered { $to } { $give } for { $want }.
classic-tell-answered = { $who } agreed.
classic-tell-answered-not = { $who } declined.
classic-tell-glimpsed = { $who } looked at the top of { $stack }: { $card }.
classic-tell-glimpsed-hidden = { $who } looked at the top of { $stack }.
classic-tell-hand-shown = { $who } showed { $to } { $you ->
    [yes] your
   *[other] the
} hand.
classic-tell-handed-over = { $who } got { $card } from { $from }.
classic-tell-handed-over-hidden = { $who } got a card from { $from }.
classic-tell-token-moved = { $who } { $you ->
    [yes] have
   *[other] has
} the { $which } now.
classic-tell-token-moved-nobody = Nobody has the { $which } any more.
classic-tell-actions-allowed = From now on attacks and neutral actions may be played.
classic-tell-wizard-came = { $who } called { $card }.
classic-tell-wizard-left = { $card } left { $you ->
    [yes] your realm
   *[other] the realm of { $name }
}.
classic-tell-power = { $card } has { $power } magic power.
classic-tell-cast = { $who } cast { $card }.
classic-tell-stopped = { $who } stopped { $card }, played by { $other }.
classic-tell-leapt-over = { $who } leapt over { $card }.
classic-tell-brewed = { $who } rolled { $number }: the kitchen brings something.
classic-tell-brewed-not = { $who } rolled { $number }: the kitchen is blown up.
classic-tell-looked-at-events = { $who } looked at events.
classic-tell-event-moved = { $who } laid an event on top of the stack.
classic-tell-event-moved-under = { $who } laid an event under the stack.
classic-tell-banished = { $who } took { $card } out of the game.
classic-tell-braced = { $who } made { $card } twice as strong.
classic-tell-lands-swapped = { $who } swapped landscapes with { $other }.
classic-tell-dueled = { $who } and { $other } let wizards fight: { $one } to { $two }.
classic-tell-bewitched = { $who } sent { $other } a witch, who sits on { $card }.
classic-tell-witch-left = { $who } drove the witch away from { $card }.
classic-tell-filched = { $who } stole { $card } from { $other }.
classic-tell-turned-away = { $who } turned { $card } to { $other }.
classic-tell-turned-away-lapses = { $who } turned { $card } to { $other }, where it hits nothing.
classic-tell-camped = { $who } rolled { $number }: the mercenaries turn the attack away.
classic-tell-camped-not = { $who } rolled { $number }: the mercenaries fail.
classic-tell-post-laid = { $who } laid { $card }.
classic-tell-post-left = { $who } lost { $card }.
classic-tell-target-moved = So many points win now: { $targets }.
classic-tell-truce = { $who } called a truce.
classic-tell-truce-over = The truce is over.
classic-tell-ranked = The ranks: { $order }.
classic-tell-wrecked = { $who } lost { $card } in the storm.
