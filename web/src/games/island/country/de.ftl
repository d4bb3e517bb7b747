# Länderkarten.
island-board-country = Karte: { $map }, { $count } Landschaften
island-map-edge = Rand der Karte
island-charters = Urkunden
island-towns = Orte und Kreuzungen
island-charter-any = Urkunde, drei zu eins
island-charter-two = Urkunde, zwei { $card } zu eins
island-charter-by =
    { $charter }; { $count ->
        [one] rote Straße: { $roads }
       *[other] rote Straßen: { $roads }
    }
island-site-named =
    { $name }, { $canal ->
        [yes] Ort am Kanal
       *[no] Ort
    } zwischen { $where }
island-site-town = Ort ohne Namen zwischen { $where }
island-site-chip = Kreuzung mit einem Chip für einen Siegpunkt, zwischen { $where }
island-site-crossing = Kreuzung ohne Chip, zwischen { $where }
island-spot-town = { $town }: freier Ort zwischen { $where }
island-side-by = { $where }, bei { $town }
island-side-red = { $where }, { $charter }
island-where-town = in { $town }
island-where-by = { $where }, bei { $town }
island-where-charter = { $where }, Urkunde { $rate }

## Die Tafel einer Karte
island-map = { $map }: die Karte und ihre Zeichen
island-map-reconstructed = Eine Rekonstruktion
island-map-about =
    Die gedruckte Karte lag nicht vor: Diese ist nach dem gezeichnet, was man von ihr weiß. Die Orte tragen
    echte Namen nahe ihren echten Plätzen; Landschaften, Zahlen, Straßen und Urkunden sind unsere eigenen.
    Wer die gedruckte Karte kennt, kann sie verbessern: Eine Karte ist eine Datei.
island-map-towns = Orte
island-map-chips = Chips übrig
island-map-charters = Urkunden
island-map-canal = Orte am Kanal
island-map-points = Punkte zum Sieg
island-key-town = Ort: Hier stehen Siedlungen
island-key-canal-town = Ort am Kanal
island-key-chip = Die erste Straße dorthin nimmt den Chip: 1 Siegpunkt
island-key-road = Straßenfeld
island-key-red = Rotes Straßenfeld: Wer dort eine Straße hat, tauscht mit der Urkunde
island-key-three = Urkunde: drei gleiche gegen eine
island-key-two = Urkunde: zwei davon gegen eine
