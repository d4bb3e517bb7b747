## Karten, Länder, Zahlen

island-lumber = Holz
island-brick = Lehm
island-wool = Wolle
island-grain = Getreide
island-ore = Erz
island-card-lumber = Holz
island-card-brick = Lehm
island-card-wool = Wolle
island-card-grain = Getreide
island-card-ore = Erz
island-some-lumber = { $count ->
        [one] ein Holz
       *[other] { $words } Holz
    }
island-some-brick = { $count ->
        [one] ein Lehm
       *[other] { $words } Lehm
    }
island-some-wool = { $count ->
        [one] eine Wolle
       *[other] { $words } Wolle
    }
island-some-grain = { $count ->
        [one] ein Getreide
       *[other] { $words } Getreide
    }
island-some-ore = { $count ->
        [one] ein Erz
       *[other] { $words } Erz
    }
island-forest = Wald
island-hills = Hügelland
island-pasture = Weideland
island-fields = Ackerland
island-mountains = Gebirge
island-desert = Wüste
island-sea = Meer
island-the-robber = hier steht der Räuber
island-knight = Ritter
island-road_building = Straßenbau
island-year_of_plenty = Erfindung
island-monopoly = Monopol
island-victory_point = Siegpunkt
island-short-knight = Ritter
island-short-road_building = Straßen
island-short-year_of_plenty = Erfindung
island-short-monopoly = Monopol
island-short-victory_point = Punkt
island-number-0 = null
island-number-1 = eins
island-number-2 = zwei
island-number-3 = drei
island-number-4 = vier
island-number-5 = fünf
island-number-6 = sechs
island-number-7 = sieben
island-number-8 = acht
island-number-9 = neun
island-number-10 = zehn
island-number-11 = elf
island-number-12 = zwölf
island-sum-2 = Zwei
island-sum-3 = Drei
island-sum-4 = Vier
island-sum-5 = Fünf
island-sum-6 = Sechs
island-sum-7 = Sieben
island-sum-8 = Acht
island-sum-9 = Neun
island-sum-10 = Zehn
island-sum-11 = Elf
island-sum-12 = Zwölf

## Der eine Satz

island-ask-laying = Die Insel wird ausgelegt.
island-ask-placing-robber-me = Wähle die Wüste, in der der Räuber beginnt.
island-ask-placing-robber-other = { $name } wählt die Wüste des Räubers.
island-ask-found-me =
    { $which ->
        [second] Setze deine zweite Siedlung: Sie bringt für jedes Land um sie herum eine Karte.
       *[first] Setze deine erste Siedlung.
    }
island-ask-found-other =
    { $which ->
        [second] { $name } setzt die zweite Siedlung.
       *[first] { $name } setzt die erste Siedlung.
    }
island-ask-found-road-me = Lege eine Straße an deine neue Siedlung.
island-ask-found-road-other = { $name } legt eine Straße.
island-ask-roll = Du bist am Zug: Würfle.
island-ask-roll-or-card = Du bist am Zug: Würfle, oder spiele vorher eine Karte.
island-ask-roll-other = { $name } würfelt gleich.
island-ask-rolling = Die Würfel rollen.
island-ask-turn-other = { $name } baut und handelt.
island-ask-build-trade-end = Baue, handle oder beende deinen Zug.
island-ask-build-end = Baue oder beende deinen Zug.
island-ask-trade-end = Noch nichts zu bauen: Handle oder beende deinen Zug.
island-ask-end = Nichts mehr zu tun: Beende deinen Zug.
island-ask-proposals =
    { $count ->
        [one] Es gibt ein Angebot für dich.
       *[other] Es gibt { $words } Angebote für dich.
    }
island-ask-place-road =
    { $count ->
        [one] Lege deine Straße: Ein Weg ist frei.
       *[other] Lege deine Straße: { $words } Wege sind frei.
    }
island-ask-place-settlement =
    { $count ->
        [one] Setze deine Siedlung: Eine Ecke ist frei.
       *[other] Setze deine Siedlung: { $words } Ecken sind frei.
    }
island-ask-place-city = Welche Siedlung wird zur Stadt?
island-ask-trade = Wähle, was du gibst und was du willst.
island-ask-counter = Was würdest du mit { $name } tauschen?
island-ask-discard =
    { $count ->
        [one] Eine Sieben: Gib { $owed } Karten zurück, noch eine.
       *[other] Eine Sieben: Gib { $owed } Karten zurück, noch { $words }.
    }
island-ask-discard-done = Diese { $words } Karten zurückgeben?
island-ask-discard-others =
    { $count ->
        [one] { $names } muss Karten zurückgeben.
       *[other] { $names } müssen Karten zurückgeben.
    }
island-ask-move-robber-me = Setze den Räuber auf ein anderes Feld.
island-ask-move-robber-other = { $name } setzt den Räuber.
island-ask-victim-me = Wen beraubt der Räuber?
island-ask-victim-other = { $name } wählt, wer beraubt wird.
island-ask-stealing-me = Du ziehst eine Karte.
island-ask-stealing-other = { $name } zieht eine Karte.
island-ask-drawing-me = Du ziehst eine Entwicklungskarte.
island-ask-drawing-other = { $name } zieht eine Entwicklungskarte.
island-ask-free-roads-me =
    { $passing ->
        [yes] Lege eine zweite freie Straße, oder lass es bei einer.
       *[no]
        { $left ->
            [one] Lege deine freie Straße.
           *[other] Lege die erste von zwei freien Straßen.
        }
    }
island-ask-free-roads-other = { $name } legt freie Straßen.
island-ask-take-me =
    { $left ->
        [one] Nimm noch eine Karte aus der Bank.
       *[other] Nimm zwei Karten aus der Bank, eine nach der anderen.
    }
island-ask-take-other = { $name } nimmt Karten aus der Bank.
island-ask-offer-out = Dein Angebot steht. Es fehlt die Antwort von { $names }.
island-ask-swap =
    { $count ->
        [one] { $names } nimmt an. Tauschen?
       *[other] { $names } nehmen an. Mit wem tauschst du?
    }
island-ask-answer = { $name } bietet dir einen Tausch an.
island-ask-accepted = Du hast zugesagt. { $name } entscheidet.
island-ask-offering-other = { $name } wartet auf Antworten zu einem Angebot.
island-ask-special-me = Zwischen den Zügen: Du darfst bauen oder passen.
island-ask-special-other = { $name } darf zwischen den Zügen bauen.
island-ask-over-me = Du hast mit { $points } Punkten gewonnen!
island-ask-over-other = { $name } hat mit { $points } Punkten gewonnen.
island-ask-over-nobody = Das Spiel ist aus. Niemand hat gewonnen.
island-about-knight = Ritter: Versetze den Räuber und nimm eine Karte.
island-about-road_building = Straßenbau: Lege zwei Straßen umsonst.
island-about-year_of_plenty = Erfindung: Nimm zwei beliebige Karten aus der Bank.
island-about-monopoly = Monopol: Von welcher Sorte geben dir alle ihre Karten?
island-about-victory_point = Ein Siegpunkt. Er zählt schon und bleibt verdeckt, bis du gewinnst.

## Knöpfe

island-roll = Würfeln
island-end-turn = Zug beenden
island-pass = Passen
island-only-one = Nur eine
island-undo = Zurück
island-cancel = Abbrechen
island-trade = Handeln
island-place-here = Hier setzen
island-play = Ausspielen
island-give-back = Zurück{ "\u00AD" }geben
island-road = Straße
island-settlement = Siedlung
island-settlement-brief = Siedlung
island-city = Stadt
island-card = Karte
island-cost = kostet { $cards }
island-left =
    { $what ->
        [card] { $count } im Stapel
       *[other] noch { $count }
    }
island-missing =
    { $count ->
        [one] { $cards } fehlt
       *[other] { $cards } fehlen
    }
island-missing-many = { $count } Karten fehlen
island-close = Schließen
island-rule = Regel { $rule }

## Warum nicht

island-why-TABLE-4 = Das Spiel ist aus.
island-why-BASE-62 =
    { $kind ->
        [play_knight] { island-why-card-turn }
        [play_road_building] { island-why-card-turn }
        [play_year_of_plenty] { island-why-card-turn }
        [play_monopoly] { island-why-card-turn }
       *[other] Du bist nicht am Zug.
    }
island-why-card-turn = Karten spielt man im eigenen Zug.
island-why-BASE-63 = Würfle zuerst.
island-why-BASE-64 = Erst muss etwas anderes erledigt werden.
island-why-BASE-16 = Erst kommen die ersten Siedlungen und Straßen.
island-why-SIX-8 = Zwischen den Zügen baut gerade jemand anderes.
island-why-SIX-9 = Zwischen den Zügen wird nur gebaut und gekauft.
island-why-BASE-31 =
    { $count ->
        [0] Das kannst du nicht bezahlen.
        [one] Dafür fehlt dir { $cards }.
       *[other] Dafür fehlen dir { $cards }.
    }
island-why-BASE-68 =
    { $kind ->
        [build_road] Alle deine Straßen liegen auf dem Plan.
        [build_settlement] Alle deine Siedlungen stehen auf dem Plan. Baue erst eine zur Stadt aus.
       *[other] Alle deine Städte stehen auf dem Plan.
    }
island-why-BASE-48 = Es ist keine Entwicklungskarte mehr da.
island-why-BASE-33 = Es gibt keinen freien Weg für deine Straße.
island-why-BASE-34 = Die Gebäude anderer schließen deine Straßen ein.
island-why-BASE-35 = Keine deiner Straßen führt zu einer freien Ecke.
island-why-BASE-38 = Keine deiner Straßen erreicht eine freie Ecke mit genug Abstand.
island-why-BASE-37 = Du hast keine Siedlung, die zur Stadt werden kann.
island-why-victory_point = Ein Siegpunkt zählt schon. Er wird gezeigt, wenn du gewinnst.
island-why-BASE-49 =
    { $played ->
        [yes] Du hast in diesem Zug schon eine Karte gespielt.
       *[no] Diese Karte hast du erst in diesem Zug gekauft.
    }
island-why-BASE-73 = Es gibt keinen freien Weg für deine Straße.
island-why-BASE-74 = Die Bank hat keine Karten mehr.
island-why-BASE-21 = Du hast schon gebaut: In diesem Zug wird nicht mehr gehandelt.
island-why-OPTION-11 = In diesem Spiel wird nicht miteinander gehandelt.
island-why-OPTION-14 = Du hast in diesem Zug genug Angebote gemacht.
island-short-TABLE-4 = Spiel aus
island-short-BASE-62 = nicht am Zug
island-short-BASE-63 = erst würfeln
island-short-BASE-68 = keine mehr
island-short-BASE-48 = keine mehr
island-short-BASE-33 = kein Weg frei
island-short-BASE-34 = kein Weg frei
island-short-BASE-35 = keine Ecke frei
island-short-BASE-38 = keine Ecke frei
island-short-BASE-37 = keine Siedlung

## Der Plan

island-board = Inselplan, { $count } Felder
island-spot-corner = freie Ecke zwischen { $where }
island-spot-city = deine Siedlung zwischen { $where }
island-spot-own-road = deine Straße zwischen { $where }
island-spot-side = freier Weg zwischen { $where }
island-spot-hex = { $where }: Hierhin kann der Räuber
island-building-settlement =
    { $you ->
        [yes] deine Siedlung zwischen { $where }
       *[no] Siedlung von { $name } zwischen { $where }
    }
island-building-city =
    { $you ->
        [yes] deine Stadt zwischen { $where }
       *[no] Stadt von { $name } zwischen { $where }
    }
island-building-road =
    { $you ->
        [yes] deine Straße zwischen { $where }
       *[no] Straße von { $name } zwischen { $where }
    }
# Where a place lies: rows are counted from the top, hexes from the left.
island-place-hex =
    { $row ->
        [1] erste Reihe
        [2] zweite Reihe
        [3] dritte Reihe
        [4] vierte Reihe
        [5] fünfte Reihe
        [6] sechste Reihe
        [7] siebte Reihe
       *[other] Reihe { $row }
    }, { $hex ->
        [1] erstes Feld
        [2] zweites Feld
        [3] drittes Feld
        [4] viertes Feld
        [5] fünftes Feld
        [6] sechstes Feld
        [7] siebtes Feld
       *[other] Feld { $hex }
    }
island-place-corner =
    { $hex }, { $at ->
        [N] Ecke oben
        [NE] Ecke oben rechts
        [SE] Ecke unten rechts
        [S] Ecke unten
        [SW] Ecke unten links
       *[NW] Ecke oben links
    }
island-place-side =
    { $hex }, { $at ->
        [NE] Seite oben rechts
        [E] Seite rechts
        [SE] Seite unten rechts
        [SW] Seite unten links
        [W] Seite links
       *[NW] Seite oben links
    }
island-fold = Bauliste einklappen
island-land = Land
island-harbours = Häfen
island-pieces = Straßen und Gebäude
island-key-roll = Würfeln
island-key-end = Den Zug beenden, oder passen
island-key-trade = Handeln
island-key-build = Was sich bauen lässt
island-key-piece = Straße, Siedlung oder Stadt bauen, oder eine Karte kaufen
island-harbour-any = Hafen, drei zu eins
island-harbour-two = Hafen, zwei { $card } zu eins
island-robber = Räuber
island-roll-by =
    { $you ->
        [yes] dein Wurf, Zug { $turn }
       *[no] Wurf von { $name }, Zug { $turn }
    }
island-dice = Die Würfel zeigen { $one } und { $two }

## Plätze

island-players = Mitspieler
island-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
island-points-label =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
island-of = von { $count }
island-fact-cards =
    { $count ->
        [one] { $count } Rohstoffkarte
       *[other] { $count } Rohstoffkarten
    }
island-fact-development =
    { $count ->
        [one] { $count } Entwicklungskarte
       *[other] { $count } Entwicklungskarten
    }
island-fact-knights =
    { $count ->
        [one] { $count } gespielter Ritter
       *[other] { $count } gespielte Ritter
    }
island-fact-road = längster Straßenzug: { $count }
island-longest-road = Längste Straße
island-largest-army = Größte Rittermacht
island-fact-longest-road = Längste Straße: { $count }
island-army-short = Rittermacht: { $count }
island-fact-largest-army = Größte Rittermacht: { $count }
island-stock = Vorrat: { $settlements } Siedlungen, { $cities } Städte, { $roads } Straßen
island-open-hand = Handkarten
island-open-hand-none = keine Karten
island-bank = Bank
island-bank-of = { $card }: { $count }
island-bank-development = Entwicklungskarten: { $count }
island-state-none = { "" }
island-state-won = hat gewonnen
island-state-yes = nimmt an
island-state-no = lehnt ab
island-state-thinking = denkt nach
island-state-counter = will etwas anderes
island-state-proposes = bietet etwas an
island-state-offers = wartet auf Antwort
island-state-discarding =
    { $count ->
        [one] gibt eine Karte zurück
       *[other] gibt { $count } Karten zurück
    }
island-state-away = nicht da
island-state-stand-in = nicht da, ein Bot springt ein
island-state-chooses = wählt
island-state-rolls = würfelt
island-state-builds = darf bauen
island-state-turn = am Zug
island-state-bot = Bot
island-state-your-turn = dein Zug
island-state-waiting = wartet
island-clock-left = noch { $clock }

## Hand, Auswahl

island-hand = Deine Hand
island-hand-empty = Keine Karten auf der Hand
island-build = Bauen
island-chosen = { $count } gewählt
island-card-chosen = { $count } { $card }, { $chosen } gewählt
island-fresh = in diesem Zug gekauft
island-choose-resource = Wähle einen Rohstoff
island-choose-players = Wähle Personen
island-choose-done = Fragen
island-choose-none = Nichts
island-victim-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Handel

island-your-offer-all = Dein Angebot an alle
island-your-offer-some = Dein Angebot an { $names }
island-offers-you = { $name } bietet dir
island-offers-others = { $name } bietet
island-you-give = Du gibst
island-you-get = Du bekommst
island-gives = gibt
island-gets = bekommt
island-swap = Tauschen
island-accept = Annehmen
island-decline = Ablehnen
island-counter = Gegenangebot
island-withdraw = Zurückziehen
island-withdraw-yes = Doch nicht
island-answer-accepts = nimmt an
island-answer-declines = lehnt ab
island-answer-thinking = denkt nach
island-proposal-mine = Dein Angebot an { $name }
island-less = Eine Karte zurück
island-to = An
island-to-all = Anbieten
island-bank-trade = { $rate }:1 mit der Bank
island-bank-trade-label = Der Bank { $rate } { $give } für ein { $take } geben
island-rate = { $rate }:1
island-rate-label = { $card }: Die Bank verlangt { $rate } für eins
island-draft-empty = Tippe an, was du gibst, dann, was du willst.
island-draft-give = Tippe an, was du dafür gibst.
island-draft-want = Tippe an, was du dafür willst.
island-draft-hand = Diese Karten hast du nicht.
island-draft-to = Wähle, wer es annehmen darf.
island-lacks-accept = Du hast nicht, was { $name } will.

## Der Verlauf

island-tell-laid = Die Insel ist ausgelegt.
island-tell-starts =
    { $you ->
        [yes] { $who } beginnst.
       *[no] { $who } beginnt.
    }
island-tell-special_building =
    { $you ->
        [yes] { $who } darfst bauen.
       *[no] { $who } darf bauen.
    }
island-tell-turn_began =
    { $you ->
        [yes] Zug { $turn }, du
       *[no] Zug { $turn }, { $name }
    }
island-tell-road =
    { $you ->
        [yes] { $who } hast eine Straße gebaut.
       *[no] { $who } baut eine Straße.
    }
island-tell-settlement =
    { $you ->
        [yes] { $who } hast eine Siedlung gebaut.
       *[no] { $who } baut eine Siedlung.
    }
island-tell-city =
    { $you ->
        [yes] { $who } hast eine Stadt gebaut.
       *[no] { $who } baut eine Stadt.
    }
island-tell-road-at =
    { $you ->
        [yes] { $who } hast eine Straße gebaut, { $where }.
       *[no] { $who } baut eine Straße { $where }.
    }
island-tell-settlement-at =
    { $you ->
        [yes] { $who } hast eine Siedlung gebaut, { $where }.
       *[no] { $who } baut eine Siedlung { $where }.
    }
island-tell-city-at =
    { $you ->
        [yes] { $who } hast eine Stadt gebaut, { $where }.
       *[no] { $who } baut eine Stadt { $where }.
    }
island-tell-rolled =
    { $you ->
        [yes] { $who } hast { $roll } gewürfelt.
       *[no] { $who } hat { $roll } gewürfelt.
    }
island-tell-gained = { $who } { $cards }
island-tell-took =
    { $you ->
        [yes] { $who } nimmst { $cards } aus der Bank.
       *[no] { $who } nimmt { $cards } aus der Bank.
    }
island-tell-short = Die Bank hat zu wenig { $cards }: Niemand bekommt etwas davon.
island-tell-discarded =
    { $you ->
        [yes] { $who } hast { $cards } zurückgegeben.
       *[no] { $who } gibt { $cards } zurück.
    }
island-tell-robber_moved =
    { $you ->
        [yes] { $who } hast den Räuber versetzt.
       *[no] { $who } versetzt den Räuber.
    }
island-tell-robber_moved-to =
    { $you ->
        [yes] { $who } hast den Räuber versetzt: { $where }.
       *[no] { $who } versetzt den Räuber: { $where }.
    }
island-tell-found_nothing =
    { $you ->
        [yes] { $who } findest bei { $whom } nichts zu nehmen.
       *[other] { $who } findet bei { $whom } nichts zu nehmen.
    }
island-tell-stole =
    { $you ->
        [yes] { $who } hast { $cards } von { $whom } genommen.
       *[no] { $who } nimmt { $cards } von { $whom }.
    }
island-tell-a-card = eine Karte
island-tell-bought =
    { $you ->
        [yes] { $who } hast eine Entwicklungskarte gekauft.
       *[no] { $who } kauft eine Entwicklungskarte.
    }
island-tell-bought-known =
    { $you ->
        [yes] { $who } hast eine Entwicklungskarte gekauft: { $card }.
       *[no] { $who } kauft eine Entwicklungskarte: { $card }.
    }
island-tell-played =
    { $you ->
        [yes] { $who } hast { $card } gespielt.
       *[no] { $who } spielt { $card }.
    }
island-tell-monopoly-none = Niemand hatte { $cards }.
island-tell-monopolised =
    { $you ->
        [yes] { $who } hast { $whom } { $cards } gegeben.
       *[no] { $who } gibt { $whom } { $cards }.
    }
island-tell-traded_with_bank =
    { $you ->
        [yes] { $who } hast der Bank { $give } für { $get } gegeben.
       *[no] { $who } gibt der Bank { $give } für { $get }.
    }
island-tell-offered =
    { $you ->
        [yes] { $who } bietest { $give } gegen { $get }.
       *[no] { $who } bietet { $give } gegen { $get }.
    }
island-tell-yes =
    { $you ->
        [yes] { $who } nimmst an.
       *[no] { $who } nimmt an.
    }
island-tell-nobody = Niemand will das.
island-tell-proposed =
    { $you ->
        [yes] { $who } würdest { $give } gegen { $get } tauschen.
       *[no] { $who } würde { $give } gegen { $get } tauschen.
    }
island-tell-proposal_ended = Das Angebot von { $whom } gilt nicht mehr.
island-tell-offer_ended = Das Angebot ist beendet.
island-tell-traded =
    { $you ->
        [yes] { $who } tauschst { $give } gegen { $get } mit { $whom }.
       *[no] { $who } tauscht { $give } gegen { $get } mit { $whom }.
    }
island-tell-longest_road =
    { $you ->
        [yes] { $who } hast jetzt die längste Straße: { $count }.
       *[no] { $who } hat jetzt die längste Straße: { $count }.
    }
island-tell-longest_road-nobody = Die längste Straße wird beiseitegelegt.
island-tell-largest_army =
    { $you ->
        [yes] { $who } hast jetzt die größte Rittermacht: { $count }.
       *[no] { $who } hat jetzt die größte Rittermacht: { $count }.
    }
island-tell-largest_army-nobody = Die größte Rittermacht wird beiseitegelegt.
island-tell-over =
    { $you ->
        [yes] { $who } hast gewonnen.
       *[no] { $who } hat gewonnen.
    }
island-tell-over-shown =
    { $you ->
        [yes] { $who } hast gewonnen und zeigst { $points } { $count ->
            [one] verdeckten Punkt
           *[other] verdeckte Punkte
        }.
       *[no] { $who } hat gewonnen und zeigt { $points } { $count ->
            [one] verdeckten Punkt
           *[other] verdeckte Punkte
        }.
    }
island-tell-over-nobody = Das Spiel endet ohne Sieger.
island-at-tile = { $terrain } { $number }
island-where-between = zwischen { $where }
island-where-coast = zwischen { $where }, an der Küste
island-where-harbour = zwischen { $where }, Hafen { $rate }

## Die Unterschrift auf dem Plan: das Ende eines Satzes, nach dem Doppelpunkt

island-caption-gain =
    { $you ->
        [yes] { $cards } für dich
       *[no] { $cards } für { $name }
    }
island-caption-short = zu wenig { $card } in der Bank
island-caption-nothing = niemand bekommt etwas
island-caption-seven = der Räuber kommt

## Statistik

island-stats-points = Punkte
island-stats-settlements = Siedlungen
island-stats-cities = Städte
island-stats-road = Straße
island-stats-army = Ritter
island-stats-cards = Karten
island-stats-total = Summe
island-stats-dice = Würfel
island-stats-rolls =
    { $count ->
        [one] ein Wurf
       *[other] { $count } Würfe
    }
island-stats-bar = { $sum }: { $count }-mal, erwartet { $expected }
island-stats-expected = erwartet
island-stats-income = Einkommen
island-stats-losses = Verluste
island-stats-trades = Gewonnen und getauscht
island-stats-discarded = Bei Sieben abgegeben
island-stats-robbed = Vom Räuber gestohlen
island-stats-monopolies = An Monopole verloren
island-stats-blocked = Vom Räuber blockiert
island-stats-stole = Anderen genommene Karten
island-stats-players = Tausch mit anderen
island-stats-bank = Tausch mit der Bank
island-stats-gave = Im Tausch gegeben
island-stats-got = Im Tausch bekommen
island-stats-what = Was
island-stats-knights = Gespielte Ritter

## Die Startseite


# What was drawn again, in the proof of fairness.

island-fair-rolled =
    { $count ->
        [one] ein Wurf
       *[other] { $count } Würfe
    }
island-fair-stolen =
    { $count ->
        [one] ein Raub
       *[other] { $count } geraubte Karten
    }
island-fair-drawn =
    { $count ->
        [one] eine gezogene Karte
       *[other] { $count } gezogene Karten
    }
island-fair-starts = das Los, wer beginnt
island-fair-robber_starts = das Los, wo der Räuber beginnt
island-fair-laid =
    { $count ->
        [one] ein Aufbau
       *[other] { $count } Aufbauten
    }

## Advice, and peace

island-hint = Tipp
island-compared-played = gespielt
island-compared-better = besser
island-decided-road = Straße { $where }
island-decided-settlement = Siedlung { $where }
island-decided-city = Stadt { $where }
island-decided-robber = Räuber nach: { $where }
island-hint-close = Tipp schließen
island-hint-title = Was der beste Bot täte
island-hint-do = So machen
island-hint-chance = Chance zu gewinnen: { $percent } %
island-hint-roll = Würfeln.
island-hint-end_turn = Den Zug beenden.
island-hint-pass = Nichts mehr bauen.
island-hint-build_road = Hier eine Straße bauen.
island-hint-build_settlement = Hier eine Siedlung bauen.
island-hint-build_city = Hier eine Stadt bauen.
island-hint-buy_card = Eine Entwicklungskarte kaufen.
island-hint-play_knight = Einen Ritter spielen.
island-hint-play_road_building = Den Straßenbau spielen.
island-hint-play_year_of_plenty = Die Erfindung spielen.
island-hint-play_monopoly = Das Monopol spielen: { $card }.
island-hint-take = { $card } nehmen.
island-hint-discard = { $card } abgeben.
island-hint-move_robber = Den Räuber hierher schicken.
island-hint-rob = { $name } eine Karte wegnehmen.
island-hint-trade_bank = Mit der Bank tauschen: { $give } gegen { $take }.
island-hint-offer = { $give } gegen { $want } anbieten.
island-hint-accept = Das Angebot annehmen.
island-hint-decline = Das Angebot ablehnen.
island-hint-retract = Das eigene Angebot zurückziehen.
island-hint-deal = Mit { $name } tauschen.
island-hint-dismiss = Das Angebot von { $name } ablehnen.
island-hint-withdraw = Das Angebot zurückziehen.
island-no-offers = In diesem Zug keine Angebote mehr
