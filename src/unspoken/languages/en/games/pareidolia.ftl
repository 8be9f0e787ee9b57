# ---- on its door

cover-pareidolia-title = Pareidolia
cover-pareidolia-tagline = Two silent artists, one sky

# ---- how to win, before the first move

par-goal =
    Two artists picture a word in clouds. They and the first to guess it get a droplet each. Most droplets after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.

# ---- the line

par-you-said = You
par-round = Round { $round } of { $rounds }
par-shuffling = Shuffling the words
par-claiming = Who last saw a shape in the clouds?
par-claiming-hint = Whoever did is the first artist. The first claim counts; without one, chance decides.
par-claiming-wait = Waiting for the others to look up
par-claim = I did
par-go-on = Not me

par-keep = Which one will you build?
par-keep-hint = { $second } builds it with you. The others have to guess.
par-wait-keep = { $artist } is choosing a word
par-wait-keep-you = { $artist } is choosing a word for you two
par-know = This is your word
par-know-hint = You and { $artist } build it from clouds, taking turns, in silence
par-wait-know = { $second } is reading the word
par-toss = Toss the first cloud
par-toss-hint = Where it lands, and which side up, is up to the wind
par-what-will = What will it be? { $category }.
par-wait-toss = { $artist } tosses the first cloud
par-what-is = What is it? { $category }.
par-turn = { $name }’s turn, then { $other }
par-turn-yours = Your turn
par-turn-other = { $name }’s turn
par-bell = The sun is down
par-bell-artist = Did somebody say it? You have a moment to say so.
par-bell-none = Nobody said it
par-bell-hint = The artists have a moment to say that somebody got it
par-found = { $name } saw it
par-found-you = You saw it
par-found-hint = “{ $text }”
par-not-found = It drifted away
par-not-found-hint = Nobody saw it in time
par-voting = Who is the most visibly relaxed?
par-voting-hint = They are tied. You decide; nobody sees the votes until all are in.
par-voting-wait = They are tied, and the others decide. Breathe out.
par-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
par-won-you = You win
par-won-hint = { $most ->
    [one] with one droplet
   *[other] with { $most } droplets
  }
par-won-vote = { $most ->
    [one] with one droplet, and the calmest face
   *[other] with { $most } droplets, and the calmest face
  }

# ---- words

par-words = Three words
par-keep-first = Choose a word
par-keep-this = Build “{ $word }”
par-secret = The others must guess it · { $name } knows it too
par-know-it = I know it
par-toss-first = Choose a cloud
par-toss-it = Toss it

# ---- the sky

par-sky-empty = The sky is empty.
par-sky-told = { $count ->
    [one] One cloud in the sky: { $clouds }.
   *[other] { $count } clouds in the sky, lowest first: { $clouds }.
  }
par-lies = { $cloud }, { $row ->
    [upper] { $column ->
        [left] upper left
        [right] upper right
       *[middle] upper middle
    }
    [lower] { $column ->
        [left] lower left
        [right] lower right
       *[middle] lower middle
    }
   *[middle] { $column ->
        [left] on the left
        [right] on the right
       *[middle] in the middle
    }
  }
par-held = { $lies }, { $across } across, { $down } down{ $turn ->
    [0] {""}
   *[other] {", turned by "}{ $turn } degrees
  }{ $flip ->
    [yes] {", turned over"}
   *[no] {""}
  }
par-told = { $kind ->
    [toss] { $name } tosses a cloud, the { $cloud }: it lands
    [place] { $name } lays a cloud, the { $cloud },
    [pick-up] { $name } picks up a cloud, the { $cloud }, and lays it
    [remove] { $name } takes a cloud away, the { $cloud } that was
    [nudge] { $name } nudges the { $cloud }, which comes to rest
   *[pass] { $name } passes.
  }{ $kind ->
    [pass] {""}
   *[other] {" "}{ $row ->
        [upper] { $column ->
            [left] in the upper left.
            [right] in the upper right.
           *[middle] in the upper middle.
        }
        [lower] { $column ->
            [left] in the lower left.
            [right] in the lower right.
           *[middle] in the lower middle.
        }
       *[middle] { $column ->
            [left] on the left.
            [right] on the right.
           *[middle] in the middle.
        }
    }
  }
par-guess-told = { $name } sees: { $text }
par-view = Your view of the sky
par-view-left = Turn your view to the left
par-view-right = Turn your view to the right
par-view-upright = Your view is turned by { $turn } degrees. Set it upright
par-view-whole = The whole sky
par-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
  }

# ---- hands

par-your-action = Your turn
par-then = then { $name }
par-mode-place = Place
par-mode-pick-up = Move
par-mode-remove = Remove
par-mode-nudge = Nudge
par-do-place = Lay it down
par-do-pick-up = Lay it down
par-do-remove = Take it away
par-do-nudge = Push
par-supply = Clouds beside the sky
par-supply-of = { $cloud }, { $left ->
    [0] none left
   *[other] { $left } left
  }
par-clouds-there = Clouds in the sky
par-cloud-there = Cloud { $number }: { $lies }{ $protected ->
    [yes] {", off limits for now"}
   *[no] {""}
  }
par-handle-right = Turn clockwise
par-handle-left = Turn anti-clockwise
par-handle-flip = Turn over
par-hint-place = Drag a cloud into the sky, or move one
par-hint-pick-up = Pick up any cloud and lay it somewhere else
par-hint-held = Turn it, flip it or move it. Then lay it down.
par-hint-remove = Which cloud will you take away?
par-hint-removing = It goes back beside the sky
par-hint-nudge = Push a cloud: slide a finger into it from empty sky
par-hint-stroke = Along this line
par-hint-aimed = { $side ->
    [left] From the left
    [above] From above
    [right] From the right
   *[below] From below
  }. Choose it again for another side
par-no-way-to-nudge = No finger fits beside that cloud.
par-moves = Move it
par-move-left = Move left
par-move-up = Move up
par-move-down = Move down
par-move-right = Move right
par-locked = { $name }’s last
par-locked-place = { $name } took one from here
par-protected = That was { $name }’s last action. Leave it be for now.
par-not-there-again = { $name } has just taken one like it from there. Put it elsewhere.
par-finger-on-cloud = Your finger has to start on empty sky.
par-too-short = Draw the line a little longer.
par-meets-nothing = The line does not meet a cloud.
par-meets-protected = The line first meets a cloud from { $name }’s last action.

# ---- guesses

par-seen = Seen so far
par-none-said = Say whatever you see.
par-none-said-artist = Nobody has said anything yet.
par-guess-label = What do you see?
par-i-see = I see…
par-say = Say it
par-guess-note = Guess as often as you like, in { $language }. The artists stay silent.
par-yes = That is it
par-yes-of = “{ $text }”: that is it
par-yes-again = Sure?
par-yes-sure = Sure “{ $text }” is right? This ends the round
par-right = right
par-hush = Not a word, not a sign. The clouds speak.

# ---- the end of a round, and of the game

par-the-word = It was
par-no-droplets = No droplets this time.
par-next-round = Next round
par-to-the-end = See how it ends
par-waiting = Waiting for the others
par-abstain = I cannot say
par-vote-first = Choose somebody
par-vote-for = { $name } is
par-vote-stands = Your vote is in
par-droplets = { $drops ->
    [one] one droplet
   *[other] { $drops } droplets
  }
par-votes = The votes
par-voted = { $name } found { $of } the calmest
par-voted-none = { $name } could not say
par-again = Once more
par-again-wait = The host can lay the table again.
par-no = That was not it
par-no-sure = Really not? Tap again
par-denied = { $names }: “That was not it.” It takes both artists.
par-taken-back = The artists say that was not it. The droplets go back.
par-album = What was in the sky
par-drawn-by = shown by { $names }
par-seen-by = { $name } saw it: “{ $guess }”
par-nobody-saw = nobody saw it

# ---- house rules: a sentence on paper

par-house-minutes = A sky lasts
par-house-minutes-label = Time for a word
par-house-minutes-of = { $minutes ->
    [2] two minutes
    [3] three minutes
   *[5] five minutes
  }
par-house-comma = ,
par-house-stop = .
par-house-times = everyone begins one
par-house-times-label = How often everyone is main artist
par-house-times-of = { $times ->
    [0] as often as the rules say
    [1] once
    [2] twice at most
   *[3] three times at most
  }
par-house-language = we guess in
par-house-language-label = Language of the guesses
par-house-words-how = One per line. If you like, add other names that count, and a category for everybody to see: cat = kitty, pussycat (animal)
par-house-pace = and between skies we are
par-house-pace-label = Time to think
par-house-off = without a clock
par-house-relaxed = relaxed
par-house-brisk = brisk
par-house-begin = Who begins
par-house-word = The word
par-house-toss = The toss
par-house-vote = The vote
par-house-look = Looking at the word

# ---- refusals

refused-guess-empty = There was no word in that.
refused-guess-too-long = { $most ->
    [one] One letter at most, please.
   *[other] At most { $most } letters, please.
  }
refused-guess-unprintable = That has characters that cannot be shown. Try plain letters.
refused-no-guesses-left = { $most ->
    [one] You have had your one guess for this sky. Now enjoy the view.
   *[other] You have had all your { $most } guesses for this sky. Now enjoy the view.
  }
refused-no-such-guess = Nobody has said that.
refused-no-such-shape = There is no such cloud in the box.
refused-no-such-turn = A cloud cannot be turned like that.
refused-none-left = There are none of those left beside the sky.
refused-not-drawn = That word was not drawn.
refused-not-in-the-sky = That cloud is no longer in the sky.
refused-not-tied = They are not part of the tie.
refused-nudge-meets-nothing = Your finger met no cloud. Draw the line through one.
refused-nudge-starts-on-a-cloud = Start with your finger on empty sky.
refused-nudge-too-short = That was hardly a push. Draw a longer line.
refused-outside-the-sky = That is outside the sky.
refused-piece-protected = That was the other artist’s last action. Leave it be for now.
refused-place-protected = The other artist has just taken one like it from there.
refused-said-already = You have just said that.
refused-too-few-words = { $words ->
    [one] One word is too few: this game needs { $needed }.
   *[other] { $words } words are too few: this game needs { $needed }.
  }
refused-wrong-clouds = This game needs { $least } to { $most } clouds; there are { $pieces }.

# ---- what the bots thought

why-keep = Of the three, “{ $word }” was the one I could show best.
why-draw = I set out to draw “{ $word }”.
why-see = { $sure ->
    [one] I said “{ $word }”: one chance in a hundred, I thought.
   *[other] I said “{ $word }”: I was { $sure }% sure.
  }
why-no-drawing = I had no picture of that word in mind, so I moved clouds about.
why-blind = I have no eyes on this machine, so I did what I could.

# ---- rules at hand

par-rules-now = Right now
par-rules-whole = The whole game, in short
par-rules-goal = Two artists who may not speak build one picture out of clouds, taking turns, one action at a time. Everybody else calls out what it might be, until somebody sees the word or the sun is down.
par-rules-drawing = A word for two
par-rules-drawing-text = The main artist draws three words and keeps one. The second artist, who sits opposite, reads it too. When both know it, everybody hears what kind of thing it is.
par-rules-tossing = The toss
par-rules-tossing-text = The main artist tosses any cloud. It lands near the middle, turned and mirrored as it pleases: there is no clear up. Then the clock starts.
par-rules-playing = Taking turns
par-rules-playing-text = The artists take turns, the second artist first, one action each:
par-rules-place = A cloud from beside the sky, anywhere, at any angle, either side up.
par-rules-pick-up = Any cloud in the sky, put back anywhere, on top of the others.
par-rules-remove = Any cloud in the sky goes back beside it.
par-rules-nudge = Put a finger on empty sky and drag it in a line. It pushes what it meets, and that pushes what is in its way.
par-rules-guessing = Seeing
par-rules-guessing-text = The others say what they see, up to seven different things a minute, in the table’s language. Small slips are forgiven, other words are not. An artist may say “that is it” to any guess, even in the ten seconds after the bell; once the word is shown, both together may say that it was not.
par-rules-shown = Droplets
par-rules-shown-text = Whoever sees the word gets a droplet, and so does each of the artists. If nobody does, nobody gets any. Then both roles move on by one seat.
par-rules-voting = The end
par-rules-voting-text = Everyone is main artist three times with four or five players, twice with six or seven, once with more. The most droplets win. If there is a tie, the others say which of the tied players is the most visibly relaxed. Whoever does not vote in time abstains; if nobody votes, the tied players win together.
par-rules-undo = You must not change or undo what the other artist did last. For one action, keep your hands off every cloud that the other has just laid or moved, and put no cloud of the same shape where the other has just taken one away.
par-rules-silence = From the draw to the end of the round the artists neither write nor react, except to say “that is it”.
par-rules-keys = Keys: 1 to 5 take a cloud, arrows move it, Q and E turn it, F flips it, Enter lays it down, Escape lets go. Watchers turn their own view with [ and ].

## What has happened

fact-pareidolia-too-late = Time was up: the table went on without { $names }
fact-pareidolia-skipped = The host stopped waiting: the table went on without { $names }
fact-par-rang = The bell rang
fact-par-finder = found “{ $word }”
fact-par-finder-you = you found “{ $word }”
fact-par-artist = { $names } found “{ $word }” in these clouds
fact-par-artist-you = { $names } found “{ $word }” in your clouds
fact-par-unfound = nobody found “{ $word }”
fact-par-withdrawn = it was not the word after all, so the droplets go back

## The first time

par-guide-word = Pick a word to build out of clouds. Your partner sees it too, nobody else.
par-guide-toss = The first cloud: tap one, then toss it.
par-guide-act = Take turns, one action each, until the sun is down. Tap a right guess.
par-guide-guess = What is it going to be? Write whatever you see.
par-guide-shown = Found in time: both artists and the finder get a droplet each.

## The idea in four pictures

par-story-1 = Two artists share a secret word.
par-story-2 = Without a sound they lay clouds, one move each.
par-story-3 = Everybody else calls out what they see.
par-story-4 = Found before the sun is down: a droplet for all three.

# ---- what bots say aloud

says-pareidolia-before-sky = An empty sky. It will never look better.
says-pareidolia-before-weather = Good weather for seeing things that are not there.
says-pareidolia-choosing-artist = { $name } looks like somebody with a plan.
says-pareidolia-choosing-words = I hope it has legs. Legs always help.
says-pareidolia-playing-bare = Very minimal so far. I like it.
says-pareidolia-playing-one = One cloud. It could still be anything.
says-pareidolia-playing-few = { $clouds } clouds. My grandmother had a hat like that.
says-pareidolia-playing-many = { $clouds } clouds. It will rain before we know it.
says-pareidolia-playing-guesses = { $guesses } guesses. One of us must be near.
says-pareidolia-playing-quiet = Do say what you see. The sky does not mind.
says-pareidolia-shown-found = Well seen, { $name }. I had my head in the clouds.
says-pareidolia-shown-lost = So that is what it was. Now I cannot unsee it.
says-pareidolia-shown-sky = From the other side it was a perfect likeness.
says-pareidolia-voting-tie = A tie. Even the wind has stopped.
says-pareidolia-over-clouds =
    { $rounds ->
        [one] One sky, and it was ours.
       *[other] { $rounds } skies, and all of them ours.
    }
says-pareidolia-over-again = Once more? The weather will hold.

## Titles of a night

title-par-first = First to see
title-par-first-why = found { $amount } words in the clouds
title-par-sky = Painter of skies
title-par-sky-why = { $amount } skies in which somebody saw the word
title-par-quiet-hand = The quiet hand
title-par-quiet-hand-why = the second artist of { $amount } skies that were understood

# ---- in the album's picture

album-pareidolia-won = Most droplets fell on { $names }
album-pareidolia-drawn = Shown by { $names }
album-pareidolia-seen = { $name } saw it: “{ $guess }”
album-pareidolia-unseen = Nobody saw it
album-pareidolia-guesses = Also seen: { $guesses }

# ---- the puzzle of the day

par-today-sky = { $clouds } clouds hang in the sky.
par-today-said = Not: { $words }
par-today-more = { $left ->
    [one] Show me the rest
   *[other] Show me more
  }
par-today-give-up = Tell me
par-today-about = Somebody shapes clouds into a thing without a word: say what it is, with as few clouds as you can.
par-today-right = You saw it
par-today-missed = It hid from you
par-today-was = It was: { $word }
par-today-no-guess = no guess
par-today-clouds = { $clouds ->
    [one] one cloud
   *[other] { $clouds } clouds
  }
par-today-house = { $same ->
    [0] None of { $people } people in this house saw it
   *[other] { $same } of { $people } people in this house saw it
  }
par-today-why = The whole sky has { $clouds } clouds. { $category }.

## What this house has seen

atlas-pareidolia-shelf = Words in the clouds
atlas-pareidolia-times = { $times ->
    [one] Built once in this house
   *[other] Built { $times } times in this house
  }

# ---- on a TV

par-tv-aim = Two silent artists lay a word in clouds. Guess it before the sun goes down.
par-tv-rain = Droplets so far
par-tv-last = The last sky: “{ $word }”
par-tv-best = The sky of the game: “{ $word }”
par-tv-swift = { $variant ->
    [0] { $name } did not even blink
   *[1] Was { $name } peeking from behind a cloud?
  }
par-tv-few = { $variant ->
    [0] Hardly a cloud in the sky, and { $name } saw it all
   *[1] A little air and a great deal of faith
  }
par-tv-crowd = { $variant ->
    [0] So many guesses that one was bound to hit a cloud
   *[1] Every other word had been said, so it had to be this one
  }
par-tv-found = { $variant ->
    [0] “{ $word }”, plain as the weather
   *[1] { $name } walks with a head in the clouds, and it pays
  }
par-tv-missed = { $variant ->
    [0] It was not “{ $guess }”. Though now nobody can unsee it
   *[1] Next time the clouds will come with a caption
  }
par-tv-silent = { $variant ->
    [0] So moving that nobody could speak
   *[1] The artists kept silent. So did everybody else
  }
par-tv-denied = { $variant ->
    [0] Guessed, cheered, taken back. The weather is changeable
   *[1] The droplets evaporated on the way down
  }
