## The Enchanted Land

enchanted-dragons = Dragons
enchanted-piece-dragon =
    { $flag ->
        [0] dragon, face down
        [1] dragon with a plain flag
        [2] dragon whose flag has two points
       *[3] dragon whose flag has three points
    }, between { $where }
knights-deed-fight = Fight the dragon

## What is asked

enchanted-ask-found-me =
    { $coast ->
        [no] Place your second settlement, at the coast: none of your buildings is there. It pays the first cards.
       *[yes] Place your second settlement: it pays one card for each land around it.
    }
enchanted-ask-found-other = { $name } places a second settlement.
enchanted-ask-deed-unseen =
    What does this knight do? Nobody has seen the flag of the dragon here: { $falls } of { $all } fall to this knight.
enchanted-ask-deed-known =
    What does this knight do? The dragon here has { $flag ->
        [1] a plain flag
        [2] a flag with two points
       *[3] a flag with three points
    }: this knight { $wins ->
        [yes] beats it.
       *[no] is too weak for it.
    }
enchanted-ask-banish-me = You have driven off { $name }’s knight: tap a free place on the island for it.
enchanted-ask-banish-own = { $driver } says where your knight goes.
enchanted-ask-banish-other = { $driver } says where { $name }’s knight goes.
enchanted-ask-turning = The dragon is turned over.

## What happened

enchanted-tell-landed =
    { $you ->
        [yes] { $who } have a knight on the enchanted island, and it stays there.
       *[no] { $who } has a knight on the enchanted island, and it stays there.
    }
enchanted-tell-turned =
    { $flag ->
        [1] The dragon has a plain flag: every knight beats it.
        [2] The dragon’s flag has two points: only a strong or mighty knight beats it.
       *[3] The dragon’s flag has three points: only a mighty knight beats it.
    }
enchanted-tell-won = { $who } beat a dragon: a point.
enchanted-tell-lost = { $who } lost to a dragon; the knight needs a higher rank for it.

## Advice

enchanted-hint-fight = Fight this dragon.

## Seats and figures

enchanted-fact-dragons =
    { $count ->
        [one] { $count } of 6 dragons beaten
       *[other] { $count } of 6 dragons beaten
    }
enchanted-crossed = has a knight on the enchanted island
enchanted-stats-dragons = Dragons
enchanted-stats-fought = Fights with dragons
enchanted-mark-dragon = Dragon beaten
enchanted-mark-landed = Knight on the island

## The plate

enchanted-map-about =
    The printed map was not at hand: this one was made after what is known of it. The two islands lie as they do
    there, and 19 dragons are on the enchanted one; landscapes, numbers, harbours and flags are our own. Whoever
    knows the printed map can correct it: a board is a file.
enchanted-map-dragons = dragons left
enchanted-sign-back = dragon, face down: whoever fights it turns it over
enchanted-sign-1 = plain flag: every knight beats it ({ $count } not seen yet)
enchanted-sign-2 = two points: a strong or mighty knight ({ $count } not seen yet)
enchanted-sign-3 = three points: only a mighty knight ({ $count } not seen yet)
enchanted-sign-knight = one knight crosses over and stays; it walks up to three corners far
enchanted-sign-win = the sixth dragon wins at once

## Why not

island-why-ENCHANTED-10 = On the enchanted island no settlement becomes a city.
island-why-ENCHANTED-11 = Nobody builds roads on the enchanted island.
island-why-ENCHANTED-14 = One knight of yours crosses over and stays there.
island-why-ENCHANTED-16 = What stands there keeps your knight from landing.
island-why-ENCHANTED-17 = A knight of the island does not stop at the coast.
island-why-ENCHANTED-20 = No knight of yours stands with a dragon, active since before this turn.
island-why-ENCHANTED-23 = Your knight has lost to this dragon. It needs a higher rank first.
island-why-ENCHANTED-31 = The way is longer than three corners, or somebody is in it.
island-why-ENCHANTED-33 = There is no other way to the enchanted island.
