# ---- on its door

cover-dixit-title = Dixit
cover-dixit-tagline = A clue not too clear
cover-dixit-about = Tell a card without giving it away. If everyone finds it, or no one does, you get nothing.

# ---- how to win, before the first move

dixit-goal = Find the storyteller’s card by its clue. On your turn, give a clue that some solve, but not all. First to { $target } points wins.

# ---- the line atop the stage, and what stands under it

dixit-story-yours = Your story, { $name }
dixit-story-yours-hint = Clear enough for someone, not for everyone
dixit-story-yours-pick = Pick the card you have something to say about
dixit-first = Who tells the first story?
dixit-first-hint = The first to give a clue begins. Pick a card, or pass
dixit-first-passed = Somebody else can begin. You still can, if you like
dixit-pass = Pass
dixit-thinking = { $name } is thinking
dixit-thinking-hint = Meanwhile, get to know your cards
dixit-thinking-watch = A card is being chosen, and a few words for it
dixit-first-watch = Whoever comes up with a clue first tells the first story
dixit-dealing = Dealing the cards

dixit-lay =
    { $cards ->
        [one] Which of yours fits?
       *[other] Which two of yours fit?
    }
dixit-lay-hint = Something that could pass for { $teller }’s card
dixit-laid =
    { $cards ->
        [one] Your card lies face down
       *[other] Your cards lie face down
    }
dixit-laid-hint = You may change your mind until the last card is down
dixit-waiting = Waiting for { $names }
dixit-waiting-none = One moment
dixit-lying =
    { $laid ->
        [0] No cards on the table yet
        [one] { $laid } of { $all } has laid a card
       *[other] { $laid } of { $all } have laid a card
    }
dixit-lying-two =
    { $laid ->
        [0] No cards on the table yet
        [one] { $laid } of { $all } has laid two cards
       *[other] { $laid } of { $all } have laid two cards
    }

dixit-vote = Which one is { $teller }’s?
dixit-vote-hint = Find it: 3 points, or 2 if everyone does. Each vote for yours: 1.
dixit-held = Is this { $teller }’s?
dixit-held-hint = Nobody sees your vote until everyone has voted
dixit-voted = You voted for { $number }
dixit-told-number =
    { $mine ->
        [yes] Your card was number { $number }.
       *[no] { $teller }’s card was number { $number }.
    }
dixit-voted-hint = You may change your mind until the last vote is in
dixit-searched = They are looking for your card
dixit-searched-hint = Not a flicker now
dixit-search-watch = Which one is { $teller }’s?
dixit-search-watch-hint = The votes stay secret until the last one is in

dixit-round = Round { $round }

# ---- cards

dixit-hand = Your hand
dixit-hand-look = Your hand, just to look at
dixit-board = The cards on the table
dixit-card = Card { $place } of { $all }: { $alt }
dixit-card-plain = Card { $place } of { $all }
dixit-numbered = Number { $number }: { $alt }
dixit-numbered-plain = Number { $number }
dixit-numbered-yours = Number { $number }, yours: { $alt }
dixit-yours = yours
dixit-enlarge = Look closer
dixit-enlarge-card = Look closer at { $card }
dixit-back-laid = { $name } has laid a card
dixit-back-owed = { $name } is still choosing

# ---- the clue

dixit-clue-yours = Your clue
dixit-clue-placeholder = a word, a line, a hum…
dixit-clue-left =
    { $left ->
        [one] One character left
       *[other] { $left } characters left
    }
dixit-clue-of = { $name }’s clue
dixit-you-told = You told
dixit-told = { $name } told
dixit-quoted = “{ $text }”
dixit-clue-aloud = said aloud
dixit-clue-aloud-hint = Listen to { $name }: the clue is in the room
dixit-clue-recorded = a recorded sound
dixit-clue-unsaid = without a word
dixit-clue-unsaid-hint = Time ran out: the picture speaks for itself
dixit-way = How you give the clue
dixit-write = Write
dixit-record = Record
dixit-aloud = Say aloud
dixit-aloud-yours = Say it to the room
dixit-aloud-yours-hint = Tell the card, then speak. The others choose when they have heard you.
dixit-tell = Tell this card
dixit-tell-no-card = Pick a card first
dixit-tell-no-clue = Now a clue for it
dixit-tell-no-sound = Now a sound for it
dixit-play = Play the clue
dixit-stop = Stop
dixit-sound-silent = The sound cannot be played here

# ---- the recorder

dixit-rec-start = Record
dixit-rec-again = Record again
dixit-rec-stop = Stop recording
dixit-rec-hint = Up to { $seconds } seconds: a hum, a line, a slammed door
dixit-rec-running = Listening… { $seconds } s left
dixit-rec-done = Listen to it before you send it
dixit-rec-insecure = The browser only lends its microphone to secure (https) pages, and this is not one. Write your clue, or say it aloud.
dixit-rec-unsupported = This browser can’t record your voice. Write your clue, or say it aloud.
dixit-rec-refused = The browser did not lend the microphone. Allow it in the page’s settings, or write your clue.
dixit-rec-none = No microphone was found. Write your clue, or say it aloud.
dixit-rec-broken = The microphone stopped working. Record again, or write your clue.
dixit-rec-empty = That was too short to hear. Try once more.
dixit-rec-unsent = The recording did not reach the table. Try once more.

# ---- laying and voting

dixit-lay-this =
    { $cards ->
        [one] Lay this card
       *[other] Lay these cards
    }
dixit-lay-instead =
    { $cards ->
        [one] Lay this one instead
       *[other] Lay these instead
    }
dixit-lay-pick =
    { $cards ->
        [one] Pick a card
       *[other] Pick two cards
    }
dixit-lay-pick-more = Pick one more
dixit-lay-lies =
    { $cards ->
        [one] It is on the table
       *[other] They are on the table
    }
dixit-vote-for = Vote for { $number }
dixit-vote-instead = Vote for { $number } instead
dixit-vote-pick = Choose a card first
dixit-vote-stands = Your vote is in
dixit-hush = You are silent until the votes are shown.

# ---- the reveal

dixit-some-found =
    { $found ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
       *[other] { $found }
    } of { $voters ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $voters }
    }.
dixit-some-found-points = Three points each.
dixit-all-found = Everyone found it.
dixit-none-found = Nobody found it.
dixit-flat-points = Two points each, none for { $teller }.
dixit-vote-points = Every vote for another card is a point for whoever laid it.
dixit-told-this = told this card
dixit-found-by = Found by
dixit-found-by-nobody = Found by nobody
dixit-no-votes = no votes
dixit-card-of = { $name }’s card
dixit-votes-of =
    { $count ->
        [0] No votes
        [one] One vote: { $names }
       *[other] { $count } votes: { $names }
    }
dixit-path = The way to { $target }
dixit-gain = +{ $points }
dixit-next = Next story: { $name }
dixit-next-you = Next story: yours
dixit-to-album = Open the album
dixit-looking = Still looking: { $names }
dixit-go-soon = The next story begins in a moment

# ---- the album

dixit-won =
    { $count ->
        [one] { $names } tells it best
       *[other] { $names } tell it best
    }
dixit-won-you =
    { $count ->
        [one] You tell it best
       *[other] { $names } tell it best
    }
dixit-album = The album
dixit-album-stories =
    { $stories ->
        [one] one story
       *[other] { $stories } stories
    }
dixit-print =
    { $found ->
        [0] { $name }, found by nobody
       *[other] { $name }, found by { $found } of { $voters }
    }
dixit-scores = Scores
dixit-remark-mind =
    { $times ->
        [2] { $reader } found { $teller }’s card both times.
       *[other] { $reader } read { $teller }’s mind { $times } times out of { $times }.
    }
dixit-remark-found =
    { $times ->
        [one] { $names } found the teller’s card most often: once in { $of }.
        [2] { $names } found the teller’s card most often: twice in { $of }.
       *[other] { $names } found the teller’s card most often: { $times } times in { $of }.
    }
dixit-remark-fooled =
    { $votes ->
        [one] { $names } led one vote astray, and nobody beat that.
       *[other] { $names } led the most astray: { $votes } votes.
    }
dixit-remark-unfound = { $clue }: nobody found it.
dixit-whys = What the bots thought
dixit-whys-hide = Hide the bots’ thoughts
dixit-again = Play again
dixit-again-wait = The host can lay the table again.

# ---- what the bots thought

why-tell =
    { $way ->
        [0] “{ $clue }”: that is { $theme }, said sideways.
        [1] My card whispered { $theme }. I passed it on as “{ $clue }”.
        [2] Naming what is on my card would have been too easy. What it was about, to me, was { $theme }, hence “{ $clue }”.
       *[other] I said “{ $clue }” because my card was about { $theme }, and I did not want to name what is in it.
    }
why-tell-plain =
    { $way ->
        [0] “{ $clue }” was the first thing my card made me think of.
        [1] I looked at my card until it said “{ $clue }”.
       *[other] My card looked like somebody who would say “{ $clue }”.
    }
why-lay =
    { $way ->
        [0] “{ $clue }” made me think of { $theme }, and this card has some of that.
        [1] I turned “{ $clue }” over and found { $theme } underneath. So did my card.
        [2] If “{ $clue }” is about { $theme }, this card might just pass.
       *[other] There is { $theme } in this card, and a little in “{ $clue }” too.
    }
why-lay-plain =
    { $way ->
        [0] Of all my cards this one sat closest to “{ $clue }”.
        [1] Put “{ $clue }” beside this card and they almost know each other.
       *[other] I hoped somebody would see “{ $clue }” in it.
    }
why-lay-nothing =
    { $way ->
        [0] Nothing in my hand fitted, so I laid what I could spare.
        [1] Not one of my cards had heard of this clue. I laid the one with the straightest face.
       *[other] I had no answer to that clue, only a card to get rid of.
    }
why-vote =
    { $way ->
        [0] I voted for { $number }: I heard { $theme } in “{ $clue }”, and saw it there.
        [1] “{ $clue }” sounded like { $theme } to me, and { $number } looked like it.
        [2] { $number } got my vote: the picture says { $theme }, and so does “{ $clue }”.
       *[other] I went looking for { $theme } after “{ $clue }”, and stopped at { $number }.
    }
why-vote-plain =
    { $way ->
        [0] I voted for { $number }: it sat closest to “{ $clue }”.
        [1] With “{ $clue }” in my ear I kept coming back to { $number }.
       *[other] { $number } had my vote. The others had less to do with “{ $clue }”.
    }
why-tell-by-look =
    { $way ->
        [0] I only know my card by its colours. They made me think of { $theme }, so I said “{ $clue }”.
       *[other] All I have of my card is its light and colour. To me that is { $theme }, and so “{ $clue }”.
    }
why-lay-by-look =
    { $way ->
        [0] To me “{ $clue }” has { $theme } in it, and so do this card’s colours, which are all I know of it.
       *[other] I know this card only by its colours. They say { $theme }, which is not far from “{ $clue }”.
    }
why-vote-by-look =
    { $way ->
        [0] I voted for { $number }: I only know that picture by its colours, and they have { $theme } in them, like “{ $clue }”.
       *[other] I cannot tell what { $number } shows, only its colours. They and “{ $clue }” both say { $theme }.
    }
why-vote-guess =
    { $way ->
        [0] I voted for { $number } with my eyes closed: nothing pointed anywhere.
        [1] { $number } was a guess. The clue told me nothing at all.
       *[other] I tossed a coin with too many sides, and it landed on { $number }.
    }

# ---- house rules: a sentence on paper

dixit-house-language = We play in
dixit-house-target = up to
dixit-house-pace = and take our turns
dixit-house-deck = The pictures come from
dixit-house-all-decks = all decks together
dixit-house-or = or
dixit-house-own = bring your own
dixit-house-own-change = change them
dixit-house-tonight = draw one from a word
dixit-house-tonight-change = give another word
dixit-house-language-label = Language of the clues
dixit-house-target-label = Score that ends the game
dixit-house-pace-label = Time to think
dixit-house-deck-label = Deck
dixit-house-stop = .
dixit-house-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
dixit-house-off = without a clock
dixit-house-relaxed = unhurried
dixit-house-brisk = briskly
dixit-house-tell = The clue
dixit-house-lay = Laying the cards
dixit-house-vote = The votes
dixit-house-look = Looking at the reveal

# ---- refusals

refused-somebody-begins = Everybody else has passed: the first story is yours.
refused-card-not-held = That card is not in your hand.
refused-clue-empty = A clue needs at least one word. Even “hm” will do.
refused-clue-too-long = That is already a story: keep the clue within { $most } characters.
refused-clue-unprintable = There are characters in this clue that nobody could read. Type it again.
refused-deck-too-small = This deck has { $cards } cards, and this many players need { $needed }. Choose another deck, or play with fewer people.
refused-lay-so-many =
    { $cards ->
        [one] Lay exactly one card.
       *[other] Lay { $cards } different cards.
    }
refused-no-such-number = The cards on the table are numbered from 1 to { $most }.
refused-no-such-recording = That recording is not at this table. Record it once more.
refused-own-card = That card is your own. Vote for another one.

# ---- rules at hand

dixit-rules-now = Right now
dixit-rules-whole = The whole game, in short
dixit-rules-telling = Telling
dixit-rules-telling-text = The storyteller picks one of their cards and gives a clue to it: a word, a line of a song, a sound. If everyone would get it, it is too clear; if nobody would, too obscure. In the very first round the story belongs to whoever comes up with a clue first.
dixit-rules-laying = Laying
dixit-rules-laying-text = Everybody else looks in their hand for a card that the clue could have been about, and lays it face down. With three players it is two cards each. The storyteller keeps quiet from here until the votes are shown.
dixit-rules-voting = Voting
dixit-rules-voting-text = All the cards are shuffled and numbered. Find the storyteller’s; you may not vote for your own. The votes stay secret until the last one is in.
dixit-rules-revealed = Points
dixit-rules-revealed-text = The storyteller wants to be understood by some, but not by all. And if your card leads others astray, you are paid for it.
dixit-rules-goal = One of you tells a card; the others hide it among their own and then look for it. Whoever leads when somebody reaches the goal wins; players who tie win together.
dixit-rules-cards = Everyone holds six cards (seven with three players) and draws back up after each round. Then the next person to the left tells. When the pile runs out, the used cards are shuffled into a new one.
dixit-rules-clock = If the clock runs out, chance makes the move for you, and the table says so.
dixit-rules-case = Who gets what
dixit-rules-some = Some found it
dixit-rules-all = All did, or none
dixit-rules-teller = the storyteller
dixit-rules-finder = who found it
dixit-rules-other = who did not
dixit-rules-decoy = for every vote your own card drew

## What has happened

fact-dixit-told = { $name } tells: “{ $clue }”
fact-dixit-told-you = You tell: “{ $clue }”
fact-dixit-told-unwritten = { $name } tells a card
fact-dixit-told-unwritten-you = You tell a card
fact-dixit-teller-all = everybody found the teller’s card
fact-dixit-teller-all-you = everybody found your card
fact-dixit-teller-some = { $names } found the teller’s card
fact-dixit-teller-some-you = { $names } found your card
fact-dixit-teller-none = nobody found the teller’s card
fact-dixit-teller-none-you = nobody found your card
fact-dixit-found-some = found the teller’s card
fact-dixit-found-some-you = you found { $names }’s card
fact-dixit-found-all = found it, like everybody else
fact-dixit-found-all-you = you found { $names }’s card, like everybody else
fact-dixit-missed-some = took another card for it
fact-dixit-missed-some-you = you took another card for { $names }’s
fact-dixit-missed-none = nobody found it
fact-dixit-missed-none-you = nobody found { $names }’s card
fact-dixit-fooled = { $names } fell for this card
fact-dixit-fooled-you = { $names } fell for your card
fact-recalled-dixit = This card was told { $told } times in this house, and found by { $share ->
    [none] nobody
    [few] few
    [half] half
    [most] most
   *[all] everybody
  }

## The first time

dixit-guide-hand = Only you see these cards. Tap one you could give a clue for.
dixit-guide-clue = Give it a few words: a hint, not an answer.
dixit-guide-lay = Pick something that could pass for the teller’s card.
dixit-guide-vote = One of these is the teller’s, the rest are decoys. Tap one and vote.
dixit-guide-searched = They are looking for your card among the decoys. Keep a straight face.
dixit-guide-points = The teller gets three points if some find the card, but not all.

## The idea in four pictures

dixit-story-1 = One of you picks a dream and gives it a few words.
dixit-story-2 = The others slip in cards that could pass for it.
dixit-story-3 = All the cards are shown. Which one is the teller’s?
dixit-story-4 = Found by some, but not by all: that is what pays.

# ---- on a TV

dixit-tv-recorded = Play the sound on a phone
dixit-tv-opening = The votes are in
dixit-tv-ignored =
    { $count ->
        [one] Nobody fell for this one
       *[other] Nobody fell for these
    }
dixit-tv-decoy = Number { $number } came from { $name }
dixit-tv-fell = It fooled { $names }
dixit-tv-told = And this is { $teller }’s card!
dixit-tv-found =
    { $count ->
        [0] Nobody found it
       *[other] Found by { $names }
    }
dixit-tv-last = { $name }’s story, a moment ago
dixit-tv-fell-for = Fell for { $name }’s card:
dixit-tv-best = The best story of the evening

# what a round is remembered for; each has three variants

dixit-tv-all =
    { $variant ->
        [0] Everybody found it. That was no riddle, { $teller }, that was a label.
        [1] Everybody! Even the lamp knew it was { $teller }’s.
       *[other] You all saw straight through { $teller }. That pays nothing.
    }
dixit-tv-none =
    { $variant ->
        [0] Nobody. { $teller } told that one to the moon.
        [1] Not a soul found it. { $teller }’s mind is a locked drawer.
       *[other] Nobody found it. It was so clear inside { $teller }’s head.
    }
dixit-tv-bot =
    { $variant ->
        [0] { $name } is only a bot, and it fooled the lot of you.
        [1] { $name } never dreams. You all believed this dream anyway.
       *[other] One bot, all your votes. { $name } will be unbearable now.
    }
dixit-tv-fooled =
    { $variant ->
        [0] { $name } led { $count } of you up the garden path.
        [1] { $count } votes for a fake. { $name } is not even blushing.
       *[other] Better than the real one, said { $count } of you. { $name } bows.
    }
dixit-tv-one =
    { $variant ->
        [0] { $teller } whispered, and only { $finder } heard.
        [1] Two heads, one thought: { $teller } and { $finder }.
       *[other] { $finder } knew. The rest of you were somewhere else entirely.
    }
dixit-tv-alone =
    { $variant ->
        [0] Everybody but { $name }. We shall never speak of it again.
        [1] { $name } went a way of their own. It was the wrong way.
       *[other] All of you one way, { $name } the other. Somebody has to.
    }
dixit-tv-scattered =
    { $variant ->
        [0] As many votes, as many opinions. A room full of experts.
        [1] Nobody agrees with anybody. Lovely.
       *[other] Every vote elsewhere. Did you all hear the same clue?
    }
dixit-tv-some =
    { $variant ->
        [0] Clear to some, fog to the rest: just as { $teller } likes it.
        [1] Some knew, some strayed, and { $teller } smiles at both.
       *[other] Half a secret is the best kind. Well told, { $teller }.
    }

# ---- what bots say aloud

says-dixit-telling-no-hurry = No hurry, { $name }. The cards will wait.
says-dixit-telling-listening = I like this part. Anything could be said.
says-dixit-telling-silence = Somebody is thinking. You can almost hear it.
says-dixit-laying-clue = Good one, { $name }. I am a little afraid of it.
says-dixit-laying-sly = Somebody is about to be very sly. I can feel it.
says-dixit-laying-almost = Almost fitting is a kind of fitting, too.
says-dixit-voting-innocent = They all look innocent. That is how it starts.
says-dixit-voting-back = I keep coming back to one. I shall not say which.
says-dixit-voting-many = { $cards } pictures, one truth. I have had worse odds.
says-dixit-revealed-all = All of us, { $name }. You were thinking out loud.
says-dixit-revealed-nobody = Nobody, { $name }. You were on another island.
says-dixit-revealed-some = Some of us can read { $name }. I am taking notes.
says-dixit-revealed-laid =
    { $votes ->
        [one] One vote for { $name }’s card. Nicely laid.
       *[other] { $votes } votes for { $name }’s card. Nicely laid.
    }
says-dixit-revealed-leads = { $name } leads with { $points }. I say it without envy.
says-dixit-over-album =
    { $stories ->
        [one] One story. I would frame it.
       *[other] { $stories } stories. I would frame them all.
    }
says-dixit-over-again = Once more? I was just warming up.

## Titles of a night

title-dixit-liar = Best liar
title-dixit-liar-why = { $amount } votes for pictures that were never the story
title-dixit-finder = Sees through stories
title-dixit-finder-why = found the teller’s picture { $amount } times
title-dixit-open-book = Read like a book
title-dixit-open-book-why = { $amount } stories that everybody saw through
title-dixit-riddle = Speaks in riddles
title-dixit-riddle-why = { $amount } stories that nobody could follow
title-dixit-half-light = Master of half-light
title-dixit-half-light-why = { $amount } stories told neither too plainly nor too darkly

# ---- in the album's picture

album-dixit-won = { $names } told it best
album-dixit-teller = Told by { $name }
album-dixit-found = Found by { $names }
album-dixit-found-by-none = Nobody found it
album-dixit-found-by-all = Everybody found it
album-dixit-recorded = a clue to be heard
album-dixit-aloud = said aloud
album-dixit-unsaid = without a word

## What this house has seen

atlas-dixit-shelf = Dreams
atlas-dixit-times = { $times ->
    [one] Told once in this house
   *[other] Told { $times } times in this house
  }
