## Städte & Ritter

island-paper = Papier
island-cloth = Tuch
island-coin = Münze
island-many-coin = Münzen
island-card-paper = Papier
island-card-cloth = Tuch
island-card-coin = Münze
island-some-paper =
    { $count ->
        [one] ein Papier
       *[other] { $words } Papier
    }
island-some-cloth =
    { $count ->
        [one] ein Tuch
       *[other] { $words } Tuch
    }
island-some-coin =
    { $count ->
        [one] eine Münze
       *[other] { $words } Münzen
    }

knights-wall = Mauer
knights-hire = Ritter
knights-promote = Erhöhen
knights-activate = Wecken
knights-give = Geben
knights-cities = Deine Städte
knights-improvements = Stadtausbau
knights-barbarians = Barbaren
knights-metropolis = Metropole
knights-defender = Rettung der Insel
knights-city-lost = Stadt verloren
knights-against = gegen
knights-versus = Barbaren { $barbarians }, wache Ritter { $knights }
knights-raid =
    { $count ->
        [0] Die Barbaren sind da
        [one] Barbaren: noch ein Schritt
       *[other] Barbaren: noch { $words } Schritte
    }
knights-raid-lose =
    { $you ->
        [alone] Jetzt verlörst du eine Stadt.
        [too] Jetzt verlörst du eine Stadt, ebenso { $names }.
       *[no] { $count ->
            [one] Jetzt verlöre { $names } eine Stadt.
           *[other] Jetzt verlören { $names } je eine Stadt.
        }
    }
knights-raid-nobody = Jetzt hätte niemand eine Stadt zu verlieren.
knights-raid-safe = Noch gibt es nichts zu plündern.
knights-raid-defend =
    { $you ->
        [alone] Jetzt würdest du die Insel retten: 1 Punkt.
       *[no] Jetzt würde { $names } die Insel retten: 1 Punkt.
    }
knights-raid-share =
    { $you ->
        [too] Jetzt zögst du eine Karte, ebenso { $names }.
       *[no] Jetzt zögen { $names } je eine Karte.
    }
knights-level-none = nicht gebaut
knights-level = { $track }: Stufe { $level }
knights-level-of = Stufe { $level } von { $count }
knights-holds-metropolis = Metropole: { $track }
knights-metropolis-of = Die Metropole ist bei { $name }
knights-improve = Bauen: { $level }
knights-improve-label = { $level } bauen für { $price } { $card }
knights-pile = Stapel { $track }: { $count }
knights-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
knights-playable = Jetzt spielbar.
knights-decline = Keine Karte
knights-offer = Karte anbieten
knights-lay-back = Karte zurücklegen
knights-play = { $card } spielen

knights-fact-progress =
    { $count ->
        [one] { $count } Fortschrittskarte
       *[other] { $count } Fortschrittskarten
    }
knights-fact-strength = wache Ritter: { $count } von { $all }
knights-fact-walls =
    { $count ->
        [one] { $count } Stadtmauer
       *[other] { $count } Stadtmauern
    }
knights-fact-defender =
    { $count ->
        [one] hat die Insel einmal gerettet
       *[other] hat die Insel { $count }-mal gerettet
    }
knights-fact-merchant = hat den Händler

knights-die-ship = Schiff: ein Schritt näher
knights-die-gate = { $gate }: ab Stufe { $level }

## Die Ausbaureihen

knights-track-next = Als Nächstes kommt Stufe { $number }, { $level }, für { $price } { $card }.
knights-track-done = Alle fünf Stufen stehen.
knights-track-gate =
    { $level ->
        [0] Mit ihr bringt dir ein Tor dieser Farbe eine Karte, wenn der rote Würfel höchstens { $next } zeigt.
       *[other] { $last ->
            [yes] Ein Tor dieser Farbe bringt dir immer eine Karte.
           *[no] Ein Tor dieser Farbe bringt dir eine Karte, wenn der rote Würfel höchstens { $now } zeigt, dann höchstens { $next }.
        }
    }
knights-track-third = Stufe 3: { $third }
knights-track-has-third = { $third }
knights-track-metropolis =
    { $state ->
        [mine] Die Metropole dieser Reihe ist deine; auf Stufe 5 kann sie dir niemand nehmen.
        [taken] Die Metropole ist vergeben; wer zuerst Stufe 5 erreicht, nimmt sie jemandem auf Stufe 4 ab.
       *[free] Wer zuerst Stufe 4 erreicht, bekommt die Metropole: 2 Punkte.
    }

## Was auf dem Plan steht

knights-piece-knight =
    { $you ->
        [yes] Dein Ritter: { $rank }, { $active ->
            [yes] wach
           *[no] schläft
        }, { $where }
       *[no] Ritter von { $name }: { $rank }, { $active ->
            [yes] wach
           *[no] schläft
        }, { $where }
    }
knights-piece-wall =
    { $you ->
        [yes] deine Stadtmauer { $where }
       *[no] Stadtmauer von { $name } { $where }
    }
knights-piece-metropolis =
    { $you ->
        [yes] deine Metropole ({ $track }) { $where }
       *[no] Metropole ({ $track }) von { $name } { $where }
    }
knights-piece-lying =
    { $you ->
        [yes] deine gefallene Stadt { $where }
       *[no] gefallene Stadt von { $name } { $where }
    }
knights-piece-merchant =
    { $you ->
        [yes] dein Händler: { $where }
       *[no] Händler von { $name }: { $where }
    }
island-spot-knight = freie Kreuzung für einen Ritter zwischen { $where }
island-spot-own-knight = Ritter zwischen { $where }
island-spot-own-city = deine Stadt zwischen { $where }
island-spot-any-road = offene Straße zwischen { $where }
island-spot-merchant = { $where }: Hier kann der Händler stehen
island-spot-chip = { $where }: Dieser Chip kann tauschen

## Was gefragt ist

knights-ask-found-city-me = Setze deine Stadt: Sie bringt für jedes Land um sie herum eine Karte.
knights-ask-found-city-other = { $name } setzt eine Stadt.
knights-ask-drawing-me = Du ziehst eine Fortschrittskarte.
knights-ask-drawing-other = { $name } zieht eine Fortschrittskarte.
knights-ask-laying-back-me = Du hast mehr als vier Fortschrittskarten: Tippe auf eine, die zurückgeht.
knights-ask-laying-back-other = { $name } legt eine Fortschrittskarte zurück.
knights-ask-losing-city-me = Die Barbaren plündern dich: Tippe auf die Stadt, die du verlierst.
knights-ask-losing-city-other = { $name } verliert eine Stadt an die Barbaren.
knights-ask-pile-me = Insel gerettet: Von welchem Stapel ziehst du?
knights-ask-pile-other = { $name } wählt einen Stapel zum Ziehen.
knights-ask-aqueduct-me = Der Wurf brachte dir nichts: Dein Aquädukt bringt einen Rohstoff nach Wahl.
knights-ask-aqueduct-other = { $name } nimmt einen Rohstoff durch das Aquädukt.
knights-ask-metropolis-me = { $track }: Du bist zuerst da. Tippe auf die Stadt, die Metropole wird.
knights-ask-metropolis-other = { $name } setzt die Metropole ({ $track }).
knights-ask-displaced-me =
    { $rank ->
        [basic] Dein Ritter wurde vertrieben: Tippe, wohin er geht.
        [strong] Dein starker Ritter wurde vertrieben: Tippe, wohin er geht.
       *[mighty] Dein mächtiger Ritter wurde vertrieben: Tippe, wohin er geht.
    }
knights-ask-displaced-other = { $name } versetzt einen vertriebenen Ritter.
knights-ask-inventing-me = Dein Chip auf { $one }: Tippe auf den Chip, mit dem er tauscht.
knights-ask-inventing-other = { $name } tauscht zwei Chips.
knights-ask-smithing-me =
    { $second ->
        [yes] Tippe auf einen zweiten Ritter für den Schmied, oder passe.
       *[no] Tippe auf den Ritter, den der Schmied erhöht.
    }
knights-ask-smithing-other = { $name } lässt Ritter vom Schmied erhöhen.
knights-ask-harbour-me = { $from } bietet dir einen verdeckten Rohstoff: Welche Handelsware gibst du dafür?
knights-ask-harbour-other = { $name } gibt eine Handelsware für eine verdeckte Karte.
knights-ask-picking-me =
    { $count ->
        [one] Nimm noch eine Karte aus der Hand von { $from }.
       *[other] Nimm { $count } Karten aus der Hand von { $from }, eine nach der anderen.
    }
knights-ask-picking-other = { $name } sieht sich die Hand von { $from } an.
knights-ask-spying-me = Nimm eine der Fortschrittskarten von { $from }, oder passe.
knights-ask-spying-other = { $name } sieht sich die Fortschrittskarten von { $from } an.
knights-ask-deserting-me = Einer deiner Ritter läuft über: Tippe auf den, der geht.
knights-ask-deserting-other = Ein Ritter von { $name } läuft über.
knights-ask-deserter-me =
    { $rank ->
        [basic] Der Ritter kommt zu dir: Tippe, wo er steht, oder passe.
        [strong] Der starke Ritter kommt zu dir: Tippe, wo er steht, oder passe.
       *[mighty] Der mächtige Ritter kommt zu dir: Tippe, wo er steht, oder passe.
    }
knights-ask-deserter-other = { $name } setzt den übergelaufenen Ritter.
knights-ask-again-me = Du hast deine Straße in der Hand: Tippe, wohin sie kommt, oder passe.
knights-ask-again-other = { $name } darf die Straße woanders legen.
knights-ask-wedding-me =
    { $count ->
        [0] Ein Hochzeitsgeschenk für { $to }: Gib diese Karten.
        [one] Ein Hochzeitsgeschenk für { $to }: Wähle eine Karte.
       *[other] Ein Hochzeitsgeschenk für { $to }: Wähle { $words } Karten.
    }
knights-ask-wedding-others =
    { $count ->
        [one] { $names } sucht ein Hochzeitsgeschenk aus.
       *[other] { $names } suchen Hochzeitsgeschenke aus.
    }
knights-ask-sabotage-me =
    { $count ->
        [0] Ein Saboteur: Lege diese { $owed } Karten ab.
        [one] Ein Saboteur kostet dich die halbe Hand: Wähle eine Karte.
       *[other] Ein Saboteur kostet dich die halbe Hand: Wähle { $words } Karten.
    }
knights-ask-sabotage-others =
    { $count ->
        [one] { $names } verliert Karten an den Saboteur.
       *[other] { $names } verlieren Karten an den Saboteur.
    }
knights-ask-too-many =
    Du hast { $count } Fortschrittskarten: Spiele oder lege { $over ->
        [one] eine
       *[other] { $over }
    } zurück, bevor dein Zug endet.
knights-ask-may-offer = Biete anderen einen verdeckten Rohstoff für eine Handelsware, baue, oder beende deinen Zug.
knights-about = { $card }, eine Fortschrittskarte.
knights-about-play = { $card } spielen?
knights-about-track = Dein Stand: { $track }.
knights-about-improve = { $level } bauen?
knights-wall-ask-at = Tippe auf die Stadt, die eine Mauer bekommt: Zwei Karten mehr sind vor einer Sieben sicher.
knights-hire-ask-at = Tippe, wo dein neuer Ritter steht. Er schläft, bis du ihn weckst.
knights-promote-ask-at = Tippe auf den Ritter, der einen Rang aufsteigt.
knights-activate-ask-at = Tippe auf den Ritter, den du für ein Getreide weckst. Handeln kann er ab deinem nächsten Zug.
knights-deed-ask-at = Tippe auf einen deiner Ritter.
knights-deed-ask-deed = Was tut dieser Ritter?
knights-deed-ask-to = Tippe, wohin der Ritter zieht. Ein schwächerer dort wird vertrieben.
knights-deed-activate = Wecken: 1 Getreide
knights-deed-promote = Erhöhen: 1 Wolle, 1 Erz
knights-deed-move = Ziehen
knights-deed-chase = Räuber verjagen
knights-offer-ask-to = Wem bietest du einen verdeckten Rohstoff?
knights-offer-ask-card = Welchen Rohstoff bietest du { $to }?
knights-lay-back-ask-card = Tippe auf die Fortschrittskarte, die unter ihren Stapel geht.
knights-lose-city-ask-at = Tippe auf die Stadt, die du verlierst.
knights-draw-from-ask-pile = Von welchem Stapel ziehst du?
knights-metropolis-ask-at = Tippe auf die Stadt, die Metropole wird.
knights-displaced-ask-to = Tippe, wohin dein Ritter geht.
knights-smithing-ask-at = Tippe auf den Ritter, den der Schmied erhöht.
knights-give-ask-card = Welche Handelsware gibst du?
knights-pick-ask-card = Welche Karte nimmst du?
knights-take-ask-card = Welche Karte nimmst du?
knights-lose-knight-ask-at = Tippe auf den Ritter, der überläuft.
knights-place-ask-at = Tippe, wo der Ritter steht.
knights-again-ask-at = Tippe, wohin deine Straße kommt.
knights-alchemist-ask-red = Was zeigt der rote Würfel?
knights-alchemist-ask-yellow = Rot zeigt { $red }. Was zeigt der gelbe Würfel?
knights-crane-ask-track = Welche Reihe baut der Kran aus?
knights-engineer-ask-at = Tippe auf die Stadt, die kostenlos eine Mauer bekommt.
knights-inventor-ask-one = Tippe auf den ersten von zwei Chips, die tauschen.
knights-swap-ask-other = Tippe auf den Chip, mit dem er tauscht.
knights-medicine-ask-at = Tippe auf die Siedlung, die für 2 Erz und 1 Getreide Stadt wird.
knights-master-merchant-ask-from = Aus wessen Hand nimmst du zwei Karten?
knights-merchant-ask-at = Tippe auf das Land, auf dem der Händler steht.
knights-merchant-fleet-ask-card = Welche Karten tauscht die Flotte zwei zu eins?
knights-resource-monopoly-ask-card = Welchen Rohstoff geben dir die anderen, je zwei?
knights-trade-monopoly-ask-card = Welche Handelsware geben dir die anderen, je eine?
knights-deserter-ask-from = Wer verliert einen Ritter?
knights-diplomat-ask-at = Tippe auf die offene Straße, die verschwindet. Eine eigene darfst du neu legen.
knights-intrigue-ask-at = Tippe auf den Ritter, der vertrieben wird.
knights-spy-ask-from = Wessen Fortschrittskarten siehst du dir an?

## Das Protokoll

knights-tell-gate = { $gate }.
knights-tell-sailed =
    { $count ->
        [0] Die Barbaren landen.
        [one] Die Barbaren kommen näher: noch ein Schritt.
       *[other] Die Barbaren kommen näher: noch { $words } Schritte.
    }
knights-tell-attacked =
    { $won ->
        [yes] Die Barbaren greifen mit { $barbarians } an, { $island } an Rittern stehen dagegen: Die Insel hält stand.
       *[no] Die Barbaren greifen mit { $barbarians } an, nur { $island } an Rittern stehen dagegen: Die Insel fällt.
    }
knights-tell-defended =
    { $you ->
        [yes] { $who } hast die Insel gerettet: 1 Punkt.
       *[no] { $who } hat die Insel gerettet: 1 Punkt.
    }
knights-tell-city-lost =
    { $you ->
        [yes] { $who } hast eine Stadt { $where } verloren{ $lies ->
            [yes] { "; sie liegt auf der Seite." }
           *[no] { "." }
        }
       *[no] { $who } verliert eine Stadt { $where }{ $lies ->
            [yes] { "; sie liegt auf der Seite." }
           *[no] { "." }
        }
    }
knights-tell-rested = Alle Ritter schlafen ein.
knights-tell-drawn =
    { $you ->
        [yes] { $who } hast eine Karte gezogen: { $track }.
       *[no] { $who } zieht eine Karte: { $track }.
    }
knights-tell-drawn-known =
    { $you ->
        [yes] { $who } hast { $card } gezogen.
       *[no] { $who } zieht { $card }.
    }
knights-tell-point =
    { $you ->
        [yes] { $who } legst { $card } offen aus: 1 Punkt.
       *[no] { $who } legt { $card } offen aus: 1 Punkt.
    }
knights-tell-laid-back =
    { $you ->
        [yes] { $who } hast eine Karte zurückgelegt: { $track }.
       *[no] { $who } legt eine Karte zurück: { $track }.
    }
knights-tell-laid-back-known =
    { $you ->
        [yes] { $who } hast { $card } zurückgelegt.
       *[no] { $who } legt { $card } zurück.
    }
knights-tell-played =
    { $you ->
        [yes] { $who } hast { $card } gespielt.
       *[no] { $who } spielt { $card }.
    }
knights-tell-improved =
    { $you ->
        [yes] { $who } hast { $level } gebaut ({ $track }).
       *[no] { $who } baut { $level } ({ $track }).
    }
knights-tell-metropolis =
    { $you ->
        [yes] { $who } hast die Metropole gebaut ({ $track }): 2 Punkte.
       *[no] { $who } baut die Metropole ({ $track }): 2 Punkte.
    }
knights-tell-metropolis-from =
    { $you ->
        [yes] { $who } hast { $whom } die Metropole abgenommen ({ $track }): 2 Punkte.
       *[no] { $who } nimmt { $whom } die Metropole ab ({ $track }): 2 Punkte.
    }
knights-tell-wall =
    { $you ->
        [yes] { $who } hast eine Stadtmauer { $where } gebaut.
       *[no] { $who } baut eine Stadtmauer { $where }.
    }
knights-tell-placed =
    { $you ->
        [yes] { $who } hast { $rank ->
            [basic] einen Ritter
            [strong] einen starken Ritter
           *[mighty] einen mächtigen Ritter
        } { $where } gesetzt.
       *[no] { $who } setzt { $rank ->
            [basic] einen Ritter
            [strong] einen starken Ritter
           *[mighty] einen mächtigen Ritter
        } { $where }.
    }
knights-tell-activated =
    { $you ->
        [yes] { $who } hast einen Ritter { $where } geweckt.
       *[no] { $who } weckt einen Ritter { $where }.
    }
knights-tell-promoted =
    { $you ->
        [yes] { $who } hast einen Ritter erhöht: Er ist jetzt { $rank ->
            [strong] stark.
           *[mighty] mächtig.
        }
       *[no] { $who } erhöht einen Ritter: Er ist jetzt { $rank ->
            [strong] stark.
           *[mighty] mächtig.
        }
    }
knights-tell-moved =
    { $you ->
        [yes] { $who } hast einen Ritter versetzt: { $where }.
       *[no] { $who } versetzt einen Ritter: { $where }.
    }
knights-tell-driven-off =
    { $you ->
        [yes] Von { $who } wurde ein Ritter vertrieben; er steht nun { $where }.
       *[no] Ein Ritter von { $who } wurde vertrieben; er steht nun { $where }.
    }
knights-tell-driven-out =
    { $you ->
        [yes] Von { $who } wurde ein Ritter vertrieben; er fand keinen Platz.
       *[no] Ein Ritter von { $who } wurde vertrieben; er fand keinen Platz.
    }
knights-tell-deserted =
    { $you ->
        [yes] { $who } verlierst { $rank ->
            [basic] einen Ritter
            [strong] einen starken Ritter
           *[mighty] einen mächtigen Ritter
        }, der überläuft.
       *[no] { $who } verliert { $rank ->
            [basic] einen Ritter
            [strong] einen starken Ritter
           *[mighty] einen mächtigen Ritter
        }, der überläuft.
    }
knights-tell-chased =
    { $you ->
        [yes] { $who } hast den Räuber mit einem Ritter verjagt.
       *[no] { $who } verjagt den Räuber mit einem Ritter.
    }
knights-tell-chips =
    { $you ->
        [yes] { $who } hast zwei Chips getauscht: { $one } und { $other }.
       *[no] { $who } tauscht zwei Chips: { $one } und { $other }.
    }
knights-tell-merchant =
    { $you ->
        [yes] { $who } hast den Händler versetzt: { $where }.
       *[no] { $who } versetzt den Händler: { $where }.
    }
knights-tell-offered =
    { $you ->
        [yes] { $who } hast { $whom } verdeckt { $cards } angeboten.
       *[no] { $who } bietet { $whom } verdeckt { $cards } an.
    }
knights-tell-harbour =
    { $you ->
        [yes] { $who } hast { $whom } { $give } gegeben, für { $get }.
       *[no] { $who } gibt { $whom } { $give } für { $get }.
    }
knights-tell-a-commodity = eine Handelsware
knights-tell-no-commodity =
    { $you ->
        [yes] { $who } hast keine Handelsware.
       *[no] { $who } hat keine Handelsware.
    }
knights-tell-given =
    { $you ->
        [yes] { $who } hast { $whom } { $cards } gegeben.
       *[no] { $who } gibt { $whom } { $cards }.
    }
knights-tell-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
knights-tell-spied =
    { $you ->
        [yes] { $who } hast { $whom } eine Fortschrittskarte genommen.
       *[no] { $who } nimmt { $whom } eine Fortschrittskarte.
    }
knights-tell-spied-known =
    { $you ->
        [yes] { $who } hast { $whom } { $card } genommen.
       *[no] { $who } nimmt { $whom } { $card }.
    }
knights-tell-spied-none =
    { $you ->
        [yes] { $who } hast die Fortschrittskarten von { $whom } angesehen und keine genommen.
       *[no] { $who } sieht die Fortschrittskarten von { $whom } an und nimmt keine.
    }
knights-tell-road =
    { $you ->
        [yes] { $who } hast eine Straße von { $whom } entfernt.
       *[no] { $who } entfernt eine Straße von { $whom }.
    }
knights-tell-road-own =
    { $you ->
        [yes] { $who } hast eine eigene Straße aufgenommen.
       *[no] { $who } nimmt eine eigene Straße auf.
    }

## Warum nicht

island-why-KNIGHTS-12 = Der Räuber ruht, bis die Barbaren angegriffen haben.
island-why-KNIGHTS-17 = Diese Reihe ist zu Ende gebaut, oder es fehlen Handelswaren.
island-why-KNIGHTS-18 = Ohne Stadt gibt es nichts auszubauen.
island-why-KNIGHTS-21 = Die Stufen 4 und 5 brauchen eine Stadt ohne Metropole.
island-why-KNIGHTS-25 = Keine deiner Städte kann eine Mauer bekommen.
island-why-KNIGHTS-27 =
    { $kind ->
        [build_knight] An deinen Straßen ist keine Kreuzung frei, oder es fehlt ein einfacher Ritter.
       *[other] Dafür fehlt ein Ritter.
    }
island-why-KNIGHTS-28 = Keiner deiner Ritter schläft.
island-why-KNIGHTS-29 = Keiner deiner Ritter kann jetzt aufsteigen.
island-why-KNIGHTS-33 = Keiner deiner Ritter kann jetzt handeln.
island-why-KNIGHTS-34 = Ein Ritter, der in diesem Zug geweckt wurde, muss warten.
island-why-KNIGHTS-40 = Zwischen den Zügen handeln Ritter nicht.
island-why-KNIGHTS-42 = Erst Fortschrittskarten spielen oder zurücklegen: Vier darfst du behalten.
island-why-KNIGHTS-43 =
    { $kind ->
        [play_alchemist] Der Alchimist wird vor dem Wurf gespielt.
       *[other] Erst würfeln, dann Karten spielen.
    }
island-why-KNIGHTS-74 = Diese Karte würde jetzt nichts bewirken.
island-why-KNIGHTS-79 = Zwischen den Zügen werden keine Fortschrittskarten gespielt.
island-short-KNIGHTS-17 = jetzt nicht
island-short-KNIGHTS-18 = keine Stadt
island-short-KNIGHTS-21 = keine freie Stadt
island-short-KNIGHTS-25 = kein Platz
island-short-KNIGHTS-27 = kein Platz
island-short-KNIGHTS-28 = alle wach
island-short-KNIGHTS-29 = keiner
island-key-pieces = Straße, Siedlung, Stadt oder Mauer bauen, Ritter anwerben, erhöhen oder wecken

## Zahlen

knights-stats-metropolises = Metropolen
knights-stats-defender = Rettung
knights-stats-merchant = Händler
knights-stats-points = Fortschritt
knights-stats-improved = Stufen gebaut
knights-stats-hired = Ritter gesetzt
knights-stats-woken = Ritter geweckt
knights-stats-drawn = Fortschrittskarten gezogen
knights-stats-played = Fortschrittskarten gespielt
knights-stats-lost = Städte an Barbaren verloren

## Rat

knights-hint-improve = Baue aus: { $track }.
knights-hint-metropolis = Setze die Metropole hierher.
knights-hint-wall = Baue hier eine Mauer.
knights-hint-hire = Wirb hier einen Ritter an.
knights-hint-activate = Wecke diesen Ritter.
knights-hint-promote = Erhöhe diesen Ritter.
knights-hint-move = Ziehe einen Ritter hierher.
knights-hint-chase = Verjage den Räuber mit einem Ritter.
knights-hint-displaced = Setze deinen Ritter hierher.
knights-hint-lose-city = Gib diese Stadt auf.
knights-hint-draw = Ziehe von diesem Stapel: { $track }.
knights-hint-lay-back = Lege { $card } zurück.
knights-hint-alchemist = Spiele { $card }: rot { $red }, gelb { $yellow }.
knights-hint-play = Spiele { $card }.
knights-hint-play-on = Spiele { $card }: { $on }.
knights-hint-offer = Biete { $name } { $card } an.
knights-hint-give = Gib { $card }.
knights-hint-take = Nimm { $card }.
knights-hint-swap = Tausche mit diesem Chip.
knights-hint-lose-knight = Gib diesen Ritter auf.
knights-hint-place = Setze den Ritter hierher.

island-fair-rolled_three =
    { $count ->
        [one] ein Wurf mit drei Würfeln
       *[other] { $count } Würfe mit drei Würfeln
    }
island-fair-progress =
    { $count ->
        [one] eine gezogene Fortschrittskarte
       *[other] { $count } gezogene Fortschrittskarten
    }
