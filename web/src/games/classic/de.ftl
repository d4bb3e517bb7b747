classic-progress = { $mode }{ $three ->
    [yes] { " zu dritt bis " }
   *[other] { " bis " }
}{ $points } Punkte
classic-mode-base = Basisspiel
classic-mode-wizards = Zauberer & Drachen
classic-mode-tournament = Turnier

classic-token-knight = Ritterfigur
classic-token-windmill = Windmühle

classic-face-brigands = Räuber
classic-face-mill = Mühle
classic-face-tournament = Turnier
classic-face-plenty = Ertragreiches Jahr
classic-face-event-card = Ereignis
classic-face-line-brigands = Zu viele Rohstoffe locken sie an.
classic-face-line-mill = Die Windmühle bringt ihrem Besitzer etwas.
classic-face-line-tournament = Wer beim Turnier der Beste ist, bekommt etwas.
classic-face-line-plenty = Alle nehmen einen Rohstoff.
classic-face-line-event-card = Eine Ereigniskarte wird aufgedeckt.

classic-pile-stacks = Stapel: { $set }
classic-pile-events = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
classic-pile-banished = Aus dem Spiel: { $cards }

classic-pick-both = beide
classic-the-die = das Ereignis des Würfels
classic-due-any = { $count } beliebige

classic-press-dismiss = Fortschicken
classic-press-dismiss-sure = Ja, fortschicken
classic-press-charge = 1 Rohstoff in Zauberkraft
classic-press-mill = Kraft für Gold (Mühle)
classic-press-league = Kraft vom Zauberbund
classic-press-cast = Spruch sprechen
classic-press-cast-now = { $card } sprechen
classic-press-brew = Küche versuchen
classic-press-mend = Aufrichten (1 Gold)
classic-press-fate-top = Oben auf den Stapel
classic-press-fate-under = Unter den Stapel
classic-press-offer = Handel anbieten
classic-press-redraw = Eine andere ziehen
classic-press-accept = Einverstanden
classic-press-pass-load = Nicht mehr mitnehmen
classic-press-pass-offer = Ablehnen
classic-press-pass-counter = Nichts dagegen spielen
classic-press-pass-browse = Keinen durchsehen
classic-press-pass-take-from = Keine nehmen
classic-press-pass-veto = Geschehen lassen
classic-press-pass-leap = Geschehen lassen
classic-press-pass-prophesy = Nichts mehr ansehen
classic-press-pass-hire = Hinnehmen
classic-press-pass-support = Nichts legen

classic-because-production = den Wurf
classic-because-brigands = Räuber
classic-because-mill = die Mühle
classic-because-tournament = das Turnier
classic-because-plenty = das Ertragreiche Jahr
classic-because-building = den Bau
classic-because-exchange = den Tausch
classic-because-trade = den Handel
classic-because-search = das Durchsehen
classic-because-magic = Zauberkraft

classic-ask-roll = Die Würfel rollen …
classic-ask-lot = Das Los entscheidet, wer beginnt.
classic-ask-die = { $card }: Der Würfel entscheidet.
classic-ask-draw = Eine Karte wird gezogen …
classic-ask-look = Ein Stapel wird durchgesehen …
classic-ask-event = Eine Ereigniskarte wird aufgedeckt …
classic-ask-ground = Eine Landschaft wird gezogen …
classic-ask-peek = Ereignisse werden angesehen …
classic-ask-glimpse = Die oberste Karte eines Stapels wird angesehen …
classic-ask-study = Der Ereignisstapel wird durchgesehen …
classic-ask-survey = Die Landschaften werden durchgesehen …
classic-ask-brew = Es köchelt: Der Würfel entscheidet.
classic-ask-duel = Zwei Zauberer kämpfen: Die Würfel entscheiden.
classic-ask-camp = Die Söldner würfeln gegen { $card }.
classic-ask-order = Die Ränge werden ausgelost …
classic-ask-snatch = Aus einer Hand wird eine Karte gezogen …

classic-ask-decks-me = Wähle das Deck, mit dem du spielst.
classic-ask-decks-other = Andere wählen noch ein Deck: { $name }.
classic-ask-events-me = Wähle ein Ereignis für den Ereignisstapel.
classic-ask-events-other = Andere wählen Ereignisse: { $name }.
classic-ask-hands-me = Wähle einen Stapel: Aus ihm suchst du dir die ersten drei Karten.
classic-ask-hands-other = Andere nehmen ihre erste Hand: { $name }.
classic-ask-arrange-me = Deine Landschaften dürfen die Plätze tauschen: Drücke zwei.
classic-ask-arrange-second = Drücke jetzt die Landschaft, mit der sie tauscht.
classic-ask-arrange-other = Andere legen ihre Landschaften: { $name }.
classic-ask-before-me = Würfle.
classic-ask-before-cards = Würfle, oder nutze vorher eine Karte.
classic-ask-before-other = { $name } würfelt gleich.
classic-ask-action-me = Baue, spiele Karten, handle; dann beende deine Aktionen.
classic-ask-action-exchange = Du kannst Rohstoffe tauschen oder deine Aktionen beenden.
classic-ask-action-end = Mehr ist nicht zu tun: Beende deine Aktionen.
classic-ask-action-other = { $name } baut und spielt Karten.
classic-ask-fill-me = Fülle deine Hand auf: Wähle einen Stapel ({ $have } von { $limit }).
classic-ask-fill-put = Zu viele Karten ({ $have } von { $limit }): Wähle eine, dann den Stapel, unter den sie kommt.
classic-ask-fill-other = { $name } füllt die Hand auf.
classic-ask-exchange-me = Du darfst eine Karte tauschen: Wähle sie, dann den Stapel, unter den sie kommt.
classic-ask-exchange-other = { $name } darf eine Karte tauschen.
classic-ask-replace-me = Wähle den Stapel, von dem du die neue Karte nimmst.
classic-ask-replace-search = Nimm die oberste Karte eines Stapels, oder sieh einen für { $price } durch.
classic-ask-replace-other = { $name } nimmt eine Karte zum Tausch.
classic-ask-search = Wähle den Stapel, den du durchsiehst.
classic-ask-over = { $you ->
    [yes] Du hast mit { $points } Punkten gewonnen!
   *[other] { $name } hat mit { $points } Punkten gewonnen.
}
classic-ask-over-nobody = Das Spiel ist aus. Niemand hat gewonnen.

classic-ask-card-play = { $card }: { $line }
classic-ask-card-name = { $card }: Welche Zahl soll es sein?
classic-ask-card-put = Wähle den Stapel, unter den { $card } kommt.
classic-ask-card-build = Wähle, wo { $card } steht.
classic-ask-card-station = Wähle, wo { $card } steht: an einer Landschaft einer Zitadelle.
classic-ask-card-post = Wähle das Ende deiner Reihe, das { $card } abschließt.
classic-ask-supply-road = Wähle, wohin die Straße kommt.
classic-ask-supply-settlement = Wähle, wo die Siedlung steht. Sie zieht zwei Landschaften.
classic-ask-supply-settlement-scout = Wähle, wo die Siedlung steht. Dein Kundschafter sucht ihre zwei Landschaften aus.
classic-ask-supply-city = Wähle die Siedlung, die Stadt wird.
classic-ask-supply-citadel = Wähle die Siedlung, die Zitadelle wird.
classic-ask-standing = { $card }: { $line }
classic-ask-taken = { $card }: { $line }
classic-ask-demolish = { $card } abreißen? Von den Kosten kommt nichts zurück.
classic-ask-dismiss = { $card } fortschicken? Die Zauberkraft ist verloren.

classic-ask-pay-me = Wähle, woher es kommt: { $due } für { $why }.
classic-ask-pay-other = { $name } wählt, womit bezahlt wird.
classic-ask-load-me = { $loaded ->
    [0] Karawane: Drücke die Landschaft, deren Rohstoff mitgeht, einen oder zwei.
   *[other] Karawane: Einer ist geladen. Drücke noch eine Landschaft, oder nimm nicht mehr mit.
}
classic-ask-load-other = { $name } belädt eine Karawane.
classic-ask-gain-me = { $left ->
    [one] Nimm { $left } Rohstoff für { $why }. Drücke die Landschaft, die ihn aufnimmt.
   *[other] Nimm { $left } Rohstoffe für { $why }. Drücke die Landschaften, die sie aufnehmen.
}
classic-ask-gain-other = { $name } nimmt etwas für { $why }.
classic-ask-rob-me = { $why }: Nimm { $left } von { $other }. Drücke deine Landschaft, die es aufnimmt.
classic-ask-rob-other = { $why }: { $name } nimmt etwas von { $mine ->
    [yes] dir
   *[other] { $other }
}.
classic-ask-give-back-me = Gib { $other } einen Rohstoff: Drücke die Landschaft, von der er kommt.
classic-ask-give-back-other = { $name } gibt { $mine ->
    [yes] dir
   *[other] { $other }
} einen Rohstoff zurück.
classic-ask-lay-me = Deine Siedlung hat { $land } gefunden. Liegt sie oben oder unten?
classic-ask-lay-other = { $name } legt { $land }.
classic-ask-scout-me = Dein Kundschafter findet zwei Landschaften: zuerst die obere.
classic-ask-scout-second = Und jetzt die untere.
classic-ask-scout-other = { $name } sucht zwei Landschaften aus.
classic-ask-offer-me = Dir wird { $give } für { $want } geboten. Einverstanden?
classic-ask-offer-other = { $name } wird { $give } für { $want } geboten.
classic-ask-counter-me = { $other } greift dich mit { $card } an. Spiele eine Karte dagegen, oder keine.
classic-ask-counter-other = { $card }: Spielt { $name } etwas dagegen?
classic-ask-take-back-me = { $card }: Wähle die Karte, die { $mine ->
    [yes] du auf die Hand nimmst
   *[other] { $other } auf die Hand nimmt
}.
classic-ask-take-back-other = { $card }: { $name } wählt die Karte, die { $mine ->
    [yes] du zurücknimmst
   *[other] { $other } zurücknimmt
}.
classic-ask-cut-me = Deine Hand ist zu groß: Wähle eine Karte, dann den Stapel, unter den sie kommt.
classic-ask-cut-other = { $name } gibt Karten ab.
classic-ask-pull-me = Du siehst die Hand von { $other }. Wähle { $left ->
    [one] eine Karte, die
   *[other] { $left } Karten, die
} unter einen Stapel { $left ->
    [one] kommt
   *[other] kommen
}.
classic-ask-pull-other = { $name } nimmt Karten aus { $mine ->
    [yes] deiner Hand
   *[other] der Hand von { $other }
}.
classic-ask-bury-me = Wähle den Stapel, unter den { $left ->
    [one] die Karte kommt
   *[other] die { $left } Karten kommen
}.
classic-ask-bury-other = { $name } legt Karten von { $mine ->
    [yes] dir
   *[other] { $other }
} unter einen Stapel.
classic-ask-steal-me = Du siehst die Hand von { $other }. Nimm eine Karte, oder keine.
classic-ask-steal-other = { $name } darf eine Karte aus { $mine ->
    [yes] deiner Hand
   *[other] der Hand von { $other }
} nehmen.
classic-ask-browse-me = Wähle einen Stapel zum Durchsehen, oder keinen.
classic-ask-browse-other = { $name } darf einen Stapel durchsehen.
classic-ask-take-from-me = { $left ->
    [one] Wähle eine Karte dieses Stapels.
   *[other] Wähle { $left } Karten dieses Stapels, eine nach der anderen.
}
classic-ask-take-from-other = { $name } sieht einen Stapel durch.
classic-ask-put-back-me = Wähle für die genommene eine Karte deiner Hand, dann den Stapel, unter den sie kommt.
classic-ask-put-back-other = { $name } legt eine Karte unter einen Stapel.

classic-ask-spend-me = Wähle, welche Zauberer zahlen: { $left } Zauberkraft. Drücke ihre Kristalle.
classic-ask-spend-other = { $name } zahlt mit Zauberkraft.
classic-ask-veto-me = { $other } spielt { $card }. Mit dem Zauberveto aufhalten?
classic-ask-veto-other = { $card }: Hält { $name } das auf?
classic-ask-under-me = Wähle den Stapel, unter den { $card } kommt.
classic-ask-under-other = { $name } wählt den Stapel, unter den { $card } kommt.
classic-ask-leap-me = { $event } überspringen, sodass es nicht geschieht?
classic-ask-leap-other = { $name } darf { $event } überspringen.
classic-ask-face-me = Zeitrad: Sag, was der Ereigniswürfel zeigt.
classic-ask-face-other = { $name } sagt, was der Ereigniswürfel zeigt.
classic-ask-fate-me = Du hast { $left ->
    [one] dieses Ereignis gesehen. Wähle es, dann sag, wohin es kommt.
   *[other] diese Ereignisse gesehen. Wähle eines, dann sag, wohin es kommt.
}
classic-ask-fate-where = Wohin kommt { $card }?
classic-ask-fate-other = { $name } legt Ereignisse zurück.
classic-ask-inspire-me = Inspiration: Wähle den Stapel, von dem du zwei Karten ziehst.
classic-ask-inspire-other = { $name } zieht Karten.
classic-ask-prophesy-me = Wähle einen Stapel, dessen oberste Karte du ansiehst (noch { $left }).
classic-ask-prophesy-other = { $name } sieht oberste Karten an.
classic-ask-brace-me = Wähle die Einheit, die doppelt so stark wird.
classic-ask-brace-other = { $name } stärkt eine Einheit.
classic-ask-move-me = Wähle die erste von zwei Karten, die die Plätze tauschen.
classic-ask-move-second = Wähle, womit sie tauscht.
classic-ask-move-other = { $name } lässt zwei Karten die Plätze tauschen.
classic-ask-swap-land-me = Wähle deine Landschaft, die { $other } bekommt.
classic-ask-swap-land-second = Wähle die Landschaft von { $other }, die du dafür bekommst.
classic-ask-swap-land-other = { $name } tauscht Landschaften mit { $mine ->
    [yes] dir
   *[other] { $other }
}.
classic-ask-challenge-me = Wähle deinen Zauberer, der kämpft.
classic-ask-challenge-second = Wähle den Zauberer von { $other }, den er fordert.
classic-ask-challenge-other = { $name } fordert einen Zauberer von { $mine ->
    [yes] dir
   *[other] { $other }
}.
classic-ask-bewitch-me = Wähle das Gebäude von { $other }, auf das die Hexe kommt.
classic-ask-bewitch-other = { $name } schickt { $mine ->
    [yes] dir
   *[other] { $other }
} eine Hexe.
classic-ask-change-land-me = Wähle deine Landschaft, die du verwandelst.
classic-ask-change-land-other = { $name } verwandelt eine Landschaft.
classic-ask-choose-land-me = Wähle die Landschaft, die an ihre Stelle kommt.
classic-ask-choose-land-other = { $name } sieht die Landschaften durch.
classic-ask-raise-me = Wähle die Siedlung, die Stadt wird.
classic-ask-raise-other = { $name } lässt eine Stadt entstehen.
classic-ask-blow-me = Wähle die Landschaft von { $other }, die alles verliert.
classic-ask-blow-other = { $name } schickt { $mine ->
    [yes] dir
   *[other] { $other }
} einen Wirbelsturm.
classic-ask-fetch-me = Wähle eine Karte des Ablagestapels.
classic-ask-fetch-other = { $name } nimmt eine Karte aus dem Ablagestapel.
classic-ask-banish-me = Wähle das Ereignis, das aus dem Spiel geht.
classic-ask-banish-other = { $name } nimmt ein Ereignis aus dem Spiel.
classic-ask-filch-me = Wähle das Zauberbuch von { $other }, das du stiehlst.
classic-ask-filch-second = Wähle, wo das Buch an deiner Zitadelle liegt.
classic-ask-filch-other = { $name } stiehlt { $mine ->
    [yes] dir
   *[other] { $other }
} ein Zauberbuch.
classic-ask-comet-me = Der Komet: Wähle den Stapel, unter den deine ganze Hand kommt.
classic-ask-comet-other = Der Komet: { $name } legt eine ganze Hand unter einen Stapel.

classic-ask-target-me = { $why }: Auf wen zielst du?{ $both ->
    [yes] { " " }Es dürfen beide sein.
   *[other] { "" }
}
classic-ask-target-second = { $why }: Wer von ihnen kommt zuerst?
classic-ask-target-other = { $why }: { $name } wählt, auf wen es zielt.
classic-ask-hire-me = { $other } greift dich mit { $card } an. Drücke deine Söldner, die ihn umlenken, oder nimm es hin.
classic-ask-hire-other = { $card }: Lenkt { $name } den Angriff um?
classic-ask-hand-over-me = Wähle { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} aus { $mine ->
    [yes] deiner Hand
   *[other] der Hand von { $other }
} für { $to }.
classic-ask-hand-over-other = { $name } gibt { $to } Karten.
classic-ask-burn-me = Leg Karten unter einen Stapel, bis { $keep } übrig sind: Wähle eine, dann den Stapel.
classic-ask-burn-other = { $name } legt Karten unter einen Stapel.
classic-ask-support-me = Du darfst sofort eine Handkarte legen. Was fehlt, zahlen { $helpers }.
classic-ask-support-other = { $name } darf eine Karte legen; was fehlt, zahlen andere.

classic-offer = Handel anbieten
classic-offer-to = Wem
classic-offer-give = Ich gebe
classic-offer-want = Ich möchte
classic-offer-more = Eins mehr: { $resource }
classic-offer-less = Eins weniger: { $resource }
classic-offer-have = von { $have }
classic-offer-send = Anbieten

classic-hint-arrange = Lege die Landschaften in anderer Ordnung.
classic-hint-deck = Nimm dieses Deck.
classic-hint-roll = Würfle.
classic-hint-play = Spiele { $card }.
classic-hint-name = Spiele { $card } und nenne { $number }.
classic-hint-road = Baue eine Straße.
classic-hint-settlement = Baue eine Siedlung.
classic-hint-settlement-scout = Baue eine Siedlung mit einem Kundschafter.
classic-hint-city = Baue eine Stadt: { $site }.
classic-hint-citadel = Baue eine Zitadelle: { $site }.
classic-hint-build = Baue { $card }, { $where }.
classic-hint-demolish = Reiß { $card } ab.
classic-hint-exchange = Tausche { $give } gegen eins in { $store }.
classic-hint-offer = Biete { $name } { $give } für { $want }.
classic-hint-accept = Sei einverstanden.
classic-hint-finish = Beende deine Aktionen.
classic-hint-draw = Zieh von { $stack }.
classic-hint-put = Leg { $card } unter { $stack }.
classic-hint-search = Sieh { $stack } durch.
classic-hint-take = Nimm { $card }.
classic-hint-pay = Zahle aus { $store }.
classic-hint-gain = Nimm eins in { $store } auf.
classic-hint-pick = Wähle { $card }.
classic-hint-lay = Leg sie nach oben.
classic-hint-lay-below = Leg sie nach unten.
classic-hint-scout = Nimm { $upper } oben und { $lower } unten.
classic-hint-stack = Wähle { $stack }.
classic-hint-pass = Verzichte.
classic-hint-station = Lass { $card } an { $store } stehen.
classic-hint-dismiss = Schick { $wizard } fort.
classic-hint-charge = Mach aus einem Rohstoff Zauberkraft: { $wizard }.
classic-hint-mill = Gib { $wizard } Kraft für Gold.
classic-hint-league = Gib { $wizard } Kraft vom Zauberbund.
classic-hint-brew = Versuche { $card }.
classic-hint-cast = Sprich { $card }.
classic-hint-spend = Lass { $wizard } zahlen.
classic-hint-face = Lass den Würfel { $face } zeigen.
classic-hint-fate = Leg { $card } nach oben.
classic-hint-fate-under = Leg { $card } unter den Stapel.
classic-hint-mark = Wähle { $store }.
classic-hint-ground = Nimm { $land }.
classic-hint-choose = Wähle { $name }.
classic-hint-both = Wähle beide.
classic-hint-redraw = Zieh eine andere Landschaft.
classic-hint-post = Leg { $card }.
classic-hint-raze = Reiß den Grenzposten ab.
classic-hint-mend = Richte { $card } auf.

classic-tell-arranged = { $who } { $you ->
    [yes] hast
   *[other] hat
} die Landschaften gelegt.
classic-tell-deck-chosen = { $who } { $you ->
    [yes] hast
   *[other] hat
} ein Deck gewählt.
classic-tell-event-chosen = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } für den Ereignisstapel gewählt.
classic-tell-starts = { $who } { $you ->
    [yes] beginnst
   *[other] beginnt
}.
classic-tell-turn-began = Zug { $turn }, { $who }
classic-tell-rolled = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } und { $face } gewürfelt.
classic-tell-raided = Räuber zählten { $counted } Rohstoffe: { $who } { $you ->
    [yes] verlierst
   *[other] verliert
} { $goods }.
classic-tell-raided-nothing = Räuber zählten { $counted } Rohstoffe: { $who } { $you ->
    [yes] verlierst
   *[other] verliert
} nichts.
classic-tell-revealed = Ereignis: { $card }.
classic-tell-events-shuffled = Der Ereignisstapel wurde gemischt.
classic-tell-played = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gespielt.
classic-tell-played-number = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gespielt und { $number } genannt.
classic-tell-fought = { $who } { $you ->
    [yes] hast
   *[other] hat
} für { $card } gegen { $other } { $number } gewürfelt: Es gelingt.
classic-tell-fought-not = { $who } { $you ->
    [yes] hast
   *[other] hat
} für { $card } gegen { $other } { $number } gewürfelt: Es misslingt.
classic-tell-road-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Straße gebaut.
classic-tell-settlement-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Siedlung gebaut.
classic-tell-city-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Stadt gebaut.
classic-tell-citadel-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Zitadelle gebaut.
classic-tell-land-laid = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $land } gelegt.
classic-tell-redrawn = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $land } unter den Stapel gelegt und eine andere Landschaft gezogen.
classic-tell-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gebaut.
classic-tell-demolished = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } abgerissen.
classic-tell-taken-back = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } auf die Hand genommen ({ $by }).
classic-tell-offered = { $who } { $you ->
    [yes] bietest
   *[other] bietet
} { $to } { $give } für { $want }.
classic-tell-answered = { $who } { $you ->
    [yes] warst
   *[other] war
} einverstanden.
classic-tell-answered-not = { $who } { $you ->
    [yes] hast
   *[other] hat
} abgelehnt.
classic-tell-drew = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gezogen.
classic-tell-drew-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Karte gezogen ({ $stack }).
classic-tell-looked-through = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $stack } durchgesehen.
classic-tell-put-under = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } unter { $stack } gelegt.
classic-tell-put-under-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Karte unter { $stack } gelegt.
classic-tell-glimpsed = { $who } { $you ->
    [yes] hast
   *[other] hat
} oben auf { $stack } gesehen: { $card }.
classic-tell-glimpsed-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} die oberste Karte von { $stack } angesehen.
classic-tell-hand-shown = { $who } { $you ->
    [yes] hast { $to } deine
   *[other] hat { $to } die
} Hand gezeigt.
classic-tell-stolen = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $from } { $card } genommen.
classic-tell-stolen-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $from } eine Karte genommen.
classic-tell-handed-over = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } von { $from } bekommen.
classic-tell-handed-over-hidden = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Karte von { $from } bekommen.
classic-tell-token-moved = { $who } { $you ->
    [yes] hast
   *[other] hat
} jetzt die { $which }.
classic-tell-token-moved-nobody = Niemand hat mehr die { $which }.
classic-tell-actions-allowed = Ab jetzt dürfen Angriffe und neutrale Aktionen gespielt werden.
classic-tell-wizard-came = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gerufen.
classic-tell-wizard-left = { $card } verlässt { $you ->
    [yes] dein Reich
   *[other] das Reich von { $name }
}.
classic-tell-power = { $card } hat { $power } Zauberkraft.
classic-tell-cast = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gesprochen.
classic-tell-stopped = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } von { $other } aufgehalten.
classic-tell-leapt-over = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } übersprungen.
classic-tell-brewed = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } gewürfelt: Die Küche bringt etwas.
classic-tell-brewed-not = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } gewürfelt: Die Küche fliegt in die Luft.
classic-tell-looked-at-events = { $who } { $you ->
    [yes] hast
   *[other] hat
} Ereignisse angesehen.
classic-tell-event-moved = { $who } { $you ->
    [yes] hast
   *[other] hat
} ein Ereignis oben auf den Stapel gelegt.
classic-tell-event-moved-under = { $who } { $you ->
    [yes] hast
   *[other] hat
} ein Ereignis unter den Stapel gelegt.
classic-tell-banished = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } aus dem Spiel genommen.
classic-tell-braced = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } doppelt so stark gemacht.
classic-tell-cards-swapped = { $who } { $you ->
    [yes] hast
   *[other] hat
} zwei Karten die Plätze tauschen lassen.
classic-tell-lands-swapped = { $who } { $you ->
    [yes] hast
   *[other] hat
} mit { $other } Landschaften getauscht.
classic-tell-dueled = Es kämpften Zauberer, { $who } gegen { $other }: { $one } zu { $two }.
classic-tell-bewitched = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $other } eine Hexe auf { $card } gesetzt.
classic-tell-witch-left = { $who } { $you ->
    [yes] hast
   *[other] hat
} die Hexe von { $card } vertrieben.
classic-tell-fetched = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } aus dem Ablagestapel genommen.
classic-tell-filched = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $other } { $card } gestohlen.
classic-tell-turned-away = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } auf { $other } gelenkt.
classic-tell-turned-away-lapses = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } umgelenkt: Bei { $other } ist nichts zu holen.
classic-tell-camped = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } gewürfelt: Die Söldner lenken den Angriff um.
classic-tell-camped-not = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } gewürfelt: Die Söldner bewirken nichts.
classic-tell-post-laid = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } gelegt.
classic-tell-post-left = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } verloren.
classic-tell-target-moved = Zum Sieg braucht es jetzt: { $targets }.
classic-tell-truce = { $who } { $you ->
    [yes] hast
   *[other] hat
} einen Waffenstillstand ausgerufen.
classic-tell-truce-over = Der Waffenstillstand ist vorbei.
classic-tell-ranked = Die Ränge: { $order }.
classic-tell-wrecked = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } im Sturm verloren.
classic-tell-over = { $who } { $you ->
    [yes] hast
   *[other] hat
} mit { $points } Punkten gewonnen.
classic-tell-over-nobody = Das Spiel endet ohne Sieger.
