# Games in this browser. Keys that other screens use too are in `src/i18n`.

## The screen

here-title = Play here
here-lead = No account and no server: the game runs in this browser and is kept in it.
here-games = Games
here-shared =
    { $people ->
        [2] Two of you share this screen: a curtain hides the hand between turns.
        [3] Three of you share this screen: a curtain hides the hand between turns.
        [4] Four of you share this screen: a curtain hides the hand between turns.
       *[other] { $people } of you share this screen: a curtain hides the hand between turns.
    }
here-alone =
    { $bots ->
        [0] You play alone.
        [1] You and one bot.
        [2] You and two bots.
        [3] You and three bots.
       *[other] You and { $bots } bots.
    }
here-wrong-nobody = Somebody has to play here: set at least one seat to “Here”.
here-wrong-count = So many cannot play this game. Fill or empty a seat.
here-options = Options
here-start = Start here
here-failed = The game could not be begun here. Try once more, or reload the page.
here-engine-missing = This page was built without its engine, so no game can run here. Games on a server are not concerned.
here-engine-lost = The engine for games here could not be loaded. Reload the page when you are connected.
options-done = Done

who-here = Here
who-bot = Bot
who-none = –
who-none-is = empty
who-name = Name of player { $seat }
who-nameless = Player { $seat }
who-strength = Bot on seat { $seat }
who-bot-is = { $strength } bot

## What is kept

kept-title = Kept in this browser
kept-count =
    { $count ->
        [one] one game, { $size }
       *[other] { $count } games, { $size }
    }
kept-none = No game yet. The next one will be kept here.
kept-people =
    { $bots ->
        [0] { $names } at this screen
        [1] { $names } at this screen, one bot
        [2] { $names } at this screen, two bots
       *[other] { $names } at this screen, { $bots } bots
    }
kept-bots =
    { $bots ->
        [0] alone
        [1] one bot
        [2] two bots
        [3] three bots
       *[other] { $bots } bots
    }
kept-bots-map =
    { $bots ->
        [0] alone, { $map }
        [1] one bot, { $map }
        [2] two bots, { $map }
        [3] three bots, { $map }
       *[other] { $bots } bots, { $map }
    }
kept-turn = turn { $turn }, saved { $when }
kept-look = Look
kept-table = To the table
kept-more = More about { $game }, { $when }
kept-journal = Download the journal
kept-journal-why = Everything that was played, as text. The secret of the dice is not in it before the game is over.
kept-journal-why-over = Everything that was played, with the secret of the dice: “eiland verify” checks it, “eiland replay” tells it.
kept-give = Hand it to this server
kept-give-why = It goes on there, with you on the first seat; others at this screen sit down by the link. Everybody is told that you could know the coming dice. The game here stays as it is.
kept-give-offline = The server does not answer just now.
kept-give-refused = The server did not take the game.
kept-drop = Delete
kept-drop-why = The game is removed from this browser. It is nowhere else, unless you have exported it.
kept-dropped = The game is deleted.
kept-bring-back = Bring it back

safe-title = Keep it safe
safe-why = A browser may clear what it keeps when space runs out. A file does not.
safe-export = Export all to a file
safe-open = Open a file
safe-asked = Asked to be kept for good:
safe-yes = yes
safe-no = not granted
safe-not-yet = with the first game
safe-nothing = This browser keeps nothing here (a private window?). Games last as long as this page is open.

file-taken =
    { $taken ->
        [one] One game was taken from the file.
       *[other] { $taken } games were taken from the file.
    }
file-known =
    { $known ->
        [one] One game was here already.
       *[other] { $known } games were here already.
    }
file-strange = This file holds no games of Eiland.
file-unsealed = The journal has no seal, so it cannot be kept here.
file-secret = The journal is of a game that is not over, and its secret is missing. “Export all to a file” keeps it.
file-refused = A game in the file does not follow the rules and was left out.
file-large = The file is too large.

app-title = As an app
app-why = Opens from the home screen, also without a network.
app-done = It is installed, and opens without a network too.
app-install = Install
app-by-hand = Your browser’s menu has “Install” or “Add to home screen”.
app-network = Needs the network:
app-network-what = friends elsewhere, open tables, the game of the day.

## At the table

recap = Since your turn, { $name }
sail-turn = { $name }, it is your turn.
sail-asked = { $name }, you are asked.
sail-why = { $name }, hand over the screen. The board stays in view; the cards stay behind the sail.
sail-why-first = Only { $name } raises it. The board stays in view; the cards stay behind the sail.
sail-raise = I am { $name }: raise it

notice-unkept = The browser does not keep this game any more (no space, or a private window). You can play on as long as this page is open.
notice-restarted = The engine had stopped. It was started again, and the game goes on where it was kept last.
trouble-nowhere = No such game here
trouble-nowhere-why = This browser keeps no game with this address. It may be on another device, or deleted.
trouble-elsewhere = Played in another tab
trouble-elsewhere-why = This game is open in another tab or window. Only one of them plays.
trouble-take = Play on here
trouble-broken = This game cannot go on
trouble-broken-why = The engine failed several times. What was kept is safe: try again, or export it to a file.
trouble-again = Try again
trouble-engine = No engine in this page
trouble-engine-why = This page was built without its engine, so games here cannot be opened.
trouble-back = Games in this browser
