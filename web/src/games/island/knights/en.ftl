## Cities & Knights

island-paper = paper
island-cloth = cloth
island-coin = coin
island-many-coin = coins
island-card-paper = Paper
island-card-cloth = Cloth
island-card-coin = Coin
island-some-paper = { $words } paper
island-some-cloth = { $words } cloth
island-some-coin =
    { $count ->
        [one] { $words } coin
       *[other] { $words } coins
    }

knights-wall = Wall
knights-hire = Knight
knights-promote = Raise
knights-activate = Wake
knights-give = Give
knights-cities = Your cities
knights-improvements = City improvements
knights-barbarians = Barbarians
knights-metropolis = Metropolis
knights-defender = Defender of the island
knights-city-lost = City lost
knights-against = against
knights-versus = Barbarians { $barbarians }, knights awake { $knights }
knights-raid =
    { $count ->
        [0] The barbarians are here
        [one] Barbarians, one step off
       *[other] Barbarians, { $words } steps off
    }
knights-raid-lose =
    { $you ->
        [alone] Now you would lose a city.
        [too] Now you and { $names } would lose a city each.
       *[no] Now { $names } would lose a city.
    }
knights-raid-nobody = Now nobody would have a city to lose.
knights-raid-safe = There is nothing to plunder yet.
knights-raid-defend =
    { $you ->
        [alone] Now you would save the island: 1 point.
       *[no] Now { $names } would save the island: 1 point.
    }
knights-raid-share =
    { $you ->
        [too] Now you and { $names } would draw a card each.
       *[no] Now { $names } would draw a card each.
    }
knights-level-none = not built
knights-level = { $track }: level { $level }
knights-level-of = level { $level } of { $count }
knights-holds-metropolis = metropolis of { $track }
knights-metropolis-of = The metropolis is with { $name }
knights-improve = Build: { $level }
knights-improve-label = Build { $level } for { $price } { $card }
knights-pile = { $track } pile: { $count }
knights-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
knights-playable = Can be played now.
knights-decline = No card
knights-offer = Offer a card
knights-lay-back = Put a card back
knights-play = Play { $card }

knights-fact-progress =
    { $count ->
        [one] { $count } progress card
       *[other] { $count } progress cards
    }
knights-fact-strength = knights awake: { $count } of { $all }
knights-fact-walls =
    { $count ->
        [one] { $count } city wall
       *[other] { $count } city walls
    }
knights-fact-defender =
    { $count ->
        [one] saved the island once
       *[other] saved the island { $count } times
    }
knights-fact-merchant = has the merchant

knights-die-ship = ship: one step nearer
knights-die-gate = { $gate }: from level { $level }

## The tracks

knights-track-next = Next is level { $number }, { $level }, for { $price } { $card }.
knights-track-done = All five levels stand.
knights-track-gate =
    { $level ->
        [0] With it a gate of this colour brings you a card when the red die shows at most { $next }.
       *[other] { $last ->
            [yes] A gate of this colour always brings you a card.
           *[no] A gate of this colour brings you a card when the red die shows at most { $now }, then { $next }.
        }
    }
knights-track-third = Level 3: { $third }
knights-track-has-third = { $third }
knights-track-metropolis =
    { $state ->
        [mine] The metropolis of this track is yours; at level 5 nobody can take it.
        [taken] The metropolis is taken; who reaches level 5 first wins it from a holder at level 4.
       *[free] Who reaches level 4 first gets the metropolis, 2 points.
    }

## Pieces on the board

knights-piece-knight =
    { $you ->
        [yes] your { $rank }, { $active ->
            [yes] awake
           *[no] asleep
        }, { $where }
       *[no] { $rank } of { $name }, { $active ->
            [yes] awake
           *[no] asleep
        }, { $where }
    }
knights-piece-wall =
    { $you ->
        [yes] your city wall { $where }
       *[no] city wall of { $name } { $where }
    }
knights-piece-metropolis =
    { $you ->
        [yes] your metropolis of { $track } { $where }
       *[no] metropolis of { $track } of { $name } { $where }
    }
knights-piece-lying =
    { $you ->
        [yes] your fallen city { $where }
       *[no] fallen city of { $name } { $where }
    }
knights-piece-merchant =
    { $you ->
        [yes] your merchant: { $where }
       *[no] merchant of { $name }: { $where }
    }
island-spot-knight = free corner for a knight between { $where }
island-spot-own-knight = knight between { $where }
island-spot-own-city = your city between { $where }
island-spot-any-road = open road between { $where }
island-spot-merchant = { $where }: the merchant can stand here
island-spot-chip = { $where }: this chip can be swapped

## What is asked

knights-ask-found-city-me = Place your city: it pays one card for each land around it.
knights-ask-found-city-other = { $name } places a city.
knights-ask-drawing-me = You draw a progress card.
knights-ask-drawing-other = { $name } draws a progress card.
knights-ask-laying-back-me = You hold more than four progress cards: tap one to put it back.
knights-ask-laying-back-other = { $name } puts a progress card back.
knights-ask-losing-city-me = The barbarians plunder you: tap the city that you lose.
knights-ask-losing-city-other = { $name } loses a city to the barbarians.
knights-ask-pile-me = The island is saved: choose a pile to draw from.
knights-ask-pile-other = { $name } chooses a pile to draw from.
knights-ask-aqueduct-me = The roll brought you nothing: your aqueduct brings a resource of your choice.
knights-ask-aqueduct-other = { $name } takes a resource by the aqueduct.
knights-ask-metropolis-me = You are first in { $track }: tap the city that becomes a metropolis.
knights-ask-metropolis-other = { $name } places the metropolis of { $track }.
knights-ask-displaced-me =
    { $rank ->
        [basic] Your knight was driven off: tap where it goes.
        [strong] Your strong knight was driven off: tap where it goes.
       *[mighty] Your mighty knight was driven off: tap where it goes.
    }
knights-ask-displaced-other = { $name } moves a knight that was driven off.
knights-ask-inventing-me = Your chip on { $one }: tap the chip that it changes places with.
knights-ask-inventing-other = { $name } swaps two chips.
knights-ask-smithing-me =
    { $second ->
        [yes] Tap a second knight for the smith to raise, or pass.
       *[no] Tap the knight that the smith raises.
    }
knights-ask-smithing-other = { $name } has knights raised by the smith.
knights-ask-harbour-me = { $from } offers you a hidden resource: which commodity do you give for it?
knights-ask-harbour-other = { $name } gives a commodity for a hidden card.
knights-ask-picking-me =
    { $count ->
        [one] Take one more card from the hand of { $from }.
       *[other] Take { $count } cards from the hand of { $from }, one by one.
    }
knights-ask-picking-other = { $name } looks at the hand of { $from }.
knights-ask-spying-me = Take one of the progress cards of { $from }, or pass.
knights-ask-spying-other = { $name } looks at the progress cards of { $from }.
knights-ask-deserting-me = One of your knights deserts: tap the one that goes.
knights-ask-deserting-other = A knight of { $name } deserts.
knights-ask-deserter-me =
    { $rank ->
        [basic] The knight joins you: tap where it stands, or pass.
        [strong] The strong knight joins you: tap where it stands, or pass.
       *[mighty] The mighty knight joins you: tap where it stands, or pass.
    }
knights-ask-deserter-other = { $name } places the knight that has deserted.
knights-ask-again-me = Your road is in your hand: tap where to lay it, or pass.
knights-ask-again-other = { $name } may lay the road elsewhere.
knights-ask-wedding-me =
    { $count ->
        [0] A wedding gift for { $to }: give these cards.
        [one] A wedding gift for { $to }: choose one card.
       *[other] A wedding gift for { $to }: choose { $words } cards.
    }
knights-ask-wedding-others =
    { $count ->
        [one] { $names } chooses a wedding gift.
       *[other] { $names } choose wedding gifts.
    }
knights-ask-sabotage-me =
    { $count ->
        [0] A saboteur: give these { $owed } cards back.
        [one] A saboteur costs you half of your cards: choose one.
       *[other] A saboteur costs you half of your cards: choose { $words }.
    }
knights-ask-sabotage-others =
    { $count ->
        [one] { $names } loses cards to the saboteur.
       *[other] { $names } lose cards to the saboteur.
    }
knights-ask-too-many =
    You hold { $count } progress cards: play or put back { $over ->
        [one] one
       *[other] { $over }
    } before your turn ends.
knights-ask-may-offer = Offer others a hidden resource for a commodity, build, or end your turn.
knights-about = { $card }, a progress card.
knights-about-play = Play { $card }?
knights-about-track = Your level in { $track }.
knights-about-improve = Build { $level }?
knights-wall-ask-at = Tap the city that gets a wall: two more cards are safe from a seven.
knights-hire-ask-at = Tap where your new knight stands. It sleeps until you wake it.
knights-promote-ask-at = Tap the knight that rises by one rank.
knights-activate-ask-at = Tap the knight to wake for one grain. It can act from your next turn on.
knights-deed-ask-at = Tap one of your knights.
knights-deed-ask-deed = What does this knight do?
knights-deed-ask-to = Tap where the knight goes. A weaker knight there is driven off.
knights-deed-activate = Wake: 1 grain
knights-deed-promote = Raise: 1 wool, 1 ore
knights-deed-move = Move
knights-deed-chase = Chase the robber
knights-offer-ask-to = Whom do you offer a hidden resource?
knights-offer-ask-card = Which resource do you offer { $to }?
knights-lay-back-ask-card = Tap the progress card that goes back under its pile.
knights-lose-city-ask-at = Tap the city that you lose.
knights-draw-from-ask-pile = From which pile do you draw?
knights-metropolis-ask-at = Tap the city that becomes a metropolis.
knights-displaced-ask-to = Tap where your knight goes.
knights-smithing-ask-at = Tap the knight that the smith raises.
knights-give-ask-card = Which commodity do you give?
knights-pick-ask-card = Which card do you take?
knights-take-ask-card = Which card do you take?
knights-lose-knight-ask-at = Tap the knight that deserts.
knights-place-ask-at = Tap where the knight stands.
knights-again-ask-at = Tap where to lay your road.
knights-alchemist-ask-red = What does the red die show?
knights-alchemist-ask-yellow = Red shows { $red }. What does the yellow die show?
knights-crane-ask-track = Which track does the crane improve?
knights-engineer-ask-at = Tap the city that gets a wall for free.
knights-inventor-ask-one = Tap the first of two chips that change places.
knights-swap-ask-other = Tap the chip that it changes places with.
knights-medicine-ask-at = Tap the settlement that becomes a city for 2 ore and 1 grain.
knights-master-merchant-ask-from = From whose hand do you take two cards?
knights-merchant-ask-at = Tap the land where the merchant stands.
knights-merchant-fleet-ask-card = Which cards does the fleet trade two for one?
knights-resource-monopoly-ask-card = Which resource do the others give you, two each?
knights-trade-monopoly-ask-card = Which commodity do the others give you, one each?
knights-deserter-ask-from = Who gives up a knight?
knights-diplomat-ask-at = Tap the open road that goes. One of your own may be laid elsewhere.
knights-intrigue-ask-at = Tap the knight that is driven off.
knights-spy-ask-from = Whose progress cards do you look at?

## The log

knights-tell-gate = { $gate }.
knights-tell-sailed =
    { $count ->
        [0] The barbarians land.
        [one] The barbarians come nearer: one step off.
       *[other] The barbarians come nearer: { $words } steps off.
    }
knights-tell-attacked =
    { $won ->
        [yes] The barbarians attack with { $barbarians }, { $island } of knights stand against them: the island holds out.
       *[no] The barbarians attack with { $barbarians }, only { $island } of knights stand against them: the island falls.
    }
knights-tell-defended =
    { $you ->
        [yes] { $who } have saved the island: 1 point.
       *[no] { $who } has saved the island: 1 point.
    }
knights-tell-city-lost =
    { $lies ->
        [yes] { $who } lost a city { $where }. It lies on its side.
       *[no] { $who } lost a city { $where }.
    }
knights-tell-rested = All knights fall asleep.
knights-tell-drawn = { $who } drew a card of { $track }.
knights-tell-drawn-known = { $who } drew { $card }.
knights-tell-point =
    { $you ->
        [yes] { $who } lay { $card } open: 1 point.
       *[no] { $who } lays { $card } open: 1 point.
    }
knights-tell-laid-back = { $who } put a card of { $track } back.
knights-tell-laid-back-known = { $who } put { $card } back.
knights-tell-played = { $who } played { $card }.
knights-tell-improved = { $who } built { $level } in { $track }.
knights-tell-metropolis = { $who } built the metropolis of { $track }: 2 points.
knights-tell-metropolis-from = { $who } took the metropolis of { $track } from { $whom }: 2 points.
knights-tell-wall = { $who } built a city wall { $where }.
knights-tell-placed =
    { $rank ->
        [basic] { $who } placed a knight { $where }.
        [strong] { $who } placed a strong knight { $where }.
       *[mighty] { $who } placed a mighty knight { $where }.
    }
knights-tell-activated = { $who } woke a knight { $where }.
knights-tell-promoted =
    { $rank ->
        [strong] { $who } raised a knight: it is strong now.
       *[mighty] { $who } raised a knight: it is mighty now.
    }
knights-tell-moved = { $who } moved a knight { $where }.
knights-tell-driven-off = { $who } had a knight driven off; it stands { $where }.
knights-tell-driven-out = { $who } had a knight driven off; it found no place.
knights-tell-deserted =
    { $rank ->
        [basic] { $who } lost a knight that deserted.
        [strong] { $who } lost a strong knight that deserted.
       *[mighty] { $who } lost a mighty knight that deserted.
    }
knights-tell-chased = { $who } chased the robber with a knight.
knights-tell-chips = { $who } swapped two chips: { $one } and { $other }.
knights-tell-merchant = { $who } put the merchant on { $where }.
knights-tell-offered = { $who } offered { $whom } { $cards } face down.
knights-tell-harbour = { $who } gave { $whom } { $give } for { $get }.
knights-tell-a-commodity = a commodity
knights-tell-no-commodity =
    { $you ->
        [yes] { $who } have no commodity to give.
       *[no] { $who } has no commodity to give.
    }
knights-tell-given = { $who } gave { $whom } { $cards }.
knights-tell-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
knights-tell-spied = { $who } took a progress card from { $whom }.
knights-tell-spied-known = { $who } took { $card } from { $whom }.
knights-tell-spied-none = { $who } looked at the progress cards of { $whom } and took none.
knights-tell-road = { $who } removed a road of { $whom }.
knights-tell-road-own = { $who } took up an own road.

## Why not

island-why-KNIGHTS-12 = The robber rests until the barbarians have attacked.
island-why-KNIGHTS-17 = This track is built to the end, or commodities are missing.
island-why-KNIGHTS-18 = Without a city there is nothing to improve.
island-why-KNIGHTS-21 = Levels 4 and 5 need a city without a metropolis.
island-why-KNIGHTS-25 = None of your cities can get a wall.
island-why-KNIGHTS-27 =
    { $kind ->
        [build_knight] There is no free corner at your roads, or no basic knight is left.
       *[other] There is no knight for it.
    }
island-why-KNIGHTS-28 = None of your knights sleeps.
island-why-KNIGHTS-29 = None of your knights can rise now.
island-why-KNIGHTS-33 = None of your knights can act now.
island-why-KNIGHTS-34 = A knight that was woken in this turn has to wait.
island-why-KNIGHTS-40 = Between the turns knights do not act.
island-why-KNIGHTS-42 = First play or put back progress cards: four may be kept.
island-why-KNIGHTS-43 =
    { $kind ->
        [play_alchemist] The alchemist is played before the roll.
       *[other] Roll the dice first, then play cards.
    }
island-why-KNIGHTS-74 = This card would do nothing now.
island-why-KNIGHTS-79 = Between the turns no progress cards are played.
island-short-KNIGHTS-17 = not now
island-short-KNIGHTS-18 = no city
island-short-KNIGHTS-21 = no free city
island-short-KNIGHTS-25 = no place
island-short-KNIGHTS-27 = no place
island-short-KNIGHTS-28 = all awake
island-short-KNIGHTS-29 = none to raise
island-key-pieces = Build a road, settlement, city or wall, hire, raise or wake a knight

## Statistics

knights-stats-metropolises = Metropolises
knights-stats-defender = Defender
knights-stats-merchant = Merchant
knights-stats-points = Progress
knights-stats-improved = Levels built
knights-stats-hired = Knights placed
knights-stats-woken = Knights woken
knights-stats-drawn = Progress cards drawn
knights-stats-played = Progress cards played
knights-stats-lost = Cities lost to barbarians

## Advice

knights-hint-improve = Improve { $track }.
knights-hint-metropolis = Put the metropolis here.
knights-hint-wall = Build a wall here.
knights-hint-hire = Hire a knight here.
knights-hint-activate = Wake this knight.
knights-hint-promote = Raise this knight.
knights-hint-move = Move a knight here.
knights-hint-chase = Chase the robber with a knight.
knights-hint-displaced = Put your knight here.
knights-hint-lose-city = Give up this city.
knights-hint-draw = Draw from { $track }.
knights-hint-lay-back = Put { $card } back.
knights-hint-alchemist = Play { $card }: red { $red }, yellow { $yellow }.
knights-hint-play = Play { $card }.
knights-hint-play-on = Play { $card }: { $on }.
knights-hint-offer = Offer { $name } { $card }.
knights-hint-give = Give { $card }.
knights-hint-take = Take { $card }.
knights-hint-swap = Swap with this chip.
knights-hint-lose-knight = Give up this knight.
knights-hint-place = Put the knight here.

island-fair-rolled_three =
    { $count ->
        [one] one roll of three dice
       *[other] { $count } rolls of three dice
    }
island-fair-progress =
    { $count ->
        [one] one drawn progress card
       *[other] { $count } drawn progress cards
    }
