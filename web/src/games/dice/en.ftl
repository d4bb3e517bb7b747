## Faces, lands, things

dice-wool = wool
dice-grain = grain
dice-brick = brick
dice-ore = ore
dice-lumber = lumber
dice-gold = gold
dice-forest = forest
dice-hills = hills
dice-pasture = pasture
dice-fields = fields
dice-mountains = mountains
dice-desert = desert
dice-lake = lake
dice-road = Road
dice-knight = Knight
dice-settlement = Settlement
dice-city = City
dice-start-road = Start road
dice-thing = { $what } { $number }

## The one sentence

dice-ask-start = The lot decides who begins.
dice-ask-roll = Your turn: roll the dice.
dice-ask-opening = Your turn: this one is rolled with { $dice } dice.
dice-ask-rolling = The dice are rolling.
dice-ask-keep =
    { $left ->
        [one] One roll left: keep what you need and roll the rest.
       *[other] Two rolls left: keep what you need and roll the rest.
    }
dice-ask-roll-other = { $name } rolls.
dice-ask-build-other = { $name } builds.
dice-ask-build =
    { $built ->
        [yes] Build what glows, or end your turn.
       *[no] Build what glows.
    }
dice-ask-build-or-change = Build what glows; jokers and gold may help.
dice-ask-change =
    { $idle ->
        [yes] The dice pay for nothing yet: use a joker or gold, or end the turn for −2.
       *[no] Use a joker or trade gold, or end your turn.
    }
dice-ask-end =
    { $idle ->
        [yes] Nothing can be built: this turn counts −2.
       *[no] Nothing more can be built: end your turn.
    }
dice-ask-die = Which die shall become { $what }?
dice-ask-die-any = Which die shall the joker change?
dice-ask-becomes = What shall the die become?
dice-ask-which-joker = What shall this die become? It costs the joker.
dice-ask-gold = Two gold for one resource: which one?
dice-ask-gold-second = Tap a second gold die to trade.
dice-ask-over =
    { $you ->
        [yes] You have won with { $points } points.
       *[no] { $name } has won with { $points } points.
    }
dice-ask-over-solo =
    { $you ->
        [yes] The sheet is full: you have { $points } points.
       *[no] The sheet is full: { $name } has { $points } points.
    }
dice-ask-over-shared = { $names } share the win with { $points } points.
dice-ask-over-nobody = The game is over without a winner.

## Buttons

dice-roll-all = Roll the dice
dice-roll-some =
    { $count ->
        [0] Nothing to roll
        [one] Roll one die
       *[other] Roll { $count } dice
    }
dice-stop = Stop and build
dice-end = End turn
dice-undo = Undo
dice-cancel = Cancel
dice-trade = Trade 2 gold
dice-choose = Choose what it becomes
dice-by-joker = { $what }, joker of knight { $number }
dice-hint = Hint
dice-hint-close = Close the hint

## The tray

dice-dice = Dice
dice-roll-number =
    { $roll ->
        [0] not rolled yet
        [1] first roll of three
        [2] second roll of three
       *[3] third roll
    }
dice-kept = kept
dice-changed = turned
dice-paid = paid
dice-out = out
dice-die-blank = Die { $number }, not rolled yet
dice-die = Die { $number }: { $face }
dice-die-state = Die { $number }: { $face }, { $state }
dice-joker-ore = joker for ore
dice-joker-grain = joker for grain
dice-joker-wool = joker for wool
dice-joker-lumber = joker for lumber
dice-joker-brick = joker for brick
dice-joker-any = joker for any resource

## What things cost

dice-build = Build
dice-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
dice-can-missing = { $what } missing
dice-can-missing-many = { $count } dice missing
dice-short-DICE-2 = not your turn
dice-short-DICE-6 = after the rolls
dice-short-DICE-11 = no place for it yet
dice-short-DICE-13 = no place for it yet
dice-short-DICE-14 = no place for it yet
dice-short-DICE-15 = no place for it yet
dice-short-TABLE-4 = game over
dice-can-all = all built
dice-can-counts-army = counts for the army
dice-can-counts-road = makes the road longer
dice-costs = costs { $what }

## The players

dice-table = Table
dice-boxes = Points of each turn
dice-box = Turn { $number }: { $points }
dice-box-now = Turn { $number }, now: { $points }
dice-box-free = Turn { $number }
dice-sum = sum
dice-victory = Victory points
dice-of = of { $goal }
dice-army = Largest army
dice-longest = Longest road
dice-army-held = Largest army, { $count } knights, 2 points
dice-army-own =
    { $count ->
        [one] one knight
       *[other] { $count } knights
    }
dice-longest-held = Longest road, { $count } long, 2 points
dice-longest-own = road of { $count }
dice-look =
    { $you ->
        [yes] Look at your sheet
       *[no] Look at the sheet of { $name }
    }
dice-sheet-of =
    { $you ->
        [yes] Your sheet
       *[no] Sheet of { $name }
    }
dice-back = Back to your sheet
dice-player =
    { $points ->
        [one] { $name }, one point
       *[other] { $name }, { $points } points
    }

## Places

dice-spot-between = { $what } between { $where }
dice-spot-on = { $what } in { $where }
dice-spot-free = { $where }, free
dice-spot-legal = { $where }, can be built now
dice-spot-built = { $where }, built
dice-spot-joker = { $where }, built, { $joker } ready
dice-spot-joker-used = { $where }, built, { $joker } used

## The log

dice-tell-starts =
    { $you ->
        [yes] { $who } begin.
       *[no] { $who } begins.
    }
dice-tell-turn_began =
    { $dice ->
        [6] Turn { $turn }, { $who }
       *[other] Turn { $turn }, { $who }, { $dice } dice
    }
dice-tell-rolled =
    { $roll ->
        [1] First roll: { $dice }
        [2] Second roll: { $dice }
       *[3] Third roll: { $dice }
    }
dice-tell-joker_used =
    { $you ->
        [yes] { $who } turn { $from } to { $to } by a joker.
       *[no] { $who } turns { $from } to { $to } by a joker.
    }
dice-tell-gold_traded =
    { $you ->
        [yes] { $who } trade { $gold } for { $to }.
       *[no] { $who } trades { $gold } for { $to }.
    }
dice-tell-built =
    { $you ->
        [yes] { $who } build { $what }: { $points }.
       *[no] { $who } builds { $what }: { $points }.
    }
dice-tell-built-plain =
    { $you ->
        [yes] { $who } build { $what }.
       *[no] { $who } builds { $what }.
    }
dice-tell-box_written =
    { $you ->
        [yes] { $who } write { $points } in box { $box }.
       *[no] { $who } writes { $points } in box { $box }.
    }
dice-tell-largest_army =
    { $you ->
        [yes] { $who } have the largest army: { $count } knights.
       *[no] { $who } has the largest army: { $count } knights.
    }
dice-tell-largest_army-from =
    { $you ->
        [yes] { $who } take the largest army from { $whom }: { $count } knights.
       *[no] { $who } takes the largest army from { $whom }: { $count } knights.
    }
dice-tell-longest_road =
    { $you ->
        [yes] { $who } have the longest road: { $count } long.
       *[no] { $who } has the longest road: { $count } long.
    }
dice-tell-longest_road-from =
    { $you ->
        [yes] { $who } take the longest road from { $whom }: { $count } long.
       *[no] { $who } takes the longest road from { $whom }: { $count } long.
    }
dice-tell-over =
    { $you ->
        [yes] { $who } have won with { $points } points.
       *[no] { $who } has won with { $points } points.
    }
dice-tell-over-solo = The sheet is full: { $points } points.
dice-tell-over-shared = { $names } share the win with { $points } points.
dice-tell-over-nobody = The game is over without a winner.

## The caption on the sheet

dice-caption-rolled =
    { $roll ->
        [1] { $name } rolled { $faces }
        [2] { $name } rolled again: { $faces }
       *[3] { $name } rolled a third time: { $faces }
    }
dice-turn-of = Turn { $turn } of { $turns }

## Hints

dice-hint-title = What the best player would do
dice-hint-points = expected points at the end
dice-hint-worth = the best only; its worth is no number of points
dice-hint-keep = Keep { $faces } and roll { $count }
dice-hint-keep-none = Roll all dice again
dice-hint-roll = Roll the dice
dice-hint-stop = Stop and build
dice-hint-end = End the turn
dice-hint-joker = Joker: { $from } becomes { $to }
dice-hint-trade = Two gold become { $to }
dice-hint-build = Build { $what }
dice-hint-best = best

## Statistics

dice-stats-turns = Points of each turn
dice-stats-turns-told = { $name }: { $points }
dice-stats-built = Built
dice-stats-roads = Roads
dice-stats-settlements = Settlements
dice-stats-cities = Cities
dice-stats-knights = Knights
dice-stats-total = Points
dice-stats-luck = Dice
dice-stats-rolls = Rolls
dice-stats-jokers = Jokers
dice-stats-gold = Gold traded
dice-stats-idle = Turns without building
dice-stats-unused = Dice not used
dice-stats-faces = Faces
dice-stats-dice =
    { $count ->
        [one] one die rolled
       *[other] { $count } dice rolled
    }
dice-stats-bar = { $face }: { $count }, expected { $expected }
dice-stats-expected = expected

## Fairness

dice-fair-dice =
    { $count ->
        [one] one roll
       *[other] { $count } rolls
    }
dice-fair-start = the lot that says who begins
dice-key-roll = Roll the dice
dice-key-end = Stop rolling, or end the turn
dice-key-trade = Trade two gold
dice-key-hint = Ask for a hint
