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
classic-face-line-tournament = Wer beim Turnier vorn liegt, bekommt etwas.
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

classic-press-dismiss = Fortschicken
classic-press-dismiss-sure = Ja, fortschicken
classic-press-charge = 1 Rohstoff zu Zauberkraft
classic-press-mill = Kraft für Gold (Mühle)
classic-press-league = Kraft vom Zauberbund
classic-press-cast = Spruch sprechen
classic-press-cast-now = { $card } sprechen
classic-press-brew = In der Küche brauen
classic-press-mend = Aufrichten (1 Gold)
classic-press-fate-top = Oben auf den Stapel
classic-press-fate-under = Unter den Stapel
classic-press-offer = Handel anbieten
classic-press-redraw = Eine andere ziehen
classic-press-accept = Einverstanden
classic-press-pass-load = Nichts mehr mitnehmen
classic-press-pass-offer = Ablehnen
classic-press-pass-counter = Nichts dagegen spielen
classic-press-pass-browse = Keinen durchsehen
classic-press-pass-take-from = Keine nehmen
classic-press-pass-veto = Geschehen lassen
classic-press-pass-leap = Geschehen lassen
classic-press-pass-prophesy = Nichts mehr ansehen
classic-press-pass-hire = Hinnehmen
classic-press-pass-support = Nichts legen

classic-because-mill = Mühle
classic-because-tournament = Turnier
classic-because-plenty = Ertragreiches Jahr
classic-because-magic = Zauberkraft

classic-ask-die = { $card }: Der Würfel entscheidet.
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

classic-ask-decks-other = Andere wählen noch ein Deck: { $name }.
classic-ask-events-me = Wähle ein Ereignis für den Ereignisstapel.
classic-ask-events-other = Andere wählen Ereignisse: { $name }.
classic-ask-hands-me = Wähle einen Stapel: Aus ihm suchst du dir die ersten drei Karten.
classic-ask-hands-other = Andere nehmen ihre erste Hand: { $name }.
classic-ask-arrange-other = Andere legen ihre Landschaften: { $name }.
classic-ask-before-cards = Würfle, oder nutze vorher eine Karte.
classic-ask-action-me = Baue, spiele Karten, handle; dann beende deine Aktionen.

classic-ask-card-station = Wähle, wo { $card } steht: an einer Landschaft einer Zitadelle.
classic-ask-card-post = Wähle das Ende deiner Reihe, das { $card } abschließt.
classic-ask-supply-citadel = Wähle die Siedlung, die Zitadelle wird.
classic-ask-taken = { $card }: { $line }
classic-ask-dismiss = { $card } fortschicken? Die Zauberkraft ist verloren.

classic-ask-load-me = { $loaded ->
    [0] Karawane: Drücke auf die Landschaft, deren Rohstoff mitgeht, insgesamt einen oder zwei.
   *[other] Karawane: Einer ist geladen. Drücke auf noch eine Landschaft, oder nimm nichts mehr mit.
}
classic-ask-load-other = { $name } belädt eine Karawane.
classic-ask-give-back-other = { $name } gibt { $mine ->
    [yes] dir
   *[other] { $other }
} einen Rohstoff zurück.
classic-ask-lay-me = Deine Siedlung hat { $land } gefunden. Liegt sie oben oder unten?
classic-ask-lay-other = { $name } legt { $land }.
classic-ask-offer-me = Dir wird { $give } für { $want } geboten. Einverstanden?
classic-ask-offer-other = { $name } wird { $give } für { $want } geboten.
classic-ask-counter-me = { $other } greift dich mit { $card } an. Spiele eine Karte dagegen, oder keine.
classic-ask-counter-other = { $card }: Spielt { $name } etwas dagegen?
classic-ask-take-back-me = { $card }: Wähle die Karte, die { $mine ->
    [yes] du zurück auf die Hand nimmst
   *[other] { $other } zurück auf die Hand nimmt
}.
classic-ask-take-back-other = { $card }: { $name } wählt die Karte, die { $mine ->
    [yes] du zurücknimmst
   *[other] { $other } zurücknimmt
}.
classic-ask-cut-me = Deine Hand ist zu groß: Wähle eine Karte, dann den Stapel, unter den sie kommt.
classic-ask-cut-other = { $name } gibt Karten ab.
classic-ask-bury-me = Wähle den Stapel, unter den { $left ->
    [one] die Karte kommt
   *[other] die { $left } Karten kommen
}.
classic-ask-bury-other = { $name } legt Karten von { $mine ->
    [yes] dir
   *[other] { $other }
} unter einen Stapel.
classic-ask-browse-me = Wähle einen Stapel zum Durchsehen, oder keinen.
classic-ask-browse-other = { $name } darf einen Stapel durchsehen.
classic-ask-put-back-me = Gib dafür eine Handkarte ab: Wähle sie, dann den Stapel, unter den sie kommt.
classic-ask-put-back-other = { $name } legt eine Karte unter einen Stapel.

classic-ask-spend-me = Wähle, welche Zauberer zahlen: { $left } Zauberkraft. Drücke auf ihre Kristalle.
classic-ask-spend-other = { $name } zahlt mit Zauberkraft.
classic-ask-veto-me = { $other } spielt { $card }. Mit dem Zauberveto aufhalten?
classic-ask-veto-other = { $card }: Hält { $name } das auf?
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
classic-ask-hire-me = { $other } greift dich mit { $card } an. Drücke auf die Söldner, die den Angriff umlenken, oder nimm ihn hin.
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

classic-hint-citadel = Baue eine Zitadelle: { $site }.
classic-hint-offer = Biete { $name } { $give } für { $want }.
classic-hint-accept = Nimm an.
classic-hint-lay = Leg sie nach oben.
classic-hint-lay-below = Leg sie nach unten.
classic-hint-station = Stell { $card } an { $store }.
classic-hint-dismiss = Schick { $wizard } fort.
classic-hint-charge = Mach aus einem Rohstoff Zauberkraft: { $wizard }.
classic-hint-mill = Gib { $wizard } Kraft für Gold.
classic-hint-league = Gib { $wizard } Kraft vom Zauberbund.
classic-hint-brew = Braue: { $card }.
classic-hint-cast = Sprich { $card }.
classic-hint-spend = Lass { $wizard } zahlen.
classic-hint-face = Lass den Würfel { $face } zeigen.
classic-hint-fate = Leg { $card } oben auf den Stapel.
classic-hint-fate-under = Leg { $card } unter den Stapel.
classic-hint-mark = Wähle { $store }.
classic-hint-ground = Nimm { $land }.
classic-hint-choose = Wähle { $name }.
classic-hint-both = Wähle beide.
classic-hint-redraw = Zieh eine andere Landschaft.
classic-hint-post = Leg { $card }.
classic-hint-raze = Reiß den Grenzposten ab.
classic-hint-mend = Richte { $card } auf.

classic-tell-event-chosen = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } für den Ereignisstapel gewählt.
classic-tell-raided-nothing = Räuber zählten { $counted } Rohstoffe: { $who } { $you ->
    [yes] verlierst
   *[other] verliert
} nichts.
classic-tell-fought = { $who } { $you ->
    [yes] hast
   *[other] hat
} für { $card } bei { $other } { $number } gewürfelt: Es gelingt.
classic-tell-fought-not = { $who } { $you ->
    [yes] hast
   *[other] hat
} für { $card } bei { $other } { $number } gewürfelt: Es misslingt.
classic-tell-citadel-built = { $who } { $you ->
    [yes] hast
   *[other] hat
} eine Zitadelle gebaut.
classic-tell-redrawn = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $land } unter den Stapel gelegt und eine andere Landschaft gezogen.
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
classic-tell-lands-swapped = { $who } { $you ->
    [yes] hast
   *[other] hat
} mit { $other } Landschaften getauscht.
classic-tell-dueled = Zauberer haben gekämpft, { $who } mit { $other }: { $one } zu { $two }.
classic-tell-bewitched = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $other } eine Hexe auf { $card } gesetzt.
classic-tell-witch-left = { $who } { $you ->
    [yes] hast
   *[other] hat
} die Hexe von { $card } vertrieben.
classic-tell-filched = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $other } { $card } gestohlen.
classic-tell-turned-away = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } zu { $other } umgelenkt.
classic-tell-turned-away-lapses = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } zu { $other } umgelenkt, wo es nichts trifft.
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
