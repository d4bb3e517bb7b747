## Beste Freunde: die Gilden und ihre Briefe

friends-guilds = Gilden
friends-stock =
    { $count ->
        [one] noch { $count } Brief im Vorrat
       *[other] noch { $count } Briefe im Vorrat
    }
friends-laid =
    { $count ->
        [one] { $count } Brief bisher eingelöst
       *[other] { $count } Briefe bisher eingelöst
    }
friends-gist-trader = zweimal tauschen
friends-gist-merchant = eine Karte nach Wahl
friends-gist-road_builder = eine freie Straße
friends-gist-scholar = Entwicklungskarte
friends-gist-chips = ein Punkt, noch { $count }
friends-held =
    { $count ->
        [0] Du hast keinen der { $cost } nötigen Briefe.
       *[other] Du hast { $count } von { $cost } nötigen.
    } { $fresh ->
        [0] { "" }
        [one] Einer kam in diesem Zug und kann noch nicht eingelöst werden.
       *[other] { $fresh } kamen in diesem Zug und können noch nicht eingelöst werden.
    }
friends-fresh =
    { $count ->
        [one] einer kam in diesem Zug
       *[other] { $count } kamen in diesem Zug
    }
friends-new = neu
friends-missing =
    { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
friends-redeem = { $count } einlösen
friends-redeem-label =
    { $count ->
        [one] { $count } einlösen: Brief, { $name }
       *[other] { $count } einlösen: Briefe, { $name }
    }
friends-redeem-letters =
    { $count ->
        [one] Brief einlösen
       *[other] { $count } Briefe einlösen
    }
friends-give = Verschenken
friends-exchange = Brief tauschen
friends-exchange-short = Tauschen
friends-exchange-do = Brief ziehen
friends-exchange-text = Zieh einen Brief und leg dann einen beliebigen deiner Briefe zurück. In einem Zug kannst du entweder einlösen oder tauschen.
friends-swap = Tauschen ({ $count })
friends-spare = Verschonen
friends-spare-title = Niemanden berauben und einen Brief ziehen
friends-gift-take = Annehmen
friends-gift-refuse = Nein, danke
friends-fact-letters =
    { $count ->
        [one] { $count } Brief
       *[other] { $count } Briefe
    }
friends-linked = Erste Verbindung

## Was gefragt ist

friends-ask-gift = { $name } möchte dir { $card } schenken. Nimmst du es an?
friends-ask-gift-out-me = Nimmt { $to } dein Geschenk an?
friends-ask-gift-out-other = { $name } bietet { $to } { $card } als Geschenk an.
friends-ask-ordering-me = Du hast mehrere erreicht: Wer zieht als Nächstes einen Brief?
friends-ask-ordering-other = { $name } sagt, wer als Nächstes einen Brief zieht.
friends-ask-drawing-me = Du ziehst einen Brief.
friends-ask-drawing-other = { $name } zieht einen Brief.
friends-ask-putting-back-me = Welchen Brief legst du zurück?
friends-ask-putting-back-other = { $name } legt einen Brief zurück.
friends-ask-swaps =
    { $count ->
        [one] Die Händler tauschen dir noch eine Karte.
       *[other] Die Händler tauschen dir { $words } Karten.
    }
friends-give-ask-card = Welche Karte verschenkst du?
friends-give-ask-to = Wer bekommt { $card } von dir?
friends-swap-ask-give = Welche Karte gibst du der Bank?
friends-swap-ask-take = Was nimmst du für { $give }?
friends-put-back-ask-guild = Welchen Brief legst du zurück?
friends-draws-next-ask-seat = Wer zieht als Nächstes einen Brief?
friends-about =
    { $count ->
        [one] { $guild }: ein Brief für die Gunst.
       *[other] { $guild }: { $count } Briefe für die Gunst.
    }
friends-about-redeem =
    { $count ->
        [one] { $guild }: einen Brief einlösen?
       *[other] { $guild }: { $count } Briefe einlösen?
    }
friends-about-exchange = Einen Brief tauschen?

## Das Protokoll

friends-tell-linked =
    { $you ->
        [yes] { $who } hast dich zum ersten Mal mit { $whom } verbunden.
       *[no] { $who } verbindet sich zum ersten Mal mit { $whom }.
    }
friends-tell-harmless = Der Räuber schadet dort niemandem: ein Brief.
friends-tell-spared =
    { $you ->
        [yes] { $who } nimmst { $whom } nichts weg: ein Brief.
       *[no] { $who } nimmt { $whom } nichts weg: ein Brief.
    }
friends-tell-letter =
    { $you ->
        [yes] { $who } hast einen Brief gezogen.
       *[no] { $who } zieht einen Brief.
    }
friends-tell-letter-known =
    { $you ->
        [yes] { $who } hast einen Brief gezogen: { $guild }.
       *[no] { $who } zieht einen Brief: { $guild }.
    }
friends-tell-put-back =
    { $you ->
        [yes] { $who } hast einen Brief zurückgelegt.
       *[no] { $who } legt einen Brief zurück.
    }
friends-tell-put-back-known =
    { $you ->
        [yes] { $who } hast einen Brief zurückgelegt: { $guild }.
       *[no] { $who } legt einen Brief zurück: { $guild }.
    }
friends-tell-gift =
    { $you ->
        [yes] { $who } bietest { $whom } { $cards } als Geschenk an.
       *[no] { $who } bietet { $whom } { $cards } als Geschenk an.
    }
friends-tell-gift-taken =
    { $you ->
        [yes] { $who } nimmst { $cards } von { $whom } als Geschenk an.
       *[no] { $who } nimmt { $cards } von { $whom } als Geschenk an.
    }
friends-tell-gift-refused =
    { $you ->
        [yes] { $who } wolltest das Geschenk nicht.
       *[no] { $who } möchte das Geschenk nicht.
    }
friends-tell-redeemed =
    { $you ->
        [yes] { $who } hast { $count ->
            [one] einen Brief
           *[other] { $count } Briefe
        } eingelöst: { $guild }.
       *[no] { $who } löst { $count ->
            [one] einen Brief
           *[other] { $count } Briefe
        } ein: { $guild }.
    }
friends-tell-swapped =
    { $you ->
        [yes] { $who } tauschst { $give } gegen { $get } bei den Händlern.
       *[no] { $who } tauscht { $give } gegen { $get } bei den Händlern.
    }

## Rat

friends-hint-spare = Beraube niemanden, für einen Brief.
friends-hint-give = Schenke { $name } { $card }.
friends-hint-redeem = Löse Briefe ein: { $guild }.
friends-hint-swap = Tausche { $give } gegen { $take } bei den Händlern.
friends-hint-exchange = Tausche einen Brief.
friends-hint-put-back = Leg einen Brief zurück: { $guild }.
friends-hint-draws-next = Lass { $name } als Nächstes ziehen.

## Zahlen

friends-stats-letters = Briefe gezogen
friends-stats-given = Karten verschenkt
friends-stats-favours = Gunst eingelöst

## Warum nicht

island-why-FRIENDS-5 =
    { $kind ->
        [give] Niemand mit so wenigen Punkten wie du kann gerade beschenkt werden, oder du hast in diesem Zug schon eine Karte verschenkt.
       *[other] Das geht gerade nicht.
    }
island-why-FRIENDS-12 = Du hast in diesem Zug schon eingelöst oder getauscht.
island-why-FRIENDS-13 =
    { $count ->
        [0] Du hast von keiner Gilde genug Briefe.
        [one] Dir fehlt ein Brief dieser Gilde.
       *[other] Dir fehlen { $count } Briefe dieser Gilde.
    }
island-why-FRIENDS-14 = Diese Briefe kamen in diesem Zug: Einlösen kannst du sie in deinem nächsten.
island-why-FRIENDS-16 = Du hast keinen Brief zum Tauschen.
island-why-FRIENDS-18 = Briefe und Geschenke gehören in deinen eigenen Zug.
island-why-FRIENDS-27 = Es ist kein Brief mehr im Vorrat.
island-why-FRIENDS-28 = Diese Gunst hätte gerade keine Wirkung.
island-why-FRIENDS-29 = Die Händler schulden dir keinen Tausch.
island-why-FRIENDS-32 = In diesem Zug ist niemand mehr da, dem du eine Karte schenken könntest.
island-short-FRIENDS-12 = einmal im Zug
island-short-FRIENDS-14 = nächster Zug
island-short-FRIENDS-18 = nicht dein Zug
island-short-FRIENDS-28 = ohne Wirkung
