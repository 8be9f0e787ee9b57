## The house

page-title = Unspoken
motto = Four games about what goes unsaid
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
offline-text = No line to the table just now. Nothing is lost: what you answered is kept, and your seat with it.

## Doors

choose-a-door = Choose a door
choose-a-game = Choose a game
door-players = { $least }–{ $most } players
door-coming = Opening soon
soon = soon
door-walk-in = Tap a door to walk in: bots are waiting.

play-now = Play now with bots
play-game-now = Play { $game } now with bots
open-a-table = Open a table
have-a-code = Have a code?
code-label = Table code, six letters or digits

## A name

name-ask = What shall we call you?
name-label = Your name
guest-name = Guest
name-note = No account, no e-mail. A seal is made for you.
sit-down = Sit down
setting-name-note = For the next table you sit down at.

## An invitation

come-and-sit = Come and sit
table-of = { $host }’s table
invited-title = { $host }’s table · Unspoken
join-full = Every seat is taken just now. You can watch, and take a bot’s seat when there is one.
join-locked = The door is locked: nobody new can come in just now. Ask the host to open it.
join-on = The game has begun. You can watch, and take over a bot’s seat.
come-in-and-watch = Come in
welcome-back = Come back in as { $name }
missing-title = No such table
missing-text = Nobody has laid a table under { $code }. Perhaps a letter slipped, or the evening is over.
unreachable-text = The house does not answer. Is it still running, and are you on the same network?

## The open table

seats = Seats
you = You
a-bot = { $name }, a bot
seat-yours = { $name }, that is you
is-bot = a bot
an-agent = { $name }, an AI agent
is-agent = an AI agent
why-round = Round { $round }
is-host = host
is-away = away
is-silent = silent
is-awaited = the table waits
is-done = ready
has-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
teams-against = against
teams-by-chairs = Swap chairs to change that.
free-seat = Free seat
sit-a-bot = Sit a bot
sit-a-bot-here = Free seat: sit a bot here
free = Free
send-link = Send link
send-link-code = Send the link ({ $code })
show-on-tv = Show the table on a TV
tv-scan = Scan it with a phone, or go to
tv-sits = Who is here
tv-waits = This screen waits for a table
tv-code-is = The code of this screen: { $code }
tv-how = On the host’s phone: menu, “Show the table on a TV”, and these four signs.
tv-no-table-yet = No table yet? Open one at { $where }.
tv-open-there = On the TV, open
tv-type-code = Then type the four signs that it shows:
tv-show-there = Show it there
tv-shown-on = TVs that show this table
tv-number = TV { $number }
tv-put-away = Put away
tv-window = Or open it here, in a window of its own
link-copied = The link is copied. Paste it to your friends.
link-is = Send your friends this: { $url }
add-a-bot = Add a bot
remove-bot = Send away
stand-up = Stand up and watch
stand-up-playing = Let a bot play for me
tap-to-swap = Tap another seat to swap
let-go = Let go
qr-alt = A square code that opens this table, { $code }
code-is = Table code { $code }
scan-or-type = scan or type
what-we-play = What we play
house-rules = House rules, tap to change
house-rules-locked = House rules. { $host } may change them.
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
waited = { $seconds } s
you-in-a-list = you
you-in-a-sentence = you
seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
  }
you-watch = You are watching
bot-plays-for-you = A bot plays for you
take-seat-back = Take my seat back
ask-for-seat = Ask for { $name }’s seat
seat-asked-for = You asked for { $name }’s seat. It is yours after this round, if everybody agrees.
asks-for-seat = { $who } would like to play on for { $name }
admit = Let them
turn-down = Not now
picture-held-close = A picture, held close

## The first time

guide = For the first time
story-open = How it goes, in four pictures
guide-next = Got it
guide-end = Show no more hints
guide-again = Show me on the table

## Talk

talk = Table talk
talk-unread = Table talk, { $unread } new
the-table = The table
close-talk = Put the talk away
channels = Who hears
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
silent-why = The game asks you to keep quiet just now. You can still read.
watchers-listen = Those who watch a game read and say nothing.

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
pause = Pause the game
resume = Go on
skip = Do not wait any longer
skip-sure = Tap again: chance answers for them
back-to-open = Back to the open table
hand-over = Let a bot play for { $name }
hand-over-sure = Sure? A bot plays for { $name }
remove = Show { $name } out
remove-sure = Sure? Show { $name } out
lock-table = Lock the door
unlock-table = Unlock the door
change-code = New code for the table
change-code-sure = Sure? The old code and link stop working
grace = A bot sits in for those who are gone after
grace-of = { $seconds ->
    [30] 30 s
    [60] 1 min
   *[other] { $minutes } min
  }
manner = The bots are
manner-gentle = gentle
manner-gentle-hint = They let people speak first, and err now and then.
manner-even = even
manner-even-hint = They are as quick as people, and seldom err; in a team, people still speak first.
manner-keen = keen
manner-keen-hint = They are quick, wait for nobody, and play their best.

## A deck of one's own

own-deck = A deck of your own
own-about = Photographs, drawings, old postcards: anything with a story in it. Each is printed anew as a card, and where and when it was taken is left out.
own-choose = Choose pictures
own-drop = or drop them here
own-kinds = JPEG, PNG or WebP, up to { $megabytes } MB each
own-name = Name of the deck
own-name-example = Our pictures
own-reach = Who may play with it
own-for-table = This table
own-for-house = The whole house
own-reach-table = Nobody but the people of this table sees these pictures.
own-reach-house = Every table in this house can choose this deck. What has been dealt stays visible to those who were shown it.
own-count = { $count } of at least { $least }
own-count-enough = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
  }
own-enough = Enough to play. Where a large table needs more, a few dreams of the house join in.
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
own-alt = What is on picture { $number }?
own-alt-example = What is on it?
own-alt-why = A few words help those who cannot see it, and the bots.
own-take-out = Take picture { $number } out
own-take-out-sure = Tap again to take picture { $number } out
own-waiting = { $file }: waiting
own-printing = { $file }: { $percent } % sent
own-drying = { $file }: being printed
own-refused = { $file }: { $sentence }
own-dismiss = Put { $file } away
own-play = Play with these pictures

## Tonight's deck

tonight-deck = Tonight’s deck
tonight-about = Give a word. A deck is dreamt up from it, card by card, that nobody at the table has seen. The same word gives the same deck.
tonight-word = One word
tonight-word-example = moth
tonight-draw = Draw the deck
tonight-replaces = It takes the place of the deck from “{ $word }”.
tonight-from = Tonight’s deck, drawn from “{ $word }”
tonight-count = { $drawn } of { $cards }
tonight-waiting = The painter is at another table, and comes to yours next.
tonight-drawing = It is being drawn. With { $least } cards you can begin.
tonight-playable = Enough to begin. The house’s dreams fill up what is missing; what is drawn later comes into the next game.
tonight-done = All cards are here.

## Words of one's own

words-played = Words:
words-played-label = Words
words-played-stop = .
words-own = Words of your own
words-write = write your own
words-change = change your own
words-keep = Play with these words
words-understood = { $count ->
    [0] No word yet.
    [one] One word is understood.
   *[other] { $count } words are understood.
  }
words-reach = Who may play with them
words-name = What other tables call them
words-name-example = Aunt Ada’s attic
words-reach-table = Nobody but the people of this table plays with these words.
words-reach-house = Every table in this house can choose these words, for as long as yours is kept. You can take them back.
words-understood-label = Words that were understood
words-not-understood = Lines that were left out
words-misread = Line { $line }, “{ $text }”, is left out. { $sentence }

## When the line breaks

quiet-title = The line went quiet
quiet-text = Reaching the table again. Your seat and your cards are kept.
paused-title = The table rests
paused-text = The clock stands still until { $host } goes on.
paused-text-host = The clock stands still until you go on.
standstill-title = The table stands still
standstill-text = What is played cannot be written down just now, so the clock waits for you. It goes on by itself.
bots-not-ready = The bots’ imagination is still downloading. They play as soon as it is here.
gone-taken-over = You are playing in another window
gone-taken-over-text = Your seat moved there with you. Only one window can hold it.
gone-shown-elsewhere = The table is on another screen
gone-shown-elsewhere-text = Everybody has one. Yours is in another window now.
gone-put-away = This screen was put away
gone-put-away-text = Whoever put it up is no longer at the table.
show-here = Show it here
gone-removed = You were shown out
gone-removed-text = The host has taken you off this table.
gone-too-fast = Too much at once
gone-too-fast-text = The table could not follow. Your seat is kept.
gone-left = You have left the table
gone-left-text = Your seat is free again. The door stays open.
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
text-usual = Usual
text-large = Large
setting-switch = Play with a switch
setting-switch-note = Tab goes on from choice to choice, Enter takes. Nothing else is needed.
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

refused-unreachable = The house does not answer. Try again in a moment.
refused-connection-lost = The line broke before the table heard you. Try again.
refused-not-asked = A moment too late: the table has moved on.
refused-not-a-choice = That cannot be chosen here.
refused-too-hasty =
    { $seconds ->
        [one] One breath first, then again.
       *[other] A little slower: again in { $seconds } seconds.
    }
refused-unreadable = The table could not read that.
refused-too-large = That is more than the table can take at once.
refused-too-fast = A little slower, please.
refused-not-todays = That puzzle’s day is over. There is a new one, of { $date }.
refused-too-many-tables = Many tables were opened from your network. Wait a minute, then try again.
refused-log-full = This table has seen so many games that its book is full. Open a new one.
refused-no-such-table = There is no table under that code.
refused-table-damaged = This table’s book cannot be read any more. Whoever runs the house can look after it.
refused-table-full = Every seat at this table is taken.
refused-table-locked = The door of this table is locked. Ask the host to let you in.
refused-shown-out = The host has shown you out of this table for tonight.
refused-no-atlas = This house keeps no atlas.
refused-name-empty = Tell us a name first.
refused-name-too-long = { $most ->
    [one] A name may have one letter.
   *[other] A name may have at most { $most } letters.
  }
refused-name-unprintable = That name has signs that cannot be shown. Try plain letters.
refused-not-host = Only the host may do that.
refused-not-seated = You have no seat: you are watching.
refused-not-now = Not now.
refused-no-such-seat = There is no such seat.
refused-seat-taken = Somebody sits there already.
refused-other-seat = You know the secrets of another seat in this game. You may have that one again.
refused-seat-closed = A bot plays this seat until the game is over.
refused-no-such-game = That game is not in this house.
refused-no-such-language = This house does not speak that language.
refused-bad-option = That house rule cannot be set so ({ $option }).
refused-night-too-long = At most { $most } games fit on the list.
refused-night-empty = A night needs at least one game.
refused-no-night = No night is on at this table.
refused-night-through = Nothing more is on the list: add a game, or end the night.
refused-wrong-number-of-seats = This game is for { $least } to { $most } players; you are { $seats }.
refused-silence = You are silent now. This has to wait until you may talk again.
refused-silence-spent = You may interrupt a silent game { $most } times, and you have.
refused-no-such-channel = Nobody would hear you there.
refused-nothing-to-say = There was nothing to say in that.
refused-too-long = { $most ->
    [one] One letter at most, please.
   *[other] At most { $most } letters at a time, please.
  }
refused-unknown-sign = The table does not know that sign.
refused-try-again = That did not work just now. Try again in a moment.
refused-not-saved = The table could not write it down, so nothing has happened. Is the disk full?
refused-no-such-recording = That recording is not at this table.
refused-recording-too-large = The recording is too large: { $most } kB at most.
refused-recording-too-long = The recording is too long: { $most } seconds at most.
refused-recordings-full = This table keeps { $most } MB of recordings, and no more. Write the clue, or say it aloud.
refused-too-many-recordings = Very many recordings came from your network. Write the clue, or say it aloud.
refused-recording-not-sound = That is not a sound the table can play.
refused-paused = The table rests. Nothing is answered until it goes on.
refused-no-such-person = Nobody like that is at this table.
refused-bad-token = The table does not know you any more. Join again by the code.
refused-no-such-pack = That deck is not in this house.
refused-not-in-atlas = This house has not seen that, or has forgotten it.
refused-wrong-pack = That deck is made for another game.
refused-picture-too-heavy = This file is too heavy: { $most } MB at most.
refused-picture-other-kind = This is a { $kind } file. Cards are made from JPEG, PNG or WebP.
refused-picture-unknown = This is not a picture that we can read. Cards are made from JPEG, PNG or WebP.
refused-picture-broken = This picture is cut off or damaged. Perhaps it did not arrive whole.
refused-picture-moves = This picture moves. A card has to hold still.
refused-picture-two-natures = Something else is hidden in this file besides a picture, so it stays outside.
refused-picture-too-small = This picture is too small for a card: each side needs at least { $least } pixels.
refused-picture-too-many-pixels = This picture is too large to unfold: { $most } million pixels at most.
refused-too-many-pictures = Very many pictures came from your network. More can come tomorrow.
refused-picture-too-many-scans = This JPEG paints its picture more than { $most } times over. Save it once more, as an ordinary JPEG.
refused-pictures-take-long = The pictures from your network have kept the press busy for long. Wait a minute, then go on.
refused-picture-too-much = This picture was too much for the press. Try it smaller.
refused-picture-twice = This picture is in the deck already.
refused-no-such-picture = That picture is not in the deck any more.
refused-deck-full = { $most ->
    [one] The deck is full: it holds one picture.
   *[other] The deck is full: it holds { $most } pictures.
  }
refused-deck-too-heavy = The deck has become too heavy: { $most } MB is all it may weigh.
refused-house-full = The house has no room for more pictures. Whoever runs it can make some.
refused-deck-unfinished = There are only { $cards } pictures in that deck so far; it takes { $least } to play.
refused-deck-not-for-house = In this house, a deck of your own is for your own table.
refused-no-own-decks = This house plays with its own decks alone.
refused-nothing-drawn-here = Nothing can be drawn in this house yet. Whoever runs it can see to that: pip install 'unspoken[art]'.
refused-drawings-take-long = Words from your network have kept the painter busy for long. Try again in an hour.
refused-painter-lost = The painter stopped half-way. Give the same word once more to go on.
refused-game-still-on = That game is still on. It can be watched again when it is over.
refused-no-such-replay = There is no such game to watch again.
refused-album-not-shared = This album is not shared with you, or it was taken back.
refused-no-album = Nothing is kept of this game.
refused-replay-not-shared = This replay is not shared with you, or it was taken back.
refused-no-such-tv = No TV shows that code. Codes change now and then: look at it once more.
refused-too-many-tvs = This table is on { $most } TVs already. Put one away first.
refused-too-many-waiting-tvs = Too many TVs wait in your network. Close one that you do not need.
refused-words-too-long = That is too much at once: { $most } characters are all a list may have.
refused-words-too-many = A list has at most { $most } words.
refused-word-twice = This word is in the list already.
refused-word-brackets = Brackets are for the category alone, at the end of the line.
refused-word-too-many-names = A word has at most { $most } other names.
refused-word-empty = There is no word in it.
refused-word-too-long = A word, a name or a category has at most { $most } characters.
refused-word-unprintable = It has signs that cannot be shown.
refused-words-not-for-house = In this house, words of your own are for your own table.
refused-house-words-full = The house has as many lists of words as it can hold. They can still be yours at this table.
refused-title-empty = Give it a name first.
refused-no-words = Write at least one word first.
refused-too-many-words-kept = Very many words came from your network. Wait a few minutes, then try again.
refused-not-playing = No game is on.
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
fact-took-seat = { $name } plays on for { $bot }
fact-took-seat-you = You play on for { $bot }
fact-bot-sat-in = A bot plays until { $name } is back
fact-bot-sat-in-you = A bot has played for you
fact-came-back = { $name } is back
fact-came-back-you = You are back
fact-gave-up-seat = { $bot }, a bot, plays on for { $name }
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
fact-paused = The table rests
fact-resumed = The table goes on
fact-atlas-on = From now on the house remembers this table’s pictures, without names
fact-atlas-off = The house remembers nothing more of this table
fact-atlas-forgotten = The house has forgotten this table
fact-too-late = Time was up for { $names }: chance decided what was still open
fact-skipped = The host waited no longer for { $names }: chance decided what was still open

## Somebody is away

away-bot-in = { $name } is away. A bot plays on in { $seconds } s.
away-bot-soon = { $name } is away. A bot plays on in a moment.
away-bot-now = Now
away-bot-now-label = Let a bot play for { $name } now

## The host’s hand

end-game = End this game
end-sure = Tap again: the game is over, and nobody has won
end-sure-asking = Tap again to ask the others
ending-asked = { $names } would end this game here.
ending-waits = The others are asked whether to end this game.
ending-agree = End it
ending-play-on = Play on
another-door = Another game
once-more = Once more
fact-wished-to-end = { $name } would end this game
fact-wished-to-end-you = You would end this game
fact-wished-to-play-on = { $name } would rather play on
fact-wished-to-play-on-you = You would rather play on
fact-stopped = The game was ended early
choose-seal = Choose your seal
seal-number = Seal { $number }
refused-seal-taken = Somebody at this table has that seal.
back-to-table = Back to your table ({ $game })
nowhere-title = There is no door here
nowhere-text = This address leads nowhere in this house. Perhaps a letter slipped.

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
replay-next = One step on
replay-steps = Steps of the game
replay-step = Step { $step } of { $last }
replay-thoughts = What the bots thought
replay-share = Share this replay
replay-share-table = A link to this very moment, for those who are at this table.
replay-link-table = Send the link
replay-share-others = Nobody else can see it. You may make a link that opens this one game to whoever has it.
replay-shared = Whoever has the link can see this game, and knows this table’s code. You can take the link back.
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
night-rule = Your score is your average over all games of the night: each counts the percentage of the other players you beat, with a tie as half, and 50 if you all won or lost together or you sat it out.
night-titles = Titles
night-no-titles = Too close to call: no titles tonight.
night-playlist = What is still to come
night-add = Add to the list
night-by-vote = By vote
night-earlier = { $game }: play it earlier
night-remove = { $game }: take it off the list
night-wish = What shall we play next?
night-play = Play { $game }
night-play-wished = Play what most wish
night-next = Next
night-later = After that: { $games }
night-go-to = To the night’s score
night-end = End the night
night-put-away = Put the night away
night-once-more = The same night once more
night-host-goes-on = { $host } goes on when you are ready.
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
keep-failed = The picture could not be fetched. Try again.
keep-drawing = The album is being printed
keep-link = Link to this album
keep-link-table = A link to this album, for those who are at this table.

# ---- the puzzle of the day

today-title = Today · Unspoken
today-heading = Today’s puzzle
today-door = Alone for three minutes? Today’s puzzle
today-steps = Part { $at } of { $of ->
    [3] three
   *[other] { $of }
  }
today-next = On to { $game }
today-to-result = How was it?
today-done = That was today
today-result = Your day
today-signs = { $right } of { $of } right
today-streak = { $days ->
    [one] The first day in a row
   *[other] { $days } days in a row
  }
today-share = Send it to somebody
today-copied = Copied. Paste it wherever you like.
today-again = There is a new one tomorrow.

## Languages, as they are named among other words: in English

spoken-en = English
spoken-pl = Polish

## What the house has on its shelf

shelf-own-words = Our own words
shelf-own-pictures = Our own pictures
shelf-anything = Anything at all

## What this house has seen

atlas-title = Atlas · Unspoken
atlas-heading = The atlas
atlas-about = What was seen in this house’s pictures and words, at tables that let it remember. Nobody is named.
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
atlas-clues = Clues that told it
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
