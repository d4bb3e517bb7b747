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
