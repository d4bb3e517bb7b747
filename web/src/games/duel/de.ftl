duel-progress = { $mode } bis { $points } Punkte

duel-pile-stacks = Stapel { $set }
duel-pile-events = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}, { $before } vor dem Julfest
duel-pile-discard-of = { $you ->
    [yes] Dein Ablagestapel
   *[other] Ablagestapel von { $name }
}: { $count ->
    [0] leer
    [one] { $count } Karte, oben { $top }
   *[other] { $count } Karten, oben { $top }
}
duel-pile-open = Offener Stapel: { $count ->
    [0] leer
   *[other] { $count } { $card }
}

duel-press-tax = { $price } Gold zahlen
duel-press-protect = Würfeln
duel-press-pass-prepare = Nichts mehr bauen
duel-press-pass-buy = Nichts mehr kaufen
duel-press-pass-preach = Geschehen lassen
duel-press-pass-protect = Nicht würfeln

duel-because-production = Ertrag
duel-because-brigands = Räuber
duel-because-trade = Handel
duel-because-celebration = Fest
duel-because-harvest = Reiche Ernte
duel-because-building = Bau
duel-because-exchange = Tausch
duel-because-search = Durchsuchen eines Stapels
duel-due-any = { $count } beliebige

duel-ask-roll = Die Würfel fallen …
duel-ask-lot = Das Los entscheidet, wer beginnt.
duel-ask-ward = Der Würfel entscheidet, ob { $card } abgewehrt wird.
duel-ask-draw = Eine Karte wird gezogen …
duel-ask-look = Ein Stapel wird durchgesehen …
duel-ask-event = Eine Ereigniskarte wird aufgedeckt …
duel-ask-lands = Zwei Landschaften werden gezogen …

duel-ask-decks-me = Wähle das Deck, mit dem du spielst.
duel-ask-decks-other = { $name } wählt noch ein Deck.
duel-ask-hands-me = Wähle einen Stapel: Seine obersten drei Karten sind deine erste Hand.
duel-ask-hands-choose = Wähle einen Stapel: Daraus suchst du dir deine ersten drei Karten aus.
duel-ask-hands-other = { $name } nimmt die ersten Handkarten.
duel-ask-arrange-me = Deine Landschaften dürfen die Plätze tauschen: Drücke auf zwei.
duel-ask-arrange-second = Drücke nun auf die Landschaft, mit der sie tauscht.
duel-ask-arrange-other = { $name } legt die Landschaften.
duel-ask-prepare-me = Vorbereitung: Baue etwas, oder nichts mehr.
duel-ask-prepare-other = Vorbereitung: { $name } baut.
duel-ask-before-me = Würfle.
duel-ask-before-cards = Würfle, oder spiele zuerst eine Karte aus.
duel-ask-before-other = { $name } würfelt gleich.
duel-ask-action-me = Baue, spiele Karten aus, tausche; dann beende deine Aktionen.
duel-ask-action-exchange = Du kannst Rohstoffe tauschen oder deine Aktionen beenden.
duel-ask-action-end = Mehr geht nicht: Beende deine Aktionen.
duel-ask-action-other = { $name } baut und spielt Karten aus.
duel-ask-fill-me = Zieh nach: Wähle einen Stapel ({ $have } von { $limit }).
duel-ask-fill-put = Zu viele Karten ({ $have } von { $limit }): Wähle eine, dann den Stapel, unter den sie kommt.
duel-ask-fill-other = { $name } zieht nach.
duel-ask-exchange-me = Du darfst eine Karte tauschen: Wähle sie, dann den Stapel, unter den sie kommt.
duel-ask-exchange-other = { $name } darf eine Karte tauschen.
duel-ask-replace-me = Wähle den Stapel, von dem du die neue Karte nimmst.
duel-ask-replace-search = Nimm die oberste Karte eines Stapels, oder durchsuche einen und zahle { $price }.
duel-ask-replace-other = { $name } nimmt dafür eine neue Karte.
duel-ask-search = Wähle den Stapel, den du durchsuchst.
duel-ask-over = { $you ->
    [yes] Du hast mit { $points } Punkten gewonnen!
   *[other] { $name } hat mit { $points } Punkten gewonnen.
}
duel-ask-over-nobody = Das Spiel ist vorbei. Niemand hat gewonnen.

duel-ask-card-play = { $card }: { $line }
duel-ask-card-name = { $card }: Welche Zahl soll es sein?
duel-ask-card-put = Wähle den Stapel, unter den { $card } kommt.
duel-ask-card-build = { $card }: Wähle den Bauplatz.
duel-ask-card-cache = { $card }: Wähle die Landschaft dafür.
duel-ask-supply-road = Wähle, wohin die Straße kommt.
duel-ask-supply-settlement = Wähle, wo die Siedlung steht. Sie bringt zwei Landschaften mit.
duel-ask-supply-settlement-scout = Wähle, wo die Siedlung steht. Dein Kundschafter sucht ihre zwei Landschaften aus.
duel-ask-supply-city = Wähle die Siedlung, die Stadt wird.
duel-ask-standing = { $card }: { $line }
duel-ask-demolish = { $card } abreißen? Von den Kosten kommt nichts zurück.

duel-ask-pay-me = Wähle, woher es kommt: { $due } ({ $why }).
duel-ask-pay-other = { $name } wählt, womit bezahlt wird.
duel-ask-spare-me = Ein Rohstoff des Preises fällt weg ({ $price }). Welcher?
duel-ask-spare-other = { $name } wählt, welcher Rohstoff des Preises wegfällt.
duel-ask-gain-me = { $why }: { $left ->
    [one] Nimm { $left } Rohstoff. Drücke auf die Landschaft, die ihn aufnimmt.
   *[other] Nimm { $left } Rohstoffe. Drücke auf die Landschaften, die sie aufnehmen.
}
duel-ask-gain-other = { $why }: { $name } nimmt etwas.
duel-ask-rob-me = { $why }: Nimm { $other } noch { $left } weg. Drücke auf deine Landschaft, die es aufnimmt.
duel-ask-rob-other = { $why }: { $name } nimmt etwas von drüben.
duel-ask-give-back-me = Gib { $other } einen Rohstoff: Drücke auf die Landschaft, von der er kommt.
duel-ask-give-back-other = { $name } gibt einen Rohstoff zurück.
duel-ask-plunder-me = { $card }: Drücke auf deine Landschaft, die aus den Vorräten von { $other } gefüllt wird.
duel-ask-plunder-other = { $card }: { $name } wählt eine Landschaft zum Füllen.
duel-ask-buy-me = Kaufe bis zu { $left } Rohstoffe für je 1 Gold: Drücke darauf, wohin sie kommen.
duel-ask-buy-other = { $name } darf Rohstoffe für Gold kaufen.
duel-ask-lay-me = Deine Siedlung bringt zwei Landschaften mit. Welche liegt oben?
duel-ask-lay-other = { $name } legt zwei neue Landschaften.
duel-ask-scout-me = Dein Kundschafter findet zwei Landschaften: zuerst die obere.
duel-ask-scout-second = Und nun die untere.
duel-ask-scout-other = { $name } sucht zwei Landschaften aus.
duel-ask-preach-me = { $card } kommt über dich. Spiele Sebastian aus, wenn du ihn hast, oder lass es geschehen.
duel-ask-preach-other = { $card }: Findet { $name } Hilfe?
duel-ask-tax-me = Unruhen: Zahle { $price } Gold, oder drücke auf die Einheit, die dich verlässt.
duel-ask-tax-other = Unruhen: { $name } zahlt oder verliert eine Einheit.
duel-ask-name-me = Fehde: Nenne Gebäude von { $other }, noch { $left }. Eines davon geht verloren.
duel-ask-name-other = Fehde: { $name } nennt Gebäude von drüben.
duel-ask-lose-me = { $card }: Wähle, welche dieser Karten du verlierst.
duel-ask-lose-other = { $card }: { $name } wählt, welche Karte verloren geht.
duel-ask-burn-me = { $card }: Wähle das Gebäude von { $other }, das abbrennt.
duel-ask-burn-other = { $card }: { $name } wählt, was abbrennt.
duel-ask-protect-me = { $card } kommt über dich. Zur Abwehr würfeln?
duel-ask-protect-other = { $card }: { $name } darf zur Abwehr würfeln.
duel-ask-under-me = Wähle den Stapel, unter den { $card } kommt.
duel-ask-under-other = { $name } wählt den Stapel, unter den { $card } kommt.
duel-ask-pull-me = Du siehst die Hand von { $other }. Wähle { $left ->
    [one] eine Karte, die
   *[other] { $left } Karten, die
} unter einen Stapel { $left ->
    [one] kommt
   *[other] kommen
}.
duel-ask-pull-other = { $name } nimmt Karten aus { $mine ->
    [yes] deiner Hand
   *[other] der Hand von { $other }
}.
duel-ask-bury-me = Wähle eine Karte, dann den Stapel, unter den sie kommt.
duel-ask-bury-other = { $name } legt Karten unter Stapel.
duel-ask-steal-me = Du siehst die Hand von { $other }. Nimm eine Karte oder keine.
duel-ask-steal-other = { $name } darf eine Karte aus { $mine ->
    [yes] deiner Hand
   *[other] der Hand von { $other }
} nehmen.
duel-ask-relocate-me = Wähle das Erste von zweien, die die Plätze tauschen.
duel-ask-relocate-second = Wähle, womit es den Platz tauscht.
duel-ask-relocate-other = { $name } lässt zwei die Plätze tauschen.
duel-ask-visit-me = Wähle das Badhaus, das der Medicus besucht.
duel-ask-visit-other = { $name } wählt ein Badhaus.
duel-ask-tithe-me = Zehntscheuer: Wolle oder Getreide?
duel-ask-tithe-other = { $name } wählt Wolle oder Getreide.
duel-ask-fetch-me = { $card }: Wähle eine Karte des Ablagestapels.
duel-ask-fetch-other = { $card }: { $name } nimmt eine Karte vom Ablagestapel.
duel-ask-browse-me = Wähle den Stapel, den du durchsiehst.
duel-ask-browse-other = { $name } sieht einen Stapel durch.
duel-ask-take-from-me = { $left ->
    [one] Wähle eine Karte dieses Stapels.
   *[other] Wähle { $left } Karten dieses Stapels, eine nach der anderen.
}
duel-ask-take-from-other = { $name } sieht einen Stapel durch.

duel-deal-ship = 2 { $resource } aus { $land }
duel-deal-mint = 1 Gold, Münzstätte (noch { $left })

duel-hint-deck = Nimm dieses Deck.
duel-hint-arrange = Lege die Landschaften anders.
duel-hint-roll = Würfle.
duel-hint-play = Spiele { $card } aus.
duel-hint-name = Spiele { $card } aus und nenne { $number }.
duel-hint-road = Baue eine Straße.
duel-hint-settlement = Baue eine Siedlung.
duel-hint-settlement-scout = Baue eine Siedlung mit einem Kundschafter.
duel-hint-city = Baue eine Stadt: { $site }.
duel-hint-build = Baue { $card }, { $where }.
duel-hint-cache = Lege das Goldversteck an { $store }.
duel-hint-demolish = Reiße { $card } ab.
duel-hint-exchange = Tausche { $give } gegen 1 für { $store }.
duel-hint-ship = Tausche 2 aus { $give } gegen 1 für { $store }.
duel-hint-mint = Tausche 1 Gold gegen 1 für { $store }.
duel-hint-finish = Beende deine Aktionen.
duel-hint-draw = Zieh von { $stack }.
duel-hint-put = Lege { $card } unter { $stack }.
duel-hint-search = Durchsuche { $stack }.
duel-hint-take = Nimm { $card }.
duel-hint-pay = Zahle aus { $store }.
duel-hint-gain = Nimm 1 für { $store }.
duel-hint-choose = Wähle { $resource }.
duel-hint-pick = Wähle { $card }.
duel-hint-move = Wähle { $store }.
duel-hint-lay = Lege { $land } nach oben.
duel-hint-scout = Nimm { $upper } oben und { $lower } unten.
duel-hint-stack = Wähle { $stack }.
duel-hint-tax = Zahle die Steuer.
duel-hint-protect = Würfle.
duel-hint-pass = Verzichte.

duel-tell-deck-chosen = { $who } { $you ->
    [yes] hast
   *[other] hat
} ein Deck gewählt.
duel-tell-starts = { $who } { $you ->
    [yes] beginnst
   *[other] beginnt
}.
duel-tell-arranged = { $who } { $you ->
    [yes] hast
   *[other] hat
} die Landschaften gelegt.
duel-tell-turn-began = Zug { $turn }, { $who }
duel-tell-rolled = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } und { $face } gewürfelt.
duel-tell-raided = Die Räuber zählten { $counted } Rohstoffe: { $who } { $you ->
    [yes] hast
   *[other] hat
} { $goods } verloren.
duel-tell-raided-nothing = Die Räuber zählten { $counted } Rohstoffe: { $who } { $you ->
    [yes] hattest
   *[other] hatte
} weder Gold noch Wolle.
duel-tell-revealed = Ereignis: { $card }.
duel-tell-events-shuffled = Der Ereignisstapel wurde gemischt.
duel-tell-played = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } ausgespielt.
duel-tell-played-number = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } ausgespielt und { $number } genannt.
duel-tell-road-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Straße gebaut.
duel-tell-settlement-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Siedlung gebaut.
duel-tell-city-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Stadt gebaut.
duel-tell-land-laid = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $land } gelegt.
duel-tell-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gebaut.
duel-tell-cache-laid = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } angelegt.
duel-tell-removed = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } durch { $by } verloren; { $to }.
duel-tell-removed-own = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } abgerissen; { $to }.
duel-goes-discarded = die Karte wurde abgelegt
duel-goes-under-a-stack = die Karte kommt unter einen Stapel
duel-goes-to-the-open-stack = die Karte kommt auf den offenen Stapel
duel-tell-cards-swapped = { $who } { $you ->
    [yes] hast
   *[other] hat
} zwei Karten die Plätze tauschen lassen.
duel-tell-lands-swapped = { $who } { $you ->
    [yes] hast
   *[other] hat
} zwei Landschaften die Plätze tauschen lassen.
duel-tell-drew = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gezogen.
duel-tell-drew-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Karte gezogen ({ $stack }).
duel-tell-looked-through = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $stack } durchgesehen.
duel-tell-put-under = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } unter { $stack } gelegt.
duel-tell-put-under-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Karte unter { $stack } gelegt.
duel-tell-fetched = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } vom Ablagestapel genommen.
duel-tell-hand-shown = { $who } { $you ->
    [yes] hast deine
   *[other] hat die
} Hand gezeigt.
duel-tell-stolen = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } von { $from } genommen.
duel-tell-stolen-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Karte von { $from } genommen.
duel-tell-warded = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } gewürfelt und den Angriff abgewehrt.
duel-tell-warded-not = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } gewürfelt; der Angriff kommt durch.
duel-tell-spared = { $by } verschont { $you ->
    [yes] dich
   *[other] { $name }
} vor { $card }.
duel-tell-named = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } genannt.
duel-tell-advantage-moved = { $who } { $you ->
    [yes] hast
   *[other] hat
} jetzt den { $which }.
duel-tell-advantage-moved-nobody = Niemand hat mehr den { $which }.
duel-tell-over = { $who } { $you ->
    [yes] hast
   *[other] hat
} mit { $points } Punkten gewonnen.
duel-tell-over-nobody = Das Spiel endet ohne Sieg.
