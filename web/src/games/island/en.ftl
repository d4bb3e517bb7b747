## Cards, lands, numbers

island-lumber = lumber
island-brick = brick
island-wool = wool
island-grain = grain
island-ore = ore
island-card-lumber = Lumber
island-card-brick = Brick
island-card-wool = Wool
island-card-grain = Grain
island-card-ore = Ore
island-some-lumber = { $words } lumber
island-some-brick = { $words } brick
island-some-wool = { $words } wool
island-some-grain = { $words } grain
island-some-ore = { $words } ore
island-forest = forest
island-hills = hills
island-pasture = pasture
island-fields = fields
island-mountains = mountains
island-desert = desert
island-sea = the sea
island-the-robber = the robber stands here
island-knight = Knight
island-road_building = Road building
island-year_of_plenty = Year of plenty
island-monopoly = Monopoly
island-victory_point = Victory point
island-short-knight = Knight
island-short-road_building = Roads
island-short-year_of_plenty = Plenty
island-short-monopoly = Monopoly
island-short-victory_point = Point
island-number-0 = none
island-number-1 = one
island-number-2 = two
island-number-3 = three
island-number-4 = four
island-number-5 = five
island-number-6 = six
island-number-7 = seven
island-number-8 = eight
island-number-9 = nine
island-number-10 = ten
island-number-11 = eleven
island-number-12 = twelve
island-sum-2 = Two
island-sum-3 = Three
island-sum-4 = Four
island-sum-5 = Five
island-sum-6 = Six
island-sum-7 = Seven
island-sum-8 = Eight
island-sum-9 = Nine
island-sum-10 = Ten
island-sum-11 = Eleven
island-sum-12 = Twelve

## The one sentence

island-ask-laying = The island is being laid out.
island-ask-placing-robber-me = Choose the desert where the robber starts.
island-ask-placing-robber-other = { $name } chooses the robber’s desert.
island-ask-found-me =
    { $which ->
        [second] Place your second settlement: it pays one card for each land around it.
       *[first] Place your first settlement.
    }
island-ask-found-other =
    { $which ->
        [second] { $name } places a second settlement.
       *[first] { $name } places a first settlement.
    }
island-ask-found-road-me = Lay a road from your new settlement.
island-ask-found-road-other = { $name } lays a road.
island-ask-roll = Your turn: roll the dice.
island-ask-roll-or-card = Your turn: roll the dice, or play a card first.
island-ask-roll-other = { $name } is about to roll.
island-ask-rolling = The dice are rolling.
island-ask-turn-other = { $name } builds and trades.
island-ask-build-trade-end = Build, trade, or end your turn.
island-ask-build-end = Build, or end your turn.
island-ask-trade-end = Nothing to build yet: trade, or end your turn.
island-ask-end = Nothing more to do: end your turn.
island-ask-proposals =
    { $count ->
        [one] There is an offer for you.
       *[other] There are { $words } offers for you.
    }
island-ask-place-road =
    { $count ->
        [one] Lay your road: one path is free.
       *[other] Lay your road: { $words } paths are free.
    }
island-ask-place-settlement =
    { $count ->
        [one] Place your settlement: one corner is free.
       *[other] Place your settlement: { $words } corners are free.
    }
island-ask-place-city = Which settlement becomes a city?
island-ask-trade = Choose what you give and what you want.
island-ask-counter = What would you swap with { $name }?
island-ask-discard =
    { $count ->
        [one] A seven: give back { $owed } cards, one more.
       *[other] A seven: give back { $owed } cards, { $words } more.
    }
island-ask-discard-done = Give these { $words } cards back?
island-ask-discard-others =
    { $count ->
        [one] { $names } has to give cards back.
       *[other] { $names } have to give cards back.
    }
island-ask-move-robber-me = Move the robber to another hex.
island-ask-move-robber-other = { $name } moves the robber.
island-ask-victim-me = Whom does the robber rob?
island-ask-victim-other = { $name } chooses whom to rob.
island-ask-stealing-me = You draw a card.
island-ask-stealing-other = { $name } draws a card.
island-ask-drawing-me = You draw a development card.
island-ask-drawing-other = { $name } draws a development card.
island-ask-free-roads-me =
    { $passing ->
        [yes] Lay a second free road, or leave it at one.
       *[no]
        { $left ->
            [one] Lay your free road.
           *[other] Lay the first of two free roads.
        }
    }
island-ask-free-roads-other = { $name } lays free roads.
island-ask-take-me =
    { $left ->
        [one] Take one more card from the bank.
       *[other] Take two cards from the bank, one after the other.
    }
island-ask-take-other = { $name } takes cards from the bank.
island-ask-offer-out = Your offer is out. Waiting for { $names }.
island-ask-swap =
    { $count ->
        [one] { $names } accepts. Swap?
       *[other] { $names } accept. With whom do you swap?
    }
island-ask-answer = { $name } offers you a trade.
island-ask-accepted = You said yes. { $name } decides.
island-ask-offering-other = { $name } is waiting for answers to an offer.
island-ask-special-me = Between the turns: you may build, or pass.
island-ask-special-other = { $name } may build between the turns.
island-ask-over-me = You have won with { $points } points!
island-ask-over-other = { $name } has won with { $points } points.
island-ask-over-nobody = The game is over. Nobody has won.
island-about-knight = Knight: move the robber and take a card.
island-about-road_building = Road building: lay two roads for free.
island-about-year_of_plenty = Year of plenty: take any two cards from the bank.
island-about-monopoly = Monopoly: everybody gives you all cards of which kind?
island-about-victory_point = A victory point. It counts already and stays hidden until you win.

## Buttons

island-roll = Roll
island-end-turn = End turn
island-pass = Pass
island-only-one = Only one
island-undo = Undo
island-cancel = Cancel
island-trade = Trade
island-place-here = Place here
island-play = Play it
island-give-back = Give back
island-road = Road
island-settlement = Settlement
island-settlement-brief = Settle
island-city = City
island-card = Card
island-cost = costs { $cards }
island-left =
    { $what ->
        [card] { $count } in the pile
       *[other] { $count } left
    }
island-missing = { $cards } missing
island-missing-many = { $count } cards missing
island-close = Close
island-rule = Rule { $rule }

## Why not

island-why-TABLE-4 = The game is over.
island-why-BASE-62 =
    { $kind ->
        [play_knight] { island-why-card-turn }
        [play_road_building] { island-why-card-turn }
        [play_year_of_plenty] { island-why-card-turn }
        [play_monopoly] { island-why-card-turn }
       *[other] It is not your turn.
    }
island-why-card-turn = Cards are played on your own turn.
island-why-BASE-63 = Roll the dice first.
island-why-BASE-64 = Something else has to be settled first.
island-why-BASE-16 = The first settlements and roads come first.
island-why-SIX-8 = Another player is building between the turns.
island-why-SIX-9 = Between the turns there is only building and buying.
island-why-BASE-31 =
    { $count ->
        [0] You cannot pay for this.
       *[other] For this you lack { $cards }.
    }
island-why-BASE-68 =
    { $kind ->
        [build_road] All your roads are on the board.
        [build_settlement] All your settlements are on the board. Turn one into a city first.
       *[other] All your cities are on the board.
    }
island-why-BASE-48 = There is no development card left.
island-why-BASE-33 = There is no free path for your road.
island-why-BASE-34 = Your roads are shut in by another player’s buildings.
island-why-BASE-35 = None of your roads leads to a free corner.
island-why-BASE-38 = None of your roads reaches a free corner with enough distance.
island-why-BASE-37 = You have no settlement to turn into a city.
island-why-victory_point = A victory point counts already. It is shown when you win.
island-why-BASE-49 =
    { $played ->
        [yes] You have played a card in this turn.
       *[no] You bought this card in this turn.
    }
island-why-BASE-73 = There is no free path for your road.
island-why-BASE-74 = The bank has no cards left.
island-why-BASE-21 = You have built: trading is over for this turn.
island-why-OPTION-11 = Players do not trade with each other in this game.
island-why-OPTION-14 = You have made enough offers in this turn.
island-short-TABLE-4 = game over
island-short-BASE-62 = not your turn
island-short-BASE-63 = roll first
island-short-BASE-68 = none left
island-short-BASE-48 = none left
island-short-BASE-33 = no free path
island-short-BASE-34 = no free path
island-short-BASE-35 = no free corner
island-short-BASE-38 = no free corner
island-short-BASE-37 = no settlement

## The board

island-board = Island board, { $count } hexes
island-spot-corner = free corner between { $where }
island-spot-city = your settlement between { $where }
island-spot-own-road = your road between { $where }
island-spot-side = free path between { $where }
island-spot-hex = { $where }: the robber can move here
island-building-settlement =
    { $you ->
        [yes] your settlement between { $where }
       *[no] settlement of { $name } between { $where }
    }
island-building-city =
    { $you ->
        [yes] your city between { $where }
       *[no] city of { $name } between { $where }
    }
island-building-road =
    { $you ->
        [yes] your road between { $where }
       *[no] road of { $name } between { $where }
    }
# Where a place lies: rows are counted from the top, hexes from the left.
island-place-hex =
    { $row ->
        [1] first row
        [2] second row
        [3] third row
        [4] fourth row
        [5] fifth row
        [6] sixth row
        [7] seventh row
       *[other] row { $row }
    }, { $hex ->
        [1] first hex
        [2] second hex
        [3] third hex
        [4] fourth hex
        [5] fifth hex
        [6] sixth hex
        [7] seventh hex
       *[other] hex { $hex }
    }
island-place-corner =
    { $hex }, { $at ->
        [N] top corner
        [NE] upper right corner
        [SE] lower right corner
        [S] bottom corner
        [SW] lower left corner
       *[NW] upper left corner
    }
island-place-side =
    { $hex }, { $at ->
        [NE] upper right side
        [E] right side
        [SE] lower right side
        [SW] lower left side
        [W] left side
       *[NW] upper left side
    }
island-fold = Fold the build list
island-land = Land
island-harbours = Harbours
island-pieces = Roads and buildings
island-key-roll = Roll the dice
island-key-end = End the turn, or pass
island-key-trade = Trade
island-key-build = What can be built
island-key-piece = Build a road, settlement or city, or buy a card
island-harbour-any = harbour, three to one
island-harbour-two = harbour, two { $card } to one
island-robber = robber
island-roll-by =
    { $you ->
        [yes] your roll, turn { $turn }
       *[no] { $name }’s roll, turn { $turn }
    }
island-dice = The dice show { $one } and { $two }

## Seats

island-players = Players
island-points =
    { $count ->
        [one] point
       *[other] points
    }
island-points-label =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
island-of = of { $count }
island-fact-cards =
    { $count ->
        [one] { $count } resource card
       *[other] { $count } resource cards
    }
island-fact-development =
    { $count ->
        [one] { $count } development card
       *[other] { $count } development cards
    }
island-fact-knights =
    { $count ->
        [one] { $count } knight played
       *[other] { $count } knights played
    }
island-fact-road = longest line of roads: { $count }
island-longest-road = Longest road
island-largest-army = Largest army
island-fact-longest-road = Longest road: { $count }
island-army-short = Largest army: { $count }
island-fact-largest-army = Largest army: { $count }
island-stock = pieces left: { $settlements } settlements, { $cities } cities, { $roads } roads
island-open-hand = Cards in hand
island-open-hand-none = no cards
island-bank = Bank
island-bank-of = { $card }: { $count }
island-bank-development = development cards: { $count }
island-state-none = { "" }
island-state-won = has won
island-state-yes = says yes
island-state-no = says no
island-state-thinking = is thinking
island-state-counter = wants something else
island-state-proposes = has an offer
island-state-offers = waits for answers
island-state-discarding =
    { $count ->
        [one] gives back a card
       *[other] gives back { $count } cards
    }
island-state-away = away
island-state-stand-in = away, a bot stands in
island-state-chooses = chooses
island-state-rolls = rolls
island-state-builds = may build
island-state-turn = on turn
island-state-bot = bot
island-state-your-turn = your turn
island-state-waiting = waiting
island-clock-left = { $clock } left

## Hand, pickers

island-hand = Your hand
island-hand-empty = No cards in your hand
island-build = Build
island-chosen = { $count } chosen
island-card-chosen = { $count } { $card }, { $chosen } chosen
island-fresh = bought in this turn
island-choose-resource = Choose a resource
island-choose-players = Choose players
island-choose-done = Ask
island-choose-none = Nothing
island-victim-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }

## Trade

island-your-offer-all = Your offer to all
island-your-offer-some = Your offer to { $names }
island-offers-you = { $name } offers you
island-offers-others = { $name } offers
island-you-give = You give
island-you-get = You get
island-gives = gives
island-gets = gets
island-swap = Swap
island-accept = Accept
island-decline = Decline
island-counter = Counter
island-withdraw = Withdraw
island-withdraw-yes = Rather not
island-answer-accepts = accepts
island-answer-declines = declines
island-answer-thinking = is thinking
island-proposal-mine = Your offer to { $name }
island-less = Take one back
island-to = To
island-to-all = Offer
island-bank-trade = { $rate }:1 with the bank
island-bank-trade-label = Give the bank { $rate } { $give } for one { $take }
island-rate = { $rate }:1
island-rate-label = { $card }: the bank asks { $rate } for one
island-draft-empty = Tap what you give, then what you want.
island-draft-give = Tap what you give for it.
island-draft-want = Tap what you want for it.
island-draft-hand = You do not hold these cards.
island-draft-to = Choose who may take it.
island-lacks-accept = You do not hold what { $name } wants.

## The log

island-tell-laid = The island is laid out.
island-tell-starts =
    { $you ->
        [yes] { $who } start.
       *[no] { $who } starts.
    }
island-tell-special_building = { $who } may build.
island-tell-turn_began =
    { $you ->
        [yes] Turn { $turn }, you
       *[no] Turn { $turn }, { $name }
    }
island-tell-road = { $who } built a road.
island-tell-settlement = { $who } built a settlement.
island-tell-city = { $who } built a city.
island-tell-road-at = { $who } built a road { $where }.
island-tell-settlement-at = { $who } built a settlement { $where }.
island-tell-city-at = { $who } built a city { $where }.
island-tell-rolled = { $who } rolled { $roll }.
island-tell-gained = { $who } { $cards }
island-tell-took = { $who } took { $cards } from the bank.
island-tell-short = The bank has too few { $cards }: nobody gets any.
island-tell-discarded = { $who } gave back { $cards }.
island-tell-robber_moved = { $who } moved the robber.
island-tell-robber_moved-to = { $who } moved the robber to { $where }.
island-tell-found_nothing = { $who } found nothing to take from { $whom }.
island-tell-stole = { $who } took { $cards } from { $whom }.
island-tell-a-card = a card
island-tell-bought = { $who } bought a development card.
island-tell-bought-known = { $who } bought a development card: { $card }.
island-tell-played = { $who } played { $card }.
island-tell-monopoly-none = Nobody had any { $cards }.
island-tell-monopolised = { $who } gave { $whom } { $cards }.
island-tell-traded_with_bank = { $who } gave the bank { $give } for { $get }.
island-tell-offered = { $who } offered { $give } for { $get }.
island-tell-yes =
    { $you ->
        [yes] { $who } said yes.
       *[no] { $who } says yes.
    }
island-tell-nobody = Nobody wants it.
island-tell-proposed = { $who } would give { $give } for { $get }.
island-tell-proposal_ended = The offer of { $whom } is off.
island-tell-offer_ended = The offer is closed.
island-tell-traded = { $who } swapped { $give } for { $get } with { $whom }.
island-tell-longest_road = { $who } took the longest road: { $count }.
island-tell-longest_road-nobody = The longest road is set aside.
island-tell-largest_army = { $who } took the largest army: { $count } knights.
island-tell-largest_army-nobody = The largest army is set aside.
island-tell-over =
    { $you ->
        [yes] { $who } have won.
       *[no] { $who } has won.
    }
island-tell-over-shown =
    { $you ->
        [yes] { $who } have won and show { $points } hidden { $count ->
            [one] point
           *[other] points
        }.
       *[no] { $who } has won and shows { $points } hidden { $count ->
            [one] point
           *[other] points
        }.
    }
island-tell-over-nobody = The game is over without a winner.
island-at-tile = { $terrain } { $number }
island-where-between = between { $where }
island-where-coast = between { $where }, on the coast
island-where-harbour = between { $where }, harbour { $rate }

## The caption on the board: the end of a sentence, after a colon

island-caption-gain =
    { $you ->
        [yes] { $cards } for you
       *[no] { $cards } for { $name }
    }
island-caption-short = too few { $card } in the bank
island-caption-nothing = nothing for anybody
island-caption-seven = the robber comes

## Statistics

island-stats-points = Points
island-stats-settlements = Settlements
island-stats-cities = Cities
island-stats-road = Road
island-stats-army = Army
island-stats-cards = Cards
island-stats-total = Total
island-stats-dice = Dice
island-stats-rolls =
    { $count ->
        [one] one roll
       *[other] { $count } rolls
    }
island-stats-bar = { $sum }: { $count } times, { $expected } expected
island-stats-expected = expected
island-stats-income = Income
island-stats-losses = Losses
island-stats-trades = Won and traded
island-stats-discarded = Given back for sevens
island-stats-robbed = Stolen by the robber
island-stats-monopolies = Lost to monopolies
island-stats-blocked = Kept from it by the robber
island-stats-stole = Cards taken from others
island-stats-players = Trades with players
island-stats-bank = Trades with the bank
island-stats-gave = Cards given in trade
island-stats-got = Cards got in trade
island-stats-what = What
island-stats-knights = Knights played

## The home screen


# What was drawn again, in the proof of fairness.

island-fair-rolled =
    { $count ->
        [one] one roll
       *[other] { $count } rolls
    }
island-fair-stolen =
    { $count ->
        [one] one theft
       *[other] { $count } thefts
    }
island-fair-drawn =
    { $count ->
        [one] one drawn card
       *[other] { $count } drawn cards
    }
island-fair-starts = the lot that says who begins
island-fair-robber_starts = the lot that says where the robber begins
island-fair-laid =
    { $count ->
        [one] one layout
       *[other] { $count } layouts
    }

## Advice, and peace

island-hint = Hint
island-compared-played = played
island-compared-better = better
island-decided-road = Road { $where }
island-decided-settlement = Settlement { $where }
island-decided-city = City { $where }
island-decided-robber = Robber to: { $where }
island-hint-close = Close the hint
island-hint-title = What the best bot would do
island-hint-chance = Chance to win: { $percent } %
island-hint-do = Do it
island-hint-roll = Roll the dice.
island-hint-end_turn = End the turn.
island-hint-pass = Build nothing more.
island-hint-build_road = Lay a road here.
island-hint-build_settlement = Build a settlement here.
island-hint-build_city = Build a city here.
island-hint-buy_card = Buy a development card.
island-hint-play_knight = Play a knight.
island-hint-play_road_building = Play the road building card.
island-hint-play_year_of_plenty = Play the year of plenty.
island-hint-play_monopoly = Play the monopoly: { $card }.
island-hint-take = Take { $card }.
island-hint-discard = Give back { $card }.
island-hint-move_robber = Send the robber here.
island-hint-rob = Take a card from { $name }.
island-hint-trade_bank = Trade with the bank: { $give } for { $take }.
island-hint-offer = Offer { $give } for { $want }.
island-hint-accept = Accept the offer.
island-hint-decline = Decline the offer.
island-hint-retract = Take your offer back.
island-hint-deal = Swap with { $name }.
island-hint-dismiss = Decline the offer of { $name }.
island-hint-withdraw = Withdraw the offer.
island-no-offers = No more offers this turn
