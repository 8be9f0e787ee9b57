# ---- na drzwiach

cover-rorschach-title = Rorschach
cover-rorschach-tagline = Czytaj cudze myśli z plam tuszu

# ---- jak wygrać, przed pierwszym ruchem

ror-aim = Zgadnij, jakie słowo ktoś dał każdej plamie. Wygrywają { $points } plamy i przewaga { $lead }.

# ---- co leży na stole

ror-blots = Plamy
ror-words = Słowa i ich znaki
ror-blot = Plama { $numeral }
ror-that-blot = plama { $numeral }
ror-blot-away = Plama { $numeral }, w tej rundzie poza grą
ror-put-away = w tej rundzie poza grą
ror-look = Przyjrzyj się plamie { $numeral }
ror-look-print = „{ $word }”: przyjrzyj się z bliska
ror-look-thought = Przyjrzyj się tej plamie
ror-before = Poprzednia plama
ror-after = Następna plama
ror-symbol =
    { $symbol ->
        [triangle] Trójkąt
        [circle] Koło
       *[waves] Fale
    }
ror-word = „{ $word }”
ror-word-symbol =
    { $word }, { $symbol ->
        [triangle] trójkąt
        [circle] koło
       *[waves] fale
    }
ror-said = „{ $word }” na { $numeral }
ror-on = na { $numeral }
ror-goal = Cel: { $points } plamy i przewaga { $lead }
ror-needs =
    { $empty ->
        [one] do wygranej brakuje jednej plamy
        [few] do wygranej brakuje { $empty } plam
       *[many] do wygranej brakuje { $empty } plam
    }
ror-you-capital = Ty
ror-you-plural = wy
ror-you-name = { $name }, to ty
ror-testers =
    { $yours ->
        [yes] wasza drużyna zgaduje
       *[no] zgaduje
    }
ror-control =
    { $yours ->
        [yes] wasza drużyna sprawdza
       *[no] sprawdza
    }
ror-team-0 = Dzień
ror-team-1 = Noc
channel-team-0 = Drużyna
channel-team-1 = Drużyna
say-team-0 = Powiedz tylko swoim
say-team-1 = Powiedz tylko swoim
say-table = Powiedz na głos, do wszystkich

# ---- kim jestem: drużyny to Dzień i Noc, a w każdej rundzie jedna jest badana, druga kontrolna

ror-i-am =
    { $role ->
        [subject] Jesteś osobą badaną: twoja drużyna ({ $team }) czyta ci w myślach
        [tester] Twoja drużyna: { $team }. W tej rundzie zgadujecie.
       *[control] Twoja drużyna: { $team }. W tej rundzie sprawdzacie.
    }

# ---- linijka

ror-dealing = Odkrywamy słowa i plamy
ror-choose = W czyich myślach czytacie?
ror-choose-hint = Ktoś z was w tajemnicy łączy słowa z plamami. Reszta zgaduje.
ror-wait-choose = W czyich myślach będą czytać?
ror-wait-choose-hint = { $team } wybiera. Przyjrzyj się plamom.
ror-remove = Która plama jest za łatwa?
ror-remove-hint = Odpada z tej rundy. { $subject } położy słowa na trzech pozostałych.
ror-wait-remove =
    { $role ->
        [subject] Osoba badana to ty
       *[other] Osoba badana: { $subject }
    }
ror-wait-remove-hint = Najpierw { $other } odkłada jedną plamę.
ror-match = Co widzisz?
ror-match-hint = Kamień na każdą plamę. Twoi dostaną punkt za każdy odgadnięty.
ror-wait-match = Co widzi { $subject }?
ror-wait-match-hint = Każda plama dostaje słowo, w tajemnicy.
ror-guess = Co widzi { $subject }?
ror-guess-hint = Wybierzcie plamę i zgadnijcie jej słowo. Jeśli traficie tylko wy, plama jest wasza.
ror-wait-guess =
    { $role ->
        [subject] Czytają w twoich myślach
       *[other] Co powiedzą?
    }
ror-wait-guess-hint =
    { $role ->
        [subject] Niech twarz będzie nieruchoma jak tusz.
        [control] { $team } się namyśla. Potem zgodzicie się albo wskażecie inne słowo.
       *[other] { $team } się namyśla.
    }
ror-counter = Co { $subject } widzi na { $numeral }?
ror-counter-hint = Rywale mówią „{ $word }”. Zgódźcie się lub wskażcie inne słowo. Jeśli rację macie tylko wy, plama jest wasza.
ror-wait-counter = „{ $word }” na { $numeral }
ror-wait-counter-hint = Teraz { $other } zgodzi się albo wskaże inne słowo.
ror-second = Trafione! Teraz inna plama: co widzi { $subject }?
ror-wait-second = Trafione! Teraz drugie zgadywanie
ror-stakes =
    { $box ->
        [yes] { $role ->
            [tester] Jeśli traficie, ta plama też jest wasza. Jeśli nie, niczyja.
            [subject] Jeśli trafią, ta plama też jest wasza. Jeśli nie, niczyja.
           *[other] Jeśli trafią, ta plama też jest ich. Jeśli nie, niczyja.
        }
       *[no] { $role ->
            [tester] Jeśli traficie, plama jest wasza. Jeśli nie, bierze ją { $other }.
            [subject] Jeśli trafią, plama jest wasza. Jeśli nie, bierze ją { $other }.
            [control] Jeśli trafią, plama jest ich. Jeśli nie, wasza.
           *[other] Jeśli trafią, plama jest ich. Jeśli nie, bierze ją { $other }.
        }
    }
ror-waiting = Stół czeka na: { $names }
ror-hush = Milczysz aż do ostatniego odkrycia.
ror-hush-other = { $subject } milczy aż do ostatniego odkrycia.

# ---- wybór osoby badanej

ror-faces = Wasza drużyna
ror-least = najrzadziej w tej roli
ror-backed = głosy: { $names }
ror-choose-first = Wskaż kogoś z was

# ---- wspólna decyzja

ror-say = Mówię:
ror-say-remove = Odkładam: { $told }
ror-propose = Proponuję:
ror-agree = Jak { $names }:
ror-agree-subject =
    { $self ->
        [yes] Zgoda: w moich
       *[no] Zgoda: { $told }
    }
ror-propose-subject =
    { $self ->
        [yes] Zgłaszam się
       *[no] Proponuję: { $told }
    }
ror-proposed = Twoja propozycja leży na stole
ror-proposes = Propozycja ({ $names }): { $said }
ror-shall-be-read = osoba badana: { $name }
ror-says = tak mówi { $name }
ror-wishes-away = { $names } za odłożeniem tej plamy
ror-nobody-of-you = nikt z was
ror-remove-first = Wskaż plamę
ror-guess-first = Wskaż plamę i słowo
ror-say-first = Wskaż słowo
ror-which-word = Na { $numeral } leży…
ror-which-blot = „{ $word }” leży na…
ror-you-say = Chcesz powiedzieć: { $said }
ror-you-said = Mówisz: { $said }
ror-no-second = bez drugiego zgadywania
ror-decline = Nie zgadujcie drugi raz
ror-rule =
    { $voices ->
        [2] Musicie się zgodzić oboje.
        [3] Decydują dwa głosy z trzech.
        [4] Decydują trzy głosy z czterech.
        [5] Decydują trzy głosy z pięciu.
       *[other] Potrzebne głosy: { $needed } z { $voices }.
    }
ror-alone = Boty tylko doradzają: decydujesz ty.
ror-thinking =
    { $count ->
        [one] Myśli jeszcze { $names }.
       *[other] Myślą jeszcze { $names }.
    }
ror-leaning = Będzie { $told }, chyba że ktoś z was zmieni zdanie.

# ---- dopasowanie

ror-take =
    Weź { $symbol ->
        [triangle] trójkąt
        [circle] koło
       *[waves] fale
    }: „{ $word }”
ror-held =
    Trzymasz { $symbol ->
        [triangle] trójkąt
        [circle] koło
       *[waves] fale
    }: „{ $word }”. Wskaż plamę.
ror-take-from = Zdejmij „{ $word }” z { $numeral }
ror-take-back = „{ $word }” leży na { $numeral }: cofnij
ror-lies =
    Leży na niej „{ $word }”, { $symbol ->
        [triangle] trójkąt
        [circle] koło
       *[waves] fale
    }
ror-lies-bare = Nic jeszcze na niej nie leży
ror-seal = Zapieczętuj
ror-seal-first = Połóż kamień na każdej plamie
ror-seal-note = Nikt tego nie zobaczy przed odkryciem.
ror-bare =
    { $bare ->
        [one] Jedna plama jest jeszcze pusta.
        [few] Puste plamy: { $bare }. Weź kamień, potem wskaż plamę.
       *[many] Pustych plam: { $bare }. Weź kamień, potem wskaż plamę.
    }

# ---- odkrycie

ror-and-now = A na { $numeral } { $subject } widzi…
ror-it-was = To było: „{ $word }”
ror-laid-here = Kładzie go tu { $subject }
ror-right = dobrze
ror-wrong = źle
ror-to-nobody = Tej plamy nie dostaje nikt.
ror-to-team = Plamę bierze { $team }.
ror-to-you = Plama jest wasza.
ror-to-them = Plama jest ich.
ror-now-second = Teraz drugie zgadywanie.
ror-guess-again = Zgadujcie dalej: { $one } albo { $two }
ror-to-second = Do drugiego zgadywania
ror-whole = Zobacz całe dopasowanie
ror-saw = Oto co widzi { $subject }
ror-one-guess = Tym razem bez drugiego zgadywania.
ror-declined = Drugiego zgadywania nie było: tak woleli.
ror-read = odczytane dobrze
ror-misread = wzięte za „{ $word }”
ror-not-asked = bez zgadywania
ror-go-on = Dalej
ror-go-soon = Zaraz gramy dalej
ror-looking =
    { $count ->
        [one] Patrzy jeszcze { $names }
       *[other] Patrzą jeszcze { $names }
    }
ror-testers-say = { $team } mówi: „{ $word }”
ror-fell-subject = { $team } wskazuje: { $subject }
ror-fell-removed = { $team } odkłada { $numeral }
ror-fell-guess = { $team }: { $said }
ror-fell-count = { $count } z { $voices }
ror-told-subject = Osoba badana: { $subject }.
ror-told-removed = Plama { $numeral } jest odłożona.
ror-told-guess = { $team } mówi: { $said }.
ror-told-reveal = Na { $numeral } leży „{ $word }”.

# ---- koniec

ror-won = Wygrywa { $team }
ror-won-you = Czytacie sobie w myślach
ror-won-them = Oni czytają sobie w myślach lepiej
ror-won-hint =
    Wygrywa { $team }, { $points } : { $other }, { $rounds ->
        [one] w jednej rundzie
        [few] w { $rounds } rundach
        [many] w { $rounds } rundach
       *[other] w { $rounds } rundach
    }
ror-shared = Czytacie sobie w myślach równie dobrze
ror-shared-hint =
    { $points } : { $other }, { $rounds ->
        [one] w jednej rundzie
        [few] w { $rounds } rundach
        [many] w { $rounds } rundach
       *[other] w { $rounds } rundach
    }
ror-ranking = Jak się skończyło
ror-wall = Plamy drużyny { $team }
ror-no-prints = Pusta ściana. Też ma swój urok.
ror-print = { $subject }, runda { $round }
ror-again = Jeszcze raz
ror-again-wait = Gospodarz może nakryć stół od nowa.
ror-whys = Co widziały boty
ror-whys-hide = Wystarczy

# ---- co myślały boty

why-match-things = Na jednej widzę: { $seen }. Więc „{ $word }”.
why-match-ink = Kierował mną tusz: jak płynie i jak jest ciemny. Więc „{ $word }”.
why-match-mood = Jedna to dla mnie przede wszystkim nastrój: { $seen }. Więc „{ $word }”.
why-match-white = Patrzę na biel, której tusz nie zakrył. Więc „{ $word }”.
why-match-shape = Kierował mną cały kształt. Więc „{ $word }”.
why-remove =
    { $look ->
        [things] Precz z tą, na której widać: { $seen }. Byłoby za łatwo.
        [mood] Precz z tą, która mówi: { $seen }. Byłoby za łatwo.
       *[other] Odpada { $blot }. Byłoby za łatwo.
    }
why-guess =
    { $sure ->
        [100] Mówię „{ $word }”. Mam pewność.
       *[other] Mówię „{ $word }”, na { $sure }%.
    }
why-agree =
    { $sure ->
        [100] Też tak myślę: „{ $word }”.
       *[other] Też tak myślę: „{ $word }”, na { $sure }%.
    }
why-differ =
    { $sure ->
        [100] Myślę inaczej: „{ $word }”.
       *[other] Wolę spróbować „{ $word }”. Pewność { $sure }%, ale to się bardziej opłaca.
    }
why-second =
    { $sure ->
        [100] W takim razie musi to być „{ $word }”.
       *[other] W takim razie „{ $word }”, na { $sure }%.
    }

# ---- co boty mówią swojej drużynie, gdy coś proponują

ror-team-word = Słowo do drużyny
says-rorschach-why-remove =
    { $look ->
        [things] { $blot } to dla każdego: { $seen }. Za łatwe dla nich.
        [mood] { $blot } ma jasny nastrój: { $seen }. Za łatwe dla nich.
        [ink] { $blot }: tusz za dużo zdradza.
        [white] { $blot }: biel za dużo zdradza.
       *[other] { $blot }: kształt za dużo zdradza.
    }
says-rorschach-why-guess =
    { $look ->
        [things] { $blot } to dla mnie: { $seen }. „{ $word }”, na { $sure }%.
        [mood] { $blot }, nastrój: { $seen }. „{ $word }”, na { $sure }%.
        [ink] { $blot }: tusz mówi „{ $word }”. Na { $sure }%.
        [white] { $blot }, spójrzcie na biel: „{ $word }”. Na { $sure }%.
       *[other] { $blot }: kształt mówi „{ $word }”. Na { $sure }%.
    }
says-rorschach-why-second =
    { $look ->
        [things] To może { $blot }, czyli { $seen }. „{ $word }”, na { $sure }%.
        [mood] To może { $blot }, nastrój: { $seen }. „{ $word }”, na { $sure }%.
       *[other] W takim razie { $blot } to „{ $word }”. Na { $sure }%.
    }
says-rorschach-why-agree =
    { $look ->
        [things] Też widzę tu: { $seen }. Powiedzmy to samo.
        [mood] Też czuję tu: { $seen }. Powiedzmy to samo.
       *[other] Powiedzmy to samo: „{ $word }”.
    }
says-rorschach-why-differ =
    { $look ->
        [things] Dla mnie to: { $seen }. Raczej „{ $word }”.
        [mood] Dla mnie nastrój to: { $seen }. Raczej „{ $word }”.
       *[other] Idźmy pod prąd: „{ $word }”.
    }

# ---- zasady domu: zdanie na papierze

ror-house-teams = Drużyny tworzymy
ror-house-first = a zgadywanie zaczyna
ror-house-second = Drugie zgadywanie
ror-house-pace = i gramy
ror-house-win = Wygrywa drużyna, która ma { $points } plamy i o { $lead } więcej niż druga.
ror-house-deck = Plamy:
ror-house-stop = .
ror-house-teams-label = Drużyny
ror-house-first-label = Drużyna, która zgaduje jako pierwsza
ror-house-second-label = Drugie zgadywanie
ror-house-pace-label = Czas na namysł
ror-house-deck-label = Plamy
ror-house-words-how = Po jednym w wierszu, słowo albo kilka, co najmniej osiemnaście: Ostatni pociąg do domu
ror-house-seated = tak, jak siedzimy
ror-house-shuffled = losując
ror-house-seed-one = ta, którą wskaże los
ror-house-first-one = Dzień
ror-house-second-one = Noc
ror-house-must = jest obowiązkowe
ror-house-may = można odpuścić
ror-house-off = bez zegara
ror-house-relaxed = bez pośpiechu
ror-house-brisk = żwawo
ror-house-choose = Kto jest osobą badaną
ror-house-remove = Która plama odpada
ror-house-match = Dopasowanie
ror-house-guess = Zgadywanie
ror-house-counter = Odpowiedź drugiej drużyny
ror-house-look = Oglądanie wyniku

# ---- odmowy

refused-each-symbol-once = Każdy znak kładzie się raz i żadna plama nie zostaje pusta.
refused-image-guessed = Ta plama jest już odkryta. Drugie zgadywanie dotyczy innej.
refused-image-removed = Ta plama jest odłożona na tę rundę.
refused-no-such-image = Tej plamy nie ma na stole.
refused-not-on-your-team = Osoba badana musi być z waszej drużyny.
refused-symbol-guessed = To słowo już było. Drugie zgadywanie potrzebuje innego.
refused-too-few-images =
    { $images ->
        [one] W tej talii jest jedna plama, a Rorschach potrzebuje ich { $needed }.
        [few] W tej talii są { $images } plamy, a Rorschach potrzebuje ich { $needed }.
        [many] W tej talii jest { $images } plam, a Rorschach potrzebuje ich { $needed }.
       *[other] W tej talii jest { $images } plamy, a Rorschach potrzebuje ich { $needed }.
    }
refused-too-few-words =
    { $words ->
        [one] W tej talii jest jedno słowo, a Rorschach potrzebuje ich { $needed }.
        [few] W tej talii są { $words } słowa, a Rorschach potrzebuje ich { $needed }.
        [many] W tej talii jest { $words } słów, a Rorschach potrzebuje ich { $needed }.
       *[other] W tej talii jest { $words } słowa, a Rorschach potrzebuje ich { $needed }.
    }

# ---- zasady pod ręką

ror-rules-now = Teraz
ror-rules-whole = Cała gra w skrócie
ror-rules-goal = Dwie drużyny, trzy słowa, cztery plamy. Jedno z was w tajemnicy decyduje, które słowo leży na której plamie; reszta drużyny musi spojrzeć tymi samymi oczami. Zdobyta plama to punkt, a wygrywa drużyna, która pierwsza ma cztery punkty i o dwa więcej niż druga.
ror-rules-choosing = Osoba badana
ror-rules-choosing-text = Drużyna badana wybiera spośród siebie osobę badaną w tej rundzie. Odtąd ta osoba milczy aż do ostatniego odkrycia.
ror-rules-removing = Jedna plama mniej
ror-rules-removing-text = Drużyna kontrolna odkłada na tę rundę jedną z czterech plam: tę za łatwą albo tę, która za bardzo by pomogła.
ror-rules-matching = Dopasowanie
ror-rules-matching-text = Osoba badana w tajemnicy kładzie trzy znaki na trzech pozostałych plamach, każdy znak raz.
ror-rules-guessing = Zgadywanie
ror-rules-guessing-text = Reszta drużyny badanej wybiera jedną plamę i mówi, które słowo na niej leży.
ror-rules-countering = Zgadywanie drużyny kontrolnej
ror-rules-countering-text = Drużyna kontrolna podaje słowo do tej samej plamy: to samo albo inne.
ror-rules-revealed = Odkrycie
ror-rules-revealed-text = Znak leżący na tej plamie zostaje odkryty. Zdobyta plama to punkt i zostaje u drużyny.
ror-rules-second = Drugie zgadywanie
ror-rules-second-text = Jeśli drużyna badana trafiła, zgaduje jeszcze raz: inną plamę i inne słowo. Drużyna kontrolna nie ma tu głosu.
ror-rules-score-both = Trafiły obie drużyny
ror-rules-score-both-text = Plamy nie dostaje nikt. Drugą bierze drużyna badana, jeśli ją odczyta, a jeśli nie, drużyna kontrolna.
ror-rules-score-testers = Trafiła tylko drużyna badana
ror-rules-score-testers-text = Plama jest jej. Druga też, jeśli ją odczyta; jeśli nie, jest niczyja.
ror-rules-score-neither = Nie trafiła żadna
ror-rules-score-neither-text = Plamy nie dostaje nikt i nie ma drugiego zgadywania.
ror-rules-score-control = Trafiła tylko drużyna kontrolna
ror-rules-score-control-text = Plama jest jej i nie ma drugiego zgadywania.
ror-rules-end = Wygrywa drużyna, która ma co najmniej cztery plamy i co najmniej o dwie więcej niż druga. Do tego czasu drużyny po każdej rundzie zamieniają się rolami.
ror-rules-silence = Osoba badana nigdzie nie pisze i nie robi min. Każda drużyna ma własny kanał; osoba badana może go czytać, druga drużyna nie.
ror-rules-team = W drużynie decyduje więcej niż połowa. Jeśli nie wszyscy są zgodni, mijają trzy sekundy, w których ktoś może jeszcze zmienić zdanie.
ror-rules-clock = Gdy skończy się czas, liczy się propozycja z największą liczbą głosów. Gdy nie ma żadnej, badana jest osoba, którą proponuje stół, z drugiego zgadywania, jeśli wolno z niego zrezygnować, drużyna rezygnuje, a o reszcie decyduje przypadek. Stół mówi, że czas minął.

## Co się wydarzyło

fact-rorschach-too-late = Czas minął ({ $names }). Liczyły się propozycje, a co zostało otwarte, rozstrzygnął los
fact-rorschach-skipped = Gospodarz nie czekał dłużej ({ $names }). Liczyły się propozycje, a co zostało otwarte, rozstrzygnął los
fact-ror-subject = Osoba badana: { $name }
fact-ror-subject-you = Osoba badana to ty
fact-ror-removed = Plama { $numeral } odłożona. Decyzja: { $names }
fact-ror-declined = Bez drugiego zgadywania. Decyzja: { $names }
fact-ror-test-first = druga drużyna nie odgadła słowa
fact-ror-test-second = za drugim razem też było dobrze
fact-ror-control-first = druga drużyna nie odgadła słowa
fact-ror-control-second = przeciwnicy nie trafili za drugim razem
fact-ror-box-both = trafiły obie drużyny, więc plamy nie dostaje nikt
fact-ror-box-neither = nie trafiła żadna drużyna, więc plamy nie dostaje nikt
fact-ror-box-second = za drugim razem drużyna badana nie trafiła, więc plamy nie dostaje nikt
fact-recalled-ror = W tym domu na plamie { $numeral } leżało „{ $word }”: { $times } na { $seen } razy

## Pierwszy raz

ror-guide-choose = Wybierz osobę badaną: w jej myślach będzie czytać wasza drużyna. Możesz to być ty.
ror-guide-remove = O jedną plamę za dużo. Wskaż tę, która byłaby za łatwa.
ror-guide-match = Połóż każde słowo na plamie, która ci je przypomina. Nikt nie widzi.
ror-guide-guess = Które słowo leży na której plamie? Myśl jak osoba badana.
ror-guide-counter = Według drugiej drużyny na tej plamie leży to słowo. A według was?
ror-guide-reveal = Każda zdobyta plama zapełnia ramkę drużyny. Wygrywa, kto zapełni wszystkie z dość dużą przewagą.

## Pomysł w czterech obrazkach

ror-story-1 = Jedno z was patrzy na plamy i trzy słowa.
ror-story-2 = W milczeniu każde słowo trafia na jakąś plamę.
ror-story-3 = Swoi mówią, co gdzie leży; rywale mogą wiedzieć lepiej.
ror-story-4 = Plama, którą odczytacie tylko wy, jest wasza. Wygrywają cztery, o dwie więcej niż u rywali.

# ---- co boty mówią na głos

says-rorschach-choosing-brave = Kto ma odwagę dać się czytać, niech siada.
says-rorschach-choosing-mind = Potrzebny otwarty umysł. Uporządkowany byłby łatwiejszy.
says-rorschach-removing-goodbye = Jedna musi odejść. To nic osobistego.
says-rorschach-removing-four = Cztery plamy. Lubię tę, która patrzy na nas.
says-rorschach-matching-face = { $name }: twarz jak z kamienia. Podziwiam.
says-rorschach-matching-time = Bez pośpiechu. Tusz schnie powoli.
says-rorschach-guessing-words = Trzy słowa, trzy plamy. Co w tym trudnego?
says-rorschach-guessing-quiet = Nic nie powiem. To trudniejsze, niż się wydaje.
says-rorschach-countering-said = { $blot }: a więc tak mówią. Hm.
says-rorschach-revealed-right = { $blot }, a jednak. Czyste czytanie w myślach.
says-rorschach-revealed-wrong = { $blot }, ale nie to słowo. Umysł to dziwne miejsce.
says-rorschach-revealed-both = { $blot } znały obie strony. Więc nie liczy się nikomu.
says-rorschach-scored-learnt = { $name }, wiem o tobie trochę więcej.
says-rorschach-scored-count = Dzień { $day }, Noc { $night }. Tusz jest bezstronny.
says-rorschach-over-ink = To był tylko tusz. A ile z niego wyszło.
says-rorschach-over-again = Jeszcze raz? Już prawie nie widzę nietoperzy.

## Titles of a night

title-ror-known = Jak na dłoni
title-ror-known-why = trafne odczytania przez własną drużynę: { $amount }
title-ror-sphinx = Sfinks
title-ror-sphinx-why = chybione odczytania przez własną drużynę: { $amount }
title-ror-reader = Czyta w duszach
title-ror-reader-why = trafne odczytania kogoś z drużyny: { $amount }

# ---- w obrazie albumu

album-rorschach-won = Czytają sobie w myślach: { $names }
album-rorschach-shared = Obie strony czytają sobie w myślach równie dobrze
album-rorschach-subject = Co widzi { $name }
album-rorschach-read = odczytane
album-rorschach-misread = wzięte za: { $word }
album-rorschach-unread = niewyjawione

# ---- zagadka dnia

ror-today-line = Połóż każde słowo na plamie
ror-today-hint = { $minds ->
    [one] { $minds } umysł tego domu zrobił
    [few] { $minds } umysły tego domu zrobiły
   *[many] { $minds } umysłów tego domu zrobiło
  } to samo, każdy po swojemu. Kto widzi tak jak ty?
ror-today-told = Tak widzieli to inni
ror-today-blot = { $word ->
    [none] Plama { $blot }
   *[other] Plama { $blot }, leży tu { $word }
  }
ror-today-do = Zapieczętuj
ror-today-about = W plamie atramentu każdy widzi coś innego: połóż trzy słowa tam, gdzie twoim zdaniem zobaczy je większość.
ror-today-agreed = { $agreed ->
    [3] Widzisz to jak większość
    [2] Dwa słowa tam, gdzie u większości
    [1] Jedno słowo tam, gdzie u większości
   *[other] Widzisz to całkiem po swojemu
  }
ror-today-why = Plama nie bywa dobra ani zła. Liczy się to, gdzie położyła słowo większość z { $minds } umysłów; każda kropka to jeden z nich.
ror-today-same = { $most ->
    [one] { $most } umysł widzi to tak jak ty.
    [few] { $most } umysły widzą to tak jak ty.
    [many] { $most } umysłów widzi to tak jak ty.
   *[other] { $most } umysłu widzi to tak jak ty.
  }
ror-today-other = { $alike ->
    [0] Tam gdzie ty nie widzi tego nikt;
    [one] Tam gdzie ty widzi to jeden umysł;
    [few] Tam gdzie ty widzą to { $alike } umysły;
    [many] Tam gdzie ty widzi to { $alike } umysłów;
   *[other] Tam gdzie ty widzi to { $alike } umysłu;
  } plama w ramce ma ich { $most }.
ror-today-favourite = { $most ->
    [one] { $most } umysł wybiera plamę w ramce.
    [few] { $most } umysły wybierają plamę w ramce.
    [many] { $most } umysłów wybiera plamę w ramce.
   *[other] { $most } umysłu wybiera plamę w ramce.
  }
ror-today-place = Plama { $blot }: { $minds ->
    [one] jeden umysł
    [few] { $minds } umysły
    [many] { $minds } umysłów
   *[other] { $minds } umysłu
  }
ror-today-you = ty
ror-today-most-tag = większość

## Co ten dom widział

atlas-rorschach-shelf = Plamy
atlas-rorschach-times = { $times ->
    [one] W tym domu położono na niej jedno słowo
    [few] W tym domu położono na niej { $times } słowa
    [many] W tym domu położono na niej { $times } słów
   *[other] W tym domu położono na niej { $times } słowa
  }

# ---- na telewizorze

ror-tv-aim = Ktoś w ciszy kładzie słowo na każdej plamie. Zgadnijcie, które gdzie leży, a plama będzie wasza.
ror-tv-before = Ostatnio { $subject } widzi tu:
ror-tv-both =
    { $variant ->
        [0] { $subject } ma w głowie lokatorów. { $team } wybiera już zasłony
       *[1] Dwa na dwa! { $subject }, domknij myśli, bo przeciąg
    }
ror-tv-once =
    { $variant ->
        [0] { $team } czyta jedną stronę, a następną zmyśla
       *[1] Raz trafnie, raz nie: { $subject } to książka z wyrwanymi kartkami
    }
ror-tv-one =
    { $variant ->
        [0] { $subject } to dziś otwarta księga, przynajmniej na jednej stronie
       *[1] Jedno celne spojrzenie w głąb głowy. Wystarczy
    }
ror-tv-stolen =
    { $variant ->
        [0] { $other } wie lepiej niż swoi. Trochę niezręcznie
       *[1] Telepatia działa. Tylko nie w tej drużynie, co trzeba
    }
ror-tv-nobody =
    { $variant ->
        [0] Nikt nie wie, co { $subject } ma w głowie. Może nawet { $subject }
       *[1] { $subject } pozostaje zagadką dla nauki
    }
ror-tv-best = Najlepsza chwila gry
ror-tv-best-read = „{ $word }”: tak to widzi { $subject }, a czyta { $team }
ror-tv-best-stolen = „{ $word }”: tak to widzi { $subject }, a plamę zgarnia { $team }
