## Die Helfer

helpers-display = Helfer zur Wahl
helpers-gist-nassir = bittet zwei um eine Karte
helpers-gist-william = eine billigere Straße
helpers-gist-marianne = Karte nach leerem Wurf
helpers-gist-louis = versetzt eine Straße
helpers-gist-sean = schützt vor der Sieben
helpers-gist-candamir = wählt aus drei Karten
helpers-gist-hilde = nimmt bei Führenden
helpers-gist-jean = tauscht 2:1
helpers-gist-lin = schickt den Räuber heim
helpers-gist-vincent = Haus für einen Ritter
helpers-face =
    { $rests ->
        [yes] { $face ->
            [a] Seite A, ruht
           *[b] Seite B, ruht
        }
       *[no] { $face ->
            [a] Seite A
           *[b] Seite B
        }
    }
helpers-use = { $helper } einsetzen
helpers-use-short = Los
helpers-yours = Deine Hilfe { $helper }
helpers-take = { $helper } nehmen
helpers-turn = { $helper } behalten
helpers-decline = Jetzt nicht

## Was gefragt ist

helpers-about = { $helper } gehört zu den Helfern.
helpers-about-mine = { $helper } ist bei dir.
helpers-about-use = Soll { $helper } dir helfen?
helpers-about-take = { $helper } jetzt nehmen?
helpers-ask-repay-me = Was bekommt { $to } zurück?
helpers-ask-repay-other = { $name } gibt { $to } eine Karte zurück.
helpers-ask-brings-me = { $helper } bringt dir eine Karte: Wähle.
helpers-ask-brings-other = { $helper } hilft { $name }.
helpers-ask-showing-me = Du siehst dir Entwicklungskarten an.
helpers-ask-showing-other = { $name } sieht sich Entwicklungskarten an.
helpers-ask-keep-me = Welche Karte behältst du?
helpers-ask-keep-other = { $name } wählt eine Entwicklungskarte.
helpers-ask-pick-me = Welche Karte nimmst du von { $from }?
helpers-ask-pick-other = { $name } sieht sich die Hand von { $from } an.
helpers-ask-used-me =
    { $turn ->
        [yes] Behalte { $helper } für ein zweites Mal, oder nimm jemand anderen.
       *[no] { $helper } geht: Nimm jemand anderen.
    }
helpers-ask-used-other = { $name } behält { $helper } oder nimmt jemand anderen.
helpers-nassir-ask-card = Um welche Karte bittet Nassir?
helpers-nassir-ask-of = Wen bittet Nassir um { $card }? Eine Person oder zwei.
helpers-william-ask-instead = Welche Karte sparst du bei deiner Straße?
helpers-william-ask-pay = Womit bezahlst du statt mit { $instead }?
helpers-louis-ask-from = Welche deiner Straßen nimmt Louis auf?
helpers-louis-ask-to = Wohin legt Louis die Straße?
helpers-candamir-ask-instead = Welche Karte sparst du, wenn überhaupt?
helpers-candamir-ask-pay = Womit bezahlst du statt mit { $instead }?
helpers-hilde-ask-seat = Wessen Hand sieht sich Hilde an?
helpers-jean-ask-card = Welche Karten tauscht Jean zwei zu eins?
helpers-lin-ask-to = Lin schickt den Räuber in die Wüste.
helpers-vincent-ask-piece = Was baut Vincent für einen Ritter?
helpers-vincent-ask-at = Wo baut Vincent?
helpers-repay-ask-card = Was gibst du zurück?
helpers-marianne-ask-card = Welche Karte nimmst du?
helpers-keep-ask-card = Welche Karte behältst du?
helpers-pick-ask-card = Welche Karte nimmst du?

## Das Protokoll

helpers-tell-came =
    { $you ->
        [yes] { $who } bekommst Hilfe von { $helper }.
       *[no] { $who } bekommt Hilfe von { $helper }.
    }
helpers-tell-used =
    { $you ->
        [yes] { $who } hast { $helper } eingesetzt{ $face ->
            [a] { "." }
           *[b] { ", zum zweiten Mal." }
        }
       *[no] { $who } setzt { $helper } ein{ $face ->
            [a] { "." }
           *[b] { ", zum zweiten Mal." }
        }
    }
helpers-tell-turned =
    { $you ->
        [yes] { $who } behältst { $helper }.
       *[no] { $who } behält { $helper }.
    }
helpers-tell-swapped =
    { $you ->
        [yes] { $who } hast { $helper } zurückgeschickt und { $taken } gewählt.
       *[no] { $who } schickt { $helper } zurück und wählt { $taken }.
    }
helpers-tell-asked =
    { $you ->
        [yes] { $who } fragst bei { $whom } nach { $cards }.
       *[no] { $who } fragt bei { $whom } nach { $cards }.
    }
helpers-tell-none =
    { $you ->
        [yes] { $who } hattest kein { $cards }.
       *[no] { $who } hat kein { $cards }.
    }
helpers-tell-handed =
    { $you ->
        [yes] { $who } gibst { $whom } { $cards }.
       *[no] { $who } gibt { $whom } { $cards }.
    }
helpers-tell-replaced =
    { $you ->
        [yes] { $who } bezahlst mit { $pay } statt mit { $instead }.
       *[no] { $who } bezahlt mit { $pay } statt mit { $instead }.
    }
helpers-tell-road =
    { $you ->
        [yes] { $who } hast eine Straße versetzt.
       *[no] { $who } versetzt eine Straße.
    }
helpers-tell-road-at =
    { $you ->
        [yes] { $who } hast eine Straße versetzt, { $where }.
       *[no] { $who } versetzt eine Straße, { $where }.
    }
helpers-tell-shown =
    { $you ->
        [yes] { $who } hast { $card } gesehen.
       *[no] { $who } sieht { $card }.
    }
helpers-tell-picked =
    { $you ->
        [yes] { $who } hast dir die Hand von { $whom } angesehen und { $cards } genommen.
       *[no] { $who } sieht sich die Hand von { $whom } an und nimmt { $cards }.
    }
helpers-tell-rate =
    { $you ->
        [yes] { $who } tauschst { $cards } in diesem Zug zwei zu eins.
       *[no] { $who } tauscht { $cards } in diesem Zug zwei zu eins.
    }
helpers-tell-knight =
    { $you ->
        [yes] { $who } hast einen Ritter abgegeben.
       *[no] { $who } gibt einen Ritter ab.
    }

## Rat

helpers-hint-nassir = Setze Nassir ein: Bitte { $names } um { $card }.
helpers-hint-repay = Gib { $card } zurück.
helpers-hint-william = Setze William ein: Zahle mit { $pay } statt mit { $instead }.
helpers-hint-marianne = Nimm { $card }.
helpers-hint-louis = Setze Louis ein: Versetze diese Straße.
helpers-hint-candamir = Setze Candamir ein: Kaufe eine Karte, gewählt aus dreien.
helpers-hint-candamir-swap = Setze Candamir ein: Kaufe eine Karte mit { $pay } statt mit { $instead }.
helpers-hint-keep = Behalte { $card }.
helpers-hint-hilde = Setze Hilde ein: Sieh dir die Hand von { $name } an.
helpers-hint-pick = Nimm { $card }.
helpers-hint-jean = Setze Jean ein: Tausche { $card } zwei zu eins.
helpers-hint-lin = Setze Lin ein: Schicke den Räuber in die Wüste.
helpers-hint-vincent =
    { $piece ->
        [city] Setze Vincent ein: Baue hier eine Stadt.
       *[settlement] Setze Vincent ein: Baue hier eine Siedlung.
    }
helpers-hint-turn = Behalte deinen Helfer für ein zweites Mal.
helpers-hint-swap = Nimm { $helper }.

## Zahlen

helpers-stats-used = Helfer eingesetzt

## Warum nicht

island-why-HELPERS-7 = Deine Hilfe ruht: Sie kam oder half in diesem Zug.
island-why-HELPERS-9 = Zwischen den Zügen helfen die Helfer nicht.
island-why-HELPERS-18 = Geholfen wird nach dem Wurf.
