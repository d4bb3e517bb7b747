# Partien in diesem Browser. Was auch andere Seiten sagen, steht in `src/i18n`.

## Die Seite

here-title = Hier spielen
here-lead = Kein Konto und kein Server: Die Partie läuft in diesem Browser und wird in ihm aufgehoben.
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
here-failed = Die Partie konnte hier nicht beginnen. Versuch es noch einmal, oder lade die Seite neu.
here-engine-missing = Diese Seite wurde ohne ihr Spielwerk gebaut, darum kann hier keine Partie laufen. Partien auf einem Server betrifft das nicht.
here-engine-lost = Das Spielwerk für Partien hier konnte nicht geladen werden. Lade die Seite neu, sobald du verbunden bist.
options-done = Fertig

who-here = Hier
who-bot = Bot
who-none = –
who-none-is = leer
who-name = Name von Person { $seat }
who-strength = Bot auf Platz { $seat }
who-bot-is = Bot, { $strength }

## Was aufgehoben ist

kept-title = In diesem Browser
kept-count =
    { $count ->
        [one] eine Partie, { $size }
       *[other] { $count } Partien, { $size }
    }
kept-none = Noch keine Partie. Die nächste wird hier aufgehoben.
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
kept-journal = Protokoll herunterladen
kept-journal-why = Alles, was gespielt wurde, als Text. Das Geheimnis der Würfel steht erst darin, wenn die Partie zu Ende ist.
kept-journal-why-over = Alles, was gespielt wurde, mit dem Geheimnis der Würfel: „eiland verify“ prüft es, „eiland replay“ erzählt es.
kept-drop = Löschen
kept-drop-why = Die Partie verschwindet aus diesem Browser. Sie ist sonst nirgends, außer du hast sie exportiert.
kept-dropped = Die Partie ist gelöscht.
kept-bring-back = Zurückholen

safe-title = Sicher aufheben
safe-why = Ein Browser kann löschen, was er aufhebt, wenn der Platz knapp wird. Eine Datei bleibt.
safe-export = Alle in eine Datei exportieren
safe-open = Datei öffnen
safe-asked = Um dauerhaftes Aufheben gebeten:
safe-yes = ja
safe-no = nicht gewährt
safe-nothing = Dieser Browser hebt hier nichts auf (ein privates Fenster?). Partien bleiben, solange diese Seite offen ist.

file-taken =
    { $taken ->
        [one] Eine Partie wurde aus der Datei übernommen.
       *[other] { $taken } Partien wurden aus der Datei übernommen.
    }
file-known =
    { $known ->
        [one] Eine Partie war schon hier.
       *[other] { $known } Partien waren schon hier.
    }
file-strange = In dieser Datei sind keine Partien von Eiland.
file-unsealed = Das Protokoll hat kein Siegel und kann hier nicht aufgehoben werden.
file-secret = Das Protokoll ist von einer Partie, die nicht zu Ende ist, und sein Geheimnis fehlt. „Alle in eine Datei exportieren“ hebt es mit auf.
file-refused = Eine Partie in der Datei folgt nicht den Regeln und wurde ausgelassen.
file-large = Die Datei ist zu groß.

app-title = Als App
app-why = Öffnet sich vom Startbildschirm, auch ohne Netz.
app-done = Sie ist installiert und öffnet sich auch ohne Netz.
app-install = Installieren
app-by-hand = Im Menü deines Browsers steht „Installieren“ oder „Zum Startbildschirm“.
app-network = Braucht das Netz:
app-network-what = Freunde anderswo, offene Tische, die Partie des Tages.

## Am Tisch

recap = Seit deinem Zug, { $name }
sail-turn = { $name }, du bist am Zug.
sail-asked = { $name }, du bist gefragt.
sail-why = { $name }, gib den Bildschirm weiter. Die Insel bleibt zu sehen; die Karten bleiben hinter dem Segel.
sail-why-first = Nur { $name } zieht es hoch. Die Insel bleibt zu sehen; die Karten bleiben hinter dem Segel.
sail-raise = Ich bin { $name }: Segel hoch

notice-unkept = Der Browser hebt diese Partie nicht mehr auf (kein Platz, oder ein privates Fenster). Du kannst weiterspielen, solange diese Seite offen ist.
notice-restarted = Das Spielwerk war stehen geblieben. Es läuft wieder, und die Partie geht dort weiter, wo sie zuletzt aufgehoben wurde.
trouble-nowhere = Diese Partie ist nicht hier
trouble-nowhere-why = Dieser Browser hat keine Partie mit dieser Adresse. Vielleicht ist sie auf einem anderen Gerät, oder gelöscht.
trouble-elsewhere = In einem anderen Tab im Spiel
trouble-elsewhere-why = Diese Partie ist in einem anderen Tab oder Fenster offen. Nur eines davon spielt.
trouble-take = Hier weiterspielen
trouble-broken = Diese Partie kann nicht weitergehen
trouble-broken-why = Das Spielwerk ist mehrmals stehen geblieben. Was aufgehoben ist, ist sicher: Versuch es noch einmal, oder exportiere es in eine Datei.
trouble-again = Noch einmal versuchen
trouble-engine = Kein Spielwerk in dieser Seite
trouble-engine-why = Diese Seite wurde ohne ihr Spielwerk gebaut, darum lassen sich Partien hier nicht öffnen.
trouble-back = Partien in diesem Browser
