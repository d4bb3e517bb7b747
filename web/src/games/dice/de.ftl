## Seiten, Länder, Dinge

dice-wool = Wolle
dice-grain = Getreide
dice-brick = Lehm
dice-ore = Erz
dice-lumber = Holz
dice-gold = Gold
dice-forest = Wald
dice-hills = Hügelland
dice-pasture = Weideland
dice-fields = Ackerland
dice-mountains = Gebirge
dice-desert = Wüste
dice-lake = See
dice-road = Straße
dice-knight = Ritter
dice-settlement = Siedlung
dice-city = Stadt
dice-start-road = Startstraße
dice-thing = { $what } { $number }

## Der eine Satz

dice-ask-start = Das Los bestimmt, wer beginnt.
dice-ask-roll = Du bist dran: Würfle.
dice-ask-opening = Du bist dran: Dieser Zug hat { $dice } Würfel.
dice-ask-rolling = Die Würfel rollen.
dice-ask-keep =
    { $left ->
        [one] Noch ein Wurf: Behalte, was du brauchst, und würfle den Rest.
       *[other] Noch zwei Würfe: Behalte, was du brauchst, und würfle den Rest.
    }
dice-ask-roll-other = { $name } würfelt.
dice-ask-build-other = { $name } baut.
dice-ask-build =
    { $built ->
        [yes] Baue, was leuchtet, oder beende deinen Zug.
       *[no] Baue, was leuchtet.
    }
dice-ask-build-or-change = Baue, was leuchtet; Joker und Gold können helfen.
dice-ask-change =
    { $idle ->
        [yes] Noch reicht es für nichts: Nimm einen Joker oder Gold, oder beende den Zug für −2.
       *[no] Nimm einen Joker, tausche Gold oder beende deinen Zug.
    }
dice-ask-end =
    { $idle ->
        [yes] Nichts lässt sich bauen: Dieser Zug zählt −2.
       *[no] Mehr lässt sich nicht bauen: Beende deinen Zug.
    }
dice-ask-die = Welcher Würfel soll { $what } werden?
dice-ask-die-any = Welchen Würfel soll der Joker drehen?
dice-ask-becomes = Was soll der Würfel werden?
dice-ask-which-joker = Was soll dieser Würfel werden? Es kostet den Joker.
dice-ask-gold = Zwei Gold für einen Rohstoff: Welcher soll es sein?
dice-ask-gold-second = Tippe auf ein zweites Gold, um zu tauschen.
dice-ask-over =
    { $you ->
        [yes] Du hast mit { $points } Punkten gewonnen.
       *[no] { $name } hat mit { $points } Punkten gewonnen.
    }
dice-ask-over-solo =
    { $you ->
        [yes] Das Blatt ist voll: Du hast { $points } Punkte.
       *[no] Das Blatt ist voll: { $name } hat { $points } Punkte.
    }
dice-ask-over-shared = { $names } teilen sich den Sieg mit { $points } Punkten.
dice-ask-over-nobody = Das Spiel ist ohne Sieger zu Ende.

## Knöpfe

dice-roll-all = Würfeln
dice-roll-some =
    { $count ->
        [0] Nichts zu würfeln
        [one] Einen Würfel werfen
       *[other] { $count } Würfel werfen
    }
dice-stop = Aufhören und bauen
dice-end = Zug beenden
dice-undo = Zurücknehmen
dice-cancel = Abbrechen
dice-trade = 2 Gold tauschen
dice-choose = Wähle, was es wird
dice-by-joker = { $what }, Joker von Ritter { $number }
dice-hint = Tipp
dice-hint-close = Tipp schließen

## Die Würfel

dice-dice = Würfel
dice-roll-number =
    { $roll ->
        [0] noch nicht geworfen
        [1] erster von drei Würfen
        [2] zweiter von drei Würfen
       *[3] dritter Wurf
    }
dice-kept = behalten
dice-changed = gedreht
dice-paid = bezahlt
dice-out = raus
dice-die-blank = Würfel { $number }, noch nicht geworfen
dice-die = Würfel { $number }: { $face }
dice-die-state = Würfel { $number }: { $face }, { $state }
dice-joker-ore = Joker für Erz
dice-joker-grain = Joker für Getreide
dice-joker-wool = Joker für Wolle
dice-joker-lumber = Joker für Holz
dice-joker-brick = Joker für Lehm
dice-joker-any = Joker für jeden Rohstoff

## Was die Dinge kosten

dice-build = Bauen
dice-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
dice-can-missing = { $what } fehlt
dice-can-missing-many = { $count } Würfel fehlen
dice-short-DICE-2 = nicht dein Zug
dice-short-DICE-6 = nach dem Würfeln
dice-short-DICE-11 = noch kein Platz dafür
dice-short-DICE-13 = noch kein Platz dafür
dice-short-DICE-14 = noch kein Platz dafür
dice-short-DICE-15 = noch kein Platz dafür
dice-short-TABLE-4 = Spiel aus
dice-can-all = alles gebaut
dice-can-counts-army = zählt für die Rittermacht
dice-can-counts-road = verlängert die Straße
dice-costs = kostet { $what }

## Die Spieler

dice-table = Tisch
dice-boxes = Punkte jedes Zuges
dice-box = Zug { $number }: { $points }
dice-box-now = Zug { $number }, jetzt: { $points }
dice-box-free = Zug { $number }
dice-sum = Summe
dice-victory = Siegpunkte
dice-of = von { $goal }
dice-army = Größte Rittermacht
dice-longest = Längste Handelsstraße
dice-army-held = Größte Rittermacht, { $count } Ritter, 2 Punkte
dice-army-own =
    { $count ->
        [one] ein Ritter
       *[other] { $count } Ritter
    }
dice-longest-held = Längste Handelsstraße, Länge { $count }, 2 Punkte
dice-longest-own = Straße, Länge { $count }
dice-look =
    { $you ->
        [yes] Dein Blatt ansehen
       *[no] Das Blatt von { $name } ansehen
    }
dice-sheet-of =
    { $you ->
        [yes] Dein Blatt
       *[no] Blatt von { $name }
    }
dice-back = Zurück zu deinem Blatt
dice-player =
    { $points ->
        [one] { $name }, ein Punkt
       *[other] { $name }, { $points } Punkte
    }

## Orte

dice-spot-between = { $what } zwischen { $where }
dice-spot-on = { $what } in: { $where }
dice-spot-free = { $where }, frei
dice-spot-legal = { $where }, kann jetzt gebaut werden
dice-spot-built = { $where }, gebaut
dice-spot-joker = { $where }, gebaut, { $joker } bereit
dice-spot-joker-used = { $where }, gebaut, { $joker } verbraucht

## Das Protokoll

dice-tell-starts =
    { $you ->
        [yes] { $who } beginnst.
       *[no] { $who } beginnt.
    }
dice-tell-turn_began =
    { $dice ->
        [6] Zug { $turn }, { $who }
       *[other] Zug { $turn }, { $who }, { $dice } Würfel
    }
dice-tell-rolled =
    { $roll ->
        [1] Erster Wurf: { $dice }
        [2] Zweiter Wurf: { $dice }
       *[3] Dritter Wurf: { $dice }
    }
dice-tell-joker_used =
    { $you ->
        [yes] { $who } drehst mit einem Joker { $from } zu { $to }.
       *[no] { $who } dreht mit einem Joker { $from } zu { $to }.
    }
dice-tell-gold_traded =
    { $you ->
        [yes] { $who } tauschst { $gold } gegen { $to }.
       *[no] { $who } tauscht { $gold } gegen { $to }.
    }
dice-tell-built =
    { $you ->
        [yes] { $who } baust { $what }: { $points }.
       *[no] { $who } baut { $what }: { $points }.
    }
dice-tell-built-plain =
    { $you ->
        [yes] { $who } baust { $what }.
       *[no] { $who } baut { $what }.
    }
dice-tell-box_written =
    { $you ->
        [yes] { $who } schreibst { $points } in Kästchen { $box }.
       *[no] { $who } schreibt { $points } in Kästchen { $box }.
    }
dice-tell-largest_army =
    { $you ->
        [yes] { $who } hast die größte Rittermacht: { $count } Ritter.
       *[no] { $who } hat die größte Rittermacht: { $count } Ritter.
    }
dice-tell-largest_army-from =
    { $you ->
        [yes] { $who } nimmst { $whom } die größte Rittermacht ab: { $count } Ritter.
       *[no] { $who } nimmt { $whom } die größte Rittermacht ab: { $count } Ritter.
    }
dice-tell-longest_road =
    { $you ->
        [yes] { $who } hast die längste Handelsstraße: Länge { $count }.
       *[no] { $who } hat die längste Handelsstraße: Länge { $count }.
    }
dice-tell-longest_road-from =
    { $you ->
        [yes] { $who } nimmst { $whom } die längste Handelsstraße ab: Länge { $count }.
       *[no] { $who } nimmt { $whom } die längste Handelsstraße ab: Länge { $count }.
    }
dice-tell-over =
    { $you ->
        [yes] { $who } hast mit { $points } Punkten gewonnen.
       *[no] { $who } hat mit { $points } Punkten gewonnen.
    }
dice-tell-over-solo = Das Blatt ist voll: { $points } Punkte.
dice-tell-over-shared = { $names } teilen sich den Sieg mit { $points } Punkten.
dice-tell-over-nobody = Das Spiel ist ohne Sieger zu Ende.

## Die Unterschrift auf dem Blatt

dice-caption-rolled =
    { $roll ->
        [1] { $you ->
            [yes] Du hast { $faces } gewürfelt
           *[no] { $name } hat { $faces } gewürfelt
        }
        [2] { $you ->
            [yes] Du hast noch einmal gewürfelt: { $faces }
           *[no] { $name } hat noch einmal gewürfelt: { $faces }
        }
       *[3] { $you ->
            [yes] Du hast ein drittes Mal gewürfelt: { $faces }
           *[no] { $name } hat ein drittes Mal gewürfelt: { $faces }
        }
    }
dice-turn-of = Zug { $turn } von { $turns }

## Tipps

dice-hint-title = Was der beste Spieler täte
dice-hint-points = erwartete Punkte am Ende
dice-hint-worth = nur das Beste; sein Wert ist keine Punktzahl
dice-hint-keep = { $faces } behalten, { $count } werfen
dice-hint-keep-none = Alle Würfel noch einmal werfen
dice-hint-roll = Würfeln
dice-hint-stop = Aufhören und bauen
dice-hint-end = Den Zug beenden
dice-hint-joker = Joker: { $from } wird { $to }
dice-hint-trade = Zwei Gold werden { $to }
dice-hint-build = { $what } bauen
dice-hint-best = am besten

## Statistik

dice-stats-turns = Punkte jedes Zuges
dice-stats-turns-told = { $name }: { $points }
dice-stats-built = Gebaut
dice-stats-roads = Straßen
dice-stats-settlements = Siedlungen
dice-stats-cities = Städte
dice-stats-knights = Ritter
dice-stats-total = Punkte
dice-stats-luck = Würfel
dice-stats-rolls = Würfe
dice-stats-jokers = Joker
dice-stats-gold = Gold getauscht
dice-stats-idle = Züge ohne Bau
dice-stats-unused = Ungenutzte Würfel
dice-stats-faces = Seiten
dice-stats-dice =
    { $count ->
        [one] ein Würfel geworfen
       *[other] { $count } Würfel geworfen
    }
dice-stats-bar = { $face }: { $count }, erwartet { $expected }
dice-stats-expected = erwartet

## Fairness

dice-fair-dice =
    { $count ->
        [one] ein Wurf
       *[other] { $count } Würfe
    }
dice-fair-start = das Los, wer beginnt
dice-key-roll = Würfeln
dice-key-end = Nicht mehr würfeln, oder den Zug beenden
dice-key-trade = Zwei Gold tauschen
dice-key-hint = Um einen Tipp bitten
