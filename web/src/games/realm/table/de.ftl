realm-rank = Rang
realm-to-points = bis { $points }
realm-rule = Regel { $rule }
realm-choose = Wähle
realm-realm-of = { $you ->
    [yes] Dein Reich
   *[other] Reich von { $name }
}
realm-points-of = { $you ->
    [yes] Deine Punkte
   *[other] Punkte von { $name }
}
realm-hand-of = { $you ->
    [yes] Deine Handkarten
   *[other] Handkarten von { $name }
}
realm-hand-empty = Keine Handkarten
realm-hand-count = { $count ->
    [one] { $count } Karte, bis zu { $limit }
   *[other] { $count } Karten, bis zu { $limit }
}
realm-closer = Reich von { $name } näher ansehen
realm-map = Wo in meinem Reich
realm-map-to = Spalte { $at } von { $of }
realm-where-site = Siedlung oder Stadt { $site } von links
realm-where-above = über Siedlung oder Stadt { $site }
realm-where-below = unter Siedlung oder Stadt { $site }
realm-place-road = Straße
realm-place-settlement = Sied­lung
realm-place-road-free = Platz für die nächste Straße
realm-place-settlement-free = Platz für die nächste Siedlung
realm-offer-road = Hier eine Straße bauen
realm-offer-settlement = Hier eine Siedlung bauen
realm-cache-press = Goldversteck mit { $stock } Gold
realm-middle = Würfel und Stapel
realm-dice-none = Es wurde noch nicht gewürfelt.
realm-dice-named = Die Zahl steht fest: { $number }.
realm-piles = Stapel und Vorräte
realm-piles-open = Würfel, Stapel und Vorräte: alles zeigen
realm-piles-build = Bauen
realm-piles-choose = Diesen Stapel wählen
realm-piles-known = Du weißt, von oben:
realm-piles-unknown = { $count ->
    [one] { $count } unbekannte
   *[other] { $count } unbekannte
}
realm-piles-drawn = Seit dem letzten Mischen kamen:
realm-pile-can = { $pile }, kann gewählt werden
realm-pile-own = Stapel
realm-pile-numbered = { $set } { $number }
realm-pile-stack = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
realm-pile-stacks-of = { $you ->
    [yes] Deine Stapel
   *[other] Stapel von { $name }
}
realm-pile-events-discard = Ereignisse, Ablage
realm-pile-discard = Ablagestapel: { $count ->
    [0] leer
    [one] { $count } Karte, oben { $top }
   *[other] { $count } Karten, oben { $top }
}
realm-pile-supplies = Vorräte
realm-pile-road = { $count ->
    [one] noch { $count } Straße
   *[other] noch { $count } Straßen
}
realm-pile-settlement = { $count ->
    [one] noch { $count } Siedlung
   *[other] noch { $count } Siedlungen
}
realm-pile-city = { $count ->
    [one] noch { $count } Stadt
   *[other] noch { $count } Städte
}
realm-pile-grounds = { $count ->
    [one] noch { $count } Landschaft
   *[other] noch { $count } Landschaften
}
realm-steps = Schritte des Zuges
realm-step-roll = Wurf
realm-step-action = Aktionen
realm-step-fill = Nachziehen
realm-step-exchange = Tauschen
realm-costs = Es kostet
realm-costs-of = von { $have } { $resource }
realm-pick-number = Zahl { $number }
realm-press-back = Zurück
realm-press-keep = Behalten
realm-press-play = Ausspielen
realm-press-take = Nehmen
realm-press-demolish = Abreißen
realm-press-demolish-sure = Ja, abreißen
realm-press-exchange = Rohstoffe tauschen
realm-press-search = Stapel durchsuchen ({ $price })
realm-press-arrange = So hinlegen
realm-press-pay = Von den vollsten nehmen
realm-press-roll = Würfeln
realm-press-finish = Aktionen beenden
realm-press-undo = Zurücknehmen
realm-press-hint = Um Rat fragen
realm-press-pass-exchange = Karten behalten
realm-press-pass-gain = Nichts nehmen
realm-press-pass-rob = Nichts mehr nehmen
realm-press-pass-steal = Keine nehmen
realm-tray = Zur Auswahl
realm-tray-aside = Den Tisch ansehen
realm-tray-back = Zurück zur Auswahl
realm-lay-above = oben
realm-lay-below = unten
realm-deal-give = Das gebe ich
realm-deal-get = Dorthin kommt, was ich dafür bekomme
realm-deal-first = Wähle zuerst, was du gibst.
realm-deal-kind = { $count } { $resource } (von { $have })
realm-hint-title = Rat
realm-hint-waits = Der Bot denkt nach …
realm-hint-do = So machen
realm-cache = Goldversteck
realm-here = hier
realm-mage = { $name }
realm-mage-here = { $name } darf hier stehen
realm-bewitched = Eine Hexe liegt darauf
realm-braced = Doppelt so stark
realm-pile-citadel = { $count ->
    [one] noch { $count } Zitadelle
   *[other] noch { $count } Zitadellen
}
realm-key-roll = Würfeln
realm-key-card = Eine Handkarte wählen
realm-key-play = Ausspielen, nehmen oder hinlegen
realm-key-exchange = Rohstoffe tauschen
realm-key-end = Aktionen beenden oder verzichten
realm-key-closer = Das andere Reich näher ansehen
realm-key-piles = Stapel und Vorräte
realm-key-hint = Um Rat fragen
realm-stats-points = Punkte
realm-stats-income = Was hereinkam
realm-stats-what = Gebaut
realm-stats-did = Karten und Rohstoffe
realm-stats-roads = Straßen
realm-stats-settlements = Sied­lungen
realm-stats-cities = Städte
realm-stats-built = Aus­bauten
realm-stats-lost = ver­loren
realm-stats-played = Aktionen
realm-stats-drawn = Karten gezogen
realm-stats-exchanges = getauscht
realm-stats-raided = an Räuber verloren
realm-stats-start = Neben den { $count } Siedlungen und der Straße des Anfangs.
realm-stats-dice = Würfel
realm-stats-rolls = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
realm-stats-bar = { $what }: { $count } Mal, { $expected } erwartet
realm-stats-expected = so oft wie erwartet
realm-stats-citadels = Zitadellen
realm-stats-wizards = Zauberer
realm-stats-spells = Sprüche
realm-tell-yields = { $who }: { $goods }.
realm-tell-pays = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $goods } bezahlt.
realm-tell-gains = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $goods } bekommen ({ $why }).
realm-tell-gives = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $goods } abgegeben ({ $why }).
realm-turned = { $turned ->
    [one] einmal
   *[other] { $turned }-mal
} gedreht
realm-deck-choice = Decks
realm-deck-choice-start = Beginnt mit { $cards }.
realm-deck-choice-build = Ein eigenes Deck bauen
realm-deck-choice-waits = Dein Deck ist abgegeben. Drüben wird noch gewählt.

realm-due-any = { $count } beliebige

realm-because-production = Ertrag
realm-because-brigands = Räuber
realm-because-building = Bau
realm-because-exchange = Tausch
realm-because-trade = Handel
realm-because-search = Durchsuchen eines Stapels

realm-ask-roll = Die Würfel fallen …
realm-ask-lot = Das Los entscheidet, wer beginnt.
realm-ask-draw = Eine Karte wird gezogen …
realm-ask-look = Ein Stapel wird durchgesehen …
realm-ask-event = Eine Ereigniskarte wird aufgedeckt …
realm-ask-decks-me = Wähle das Deck, mit dem du spielst.
realm-ask-arrange-me = Deine Landschaften dürfen die Plätze tauschen: Drücke auf zwei.
realm-ask-arrange-second = Drücke nun auf die Landschaft, mit der sie tauscht.
realm-ask-before-me = Würfle.
realm-ask-before-other = { $name } würfelt gleich.
realm-ask-action-exchange = Du kannst Rohstoffe tauschen oder deine Aktionen beenden.
realm-ask-action-end = Mehr geht nicht: Beende deine Aktionen.
realm-ask-action-other = { $name } baut und spielt Karten aus.
realm-ask-fill-me = Zieh nach: Wähle einen Stapel ({ $have } von { $limit }).
realm-ask-fill-put = Zu viele Karten ({ $have } von { $limit }): Wähle eine, dann den Stapel, unter den sie kommt.
realm-ask-fill-other = { $name } zieht nach.
realm-ask-exchange-me = Du darfst eine Karte tauschen: Wähle sie, dann den Stapel, unter den sie kommt.
realm-ask-exchange-other = { $name } darf eine Karte tauschen.
realm-ask-replace-me = Wähle den Stapel, von dem du die neue Karte nimmst.
realm-ask-replace-search = Nimm die oberste Karte eines Stapels, oder durchsuche einen und zahle { $price }.
realm-ask-replace-other = { $name } nimmt dafür eine neue Karte.
realm-ask-search = Wähle den Stapel, den du durchsuchst.
realm-ask-over = { $you ->
    [yes] Du hast mit { $points } Punkten gewonnen!
   *[other] { $name } hat mit { $points } Punkten gewonnen.
}
realm-ask-over-nobody = Das Spiel ist vorbei. Niemand hat gewonnen.
realm-ask-card-play = { $card }: { $line }
realm-ask-card-name = { $card }: Welche Zahl soll es sein?
realm-ask-card-put = Wähle den Stapel, unter den { $card } kommt.
realm-ask-card-build = { $card }: Wähle den Bauplatz.
realm-ask-supply-road = Wähle, wohin die Straße kommt.
realm-ask-supply-settlement = Wähle, wo die Siedlung steht. Sie bringt zwei Landschaften mit.
realm-ask-supply-settlement-scout = Wähle, wo die Siedlung steht. Dein Kundschafter sucht ihre zwei Landschaften aus.
realm-ask-supply-city = Wähle die Siedlung, die Stadt wird.
realm-ask-standing = { $card }: { $line }
realm-ask-demolish = { $card } abreißen? Von den Kosten kommt nichts zurück.
realm-ask-pay-me = Wähle, woher es kommt: { $due } ({ $why }).
realm-ask-pay-other = { $name } wählt, womit bezahlt wird.
realm-ask-gain-me = { $why }: { $left ->
    [one] Nimm { $left } Rohstoff. Drücke auf die Landschaft, die ihn aufnimmt.
   *[other] Nimm { $left } Rohstoffe. Drücke auf die Landschaften, die sie aufnehmen.
}
realm-ask-gain-other = { $why }: { $name } nimmt etwas.
realm-ask-rob-me = { $why }: Nimm { $other } noch { $left } weg. Drücke auf deine Landschaft, die es aufnimmt.
realm-ask-rob-other = { $why }: { $name } nimmt etwas von { $mine ->
    [yes] dir
   *[other] { $other }
}.
realm-ask-give-back-me = Gib { $other } einen Rohstoff: Drücke auf die Landschaft, von der er kommt.
realm-ask-scout-me = Dein Kundschafter findet zwei Landschaften: zuerst die obere.
realm-ask-scout-second = Und nun die untere.
realm-ask-scout-other = { $name } sucht zwei Landschaften aus.
realm-ask-pull-me = Du siehst die Hand von { $other }. Wähle { $left ->
    [one] eine Karte, die
   *[other] { $left } Karten, die
} unter einen Stapel { $left ->
    [one] kommt
   *[other] kommen
}.
realm-ask-pull-other = { $name } nimmt Karten aus { $mine ->
    [yes] deiner Hand
   *[other] der Hand von { $other }
}.
realm-ask-steal-me = Du siehst die Hand von { $other }. Nimm eine Karte oder keine.
realm-ask-steal-other = { $name } darf eine Karte aus { $mine ->
    [yes] deiner Hand
   *[other] der Hand von { $other }
} nehmen.
realm-ask-take-from-me = { $left ->
    [one] Wähle eine Karte dieses Stapels.
   *[other] Wähle { $left } Karten dieses Stapels, eine nach der anderen.
}
realm-ask-take-from-other = { $name } sieht einen Stapel durch.
realm-ask-under-me = Wähle den Stapel, unter den { $card } kommt.
realm-ask-under-other = { $name } wählt den Stapel, unter den { $card } kommt.

realm-hint-arrange = Lege die Landschaften anders.
realm-hint-deck = Nimm dieses Deck.
realm-hint-roll = Würfle.
realm-hint-play = Spiele { $card } aus.
realm-hint-name = Spiele { $card } aus und nenne { $number }.
realm-hint-road = Baue eine Straße.
realm-hint-settlement = Baue eine Siedlung.
realm-hint-settlement-scout = Baue eine Siedlung mit einem Kundschafter.
realm-hint-city = Baue eine Stadt: { $site }.
realm-hint-build = Baue { $card }, { $where }.
realm-hint-demolish = Reiße { $card } ab.
realm-hint-exchange = Tausche { $give } gegen 1 für { $store }.
realm-hint-finish = Beende deine Aktionen.
realm-hint-draw = Zieh von { $stack }.
realm-hint-put = Lege { $card } unter { $stack }.
realm-hint-search = Durchsuche { $stack }.
realm-hint-take = Nimm { $card }.
realm-hint-pay = Zahle aus { $store }.
realm-hint-gain = Nimm 1 für { $store }.
realm-hint-pick = Wähle { $card }.
realm-hint-scout = Nimm { $upper } oben und { $lower } unten.
realm-hint-stack = Wähle { $stack }.
realm-hint-pass = Verzichte.

realm-tell-arranged = { $who } { $you ->
    [yes] hast
   *[other] hat
} die Landschaften gelegt.
realm-tell-deck-chosen = { $who } { $you ->
    [yes] hast
   *[other] hat
} ein Deck gewählt.
realm-tell-starts = { $who } { $you ->
    [yes] beginnst
   *[other] beginnt
}.
realm-tell-turn-began = Zug { $turn }, { $who }
realm-tell-rolled = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } und { $face } gewürfelt.
realm-tell-raided = Die Räuber zählten { $counted } Rohstoffe: { $who } { $you ->
    [yes] hast
   *[other] hat
} { $goods } verloren.
realm-tell-revealed = Ereignis: { $card }.
realm-tell-events-shuffled = Der Ereignisstapel wurde gemischt.
realm-tell-played = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } ausgespielt.
realm-tell-played-number = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } ausgespielt und { $number } genannt.
realm-tell-road-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Straße gebaut.
realm-tell-settlement-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Siedlung gebaut.
realm-tell-city-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Stadt gebaut.
realm-tell-land-laid = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $land } gelegt.
realm-tell-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gebaut.
realm-tell-drew = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gezogen.
realm-tell-drew-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Karte gezogen ({ $stack }).
realm-tell-looked-through = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $stack } durchgesehen.
realm-tell-put-under = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } unter { $stack } gelegt.
realm-tell-put-under-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Karte unter { $stack } gelegt.
realm-tell-stolen = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } von { $from } genommen.
realm-tell-stolen-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Karte von { $from } genommen.
realm-tell-cards-swapped = { $who } { $you ->
    [yes] hast
   *[other] hat
} zwei Karten die Plätze tauschen lassen.
realm-tell-fetched = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } vom Ablagestapel genommen.
realm-tell-over = { $who } { $you ->
    [yes] hast
   *[other] hat
} mit { $points } Punkten gewonnen.
realm-tell-over-nobody = Das Spiel endet ohne Sieg.
