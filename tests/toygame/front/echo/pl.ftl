cover-echo-title = Echo
cover-echo-tagline = Najwyżej, byle w pojedynkę

echo-round = Runda { $round }, gramy do { $target }
echo-pick = Na jaką liczbę nikt inny nie wpadnie?
echo-pick-hint = Liczy się najwyższa bez echa
echo-picked = Twoja liczba: { $number }
echo-picked-hint = Możesz zmienić zdanie, póki ktoś się zastanawia
echo-numbers = Liczby
echo-keep = Wybieram { $number }
echo-keep-none = Wybierz liczbę
echo-keep-same = Zostaje { $number }
echo-watch = Wszyscy wybierają liczby
echo-alone = { $name }: cisza, żadnego echa
echo-alone-hint =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
echo-all-echoed = Same echa
echo-all-echoed-hint = Nikt nie dostaje punktów
echo-seat = { $name }: { $number }
echo-seat-alone = { $name }: { $number }, bez echa
echo-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
echo-go-on = Dalej
echo-gone-on = Czekamy na resztę
echo-won = Wygrywa { $name }
echo-again = Wróć do stołu

echo-rules-pick = Każdy w tajemnicy i w ciszy wybiera liczbę od 1 do 5.
echo-rules-reveal = Pokazujemy wszystkie liczby. Najwyższa, którą wybrała tylko jedna osoba, daje jej tyle punktów, ile wynosi.
echo-rules-end = Kto pierwszy dojdzie do celu, wygrywa.

refused-no-such-number = Wybierz liczbę od 1 do { $most }.

title-echo-alone = Bez echa
title-echo-alone-why = punkty za samotną liczbę: { $amount }
