# Die Wörter der gemeinsamen Seite. Spiele bringen eigene mit; deren Schlüssel beginnen mit der Kennung
# des Spiels. Beide Sprachen haben dieselben Schlüssel; ein Test achtet darauf.

## Everywhere

you = Du
you-object = dir
guest = Gast { $number }
and = und
player = Spieler
players = Mitspielende
points = Punkte
dice = Würfel
log = Verlauf
rules = Regeln
settings = Einstellungen
share = Teilen
copy = Kopieren
copied = Kopiert. Du kannst es jetzt überall einfügen.
copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Der Text ist markiert: Kopiere ihn mit Strg+C oder durch langes Drücken.
shared = Geteilt.
close = Schließen
change = Ändern
keep = Merken
open = Öffnen
look = Ansehen
skip = Zum Inhalt
minutes = { $minutes } Min.
duration = So lange dauert es
offline = Der Server antwortet nicht. Es wird von selbst weiter versucht.
offline-part = Dieser Teil der Seite ließ sich nicht laden.
reload = Neu laden
game-missing = Diese Seite kann das Spiel noch nicht zeigen.

## The top bar

bar-places = Orte
bar-other-language = English
bar-other-theme = Hell oder dunkel
mark-offline = Offline, hier geht alles
mark-offline-kept = Offline, hier aufbewahrt
mark-alone = Kein Server, hier geht alles
play = Spielen
replays = Rückblicke
watch = Zusehen

## Settings

settings-language = Sprache
settings-theme = Hell und dunkel
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
settings-speed = Tempo
settings-speed-hint = Wie lange die Züge der anderen zu sehen sind und wie schnell alle Bewegungen ablaufen. Niemand sonst muss darauf warten. Weniger Bewegung richtet sich nach deinem System.
settings-offers = Nur Angebote, die ich annehmen kann
settings-offers-hint = Angebote über Karten, die du nicht hast, werden für dich abgelehnt. Die anderen merken es nicht. Ausgeschaltet kannst du mit einem eigenen Angebot antworten.
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
settings-sound = Ton
settings-sound-hint = Zweimal Klopfen, wenn du dran bist.
settings-notify = Benachrichtigen
settings-notify-hint = Dein System meldet sich, wenn du dran bist und gerade etwas anderes ansiehst.
settings-notify-denied = Dein Browser erlaubt es nicht. Du kannst das in seinen Einstellungen für diese Seite ändern.
settings-chat = Chat zeigen
name = Dein Name
name-hint = So sehen dich die anderen

## Home

hero-lead = Besiedle heute Abend eine Insel: mit Freunden, mit Bots, auf jedem Gerät, das du gerade in der Hand hast.
hero-summary =
    { $bots ->
        [1] Du und ein Bot ({ $strength }).
        [2] Du und zwei Bots ({ $strength }).
        [3] Du und drei Bots ({ $strength }).
       *[other] Du und { $bots } Bots ({ $strength }).
    } { $map }, bis { $points } Punkte.
hero-waiting = Die Insel wird ausgelegt …
hero-here = Hier spielen: allein oder an einem Bildschirm, ohne Konto und Netz
play-now = Jetzt spielen
invite = Einladen
more-games = Mehr Spiele
more-ways = Mehr Arten zu spielen: { $game }
continue = Weiterspielen
continue-none = Kein Spiel im Gang. Zum nächsten genügt ein Druck.
watch-none = Gerade spielt niemand öffentlich.
replays-none = Deine beendeten Spiele werden hier aufbewahrt.
your-turn = Du bist dran
room-waiting =
    { $open ->
        [0] alle Plätze besetzt, noch nicht begonnen
        [one] ein freier Platz
       *[other] { $open } freie Plätze
    }
room-with = mit { $others }; { $points } Punkte
room-turn = Zug { $turn }
room-turns =
    { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
result-you = Du hast { $points } zu { $next } gewonnen
result-other = { $name } hat { $points } zu { $next } gewonnen
result-alone = Du hast { $points } Punkte
result-alone-other = { $name } hat { $points } Punkte
result-shared = { $names } teilen sich den Sieg mit { $points } Punkten
result-turns = Das Spiel wurde nach { $turns } Zügen ohne Sieger beendet
result-day = Der Tag war vor diesem Spiel zu Ende
result-resigned = { $name } hat aufgegeben
result-resigned-you = Du hast gewonnen: { $name } hat aufgegeben
result-resigned-other = { $winner } hat gewonnen: { $name } hat aufgegeben
result-nobody = Niemand hat gewonnen

## Das Spiel des Tages

today = Heute
today-of = Spiel des Tages: { $game }
today-lead = Alle haben heute dasselbe Würfelglück und einen Versuch.
today-play = Das heutige Spiel spielen
today-resume = Weiterspielen
today-mine =
    { $rank ->
        [0] Du hast { $points } Punkte.
       *[other] Du hast { $points } Punkte, Platz { $rank }.
    }
today-best = Dein bestes Ergebnis: { $best }
today-none = Noch ist niemand fertig. Sei die oder der Erste.
today-none-then = An dem Tag hat niemand gespielt.
today-yesterday = Der Tag davor
today-back = Das heutige Spiel
today-guests = Gäste, ohne Rang
today-rank = Platz
today-watch = Das Spiel von { $name } ansehen
today-table = Ergebnisse vom { $day }

## Options of a new game

options-title = Eine neue Partie: { $game }
options-rules = Hausregeln
options-rules-turned = { $count ->
    [0] wie üblich
    [one] eine anders als üblich
   *[other] { $count } anders als üblich
}
continue-your-turn = Weiterspielen, du bist dran
options-players = Wie viele spielen
options-map = Karte
options-seats = Wer spielt
options-strength = Stärke der Bots
options-clock = Zeit für einen Zug
options-public = Andere dürfen zusehen
options-public-hint = Das Spiel steht auf der Startseite. Deine Karten sieht niemand.
options-open = Tisch öffnen
clock-none = Ohne Uhr
clock-relaxed = Gemütlich
clock-seconds = { $name }, { $seconds } s
clock-left =
    { $seconds ->
        [0] Deine Zeit ist um.
        [one] Noch eine Sekunde. Dann spielt ein Bot für dich.
       *[other] Noch { $seconds } Sekunden. Dann spielt ein Bot für dich.
    }
clock-warning = Noch fünfzehn Sekunden für deinen Zug.
clock-quick = Zügig
bot = Bot
bot-gentle = sanft
bot-steady = solide
bot-keen = stark
seat-number = Platz { $seat }
seat-open = Frei
seat-for-friend = Frei für Freunde
seat-bot = Bot, { $strength }
seat-here = ist da
seat-ready = ist bereit
seat-away = ist nicht da
seat-free = Bot von Platz { $seat } wegschicken
seat-remove = { $name } vom Tisch wegschicken
seat-fill = Bot auf Platz { $seat } setzen

## Before the game

lobby-title = Rund um den Tisch
lobby-link = Mit diesem Link einladen
lobby-share = Spiel mit mir Eiland
lobby-seats = Plätze
lobby-open =
    { $open ->
        [one] Ein Platz ist noch frei. Verschicke den Link oder setze einen Bot hin.
       *[other] { $open } Plätze sind noch frei. Verschicke den Link oder fülle sie mit Bots.
    }
lobby-ready = Alle Plätze sind besetzt. Es beginnt, wenn alle, die da sind, bereit sind.
to-points = bis { $points } Punkte
sit = Hinsetzen
stand = Aufstehen
fill = Mit Bots füllen
lobby-clear = Raum auflösen
lobby-clear-why = Der Raum und sein Link sind dann endgültig weg, für dich und für alle, die du eingeladen hast.
begin = Beginnen

## The table

room-coming = Der Tisch wird gedeckt …
where-here = { $game }, hier
where-here-to-points = { $game }, hier, bis { $points } Punkte
where-to-points = { $game }, bis { $points } Punkte
where-progress = { $progress }, { $game }
title-your-turn = Du bist dran: { $game } · Eiland
notify-body = Die anderen warten auf dich: { $game }.
where-day = { $game }, Spiel des Tages { $day }
day-line = Heute haben hier alle dasselbe Würfelglück. Die Saat wird aufgedeckt, wenn der Tag vorbei ist (UTC).
day-sealed = Die Würfel bleiben versiegelt, bis der Tag vorbei ist
day-sealed-why = Alle, die das heutige Spiel spielen, teilen sich eine Saat; darum wird sie erst geöffnet, wenn der Tag vorbei ist (UTC). Danach lässt sich im Replay alles nachprüfen.
day-result = Das Ergebnis des Tages
day-rank =
    { $all ->
        [one] Du hast das Spiel des Tages als Erstes beendet.
       *[other] Platz { $rank } von { $all }
    }
day-share-title = Eine Zeile zum Teilen
day-share =
    { $rank ->
        [0] { $game }, Spiel des Tages, { $day }: { $points } Punkte. { $address }
       *[other] { $game }, Spiel des Tages, { $day }: { $points } Punkte, Platz { $rank } von { $all }. { $address }
    }
where-result = { $game }: { $result }
brought = Dieses Spiel hat in einem Browser begonnen. Wer es mitgebracht hat, könnte die kommenden Würfe kennen.
brought-free =
    { $count ->
        [one] { $seats } ist frei.
       *[other] { $seats } sind frei.
    }
caption-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $name } ist am Zug.
    }
silent = Der Server antwortet seit ein paar Sekunden nicht. Dein Tisch ist sicher; es wird gewartet.
lost =
    { $seconds ->
        [0] Keine Verbindung. Dein Tisch ist sicher; neuer Versuch jetzt.
        [one] Keine Verbindung. Dein Tisch ist sicher; neuer Versuch in einer Sekunde.
       *[other] Keine Verbindung. Dein Tisch ist sicher; neuer Versuch in { $seconds } Sekunden.
    }
dismissed = Der Server hat die Verbindung dieses Fensters beendet: Der Raum ist in zu vielen Fenstern offen, oder es wurde zu viel auf einmal gesendet. Dein Tisch ist sicher; lade die Seite neu, um hier weiterzumachen.
rule-number = Regel { $rule }
error-offline = Gerade besteht keine Verbindung. Versuch es gleich noch einmal.
error-waiting = Gerade besteht keine Verbindung. Was du gedrückt hast, wird gesendet, sobald sie wieder da ist.
error-lost = Was du gedrückt hast, kam nicht rechtzeitig an: Inzwischen ist etwas anderes geschehen. Sieh nach und wähle noch einmal.
error-stale = Inzwischen ist etwas geschehen. Sieh nach und wähle noch einmal.
error-not-seated = Das kann nur, wer am Tisch sitzt.
why-not-now = Das erlauben die Regeln jetzt nicht.
why-not-now-short = jetzt nicht
error-not-now = Das geht jetzt nicht ({ $message }).
error-no-seat = Dieser Platz ist besetzt.
error-length = Das ist leer oder zu lang.
error-full = Der Raum ist voll.
error-too-much = Das war zu viel auf einmal. Lass dir Zeit.
error-not-host = Das kann nur, wer den Raum eröffnet hat.
error-removed = Du wurdest von diesem Tisch weggeschickt. Zuschauen darfst du.
error-too-many-rooms = Du hast zu viele offene Spiele. Beende eines davon oder löse einen wartenden Raum auf und versuch es noch einmal.
error-other = Das hat nicht geklappt: { $message }
log-older = Ältere Schritte zeigen
aside = Verlauf und Chat
log-newest = Zum Neuesten
chat = Chat
chat-new = Chat, neue Zeilen
chat-unread = { $unread } ungelesen
chat-none = Noch hat niemand etwas gesagt.
chat-muted = Der Chat ist stumm.
chat-mute = Chat stummschalten
chat-watching = schaut zu
chat-whom = Wen du liest
chat-watchers = Wer zuschaut
chat-read = { $name } lesen
chat-say = Sag etwas
chat-send = Senden
final-title = Das Ergebnis
final-rank = { $rank }.
final-home = Startseite
stand-in = Ein Bot spielt gerade für dich.
stand-in-back = Platz zurücknehmen
leave = Den Tisch verlassen
leave-keep = Meinen Platz behalten
leave-keep-why = Du kannst jederzeit zurückkommen. Die anderen warten eine Weile, dann spielt ein Bot für dich, bis du wieder da bist.
leave-keep-why-alone = Du kannst jederzeit zurückkommen. Alles wartet auf dich.
leave-bot = Einen Bot weiterspielen lassen
leave-bot-why = Niemand muss warten. Wenn du zurückkommst, gehört der Platz wieder dir.
leave-not = Bleiben
resign = Aufgeben
resign-not = Weiterspielen
resign-why-others = Endgültig: Ein Bot spielt für dich zu Ende, und du darfst zuschauen.
resign-why-two = Endgültig: Das Spiel ist zu Ende, und die andere Seite hat gewonnen.
resign-why-alone = Endgültig: Das Spiel endet ohne Sieger.
resign-why-day = Endgültig: Das war dein Versuch für heute, und er bekommt keinen Rang.
away = { $name } ist nicht da.
away-stand-in = Jetzt einen Bot spielen lassen
rematch = Noch einmal
rematch-opened = Das nächste Spiel mit denselben Plätzen ist offen.
rematch-join = Dorthin
replay = Rückblick

## Replays

time-line = Zeitleiste
replay-side = Kurven, Verlauf und Beweis
replay-start = Vor dem ersten Schritt.
replay-step = Schritt
replay-at = Zug { $turn }, Schritt { $step }
replay-turn = Zu einem Zug springen
replay-setup = Aufbau
replay-speed = Tempo: { $speed }-fach
replay-share = Ein Link auf diesen Augenblick
replay-share-hint = Wer ihn öffnet, sieht das Spiel von hier an.
replay-journal = Spielprotokoll herunterladen
play-replay = Abspielen
pause = Pause
first = Zum Anfang
back = Einen Schritt zurück
next = Einen Schritt weiter
last = Zum Ende
mark-points = { $name }: { $points } Punkte
chart-by-turn = nach Zügen
chart-by-turn-to = nach Zügen, bis { $goal }
chart-rolls =
    { $rolls ->
        [one] ein Wurf, Strich: erwartet
       *[other] { $rolls } Würfe, Strich: erwartet
    }
chart-points-told = Punkte am Ende: { $points }
chart-dice-told = Wie oft jede Summe fiel. { $sums }

## The analysis of a game that is over

analysis = Analyse
analysis-faces = Was vom Spiel gezeigt wird
analysis-chances = Gewinnchance
analysis-points = Punkte, die zu erwarten sind
analysis-turn = Zug
analysis-lead = Wie standen die Chancen, was wäre besser gewesen, und was war Glück? Dieser Browser rechnet es aus; es dauert etwa eine Minute, und du kannst weiter zusehen.
analysis-start = Spiel analysieren
analysis-on = Weitermachen
analysis-stop = Anhalten
analysis-progress = { $done } von { $total } Schritten
analysis-done = Die Analyse ist fertig.
analysis-failed = Die Spielmaschine dieser Seite hat aufgegeben. Versuch es noch einmal, oder nimm das Programm: eiland analyse JOURNAL
analysis-off = Diese Seite wurde ohne die Spielmaschine gebaut, die das ausrechnen würde. Das Programm kann es: eiland analyse JOURNAL
analysis-whose = Wessen Entscheidungen
analysis-slips = Teuerste Entscheidungen
analysis-no-slips = Keine, die der Rede wert etwas gekostet hat.
analysis-slip-of = Fehler { $at } von { $of }
analysis-slip-before = Der Fehler davor
analysis-slip-next = Der nächste Fehler
analysis-flag = Zug { $turn }: { $loss }
analysis-card = Eine Entscheidung in Zug { $turn }
analysis-better-there = Es gab etwas Besseres.
analysis-played = Gespielt
analysis-better = Besser
analysis-also = Auch gut
analysis-sure = Auf etwa { $sure } Prozent genau: beurteilt nach dem, was man auf dem Platz wissen konnte, in ausgedachten Spielen.
analysis-exact = Genauer Erwartungswert über alle Würfe, die noch kommen.
analysis-anew = Hier neu entscheiden
analysis-line = Der bessere Weg
analysis-line-show = Besseren Weg zeigen
analysis-line-leave = Zurück zum Spiel
analysis-line-step = Schritt { $step } von { $of }
analysis-line-working = Rechnet aus, wie es hätte weitergehen können …
analysis-line-hint = Die bessere Entscheidung, dann der Rest des Zuges, wie ihn der beste Bot spielen würde. Wo Glück oder jemand anderes ins Spiel kommt, endet er.
analysis-line-failed = Die Spielmaschine dieser Seite konnte diesen Weg nicht spielen.
analysis-play-on = Ab Zug { $turn } weiterspielen
analysis-play-hint = Ein neues Spiel in diesem Browser, gegen Bots, mit demselben Glück, das noch kommt.
analysis-play-failed = Das Spiel konnte hier nicht beginnen.
analysis-luck-and-skill = Glück und Können
analysis-unit-chance = Prozent Gewinnchance
analysis-unit-points = Punkte
analysis-at-first = Anfang
analysis-luck = Glück
analysis-own = eigene Fehler
analysis-others = fremde Fehler
analysis-end = Ende
analysis-honest = Jede Zeile geht auf. Ein Spiel ist meistens Glück; vierzig zeigen, wer gut spielt.

## My name, my account

account = Mein Konto
account-guest = Du spielst als Gast: Dieser Browser kennt dich, kein anderer.
account-keep = Spiele behalten
account-keep-why = Mit Name und Passwort öffnest du deine Spiele auf jedem Gerät. Sonst wird nichts gefragt, auch keine Adresse: Ein vergessenes Passwort kann dir niemand schicken.
account-keep-do = Konto anlegen
account-login = Anmelden
account-login-why = Du hast auf einem anderen Gerät ein Konto angelegt? Melde dich hier damit an.
account-bring = Spiele dieses Geräts mitnehmen
account-bring-why = Deine Plätze als Gast gehen auf dein Konto über. Lass das aus, wenn auch andere dieses Gerät benutzen.
account-leave-why = Was hier als Gast gespielt wurde, bleibt beim Gast, und der wird beim Anmelden vergessen.
account-name = Name
account-password = Passwort
account-password-hint = mindestens 8 Zeichen
account-in = Du bist als { $name } angemeldet. Deine Spiele findest du auf jedem Gerät, auf dem du dich anmeldest.
account-change = Passwort ändern
account-old = Altes Passwort
account-new = Neues Passwort
account-change-why = Auf deinen anderen Geräten musst du dich dann neu anmelden.
account-changed = Das Passwort ist geändert.
account-made = Dein Konto ist angelegt. Deine Spiele gehören dazu.
account-logged-in = Willkommen zurück, { $name }.
account-logout = Abmelden
account-logout-why = Deine Spiele bleiben bei deinem Konto; dieses Gerät wird ein neuer Gast.
account-logged-out = Du bist abgemeldet.
account-error-login = Name oder Passwort stimmt nicht.
account-error-old = Das alte Passwort stimmt nicht.
account-error-taken = So heißt schon jemand anders. Wähle einen anderen Namen.
account-error-account = Du hast schon ein Konto.
account-error-no-account = Du hast auf diesem Gerät kein Konto.
account-error-name = Ein Name hat 1 bis 24 Zeichen.
account-error-password = Ein Passwort hat 8 bis 200 Zeichen.
account-error-too-much = Das war zu oft. Warte eine Minute und versuch es noch einmal.
account-error-offline = Gerade besteht keine Verbindung. Versuch es gleich noch einmal.
account-error-failed = Beim Server ging etwas schief. Versuch es gleich noch einmal.

## Fair dice

fair = Faire Würfel
fair-none = In diesem Spiel ist nichts versiegelt.
fair-sealed = Die Würfel sind versiegelt
fair-sealed-why = Vor dem ersten Wurf hat der Server seine Zufallszahl weggeschlossen und das Siegel unten veröffentlicht. Nach dem Spiel wird sie geöffnet, und jeder Wurf, jede Karte und jedes Mischen lässt sich nachrechnen.
fair-sealed-here = Vor dem ersten Wurf hat dieser Browser eine Zufallszahl gezogen und ihr Siegel notiert, siehe unten. Nach dem Spiel lässt sich daraus jeder Wurf, jede Karte und jedes Mischen nachrechnen.
fair-here = Das Spiel lief in diesem Browser, der auch die Zufallszahl hatte: Der Beweis zeigt, dass unterwegs keine Würfel ausgesucht wurden.
fair-checking = Die Würfel werden geprüft …
fair-yes = Die Würfel waren fair
fair-yes-why = Die Zufallszahl war vor dem ersten Wurf versiegelt und wurde nach dem letzten geöffnet.
fair-counts = Hier noch einmal gezogen: { $counts }. Alles stimmt.
fair-outcomes =
    { $count ->
        [one] ein weiteres Ergebnis
       *[other] { $count } weitere Ergebnisse
    }
fair-done = { $done } von { $total } Schritten
fair-off = Diese Seite kann die Würfel nicht prüfen
fair-off-why = Ihr fehlt der Teil, der Spiele nachrechnet. Lade das Protokoll herunter und prüfe es mit dem Programm: eiland verify PROTOKOLL
fair-failed = Die Würfel ließen sich nicht prüfen
fair-failed-why = Der Teil dieser Seite, der Spiele nachrechnet, ist nicht angelaufen. Versuch es noch einmal, oder prüfe das Protokoll mit dem Programm: eiland verify PROTOKOLL
fair-no = Die Würfel lassen sich nicht bestätigen
fair-broken-seal = Die geöffnete Zufallszahl passt nicht zum veröffentlichten Siegel.
fair-wrong = Schritt { $step } folgt nicht aus den Zufallszahlen: Sie ergeben etwas anderes, als im Protokoll steht.
fair-against-rules = Zeile { $line } des Protokolls verstößt gegen eine Regel.
fair-unreadable = Zeile { $line } des Protokolls kann nicht stimmen.
fair-other-seal = Im Protokoll steht ein anderes Siegel als das, das dir zuerst gezeigt wurde. Du hast { $seen } gesehen, im Protokoll steht { $told }.
fair-other-seed = Du hast „{ $seen }“ beigetragen, im Protokoll steht aber „{ $told }“.
fair-other-seed-none = Du hast „{ $seen }“ beigetragen, im Protokoll fehlt dein Beitrag.
fair-other-step = Schritt { $step } ist nicht der, den du gesehen hast. Im Protokoll steht:
fair-other-end = Du hast { $seen } Schritte gesehen, das Protokoll endet aber nach { $told }.
fair-other-replay = Ab Schritt { $step } ist die Wiederholung nicht die des Protokolls.
fair-kept = Genau wie hier von dir gesehen: { $what }.
fair-kept-early = das Siegel von vor dem Spiel
fair-kept-late = das Siegel
fair-kept-seed = dein eigener Beitrag
fair-kept-steps =
    { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
fair-retold =
    { $steps ->
        [one] Ein Schritt wurde zurückgenommen, während du weg warst.
       *[other] { $steps } Schritte wurden zurückgenommen, während du weg warst.
    }
fair-not-seen = Dieser Browser hat das Spiel nicht gesehen und kann das Protokoll mit nichts vergleichen.
fair-details = Siegel und Zufallszahlen
fair-seal = Siegel
fair-seed = Beitrag: { $name }
fair-secret = Die Zufallszahl des Servers
fair-again = Noch einmal prüfen

## Rules

rules-lead = Ein paar Bilder genügen für den Anfang. Der Rest ist da, wenn du ihn brauchst.
rules-books = Die Bücher
rules-seek = Regeln durchsuchen
rules-seek-example = Suche: Hafen, Sieben, BASE-38 …
rules-unknown = Eine Regel { $rule } gibt es nicht.
rules-plain = { $book } in einfachen Worten
rules-plain-short = In einfachen Worten
rules-topics = Themen
rules-numbers = Nach Nummern
rules-numbers-hint = mit diesen Nummern begründet das Spiel jedes Nein
rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
rules-all = { $count ->
    [one] Die eine Regel
   *[other] Alle { $count } Regeln
}
rules-found = „{ $words }“ in „{ $book }“: { $steps ->
    [0] kein Bild
    [one] ein Bild
   *[other] { $steps } Bilder
}, { $topics ->
    [0] kein Thema
    [one] ein Thema
   *[other] { $topics } Themen
}, { $rules ->
    [0] keine Regel
    [one] eine Regel
   *[other] { $rules } Regeln
}.
rules-elsewhere = Regeln in anderen Büchern:

## What is not here

nowhere-page = Unbekannte Gewässer
nowhere-page-why = Unter dieser Adresse ist nichts.
nowhere-room = Diesen Tisch gibt es nicht
nowhere-room-why = Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.
nowhere-replay = Diesen Rückblick gibt es nicht
nowhere-replay-why = Nur beendete Spiele lassen sich noch einmal ansehen, und der Link muss vollständig sein.
nowhere-home = Zurück in den Hafen

menu = Menü: Start, Verlauf, Regeln, faire Würfel, Ton, Einstellungen
menu-home = Zum Start

# The board: nearer and farther, and what lies out of view.
board-zoom = Näher oder weiter weg
board-map = Kleine Karte; drück dorthin, wohin du sehen willst
board-more = { $count } mehr
board-beyond =
    { $count ->
        [one] Ein Platz zur Wahl liegt
       *[other] { $count } Plätze zur Wahl liegen
    } { $edge ->
        [left] links
        [right] rechts
        [top] oberhalb
       *[bottom] unterhalb
    } vom Ausschnitt: dorthin gehen

keys = Tasten
keys-off = In den Einstellungen lassen sich die Tasten abschalten.
settings-keys = Einzelne Tasten
settings-keys-hint = Eine Taste würfelt, baut, handelt oder beendet den Zug; „?“ zeigt sie alle.
key-shift = Umschalt
key-log = Zum Verlauf
key-help = Alle Tasten zeigen
key-nearer = Näher
key-farther = Weiter weg
key-whole = Ganzer Plan
key-move-board = Den Plan verschieben, wenn er nah ist
