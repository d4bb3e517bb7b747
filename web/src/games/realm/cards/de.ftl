realm-set-base = Basisset
realm-set-gold = Zeit des Goldes
realm-set-turmoil = Zeit der Wirren
realm-set-progress = Zeit des Fortschritts
realm-set-event = Ereignisse
realm-set-central = Zentralkarten
realm-back = Verdeckte Karte: { $set }
realm-strip-free = Kostenlos
realm-res-lumber = Holz
realm-res-brick = Lehm
realm-res-wool = Wolle
realm-res-grain = Getreide
realm-res-ore = Erz
realm-res-gold = Gold
realm-res-any = beliebiger Rohstoff
realm-res-count = { $count } { $resource }
realm-point-victory = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
realm-point-trade = { $count ->
    [one] { $count } Handelspunkt
   *[other] { $count } Handelspunkte
}
realm-point-strength = { $count ->
    [one] { $count } Stärkepunkt
   *[other] { $count } Stärkepunkte
}
realm-point-skill = { $count ->
    [one] { $count } Geschickpunkt
   *[other] { $count } Geschickpunkte
}
realm-point-progress = { $count ->
    [one] { $count } Fortschrittspunkt
   *[other] { $count } Fortschrittspunkte
}
realm-points-maybe = { $points }, solange eine Bedingung gilt
realm-points-maybe-each = { $point } für jedes, wie der Text sagt
realm-point-name-victory = Sieg
realm-point-name-trade = Handel
realm-point-name-strength = Stärke
realm-point-name-skill = Geschick
realm-point-name-progress = Fortschritt
realm-label-cost = kostet { $cost }
realm-label-free = kostet nichts
realm-label-lacks = es fehlt: { $cost }
realm-label-needs = braucht: { $needs }
realm-label-can = spielbar
realm-label-cannot = nicht bezahlbar
realm-label-dim = jetzt nicht
realm-label-new = neu
realm-needs = braucht
realm-copies = { $count ->
    [one] { $count } Exemplar
   *[other] { $count } Exemplare
}
realm-covers = auf { $name }
realm-or = { $one } oder { $other }
realm-or-short = { $one }/{ $other }
realm-land = { $name }, Zahl { $number }, { $stock } von 3 { $resource }
realm-land-full = voll
realm-land-rolled = gewürfelt
realm-land-gain = nimmt { $count } auf
realm-land-pays = zahlt { $count }
realm-land-cache = Goldversteck mit { $stock } von 3 Gold
realm-site-of = { $what } von { $name }
realm-slot-free = Freier Bauplatz
realm-slot-legal = { $name } hier bauen
realm-die-number = Ertragswürfel: { $number }
realm-die-event = Ereigniswürfel: { $face }
realm-sheet-rules = Alle Regeln
realm-group-building = Gebäude
realm-group-city = Stadt
realm-group-unit = Einheiten
realm-group-landscape = Landschaft
realm-group-action = Aktionen
realm-group-event = Ereignisse
realm-group-centre = Reihe und Land
realm-find = Karte suchen
realm-find-example = Karte suchen: Schiff, Gold …
realm-find-sets = Sets
realm-find-kinds = Arten
realm-find-points = Punkte
realm-find-costs = Kosten und Halbmond
realm-find-point = Zählt { $point }
realm-find-cost = Kostet { $resource }
realm-find-moon = Mit Halbmond
realm-find-all = Alle zeigen
realm-set-wizards = Zauberer & Drachen
realm-set-three-player = Für drei
realm-set-short-base = Basis
realm-set-short-gold = Gold
realm-set-short-turmoil = Wirren
realm-set-short-progress = Fortschritt
realm-set-short-wizards = Zauberer
realm-set-short-three-player = Für drei
realm-set-short-central = Zentral
realm-res-magic = Zauberkraft
realm-point-tournament = { $count ->
    [one] { $count } Turnierpunkt
   *[other] { $count } Turnierpunkte
}
realm-point-magic = { $count } Zauberkraft
realm-point-name-tournament = Turnier
realm-point-name-magic = Zauberkraft
realm-label-proposed = hat Werte, die nur vorgeschlagen sind
realm-proposed = Gestrichelt: Dieser Wert ist vorgeschlagen. Der gedruckte ist nicht bekannt.
realm-land-mage = { $name } steht hier mit { $power } von 3 Zauberkraft
realm-land-mage-tired = { $name } steht hier mit { $power } von 3 Zauberkraft, die in diesem Zug ruht
realm-site-road = Straße
realm-site-settlement = Siedlung
realm-site-city = Stadt
realm-site-citadel = Zitadelle, schlafend
realm-site-citadel-awake = Zitadelle, wach
realm-terrain-forest = Wald
realm-terrain-hills = Hügelland
realm-terrain-pasture = Weideland
realm-terrain-fields = Ackerland
realm-terrain-mountains = Gebirge
realm-terrain-gold-field = Goldfluss
realm-group-wizard = Zauberer
realm-group-magic = Magie
realm-find-proposed = Mit vorgeschlagenen Werten
realm-index-found = { $cards ->
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
realm-index-kinds = { $count ->
    [one] { $count } Karte
   *[other] { $count } verschiedene Karten
}
realm-decks = Deckbau
realm-deck-name = Mein Deck
realm-deck-table = Für einen Tisch zu
realm-deck-players = { $count } Spieler
realm-deck-called = Name des Decks
realm-deck-at-here = In diesem Browser
realm-deck-at-account = Beim Konto
realm-deck-entrust = Beim Konto aufheben
realm-deck-entrust-name = { $name } beim Konto aufheben
realm-deck-guest = Mit einem Konto hast du deine Decks auf jedem Gerät.
realm-deck-account-away = Die Decks deines Kontos sind gerade nicht zu erreichen.
realm-deck-none = Noch ist kein Deck aufgehoben.
realm-deck-row = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
realm-deck-new = Neues Deck
realm-deck-import = Datei öffnen
realm-deck-export = Als Datei sichern
realm-deck-copy = Als Text kopieren
realm-deck-copied = Kopiert
realm-deck-remove = { $name } wegwerfen
realm-deck-kept = In diesem Browser aufgehoben
realm-deck-kept-account = Bei deinem Konto aufgehoben
realm-deck-damaged = { $count ->
    [one] Etwas, das hier aufgehoben ist, lässt sich nicht als Deck lesen. Es blieb, wie es ist.
   *[other] { $count } Decks, die hier aufgehoben sind, lassen sich nicht lesen. Sie blieben, wie sie sind.
}
realm-deck-discard = Wegwerfen
realm-deck-unreadable = Was hier aufgehoben ist, lässt sich nicht lesen; darum wurde nichts geändert. Sichere dein Deck als Datei, oder wirf unter „Meine Decks“ weg, was sich nicht lesen lässt.
realm-deck-full = Der Browser hebt nichts mehr auf. Sichere dein Deck als Datei.
realm-deck-away = Dein Konto ist nicht zu erreichen. Das Deck ist in diesem Browser aufgehoben; „Beim Konto aufheben“ schickt es später.
realm-deck-many = Dein Konto hebt keine weiteren Decks auf. Wirf unter „Meine Decks“ eines weg; dieses ist in diesem Browser aufgehoben.
realm-deck-refused = Der Server nimmt dieses Deck oder seinen Namen nicht an. Es ist in diesem Browser aufgehoben.
realm-deck-strange = Diese Datei ist kein Deck dieses Spiels oder nennt Karten, die es nicht gibt. Nichts wurde geändert.
realm-deck-pool = Karten der Schachtel
realm-deck-events = Ereignisse
realm-deck-whole = Das Deck
realm-deck-empty = Noch ist nichts darin. Nimm mit + Karten dazu, oder beginne unter „Meine Decks“ mit einem fertigen Deck.
realm-deck-size = von { $of } Karten
realm-deck-hand-size = Starthand { $count } von { $of }
realm-deck-events-size = Ereignisse { $count } von { $of }
realm-deck-costs = Was alle Karten zusammen kosten
realm-deck-curve = Wie viele Karten wie viel kosten
realm-deck-price = { $count } zu { $price }
realm-deck-of = von { $count }
realm-deck-less = Eine weniger: { $name }
realm-deck-more = Eine mehr: { $name }
realm-deck-hold = In der Starthand: { $name }
realm-deck-start = { $count ->
    [0] halten
    [one] Start
   *[other] Start { $count }
}
realm-deck-sound = Darf im Turnier gespielt werden
realm-deck-faults = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
realm-deck-asked = Das Deck wird geprüft …
realm-deck-unchecked = Diese Seite kann Decks gerade nicht prüfen. Du kannst trotzdem weiterbauen.
realm-deck-mine = Meine Decks
realm-deck-ready = Fertig zum Spielen

realm-fault-start = Die Starthand sind { $due } Karten, gewählt { $have ->
    [0] ist noch keine
    [one] ist { $have }
   *[other] sind { $have }
}.
realm-fault-cards = In den Stapeln liegen { $due } Karten, das Deck hat dafür { $have }.
realm-fault-events = Gewählt werden { $due } Ereignisse, das Deck hat { $have }.
realm-fault-many = { $card } ist { $count }-mal im Deck, in der Schachtel sind { $most }.
realm-fault-events-many = { $card } ist öfter gewählt, als einer allein darf.
realm-fault-event = { $card } ist ein Ereignis: Es gehört zu den Ereignissen und nicht ins Deck.
realm-fault-stranger = { $card } ist kein Ereignis.
realm-fault-elsewhere = { $card } ist keine Karte für ein Deck dieses Tisches.
