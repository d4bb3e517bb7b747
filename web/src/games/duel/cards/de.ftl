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

duel-deck-ready-name = Fertiges Deck, { $era }
duel-deck-given = Im Ereignisstapel liegen außerdem 1 Julfest vom Gastgeber und von euch beiden je 1 Unruhen und 1 Seuche.
duel-fault-yule = Das Julfest liegt schon im Ereignisstapel: Ein zweites lässt sich nicht wählen.
