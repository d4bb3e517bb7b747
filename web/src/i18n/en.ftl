# The words of the shared page. Games bring their own, with keys that begin with the game's id.
# Both languages have the same keys; a test sees to it.

## Everywhere

you = You
you-object = you
guest = Guest { $number }
and = and
player = Player
players = Players
points = Points
dice = Dice
log = Log
rules = Rules
settings = Settings
share = Share
copy = Copy
copied = Copied. Now you can paste it anywhere.
copy-by-hand = This browser does not let the page copy. The text is marked: copy it with Ctrl+C, or a long press.
shared = Shared.
close = Close
change = Change
keep = Keep
open = Open
look = Look
skip = Skip to the content
minutes = { $minutes } min
duration = How long it takes
offline = The server does not answer. Trying again by itself.
offline-part = This part of the page could not be loaded.
reload = Load it again
game-missing = This page cannot show this game yet.

## The top bar

bar-places = Places
bar-other-language = Deutsch
bar-other-theme = Light or dark
mark-offline = Offline, all here works
mark-offline-kept = Offline, kept here
mark-alone = No server, all here works
play = Play
replays = Replays
watch = Watch

## Settings

settings-language = Language
settings-theme = Light and dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-speed = Speed
settings-speed-hint = How long the others’ moves are shown, and how quickly all motion goes by. Nobody else has to wait for it. Less motion follows your system’s setting.
settings-offers = Only offers I can take
settings-offers-hint = Offers for cards you do not hold are declined for you. The others cannot tell. Switched off, you can answer them with an offer of your own.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
settings-sound = Sound
settings-sound-hint = Two knocks when it is your turn.
settings-notify = Notify me
settings-notify-hint = A word from your system when it is your turn and you look at something else.
settings-notify-denied = Your browser does not allow it. You can change that in its settings for this page.
settings-chat = Show the chat
name = Your name
name-hint = How others see you

## Home

hero-lead = Settle an island this evening: with friends, with bots, on whatever you hold in your hand.
hero-summary =
    { $bots ->
        [1] You and one { $strength } bot.
        [2] You and two { $strength } bots.
        [3] You and three { $strength } bots.
       *[other] You and { $bots } { $strength } bots.
    } { $map }, to { $points } points.
hero-waiting = Laying out the board …
hero-here = Play here: alone or at one screen, without account or network
play-now = Play now
invite = Invite friends
more-games = More games
more-ways = More ways to play: { $game }
continue = Continue
continue-none = No game under way. The next one is one press away.
watch-none = Nobody plays in public just now.
replays-none = Your finished games will be kept here.
your-turn = Your turn
room-waiting =
    { $open ->
        [0] all seats taken, not begun yet
        [one] one free seat
       *[other] { $open } free seats
    }
room-with = with { $others }; { $points } points
room-turn = turn { $turn }
room-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
result-you = You won { $points } to { $next }
result-other = { $name } won { $points } to { $next }
result-alone = You have { $points } points
result-alone-other = { $name } has { $points } points
result-shared = { $names } share the win with { $points } points
result-nobody = Nobody has won
result-turns = The game was ended without a winner after { $turns } turns
result-day = The day was over before this game was
result-resigned = { $name } gave up
result-resigned-you = You won: { $name } gave up
result-resigned-other = { $winner } won: { $name } gave up

## The game of the day

today = Today
today-of = Game of the day: { $game }
today-lead = Everybody has the same luck today, and one attempt.
today-play = Play today’s game
today-resume = Go on
today-mine =
    { $rank ->
        [0] You have { $points } points.
       *[other] You have { $points } points, rank { $rank }.
    }
today-best = Your best ever: { $best }
today-none = Nobody has finished it yet. Be the first.
today-none-then = Nobody played that day.
today-yesterday = The day before
today-back = Today’s game
today-rank = Rank
today-guests = Guests, without a rank
today-watch = Look at the game of { $name }
today-table = Scores of { $day }

## Options of a new game

options-title = A new game: { $game }
options-rules = House rules
options-rules-turned = { $count ->
    [0] as usual
    [one] one is not as usual
   *[other] { $count } are not as usual
}
continue-your-turn = Continue, your turn
options-players = Players
options-map = Map
options-seats = Who plays
options-strength = Strength of the bots
options-clock = Time for a turn
options-public = Others may watch
options-public-hint = The game is listed on the home page. Nobody sees your cards.
options-open = Open the table
clock-none = No clock
clock-relaxed = Relaxed
clock-quick = Quick
clock-seconds = { $name }, { $seconds } s
clock-left =
    { $seconds ->
        [0] Your time is up.
        [one] One second left. Then a bot plays for you.
       *[other] { $seconds } seconds left. Then a bot plays for you.
    }
clock-warning = Fifteen seconds left for your turn.
bot = Bot
bot-gentle = gentle
bot-steady = steady
bot-keen = keen
seat-number = Seat { $seat }
seat-open = Free
seat-for-friend = Free for a friend
seat-bot = Bot, { $strength }
seat-here = is here
seat-ready = is ready
seat-away = is away
seat-free = Send the bot on seat { $seat } away
seat-remove = Send { $name } away from the table
seat-fill = Put a bot on seat { $seat }

## Before the game

lobby-title = Around the table
lobby-link = Invite with this link
lobby-share = Play Eiland with me
lobby-seats = Seats
lobby-open =
    { $open ->
        [one] One seat is still free. Send the link, or fill it with a bot.
       *[other] { $open } seats are still free. Send the link, or fill them with bots.
    }
lobby-ready = All seats are taken. The game begins when everybody here is ready.
to-points = to { $points } points
sit = Sit here
stand = Leave
fill = Fill with bots
begin = Begin
lobby-clear = Clear the room away
lobby-clear-why = The room and its link are gone for good, for you and for everybody whom you have invited.

## The table

room-coming = The table is being set …
where-here = { $game }, here
where-here-to-points = { $game }, here, to { $points } points
where-to-points = { $game }, to { $points } points
where-progress = { $progress }, { $game }
title-your-turn = Your turn: { $game } · Eiland
notify-body = The others wait for you: { $game }.
where-day = { $game }, game of the day { $day }
day-line = Today everybody meets the same luck here. The seed is revealed when the day is over (UTC).
day-sealed = The dice stay sealed until the day is over
day-sealed-why = All who play today’s game share one seed, so it is opened only when the day is over (UTC). Then everything can be checked in the replay.
day-result = The day’s result
day-rank =
    { $all ->
        [one] You are the first to finish today’s game.
       *[other] Rank { $rank } of { $all }
    }
day-share-title = A line to share
day-share =
    { $rank ->
        [0] { $game }, game of the day, { $day }: { $points } points. { $address }
       *[other] { $game }, game of the day, { $day }: { $points } points, rank { $rank } of { $all }. { $address }
    }
where-result = { $game }: { $result }
brought = This game was begun in somebody’s browser. Whoever brought it here could know the coming dice.
brought-free =
    { $count ->
        [one] { $seats } is free.
       *[other] { $seats } are free.
    }
caption-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
silent = The server has not answered for a few seconds. Your table is safe; waiting for it.
lost =
    { $seconds ->
        [0] No connection. Your table is safe; trying again now.
        [one] No connection. Your table is safe; trying again in one second.
       *[other] No connection. Your table is safe; trying again in { $seconds } seconds.
    }
dismissed = The server has ended the connection of this window: the room is open in too many windows, or too much was sent at once. Your table is safe; reload the page to go on here.
rule-number = Rule { $rule }
error-offline = There is no connection just now. Try again in a moment.
error-waiting = There is no connection just now. What you pressed is sent as soon as it is back.
error-lost = What you pressed did not arrive in time: something else has happened. Have a look and choose again.
error-stale = Something has happened in the meantime. Have a look and choose again.
error-not-seated = Only those who sit at the table can do that.
why-not-now = The rules do not allow this now.
why-not-now-short = not now
error-not-now = Not now: { $message }.
error-no-seat = This seat is taken.
error-length = That is empty or too long.
error-full = The room is full.
error-too-much = That was too much at once. Take it slowly.
error-not-host = Only whoever opened the room can do that.
error-removed = The host has sent you away from this table. You may watch.
error-too-many-rooms = You have too many games open. End one of them, or clear a waiting room away, and try again.
error-other = That did not work: { $message }
aside = Log and chat
log-older = Show older steps
log-newest = To the newest
chat = Chat
chat-new = Chat, new lines
chat-unread = { $unread } unread
chat-none = Nobody has said anything yet.
chat-muted = The chat is muted.
chat-mute = Mute the chat
chat-watching = watching
chat-whom = Whom to read
chat-watchers = Those who watch
chat-read = Read { $name }
chat-say = Say something
chat-send = Send
final-title = The result
final-rank = { $rank }.
final-home = Home
stand-in = A stand-in plays for you.
stand-in-back = Take my seat back
leave = Leave the table
leave-keep = Keep my seat
leave-keep-why = You can come back at any time. The others wait a while, then a bot plays for you until you are back.
leave-keep-why-alone = You can come back at any time. Everything waits for you.
leave-bot = Let a bot play on
leave-bot-why = Nobody has to wait. When you come back, your seat is yours again.
leave-not = Stay
resign = Give up
resign-not = Play on
resign-why-others = For good: a bot plays your seat to the end, and you may watch.
resign-why-two = For good: the game ends, and the other one has won.
resign-why-alone = For good: the game ends without a winner.
resign-why-day = For good: this was your attempt for today, and it gets no rank.
away = { $name } is away.
away-stand-in = Let a bot play on now
rematch = Once more
rematch-opened = The next game with the same seats is open.
rematch-join = Go there
replay = Replay

## Replays

time-line = Time line
replay-side = Charts, log and proof
replay-start = Before the first step.
replay-step = Step
replay-at = Turn { $turn }, step { $step }
replay-turn = Jump to a turn
replay-setup = Set-up
replay-speed = Speed: { $speed } times
replay-share = A link to this moment
replay-share-hint = Whoever opens it sees the game from here on.
replay-journal = Download the journal
play-replay = Play
pause = Pause
first = To the start
back = One step back
next = One step on
last = To the end
mark-points = { $name }: { $points } points
chart-by-turn = by turn
chart-by-turn-to = by turn, first to { $goal }
chart-rolls =
    { $rolls ->
        [one] one roll, line: expected
       *[other] { $rolls } rolls, line: expected
    }
chart-points-told = Points at the end: { $points }
chart-dice-told = How often each sum was rolled. { $sums }

## The analysis of a game that is over

analysis = Analysis
analysis-faces = What is shown of the game
analysis-chances = Chance to win
analysis-points = Points to be expected
analysis-turn = Turn
analysis-lead = How did the chances go, what would have been better, and what was luck? This browser works it out; it takes about a minute, and you can go on looking.
analysis-start = Analyse the game
analysis-on = Go on
analysis-stop = Stop
analysis-progress = { $done } of { $total } steps
analysis-done = The analysis is complete.
analysis-failed = The engine of this page gave up. Try it again, or use the program: eiland analyse JOURNAL
analysis-off = This page was built without the engine, which would work the analysis out. The program does: eiland analyse JOURNAL
analysis-whose = Whose decisions
analysis-slips = Decisions that cost most
analysis-no-slips = None that cost anything worth telling.
analysis-slip-of = Slip { $at } of { $of }
analysis-slip-before = The slip before
analysis-slip-next = The next slip
analysis-flag = Turn { $turn }: { $loss }
analysis-card = A decision in turn { $turn }
analysis-better-there = Something better was there.
analysis-played = Played
analysis-better = Better
analysis-also = Also good
analysis-sure = Sure to about { $sure } percent: judged by what the seat could know then, in imagined games.
analysis-exact = By exact expectation over all dice to come.
analysis-anew = Decide anew from here
analysis-line = The better line
analysis-line-show = Show the better line
analysis-line-leave = Back to the game
analysis-line-step = step { $step } of { $of }
analysis-line-working = Working out how it might have gone on …
analysis-line-hint = The better decision, then the rest of the turn as the best bot would play it. Where luck or another player comes in, it ends.
analysis-line-failed = The engine of this page could not play that line.
analysis-play-on = Play on from turn { $turn }
analysis-play-hint = A new game in this browser, against bots, with the same luck to come.
analysis-play-failed = The game could not be begun here.
analysis-luck-and-skill = Luck and skill
analysis-unit-chance = percent to win
analysis-unit-points = points
analysis-at-first = start
analysis-luck = luck
analysis-own = own slips
analysis-others = others’ slips
analysis-end = end
analysis-honest = The numbers of a row add up. One game is mostly luck; forty tell who plays well.

## My name, my account

account = My account
account-guest = You play as a guest: this browser knows you, no other does.
account-keep = Keep my games
account-keep-why = A name and a password open your games on every device. Nothing else is asked, not even an address: a forgotten password cannot be sent to you.
account-keep-do = Make an account
account-login = Log in
account-login-why = Have you made an account on another device? Take it up here.
account-bring = Bring this device’s games along
account-bring-why = Your seats as a guest here become your account’s. Leave this off on a device that others use.
account-leave-why = What was played here as a guest stays with the guest, who is forgotten when you log in.
account-name = Name
account-password = Password
account-password-hint = 8 characters or more
account-in = You are logged in as { $name }. Your games are on every device where you log in.
account-change = Change the password
account-old = Old password
account-new = New password
account-change-why = Your other devices then have to log in again.
account-changed = The password is changed.
account-made = Your account is made. Your games belong to it.
account-logged-in = Welcome back, { $name }.
account-logout = Log out
account-logout-why = Your games stay with your account; this device becomes a new guest.
account-logged-out = You are logged out.
account-error-login = Name or password is wrong.
account-error-old = The old password is wrong.
account-error-taken = Somebody else has this name. Choose another one.
account-error-account = You have an account already.
account-error-no-account = You have no account on this device.
account-error-name = A name has 1 to 24 characters.
account-error-password = A password has 8 to 200 characters.
account-error-too-much = That was too often. Wait a minute and try again.
account-error-offline = There is no connection just now. Try again in a moment.
account-error-failed = Something went wrong at the server. Try again in a moment.

## Fair dice

fair = Fair dice
fair-none = Nothing is sealed in this game.
fair-sealed = The dice are sealed
fair-sealed-why = Before the first roll the server locked its seed away and published the seal below. When the game is over the seed is opened, and every roll, card and shuffle can be drawn again.
fair-sealed-here = Before the first roll this browser drew a seed and noted its seal, below. When the game is over every roll, card and shuffle can be drawn again from it.
fair-here = The game ran in this browser, which held the seed too: the proof shows that no dice were chosen on the way.
fair-checking = Checking the dice …
fair-yes = The dice were fair
fair-yes-why = The seed was sealed before the first roll and opened after the last.
fair-counts = Drawn again here: { $counts }. All match.
fair-outcomes =
    { $count ->
        [one] one further outcome
       *[other] { $count } further outcomes
    }
fair-done = { $done } of { $total } steps
fair-off = This page cannot check the dice
fair-off-why = It was built without the engine. Download the journal and check it with the program: eiland verify JOURNAL
fair-failed = The dice could not be checked
fair-failed-why = The engine of this page did not start. Try it again, or check the journal with the program: eiland verify JOURNAL
fair-no = The dice cannot be confirmed
fair-broken-seal = The opened seed does not fit the seal that was published.
fair-wrong = Step { $step } does not follow from the seeds: they give another outcome than the journal tells.
fair-against-rules = Line { $line } of the journal breaks a rule.
fair-unreadable = Line { $line } of the journal cannot be right.
fair-other-seal = The journal has another seal than the one that was shown to you first. You saw { $seen }, the journal says { $told }.
fair-other-seed = You added the seed “{ $seen }”, but the journal says “{ $told }”.
fair-other-seed-none = You added the seed “{ $seen }”, but the journal has none of yours.
fair-other-step = Step { $step } is not the one that you saw. The journal says:
fair-other-end = You saw { $seen } steps, but the journal ends after { $told }.
fair-other-replay = From step { $step } on the replay is not the one in the journal.
fair-kept = The same as you saw here: { $what }.
fair-kept-early = the seal from before the game
fair-kept-late = the seal
fair-kept-seed = your own seed
fair-kept-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
fair-retold =
    { $steps ->
        [one] One step was taken back while you were away.
       *[other] { $steps } steps were taken back while you were away.
    }
fair-not-seen = This browser did not see the game, so it has nothing to compare the journal with.
fair-details = Seal and seeds
fair-seal = Seal
fair-seed = Seed: { $name }
fair-secret = The server’s seed
fair-again = Check again

## Rules

rules-lead = A few pictures are enough to start. The rest is here when you need it.
rules-books = The books
rules-seek = Search the rules
rules-seek-example = Search: harbour, seven, BASE-38 …
rules-unknown = There is no rule { $rule }.
rules-plain = { $book } in plain words
rules-plain-short = In plain words
rules-topics = Topics
rules-numbers = By number
rules-numbers-hint = the engine refuses by these numbers
rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}
rules-all = { $count ->
    [one] The one rule
   *[other] All { $count } rules
}
rules-found = “{ $words }” in { $book }: { $steps ->
    [0] no picture
    [one] one picture
   *[other] { $steps } pictures
}, { $topics ->
    [0] no topic
    [one] one topic
   *[other] { $topics } topics
}, { $rules ->
    [0] no rule
    [one] one rule
   *[other] { $rules } rules
}.
rules-elsewhere = Rules in other books:

## What is not here

nowhere-page = Uncharted waters
nowhere-page-why = There is nothing at this address.
nowhere-room = No such table
nowhere-room-why = It may have been cleared, or the link is not complete.
nowhere-replay = No such replay
nowhere-replay-why = Only finished games can be seen again, and the link has to be complete.
nowhere-home = Back to the harbour

menu = Menu: home, log, rules, fair dice, sound, settings
menu-home = To the start

# The board: nearer and farther, and what lies out of view.
board-zoom = Nearer or farther
board-map = Small map; press where you want to look
board-more = { $count } more
board-beyond =
    { $count ->
        [one] One place to choose lies
       *[other] { $count } places to choose lie
    } { $edge ->
        [left] to the left
        [right] to the right
        [top] above
       *[bottom] below
    } of what is in view: go there

keys = Keys
keys-off = Keys can be switched off in the settings.
settings-keys = Single keys
settings-keys-hint = One key rolls, builds, trades or ends the turn; “?” shows them all.
key-shift = Shift
key-log = Go to the log
key-help = Show all keys
key-nearer = Nearer
key-farther = Farther
key-whole = Whole board
key-move-board = Move the board, when it is near
