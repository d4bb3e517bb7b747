classic-kind-building = Gebäude, überall
classic-kind-city-building = Stadtausbau
classic-kind-magic-building = Magisches Gebäude
classic-kind-fleet = Handelsflotte, Einheit
classic-kind-knight = Ritter, Einheit
classic-kind-unit = Einheit
classic-kind-dragon = Drache, Einheit
classic-kind-wizard = Zauberer
classic-kind-spell-book = Zauberbuch
classic-kind-spell = Zauberaktion
classic-kind-attack = Aktion, Angriff
classic-kind-defence = Aktion, Schutz
classic-kind-neutral = Aktion, neutral
classic-kind-post = Grenzposten
classic-kind-event = Ereignis
classic-kind-centre = Mittlere Reihe

classic-strip-attack = Angriff
classic-strip-defence = Schutz
classic-strip-neutral = Aktion
classic-strip-event = Ereignis
classic-strip-book = Spruch
classic-strip-free = Frei
classic-strip-spell = Spruch

classic-need-land = jedes Land
classic-need-citadel = { $count ->
    [one] eine Zitadelle
   *[other] { $count } Zitadellen
}
classic-need-caster = ein Zauberer
classic-need-wizards = { $count ->
    [one] ein Zauberer
   *[other] { $count } Zauberer
}
classic-need-city = eine Stadt
classic-named = Diesen Namen gibt es nur einmal
classic-dearer = Eins mehr als aufgedruckt, weil drei spielen
classic-success = Gelingt bei { $numbers }
classic-quarters = Gelingt, Viertel für Viertel gedreht, bei { $numbers }
classic-by-host = Vom Gastgeber berichtigt: Es gelten diese Zahlen, auch wo der Text andere nennt

classic-host-note = Auf diesem Server: { $values }.
classic-host-cards = berichtigte Werte von { $cards }
classic-host-item = { $name } { $value }

classic-terrain-forest = Wald
classic-terrain-hills = Hügelland
classic-terrain-pasture = Weide
classic-terrain-fields = Getreidefeld
classic-terrain-mountains = Gebirge
classic-terrain-gold-field = Goldfluss

classic-index = Karten des älteren Spiels
classic-index-lead = Grün steht überall, Rot an Städten, Violett in der Welt der Zitadellen. Was herabhängt, wird gespielt und geht. Striche zeigen vorgeschlagene Werte: Die gedruckten sind nicht bekannt.
classic-index-more = Mehr zum älteren Spiel

classic-deck-ready = Fertiges Deck { $number }
