## The Erie Canal

erie-canal = Erie Canal
erie-counter = Canal counter
erie-counters =
    { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
erie-stock =
    { $count ->
        [one] { $count } counter left in the stock
       *[other] { $count } counters left in the stock
    }
erie-fact-counters =
    { $count ->
        [one] { $count } canal counter
       *[other] { $count } canal counters
    }
erie-playing = Two for one in this turn:
erie-idle = Join two canal towns directly to earn a counter.
erie-play = Play a counter
erie-play-ask-card = Which cards do you trade two for one in this turn?
erie-chosen =
    { $count ->
        [one] { $count } canal counter, { $chosen } chosen
       *[other] { $count } canal counters, { $chosen } chosen
    }
erie-tell-earned = { $who } joined two canal towns: a counter.
erie-tell-earned-at = { $who } joined { $one } and { $other }: a counter.
erie-tell-played = { $who } played a counter: { $cards } two for one.
erie-tell-offered-give =
    { $give ->
        [one] A counter comes with it.
       *[other] { $give } counters come with it.
    }
erie-tell-offered-want =
    { $you ->
        [yes] { $who } want { $want ->
            [one] a counter
           *[other] { $want } counters
        } too.
       *[no] { $who } wants { $want ->
            [one] a counter
           *[other] { $want } counters
        } too.
    }
erie-tell-offered-both = Counters go both ways: { $give } for { $want }.
erie-tell-traded-give =
    { $give ->
        [one] { $who } gave { $whom } a counter.
       *[other] { $who } gave { $whom } { $give } counters.
    }
erie-tell-traded-want =
    { $want ->
        [one] { $who } got a counter from { $whom }.
       *[other] { $who } got { $want } counters from { $whom }.
    }
erie-tell-traded-both = { $who } swapped counters with { $whom }: { $give } for { $want }.
erie-hint-play = Play a counter: { $card } two for one.
erie-stats-earned = Counters earned
erie-stats-played = Counters played
island-why-ERIE-6 = You have no counter to play.
island-why-ERIE-10 = A counter is played on your turn, after the roll.
island-why-ERIE-14 = Counters are not played between the turns.
