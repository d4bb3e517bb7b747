## Das Verwunschene Land

enchanted-dragons = Drachen
enchanted-piece-dragon =
    { $flag ->
        [0] Drache, verdeckt
        [1] Drache mit einfacher Fahne
        [2] Drache mit zwei Spitzen an der Fahne
       *[3] Drache mit drei Spitzen an der Fahne
    }, zwischen { $where }
knights-deed-fight = Mit dem Drachen kämpfen

## Was gefragt wird

enchanted-ask-found-me =
    { $coast ->
        [no] Setze deine zweite Siedlung an die Küste: Dort hast du noch kein Gebäude. Sie bringt die ersten Karten.
       *[yes] Setze deine zweite Siedlung: Sie bringt eine Karte für jedes Feld daran.
    }
enchanted-ask-found-other = { $name } setzt eine zweite Siedlung.
enchanted-ask-deed-unseen =
    Was tut dieser Ritter? Die Fahne des Drachen hier kennt niemand: { $falls } von { $all } fallen diesem Ritter zu.
enchanted-ask-deed-known =
    Was tut dieser Ritter? Der Drache hier hat { $flag ->
        [1] eine einfache Fahne
        [2] eine Fahne mit zwei Spitzen
       *[3] eine Fahne mit drei Spitzen
    }: Dieser Ritter { $wins ->
        [yes] besiegt ihn.
       *[no] ist zu schwach für ihn.
    }
enchanted-ask-banish-me = Du hast den Ritter von { $name } vertrieben: Tippe auf einen freien Platz der Insel für ihn.
enchanted-ask-banish-own = { $driver } sagt, wohin dein Ritter kommt.
enchanted-ask-banish-other = { $driver } sagt, wohin der Ritter von { $name } kommt.
enchanted-ask-turning = Der Drache wird umgedreht.

## Was geschehen ist

enchanted-tell-landed =
    { $you ->
        [yes] { $who } hast einen Ritter auf der verwunschenen Insel, und dort bleibt er.
       *[no] { $who } hat einen Ritter auf der verwunschenen Insel, und dort bleibt er.
    }
enchanted-tell-turned =
    { $flag ->
        [1] Der Drache hat eine einfache Fahne: Jeder Ritter besiegt ihn.
        [2] Die Fahne des Drachen hat zwei Spitzen: Nur ein starker oder mächtiger Ritter besiegt ihn.
       *[3] Die Fahne des Drachen hat drei Spitzen: Nur ein mächtiger Ritter besiegt ihn.
    }
enchanted-tell-won =
    { $you ->
        [yes] { $who } hast einen Drachen besiegt: ein Punkt.
       *[no] { $who } besiegt einen Drachen: ein Punkt.
    }
enchanted-tell-lost =
    { $you ->
        [yes] { $who } hast gegen einen Drachen verloren; der Ritter braucht dafür einen höheren Rang.
       *[no] { $who } verliert gegen einen Drachen; der Ritter braucht dafür einen höheren Rang.
    }

## Rat

enchanted-hint-fight = Mit diesem Drachen kämpfen.

## Plätze und Zahlen

enchanted-fact-dragons =
    { $count ->
        [one] { $count } von 6 Drachen besiegt
       *[other] { $count } von 6 Drachen besiegt
    }
enchanted-crossed = hat einen Ritter auf der verwunschenen Insel
enchanted-stats-dragons = Drachen
enchanted-stats-fought = Kämpfe mit Drachen
enchanted-mark-dragon = Drache besiegt
enchanted-mark-landed = Ritter auf der Insel

## Die Tafel

enchanted-map-about =
    Die gedruckte Karte lag nicht vor: Diese wurde nach dem gemacht, was von ihr bekannt ist. Die beiden Inseln liegen
    wie dort, und auf der verwunschenen sind 19 Drachen; Landschaften, Zahlen, Häfen und Fahnen sind unsere eigenen.
    Wer die gedruckte Karte kennt, kann sie berichtigen: Ein Spielplan ist eine Datei.
enchanted-map-dragons = Drachen noch da
enchanted-sign-back = Drache, verdeckt: Wer mit ihm kämpft, dreht ihn um
enchanted-sign-1 = einfache Fahne: Jeder Ritter besiegt ihn (noch { $count } ungesehen)
enchanted-sign-2 = zwei Spitzen: ein starker oder mächtiger Ritter (noch { $count } ungesehen)
enchanted-sign-3 = drei Spitzen: nur ein mächtiger Ritter (noch { $count } ungesehen)
enchanted-sign-knight = ein Ritter setzt über und bleibt; er geht bis zu drei Kreuzungen weit
enchanted-sign-win = der sechste Drache gewinnt sofort

## Warum nicht

island-why-ENCHANTED-10 = Auf der verwunschenen Insel wird keine Siedlung zur Stadt.
island-why-ENCHANTED-11 = Auf der verwunschenen Insel baut niemand Straßen.
island-why-ENCHANTED-14 = Von dir setzt ein Ritter über, und er bleibt dort.
island-why-ENCHANTED-16 = Was dort steht, lässt deinen Ritter nicht landen.
island-why-ENCHANTED-17 = Ein Inselritter hält nicht an der Küste an.
island-why-ENCHANTED-20 = Keiner deiner Ritter steht bei einem Drachen und ist schon vor diesem Zug aktiv.
island-why-ENCHANTED-23 = Dein Ritter hat gegen diesen Drachen verloren. Er braucht erst einen höheren Rang.
island-why-ENCHANTED-31 = Der Weg ist länger als drei Kreuzungen, oder jemand steht darin.
island-why-ENCHANTED-33 = Einen anderen Weg auf die verwunschene Insel gibt es nicht.
