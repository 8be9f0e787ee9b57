## The house

page-title = Unspoken
motto =
    { $games ->
        [one] One game
        [2] Two games
        [3] Three games
        [4] Four games
        [5] Five games
        [6] Six games
        [7] Seven games
        [8] Eight games
       *[other] { $games } games
    } about what goes unsaid
house-nav = The house
how-to-play = How to play
settings = Settings
menu = Menu
close = Close
send = Send
begin = Begin
try-now = Try now
to-the-corridor = Back to the corridor
offline-title = The house is out of reach
offline-text = No connection to the table right now. Nothing is lost: your answers and your seat are kept.

## Doors

choose-a-door = Choose a door
choose-a-game = Choose a game
door-players = { $least }–{ $most } players
door-coming = Opening soon
soon = soon
door-walk-in = Tap a door to walk in: bots are waiting.

play-game-now = Play { $game } now with bots
open-a-table = Open a table
have-a-code = Have a code?
code-label = Table code, six letters or digits

## A name

name-ask = What shall we call you?
name-label = Your name
guest-name = Guest
name-note = No account, no e-mail. We draw you a seal.
sit-down = Sit down
setting-name-note = For the next table you sit down at.
licences = Licences of the code and typefaces in this page

## An invitation

come-and-sit = Come and sit
table-of = { $host }’s table
invited-title = { $host }’s table · Unspoken
join-full = Every seat is taken right now. You can watch, and take a bot’s seat when one comes up.
join-locked = The door is locked: nobody new can come in right now. Ask the host to open it.
join-on = The game has begun. You can watch, and take over a bot’s seat.
come-in-and-watch = Come in
welcome-back = Come back in as { $name }
missing-title = No such table
missing-text = No table is laid at { $code }. Perhaps a letter went astray, or the evening is over.
unreachable-text = The house is not answering. Is it still running, and are you on the same network?

## The open table

seats = Seats
you = You
a-bot = { $name }, a bot
seat-yours = { $name }, that is you
is-bot = a bot
an-agent = { $name }, an AI agent
is-agent = an AI agent
label-and-text = { $label }: { $text }
why-round = Round { $round }
is-host = host
is-away = away
is-silent = silent
is-awaited = the table is waiting
is-done = ready
has-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
teams-against = against
teams-by-chairs = Swap chairs to change that.
free-seat = Free seat
sit-a-bot = Seat a bot
sit-a-bot-here = Free seat: seat a bot here
free = Free
send-link = Send link
send-link-code = Send the link ({ $code })
show-on-tv = Show the table on a TV
tv-scan = Scan it with a phone, or go to
tv-sits = Who is here
tv-bot-in = bot in { $seconds } s
tv-bot-soon = bot coming
tv-waits = This screen is waiting for a table
tv-code-is = The code of this screen: { $code }
tv-how = On the host’s phone: menu, “Show the table on a TV”, and these four characters.
tv-no-table-yet = No table yet? Open one at { $where }.
tv-open-there = On the TV, open
tv-type-code = Then type the four characters it shows:
tv-show-there = Show it there
tv-shown-on = TVs showing this table
tv-number = TV { $number }
tv-put-away = Disconnect
tv-window = Or open it here, in its own window
link-copied = Link copied. Now send it to your friends.
link-is = Send this to your friends: { $url }
add-a-bot = Add a bot
remove-bot = Send away
stand-up = Stand up and watch
stand-up-playing = Let a bot play for me
tap-to-swap = Tap another seat to swap
let-go = Let go
qr-alt = A QR code that opens this table, { $code }
code-is = Table code { $code }
scan-or-type = scan or type
what-we-play = What we play
house-rules = House rules, tap to change
house-rules-locked = House rules. Only { $host } can change them.
seats-taken = { $taken } of { $most } seats taken.
more-needed = { $missing ->
    [one] One more is needed.
   *[other] { $missing } more are needed.
  }
anyone-can-join = Anyone can still join.
start-with = { $seated ->
    [one] Start with one player
   *[other] Start with { $seated } players
  }
host-starts = { $host } will open the door to { $game }

## The table

stage = Stage
title-your-turn = Your turn · { $game }
title-table = { $game } · Unspoken
waiting-for = Waiting for { $names }
waited = { $seconds } s
you-in-a-list = you
you-in-a-sentence = you
seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
  }
you-watch = You are watching
bot-plays-for-you = A bot is playing for you
take-seat-back = Take my seat back
ask-for-seat = Ask for { $name }’s seat
seat-asked-for = You asked for { $name }’s seat. It will be yours after this round, if everybody agrees.
asks-for-seat = { $who } would like to take over from { $name }
admit = Let them
turn-down = Not now
picture-held-close = A picture, up close

## The first time

guide = Hints for a first game
story-open = How it works, in four pictures
guide-next = Got it
guide-end = No more hints
guide-again = Show me on the table

## Talk

talk = Table talk
talk-unread = Table talk, { $unread } new
the-table = The table
close-talk = Close the chat
channels = Who can hear
channel-table = The table
what-was-said = What was said
nothing-said = Nothing has been said yet
say-something = Say something
signs = Signs
give-a-sign = Give a sign
sign-smile = Smile
sign-laugh = Laugh
sign-wow = Gasp
sign-hmm = Wonder
sign-clap = Clap
sign-heart = Heart
you-are-silent = You are silent
silent-why = The game asks you to keep quiet for now. You can still read.
watchers-listen = While you watch a game, you can read but not speak.

## The menu

rules-now = The rules of this game
rules-of = How { $game } is played
this-evening = This evening
won-by = { $names } won
won-by-nobody = nobody won
people-here = At this table
leave = Leave the table
leave-sure = Tap again to leave
leave-sure-playing = Tap again: a bot takes your seat
leave-sure-days = Tap again: a bot takes your seat, or a friend whom everybody welcomes
pause = Pause the game
resume = Resume the game
skip = Stop waiting
skip-sure = Tap again: their answers will be random
back-to-open = Back to the open table
hand-over = Let a bot play for { $name }
hand-over-sure = Sure? A bot will play for { $name }
remove = Show { $name } out
remove-sure = Sure? Show { $name } out
lock-table = Lock the door
unlock-table = Unlock the door
change-code = New code for the table
change-code-sure = Sure? The old code and link stop working
grace = A bot sits in for anyone away for
grace-of = { $seconds ->
    [30] 30 s
    [60] 1 min
   *[other] { $minutes } min
  }
manner = The bots are
manner-gentle = gentle
manner-gentle-hint = They let people speak first, and make mistakes now and then.
manner-even = even
manner-even-hint = They are as quick as people, and seldom make mistakes; in a team, people still speak first.
manner-keen = keen
manner-keen-hint = They are quick, wait for nobody, and play their best.

## A deck of one's own

own-deck = A deck of your own
own-about = Photographs, drawings, old postcards: anything with a story in it. Each is reprinted as a card, without the place and time it was taken.
own-choose = Choose pictures
own-drop = or drop them here
own-kinds = JPEG, PNG or WebP, up to { $megabytes } MB each
own-name = Name of the deck
own-name-example = Our pictures
own-reach = Who may play with it
own-for-table = This table
own-for-house = The whole house
own-reach-table = Only the people at this table see these pictures.
own-reach-house = Every table in this house can choose this deck. Cards that have been dealt stay visible to those who saw them.
own-count = { $count } of at least { $least }
own-count-enough = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
  }
own-enough = Enough to play. If a large table needs more, a few of the house’s dreams join in.
own-missing = { $missing ->
    [one] One more, and you can play with them.
   *[other] { $missing } more, and you can play with them.
  }
own-coming = { $coming ->
    [one] One is being printed…
   *[other] { $coming } are being printed…
  }
own-pictures = Your pictures
own-picture = Picture { $number }
own-picture-said = Picture { $number }: { $alt }
own-alt = What is in picture { $number }?
own-alt-example = What is in it?
own-alt-why = A few words help those who cannot see it, and the bots.
own-take-out = Remove picture { $number }
own-take-out-sure = Tap again to remove picture { $number }
own-waiting = { $file }: waiting
own-printing = { $file }: { $percent } % sent
own-drying = { $file }: being printed
own-refused = { $file }: { $sentence }
own-dismiss = Dismiss { $file }
own-play = Play with these pictures

## Tonight's deck

tonight-deck = Tonight’s deck
tonight-about = Give a word, and a deck is dreamt up from it, card by card, that nobody at the table has ever seen. The same word gives the same deck.
tonight-word = One word
tonight-word-example = moth
tonight-draw = Draw the deck
tonight-replaces = It replaces the deck from “{ $word }”.
tonight-from = Tonight’s deck, drawn from “{ $word }”
tonight-count = { $drawn } of { $cards }
tonight-waiting = The painter is at another table, and will come to yours next.
tonight-preparing = Getting the paints ready. The first card takes a little longer.
tonight-drawing = It is being drawn. You can begin once there are { $least } cards.
tonight-playable = Enough to begin. The house’s dreams fill the gaps; cards drawn later join the next game.
tonight-done = All the cards are here.

## Words of one's own

words-played = Words:
words-played-label = Words
words-played-stop = .
words-own = Words of your own
words-write = write your own
words-change = change your own
words-keep = Play with these words
words-understood = { $count ->
    [0] No words yet.
    [one] One word recognised.
   *[other] { $count } words recognised.
  }
words-reach = Who may play with them
words-name = Name at other tables
words-name-example = Aunt Ada’s attic
words-reach-table = Only this table plays with these words.
words-reach-house = Every table in this house can choose these words, as long as yours exists. You can take them back.
words-understood-label = Recognised words
words-not-understood = Lines left out
words-misread = Line { $line }, “{ $text }”, is left out. { $sentence }

## When the line breaks

quiet-title = The line went quiet
quiet-text = Finding the way back to the table. Your seat and your cards are kept.
paused-title = The table is resting
paused-text = The clock stands still until { $host } resumes the game.
paused-text-host = The clock stands still until you resume the game.
standstill-title = The table is at a standstill
standstill-text = Your moves cannot be saved right now, so the clock is waiting for you. It will go on by itself.
bots-not-ready = The bots’ imagination is still downloading. They will play as soon as it is here.
gone-taken-over = You are playing in another window
gone-taken-over-text = Your seat moved there with you. Only one window can hold it.
gone-shown-elsewhere = The table is on another screen
gone-shown-elsewhere-text = Everybody gets one. Yours is in another window now.
gone-put-away = This screen was closed
gone-put-away-text = Whoever opened it is no longer at the table.
show-here = Show it here
gone-removed = You were shown out
gone-removed-text = The host has asked you to leave this table.
gone-too-fast = Too much at once
gone-too-fast-text = The table could not keep up. Your seat is kept.
gone-shut = This table was closed
gone-shut-text = Whoever runs the house has closed it for good.
gone-left = You have left the table
gone-left-text = Your seat is free again. The door stays open.
gone-transferred = Your seat is on another device now
gone-transferred-text = You moved it there. To play here again, move it back from that device.
take-back = Play here instead

## Settings

setting-language = Language
language-partial = { $name } (partly translated)
setting-scheme = Light
scheme-light = Day
scheme-dark = Evening
as-the-system = System
setting-sound = Sound
sound-off = Off
sound-on = Paper and a bell
turn-sound-on = Turn the sound on
turn-sound-off = Turn the sound off
setting-contrast = Contrast
contrast-more = High
setting-text = Text
text-usual = Normal
text-large = Large
setting-switch = Play with a switch
setting-switch-note = Tab moves from choice to choice, Enter picks. You need nothing else.
setting-bots-talk = Bots
bots-talk-on = They chat a little
bots-talk-off = They keep quiet
setting-motion = Motion
motion-full = Lively
motion-less = Calm

## A clock for each kind of decision

paces-own =
    { $own ->
        [0] A clock for each decision
        [one] One decision has a clock of its own
       *[other] { $own } decisions have a clock of their own
    }
paces-same = like the rest
paces-off = without a clock
paces-relaxed = unhurried
paces-brisk = brisk

## What the table refuses, and why

refused-unreachable = The house is not answering. Try again in a moment.
refused-connection-lost = The line went dead before the table heard you. Try again.
refused-not-asked = A moment too late: the table has moved on.
refused-not-a-choice = You cannot choose that here.
refused-too-hasty =
    { $seconds ->
        [one] Take a breath, then try again.
       *[other] A little slower: try again in { $seconds } seconds.
    }
refused-unreadable = The table could not read that.
refused-too-large = That is more than the table can take at once.
refused-too-fast = A little slower, please.
refused-not-todays = That puzzle is no longer kept. There is a new one, for { $date }.
refused-not-over-yet = Today’s answers will be here tomorrow.
refused-too-many-tables = Too many tables were opened from your network. Wait a minute, then try again.
refused-log-full = This table has seen so many games that its book is full. Open a new one.
refused-banned = { $days ->
    [one] Whoever runs this house has closed its doors to you until tomorrow.
   *[other] Whoever runs this house has closed its doors to you for { $days } more days.
  }
refused-draining = The house is about to close for a moment and opens no new tables. Try again soon.
refused-nothing-here = There is nothing here.
refused-admin-only = Your visit to the house book is over. Open it again with the token.
refused-wrong-admin-token = That is not the token of this house.
refused-no-such-ban = That ban is no longer on the list.
refused-bad-address = That is not an address. It looks like 203.0.113.7, or 203.0.113.0/24 for a whole network.
refused-no-such-table = There is no table with that code.
refused-table-damaged = This table’s book can no longer be read. Whoever runs the house can see to it.
refused-table-full = Every seat at this table is taken.
refused-table-locked = The door of this table is locked. Ask the host to let you in.
refused-shown-out = The host has shown you out for tonight.
refused-no-atlas = This house keeps no atlas.
refused-transfer-expired = This link was used already, or is older than ten minutes. Make a new one on the other device.
refused-no-seats-to-move = There is nothing to move: this browser has no seat at any table.
refused-bad-subscription = This browser’s notifications can’t be reached from here.
refused-no-reminders = This house sends no reminders.
refused-name-empty = Tell us your name first.
refused-name-too-long = { $most ->
    [one] A name may have one letter.
   *[other] A name may have at most { $most } letters.
  }
refused-name-unprintable = That name has characters that cannot be shown. Try plain letters.
refused-not-host = Only the host may do that.
refused-not-seated = You have no seat: you are watching.
refused-not-now = Not now.
refused-no-such-seat = There is no such seat.
refused-seat-taken = Somebody is already sitting there.
refused-other-seat = You know the secrets of another seat in this game. You can only go back to that one.
refused-seat-closed = A bot keeps this seat until the game is over.
refused-no-such-game = That game is not in this house.
refused-no-such-language = This house does not speak that language.
refused-bad-option = That house rule cannot be set like that ({ $option }).
refused-night-too-long = At most { $most } games fit on the list.
refused-night-empty = A night needs at least one game.
refused-no-night = There is no night of games at this table.
refused-night-through = There is nothing left on the list: add a game, or end the night.
refused-wrong-number-of-seats = { $seats ->
    [one] This game is for { $least } to { $most } players; you are alone.
   *[other] This game is for { $least } to { $most } players; there are { $seats } of you.
  }
refused-not-by-days = This game needs everybody at the table at once. Choose another to play by days.
refused-no-such-zone = This house does not know your time zone, so it counts your nights in UTC.
refused-no-hurry = This game is played by days, so nobody is skipped: a bot moves for those whose time runs out.
refused-silence = You are silent now. This has to wait until you may talk again.
refused-silence-spent = You may interrupt a silent game { $most } times, and you have.
refused-no-such-channel = Nobody would hear you there.
refused-nothing-to-say = That was an empty message.
refused-too-long = { $most ->
    [one] One character at most, please.
   *[other] At most { $most } characters at a time, please.
  }
refused-unknown-sign = The table does not know that sign.
refused-try-again = That did not work. Try again in a moment.
refused-not-saved = The table could not write it down, so nothing has happened. Is the disk full?
refused-no-such-recording = That recording is not at this table.
refused-recording-too-large = The recording is too large: { $most } kB at most.
refused-recording-too-long = The recording is too long: { $most } seconds at most.
refused-recordings-full = This table has room for { $most } MB of recordings, and it is full. Write the clue, or say it aloud.
refused-too-many-recordings = Too many recordings came from your network. Write the clue, or say it aloud.
refused-recording-not-sound = That is not a sound that the table can play.
refused-paused = The table is resting. Answers have to wait until it goes on.
refused-no-such-person = That person is not at this table.
refused-bad-token = The table no longer knows you. Join again with the code.
refused-no-such-pack = That deck is not in this house.
refused-not-in-atlas = This house has not seen that, or has forgotten it.
refused-wrong-pack = That deck is made for another game.
refused-picture-too-heavy = This file is too large: { $most } MB at most.
refused-picture-other-kind = This is a { $kind } file. Cards are made from JPEG, PNG or WebP.
refused-picture-unknown = This is not a picture we can read. Cards are made from JPEG, PNG or WebP.
refused-picture-broken = This picture is cut off or damaged. Perhaps it did not arrive in one piece.
refused-picture-moves = This picture moves. A card has to hold still.
refused-picture-two-natures = There is more than a picture hidden in this file, so it stays outside.
refused-picture-too-small = This picture is too small for a card: each side needs at least { $least } pixels.
refused-picture-too-many-pixels = This picture is too large to unfold: { $most } million pixels at most.
refused-too-many-pictures = Too many pictures came from your network. You can add more tomorrow.
refused-picture-too-many-scans = This JPEG paints its picture more than { $most } times over. Save it again, as an ordinary JPEG.
refused-pictures-take-long = Pictures from your network have kept the press busy for too long. Wait a minute, then go on.
refused-picture-too-much = This picture was too much for the press. Try a smaller one.
refused-picture-twice = This picture is already in the deck.
refused-no-such-picture = That picture is no longer in the deck.
refused-deck-full = { $most ->
    [one] The deck is full: it holds one picture.
   *[other] The deck is full: it holds { $most } pictures.
  }
refused-deck-too-heavy = The deck is too heavy now: it may weigh { $most } MB at most.
refused-house-full = The house has no room for more pictures. Whoever runs it can make some.
refused-deck-unfinished = There are only { $cards } pictures in that deck so far; it takes { $least } to play.
refused-deck-not-for-house = In this house, a deck of your own is only for your own table.
refused-no-own-decks = This house plays only with its own decks.
refused-nothing-drawn-here = Nothing can be drawn in this house yet. Whoever runs it can see to that with the wheel of unspoken-art.
refused-drawings-take-long = Words from your network have kept the painter busy for too long. Try again in an hour.
refused-painter-lost = The painter stopped halfway. Give the same word again to go on.
refused-game-still-on = That game is still running. You can watch it again when it is over.
refused-no-such-replay = There is no such game to watch again.
refused-album-not-shared = This album is not shared with you, or the link was taken back.
refused-no-album = This game left nothing to keep.
refused-replay-not-shared = This replay is not shared with you, or the link was taken back.
refused-no-such-tv = No TV shows that code. Codes change now and then: look again.
refused-too-many-tvs = This table is already on { $most } TVs. Disconnect one first.
refused-too-many-waiting-tvs = Too many TVs are waiting on your network. Close one that you do not need.
refused-words-too-long = That is too much at once: a list may have at most { $most } characters.
refused-words-too-many = A list can have at most { $most } words.
refused-word-twice = This word is already in the list.
refused-word-brackets = Brackets are only for the category, at the end of the line.
refused-word-too-many-names = A word can have at most { $most } other names.
refused-word-empty = There is no word in it.
refused-word-too-long = A word, a name or a category can have at most { $most } characters.
refused-word-unprintable = It has characters that cannot be shown.
refused-words-not-for-house = In this house, words of your own are only for your own table.
refused-house-words-full = The house cannot hold any more lists of words. You can still use yours at this table.
refused-title-empty = Give it a name first.
refused-no-words = Write at least one word first.
refused-too-many-words-kept = Too many words came from your network. Wait a few minutes, then try again.
refused-not-playing = No game is running.
refused-over = The game is over.

## What has happened

story = What has happened
story-empty = Nothing worth telling yet
fact-scored = { $name } { $points }: { $text }
fact-scored-you = { $points }: { $text }
fact-came = { $name } is here
fact-left = { $name } has left
fact-became-host = { $name } is the host now
fact-became-host-you = You are the host now
fact-took-seat = { $name } takes over from { $bot }
fact-took-seat-you = You take over from { $bot }
fact-bot-sat-in = A bot plays until { $name } is back
fact-bot-sat-in-you = A bot played for you
fact-came-back = { $name } is back
fact-came-back-you = You are back
fact-gave-up-seat = { $bot }, a bot, takes over from { $name }
fact-began = The game begins
fact-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
fact-won-you = { $count ->
    [one] You win
   *[other] You win, with { $others }
  }
fact-nobody-won = Nobody wins this time
fact-paused = The table takes a rest
fact-resumed = The game goes on
fact-atlas-on = From now on the house remembers this table’s pictures, without names
fact-atlas-off = The house stops remembering this table’s pictures
fact-atlas-forgotten = The house has forgotten this table
fact-too-late = Time was up for { $names }: chance decided what was still open
fact-skipped = The host stopped waiting for { $names }: chance decided what was still open
fact-lapsed = { $count ->
    [one] Time was up for { $names }: a bot made this one move
   *[other] Time was up for { $names }: bots settled the question
  }
fact-lapsed-you = { $count ->
    [one] Your time was up: a bot made this one move for you
   *[other] Time was up for you and { $others }: bots settled the question
  }

## A game by days

days-play = We play
days-label = Time for each move
days-off = in one sitting
days-choice = by days: { $hours ->
    [14] a day a move
    [28] two days a move
    [42] three days a move
   *[other] { $hours } hours a move
  }
days-hint = Come and go as you like. Nights don’t count, by everyone’s own clock: only the hours from 8 to 22 do. If somebody’s time runs out, a bot makes that one move.
days-waits-today = The table waits for you until { $time } today.
days-waits-tomorrow = The table waits for you until tomorrow { $part ->
    [morning] morning
    [afternoon] afternoon
   *[evening] evening
  }, { $time }.
days-waits-later = The table waits for you until { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[0] Sunday
  } { $part ->
    [morning] morning
    [afternoon] afternoon
   *[evening] evening
  }, { $time }.
days-waiting = Waiting for { $names }, in no hurry. You can leave and come back.
days-meanwhile = Meanwhile, at the table
days-meanwhile-more = { $count ->
    [one] And one thing before that.
   *[other] And { $count } things before that.
  }
days-moment = Show me the last reveal
days-moment-title = The last reveal
days-back = Back to the table

## Somebody is away

away-bot-in = { $name } is away. A bot takes over in { $seconds } s.
away-bot-soon = { $name } is away. A bot takes over in a moment.
away-bot-now = Now
away-bot-now-label = Let a bot play for { $name } now

## The host’s hand

end-game = End this game
end-sure = Tap again: the game ends, and nobody wins
end-sure-asking = Tap again to ask the others
ending-asked = { $count ->
    [one] { $names } wants to end this game.
   *[other] { $names } want to end this game.
  }
ending-waits = The others are being asked whether to end this game.
ending-agree = End it
ending-play-on = Play on
another-door = Another game
once-more = Once more
fact-wished-to-end = { $name } wants to end this game
fact-wished-to-end-you = You want to end this game
fact-wished-to-play-on = { $name } would rather play on
fact-wished-to-play-on-you = You would rather play on
fact-stopped = The game was ended early
choose-seal = Choose your seal
seal-number = Seal { $number }
refused-seal-taken = Somebody at this table already has that seal.
back-to-table = Back to your table ({ $game })
nowhere-title = There is no door here
nowhere-text = This address leads nowhere in this house. Perhaps a letter went astray.

## A game again

watch-again = Watch it again
watch-game-again = Watch { $game } again
replay-title = { $game } again · Unspoken
replay-missing-title = Nothing to watch here
replay-back = Back to the table
replay-eyes = Through whose eyes
replay-open = All open
replay-watch = Outside
replay-as = As { $name } saw it
replay-player = Player { $number }
replay-play = Play
replay-stop = Stop
replay-before = One step back
replay-next = One step forward
replay-steps = Steps of the game
replay-step = Step { $step } of { $last }
replay-thoughts = What the bots thought
replay-share = Share this replay
replay-share-table = A link to this very moment, for the people at this table.
replay-link-table = Send the link
replay-share-others = Nobody else can see it. You can make a link that opens this one game to anyone who has it.
replay-shared = Anyone with the link can see this game, and learns this table’s code. You can take the link back.
replay-names = Names of the players
replay-names-told = With names
replay-names-hidden = Without names
replay-make-link = Make a link for others
replay-send = Send the link for others
replay-take-back = Take the link back
## The night

night-make = Make it a night
night-begins = A night of games
night-after = { $games ->
    [one] After the first game
   *[other] After { $games } games
  }
night-over = That was the night
night-standing = The night’s score
night-bots = The bots, among themselves
night-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
night-last = +{ $points }
night-rule = Your score is your average over all games of the night. Each game counts the percentage of the other players you beat, with a tie as half; it counts 50 if you all won or lost together, or if you sat it out.
night-titles = Titles
night-no-titles = Too close to call: no titles tonight.
night-playlist = What is still to come
night-add = Add to the list
night-by-vote = By vote
night-earlier = { $game }: play it earlier
night-remove = { $game }: take it off the list
night-wish = What shall we play next?
night-play = Play { $game }
night-play-wished = Play what most of you want
night-next = Next
night-later = After that: { $games }
night-go-to = To the night’s score
night-end = End the night
night-put-away = Close the night
night-once-more = The same night again
night-host-goes-on = { $host } will go on when you are ready.
night-thanks = Good night, and well played.
title-comeback = Comeback of the night
title-comeback-why = rose by { $amount } from the first game to the last
title-steady = The steady one
title-steady-why = never below { $amount } in any game

# ---- the album: these sentences are drawn by the server, one line each (make schema)

album-player = Player { $number }
album-and = and

# ---- the album's page

keep-it = Save the album
keep-game = Album of { $game }
keep-title = The album of { $game } · Unspoken
keep-missing-title = No album here
keep-heading = The album
keep-picture = Album of { $game }: { $headline }
keep-save = Save picture
keep-share = Send picture
keep-failed = The picture could not be loaded. Try again.
keep-drawing = The album is being printed
keep-link = Link to this album
keep-link-table = A link to this album, for the people at this table.

# ---- the puzzle of the day

today-title = Today · Unspoken
today-heading = Today’s puzzle
today-heading-of = The puzzle of { $date }
today-door = Today’s puzzle: read a partner, lay words, guess a sky
today-about = One small puzzle a day, the same for everybody: read a partner, lay three words, guess a sky.
today-begin = Let me see
today-old = From the archive: { $date }. It does not count for your row of days.
today-steps = Part { $at } of { $of ->
    [3] three
   *[other] { $of }
  }
today-next = On to { $game }
today-to-result = See how you did
today-score = { $right ->
    [3] Three out of three. Uncanny.
    [2] Two out of three
    [1] One out of three
   *[other] { $wrong ->
        [3] The others had other ideas today
       *[other] So nearly
    }
  }
today-answers = Here is how it went
today-result = Your day
today-verdict-right = Right
today-verdict-nearly = Nearly
today-verdict-wrong = Wrong
today-streak = { $days ->
    [0] No lantern burns yet
    [one] Your first lantern is lit
   *[other] { $days } days in a row
  }
today-best = Your longest row: { $days ->
    [one] one day
   *[other] { $days } days
  }
today-house = { $same ->
    [0] None of { $people } people in this house saw it your way
   *[other] { $same } of { $people } people in this house saw it your way
  }
today-counted = This house counts answers, without names, and shows the numbers once three people have played.
today-share = Send it to somebody
today-spoils = What you send tells how you did, and spoils nothing.
today-shared = Unspoken · { $date }
today-shared-streak = 🏮 { $days } days in a row
today-copied = Copied. Paste it anywhere you like.
today-yesterday = What was yesterday’s answer?
today-from-archive = from the archive
today-back = Back to today
today-archive = The last thirty days
today-archive-line = Play any of them whenever you like. Only today’s puzzle lights a lantern.
today-again = There is a new one tomorrow, at midnight UTC.

## Languages, as they are named among other words: in English

spoken-en = English
spoken-pl = Polish
spoken-de = German
spoken-es = Spanish
spoken-fr = French

## What the house has on its shelf

shelf-own-words = Our own words
shelf-own-pictures = Our own pictures
shelf-anything = Anything at all

## What this house has seen

atlas-title = Atlas · Unspoken
atlas-heading = The atlas
atlas-about = What people saw in this house’s pictures and words, at tables that let it remember. Nobody is named.
atlas-empty = Nothing has been seen here yet.
atlas-empty-how = A table is remembered only if its host says so. The switch is at the open table, below the house rules.
atlas-back = Back to the atlas
atlas-picture = a picture
atlas-open = { $name }, seen { $times ->
    [one] once
   *[other] { $times } times
  }
atlas-times = { $times ->
    [one] Seen once in this house
   *[other] Seen { $times } times in this house
  }
atlas-clues = Clues it was told with
atlas-found = { $found ->
    [0] found by none of { $asked }
   *[other] found by { $found } of { $asked }
  }
atlas-prints = What was made of it
atlas-seen = somebody saw it
atlas-unseen = nobody saw it
atlas-laid = laid on it
atlas-guessed = what others took it for
atlas-bar = laid { $times ->
    [one] once
   *[other] { $times } times
  }, guessed { $guessed ->
    [one] once
   *[other] { $guessed } times
  }
atlas-switch = Remember this table’s pictures in the house’s atlas
atlas-is-on = The house remembers this table’s pictures
atlas-switch-hint = Words, clues and skies, without names, for everybody in this house to see. The host can turn it off at any time.
atlas-forget = Forget this table ({ $kept })
atlas-forget-sure = Tap again: it cannot be undone

## Research

research-ask = Ask everybody: may this table’s games be used for research?
research-agree = My games at this table may be used for research
research-hint = Moves, clues and guesses, without names. A game counts only if all its players said yes before it began. Change your mind, and no game of yours from this table is passed on any more.
research-all = Everybody says yes, from the next game on
research-some = { $agreed } of { $people } have said yes

## Your tables

your-tables = Your tables
your-turn-at = Your turn in { $game }: { $left }
more-tables = { $count ->
    [one] and one more table
   *[other] and { $count } more tables
  }
table-your-turn = Your turn: { $left }
table-waits-for-others = The others are thinking
table-open = An open table
table-playing = A game is on
table-over = The game is over
days-left = { $days } days left
hours-left = { $hours ->
    [one] one hour left
   *[other] { $hours } hours left
  }
minutes-left = { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
  }

## Another device

move-heading = Another device
move-start = Move my seats there
move-about = Your seats at every table go with you: a code to scan takes them to another phone or computer.
move-scan = Scan this over there
move-what = { $count ->
    [one] Your seat moves to that device, and this one lets go of it.
   *[other] Your seats at { $count } tables move to that device, and this one lets go of them.
  } Nobody at the table will notice.
move-once = It works once, for ten minutes. Keep it to yourself: whoever opens it gets your seats.
move-send = Send the link
move-qr = A QR code that moves your seats to the device that scans it
move-expired = That code has run out. Nothing has moved.
move-again = Make a new code
move-done = Done. Your seats are on the other device now.
move-title = Move your seats · Unspoken
move-here-ask = Bring your seats here?
move-here-text = They move to this device, and the other one lets go of them. Nobody at the table will notice.
move-here = Bring them here
moved-here = Here you are
moved-nothing = Nothing to bring
moved-left = { $count ->
    [one] One seat stayed on the other device: you already sit at that table here, or it is gone.
   *[other] { $count } seats stayed on the other device: you already sit at those tables here, or they are gone.
  }

## Reminders of a game by days

reminders-offer = Knock when it’s my turn
reminders-accepted = We’ll knock. The menu turns it off again.
reminders-switch = Remind me on this device
reminders-about = You can close the page. We’ll knock when it’s your turn, when a round ends, and once before your time is up.
reminders-blocked = To be reminded, allow notifications for this page in the browser’s settings.
reminders-install = To be reminded on an iPhone or iPad, add this page to the home screen and open it from there.
reminders-unsupported = This browser can’t show reminders. Look in now and then.
reminder-your-turn = It’s your turn
reminder-your-turn-text = { $game }: the lamp is on you.
reminder-round-ended = The round is over
reminder-round-ended-text = { $game }: come and see how it went.
reminder-about-to-lapse = Your time is almost up
reminder-about-to-lapse-text = { $game }: before long, a bot answers for you.
reminder-stop = No more reminders

## Voice

voice = Voice
voice-about = Talk to each other right here. When the rules call for silence, the table closes your microphone and opens it again afterwards.
voice-switch-on = Switch on your microphone
voice-switch-off = Switch off your microphone
voice-hold = Hold to talk
has-microphone = microphone on
voice-silenced = Silence: nobody can hear you right now
voice-mode = How the microphone works
voice-mode-open = Always on
voice-mode-hold = Hold to talk
voice-people = How loud everyone is, just for you
voice-volume = Volume of { $name }
voice-mute = Mute { $name } for the table
voice-unmute = Let the table hear { $name } again
voice-is-muted = muted by the host
voice-you-are-muted = The host has muted you: nobody can hear you right now.
voice-privacy = Voices are passed on and never stored.
voice-suspended = Touch the page to hear the others: your browser is holding the sound back.
voice-listen = Play the sound
voice-insecure = Voice needs a secure page (https): browsers allow it nowhere else. Everything but talking works here.
voice-unsupported = This browser can’t join the voice chat. Everything else works here.
voice-refused = The browser won’t share the microphone. Allow it in the browser’s site settings, then try again.
voice-no-microphone = There is no microphone here. You can still listen.
voice-unplugged = The microphone was unplugged.
voice-broken = The microphone stopped working. Turn it on again to keep talking.

## Link previews in chats

preview-home = Games about what goes unsaid. Play with friends or bots, without an account.
preview-today = One puzzle a day, three minutes. Everybody gets the same one.
preview-table = An invitation to play { $game }
preview-table-of-host = { $name } invites you to play { $game }
preview-join = Open the link and sit down: no account needed.
preview-door = An open door to { $game }
preview-doors = Four open doors, a game behind each
name-host = Name me in link previews
name-host-hint = Chats then show “{ $name } invites you” beside the link.
locked-in-silence = Locked while you have to keep quiet
