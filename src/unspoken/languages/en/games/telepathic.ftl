# ---- on its door

cover-telepathic-title = Telepathic
cover-telepathic-tagline = Win together without a word

# ---- how to win, before the first move

tele-goal =
    { $mode ->
        [director] Two partners each secretly want three alike in a line and must avoid another three. Make both wanted lines, let the directors guess them, and you all win.
        [four-partners] Two of you each secretly want a line of three, the other two must avoid one. Make both wanted lines, then guess them: you all win together.
        [opposed] Each of you secretly wants one line of three. The first pair to make and guess both of theirs wins.
       *[other] Line up three of your secret colour or shape, and help your partner line up theirs, but never three that either of you fears. With both lines there, announce, guess each other’s wish, and win together.
    }

# ---- tiles and names

tele-tile =
    { $colour ->
        [sun] sun
        [coral] coral
        [sky] sky
       *[ink] ink
    } { $shape ->
        [circle] circle
        [star] star
        [cross] cross
       *[moon] moon
    }
tele-three =
    { $mark ->
        [sun] three sun tiles
        [coral] three coral tiles
        [sky] three sky tiles
        [ink] three ink tiles
        [circle] three circles
        [star] three stars
        [cross] three crosses
       *[moon] three moons
    }
tele-three-capital =
    { $mark ->
        [sun] Three sun tiles
        [coral] Three coral tiles
        [sky] Three sky tiles
        [ink] Three ink tiles
        [circle] Three circles
        [star] Three stars
        [cross] Three crosses
       *[moon] Three moons
    }
tele-grid = The grid, four rows of four
tele-row = Row { $row }
tele-directors = the directors
channel-directors = Directors
tele-team-partners = Partners
tele-team-directors = Directors
tele-team-0 = Eye
tele-team-1 = Heart
tele-team-under = under
tele-team-together = You win together, or you lose together.

# ---- cards and where they act

tele-card =
    { $movement ->
        [rows-east] Row right
        [rows-west] Row left
        [rows-two] Row, two steps
        [rows-mirror] Row, mirrored
        [columns-north] Column up
        [columns-south] Column down
        [columns-two] Column, two steps
        [columns-mirror] Column, mirrored
        [quadrants-clockwise] Corner, clockwise
       *[quadrants-counter] Corner, anti-clockwise
    }
tele-set =
    { $sets ->
        [rows] row { $on }
        [columns] column { $letter }
       *[quadrants] { $on ->
            [1] the upper left corner
            [2] the upper right corner
            [3] the lower left corner
           *[4] the lower right corner
        }
    }
tele-which =
    { $movement ->
        [rows-east] Which row moves right?
        [rows-west] Which row moves left?
        [rows-two] Which row moves by two?
        [rows-mirror] Which row is mirrored?
        [columns-north] Which column moves up?
        [columns-south] Which column moves down?
        [columns-two] Which column moves by two?
        [columns-mirror] Which column is mirrored?
        [quadrants-clockwise] Which corner turns clockwise?
       *[quadrants-counter] Which corner turns anti-clockwise?
    }
tele-do =
    { $movement ->
        [rows-east] Move { $set } right
        [rows-west] Move { $set } left
        [rows-two] Move { $set } two steps
        [rows-mirror] Mirror { $set }
        [columns-north] Move { $set } up
        [columns-south] Move { $set } down
        [columns-two] Move { $set } two steps
        [columns-mirror] Mirror { $set }
        [quadrants-clockwise] Turn { $set } clockwise
       *[quadrants-counter] Turn { $set } anti-clockwise
    }
tele-move =
    { $movement ->
        [rows-mirror] Mirror { $set }
        [columns-mirror] Mirror { $set }
        [quadrants-clockwise] Turn this corner
        [quadrants-counter] Turn this corner
       *[other] Move { $set }
    }
tele-how =
    { $movement ->
        [rows-mirror] The row is reversed: its ends change places, and so do the two in between.
        [columns-mirror] The column is turned upside down: its ends change places, and so do the two in between.
        [quadrants-clockwise] Four tiles in a corner of the grid move round by one step, clockwise.
        [quadrants-counter] Four tiles in a corner of the grid move round by one step, anti-clockwise.
       *[other] A tile pushed over the edge comes back in at the other end.
    }
tele-row-of-cards = The open cards
tele-deck =
    { $deck ->
        [0] No cards left in the deck
        [one] One card in the deck
       *[other] { $deck } cards in the deck
    }
tele-removed =
    { $removed ->
        [one] one set aside unseen
       *[other] { $removed } set aside unseen
    }

# ---- the line

tele-dealing = Laying out the tiles
tele-claiming = Who last had a psychic experience?
tele-claiming-hint = Whoever did begins. The first claim counts; without one, chance decides.
tele-claiming-wait = Waiting for the others to remember
tele-claim = I did
tele-go-on = Not that I know of

tele-hand = Hand { $performer } a card
tele-hand-hint = { $performer } decides where to use it
tele-hand-together = Agree on one: only you directors hear each other
tele-wait-card-you =
    { $many ->
        [yes] The directors are looking for a card for you
       *[no] { $hander } is looking for a card for you
    }
tele-wait-card =
    { $many ->
        [yes] The directors are looking for a card for { $performer }
       *[no] { $hander } is looking for a card for { $performer }
    }
tele-wait-card-hint = Every card handed means something
tele-may-announce = Sure already? You may announce between any two turns
tele-must-announce = The cards are gone
tele-must-announce-hint = Now it has to be said: what did the other one want?

tele-try =
    { $sets ->
        [rows] Tap a row to see what would happen
        [columns] Tap a column to see what would happen
       *[quadrants] Tap a corner to see what would happen
    }
tele-preview = A preview. Nothing has moved yet.
tele-as-it-lies = This is how the tiles lie now.
tele-wait-set-yours = { $performer } has your card
tele-wait-set = { $performer } has the card
tele-wait-set-hint = Where it acts means something too

tele-what-wanted = What did { $name } want all this time?
tele-announce-hint = Then { $name } names yours. Both names right, and both lines in the grid: you win together. Anything else, and you lose together.
tele-announce-hint-opposed = Then { $name } names yours. Both names right, and both lines in the grid: your team wins. Anything else, and the other team does.
tele-both-wanted = What did they want all this time?
tele-both-hint = Both names right, and both lines in the grid: you all win. Anything else, and you all lose.
tele-speak = Do you know what { $hander } wants?
tele-speak-hint = Announce both lines now, or let the game go on
tele-wait-speak = Will { $performer } speak?
tele-wait-speak-hint = After each turn the one who moved the tiles may announce
tele-answer = And what did { $announcer } want?
tele-answer-hint = { $announcer } said about you: { $name }.
tele-wait-answer =
  { $yours ->
    [yes] “{ $name }”, you say
   *[no] “{ $name }”, says { $announcer }
  }
tele-wait-answer-hint = Now { $answerer } names the other wish

tele-pause = A held breath
tele-pause-hint =
    { $seconds ->
        [one] Choices show after a second, so haste gives nothing away.
       *[other] Choices show after { $seconds } seconds, so haste gives nothing away.
    }
tele-hush = Not a word until somebody announces both lines.
tele-hush-answer = Not a word until the answer is out.

# ---- what is done

tele-hand-to = Hand to { $name }
tele-propose-to = Propose it for { $name }
tele-hand-stands = Your proposal is in
tele-wishes = { $name } wants this one
tele-announce = Announce
tele-choose-first =
    { $sets ->
        [rows] Choose a row
        [columns] Choose a column
       *[quadrants] Choose a corner
    }
tele-choice-stands = Chosen
tele-before = Before the move
tele-key-choose = choose
tele-key-before = before
tele-key-move = move
tele-names = Name the wish
tele-name-first = Choose a name
tele-announce-this = Announce “{ $said }”
tele-propose-this = Propose “{ $said }”
tele-answer-this = Say “{ $said }”
tele-not-yet = Not yet
tele-pass = Play on
tele-proposes = { $name } would say { $colour } and { $shape }
tele-take-up = I agree
tele-told =
    { $many ->
        [yes] The directors
       *[no] { $hander }
    } handed “{ $card }” to { $performer }, who used it on { $set }.
tele-told-handed =
    { $many ->
        [yes] The directors
       *[no] { $hander }
    } handed “{ $card }” to { $performer }.

# ---- mine alone

tele-you-win = You need
tele-you-lose = You must avoid
tele-cover = Tap to hide.
tele-covered = Hidden
tele-uncover = Tap to see your secret.
tele-team = With { $name }
tele-notebook = Notebook
tele-notes-private = Only you see these pages. They stay in this browser.
tele-note-win = wants
tele-note-lose = avoids
tele-note =
    { $mark }, { $note ->
        [yes] definitely
        [no] definitely not
        [maybe] maybe
       *[blank] no note
    }
tele-turns = The turns so far

# ---- the end

tele-moment-names = Both names are out
tele-moment-grid = And what does the grid say?
tele-says =
    { $many ->
        [yes] The directors say
       *[no] { $name } says
    }
tele-won = Won, together
tele-won-hint =
    { $turns ->
        [one] in one card and no words
        [2] in two cards and no words
        [3] in three cards and no words
        [4] in four cards and no words
        [5] in five cards and no words
        [6] in six cards and no words
        [7] in seven cards and no words
        [8] in eight cards and no words
        [9] in nine cards and no words
        [10] in ten cards and no words
       *[other] in { $turns } cards and no words
    }
tele-won-team = { $names } win
tele-won-team-yours = You read each other
tele-won-team-right = Both names right, and both lines in the grid.
tele-unattended = Nobody was at the table
tele-unattended-hint = The clock played sixteen turns by itself, so the game is over, and nobody has won.
tele-won-team-wrong = The others spoke too soon.
tele-lost = { $names } had to avoid that line. You lose, together.
tele-lost-yours = You had to avoid that line. You lose, together.
tele-missed = Not quite one mind
tele-missed-names = A name was wrong. You lose, together.
tele-missed-grid = Named right, but the grid was not there yet. You lose, together.
tele-wanted = { $name } wanted
tele-avoided = { $name } avoided
tele-said =
    { $many ->
        [yes] The directors
       *[no] { $name }
    } said { $mark }
tele-again = Once more
tele-again-wait = The host can lay the table again.
tele-look-back = Look back
tele-turn =
    { $turn ->
        [0] How it began
       *[other] Turn { $turn }
    }
tele-turn-start = Nobody knew a thing.
tele-back = One turn back
tele-forth = Next turn
tele-to-the-end = The end
tele-belief = What { $names } could believe about { $of }
tele-belief-legend = Outlined: the truth. Nobody had to think so; this is what the turns alone allowed.
tele-belief-win = wants
tele-belief-lose = avoids
tele-belief-truth = the truth
tele-percent = { $share }%

# ---- what the bots thought

why-announce =
    { $sure ->
        [100] I spoke because I was certain.
       *[other] I spoke because I was { $sure }% sure of us.
    }
says-telepathic-why-announce =
    { $sure ->
        [100] Let us announce. I am certain.
       *[other] Let us announce. I am { $sure }% sure.
    }
why-answer =
    { $sure ->
        [100] I was certain of what to answer.
       *[other] I was { $sure }% sure of us when I answered.
    }

# ---- house rules: a sentence on paper

tele-house-mode = We play
tele-house-removed = with
tele-house-pause = A choice is shown
tele-house-pace = and we take our turns
tele-house-mode-label = Way to play
tele-house-removed-label = Cards in play
tele-house-pause-label = When choices are shown
tele-house-pace-label = Time to think
tele-house-stop = .
tele-house-mode-name =
    { $mode ->
        [first] a first game as two
        [standard] as two partners
        [director] under directors
        [four-partners] as four partners
       *[opposed] two against two
    }
tele-house-cards =
    { $removed ->
        [0] all ten cards
       *[other] { $left } cards, { $removed } unseen
    }
tele-house-shown =
    { $pause ->
        [0] at once
        [one] after a second
       *[other] after { $pause } seconds
    }
tele-house-off = without a clock
tele-house-relaxed = unhurried
tele-house-brisk = briskly
tele-house-begin = Who begins
tele-house-hand = The card
tele-house-perform = Its place
tele-house-announce = The announcement

# ---- refusals

refused-card-not-open = That card is not face up on the table.
refused-no-such-set = A card acts on one of { $most } places, and that is not one of them.
refused-wrong-kind = That is not the kind of name that is wanted here.

# ---- rules at hand

tele-rules-now = Right now
tele-rules-whole = The whole game, in short
tele-rules-goal = Sixteen tiles, two secrets, not a word. Each of you has something to bring about in the grid and something to avoid. Find out what the other one is after from nothing but the cards that pass between you: you win together, or you lose together.
tele-rules-claiming = Beginning
tele-rules-claiming-text = One of you plays colours, the other shapes. You each secretly draw one to bring about and one to avoid: three neighbours in a row or a column, in a straight line that does not wrap round the edge. Four count as well.
tele-rules-handing = Handing
tele-rules-handing-text = Hand your partner one of the open cards. The card is then used up, and a new one takes its place as long as the deck lasts.
tele-rules-performing = Performing
tele-rules-performing-text = Whoever gets the card chooses the row, the column or the corner that it moves. If a line appears that somebody must avoid, all is lost at once. If a line appears that somebody needs, nothing tells you.
tele-rules-speaking = Announcing
tele-rules-speaking-text = After any complete turn either of you may announce: name what your partner needs, and your partner names what you need. Both names right, and both lines in the grid: you win together. Anything else, and you lose together. When the cards are gone, you must announce.
tele-rules-answering = Answering
tele-rules-answering-text = Your partner has named what you need. Now name what your partner needs. There is no way back.
tele-rules-modes = Other ways to play
tele-rules-first = A first game
tele-rules-first-text = Only the four single steps. For the first hundred turns they return to the row.
tele-rules-director = Directors
tele-rules-director-text = For three to eight. Two partners hold the secrets; the others direct them together, hand all the cards to one partner and the other in turn, talk among themselves and announce both wishes.
tele-rules-four-partners = Four partners
tele-rules-four-partners-text = Each holds one card only: a colour to avoid, a colour to bring about, a shape to avoid, a shape to bring about. On your turn hand a card to the player on your right, or announce both wishes. The used cards become a new deck, but only once.
tele-rules-opposed = Two against two
tele-rules-opposed-text = Partners sit opposite each other, and nobody has anything to avoid. Right after performing you may announce what your partner needs, and your partner names what you need. If both names are right, and both lines are in the grid, your team wins; if not, the others do.
tele-rules-challenge = For a challenge, up to six cards are taken out of the deck unseen.
tele-rules-silence = From the deal to the announcement nobody writes or reacts. Mind your face, too.
tele-rules-clock = If the clock runs out, chance makes the move for you, and the table says so.

## What has happened

fact-tele-announced = { $name } announces
fact-tele-announced-you = You announce
fact-tele-announced-together = The directors announce
fact-tele-named-right = { $name } was right about { $names }
fact-tele-named-right-you = You were right about { $names }
fact-tele-named-wrong = { $name } was wrong about { $names }
fact-tele-named-wrong-you = You were wrong about { $names }
fact-tele-named-together-right = The directors were right about { $name }
fact-tele-named-together-right-you = The directors were right about you
fact-tele-named-together-wrong = The directors were wrong about { $name }
fact-tele-named-together-wrong-you = The directors were wrong about you
fact-tele-lost-by = { $name } had to avoid this line
fact-tele-lost-by-you = You had to avoid this line
fact-tele-unattended = Nobody was at the table any more
fact-tele-not-met = Everything was named right, but not everything was in a line: { $names }

## The first time

tele-guide-mine = Your secret: you need three of these in one line, and never three of those.
tele-guide-hand = Tap a card to hand over: what you choose is all you can say.
tele-guide-perform = You were handed this move. Tap the row, column or corner that it should move.
tele-guide-announce = Sure what your partner needs, and both lines are there? Announce it.

## The idea in four pictures

tele-story-1 = Each of you hides a wish: three of a colour, or of a shape, in one line.
tele-story-2 = You hand over a move; your partner decides which line it moves.
tele-story-3 = Each choice is a hint, for not a word is spoken.
tele-story-4 = Both wishes are there, and you can name each other’s: you win together.

# ---- what bots say aloud, before the silence and after it

says-telepathic-before-silence = Last words before the silence. These are mine.
says-telepathic-before-tiles = Sixteen tiles, and not one of them says a word.
says-telepathic-before-first = Somebody begins. I can wait very quietly.
says-telepathic-won-together = And not a word was said. Remarkable.
says-telepathic-won-turns =
    { $turns ->
        [one] One turn. That hardly took any thinking.
       *[other] { $turns } turns, and somebody understood.
    }
says-telepathic-won-praise = Well thought, { $name }. I could almost hear it.
says-telepathic-lost-line = So that was the line to avoid. It looked so tidy.
says-telepathic-lost-turns =
    { $turns ->
        [one] One turn. It went by so fast.
       *[other] { $turns } turns of perfect misunderstanding.
    }
says-telepathic-lost-kind = We were of one mind. It was the wrong one.
says-telepathic-missed-guess = Close to what was meant. In a way.
says-telepathic-missed-near = I would have believed it too.
says-telepathic-over-talk = Now we may talk, and I have forgotten everything.
says-telepathic-over-again = Once more? Think “yes”, and I will know.

## Titles of a night

title-tele-mind = Reads minds
title-tele-mind-why = named another’s wish correctly { $amount } times
title-tele-glass = Clear as glass
title-tele-glass-why = understood without a word { $amount } times
title-tele-rash = Spoke too soon
title-tele-rash-why = { $amount ->
    [one] one wish named wrongly
   *[other] { $amount } wishes named wrongly
  }

# ---- in the album's picture

album-telepathic-won = { $names } were of one mind
album-telepathic-lost = Two minds that missed each other
album-telepathic-unattended = A thought that nobody finished
album-telepathic-minds = Below each board: what { $name } could believe { $other } wanted, and below that the other way round. The ring is the truth.
album-telepathic-many-minds = Below each board: what each could believe the others wanted. The ring is the truth.
album-telepathic-held = { $name }
album-telepathic-wanted = wanted
album-telepathic-feared = feared
album-telepathic-turn = { $number } · { $name } handed, { $other } moved
album-telepathic-directed = { $number } · { $name } moved

# ---- the puzzle of the day

tele-today-line = What does your partner want?
tele-today-own = You want { tele-three } in a line.
tele-today-rule = Your partner wants three of one shape, and always plays a card so that as many pairs of that shape as possible share an edge. Look at both moves.
tele-today-moves = The moves so far
tele-today-before = Before
tele-today-move = Move { $number }
tele-today-look = The tiles before the first move
tele-today-wants = Your partner wants
tele-today-hand = Hand over the card that completes both lines
tele-today-next = Now the card
tele-today-again = Look again
tele-today-do = Hand it over
tele-today-about = Two people share one board and may not say what they want: watch your partner’s moves, work out the wish, and help with the right card.
tele-today-right = You read your partner
tele-today-nearly = Read right, but the wrong card
tele-today-wrong = You misread your partner
tele-today-lucky = A lucky card, but you misread your partner
tele-today-was = Your partner wanted { tele-three }
tele-today-you-said = You said
tele-today-wanted = Your partner wanted
tele-today-pairs = { $pairs ->
    [0] no pair
    [one] one pair
   *[other] { $pairs } pairs
  }
tele-today-why = Why { tele-three }? Each move brought more of them together, side by side. No other shape explains both moves.
tele-today-not = Why not { tele-three }? Then move { $number } would have looked different: the same card could bring more of them together.
tele-today-played = Played
tele-today-instead = Possible
tele-today-card-won = Your card completed both lines
tele-today-card-lucky = By luck, your card completed both lines
tele-today-card-right = The card that completes both lines
tele-today-card-yours = The card that you handed over
tele-today-both = Both lines: yours and your partner’s
tele-today-lines = { $lines ->
    [0] No line
    [one] Only one of the two lines
   *[other] Both lines
  }

tele-today-won = Both lines are complete
tele-today-lost = That card does not complete both lines
tele-today-read = You read it right: { tele-three }.
tele-today-misread = Your partner wanted { tele-three }.
tele-today-touched = Pairs that share an edge, move by move: { $counts }
tele-today-card = The right card was: { tele-card }.

# ---- on a TV

tele-tv-aim = Every wish is secret: three tiles in a line. Let the cards speak, then name the wishes.
tele-tv-quick =
    { $variant ->
        [0] Was that a game, or just a glance?
       *[1] Who needs a phone with a line like that?
    }
tele-tv-won =
    { $variant ->
        [0] Somewhere a fortune teller is packing up the crystal ball
       *[1] Not a word, and still they finish each other’s sentences
    }
tele-tv-names =
    { $variant ->
        [0] A deep connection. Sadly, not with each other
       *[1] Telepathy is out of order tonight. Please try talking
    }
tele-tv-grid =
    { $variant ->
        [0] Everybody knew. Nobody told the tiles
       *[1] Two minds in tune, sixteen tiles of another opinion
    }
tele-tv-lose =
    { $variant ->
        [0] Exactly the three that were never supposed to meet
       *[1] One tile too far. The grid misses nothing
    }
tele-tv-team-right =
    { $variant ->
        [0] One team reads minds, the other reads the ceiling
       *[1] Ask them nothing: they know already
    }
tele-tv-team-wrong =
    { $variant ->
        [0] Brave words. The other team says thank you
       *[1] Plenty of confidence, not much telepathy
    }
