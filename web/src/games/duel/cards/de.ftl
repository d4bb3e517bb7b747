duel-set-base = Basisset
duel-set-gold = Zeit des Goldes
duel-set-turmoil = Zeit der Wirren
duel-set-progress = Zeit des Fortschritts
duel-set-event = Ereignisse
duel-set-central = Zentralkarten
duel-set-short-base = Basis
duel-set-short-gold = Gold
duel-set-short-turmoil = Wirren
duel-set-short-progress = Fortschritt
duel-back = Verdeckte Karte: { $set }

duel-kind-action = Aktion
duel-kind-attack = Aktion, Angriff
duel-kind-building = Gebäude, jeder Bauplatz
duel-kind-hero = Einheit, Held
duel-kind-trade-ship = Einheit, Handelsschiff
duel-kind-unit = Einheit
duel-kind-city-building = Stadtgebäude
duel-kind-landscape-expansion = Landschaftsausbau
duel-kind-landscape = Landschaft
duel-kind-event = Ereignis
duel-kind-road = Mittlere Reihe
duel-kind-settlement = Mittlere Reihe
duel-kind-city = Mittlere Reihe

duel-strip-action = Aktion
duel-strip-attack = Angriff
duel-strip-event = Ereignis
duel-strip-free = Kostenlos
duel-strip-stack = Vom Stapel

duel-res-lumber = Holz
duel-res-brick = Lehm
duel-res-wool = Wolle
duel-res-grain = Getreide
duel-res-ore = Erz
duel-res-gold = Gold
duel-res-any = beliebiger Rohstoff
duel-res-count = { $count } { $resource }

duel-point-victory = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
duel-point-trade = { $count ->
    [one] { $count } Handelspunkt
   *[other] { $count } Handelspunkte
}
duel-point-strength = { $count ->
    [one] { $count } Stärkepunkt
   *[other] { $count } Stärkepunkte
}
duel-point-skill = { $count ->
    [one] { $count } Geschickpunkt
   *[other] { $count } Geschickpunkte
}
duel-point-progress = { $count ->
    [one] { $count } Fortschrittspunkt
   *[other] { $count } Fortschrittspunkte
}
duel-points-maybe = { $points }, solange eine Bedingung gilt
duel-points-maybe-each = { $point } für jedes, wie der Text sagt
duel-point-name-victory = Sieg
duel-point-name-trade = Handel
duel-point-name-strength = Stärke
duel-point-name-skill = Geschick
duel-point-name-progress = Fortschritt

duel-advantage-trade = Handelsvorteil
duel-advantage-strength = Stärkevorteil

duel-label-cost = kostet { $cost }
duel-label-free = kostet nichts
duel-label-lacks = es fehlt: { $cost }
duel-label-needs = braucht: { $needs }
duel-label-can = spielbar
duel-label-cannot = nicht bezahlbar
duel-label-dim = jetzt nicht
duel-label-new = neu

duel-needs = braucht
duel-copies = { $count ->
    [one] { $count } Exemplar
   *[other] { $count } Exemplare
}
duel-once = Einmal je Fürstentum
duel-named = Eine Einheit mit Namen: einmal je Fürstentum
duel-open = Beide Exemplare liegen im Spiel ihrer Zeit offen
duel-moon = Halbmond: nicht im Duell der Fürsten
duel-moon-event = Halbmond: kann fürs Duell der Fürsten gezogen werden
duel-moon-some = Halbmond auf { $moon } von { $count }
duel-covers = auf { $name }

duel-need-trade-points-3 = 3 Handel
duel-need-city = Stadt
duel-need-strength-advantage = Stärkevorteil
duel-need-hero-with-strength = Held mit Stärke
duel-need-fewer-victory-points = Rückstand
duel-need-progress-points-2 = 2 Fortschrittspunkte
duel-need-parish-hall-in-city = Gemeindehaus (Stadt)
duel-or = { $one } oder { $other }
duel-or-short = { $one }/{ $other }

duel-land = { $name }, Zahl { $number }, { $stock } von 3 { $resource }
duel-land-full = voll
duel-land-rolled = gewürfelt
duel-land-gain = nimmt { $count } auf
duel-land-pays = zahlt { $count }
duel-land-cache = Goldversteck mit { $stock } von 3 Gold
duel-site-of = { $what } von { $name }
duel-slot-free = Freier Bauplatz
duel-slot-legal = { $name } hier bauen

duel-die-number = Ertragswürfel: { $number }
duel-die-event = Ereigniswürfel: { $face }
duel-sheet-rules = Alle Regeln

duel-set-short-central = Zentral
duel-group-building = Gebäude
duel-group-city = Stadt
duel-group-unit = Einheiten
duel-group-landscape = Landschaft
duel-group-action = Aktionen
duel-group-event = Ereignisse
duel-group-centre = Reihe und Land
duel-find = Karte suchen
duel-find-example = Karte suchen: Schiff, Gold …
duel-find-sets = Sets
duel-find-kinds = Arten
duel-find-points = Punkte
duel-find-costs = Kosten und Halbmond
duel-find-point = Zählt { $point }
duel-find-cost = Kostet { $resource }
duel-find-moon = Mit Halbmond
duel-find-all = Alle zeigen

duel-index = Die Karten des Duells
duel-index-lead = Was bleibt, steht auf: Dächer, Zinnen, Hügel. Was vergeht, hängt herab: Wimpel und Wasser. Drücke auf eine Karte, um sie ganz zu lesen.
duel-index-more = Mehr zum Duell
duel-index-found = { $cards ->
    [0] So eine Karte gibt es nicht.
    [one] { $cards } Karte, { $copies ->
        [one] { $copies } Exemplar
       *[other] { $copies } Exemplare
    }
   *[other] { $cards } verschiedene Karten, { $copies ->
        [one] { $copies } Exemplar
       *[other] { $copies } Exemplare
    }
}
duel-index-kinds = { $count ->
    [one] { $count } Karte
   *[other] { $count } verschiedene Karten
}
duel-decks = Deckbau

duel-deck-name = Mein Deck
duel-deck-called = Name des Decks
duel-deck-mine = Meine Decks
duel-deck-at-here = In diesem Browser
duel-deck-at-account = Beim Konto
duel-deck-entrust = Beim Konto aufheben
duel-deck-entrust-name = { $name } beim Konto aufheben
duel-deck-guest = Mit einem Konto hast du deine Decks auf jedem Gerät.
duel-deck-account-away = Die Decks deines Kontos sind gerade nicht zu erreichen.
duel-deck-none = Noch ist kein Deck aufgehoben.
duel-deck-ready = Fertig zum Spielen
duel-deck-ready-name = Fertiges Deck, { $era }
duel-deck-row = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
duel-deck-new = Neues Deck
duel-deck-import = Datei öffnen
duel-deck-export = Als Datei sichern
duel-deck-copy = Als Text kopieren
duel-deck-copied = Kopiert
duel-deck-remove = { $name } wegwerfen
duel-deck-kept = In diesem Browser aufgehoben
duel-deck-kept-account = Bei deinem Konto aufgehoben
duel-deck-damaged = { $count ->
    [one] Etwas, das hier aufgehoben ist, lässt sich nicht als Deck lesen. Es blieb, wie es ist.
   *[other] { $count } Decks, die hier aufgehoben sind, lassen sich nicht lesen. Sie blieben, wie sie sind.
}
duel-deck-discard = Wegwerfen
duel-deck-unreadable = Was hier aufgehoben ist, lässt sich nicht lesen; darum wurde nichts geändert. Sichere dein Deck als Datei, oder wirf unter „Meine Decks“ weg, was sich nicht lesen lässt.
duel-deck-full = Der Browser hebt nichts mehr auf. Sichere dein Deck als Datei.
duel-deck-away = Dein Konto ist nicht zu erreichen. Das Deck ist in diesem Browser aufgehoben; „Beim Konto aufheben“ schickt es später.
duel-deck-many = Dein Konto hebt keine weiteren Decks auf. Wirf unter „Meine Decks“ eines weg; dieses ist in diesem Browser aufgehoben.
duel-deck-refused = Der Server nimmt dieses Deck oder seinen Namen nicht an. Es ist in diesem Browser aufgehoben.
duel-deck-strange = Diese Datei ist kein Deck des Duells oder nennt Karten, die es nicht gibt. Nichts wurde geändert.
duel-deck-pool = Karten der Schachtel
duel-deck-events = Ereignisse
duel-deck-whole = Das Deck
duel-deck-empty = Noch ist nichts darin. Nimm mit + Karten dazu, oder beginne unter „Meine Decks“ mit einem fertigen Deck.
duel-deck-given = Im Ereignisstapel liegen außerdem 1 Julfest vom Gastgeber und von euch beiden je 1 Unruhen und 1 Seuche.
duel-deck-size = von { $of } Karten
duel-deck-hand-size = Starthand { $count } von { $of }
duel-deck-events-size = Ereignisse { $count } von { $of }
duel-deck-costs = Was alle Karten zusammen kosten
duel-deck-curve = Wie viele Karten wie viel kosten
duel-deck-price = { $count } zu { $price }
duel-deck-of = von { $count }
duel-deck-less = Eine weniger: { $name }
duel-deck-more = Eine mehr: { $name }
duel-deck-hold = In der Starthand: { $name }
duel-deck-start = { $count ->
    [0] halten
    [one] Start
   *[other] Start { $count }
}
duel-deck-sound = Darf im Turnier gespielt werden
duel-deck-faults = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
duel-fault-start = Die Starthand sind { $due } Karten, gewählt { $have ->
    [0] ist noch keine
    [one] ist { $have }
   *[other] sind { $have }
}.
duel-fault-cards = In den Stapeln liegen { $due } Karten, das Deck hat dafür { $have }.
duel-fault-events = Gewählt werden { $due } Ereignisse, das Deck hat { $have }.
duel-fault-many = { $card } ist { $count }-mal im Deck, in der Schachtel sind { $most }.
duel-fault-events-many = { $card } ist öfter gewählt, als einer allein darf.
duel-fault-event = { $card } ist ein Ereignis: Es gehört zu den Ereignissen und nicht ins Deck.
duel-fault-stranger = { $card } ist kein Ereignis.
duel-fault-yule = Das Julfest liegt schon im Ereignisstapel: Ein zweites lässt sich nicht wählen.
duel-deck-asked = Das Deck wird geprüft …
duel-deck-unchecked = Diese Seite kann Decks gerade nicht prüfen. Du kannst trotzdem weiterbauen.
