# ---- na drzwiach

cover-pareidolia-title = Pareidolia
cover-pareidolia-tagline = Dwoje milczących, jedno niebo

# ---- jak wygrać, przed pierwszym ruchem

par-goal =
    Dwoje układa słowo z chmur. Kto je zgadnie, dostaje kroplę, artyści też: po { $rounds ->
        [one] jednej rundzie
        [few] { $rounds } rundach
       *[many] { $rounds } rundach
    } wygrywa, kto ma najwięcej.

# ---- linia

par-you-said = Ty
par-round = Runda { $round } z { $rounds }
par-shuffling = Tasowanie słów
par-claiming = Kto ostatnio widział coś w chmurach?
par-claiming-hint = Ta osoba zaczyna. Liczy się pierwsze zgłoszenie, a gdy go brak, decyduje los.
par-claiming-wait = Czekamy, aż inni spojrzą w górę
par-claim = Ja!
par-go-on = Nie ja

par-keep = Które słowo ułożysz?
par-keep-hint = { $second } układa z tobą. Reszta musi zgadnąć.
par-wait-keep = { $artist } wybiera słowo
par-wait-keep-you = { $artist } wybiera słowo dla was dwojga
par-know = To wasze słowo
par-know-hint = { $artist } i ty układacie je z chmur, na zmianę i w ciszy
par-wait-know = { $second } czyta słowo
par-toss = Rzuć pierwszą chmurę
par-toss-hint = Gdzie spadnie i którą stroną, to sprawa wiatru
par-what-will = Co to będzie? { $category }.
par-wait-toss = { $artist } rzuca pierwszą chmurę
par-what-is = Co to jest? { $category }.
par-turn = Ruch: { $name }, potem { $other }
par-turn-yours = Twój ruch
par-turn-other = Ruch: { $name }
par-bell = Słońce zaszło
par-bell-artist = Czy ktoś to powiedział? Masz chwilę, by to przyznać.
par-bell-none = Nikt nie zgadł
par-bell-hint = Artyści mają chwilę, by przyznać, że ktoś zgadł
par-found = { $name } to widzi
par-found-you = Widzisz to!
par-found-hint = „{ $text }”
par-not-found = Odpłynęło
par-not-found-hint = Nikt nie dojrzał tego na czas
par-voting = Kto wygląda na najbardziej odprężonego?
par-voting-hint = Jest remis. Wy decydujecie; głosy widać dopiero, gdy oddadzą je wszyscy.
par-voting-wait = Jest remis i decydują inni. Wydech.
par-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają razem: { $names }
  }
par-won-you = Wygrywasz
par-won-hint = { $most ->
    [one] z jedną kroplą
    [few] z { $most } kroplami
   *[many] z { $most } kroplami
  }
par-won-vote = { $most ->
    [one] z jedną kroplą i najspokojniejszą twarzą
    [few] z { $most } kroplami i najspokojniejszą twarzą
   *[many] z { $most } kroplami i najspokojniejszą twarzą
  }

# ---- słowa

par-words = Trzy słowa
par-keep-first = Wybierz słowo
par-keep-this = Ułożę „{ $word }”
par-secret = Niech inni zgadną · { $name } też to wie
par-know-it = Już wiem
par-toss-first = Wybierz chmurę
par-toss-it = Rzuć

# ---- niebo

par-sky-empty = Niebo jest puste.
par-sky-told = { $count ->
    [one] Jedna chmura na niebie: { $clouds }.
    [few] { $count } chmury na niebie, od najniższej: { $clouds }.
   *[many] { $count } chmur na niebie, od najniższej: { $clouds }.
  }
par-lies = { $cloud }, { $row ->
    [upper] { $column ->
        [left] u góry z lewej
        [right] u góry z prawej
       *[middle] u góry pośrodku
    }
    [lower] { $column ->
        [left] u dołu z lewej
        [right] u dołu z prawej
       *[middle] u dołu pośrodku
    }
   *[middle] { $column ->
        [left] z lewej
        [right] z prawej
       *[middle] na środku
    }
  }
par-held = { $lies }, { $across } w prawo, { $down } w dół{ $turn ->
    [0] {""}
   *[other] {", obrót o "}{ $turn }°
  }{ $flip ->
    [yes] {", odwrócona"}
   *[no] {""}
  }
par-told = { $kind ->
    [toss] { $name } rzuca chmurę ({ $cloud }): spada
    [place] { $name } kładzie chmurę ({ $cloud })
    [pick-up] { $name } podnosi chmurę ({ $cloud }) i kładzie ją
    [remove] { $name } zabiera chmurę ({ $cloud }), która leżała
    [nudge] { $name } szturcha chmurę ({ $cloud }), która leży teraz
   *[pass] { $name } nie robi nic.
  }{ $kind ->
    [pass] {""}
   *[other] {" "}{ $row ->
        [upper] { $column ->
            [left] u góry z lewej.
            [right] u góry z prawej.
           *[middle] u góry pośrodku.
        }
        [lower] { $column ->
            [left] u dołu z lewej.
            [right] u dołu z prawej.
           *[middle] u dołu pośrodku.
        }
       *[middle] { $column ->
            [left] z lewej.
            [right] z prawej.
           *[middle] na środku.
        }
    }
  }
par-guess-told = { $name } widzi: { $text }
par-view = Twój widok nieba
par-view-left = Obróć swój widok w lewo
par-view-right = Obróć swój widok w prawo
par-view-upright = Twój widok jest obrócony o { $turn }°. Wyprostuj
par-view-whole = Całe niebo
par-seconds-left = { $seconds ->
    [one] Została jedna sekunda
    [few] Zostały { $seconds } sekundy
   *[many] Zostało { $seconds } sekund
  }

# ---- ręce

par-your-action = Twój ruch
par-then = potem { $name }
par-mode-place = Połóż
par-mode-pick-up = Przenieś
par-mode-remove = Zabierz
par-mode-nudge = Szturchnij
par-do-place = Połóż tutaj
par-do-pick-up = Połóż tutaj
par-do-remove = Zabierz
par-do-nudge = Pchnij
par-supply = Chmury obok nieba
par-supply-of = { $cloud }, { $left ->
    [0] nie ma już żadnej
   *[other] zostało: { $left }
  }
par-clouds-there = Chmury na niebie
par-cloud-there = Chmura { $number }: { $lies }{ $protected ->
    [yes] {", teraz nietykalna"}
   *[no] {""}
  }
par-handle-right = Obróć w prawo
par-handle-left = Obróć w lewo
par-handle-flip = Odwróć na drugą stronę
par-hint-place = Przeciągnij chmurę na niebo albo weź taką, która już tam jest
par-hint-pick-up = Weź dowolną chmurę i połóż ją gdzie indziej
par-hint-held = Obróć, odwróć albo przesuń. Potem połóż.
par-hint-remove = Która chmura znika z nieba?
par-hint-removing = Wróci na bok
par-hint-nudge = Popchnij chmurę: przyłóż palec do pustego nieba i przeciągnij ku niej
par-hint-stroke = Wzdłuż tej linii
par-hint-aimed = { $side ->
    [left] Od lewej
    [above] Od góry
    [right] Od prawej
   *[below] Od dołu
  }. Wybierz ją jeszcze raz, by pchnąć z innej strony
par-no-way-to-nudge = Obok tej chmury nie zmieści się palec.
par-moves = Przesuń
par-move-left = W lewo
par-move-up = W górę
par-move-down = W dół
par-move-right = W prawo
par-locked = Ostatni ruch: { $name }
par-locked-place = Stąd zabrano chmurę ({ $name })
par-protected = To był ostatni ruch drugiej osoby ({ $name }). Na razie zostaw.
par-not-there-again = Taką samą przed chwilą stąd zabrano. Połóż ją gdzie indziej.
par-finger-on-cloud = Palec trzeba przyłożyć do pustego nieba.
par-too-short = Pociągnij linię trochę dalej.
par-meets-nothing = Linia nie trafia w żadną chmurę.
par-meets-protected = Linia trafia najpierw w chmurę z ostatniego ruchu ({ $name }).

# ---- zgadywanie

par-seen = Co już widziano
par-none-said = Mów, co widzisz.
par-none-said-artist = Nikt jeszcze nic nie powiedział.
par-guess-label = Co widzisz?
par-i-see = Widzę…
par-say = Powiedz
par-guess-note = Pisz { $language }, co widzisz. Artyści milczą.
par-yes = To jest to
par-yes-of = „{ $text }”: to jest to
par-yes-again = Na pewno?
par-yes-sure = Na pewno „{ $text }”? To kończy rundę
par-right = dobrze
par-hush = Ani słowa, ani znaku. Mówią chmury.

# ---- koniec rundy i gry

par-the-word = To było słowo
par-no-droplets = Tym razem bez kropli.
par-next-round = Następna runda
par-to-the-end = Zobacz, jak się skończy
par-waiting = Czekamy na innych
par-abstain = Nie umiem powiedzieć
par-vote-first = Wybierz kogoś
par-vote-for = Głosuję: { $name }
par-vote-stands = Twój głos jest oddany
par-droplets = { $drops ->
    [one] jedna kropla
    [few] { $drops } krople
   *[many] { $drops } kropli
  }
par-votes = Głosy
par-voted = { $name }: najspokojniej wygląda { $of }
par-voted-none = { $name } nie umie powiedzieć
par-again = Jeszcze raz
par-again-wait = Gospodarz może nakryć stół na nowo.
par-no = To nie było to
par-no-sure = Na pewno nie? Dotknij jeszcze raz
par-denied = { $names }: „To nie było to”. Potrzeba obojga artystów.
par-taken-back = Artyści mówią, że to nie było to. Krople wracają.
par-album = Co było na niebie
par-drawn-by = pokazują: { $names }
par-seen-by = { $name } widzi: „{ $guess }”
par-nobody-saw = nikt tego nie dojrzał

# ---- zasady domu: zdanie na papierze

par-house-minutes = Niebo trwa
par-house-minutes-label = Czas na słowo
par-house-minutes-of = { $minutes ->
    [2] dwie minuty
    [3] trzy minuty
   *[5] pięć minut
  }
par-house-comma = ,
par-house-stop = .
par-house-times = każdy zaczyna je
par-house-times-label = Ile razy każdy jest głównym artystą
par-house-times-of = { $times ->
    [0] tyle razy, ile każą zasady
    [1] raz
    [2] najwyżej dwa razy
   *[3] najwyżej trzy razy
  }
par-house-language = zgadujemy
par-house-language-label = Język odpowiedzi
par-house-words-how = Po jednym w wierszu. Można dodać inne nazwy, które się liczą, i kategorię, którą zobaczą wszyscy: kot = kotek, kicia (zwierzę)
par-house-pace = a pomiędzy gramy
par-house-pace-label = Czas na namysł
par-house-off = bez zegara
par-house-relaxed = spokojnie
par-house-brisk = żwawo
par-house-begin = Kto zaczyna
par-house-word = Słowo
par-house-toss = Rzut
par-house-vote = Głosowanie
par-house-look = Oglądanie słowa

# ---- odmowy

refused-guess-empty = Nie było w tym żadnego słowa.
refused-guess-too-long = { $most ->
    [one] Najwyżej jedna litera.
    [few] Najwyżej { $most } litery.
   *[many] Najwyżej { $most } liter.
  }
refused-guess-unprintable = Są w tym znaki, których nie da się pokazać. Spróbuj zwykłych liter.
refused-no-guesses-left = { $most ->
    [one] Na jedno niebo masz jedną odpowiedź i ona już padła. Teraz podziwiaj widok.
    [few] Na jedno niebo masz { $most } odpowiedzi i wszystkie już padły. Teraz podziwiaj widok.
   *[many] Na jedno niebo masz { $most } odpowiedzi i wszystkie już padły. Teraz podziwiaj widok.
  }
refused-no-such-guess = Nikt tego nie powiedział.
refused-no-such-shape = Takiej chmury nie ma w pudełku.
refused-no-such-turn = Chmury nie da się tak obrócić.
refused-none-left = Takich chmur już nie ma obok nieba.
refused-not-drawn = Tego słowa nie wylosowano.
refused-not-in-the-sky = Tej chmury nie ma już na niebie.
refused-not-tied = Remis nie dotyczy tej osoby.
refused-nudge-meets-nothing = Palec nie trafił w żadną chmurę. Poprowadź linię przez którąś.
refused-nudge-starts-on-a-cloud = Najpierw przyłóż palec do pustego nieba.
refused-nudge-too-short = To ledwie muśnięcie. Pociągnij linię dalej.
refused-outside-the-sky = To już poza niebem.
refused-piece-protected = To był ostatni ruch drugiego artysty. Na razie zostaw.
refused-place-protected = Drugi artysta przed chwilą zabrał stąd taką samą.
refused-said-already = To już przed chwilą od ciebie padło.
refused-too-few-words = { $words ->
    [one] Jedno słowo to za mało: ta gra potrzebuje { $needed }.
    [few] { $words } słowa to za mało: ta gra potrzebuje { $needed }.
   *[many] { $words } słów to za mało: ta gra potrzebuje { $needed }.
  }
refused-wrong-clouds = Ta gra potrzebuje od { $least } do { $most } chmur; jest ich { $pieces }.

# ---- co myślały boty

why-keep = Z trzech słów najlepiej umiem pokazać „{ $word }”.
why-draw = Chcę z tego ułożyć „{ $word }”.
why-see = Widzę tu „{ $word }”, na { $sure }%.
why-no-drawing = Nie mam w głowie obrazu tego słowa, więc tylko przesuwam chmury.
why-blind = Na tej maszynie nie mam oczu, więc robię, co mogę.

# ---- zasady pod ręką

par-rules-now = Teraz
par-rules-whole = Cała gra w skrócie
par-rules-goal = Dwoje artystów, którym nie wolno mówić, układa z chmur jeden obraz, na zmianę po jednym ruchu. Wszyscy inni mówią, co to może być, aż ktoś zobaczy słowo albo zajdzie słońce.
par-rules-drawing = Słowo dla dwojga
par-rules-drawing-text = Główny artysta dobiera trzy słowa i jedno zostawia. Czyta je też drugi artysta, który siedzi naprzeciw. Gdy znają je oboje, wszyscy dowiadują się, jakiego rodzaju to rzecz.
par-rules-tossing = Rzut
par-rules-tossing-text = Główny artysta rzuca dowolną chmurę. Spada koło środka, obrócona i odwrócona, jak jej się podoba: nie ma tu wyraźnej góry. Wtedy rusza zegar.
par-rules-playing = Na zmianę
par-rules-playing-text = Artyści grają na zmianę, zaczyna drugi artysta, każdy robi jeden ruch:
par-rules-place = Chmura z boku, gdziekolwiek, pod dowolnym kątem, dowolną stroną do góry.
par-rules-pick-up = Dowolna leżąca chmura, odłożona gdziekolwiek, na sam wierzch.
par-rules-remove = Dowolna leżąca chmura wraca na bok.
par-rules-nudge = Palec dotyka pustego nieba i sunie po linii. Popycha to, co spotka, a to popycha to, co stoi na drodze.
par-rules-guessing = Widzenie
par-rules-guessing-text = Pozostali mówią, co widzą, w języku stołu, najwyżej siedem różnych rzeczy na minutę. Drobne potknięcia są wybaczane, inne słowa nie. Artysta może o każdej odpowiedzi powiedzieć „to jest to”, także przez dziesięć sekund po dzwonku; gdy słowo jest już odkryte, oboje razem mogą powiedzieć, że to nie to.
par-rules-shown = Krople
par-rules-shown-text = Kto zobaczy słowo, dostaje kroplę, i tak samo oboje artystów. Jeśli nikt nie zobaczy, nikt nic nie dostaje. Potem obie role przechodzą o jedno miejsce dalej.
par-rules-voting = Koniec
par-rules-voting-text = Przy czterech i pięciu osobach każdy jest głównym artystą trzy razy, przy sześciu i siedmiu dwa razy, przy większej liczbie raz. Wygrywa, kto ma najwięcej kropli. Przy remisie pozostali mówią, kto z remisujących wygląda na najbardziej odprężonego. Kto nie zagłosuje na czas, wstrzymuje się od głosu; jeśli nie zagłosuje nikt, remisujący wygrywają razem.
par-rules-undo = Ostatniego ruchu drugiego artysty nie wolno zmienić ani cofnąć. Przez jeden ruch nietykalna jest każda chmura, którą położył albo poruszył; gdy chmurę zabrał, nie wolno położyć takiej samej w tym miejscu.
par-rules-silence = Od losowania do końca rundy artyści nic nie piszą i nie dają znaków, poza „to jest to”.
par-rules-keys = Klawisze: 1 do 5 biorą chmurę, strzałki ją przesuwają, Q i E obracają, F odwraca, Enter kładzie, Escape puszcza. Widzowie obracają swój widok klawiszami [ i ].

## Co się wydarzyło

fact-pareidolia-too-late = Czas minął: { $names }. Gra toczy się dalej
fact-pareidolia-skipped = Gospodarz nie czekał dłużej na: { $names }. Gra toczy się dalej
fact-par-rang = Dzwonek
fact-par-finder = słowo „{ $word }” odgadnięte
fact-par-finder-you = odgadujesz: „{ $word }”
fact-par-artist = „{ $word }” w tych chmurach widzi { $names }
fact-par-artist-you = „{ $word }” w twoich chmurach widzi { $names }
fact-par-unfound = nikt nie odgadł: „{ $word }”
fact-par-withdrawn = to jednak nie było to słowo, krople wracają

## Pierwszy raz

par-guide-word = Wybierz słowo, które ułożycie z chmur. Oprócz ciebie zna je tylko partner.
par-guide-toss = Pierwsza chmura: dotknij jednej i ją rzuć.
par-guide-act = Po jednym ruchu na zmianę, aż zajdzie słońce. Dotknij trafnej odpowiedzi.
par-guide-guess = Co to będzie? Pisz wszystko, co widzisz.
par-guide-shown = Zgadnięte na czas: po kropli dla obojga artystów i dla tego, kto zgadł.

## Pomysł w czterech obrazkach

par-story-1 = Dwoje artystów zna tajne słowo.
par-story-2 = Bez słowa układają chmury, po jednym ruchu.
par-story-3 = Wszyscy inni wołają, co widzą.
par-story-4 = Zgadnięte przed zachodem: kropla dla całej trójki.

# ---- co boty mówią na głos

says-pareidolia-before-sky = Puste niebo. Ładniejsze już nie będzie.
says-pareidolia-before-weather = Dobra pogoda, żeby widzieć to, czego nie ma.
says-pareidolia-choosing-artist = { $name } wygląda na kogoś z planem.
says-pareidolia-choosing-words = Oby miało nogi. Nogi bardzo pomagają.
says-pareidolia-playing-bare = Na razie bardzo oszczędnie. Podoba mi się.
says-pareidolia-playing-one = Jedna chmura. To jeszcze może być wszystko.
says-pareidolia-playing-few = Chmur { $clouds }. Moja babcia miała taki kapelusz.
says-pareidolia-playing-many = Chmur { $clouds }. Zaraz będzie padać.
says-pareidolia-playing-guesses = Tyle pomysłów: { $guesses }. Ktoś musi być blisko.
says-pareidolia-playing-quiet = Mówcie, co widać. Niebo się nie obrazi.
says-pareidolia-shown-found = Dobre oko, { $name }. Ja bujam w obłokach.
says-pareidolia-shown-lost = Ach, to było to. Teraz nie widzę nic innego.
says-pareidolia-shown-sky = Od drugiej strony podobieństwo było idealne.
says-pareidolia-voting-tie = Remis. Nawet wiatr ucichł.
says-pareidolia-over-clouds =
    { $rounds ->
        [one] Jedno niebo, i całe nasze.
        [few] { $rounds } nieba, i wszystkie nasze.
       *[other] { $rounds } nieb, i wszystkie nasze.
    }
says-pareidolia-over-again = Jeszcze raz? Pogoda się utrzyma.

## Titles of a night

title-par-first = Pierwsze spojrzenie
title-par-first-why = słowa odnalezione w chmurach: { $amount }
title-par-sky = Malarz nieba
title-par-sky-why = nieba, na których ktoś dojrzał słowo: { $amount }
title-par-quiet-hand = Cicha ręka
title-par-quiet-hand-why = współtworzone nieba, które ktoś zrozumiał: { $amount }

# ---- w obrazie albumu

album-pareidolia-won = Najwięcej kropli: { $names }
album-pareidolia-drawn = Pokazują: { $names }
album-pareidolia-seen = { $name } widzi: „{ $guess }”
album-pareidolia-unseen = Nikt tego nie dojrzał
album-pareidolia-guesses = Widziano też: { $guesses }

# ---- zagadka dnia

par-today-sky = Chmury na niebie: { $clouds }.
par-today-said = Nie: { $words }
par-today-more = { $left ->
    [one] Pokaż resztę
   *[other] Pokaż więcej
  }
par-today-give-up = Powiedz mi
par-today-about = Ktoś bez słowa układa z chmur jakąś rzecz: powiedz, co to, zanim przybędzie chmur.
par-today-right = Widzisz to!
par-today-missed = Tym razem się ukryło
par-today-was = To było: { $word }
par-today-no-guess = bez odpowiedzi
par-today-clouds = { $clouds ->
    [one] jedna chmura
    [few] { $clouds } chmury
    [many] { $clouds } chmur
   *[other] { $clouds } chmury
  }
par-today-house = { $same ->
    [0] W tym domu nikt z { $people } osób tego nie zobaczył
    [one] W tym domu zobaczyła to jedna z { $people } osób
    [few] W tym domu zobaczyły to { $same } z { $people } osób
    [many] W tym domu zobaczyło to { $same } z { $people } osób
   *[other] W tym domu zobaczyło to { $same } z { $people } osób
  }
par-today-why = Na całym niebie: { par-today-clouds }. { $category }.

## Co ten dom widział

atlas-pareidolia-shelf = Słowa z chmur
atlas-pareidolia-times = { $times ->
    [one] W tym domu ułożono je raz
    [few] W tym domu układano je { $times } razy
    [many] W tym domu układano je { $times } razy
   *[other] W tym domu układano je { $times } razy
  }

# ---- na telewizorze

par-tv-aim = Dwoje milczących artystów układa słowo z chmur. Zgadnijcie je, zanim zajdzie słońce.
par-tv-rain = Krople do tej pory
par-tv-last = Poprzednie niebo: „{ $word }”
par-tv-best = Niebo tej gry: „{ $word }”
par-tv-swift = { $variant ->
    [0] { $name } nawet nie mruga
   *[1] Czy { $name } podgląda zza chmury?
  }
par-tv-few = { $variant ->
    [0] Niebo prawie czyste, a { $name } i tak wszystko widzi
   *[1] Trochę powietrza i dużo wiary
  }
par-tv-crowd = { $variant ->
    [0] Tyle prób, że któraś musiała trafić w chmurę
   *[1] Wszystkie inne słowa już padły, więc zostało to
  }
par-tv-found = { $variant ->
    [0] „{ $word }”, jasne jak słońce
   *[1] { $name } chodzi z głową w chmurach i dobrze na tym wychodzi
  }
par-tv-missed = { $variant ->
    [0] To nie było „{ $guess }”. Ale teraz każdy to tam widzi
   *[1] Następnym razem chmury dostaną podpis
  }
par-tv-silent = { $variant ->
    [0] Tak piękne, że wszystkim odjęło mowę
   *[1] Artyści milczą. Reszta też
  }
par-tv-denied = { $variant ->
    [0] Zgadnięte, ogłoszone, cofnięte. Pogoda bywa zmienna
   *[1] Krople wyparowały w locie
  }
