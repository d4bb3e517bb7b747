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
duel-strip-stack = Vom Stapel

duel-advantage-trade = Handelsvorteil
duel-advantage-strength = Stärkevorteil

duel-once = Einmal je Fürstentum
duel-named = Eine Einheit mit Namen: einmal je Fürstentum
duel-open = Beide Exemplare liegen im Spiel ihrer Zeit offen
duel-moon = Halbmond: nicht im Duell der Fürsten
duel-moon-event = Halbmond: kann fürs Duell der Fürsten gezogen werden
duel-moon-some = Halbmond auf { $moon } von { $count }

duel-need-trade-points-3 = 3 Handel
duel-need-city = Stadt
duel-need-strength-advantage = Stärkevorteil
duel-need-hero-with-strength = Held mit Stärke
duel-need-fewer-victory-points = Rückstand
duel-need-progress-points-2 = 2 Fortschrittspunkte
duel-need-parish-hall-in-city = Gemeindehaus (Stadt)

duel-index = Die Karten des Duells
duel-index-lead = Was bleibt, steht auf: Dächer, Zinnen, Hügel. Was vergeht, hängt herab: Wimpel und Wasser. Drücke auf eine Karte, um sie ganz zu lesen.
duel-index-more = Mehr zum Duell
duel-decks = Deckbau

duel-deck-name = Mein Deck
duel-deck-called = Name des Decks
duel-deck-mine = Meine Decks
duel-deck-here = In diesem Browser
duel-deck-none = Hier ist noch kein Deck aufgehoben.
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
duel-deck-damaged = { $count ->
    [one] Etwas, das hier aufgehoben ist, lässt sich nicht als Deck lesen. Es blieb, wie es ist.
   *[other] { $count } Decks, die hier aufgehoben sind, lassen sich nicht lesen. Sie blieben, wie sie sind.
}
duel-deck-discard = Wegwerfen
duel-deck-unreadable = Was hier aufgehoben ist, lässt sich nicht lesen; darum wurde nichts geändert. Sichere dein Deck als Datei, oder wirf unter „Meine Decks“ weg, was sich nicht lesen lässt.
duel-deck-full = Der Browser hebt nichts mehr auf. Sichere dein Deck als Datei.
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
