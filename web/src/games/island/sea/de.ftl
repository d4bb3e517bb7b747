## Schiffe

island-gold = Goldfeld
island-pirate = Seeräuber
island-ship = Schiff
island-free = kostenlos
island-where-sea = auf offener See
island-spot-ship = Platz für ein Schiff: { $where }
island-spot-own-ship = dein Schiff: { $where }
island-spot-path = Platz für eine Straße oder ein Schiff: { $where }
island-spot-pirate = { $where }; der Seeräuber kann hierher
sea-ship = Schiff
sea-move = Versetzen
sea-move-brief = Fahren
sea-piece-ship =
    { $you ->
        [yes] dein Schiff: { $where }
       *[no] Schiff von { $name }: { $where }
    }
sea-piece-pirate = der Seeräuber; { $where }
sea-islands = Inseln, die Punkte bringen
sea-island-open =
    { $you ->
        [yes] eine Insel, deren erste Siedlung dir { $points } Punkte bringt: { $lands }
       *[no] eine Insel, deren erste Siedlung { $points } Punkte bringt: { $lands }
    }

## Was gefragt wird

sea-build-ask-at =
    { $count ->
        [one] Lege dein Schiff: Ein Weg ist frei.
       *[other] Lege dein Schiff: { $words } Wege sind frei.
    }
sea-move-ask-from = Welches Schiff fährt? Es muss am Ende einer offenen Route liegen.
sea-move-ask-to = Wohin fährt es?
sea-lay-ask-piece = Hier eine Straße oder ein Schiff?
sea-villain-ask-to = Wohin kommt der { $who }?
sea-ask-found-path-me = Lege eine Straße oder ein Schiff an dein neues Gebäude.
sea-ask-found-path-other = { $name } legt eine Straße oder ein Schiff.
sea-ask-free-me =
    { $passing ->
        [yes] Lege noch eine Straße oder ein Schiff umsonst, oder lass es dabei.
       *[no]
        { $left ->
            [one] Lege eine Straße oder ein Schiff umsonst.
           *[other] Lege umsonst zwei Straßen oder Schiffe: zuerst eins davon.
        }
    }
sea-ask-free-other = { $name } legt umsonst Straßen oder Schiffe.
sea-ask-villain-me = Versetzt du den Räuber oder den Seeräuber?
sea-ask-villain-other = { $name } versetzt den Räuber oder den Seeräuber.
sea-ask-victim-me = Wen beraubst du?
sea-ask-victim-other = { $name } sucht aus, wer beraubt wird.
sea-ask-gold-me =
    { $left ->
        [one] Gold: Nimm eine Karte deiner Wahl.
       *[other] Gold: Nimm { $words } Karten deiner Wahl, eine nach der anderen.
    }
sea-ask-gold-other = { $name } nimmt Karten für ein Goldfeld.
sea-ask-pirate-me = Wohin kommt der Seeräuber?
sea-ask-pirate-other = { $name } versetzt den Seeräuber.
knights-deed-chase-pirate = Den Seeräuber verjagen
sea-robber = Räuber
sea-pirate = Seeräuber

## Was geschehen ist

sea-tell-built =
    { $you ->
        [yes] { $who } hast ein Schiff gebaut, { $where }.
       *[no] { $who } baut ein Schiff { $where }.
    }
sea-tell-moved =
    { $you ->
        [yes] { $who } hast ein Schiff versetzt, { $where }.
       *[no] { $who } versetzt ein Schiff, { $where }.
    }
sea-tell-pirate =
    { $you ->
        [yes] { $who } hast den Seeräuber versetzt.
       *[no] { $who } versetzt den Seeräuber.
    }
sea-tell-chased =
    { $you ->
        [yes] { $who } hast den Seeräuber verjagt.
       *[no] { $who } verjagt den Seeräuber.
    }
sea-tell-removed-own =
    { $you ->
        [yes] { $who } hast ein eigenes Schiff aufgenommen.
       *[no] { $who } nimmt ein eigenes Schiff auf.
    }
sea-tell-removed =
    { $you ->
        [yes] { $who } hast ein Schiff von { $whom } aufgenommen.
       *[no] { $who } nimmt ein Schiff von { $whom } auf.
    }
sea-tell-island =
    { $you ->
        [yes] { $who } hast eine neue Insel besiedelt: { $points } Punkte.
       *[no] { $who } besiedelt eine neue Insel: { $points } Punkte.
    }

## Rat

sea-hint-build = Hier ein Schiff bauen.
sea-hint-move = Dieses Schiff versetzen.
sea-hint-chase = Den Seeräuber mit diesem Ritter verjagen.
sea-hint-pirate = Den Seeräuber hierher versetzen.

## Plätze und Zahlen

sea-fact-ships =
    { $count ->
        [one] noch { $count } Schiff
       *[other] noch { $count } Schiffe
    }
sea-fact-islands =
    { $count ->
        [one] { $points } Punkte für { $count } neue Insel
       *[other] { $points } Punkte für { $count } neue Inseln
    }
sea-stats-islands = Inseln
sea-stats-built = Schiffe gebaut
sea-stats-moved = Schiffe versetzt
sea-mark-island = Neue Insel
sea-mark-ship = Schiff versetzt
sea-mark-pirate = Seeräuber
sea-key-move = Ein Schiff versetzen

## Die Tafel eines Spielplans

sea-map-islands = Inseln
sea-map-harbours = Häfen
sea-map-points = Punkte zum Sieg
sea-sign-ship = Schiff: auf See und an Küsten; das letzte einer offenen Route darf fahren
sea-sign-path = Seeweg: Hier kann ein Schiff liegen
sea-sign-gold = Goldfeld: Karten deiner Wahl
sea-sign-pirate = Seeräuber: Neben ihm wird kein Schiff gebaut, und keines fährt
sea-sign-island = deine erste Siedlung auf dieser Insel bringt Punkte

## Warum nicht

island-why-SEA-1 = Alle deine Schiffe liegen auf dem Plan.
island-why-SEA-2 = Es gibt keinen freien Seeweg für dein Schiff.
island-why-SEA-3 = Es gibt keinen freien Seeweg für dein Schiff.
island-why-SEA-4 = Ein Schiff beginnt an deiner Küste oder setzt an deinen Schiffen an, und dort ist kein Weg frei.
island-why-SEA-6 = Die Gebäude anderer schließen deine Schiffsrouten ein.
island-why-SEA-9 =
    { $kind ->
        [move_ship] Keines deiner Schiffe liegt am Ende einer offenen Route, oder eines ist schon gefahren.
       *[other] Das geht jetzt nicht.
    }
island-why-SEA-10 = Alle deine Routen sind geschlossen: Ihre Schiffe bleiben.
island-why-SEA-13 = Erst kommen die kostenlosen Spielsteine.
island-why-SEA-14 = Der Seeräuber hält deine Schiffe fest.
island-why-SEA-17 = Ein anderes deiner Schiffe verlöre den Anschluss.
island-why-SEA-21 = Zwischen den Zügen werden Schiffe gebaut, sie fahren nicht.
island-why-SEA-25 = Dort ist der Seeräuber.
island-short-SEA-1 = keine mehr
island-short-SEA-2 = kein Weg frei
island-short-SEA-3 = kein Weg frei
island-short-SEA-4 = kein Weg frei
island-short-SEA-6 = kein Weg frei
island-short-SEA-9 = kein Schiff kann
island-short-SEA-10 = Routen zu
island-short-SEA-14 = der Seeräuber
island-short-SEA-17 = kein Schiff kann
island-short-SEA-21 = jetzt nicht
