cover-pattern-title = Pattern
cover-pattern-tagline = Pomyśl jak osoba po lewej

pattern-pick = O jakiej liczbie myśli { $neighbour }?
pattern-pick-label = Twoja liczba
pattern-pick-hint = Możesz ją zmienić, dopóki nie wybiorą wszyscy
pattern-watch = Wszyscy wybierają liczbę
pattern-shown = Liczby są odkryte
pattern-over = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
pattern-waiting = Czekamy: { $names }
pattern-table = Stół
pattern-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
pattern-gain = +{ $points }
pattern-hidden = jeszcze zakryta
pattern-go-on = Dalej
pattern-again = Wróć do stołu

refused-no-such-number = Wybierz liczbę od 1 do { $most }.

# ---- zasady pod ręką

pattern-rules-goal = Pomyśl o tej samej liczbie, co osoba po twojej lewej stronie.
pattern-rules-picking = Każdy w tajemnicy wybiera 1, 2 albo 3. Dopóki nie wybiorą wszyscy, możesz zmienić liczbę, ale nikt nic nie mówi.
pattern-rules-revealed = Kto wybrał liczbę osoby po swojej lewej stronie, dostaje punkt.
pattern-rules-over = Gra kończy się, gdy ktoś osiągnie cel. Wygrywa najwięcej punktów, a przy remisie wygrywa się razem.
