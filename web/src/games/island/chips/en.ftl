## Victory chips

chips-one = Victory chip
chips-fact =
    { $count ->
        [one] { $count } victory chip
       *[other] { $count } victory chips
    }
chips-tell-taken = { $who } took a victory chip.
chips-stats = Chips
