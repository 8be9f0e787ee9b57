cover-pattern-title = Pattern
cover-pattern-tagline = Denk wie die Person links von dir

pattern-pick = An welche Zahl denkt { $neighbour }?
pattern-pick-label = Deine Zahl
pattern-pick-hint = Du kannst sie ändern, bis alle gewählt haben
pattern-watch = Alle wählen eine Zahl
pattern-shown = Die Zahlen sind aufgedeckt
pattern-over = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
pattern-waiting = Es fehlt noch: { $names }
pattern-table = Der Tisch
pattern-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pattern-gain = +{ $points }
pattern-hidden = noch verdeckt
pattern-go-on = Weiter
pattern-again = Zurück an den Tisch

refused-no-such-number = Wähle eine Zahl von 1 bis { $most }.

# ---- die Regeln zum Nachschlagen

pattern-rules-goal = Denk an dieselbe Zahl wie die Person links von dir.
pattern-rules-picking = Alle wählen heimlich 1, 2 oder 3. Bis alle gewählt haben, darfst du deine Zahl ändern, und niemand spricht.
pattern-rules-revealed = Wer dieselbe Zahl gewählt hat wie die Person links, bekommt einen Punkt.
pattern-rules-over = Sobald jemand das Ziel erreicht, ist das Spiel vorbei. Die meisten Punkte gewinnen; bei Gleichstand gewinnt man gemeinsam.
