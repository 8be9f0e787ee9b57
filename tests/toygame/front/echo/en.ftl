cover-echo-title = Echo
cover-echo-tagline = Be the highest, and the only one

echo-round = Round { $round }, to { $target }
echo-pick = Which number will nobody else think of?
echo-pick-hint = The highest one without an echo counts
echo-picked = You picked { $number }
echo-picked-hint = You may change it until everyone has picked
echo-numbers = Numbers
echo-keep = Pick { $number }
echo-keep-none = Pick a number
echo-keep-same = It stays { $number }
echo-watch = Everybody is picking a number
echo-alone = { $name } heard no echo
echo-alone-hint =
    { $points ->
        [one] One point
       *[other] { $points } points
    }
echo-all-echoed = Nothing but echoes
echo-all-echoed-hint = Nobody gets a point
echo-seat = { $name } picked { $number }
echo-seat-alone = { $name } picked { $number }, alone
echo-score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
echo-go-on = Go on
echo-gone-on = Waiting for the others
echo-won = { $name } has won
echo-again = Back to the table

echo-rules-pick = Everybody secretly picks a number from 1 to 5, in silence.
echo-rules-reveal = All the numbers are shown. The highest that only one player picked gives that player that many points.
echo-rules-end = The first player to reach the target wins.

refused-no-such-number = Pick a number from 1 to { $most }.

title-echo-alone = Nobody’s echo
title-echo-alone-why = { $amount } points for being alone with a number
