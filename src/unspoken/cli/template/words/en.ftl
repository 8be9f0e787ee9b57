cover-pattern-title = Pattern
cover-pattern-tagline = Think like your left neighbour

pattern-pick = Which number is { $neighbour } thinking of?
pattern-pick-label = Your number
pattern-pick-hint = You may change it until the last has picked
pattern-watch = Everybody picks a number
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

refused-no-such-number = There are only the numbers 1 to { $most }.

# ---- the rules at hand

pattern-rules-goal = Think of the same number as whoever sits to your left.
pattern-rules-picking = Everybody secretly picks 1, 2 or 3. Until the last has picked, you may change your number, and nobody speaks.
pattern-rules-revealed = Whoever picked the number of their left neighbour gets a point.
pattern-rules-over = When somebody has reached the goal, the game is over. The most points win; equals win together.
