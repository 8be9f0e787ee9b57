cover-pattern-title = Pattern
cover-pattern-tagline = Think like your left neighbour

pattern-pick = Which number is { $neighbour } thinking of?
pattern-pick-label = Your number
pattern-pick-hint = You may change it until everyone has picked
pattern-watch = Everybody is picking a number
pattern-shown = The numbers are shown
pattern-over = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
pattern-waiting = Waiting for { $names }
pattern-table = The table
pattern-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pattern-gain = +{ $points }
pattern-hidden = not shown yet
pattern-go-on = Go on
pattern-again = Back to the table

refused-no-such-number = Pick a number from 1 to { $most }.

# ---- the rules at hand

pattern-rules-goal = Think of the same number as whoever sits to your left.
pattern-rules-picking = Everybody secretly picks 1, 2 or 3. Until everyone has picked, you may change your number, and nobody speaks.
pattern-rules-revealed = If you picked the same number as your left neighbour, you get a point.
pattern-rules-over = When somebody has reached the goal, the game is over. The most points win; players who tie win together.
