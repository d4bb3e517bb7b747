# Spiele in diesem Browser. Was auch andere Seiten sagen, steht in `src/i18n`.

## Die Seite

here-title = Hier spielen
here-lead = Kein Konto und kein Server: Das Spiel läuft in diesem Browser und wird in ihm aufbewahrt.
here-games = Spiele
here-shared =
    { $people ->
        [2] Ihr seid zu zweit an diesem Bildschirm: Ein Vorhang verbirgt die Hand zwischen den Zügen.
        [3] Ihr seid zu dritt an diesem Bildschirm: Ein Vorhang verbirgt die Hand zwischen den Zügen.
        [4] Ihr seid zu viert an diesem Bildschirm: Ein Vorhang verbirgt die Hand zwischen den Zügen.
       *[other] Ihr seid { $people } an diesem Bildschirm: Ein Vorhang verbirgt die Hand zwischen den Zügen.
    }
here-alone =
    { $bots ->
        [0] Du spielst allein.
        [1] Du und ein Bot.
        [2] Du und zwei Bots.
        [3] Du und drei Bots.
       *[other] Du und { $bots } Bots.
    }
here-wrong-nobody = Jemand muss hier spielen: Stell mindestens einen Platz auf „Hier“.
here-wrong-count = So viele können dieses Spiel nicht spielen. Besetze oder leere einen Platz.
here-options = Optionen
here-start = Hier beginnen
here-failed = Das Spiel konnte hier nicht beginnen. Versuch es noch einmal, oder lade die Seite neu.
here-engine-missing = Diese Seite wurde ohne ihr Spielwerk gebaut, darum kann hier nichts gespielt werden. Spiele auf einem Server betrifft das nicht.
here-engine-lost = Das Spielwerk konnte nicht geladen werden. Lade die Seite neu, sobald du verbunden bist.
options-done = Fertig

who-here = Hier
who-bot = Bot
who-none = –
who-none-is = leer
who-name = Name von Person { $seat }
who-nameless = Person { $seat }
who-strength = Bot auf Platz { $seat }
who-bot-is = Bot, { $strength }

## Was aufbewahrt wird

kept-title = In diesem Browser
kept-count =
    { $count ->
        [one] ein Spiel, { $size }
       *[other] { $count } Spiele, { $size }
    }
kept-none = Noch kein Spiel. Das nächste wird hier aufbewahrt.
kept-people =
    { $bots ->
        [0] { $names } an diesem Bildschirm
        [1] { $names } an diesem Bildschirm, ein Bot
        [2] { $names } an diesem Bildschirm, zwei Bots
       *[other] { $names } an diesem Bildschirm, { $bots } Bots
    }
kept-bots =
    { $bots ->
        [0] allein
        [1] ein Bot
        [2] zwei Bots
        [3] drei Bots
       *[other] { $bots } Bots
    }
kept-bots-map =
    { $bots ->
        [0] allein, { $map }
        [1] ein Bot, { $map }
        [2] zwei Bots, { $map }
        [3] drei Bots, { $map }
       *[other] { $bots } Bots, { $map }
    }
kept-turn = Zug { $turn }, gespeichert { $when }
kept-look = Ansehen
kept-table = An den Tisch
kept-more = Mehr zu { $game }, { $when }
kept-journal = Spielprotokoll herunterladen
kept-journal-why = Alles, was gespielt wurde, als Text. Die Zufallszahl der Würfel steht erst darin, wenn das Spiel zu Ende ist.
kept-journal-why-over = Alles, was gespielt wurde, mit der Zufallszahl der Würfel: „eiland verify“ prüft es, „eiland replay“ erzählt es.
kept-give = Diesem Server übergeben
kept-give-why = Dort geht es weiter, mit dir auf dem ersten Platz; andere an diesem Bildschirm setzen sich über den Link. Alle erfahren, dass du die kommenden Würfe kennen könntest. Das Spiel hier bleibt, wie es ist.
kept-give-offline = Der Server antwortet gerade nicht.
kept-give-refused = Der Server hat das Spiel nicht angenommen.
kept-drop = Löschen
kept-drop-why = Das Spiel verschwindet aus diesem Browser. Es ist sonst nirgends, außer du hast es exportiert.
kept-dropped = Das Spiel ist gelöscht.
kept-bring-back = Zurückholen

safe-title = Sicher aufbewahren
safe-why = Ein Browser kann löschen, was er aufbewahrt, wenn der Platz knapp wird. Eine Datei bleibt.
safe-export = Alle in eine Datei exportieren
safe-open = Datei öffnen
safe-asked = Um dauerhaftes Aufbewahren gebeten:
safe-yes = ja
safe-no = nicht gewährt
safe-not-yet = mit dem ersten Spiel
safe-nothing = Dieser Browser bewahrt hier nichts auf (ein privates Fenster?). Spiele bleiben, solange diese Seite offen ist.

file-taken =
    { $taken ->
        [one] Ein Spiel wurde aus der Datei übernommen.
       *[other] { $taken } Spiele wurden aus der Datei übernommen.
    }
file-known =
    { $known ->
        [one] Ein Spiel war schon hier.
       *[other] { $known } Spiele waren schon hier.
    }
file-strange = In dieser Datei sind keine Spiele von Eiland.
file-unsealed = Das Spielprotokoll hat kein Siegel und kann hier nicht aufbewahrt werden.
file-secret = Das Spielprotokoll ist von einem Spiel, das nicht zu Ende ist, und seine Zufallszahl fehlt. „Alle in eine Datei exportieren“ bewahrt sie mit auf.
file-refused = Ein Spiel in der Datei folgt nicht den Regeln und wurde ausgelassen.
file-large = Die Datei ist zu groß.

app-title = Als App
app-why = Öffnet sich vom Startbildschirm, auch ohne Netz.
app-done = Sie ist installiert und öffnet sich auch ohne Netz.
app-install = Installieren
app-by-hand = Im Menü deines Browsers steht „Installieren“ oder „Zum Startbildschirm“.
app-network = Braucht das Netz:
app-network-what = Freunde anderswo, offene Tische, das Spiel des Tages.

## Am Tisch

recap = Seit deinem Zug, { $name }
sail-turn = { $name }, du bist am Zug.
sail-asked = { $name }, du bist gefragt.
sail-why = { $name }, gib den Bildschirm weiter. Das Brett bleibt zu sehen; die Karten bleiben hinter dem Segel.
sail-why-first = Nur { $name } zieht es hoch. Das Brett bleibt zu sehen; die Karten bleiben hinter dem Segel.
sail-raise = Ich bin { $name }: Segel hoch

notice-unkept = Der Browser bewahrt dieses Spiel nicht mehr auf (kein Platz, oder ein privates Fenster). Du kannst weiterspielen, solange diese Seite offen ist.
notice-restarted = Das Spielwerk war stehen geblieben. Es läuft wieder, und das Spiel geht dort weiter, wo es zuletzt gesichert wurde.
trouble-nowhere = Dieses Spiel ist nicht hier
trouble-nowhere-why = Dieser Browser hat kein Spiel mit dieser Adresse. Vielleicht ist es auf einem anderen Gerät, oder gelöscht.
trouble-elsewhere = In einem anderen Tab im Spiel
trouble-elsewhere-why = Dieses Spiel ist in einem anderen Tab oder Fenster offen. Nur eines davon spielt.
trouble-take = Hier weiterspielen
trouble-broken = Dieses Spiel kann nicht weitergehen
trouble-broken-why = Das Spielwerk ist mehrmals stehen geblieben. Was gesichert ist, bleibt: Versuch es noch einmal, oder exportiere es in eine Datei.
trouble-again = Noch einmal versuchen
trouble-engine = Kein Spielwerk in dieser Seite
trouble-engine-why = Diese Seite wurde ohne ihr Spielwerk gebaut, darum lassen sich Spiele hier nicht öffnen.
trouble-back = Spiele in diesem Browser
