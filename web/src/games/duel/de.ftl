duel-progress = { $mode } bis { $points } Punkte

duel-pile-stacks = Stapel { $set }
duel-pile-events = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}, { $before } vor dem Julfest
duel-pile-discard-of = { $you ->
    [yes] Dein Ablagestapel
   *[other] Ablagestapel von { $name }
}: { $count ->
    [0] leer
    [one] { $count } Karte, oben { $top }
   *[other] { $count } Karten, oben { $top }
}
duel-pile-open = Offener Stapel: { $count ->
    [0] leer
   *[other] { $count } { $card }
}

duel-press-tax = { $price } Gold zahlen
duel-press-protect = Würfeln
duel-press-pass-prepare = Nichts mehr bauen
duel-press-pass-buy = Nichts mehr kaufen
duel-press-pass-preach = Geschehen lassen
duel-press-pass-protect = Nicht würfeln

duel-because-celebration = Fest
duel-because-harvest = Reiche Ernte

duel-ask-ward = Der Würfel entscheidet, ob { $card } abgewehrt wird.
duel-ask-lands = Zwei Landschaften werden gezogen …

duel-ask-decks-other = { $name } wählt noch ein Deck.
duel-ask-hands-me = Wähle einen Stapel: Seine obersten drei Karten sind deine erste Hand.
duel-ask-hands-choose = Wähle einen Stapel: Daraus suchst du dir deine ersten drei Karten aus.
duel-ask-hands-other = { $name } nimmt die ersten Handkarten.
duel-ask-arrange-other = { $name } legt die Landschaften.
duel-ask-prepare-me = Vorbereitung: Baue etwas, oder nichts mehr.
duel-ask-prepare-other = Vorbereitung: { $name } baut.
duel-ask-before-cards = Würfle, oder spiele zuerst eine Karte aus.
duel-ask-action-me = Baue, spiele Karten aus, tausche; dann beende deine Aktionen.

duel-ask-card-cache = { $card }: Wähle die Landschaft dafür.

duel-ask-spare-me = Ein Rohstoff des Preises fällt weg ({ $price }). Welcher?
duel-ask-spare-other = { $name } wählt, welcher Rohstoff des Preises wegfällt.
duel-ask-give-back-other = { $name } gibt einen Rohstoff zurück.
duel-ask-plunder-me = { $card }: Drücke auf deine Landschaft, die aus den Vorräten von { $other } gefüllt wird.
duel-ask-plunder-other = { $card }: { $name } wählt eine Landschaft zum Füllen.
duel-ask-buy-me = Kaufe bis zu { $left } Rohstoffe für je 1 Gold: Drücke darauf, wohin sie kommen.
duel-ask-buy-other = { $name } darf Rohstoffe für Gold kaufen.
duel-ask-lay-me = Deine Siedlung bringt zwei Landschaften mit. Welche liegt oben?
duel-ask-lay-other = { $name } legt zwei neue Landschaften.
duel-ask-preach-me = { $card } kommt über dich. Spiele Sebastian aus, wenn du ihn hast, oder lass es geschehen.
duel-ask-preach-other = { $card }: Findet { $name } Hilfe?
duel-ask-tax-me = Unruhen: Zahle { $price } Gold, oder drücke auf die Einheit, die dich verlässt.
duel-ask-tax-other = Unruhen: { $name } zahlt oder verliert eine Einheit.
duel-ask-name-me = Fehde: Nenne Gebäude von { $other }, noch { $left }. Eines davon geht verloren.
duel-ask-name-other = Fehde: { $name } nennt Gebäude von drüben.
duel-ask-lose-me = { $card }: Wähle, welche dieser Karten du verlierst.
duel-ask-lose-other = { $card }: { $name } wählt, welche Karte verloren geht.
duel-ask-burn-me = { $card }: Wähle das Gebäude von { $other }, das abbrennt.
duel-ask-burn-other = { $card }: { $name } wählt, was abbrennt.
duel-ask-protect-me = { $card } kommt über dich. Zur Abwehr würfeln?
duel-ask-protect-other = { $card }: { $name } darf zur Abwehr würfeln.
duel-ask-bury-me = Wähle eine Karte, dann den Stapel, unter den sie kommt.
duel-ask-bury-other = { $name } legt Karten unter Stapel.
duel-ask-relocate-me = Wähle das Erste von zweien, die die Plätze tauschen.
duel-ask-relocate-second = Wähle, womit es den Platz tauscht.
duel-ask-relocate-other = { $name } lässt zwei die Plätze tauschen.
duel-ask-visit-me = Wähle das Badhaus, das der Medicus besucht.
duel-ask-visit-other = { $name } wählt ein Badhaus.
duel-ask-tithe-me = Zehntscheuer: Wolle oder Getreide?
duel-ask-tithe-other = { $name } wählt Wolle oder Getreide.
duel-ask-fetch-me = { $card }: Wähle eine Karte des Ablagestapels.
duel-ask-fetch-other = { $card }: { $name } nimmt eine Karte vom Ablagestapel.
duel-ask-browse-me = Wähle den Stapel, den du durchsiehst.
duel-ask-browse-other = { $name } sieht einen Stapel durch.

duel-deal-ship = 2 { $resource } aus { $land }
duel-deal-mint = 1 Gold, Münzstätte (noch { $left })

duel-hint-cache = Lege das Goldversteck an { $store }.
duel-hint-ship = Tausche 2 aus { $give } gegen 1 für { $store }.
duel-hint-mint = Tausche 1 Gold gegen 1 für { $store }.
duel-hint-choose = Wähle { $resource }.
duel-hint-move = Wähle { $store }.
duel-hint-lay = Lege { $land } nach oben.
duel-hint-tax = Zahle die Steuer.
duel-hint-protect = Würfle.

duel-tell-raided-nothing = Die Räuber zählten { $counted } Rohstoffe: { $who } { $you ->
    [yes] hattest
   *[other] hatte
} weder Gold noch Wolle.
duel-tell-cache-laid = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } angelegt.
duel-tell-removed = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } durch { $by } verloren; { $to }.
duel-tell-removed-own = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } abgerissen; { $to }.
duel-goes-discarded = die Karte wurde abgelegt
duel-goes-under-a-stack = die Karte kommt unter einen Stapel
duel-goes-to-the-open-stack = die Karte kommt auf den offenen Stapel
duel-tell-lands-swapped = { $who } { $you ->
    [yes] hast
   *[other] hat
} zwei Landschaften die Plätze tauschen lassen.
duel-tell-hand-shown = { $who } { $you ->
    [yes] hast deine
   *[other] hat die
} Hand gezeigt.
duel-tell-warded = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } gewürfelt und den Angriff abgewehrt.
duel-tell-warded-not = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $number } gewürfelt; der Angriff kommt durch.
duel-tell-spared = { $by } verschont { $you ->
    [yes] dich
   *[other] { $name }
} vor { $card }.
duel-tell-named = { $who } { $you ->
    [yes] hast
   *[other] hat
} { $card } genannt.
duel-tell-advantage-moved = { $who } { $you ->
    [yes] hast
   *[other] hat
} jetzt den { $which }.
duel-tell-advantage-moved-nobody = Niemand hat mehr den { $which }.
