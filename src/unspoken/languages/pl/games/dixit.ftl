# ---- na drzwiach

cover-dixit-title = Dixit
cover-dixit-tagline = Hasło nie za jasne
cover-dixit-about = Opowiedz kartę, nie zdradzając jej. Gdy znajdą ją wszyscy albo nikt, nie dostaniesz nic.

# ---- jak wygrać, przed pierwszym ruchem

dixit-goal = Znajdź kartę ukrytą za hasłem, a swoje wymyśl tak, żeby zgadli niektórzy, ale nie wszyscy. Wygrywa, kto pierwszy zdobędzie { $target ->
    [one] jeden punkt
    [few] { $target } punkty
   *[many] { $target } punktów
  }.

# ---- zdanie nad stołem i to, co pod nim

dixit-story-yours = { $name }, opowiadasz
dixit-story-yours-hint = Jasno dla kogoś, ale nie dla wszystkich
dixit-story-yours-pick = Wybierz kartę, o której masz coś do powiedzenia
dixit-first = Kto opowie pierwszy?
dixit-first-hint = Zaczyna, kto pierwszy poda hasło. Wybierz kartę albo spasuj
dixit-first-passed = Niech zacznie ktoś inny. Wciąż możesz zmienić zdanie
dixit-pass = Pas
dixit-thinking = { $name } się zastanawia
dixit-thinking-hint = Przyjrzyj się tymczasem swoim kartom
dixit-thinking-watch = Trwa wybór karty i kilku słów do niej
dixit-first-watch = Kto pierwszy wpadnie na hasło, ten opowiada pierwszy
dixit-dealing = Rozdajemy karty

dixit-lay =
    { $cards ->
        [one] Która z twoich pasuje?
       *[other] Które dwie z twoich pasują?
    }
dixit-lay-hint =
    { $cards ->
        [one] Opowiada { $teller }. Szukaj karty, którą można wziąć za tamtą
       *[other] Opowiada { $teller }. Szukaj kart, które można wziąć za tamtą
    }
dixit-laid =
    { $cards ->
        [one] Twoja karta leży zakryta
       *[other] Twoje karty leżą zakryte
    }
dixit-laid-hint = Możesz zmienić zdanie, dopóki wszyscy nie wyłożą kart
dixit-waiting = Czekamy na: { $names }
dixit-waiting-none = Chwileczkę
dixit-lying =
    { $laid ->
        [0] Na stole nie leży jeszcze żadna karta
       *[other] Wyłożone karty: { $laid } z { $all }
    }
dixit-lying-two =
    { $laid ->
        [0] Na stole nie leży jeszcze żadna karta
       *[other] Wyłożone pary kart: { $laid } z { $all }
    }

dixit-vote = Która to karta z opowieści?
dixit-vote-hint = Za trafienie 3 punkty (2, gdy trafią wszyscy), za głos na twoją kartę 1.
dixit-held = Czy to ta?
dixit-held-hint = Nikt nie zobaczy twojego głosu, zanim nie zagłosują wszyscy
dixit-voted = Twój głos: { $number }
dixit-told-number =
    { $mine ->
        [yes] Twoja karta miała numer { $number }.
       *[no] Karta z opowieści miała numer { $number }.
    }
dixit-voted-hint = Możesz zmienić zdanie, póki nie padł ostatni głos
dixit-searched = Szukają twojej karty
dixit-searched-hint = Teraz ani drgnij
dixit-search-watch = Która to karta z opowieści?
dixit-search-watch-hint = Głosy są tajne, póki nie padnie ostatni

dixit-round = Runda { $round }

# ---- karty

dixit-hand = Twoje karty
dixit-hand-look = Twoje karty, do obejrzenia
dixit-board = Karty na stole
dixit-card = Karta { $place } z { $all }: { $alt }
dixit-card-plain = Karta { $place } z { $all }
dixit-numbered = Numer { $number }: { $alt }
dixit-numbered-plain = Numer { $number }
dixit-numbered-yours = Numer { $number }, twoja: { $alt }
dixit-yours = twoja
dixit-enlarge = Przyjrzyj się
dixit-enlarge-card = Przyjrzyj się: { $card }
dixit-back-laid = { $name }: karta leży na stole
dixit-back-owed = { $name }: jeszcze wybiera

# ---- hasło

dixit-clue-yours = Twoje hasło
dixit-clue-placeholder = słowo, zdanie, pomruk…
dixit-clue-left =
    { $left ->
        [one] Został jeden znak
        [few] Zostały { $left } znaki
       *[many] Zostało { $left } znaków
    }
dixit-clue-of = Hasło · { $name }
dixit-you-told = Twoje hasło
dixit-told = Opowiada { $name }
dixit-quoted = „{ $text }”
dixit-clue-aloud = powiedziane na głos
dixit-clue-aloud-hint = Posłuchaj, mówi { $name }: hasło pada przy stole
dixit-clue-recorded = nagrany dźwięk
dixit-clue-unsaid = bez słowa
dixit-clue-unsaid-hint = Czas minął: obraz mówi sam za siebie
dixit-way = Jak podajesz hasło
dixit-write = Napisz
dixit-record = Nagraj
dixit-aloud = Na głos
dixit-aloud-yours = Powiedz to na głos
dixit-aloud-yours-hint = Opowiedz kartę i mów. Inni wybiorą swoje, gdy cię usłyszą.
dixit-tell = Opowiedz tę kartę
dixit-tell-no-card = Najpierw wybierz kartę
dixit-tell-no-clue = Teraz hasło do niej
dixit-tell-no-sound = Teraz dźwięk do niej
dixit-play = Posłuchaj hasła
dixit-stop = Zatrzymaj
dixit-sound-silent = Tego dźwięku nie da się tu odtworzyć

# ---- nagrywanie

dixit-rec-start = Nagraj
dixit-rec-again = Nagraj jeszcze raz
dixit-rec-stop = Zakończ nagranie
dixit-rec-hint =
    { $seconds ->
        [one] Najwyżej jedna sekunda: pomruk, wers, trzaśnięcie drzwi
        [few] Najwyżej { $seconds } sekundy: pomruk, wers, trzaśnięcie drzwi
       *[many] Najwyżej { $seconds } sekund: pomruk, wers, trzaśnięcie drzwi
    }
dixit-rec-running = Słucham… jeszcze { $seconds } s
dixit-rec-done = Posłuchaj, zanim wyślesz
dixit-rec-insecure = Przeglądarka użycza mikrofonu tylko stronom bezpiecznym (https), a ta taka nie jest. Napisz hasło albo powiedz je na głos.
dixit-rec-unsupported = Ta przeglądarka nie potrafi nagrać twojego głosu. Napisz hasło albo powiedz je na głos.
dixit-rec-refused = Przeglądarka nie użyczyła mikrofonu. Zezwól na to w ustawieniach strony albo napisz hasło.
dixit-rec-none = Nie znaleziono mikrofonu. Napisz hasło albo powiedz je na głos.
dixit-rec-broken = Mikrofon przestał działać. Nagraj jeszcze raz albo napisz hasło.
dixit-rec-empty = To było za krótkie, żeby coś usłyszeć. Spróbuj jeszcze raz.
dixit-rec-unsent = Nagranie nie dotarło do stołu. Spróbuj jeszcze raz.

# ---- wykładanie i głosowanie

dixit-lay-this =
    { $cards ->
        [one] Połóż tę kartę
       *[other] Połóż te karty
    }
dixit-lay-instead =
    { $cards ->
        [one] Połóż jednak tę
       *[other] Połóż jednak te
    }
dixit-lay-pick =
    { $cards ->
        [one] Wybierz kartę
       *[other] Wybierz dwie karty
    }
dixit-lay-pick-more = Wybierz jeszcze jedną
dixit-lay-lies =
    { $cards ->
        [one] Leży na stole
       *[other] Leżą na stole
    }
dixit-vote-for = Głosuj na { $number }
dixit-vote-instead = Głosuj jednak na { $number }
dixit-vote-pick = Wybierz najpierw kartę
dixit-vote-stands = Głos oddany
dixit-hush = Milczysz, dopóki nie odkryjemy głosów.

# ---- odkrycie

dixit-some-found =
    { $found ->
        [1] Jedna
        [2] Dwie
        [3] Trzy
        [4] Cztery
        [5] Pięć
        [6] Sześć
       *[other] { $found }
    } z { $voters ->
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
       *[other] { $voters }
    } osób.
dixit-some-found-points = Po trzy punkty.
dixit-all-found = Trafili wszyscy.
dixit-none-found = Nikt nie trafił.
dixit-flat-points = Każdy dostaje dwa punkty, { $teller } nic.
dixit-vote-points = Każdy głos na inną kartę to punkt dla osoby, która ją położyła.
dixit-told-this = opowiada tę kartę
dixit-found-by = Trafienia
dixit-found-by-nobody = Nikt nie trafił
dixit-no-votes = bez głosów
dixit-card-of = Karta: { $name }
dixit-votes-of =
    { $count ->
        [0] Bez głosów
        [one] Jeden głos: { $names }
        [few] { $count } głosy: { $names }
       *[many] { $count } głosów: { $names }
    }
dixit-path = Droga do { $target }
dixit-gain = +{ $points }
dixit-next = Teraz opowiada { $name }
dixit-next-you = Teraz opowiadasz ty
dixit-to-album = Otwórz album
dixit-looking = Jeszcze patrzy: { $names }
dixit-go-soon = Za chwilę następna opowieść

# ---- album

dixit-won =
    { $count ->
        [one] { $names } opowiada najlepiej
       *[other] { $names } opowiadają najlepiej
    }
dixit-won-you =
    { $count ->
        [one] Opowiadasz najlepiej
       *[other] { $names } opowiadacie najlepiej
    }
dixit-album = Album
dixit-album-stories =
    { $stories ->
        [one] jedna opowieść
        [few] { $stories } opowieści
       *[many] { $stories } opowieści
    }
dixit-print =
    { $found ->
        [0] { $name }, nikt nie trafił
       *[other] { $name }, trafienia: { $found } z { $voters }
    }
dixit-scores = Wyniki
dixit-remark-mind =
    { $times ->
        [2] Gdy opowiada { $teller }, { $reader } trafia: dwa razy na dwa.
       *[other] Gdy opowiada { $teller }, { $reader } czyta w myślach: { $times } na { $times }.
    }
dixit-remark-found =
    { $times ->
        [one] Najczęściej trafia { $names }: raz na { $of }.
        [few] Najczęściej trafia { $names }: { $times } razy na { $of }.
       *[many] Najczęściej trafia { $names }: { $times } razy na { $of }.
    }
dixit-remark-fooled =
    { $votes ->
        [one] Najlepiej zwodzi { $names }: jeden głos.
        [few] Najlepiej zwodzi { $names }: { $votes } głosy.
       *[many] Najlepiej zwodzi { $names }: { $votes } głosów.
    }
dixit-remark-unfound = { $clue }: nikt nie trafił.
dixit-whys = Co myślały boty
dixit-whys-hide = Ukryj myśli botów
dixit-again = Zagraj jeszcze raz
dixit-again-wait = Gospodarz może nakryć stół na nowo.

# ---- co myślały boty

why-tell =
    { $way ->
        [0] „{ $clue }” to u mnie: { $theme }, tylko powiedziane bokiem.
        [1] Karta szepnęła mi: { $theme }. Przekazuję dalej: „{ $clue }”.
        [2] Nazwać to, co widać, byłoby za łatwo. Dla mnie ta karta to: { $theme }, stąd „{ $clue }”.
       *[other] Moje hasło to „{ $clue }”, bo karta mówiła mi: { $theme }. Nie chcę nazywać tego, co na niej widać.
    }
why-tell-plain =
    { $way ->
        [0] „{ $clue }” to pierwsze, co przyszło mi do głowy przy tej karcie.
        [1] Patrzę na kartę tak długo, aż mówi: „{ $clue }”.
       *[other] Ta karta wyglądała mi na kogoś, kto mówi „{ $clue }”.
    }
why-lay =
    { $way ->
        [0] „{ $clue }” to dla mnie: { $theme }. W tej karcie jest tego trochę.
        [1] Pod hasłem „{ $clue }” słyszę: { $theme }. Moja karta też.
        [2] Jeśli „{ $clue }” znaczy: { $theme }, ta karta może się prześlizgnąć.
       *[other] W tej karcie jest: { $theme }. W haśle „{ $clue }” też trochę.
    }
why-lay-plain =
    { $way ->
        [0] Z moich kart ta leżała najbliżej hasła „{ $clue }”.
        [1] Ta karta i „{ $clue }” prawie się znają.
       *[other] Po cichu liczę, że ktoś zobaczy w niej „{ $clue }”.
    }
why-lay-nothing =
    { $way ->
        [0] Nic w ręce nie pasowało, więc kładę to, czego mi nie żal.
        [1] Żadna z moich kart o takim haśle nie słyszała. Kładę tę z najpoważniejszą miną.
       *[other] Na to hasło nie mam w ręce odpowiedzi, tylko kartę do oddania.
    }
why-vote =
    { $way ->
        [0] Głosuję na { $number }: w haśle „{ $clue }” słyszę: { $theme }, i tam to widzę.
        [1] „{ $clue }” brzmi mi jak: { $theme }, a { $number } tak właśnie wygląda.
        [2] Mój głos na { $number }: obraz mówi: { $theme }, hasło „{ $clue }” to samo.
       *[other] Po haśle „{ $clue }” szukam czegoś takiego: { $theme }. Staję przy { $number }.
    }
why-vote-plain =
    { $way ->
        [0] Głosuję na { $number }: ta karta była najbliżej hasła „{ $clue }”.
        [1] Z „{ $clue }” w uchu ciągle wracam do { $number }.
       *[other] Mój głos na { $number }. Inne karty miały z hasłem „{ $clue }” mniej wspólnego.
    }
why-tell-by-look =
    { $way ->
        [0] Moją kartę znam tylko z kolorów. Mówiły mi: { $theme }, stąd hasło „{ $clue }”.
       *[other] Z mojej karty mam tylko światło i kolory. Dla mnie to: { $theme }, czyli „{ $clue }”.
    }
why-lay-by-look =
    { $way ->
        [0] „{ $clue }” to dla mnie: { $theme }. Tę kartę znam tylko z kolorów, ale i one to mówią.
       *[other] Tę kartę znam tylko z kolorów. Mówią: { $theme }, a stąd niedaleko do „{ $clue }”.
    }
why-vote-by-look =
    { $way ->
        [0] Głosuję na { $number }: znam ten obraz tylko z kolorów, a mówią to samo, co hasło „{ $clue }”: { $theme }.
       *[other] Nie wiem, co jest na { $number }, znam tylko kolory. One i „{ $clue }” mówią razem: { $theme }.
    }
why-vote-guess =
    { $way ->
        [0] Głosuję na { $number } z zamkniętymi oczami: nic na nic nie wskazywało.
        [1] { $number } na chybił trafił: hasło nic mi nie powiedziało.
       *[other] Rzucam monetą o zbyt wielu stronach. Wypada { $number }.
    }

# ---- zasady domowe: zdanie na papierze

dixit-house-language = Gramy
dixit-house-target = aż ktoś zdobędzie
dixit-house-pace = a czas na namysł płynie
dixit-house-deck = Obrazy bierzemy z talii
dixit-house-all-decks = wszystkich naraz
dixit-house-or = albo
dixit-house-own = przynieś własne
dixit-house-own-change = zmień je
dixit-house-tonight = narysuj ze słowa
dixit-house-tonight-change = podaj inne słowo
dixit-house-language-label = Język haseł
dixit-house-target-label = Wynik, który kończy grę
dixit-house-pace-label = Czas na namysł
dixit-house-deck-label = Talia
dixit-house-stop = .
dixit-house-points =
    { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
dixit-house-off = bez zegara
dixit-house-relaxed = spokojnie
dixit-house-brisk = żwawo
dixit-house-tell = Hasło
dixit-house-lay = Wykładane karty
dixit-house-vote = Głosy
dixit-house-look = Oglądanie wyniku

# ---- odmowy

refused-somebody-begins = Wszyscy inni spasowali: pierwsza opowieść jest twoja.
refused-card-not-held = Tej karty nie masz w ręce.
refused-clue-empty = Hasło musi mieć choć jedno słowo. Nawet „hm” wystarczy.
refused-clue-too-long =
    { $most ->
        [one] To już cała opowieść: hasło może mieć jeden znak.
        [few] To już cała opowieść: hasło może mieć najwyżej { $most } znaki.
       *[many] To już cała opowieść: hasło może mieć najwyżej { $most } znaków.
    }
refused-clue-unprintable = W tym haśle są znaki, których nikt nie odczyta. Napisz je od nowa.
refused-deck-too-small = Ta talia ma za mało kart: { $cards }, a dla tylu osób potrzeba { $needed }. Wybierzcie inną talię albo zagrajcie w mniejszym gronie.
refused-lay-so-many =
    { $cards ->
        [one] Połóż jedną kartę, nie mniej i nie więcej.
        [few] Połóż { $cards } różne karty.
       *[many] Połóż { $cards } różnych kart.
    }
refused-no-such-number = Karty na stole mają numery od 1 do { $most }.
refused-no-such-recording = Tego nagrania nie ma przy tym stole. Nagraj je jeszcze raz.
refused-own-card = To twoja karta. Zagłosuj na inną.

# ---- zasady pod ręką

dixit-rules-now = Teraz
dixit-rules-whole = Cała gra w skrócie
dixit-rules-telling = Opowieść
dixit-rules-telling-text = Osoba, która opowiada, wybiera jedną ze swoich kart i daje do niej hasło: słowo, wers piosenki, dźwięk. Jeśli zgadliby wszyscy, hasło jest zbyt jasne; jeśli nikt, zbyt zagadkowe. W pierwszej rundzie opowiada ten, kto pierwszy wpadnie na hasło.
dixit-rules-laying = Wykładanie
dixit-rules-laying-text = Pozostali szukają u siebie karty, o której też mogłoby być to hasło, i kładą ją zakrytą. We troje kładzie się po dwie karty. Kto opowiada, milczy odtąd aż do odkrycia głosów.
dixit-rules-voting = Głosowanie
dixit-rules-voting-text = Karty są potasowane i ponumerowane. Znajdź tę z opowieści; na własną głosować nie wolno. Głosy są tajne, póki nie padnie ostatni.
dixit-rules-revealed = Punkty
dixit-rules-revealed-text = Kto opowiada, ten chce, żeby trafili niektórzy, ale nie wszyscy. A czyja karta zwiedzie innych, ten też na tym zyska.
dixit-rules-goal = Jedna osoba opowiada, reszta chowa opowiedzianą kartę między swoimi, a potem jej szuka. Gdy ktoś dojdzie do celu, wygrywa ten, kto prowadzi; przy remisie wygrywa się razem.
dixit-rules-cards = Każdy ma sześć kart (we troje siedem) i po rundzie dobiera do pełna. Potem opowiada następna osoba po lewej. Gdy stos się skończy, tasuje się zużyte karty w nowy.
dixit-rules-clock = Gdy skończy się czas, ruch za ciebie robi przypadek, a stół o tym mówi.
dixit-rules-case = Kto ile dostaje
dixit-rules-some = Trafili niektórzy
dixit-rules-all = Wszyscy albo nikt
dixit-rules-teller = kto opowiada
dixit-rules-finder = kto trafił
dixit-rules-other = kto nie trafił
dixit-rules-decoy = za każdy głos na twoją własną kartę

## Co się wydarzyło

fact-dixit-told = { $name } opowiada: „{ $clue }”
fact-dixit-told-you = Opowiadasz: „{ $clue }”
fact-dixit-told-unwritten = { $name } opowiada kartę
fact-dixit-told-unwritten-you = Opowiadasz kartę
fact-dixit-teller-all = tę kartę znaleźli wszyscy
fact-dixit-teller-all-you = twoją kartę znaleźli wszyscy
fact-dixit-teller-some = kartę { $count ->
    [one] odgaduje
   *[other] odgadują
  } { $names }
fact-dixit-teller-some-you = twoją kartę { $count ->
    [one] odgaduje
   *[other] odgadują
  } { $names }
fact-dixit-teller-none = tej karty nie znalazł nikt
fact-dixit-teller-none-you = twojej karty nie znalazł nikt
fact-dixit-found-some = trafia w kartę z opowieści
fact-dixit-found-some-you = trafiasz, opowiada { $names }
fact-dixit-found-all = trafia, jak wszyscy
fact-dixit-found-all-you = trafiasz, jak wszyscy
fact-dixit-missed-some = wskazuje inną kartę
fact-dixit-missed-some-you = to nie ta karta
fact-dixit-missed-none = nikt nie trafił
fact-dixit-missed-none-you = nikt nie trafił
fact-dixit-fooled = na tę kartę { $count ->
    [one] nabiera się
   *[other] nabierają się
  } { $names }
fact-dixit-fooled-you = na twoją kartę { $count ->
    [one] nabiera się
   *[other] nabierają się
  } { $names }
fact-recalled-dixit = W tym domu opowiadano tę kartę { $told } { $told ->
    [one] raz
    [few] razy
    [many] razy
   *[other] razy
  }, a { $share ->
    [none] nie znalazł jej nikt
    [few] znalazło ją niewielu
    [half] znalazła ją połowa
    [most] znalazła ją większość
   *[all] znaleźli ją wszyscy
  }

## Pierwszy raz

dixit-guide-hand = Te sny widzisz tylko ty. Dotknij tego, który umiesz opowiedzieć.
dixit-guide-clue = Dodaj kilka słów: ślad, nie odpowiedź.
dixit-guide-lay = Połóż coś, co można wziąć za kartę opowiadającego.
dixit-guide-vote = Jedna należy do opowiadającego, reszta to zmyłki. Wybierz i zagłosuj.
dixit-guide-searched = Szukają twojej karty wśród zmyłek. Zachowaj kamienną twarz.
dixit-guide-points = Opowiadający dostaje trzy punkty, gdy kartę znajdą niektórzy, ale nie wszyscy.

## Pomysł w czterech obrazkach

dixit-story-1 = Ktoś wybiera sen i dodaje do niego kilka słów.
dixit-story-2 = Pozostali podkładają karty, które mogłyby nim być.
dixit-story-3 = Wszystkie karty leżą odkryte. O której była mowa?
dixit-story-4 = Znaleźli niektórzy, ale nie wszyscy: to się opłaca.

# ---- na telewizorze

dixit-tv-recorded = Dźwięk odtworzysz na telefonie
dixit-tv-opening = Wszystkie głosy oddane
dixit-tv-ignored =
    { $count ->
        [one] Tu nikt nie dał się nabrać
       *[other] Na te nikt nie dał się nabrać
    }
dixit-tv-decoy = Numer { $number } podkłada { $name }
dixit-tv-fell =
    { $count ->
        [one] Daje się nabrać { $names }
       *[other] Dają się nabrać { $names }
    }
dixit-tv-told = A to ta karta! Opowiada { $teller }
dixit-tv-found =
    { $count ->
        [0] Nikt nie trafił
        [one] Trafia { $names }
       *[other] Trafiają { $names }
    }
dixit-tv-last = Poprzednia opowieść: { $name }
dixit-tv-fell-for = { $name } nabiera:
dixit-tv-best = Najlepsza opowieść wieczoru

# z czego zapamiętamy rundę; każde zdanie ma trzy wersje

dixit-tv-all =
    { $variant ->
        [0] Trafili wszyscy. { $teller }, to nie zagadka, to podpis pod obrazkiem.
        [1] Wszyscy! Nawet lampa wiedziała, o co chodzi.
       *[other] { $teller }, czytamy w tobie jak w książce. Punktów za to nie ma.
    }
dixit-tv-none =
    { $variant ->
        [0] Nikt. Tę opowieść zrozumiał tylko księżyc.
        [1] Ani jednego trafienia. { $teller }, twoja głowa to szuflada bez klucza.
       *[other] Nikt nie trafił. A w głowie było to takie jasne, prawda, { $teller }?
    }
dixit-tv-bot =
    { $variant ->
        [0] { $name } to tylko bot, a nabiera was wszystkich.
        [1] { $name } nigdy nie śni. W ten sen uwierzyli jednak wszyscy.
       *[other] Jeden bot, wszystkie głosy. { $name } będzie teraz nie do zniesienia.
    }
dixit-tv-fooled =
    { $variant ->
        [0] { $name } wyprowadza w pole { $count ->
            [few] { $count } osoby
           *[many] { $count } osób
        }.
        [1] Głosy na podróbkę: { $count }. { $name } nawet się nie rumieni.
       *[other] Podróbka lepsza od oryginału. { $name } kłania się nisko.
    }
dixit-tv-one =
    { $variant ->
        [0] { $teller } szepcze, a słyszy tylko { $finder }.
        [1] Dwie głowy, jedna myśl: { $teller } i { $finder }.
       *[other] { $finder } wie. Cała reszta jest myślami gdzie indziej.
    }
dixit-tv-alone =
    { $variant ->
        [0] Trafili wszyscy, tylko { $name } nie. Nie mówmy o tym więcej.
        [1] { $name } chodzi własnymi drogami. Tym razem w krzaki.
       *[other] Wszyscy w jedną stronę, { $name } w drugą. Ktoś musi.
    }
dixit-tv-scattered =
    { $variant ->
        [0] Ile głosów, tyle zdań. Sami znawcy.
        [1] Nikt się z nikim nie zgadza. Pięknie.
       *[other] Każdy głos gdzie indziej. Na pewno słyszeliście to samo hasło?
    }
dixit-tv-some =
    { $variant ->
        [0] Dla jednych jasne, dla innych mgła. { $teller } lubi to najbardziej.
        [1] Jedni wiedzą, inni błądzą, a { $teller } się uśmiecha.
       *[other] Pół tajemnicy to najlepsza tajemnica. Pięknie, { $teller }.
    }

# ---- co boty mówią na głos

says-dixit-telling-no-hurry = Spokojnie, { $name }. Karty poczekają.
says-dixit-telling-listening = Lubię tę chwilę. Wszystko może jeszcze paść.
says-dixit-telling-silence = Ktoś myśli. Prawie to słychać.
says-dixit-laying-clue = Dobre, { $name }. Trochę się tego boję.
says-dixit-laying-sly = Ktoś zaraz będzie bardzo chytry. Czuję to.
says-dixit-laying-almost = „Prawie pasuje” to też jakieś „pasuje”.
says-dixit-voting-innocent = Wszystkie wyglądają niewinnie. Tak to się zaczyna.
says-dixit-voting-back = Ciągle wracam do jednej. Nie powiem której.
says-dixit-voting-many = Obrazków { $cards }, prawda jedna. Bywało gorzej.
says-dixit-revealed-all = Wszyscy trafili, { $name }. To było myślenie na głos.
says-dixit-revealed-nobody = Nikt nie trafił, { $name }. To hasło z innej planety.
says-dixit-revealed-some = { $name }, niektórzy czytają ci w myślach. Notuję.
says-dixit-revealed-laid = { $name }, głosów na twoją kartę: { $votes }. Ładnie podłożona.
says-dixit-revealed-leads = Prowadzi { $name }, punktów { $points }. Mówię to bez zazdrości.
says-dixit-over-album =
    { $stories ->
        [one] Jedna historia. Do oprawienia.
        [few] { $stories } historie. Wszystkie do oprawienia.
       *[other] { $stories } historii. Wszystkie do oprawienia.
    }
says-dixit-over-again = Jeszcze raz? Dopiero się rozkręcam.

## Titles of a night

title-dixit-liar = Mistrz blefu
title-dixit-liar-why = głosy na obrazy, które nie były opowieścią: { $amount }
title-dixit-finder = Przejrzy każdą opowieść
title-dixit-finder-why = odnalezione karty z opowieści: { $amount }
title-dixit-open-book = Otwarta księga
title-dixit-open-book-why = opowieści, które przejrzeli wszyscy: { $amount }
title-dixit-riddle = Mówi zagadkami
title-dixit-riddle-why = opowieści, za którymi nikt nie nadążył: { $amount }
title-dixit-half-light = Między światłem a cieniem
title-dixit-half-light-why = opowieści ani za jasne, ani za ciemne: { $amount }

# ---- w obrazie albumu

album-dixit-won = Najpiękniejsze opowieści: { $names }
album-dixit-teller = Opowiada { $name }
album-dixit-found = Trafne głosy: { $names }
album-dixit-found-by-none = Nikt nie trafił
album-dixit-found-by-all = Wszyscy trafili
album-dixit-recorded = hasło do posłuchania
album-dixit-aloud = powiedziane na głos
album-dixit-unsaid = bez słowa

## Co ten dom widział

atlas-dixit-shelf = Sny
atlas-dixit-times = { $times ->
    [one] W tym domu opowiadano go raz
    [few] W tym domu opowiadano go { $times } razy
    [many] W tym domu opowiadano go { $times } razy
   *[other] W tym domu opowiadano go { $times } razy
  }
