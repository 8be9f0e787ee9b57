# ---- na drzwiach

cover-telepathic-title = Telepathic
cover-telepathic-tagline = Wygrajcie razem bez słowa

# ---- jak wygrać, przed pierwszym ruchem

tele-goal =
    { $mode ->
        [director] Dwoje partnerów ma tajne życzenia: po trzy podobne kafle w linii; inne trzy są zakazane. Ułóżcie obie linie, niech reżyserzy zgadną życzenia, a wygracie wszyscy.
        [four-partners] Dwoje z was ma tajne życzenia, po trójce w linii, dwoje ma zakazy. Ułóżcie obie linie i zgadnijcie życzenia: wygrywacie wszyscy razem.
        [opposed] Każde z was ma tajne życzenie: jedną trójkę w linii. Wygrywa para, która pierwsza ułoży obie swoje i je zgadnie.
       *[other] Każde z was ma tajne życzenie: trzy kafle jednego koloru lub kształtu w linii, a trzy zakazane to przegrana. Są obie linie? Ogłoście to i odgadnijcie nawzajem życzenia, a wygracie razem.
    }

# ---- kafle i nazwy

tele-tile =
    { $shape ->
        [circle] { $colour ->
            [sun] słoneczne
            [coral] koralowe
            [sky] błękitne
           *[ink] atramentowe
        } koło
        [star] { $colour ->
            [sun] słoneczna
            [coral] koralowa
            [sky] błękitna
           *[ink] atramentowa
        } gwiazda
        [cross] { $colour ->
            [sun] słoneczny
            [coral] koralowy
            [sky] błękitny
           *[ink] atramentowy
        } krzyż
       *[moon] { $colour ->
            [sun] słoneczny
            [coral] koralowy
            [sky] błękitny
           *[ink] atramentowy
        } księżyc
    }
tele-three =
    { $mark ->
        [sun] trzy słoneczne
        [coral] trzy koralowe
        [sky] trzy błękitne
        [ink] trzy atramentowe
        [circle] trzy koła
        [star] trzy gwiazdy
        [cross] trzy krzyże
       *[moon] trzy księżyce
    }
tele-three-capital =
    { $mark ->
        [sun] Trzy słoneczne
        [coral] Trzy koralowe
        [sky] Trzy błękitne
        [ink] Trzy atramentowe
        [circle] Trzy koła
        [star] Trzy gwiazdy
        [cross] Trzy krzyże
       *[moon] Trzy księżyce
    }
tele-grid = Plansza, cztery rzędy po cztery kafle
tele-row = Rząd { $row }
tele-directors = reżyserzy
channel-directors = Reżyserzy
tele-team-partners = Partnerzy
tele-team-directors = Reżyserzy
tele-team-0 = Oko
tele-team-1 = Serce
tele-team-under = prowadzą ich
tele-team-together = Razem wygrywacie albo razem przegrywacie.

# ---- karty i miejsca

tele-card =
    { $movement ->
        [rows-east] Rząd w prawo
        [rows-west] Rząd w lewo
        [rows-two] Rząd o dwa
        [rows-mirror] Rząd w lustrze
        [columns-north] Kolumna w górę
        [columns-south] Kolumna w dół
        [columns-two] Kolumna o dwa
        [columns-mirror] Kolumna w lustrze
        [quadrants-clockwise] Róg, obrót w prawo
       *[quadrants-counter] Róg, obrót w lewo
    }
tele-set =
    { $sets ->
        [rows] rząd { $on }
        [columns] kolumna { $letter }
       *[quadrants] { $on ->
            [1] lewy górny róg
            [2] prawy górny róg
            [3] lewy dolny róg
           *[4] prawy dolny róg
        }
    }
tele-which =
    { $movement ->
        [rows-east] Który rząd w prawo?
        [rows-west] Który rząd w lewo?
        [rows-two] Który rząd o dwa kroki?
        [rows-mirror] Który rząd w lustrze?
        [columns-north] Która kolumna w górę?
        [columns-south] Która kolumna w dół?
        [columns-two] Która kolumna o dwa kroki?
        [columns-mirror] Która kolumna w lustrze?
        [quadrants-clockwise] Który róg obrócić w prawo?
       *[quadrants-counter] Który róg obrócić w lewo?
    }
tele-do =
    { $movement ->
        [rows-east] W prawo: { $set }
        [rows-west] W lewo: { $set }
        [rows-two] O dwa kroki: { $set }
        [rows-mirror] W lustrze: { $set }
        [columns-north] W górę: { $set }
        [columns-south] W dół: { $set }
        [columns-two] O dwa kroki: { $set }
        [columns-mirror] W lustrze: { $set }
        [quadrants-clockwise] Obróć w prawo: { $set }
       *[quadrants-counter] Obróć w lewo: { $set }
    }
tele-move =
    { $movement ->
        [rows-mirror] Odbij: { $set }
        [columns-mirror] Odbij: { $set }
        [quadrants-clockwise] Obróć ten róg
        [quadrants-counter] Obróć ten róg
       *[other] Przesuń: { $set }
    }
tele-how =
    { $movement ->
        [rows-mirror] Rząd czyta się odwrotnie: końce zamieniają się miejscami, środek też.
        [columns-mirror] Kolumnę czyta się odwrotnie: końce zamieniają się miejscami, środek też.
        [quadrants-clockwise] Cztery kafle w rogu planszy idą o krok w koło, tak jak wskazówki zegara.
        [quadrants-counter] Cztery kafle w rogu planszy idą o krok w koło, przeciwnie niż wskazówki zegara.
       *[other] Kafel, który zejdzie z brzegu, wraca z drugiej strony.
    }
tele-row-of-cards = Odkryte karty
tele-deck =
    { $deck ->
        [0] Talia jest pusta
        [one] Jedna karta w talii
        [few] { $deck } karty w talii
       *[many] { $deck } kart w talii
    }
tele-removed =
    { $removed ->
        [one] jedna odłożona w ciemno
        [few] { $removed } odłożone w ciemno
       *[many] { $removed } odłożonych w ciemno
    }

# ---- zdanie nad planszą

tele-dealing = Układamy kafle
tele-claiming = Kogo ostatnio tknęło przeczucie?
tele-claiming-hint = Kto się zgłosi pierwszy, ten zaczyna. Jeśli nikt, zdecyduje los.
tele-claiming-wait = Reszta jeszcze sobie przypomina
tele-claim = Mnie
tele-go-on = Mnie raczej nie

tele-hand = Podaj kartę. Zagra ją { $performer }
tele-hand-hint = { $performer } zdecyduje, gdzie jej użyć
tele-hand-together = Uzgodnijcie jedną: słyszycie się tylko wy, reżyserzy
tele-wait-card-you =
    { $many ->
        [yes] Reżyserzy szukają karty dla ciebie
       *[no] { $hander } szuka karty dla ciebie
    }
tele-wait-card =
    { $many ->
        [yes] Reżyserzy szukają karty. Dostanie ją { $performer }
       *[no] { $hander } szuka karty. Dostanie ją { $performer }
    }
tele-wait-card-hint = Każda podana karta coś znaczy
tele-may-announce = Już wiesz? Między ruchami możesz to ogłosić
tele-must-announce = Karty się skończyły
tele-must-announce-hint = Teraz trzeba powiedzieć: czego chciała druga strona?

tele-try =
    { $sets ->
        [rows] Dotknij rzędu, a zobaczysz, co się stanie
        [columns] Dotknij kolumny, a zobaczysz, co się stanie
       *[quadrants] Dotknij rogu, a zobaczysz, co się stanie
    }
tele-preview = To podgląd. Nic się jeszcze nie ruszyło.
tele-as-it-lies = Tak kafle leżą teraz.
tele-wait-set-yours = { $performer } ma twoją kartę
tele-wait-set = { $performer } ma kartę
tele-wait-set-hint = Miejsce też coś znaczy

tele-what-wanted = Czego przez cały czas chce { $name }?
tele-announce-hint = Potem { $name } nazwie twoje życzenie. Oba trafne i obie linie na planszy: wygrywacie razem. W każdym innym razie razem przegrywacie.
tele-announce-hint-opposed = Potem { $name } nazwie twoje życzenie. Oba trafne i obie linie na planszy: wygrywa wasza drużyna. W każdym innym razie wygrywa tamta.
tele-both-wanted = O co im przez cały czas chodziło?
tele-both-hint = Oba trafne i obie linie na planszy: wygrywacie wszyscy. W każdym innym razie wszyscy przegrywacie.
tele-speak = Wiesz już, czego chce { $hander }?
tele-speak-hint = Ogłoś to teraz albo niech gra toczy się dalej
tele-wait-speak = Czy { $performer } się odezwie?
tele-wait-speak-hint = Po każdym ruchu może ogłaszać ten, kto przesuwał kafle
tele-answer = A czego chce { $announcer }?
tele-answer-hint = { $announcer } mówi, że chcesz: { $name }.
tele-wait-answer =
  { $yours ->
    [yes] „{ $name }”, mówisz
   *[no] „{ $name }”, mówi { $announcer }
  }
tele-wait-answer-hint = Teraz { $answerer } nazywa drugie życzenie

tele-pause = Wstrzymany oddech
tele-pause-hint =
    { $seconds ->
        [one] Wybór widać po sekundzie, żeby pośpiech nic nie zdradził.
        [few] Wybór widać po { $seconds } sekundach, żeby pośpiech nic nie zdradził.
       *[many] Wybór widać po { $seconds } sekundach, żeby pośpiech nic nie zdradził.
    }
tele-hush = Ani słowa, póki ktoś nie powie, że są obie linie.
tele-hush-answer = Ani słowa, póki nie padnie odpowiedź.

# ---- co się robi

tele-hand-to = Podaj, zagra { $name }
tele-propose-to = Zaproponuj, zagra { $name }
tele-hand-stands = Propozycja złożona
tele-wishes = Tę kartę chce podać { $name }
tele-announce = Ogłoś
tele-choose-first =
    { $sets ->
        [rows] Wybierz rząd
        [columns] Wybierz kolumnę
       *[quadrants] Wybierz róg
    }
tele-choice-stands = Wybrane
tele-before = Przed ruchem
tele-key-choose = wybór
tele-key-before = przedtem
tele-key-move = ruch
tele-names = Nazwij życzenie
tele-name-first = Wybierz życzenie
tele-announce-this = Ogłoś: „{ $said }”
tele-propose-this = Zaproponuj: „{ $said }”
tele-answer-this = Powiedz: „{ $said }”
tele-not-yet = Jeszcze nie
tele-pass = Gramy dalej
tele-proposes = { $name } chce powiedzieć: { $colour } i { $shape }
tele-take-up = Też tak powiem
tele-told =
    { $many ->
        [yes] Reżyserzy podają
       *[no] { $hander } podaje
    } kartę „{ $card }”. { $performer } wybiera: { $set }.
tele-told-handed =
    { $many ->
        [yes] Reżyserzy podają
       *[no] { $hander } podaje
    } kartę „{ $card }”. Dostaje ją { $performer }.

# ---- tylko moje

tele-you-win = Masz ułożyć
tele-you-lose = Zakazane
tele-cover = Dotknij, żeby zakryć.
tele-covered = Zakryte
tele-uncover = Dotknij, żeby zobaczyć swój sekret.
tele-team = W parze: { $name }
tele-notebook = Notes
tele-notes-private = Te kartki widzisz tylko ty. Nie opuszczają tej przeglądarki.
tele-note-win = chce
tele-note-lose = unika
tele-note =
    { $mark }, { $note ->
        [yes] na pewno
        [no] na pewno nie
        [maybe] być może
       *[blank] bez notatki
    }
tele-turns = Dotychczasowe ruchy

# ---- koniec

tele-moment-names = Życzenia nazwane
tele-moment-grid = A co na to plansza?
tele-says =
    { $many ->
        [yes] Mówią reżyserzy
       *[no] Mówi { $name }
    }
tele-won = Wspólna wygrana
tele-won-hint =
    { $turns ->
        [one] jedna karta i ani słowa
        [2] dwie karty i ani słowa
        [3] trzy karty i ani słowa
        [4] cztery karty i ani słowa
        [5] pięć kart i ani słowa
        [6] sześć kart i ani słowa
        [7] siedem kart i ani słowa
        [8] osiem kart i ani słowa
        [9] dziewięć kart i ani słowa
        [10] dziesięć kart i ani słowa
        [few] { $turns } karty i ani słowa
       *[many] { $turns } kart i ani słowa
    }
tele-won-team = Wygrywają { $names }
tele-won-team-yours = Czytacie sobie w myślach
tele-won-team-right = Oba życzenia trafne i obie linie na planszy.
tele-unattended = Przy stole nie było nikogo
tele-unattended-hint = Szesnaście tur zagrał sam zegar, więc gra się skończyła i nikt nie wygrał.
tele-won-team-wrong = Tamci odezwali się za wcześnie.
tele-lost = Zakazana linia ({ $names }). Przegrywacie razem.
tele-lost-yours = Tę linię trzeba było omijać: to twój zakaz. Przegrywacie razem.
tele-missed = Myśli się rozminęły
tele-missed-names = Któreś życzenie było inne. Przegrywacie razem.
tele-missed-grid = Nazwane trafnie, ale na planszy jeszcze tego nie było. Przegrywacie razem.
tele-wanted = { $name } chce
tele-avoided = { $name } unika
tele-said =
    { $many ->
        [yes] Reżyserzy
       *[no] { $name }
    }: „{ $mark }”
tele-again = Jeszcze raz
tele-again-wait = Gospodarz może nakryć stół na nowo.
tele-look-back = Spójrz wstecz
tele-turn =
    { $turn ->
        [0] Jak się zaczęło
       *[other] Ruch { $turn }
    }
tele-turn-start = Nikt nic nie wiedział.
tele-back = Ruch wstecz
tele-forth = Następny ruch
tele-to-the-end = Koniec
tele-belief =
    { $count ->
        [one] Co może sądzić { $names }. O kim? { $of }
       *[other] Co mogą sądzić { $names }. O kim? { $of }
    }
tele-belief-legend = W ramce: prawda. Nikt nie musiał tak myśleć; tyle mówiły same ruchy.
tele-belief-win = chce
tele-belief-lose = unika
tele-belief-truth = prawda
tele-percent = { $share }%

# ---- co myślały boty

why-announce =
    { $sure ->
        [100] Ogłaszam, bo mam pewność.
       *[other] Ogłaszam, bo wierzę w nas na { $sure }%.
    }
says-telepathic-why-announce =
    { $sure ->
        [100] Ogłośmy. Mam pewność.
       *[other] Ogłośmy. Wierzę w to na { $sure }%.
    }
why-answer =
    { $sure ->
        [100] Odpowiadam z całkowitą pewnością.
       *[other] Odpowiadam i wierzę w nas na { $sure }%.
    }

# ---- zasady domowe: zdanie na papierze

tele-house-mode = Gramy
tele-house-removed = i mamy
tele-house-pause = Wybór widać
tele-house-pace = a czas na namysł płynie
tele-house-mode-label = Sposób gry
tele-house-removed-label = Karty w grze
tele-house-pause-label = Kiedy widać wybór
tele-house-pace-label = Czas na namysł
tele-house-stop = .
tele-house-mode-name =
    { $mode ->
        [first] pierwszy raz, we dwoje
        [standard] we dwoje
        [director] z reżyserami
        [four-partners] we czworo, razem
       *[opposed] dwoje na dwoje
    }
tele-house-cards =
    { $removed ->
        [0] wszystkie dziesięć kart
        [one] { $left } kart, jedna w ciemno
        [few] { $left ->
            [few] { $left } karty
           *[many] { $left } kart
        }, { $removed } w ciemno
       *[many] { $left ->
            [few] { $left } karty
           *[many] { $left } kart
        }, { $removed } w ciemno
    }
tele-house-shown =
    { $pause ->
        [0] od razu
        [one] po sekundzie
        [few] po { $pause } sekundach
       *[many] po { $pause } sekundach
    }
tele-house-off = bez zegara
tele-house-relaxed = spokojnie
tele-house-brisk = żwawo
tele-house-begin = Kto zaczyna
tele-house-hand = Karta
tele-house-perform = Jej miejsce
tele-house-announce = Ogłoszenie

# ---- odmowy

refused-card-not-open = Ta karta nie leży odkryta na stole.
refused-no-such-set =
    { $most ->
        [few] Karta działa w jednym z { $most } miejsc, a to nie jest żadne z nich.
       *[many] Karta działa w jednym z { $most } miejsc, a to nie jest żadne z nich.
    }
refused-wrong-kind = Nie o takie życzenie tu chodzi.

# ---- zasady pod ręką

tele-rules-now = Teraz
tele-rules-whole = Cała gra w skrócie
tele-rules-goal = Szesnaście kafli, dwie tajemnice, ani słowa. Każde z was ma coś na planszy osiągnąć i czegoś uniknąć. O co chodzi tej drugiej osobie, powiedzą wam tylko karty, które sobie podajecie: razem wygrywacie albo razem przegrywacie.
tele-rules-claiming = Początek
tele-rules-claiming-text = Jedno z was gra o kolory, drugie o kształty. Każde losuje w tajemnicy to, czego potrzebuje, i co innego, czego unika: trzy sąsiednie kafle w rzędzie albo kolumnie, prosto, nie przez brzeg. Cztery też się liczą.
tele-rules-handing = Podawanie
tele-rules-handing-text = Podaj drugiej osobie jedną z odkrytych kart. Karta jest zużyta, a na jej miejsce przychodzi nowa, póki jest talia.
tele-rules-performing = Ruch
tele-rules-performing-text = Kto dostał kartę, wybiera rząd, kolumnę albo róg, który się poruszy. Jeśli powstanie linia, której ktoś miał unikać, wszystko od razu przepada. Jeśli powstanie linia, której ktoś potrzebuje, nic o tym nie powie.
tele-rules-speaking = Ogłaszanie
tele-rules-speaking-text = Po każdym pełnym ruchu każde z was może ogłosić: nazywasz życzenie drugiej osoby, a ona nazywa twoje. Oba trafne i obie linie na planszy: wygrywacie razem. W każdym innym razie razem przegrywacie. Gdy skończą się karty, trzeba ogłosić.
tele-rules-answering = Odpowiedź
tele-rules-answering-text = Twoje życzenie zostało nazwane. Teraz nazwij życzenie drugiej osoby. Odwrotu nie ma.
tele-rules-modes = Inne sposoby gry
tele-rules-first = Pierwsza gra
tele-rules-first-text = Tylko cztery pojedyncze kroki. Przez pierwsze sto tur ich karty wracają na stół.
tele-rules-director = Reżyserzy
tele-rules-director-text = Od trzech do ośmiu osób. Dwoje zna tajemnice, reszta wspólnie kieruje tą parą: podaje karty raz jednej, raz drugiej osobie, rozmawia tylko między sobą i ogłasza oba życzenia.
tele-rules-four-partners = We czworo, razem
tele-rules-four-partners-text = Każdy ma tylko jedną kartę: kolor zakazany, kolor potrzebny, kształt zakazany, kształt potrzebny. W swojej kolejce podaj kartę osobie po prawej albo ogłoś oba życzenia. Gdy talia się skończy, zużyte karty tworzą nową, ale tylko jeden raz.
tele-rules-opposed = Dwoje na dwoje
tele-rules-opposed-text = Partnerzy siedzą naprzeciw siebie i nikt niczego nie unika. Zaraz po swoim ruchu możesz ogłosić, czego potrzebuje osoba z twojej drużyny, a ona mówi, czego potrzebujesz ty. Jeśli oba życzenia są trafne i obie linie leżą na planszy, wygrywacie; jeśli nie, wygrywają tamci.
tele-rules-challenge = Dla śmiałych: nawet sześć kart można odłożyć z talii w ciemno.
tele-rules-silence = Od rozdania do ogłoszenia nikt nie pisze ani nie reaguje. Twarz też niech milczy.
tele-rules-clock = Gdy skończy się czas, ruch za ciebie robi przypadek, a stół o tym mówi.

## Co się wydarzyło

fact-tele-announced = { $name } ogłasza
fact-tele-announced-you = Ogłaszasz
fact-tele-announced-together = Reżyserzy ogłaszają
fact-tele-named-right = { $name } odgaduje życzenie: { $names }
fact-tele-named-right-you = Odgadujesz życzenie: { $names }
fact-tele-named-wrong = { $name } nie odgaduje życzenia: { $names }
fact-tele-named-wrong-you = Nie odgadujesz życzenia: { $names }
fact-tele-named-together-right = Reżyserzy odgadli życzenie: { $name }
fact-tele-named-together-right-you = Reżyserzy odgadli twoje życzenie
fact-tele-named-together-wrong = Reżyserzy nie odgadli życzenia: { $name }
fact-tele-named-together-wrong-you = Reżyserzy nie odgadli twojego życzenia
fact-tele-lost-by = Na planszy powstała linia, której unika { $name }
fact-tele-lost-by-you = Na planszy powstała linia, której unikasz
fact-tele-unattended = Nikogo już nie było przy stole
fact-tele-not-met = Wszystko nazwane dobrze, ale nie wszystko leżało w linii: { $names }

## Pierwszy raz

tele-guide-mine = Twój sekret: potrzebujesz trzech takich w jednej linii, a nigdy trzech tamtych.
tele-guide-hand = Dotknij karty, którą podasz: swoim wyborem mówisz wszystko, co wolno.
tele-guide-perform = Dostajesz ten ruch. Dotknij rzędu, kolumny albo rogu, który ma się poruszyć.
tele-guide-announce = Wiesz, czego trzeba partnerowi, a obie linie są gotowe? Ogłoś to.

## Pomysł w czterech obrazkach

tele-story-1 = Każde skrywa życzenie: trzy tego samego koloru lub kształtu w linii.
tele-story-2 = Podajesz ruch; partner decyduje, którą linię przesunie.
tele-story-3 = Każdy wybór to wskazówka, bo nie pada ani słowo.
tele-story-4 = Oba życzenia spełnione i umiecie je nazwać: wspólna wygrana.

# ---- co boty mówią na głos, przed ciszą i po niej

says-telepathic-before-silence = Ostatnie słowa przed ciszą. To są moje.
says-telepathic-before-tiles = Szesnaście kafli i ani jeden nic nie mówi.
says-telepathic-before-first = Ktoś zaczyna. Umiem czekać bardzo cicho.
says-telepathic-won-together = I nie padło ani słowo. Niezwykłe.
says-telepathic-won-turns =
    { $turns ->
        [one] Jedna tura. Prawie bez myślenia.
        [few] { $turns } tury, i ktoś zrozumiał.
       *[other] { $turns } tur, i ktoś zrozumiał.
    }
says-telepathic-won-praise = Dobra myśl, { $name }. Prawie było ją słychać.
says-telepathic-lost-line = A więc tej linii trzeba było unikać. Taka była ładna.
says-telepathic-lost-turns =
    { $turns ->
        [one] Jedna tura. Szybko minęło.
        [few] { $turns } tury doskonałego nieporozumienia.
       *[other] { $turns } tur doskonałego nieporozumienia.
    }
says-telepathic-lost-kind = Mieliśmy jedną myśl. Niestety nie tę.
says-telepathic-missed-guess = Blisko tego, co miało być. W pewnym sensie.
says-telepathic-missed-near = Też dałoby się mnie na to nabrać.
says-telepathic-over-talk = Teraz można mówić, a ja już nic nie pamiętam.
says-telepathic-over-again = Jeszcze raz? Pomyśl „tak”, będę wiedzieć.

## Titles of a night

title-tele-mind = Czyta w myślach
title-tele-mind-why = trafnie nazwane cudze życzenia: { $amount }
title-tele-glass = Jak szkło
title-tele-glass-why = ile razy ktoś zrozumiał bez słowa: { $amount }
title-tele-rash = Za wcześnie
title-tele-rash-why = błędnie nazwane życzenia: { $amount }

# ---- w obrazie albumu

album-telepathic-won = Jedna myśl: { $names }
album-telepathic-lost = Myśli, które się minęły
album-telepathic-unattended = Myśl, której nikt nie dokończył
album-telepathic-minds = Pod każdą planszą: czego, sądząc po ruchach, chce { $other }, a niżej: czego chce { $name }. W ramce: prawda.
album-telepathic-many-minds = Pod każdą planszą: co każdy mógł myśleć o celach innych. W ramce: prawda.
album-telepathic-held = { $name }
album-telepathic-wanted = chce
album-telepathic-feared = unika
album-telepathic-turn = { $number } · podaje { $name }, przesuwa { $other }
album-telepathic-directed = { $number } · przesuwa { $name }

# ---- zagadka dnia

tele-today-line = Czego chce druga osoba?
tele-today-own = Chcesz mieć w jednej linii { tele-three } kafle.
tele-today-rule = Druga osoba chce trzech kafli jednego kształtu i każdą kartę gra tak, żeby jak najwięcej par tego kształtu stykało się bokami. Obejrzyj oba ruchy.
tele-today-moves = Dotychczasowe ruchy
tele-today-before = Przedtem
tele-today-move = Ruch { $number }
tele-today-look = Kafle przed pierwszym ruchem
tele-today-wants = Druga osoba chce
tele-today-hand = Podaj kartę, która ułoży obie linie
tele-today-next = Teraz karta
tele-today-again = Obejrzyj jeszcze raz
tele-today-do = Podaj
tele-today-about = Dwie osoby mają jedną planszę i nie mówią, czego chcą: obejrzyj ruchy drugiej osoby, odgadnij jej życzenie i podaj jej dobrą kartę.
tele-today-right = Dobrze odczytane
tele-today-nearly = Odczytane dobrze, ale nie ta karta
tele-today-wrong = Tym razem źle odczytane
tele-today-lucky = Szczęśliwa karta, ale źle odczytane
tele-today-was = Druga osoba chciała mieć { tele-three }
tele-today-you-said = Twoja odpowiedź
tele-today-wanted = Druga osoba chciała
tele-today-pairs = { $pairs ->
    [0] ani jednej pary
    [one] jedna para
    [few] { $pairs } pary
    [many] { $pairs } par
   *[other] { $pairs } pary
  }
tele-today-why = Skąd wiadomo, że { tele-three }? Po każdym ruchu więcej ich stykało się bokami. Żaden inny kształt nie tłumaczy obu ruchów.
tele-today-not = Dlaczego nie { tele-three }? Wtedy ruch { $number } byłby inny: ta sama karta mogła zetknąć więcej takich kafli.
tele-today-played = Było
tele-today-instead = Mogło być
tele-today-card-won = Twoja karta ułożyła obie linie
tele-today-card-lucky = Twoja karta szczęśliwym trafem ułożyła obie linie
tele-today-card-right = Ta karta układa obie linie
tele-today-card-yours = A to twoja karta
tele-today-both = Obie linie: twoja i drugiej osoby
tele-today-lines = { $lines ->
    [0] Żadna linia
    [one] Tylko jedna z dwóch linii
   *[other] Obie linie
  }

tele-today-won = Obie linie gotowe
tele-today-lost = Ta karta nie układa obu linii
tele-today-read = Dobrze odczytane: { tele-three }.
tele-today-misread = Druga osoba chciała mieć { tele-three }.
tele-today-touched = Pary stykające się bokami, ruch po ruchu: { $counts }
tele-today-card = Trzeba było podać: { tele-card }.

# ---- na telewizorze

tele-tv-aim = Życzenia są tajne: trzy kafle w linii. Niech mówią karty, a potem nazwijcie życzenia.
tele-tv-quick =
    { $variant ->
        [0] To była gra czy jedno spojrzenie?
       *[1] Po co komu telefon przy takim połączeniu?
    }
tele-tv-won =
    { $variant ->
        [0] Gdzieś wróżka pakuje kryształową kulę
       *[1] Ani słowa, a i tak kończą za siebie zdania
    }
tele-tv-names =
    { $variant ->
        [0] Głęboka więź. Szkoda, że nie ze sobą nawzajem
       *[1] Telepatia dziś nieczynna. Spróbujcie rozmowy
    }
tele-tv-grid =
    { $variant ->
        [0] Wszystko było jasne. Tylko kafle o niczym nie wiedziały
       *[1] Myśli zgodne, a szesnaście kafli ma inne zdanie
    }
tele-tv-lose =
    { $variant ->
        [0] Dokładnie ta trójka, która miała się nie spotkać
       *[1] O jeden kafel za daleko. Plansza widzi wszystko
    }
tele-tv-team-right =
    { $variant ->
        [0] Jedni czytają w myślach, drudzy w suficie
       *[1] O nic ich nie pytaj: już wiedzą
    }
tele-tv-team-wrong =
    { $variant ->
        [0] Odważne słowa. Druga drużyna dziękuje
       *[1] Pewności dużo, telepatii mało
    }
