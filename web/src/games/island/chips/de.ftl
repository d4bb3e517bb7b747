## Siegpunktchips

chips-one = Siegpunktchip
chips-fact =
    { $count ->
        [one] { $count } Siegpunktchip
       *[other] { $count } Siegpunktchips
    }
chips-tell-taken =
    { $you ->
        [yes] { $who } nimmst einen Siegpunktchip.
       *[no] { $who } nimmt einen Siegpunktchip.
    }
chips-stats = Chips
