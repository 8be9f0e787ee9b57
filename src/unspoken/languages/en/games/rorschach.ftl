# ---- on its door

cover-rorschach-title = Rorschach
cover-rorschach-tagline = Read a friend’s mind in ink

# ---- how to win, before the first move

ror-aim = Guess which blot a player gave each word. Win { $points } blots and lead by { $lead }.

# ---- what lies on the table

ror-blots = The blots
ror-words = The words and their symbols
ror-blot = Blot { $numeral }
ror-that-blot = blot { $numeral }
ror-blot-away = Blot { $numeral }, removed for this round
ror-put-away = removed for this round
ror-look = Look at blot { $numeral } closely
ror-look-print = “{ $word }”: look closely
ror-look-thought = Look at this blot closely
ror-before = The previous blot
ror-after = The next blot
ror-symbol =
    { $symbol ->
        [triangle] Triangle
        [circle] Circle
       *[waves] Waves
    }
ror-word = “{ $word }”
ror-word-symbol =
    { $word }, { $symbol ->
        [triangle] triangle
        [circle] circle
       *[waves] waves
    }
ror-said = “{ $word }” on { $numeral }
ror-on = on { $numeral }
ror-goal = { $points } blots and a lead of { $lead } win
ror-needs =
    { $empty ->
        [one] one more blot to win
       *[other] { $empty } more blots to win
    }
ror-you-capital = You
ror-you-plural = you
ror-you-name = { $name }, that is you
ror-testers =
    { $yours ->
        [yes] your team guesses
       *[no] test team guesses
    }
ror-control =
    { $yours ->
        [yes] your team checks
       *[no] control team checks
    }
ror-team-0 = Day
ror-team-1 = Night
channel-team-0 = Your team
channel-team-1 = Your team
say-team-0 = Say it to your team only
say-team-1 = Say it to your team only
say-table = Say it aloud, to everybody

# ---- who I am: the teams are Day and Night; in each round one is the test team, the other the control team

ror-i-am =
    { $role ->
        [subject] You are the subject: your team, { $team }, reads your mind
        [tester] Your team, { $team }, guesses this round
       *[control] Your team, { $team }, checks the guess this round
    }

# ---- the line

ror-dealing = Turning up words and blots
ror-choose = Whose mind will you read?
ror-choose-hint = One of you puts words on blots, the rest guess.
ror-wait-choose = Whose mind will it be?
ror-wait-choose-hint = { $team } is choosing. Look at the blots.
ror-remove = Which blot is too easy?
ror-remove-hint = It is out. { $subject } puts words on the other three.
ror-wait-remove =
    { $role ->
        [subject] You are the subject
       *[other] { $subject } is the subject
    }
ror-wait-remove-hint = { $other } removes one blot first.
ror-match = What do you see?
ror-match-hint = A stone on each blot. Your team scores for each one they guess.
ror-wait-match = What does { $subject } see?
ror-wait-match-hint = One word for each blot, in secret.
ror-guess = Read { $subject }’s mind
ror-guess-hint = Choose a blot and the word on it. If only your team is right, you win it.
ror-wait-guess =
    { $role ->
        [subject] They are reading your mind
       *[other] What will they say?
    }
ror-wait-guess-hint =
    { $role ->
        [subject] Keep your face as still as the ink.
        [control] { $team } is thinking. Then you agree, or say another word.
       *[other] { $team } is thinking.
    }
ror-counter = What did { $subject } see in { $numeral }?
ror-counter-hint = The other team says “{ $word }”. Agree, or say another word. If only your team is right, you win the blot.
ror-wait-counter = “{ $word }” on { $numeral }
ror-wait-counter-hint = Now { $other } agrees, or says another word.
ror-second = Right! Now another blot: read { $subject }
ror-wait-second = Right! Now a second guess
ror-stakes =
    { $box ->
        [yes] { $role ->
            [tester] Right, and this blot is yours as well. Wrong, and nobody gets it.
            [subject] Right, and this blot is yours as well. Wrong, and nobody gets it.
           *[other] Right, and this blot is theirs as well. Wrong, and nobody gets it.
        }
       *[no] { $role ->
            [tester] Right, and this blot is yours. Wrong, and it is theirs.
            [subject] Right, and this blot is yours. Wrong, and it is theirs.
            [control] Right, and this blot is theirs. Wrong, and it is yours.
           *[other] Right, and they win this blot. Wrong, and { $other } does.
        }
    }
ror-waiting = Waiting for { $names }
ror-hush = You stay silent until the last reveal.
ror-hush-other = { $subject } stays silent until the last reveal.

# ---- choosing the subject

ror-faces = Your team
ror-least = has been the subject least often
ror-backed = proposed by { $names }
ror-choose-first = Choose one of you

# ---- deciding together

ror-say = Say it:
ror-say-remove = Remove { $told }
ror-propose = Propose
ror-agree = Agree with { $names }:
ror-agree-subject =
    { $self ->
        [yes] Yes, read my mind
       *[no] Yes, read { $told }
    }
ror-propose-subject =
    { $self ->
        [yes] Propose yourself
       *[no] Propose { $told }
    }
ror-proposed = Your proposal is on the table
ror-proposes = Proposed by { $names }: { $said }
ror-shall-be-read = { $name } as the subject
ror-says = { $name } says so
ror-wishes-away = { $names } would remove this one
ror-nobody-of-you = nobody yet
ror-remove-first = Choose a blot
ror-guess-first = Choose a blot and a word
ror-say-first = Choose a word
ror-which-word = On { $numeral } lies…
ror-which-blot = “{ $word }” lies on…
ror-you-say = You would say: { $said }
ror-you-said = You say: { $said }
ror-no-second = no second guess
ror-decline = Skip the second guess
ror-rule =
    { $voices ->
        [2] Both of you have to agree.
        [3] Two of three decide.
        [4] Three of four decide.
        [5] Three of five decide.
       *[other] { $needed } of { $voices } decide.
    }
ror-alone = The bots on your team advise; you decide.
ror-thinking =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
ror-leaning = It will be { $told }, unless one of you thinks again.

# ---- the matching

ror-take =
    Pick up the { $symbol ->
        [triangle] triangle
        [circle] circle
       *[waves] waves
    }: “{ $word }”
ror-held =
    You hold the { $symbol ->
        [triangle] triangle
        [circle] circle
       *[waves] waves
    }: “{ $word }”. Choose a blot.
ror-take-from = Pick up “{ $word }” from { $numeral }
ror-take-back = “{ $word }” lies on { $numeral }: take it back
ror-lies =
    “{ $word }” lies on it, { $symbol ->
        [triangle] triangle
        [circle] circle
       *[waves] waves
    }
ror-lies-bare = Nothing lies on it yet
ror-seal = Seal the matching
ror-seal-first = Put a stone on every blot
ror-seal-note = Nobody sees it until it is revealed.
ror-bare =
    { $bare ->
        [one] One blot is still bare.
       *[other] { $bare } blots are still bare. Pick up a stone, then choose a blot.
    }

# ---- the reveal

ror-and-now = And in { $numeral }, { $subject } saw…
ror-it-was = It was { $word }
ror-laid-here = { $subject } laid it here
ror-right = right
ror-wrong = wrong
ror-to-nobody = Nobody gets the blot.
ror-to-team = The blot goes to { $team }.
ror-to-you = The blot is yours.
ror-to-them = The blot is theirs.
ror-now-second = Now a second guess.
ror-guess-again = Guess again: { $one } or { $two }
ror-to-second = On to the second guess
ror-whole = See the whole matching
ror-saw = What { $subject } saw
ror-one-guess = No second guess this time.
ror-declined = They skipped the second guess.
ror-read = read right
ror-misread = read as “{ $word }”
ror-not-asked = not guessed
ror-go-on = Go on
ror-go-soon = It goes on in a moment
ror-looking =
    { $count ->
        [one] { $names } is still looking
       *[other] { $names } are still looking
    }
ror-testers-say = { $team } says “{ $word }”
ror-fell-subject = { $team } chose { $subject }
ror-fell-removed = { $team } removed { $numeral }
ror-fell-guess = { $team } says { $said }
ror-fell-count = { $count } of { $voices }
ror-told-subject = { $subject } is the subject.
ror-told-removed = Blot { $numeral } is removed.
ror-told-guess = { $team } says { $said }.
ror-told-reveal = On { $numeral } lies “{ $word }”.

# ---- the end

ror-won = { $team } wins
ror-won-you = You read each other
ror-won-them = They read each other better
ror-won-hint =
    { $team } wins, { $points } : { $other }, { $rounds ->
        [one] in one round
       *[other] in { $rounds } rounds
    }
ror-shared = You read each other equally well
ror-shared-hint =
    { $points } : { $other }, { $rounds ->
        [one] in one round
       *[other] in { $rounds } rounds
    }
ror-ranking = How it ended
ror-wall = The blots of { $team }
ror-no-prints = A bare wall. It has its charm.
ror-print = { $subject }, round { $round }
ror-again = Once more
ror-again-wait = The host can lay the table again.
ror-whys = What the bots saw
ror-whys-hide = Enough of that

# ---- what the bots thought

why-match-things = To me one of them was { $seen }. So: “{ $word }”.
why-match-ink = I went by the ink, how it runs and how dark it is. So: “{ $word }”.
why-match-mood = One of them felt like { $seen }. So: “{ $word }”.
why-match-white = I looked at the white that the ink left. So: “{ $word }”.
why-match-shape = I went by the shape as a whole. So: “{ $word }”.
why-remove =
    { $look ->
        [things] Away with the one that looks like { $seen }. It would have been too easy.
        [mood] Away with the one that feels like { $seen }. It would have been too easy.
       *[other] Away with { $blot }. It would have been too easy.
    }
why-guess =
    { $sure ->
        [100] “{ $word }”, I said. I was certain.
       *[other] “{ $word }”, I said. I was { $sure }% sure.
    }
why-agree =
    { $sure ->
        [100] I thought so too: “{ $word }”.
       *[other] I thought so too: “{ $word }”, { $sure }% sure.
    }
why-differ =
    { $sure ->
        [100] I thought otherwise: “{ $word }”.
       *[other] I would rather try “{ $word }”. { $sure }% sure, but it paid better.
    }
why-second =
    { $sure ->
        [100] Then it had to be “{ $word }”.
       *[other] Then “{ $word }”, { $sure }% sure.
    }

# ---- what bots say to their team when they propose something

ror-team-word = A word to your team
says-rorschach-why-remove =
    { $look ->
        [things] { $blot } looks like { $seen } to everyone. Too easy for them.
        [mood] { $blot } feels like { $seen } to everyone. Too easy for them.
        [ink] The ink of { $blot } gives too much away.
        [white] The white in { $blot } gives too much away.
       *[other] The shape of { $blot } gives too much away.
    }
says-rorschach-why-guess =
    { $look ->
        [things] { $blot } looks like { $seen } to me. “{ $word }”, { $sure }% sure.
        [mood] { $blot } feels like { $seen }. “{ $word }”, { $sure }% sure.
        [ink] The ink of { $blot } says “{ $word }”. { $sure }% sure.
        [white] Look at the white in { $blot }: “{ $word }”. { $sure }% sure.
       *[other] The shape of { $blot } says “{ $word }”. { $sure }% sure.
    }
says-rorschach-why-second =
    { $look ->
        [things] Then { $blot }: it looks like { $seen }. “{ $word }”, { $sure }% sure.
        [mood] Then { $blot }: it feels like { $seen }. “{ $word }”, { $sure }% sure.
       *[other] Then { $blot } must be “{ $word }”. { $sure }% sure.
    }
says-rorschach-why-agree =
    { $look ->
        [things] I see { $seen } there too. I would say the same.
        [mood] It feels like { $seen } to me too. I would say the same.
       *[other] I would say the same: “{ $word }”.
    }
says-rorschach-why-differ =
    { $look ->
        [things] It looks like { $seen } to me. I would say “{ $word }”.
        [mood] It feels like { $seen } to me. I would say “{ $word }”.
       *[other] I would go against them: “{ $word }”.
    }

# ---- house rules: a sentence on paper

ror-house-teams = Teams are
ror-house-first = and the first to guess is
ror-house-second = A second guess
ror-house-pace = be declined, and we play
ror-house-win = A team wins with { $points } blots, if it has { $lead } more than the other.
ror-house-deck = The blots:
ror-house-stop = .
ror-house-teams-label = Teams
ror-house-first-label = The first team to guess
ror-house-second-label = The second guess
ror-house-pace-label = Time to think
ror-house-deck-label = Blots
ror-house-words-how = One per line, a word or a few, at least eighteen: The last train home
ror-house-seated = as we sit
ror-house-shuffled = drawn by lot
ror-house-seed-one = drawn by lot
ror-house-first-one = Day
ror-house-second-one = Night
ror-house-must = cannot
ror-house-may = may
ror-house-off = without a clock
ror-house-relaxed = unhurried
ror-house-brisk = briskly
ror-house-choose = Who is the subject
ror-house-remove = Which blot goes
ror-house-match = The matching
ror-house-guess = The guesses
ror-house-counter = The other team’s guess
ror-house-look = Looking at a reveal

# ---- refusals

refused-each-symbol-once = Each symbol goes on one blot, and no blot stays bare.
refused-image-guessed = That blot has been revealed. The second guess is about another one.
refused-image-removed = That blot is out for this round.
refused-no-such-image = That blot is not on the table.
refused-not-on-your-team = The subject has to be on your own team.
refused-symbol-guessed = That word has been revealed. The second guess needs another one.
refused-too-few-images =
    { $images ->
        [one] This deck has one blot; Rorschach needs { $needed }.
       *[other] This deck has { $images } blots; Rorschach needs { $needed }.
    }
refused-too-few-words =
    { $words ->
        [one] This deck has one word; Rorschach needs { $needed }.
       *[other] This deck has { $words } words; Rorschach needs { $needed }.
    }

# ---- rules at hand

ror-rules-now = Right now
ror-rules-whole = The whole game, in short
ror-rules-goal = Two teams, three words, four blots. One of you decides in secret which word lies on which blot; the rest of the team have to see with the same eyes. Each blot won is a point, and the first team with four points, two more than the other, wins.
ror-rules-choosing = The subject
ror-rules-choosing-text = The test team chooses one of its own as this round’s subject. From then on the subject is silent until the last reveal.
ror-rules-removing = One blot fewer
ror-rules-removing-text = The control team removes one of the four blots for this round: the one that would be too easy, or the one that would help too much.
ror-rules-matching = The matching
ror-rules-matching-text = The subject secretly lays the three symbols on the three remaining blots, each symbol once.
ror-rules-guessing = The guess
ror-rules-guessing-text = The rest of the test team chooses one blot and says which word lies on it.
ror-rules-countering = The control team’s guess
ror-rules-countering-text = The control team says a word for the same blot: the same one, or another.
ror-rules-revealed = The reveal
ror-rules-revealed-text = The subject’s symbol on that blot is shown. A blot that is won is a point and stays with its team.
ror-rules-second = A second guess
ror-rules-second-text = If the test team was right, it guesses once more: another blot, another word. The control team has no say in it.
ror-rules-score-both = Both are right
ror-rules-score-both-text = Nobody gets the blot. The second one goes to the test team if it reads it right, to the control team if not.
ror-rules-score-testers = Only the test team is right
ror-rules-score-testers-text = It gets the blot. It gets the second one as well if it reads it right; if not, nobody does.
ror-rules-score-neither = Nobody is right
ror-rules-score-neither-text = Nobody gets the blot, and there is no second guess.
ror-rules-score-control = Only the control team is right
ror-rules-score-control-text = It gets the blot, and there is no second guess.
ror-rules-end = A team wins with at least four blots and at least two more than the other. Until then the teams swap roles after every round.
ror-rules-silence = The subject writes nothing and pulls no faces. Each team has a channel of its own; the subject can read it, and the other team cannot.
ror-rules-team = More than half of a team decide. If you do not all agree, any of you has three seconds to think again.
ror-rules-clock = If the clock runs out, the proposal with the most support counts. If there is none, the table’s own proposal for the subject stands, a second guess that may be declined is declined, and chance decides the rest. The table says that time was up.

## What has happened

fact-rorschach-too-late = Time was up for { $names }: proposals counted, and chance decided what was still open
fact-rorschach-skipped = The host stopped waiting for { $names }: proposals counted, and chance decided what was still open
fact-ror-subject = { $name } is the subject
fact-ror-subject-you = You are the subject
fact-ror-removed = { $names } removed blot { $numeral }
fact-ror-declined = { $names } skipped the second guess
fact-ror-test-first = the other team was wrong about the blot
fact-ror-test-second = the second guess was right as well
fact-ror-control-first = the other team was wrong about the blot
fact-ror-control-second = the other team’s second guess was wrong
fact-ror-box-both = both teams were right, so nobody gets the blot
fact-ror-box-neither = both teams were wrong, so nobody gets the blot
fact-ror-box-second = the second guess was wrong, so nobody gets the blot
fact-recalled-ror = In this house { $times } of { $seen } laid “{ $word }” on blot { $numeral }

## The first time

ror-guide-choose = Choose whose mind your team reads: a teammate’s, or your own. One blot stays without a word.
ror-guide-remove = One blot has to go. Choose the one that would be too easy.
ror-guide-match = Put each word on the blot that looks like it to you. Nobody sees.
ror-guide-guess = Which word lies on which blot? Think like the subject.
ror-guide-counter = The other team says this word for the blot. Which one do you think it is?
ror-guide-reveal = Each blot your team wins fills a frame. Fill them all, far enough ahead, and you win.

## The idea in four pictures

ror-story-1 = One of you looks at blots and three words.
ror-story-2 = In silence, each word is laid on a blot.
ror-story-3 = Team-mates say what lies where; the others may know better.
ror-story-4 = A blot that only you read right is yours. Four blots win, two more than the others have.

# ---- what bots say aloud

says-rorschach-choosing-brave = Who is brave enough to be read?
says-rorschach-choosing-mind = Wanted: an open mind. A tidy one would be easier.
says-rorschach-removing-goodbye = One of them has to go. It is nothing personal.
says-rorschach-removing-four = Four blots. I like the one that looks back.
says-rorschach-matching-face = { $name } keeps a straight face. I am impressed.
says-rorschach-matching-time = Take your time. Ink dries slowly.
says-rorschach-guessing-words = Three words, three blots. How hard can it be?
says-rorschach-guessing-quiet = I will not say a thing. It is harder than it looks.
says-rorschach-countering-said = So that is what they say about { $blot }. Hm.
says-rorschach-revealed-right = { $blot } it was. That was mind reading.
says-rorschach-revealed-wrong = { $blot }, but not that word. Minds are odd places.
says-rorschach-revealed-both = Both sides knew { $blot }. Then it counts for nobody.
says-rorschach-scored-learnt = I know a little more about { $name } now.
says-rorschach-scored-count = Day { $day }, Night { $night }. The ink takes no sides.
says-rorschach-over-ink = It was only ink. And look what we made of it.
says-rorschach-over-again = Once more? I have stopped seeing bats.

## Titles of a night

title-ror-known = Known by heart
title-ror-known-why = read right by their own team { $amount } times
title-ror-sphinx = The sphinx
title-ror-sphinx-why = misread by their own team { $amount } times
title-ror-reader = Reader of souls
title-ror-reader-why = helped to read a friend right { $amount } times

# ---- in the album's picture

album-rorschach-won = { $names } read each other best
album-rorschach-shared = Both sides read each other equally well
album-rorschach-subject = What { $name } saw
album-rorschach-read = read right
album-rorschach-misread = taken for { $word }
album-rorschach-unread = kept secret

# ---- the puzzle of the day

ror-today-line = Lay each word on a blot
ror-today-hint = { $minds } minds of this house have done the same, each in its own way. Who sees it your way?
ror-today-told = This is how the others saw it
ror-today-blot = { $word ->
    [none] Blot { $blot }
   *[other] Blot { $blot }, { $word } lies here
  }
ror-today-do = Seal it
ror-today-about = Everybody sees something else in a blot of ink: lay three words where you think most others would see them.
ror-today-agreed = { $agreed ->
    [3] You see it as most do
    [2] Two words where most put them
    [1] One word where most put it
   *[other] You see it in your own way
  }
ror-today-why = A blot is never right or wrong. What counts here is where most of { $minds } minds laid the word; each dot is one of them.
ror-today-same = You and { $most } minds saw it here.
ror-today-other = { $alike ->
    [0] Nobody else saw it where you did; { $most } minds saw it in the framed blot.
    [one] One mind saw it where you did; { $most } saw it in the framed blot.
   *[other] { $alike } minds saw it where you did; { $most } saw it in the framed blot.
  }
ror-today-favourite = { $most } minds saw it in the framed blot.
ror-today-place = Blot { $blot }: { $minds ->
    [one] one mind
   *[other] { $minds } minds
  }
ror-today-you = you
ror-today-most-tag = most

## What this house has seen

atlas-rorschach-shelf = Blots
atlas-rorschach-times = { $times ->
    [one] One word was laid on it in this house
   *[other] { $times } words were laid on it in this house
  }

# ---- on a TV

ror-tv-aim = A friend silently lays a word on every blot. Guess which word went where, and the blot is yours.
ror-tv-before = Last time, { $subject } saw
ror-tv-both =
    { $variant ->
        [0] { $team } has moved into { $subject }’s head and is choosing curtains
       *[1] Two out of two. { $subject }, shut your mind, there is a draught
    }
ror-tv-once =
    { $variant ->
        [0] { $team } read one page of { $subject } and made up the next
       *[1] One right, one wrong: { $subject } is a book with pages missing
    }
ror-tv-one =
    { $variant ->
        [0] { $subject } is an open book tonight, at least on one page
       *[1] One good look into { $subject }’s head was quite enough
    }
ror-tv-stolen =
    { $variant ->
        [0] { $other } knows { $subject } better than the home team does. Awkward
       *[1] Mind-reading works. Just not in the team that needed it
    }
ror-tv-nobody =
    { $variant ->
        [0] Nobody knows what goes on in { $subject }’s head. Perhaps not even { $subject }
       *[1] { $subject } remains a mystery to science
    }
ror-tv-best = The moment of the game
ror-tv-best-read = “{ $word }”: { $subject } saw it, and { $team } read it
ror-tv-best-stolen = “{ $word }”: { $subject } saw it, and { $team } stole it
