## Dom

page-title = Unspoken
motto =
    { $games ->
        [one] Gra
        [2] Dwie gry
        [3] Trzy gry
        [4] Cztery gry
        [5] Pięć gier
        [6] Sześć gier
        [7] Siedem gier
        [8] Osiem gier
        [few] { $games } gry
       *[many] { $games } gier
    } o tym, co niewypowiedziane
house-nav = Dom
how-to-play = Jak się gra
settings = Ustawienia
menu = Menu
close = Zamknij
send = Wyślij
begin = Zacznij
try-now = Spróbuj teraz
to-the-corridor = Wróć na korytarz
offline-title = Dom jest poza zasięgiem
offline-text = Chwilowo nie ma połączenia ze stołem. Nic nie przepadło: twoje odpowiedzi są zapisane, a miejsce czeka.

## Drzwi

choose-a-door = Wybierz drzwi
choose-a-game = Wybierz grę
door-players = { $least }–{ $most } graczy
door-coming = Wkrótce otwarte
soon = wkrótce
door-walk-in = Dotknij drzwi i wejdź: boty już czekają.

play-game-now = Zagraj w { $game } z botami
open-a-table = Otwórz stół
have-a-code = Masz kod?
code-label = Kod stołu, sześć liter lub cyfr

## Imię

name-ask = Jak cię nazywać?
name-label = Twoje imię
guest-name = Gość
name-note = Bez konta, bez e-maila. Dostaniesz własną pieczęć.
sit-down = Usiądź
setting-name-note = Do następnego stołu, przy którym usiądziesz.
licences = Licencje kodu i krojów pisma tej strony

## Zaproszenie

come-and-sit = Chodź, usiądź
table-of = Stół: { $host }
invited-title = Stół: { $host } · Unspoken
join-full = Wszystkie miejsca są teraz zajęte. Możesz patrzeć i zająć miejsce bota, gdy się pojawi.
join-locked = Drzwi są zamknięte: nikt nowy nie może teraz wejść. Poproś gospodarza, żeby je otworzył.
join-on = Gra już trwa. Możesz patrzeć i przejąć miejsce bota.
come-in-and-watch = Wejdź
welcome-back = Wróć do stołu jako { $name }
missing-title = Nie ma takiego stołu
missing-text = Pod kodem { $code } nikt nie nakrył stołu. Może umknęła litera, a może wieczór już się skończył.
unreachable-text = Dom nie odpowiada. Czy wciąż działa i czy jesteś w tej samej sieci?

## Otwarty stół

seats = Miejsca
you = Ty
a-bot = { $name }, bot
seat-yours = { $name }, to ty
is-bot = bot
an-agent = { $name }, agent AI
is-agent = agent AI
label-and-text = { $label }: { $text }
why-round = Runda { $round }
is-host = gospodarz
is-away = z dala od stołu
is-silent = milczy
is-awaited = stół czeka
is-done = gotowe
has-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
teams-against = kontra
teams-by-chairs = Zamiana krzeseł to zmienia.
free-seat = Wolne miejsce
sit-a-bot = Posadź bota
sit-a-bot-here = Wolne: posadź bota
free = Wolne
send-link = Wyślij link
send-link-code = Wyślij link ({ $code })
show-on-tv = Pokaż stół na telewizorze
tv-scan = Zeskanuj telefonem albo wejdź na
tv-sits = Kto już jest
tv-bot-in = bot za { $seconds } s
tv-bot-soon = zaraz bot
tv-waits = Ten ekran czeka na stół
tv-code-is = Kod tego ekranu: { $code }
tv-how = W telefonie gospodarza: menu, „Pokaż stół na telewizorze” i te cztery znaki.
tv-no-table-yet = Nie ma jeszcze stołu? Otwórz go na { $where }.
tv-open-there = Na telewizorze otwórz
tv-type-code = Potem wpisz cztery znaki, które pokaże:
tv-show-there = Pokaż tam
tv-shown-on = Telewizory z tym stołem
tv-number = Telewizor { $number }
tv-put-away = Odłącz
tv-window = Albo otwórz go tutaj, w osobnym oknie
link-copied = Link skopiowany. Wyślij go znajomym.
link-is = Wyślij znajomym: { $url }
add-a-bot = Dodaj bota
remove-bot = Odeślij
stand-up = Wstań i oglądaj
stand-up-playing = Niech bot zagra za mnie
tap-to-swap = Dotknij drugiego, by zamienić
let-go = Puść
qr-alt = Kwadratowy kod, który otwiera ten stół, { $code }
code-is = Kod stołu { $code }
scan-or-type = zeskanuj lub wpisz
what-we-play = W co gramy
house-rules = Zasady domu, dotknij, by zmienić
house-rules-locked = Zasady domu. Zmienia je { $host }.
seats-taken = Zajęte miejsca: { $taken } z { $most }.
more-needed = { $missing ->
    [one] Potrzeba jeszcze jednej osoby.
    [few] Potrzeba jeszcze { $missing } osób.
    [many] Potrzeba jeszcze { $missing } osób.
   *[other] Potrzeba jeszcze { $missing } osoby.
  }
anyone-can-join = Wciąż można dołączyć.
start-with = { $seated ->
    [one] Zacznij w pojedynkę
    [few] Zacznijcie w { $seated } osoby
    [many] Zacznijcie w { $seated } osób
   *[other] Zacznijcie w { $seated } osoby
  }
host-starts = { $host } otworzy drzwi do gry { $game }

## Stół

stage = Scena
title-your-turn = Twoja kolej · { $game }
title-table = { $game } · Unspoken
waiting-for = Stół czeka: { $names }
waited = { $seconds } s
you-in-a-list = ty
you-in-a-sentence = ty
seconds-left = { $seconds ->
    [one] Została sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
  }
you-watch = Patrzysz
bot-plays-for-you = Gra za ciebie bot
take-seat-back = Wracam na swoje miejsce
ask-for-seat = Poproś o miejsce: { $name }
seat-asked-for = Prosisz o miejsce: { $name }. Będzie twoje po tej rundzie, jeśli wszyscy się zgodzą.
asks-for-seat = { $who } chce zagrać dalej za: { $name }
admit = Niech siada
turn-down = Nie teraz
picture-held-close = Obraz z bliska

## Pierwszy raz

guide = Na pierwszy raz
story-open = O co chodzi, w czterech obrazkach
guide-next = Jasne
guide-end = Bez dalszych podpowiedzi
guide-again = Pokaż mi na stole

## Rozmowa

talk = Rozmowa przy stole
talk-unread = Rozmowa przy stole, nowe: { $unread }
the-table = Stół
close-talk = Zamknij rozmowę
channels = Kto słyszy
channel-table = Stół
what-was-said = Co powiedziano
nothing-said = Jeszcze nic nie padło
say-something = Powiedz coś
signs = Znaki
give-a-sign = Daj znak
sign-smile = Uśmiech
sign-laugh = Śmiech
sign-wow = Zdumienie
sign-hmm = Zamyślenie
sign-clap = Brawa
sign-heart = Serce
you-are-silent = Milczysz
silent-why = Gra prosi cię teraz o ciszę. Czytać możesz dalej.
watchers-listen = Kto patrzy, ten czyta i nic nie mówi.

## Menu

rules-now = Zasady tej gry
rules-of = Jak się gra w { $game }
this-evening = Tego wieczoru
won-by = wygrana: { $names }
won-by-nobody = bez zwycięzcy
people-here = Przy tym stole
leave = Odejdź od stołu
leave-sure = Dotknij jeszcze raz, by odejść
leave-sure-playing = Dotknij jeszcze raz: bot zajmie twoje miejsce
leave-sure-days = Dotknij jeszcze raz: twoje miejsce zajmie bot albo ktoś, na kogo wszyscy się zgodzą
pause = Wstrzymaj grę
resume = Grajmy dalej
skip = Nie czekajmy dłużej
skip-sure = Dotknij jeszcze raz: odpowie za nich los
back-to-open = Wróć do otwartego stołu
hand-over = Oddaj botowi miejsce: { $name }
hand-over-sure = Na pewno? Zagra bot zamiast: { $name }
remove = Wyproś od stołu: { $name }
remove-sure = Na pewno? Wyproś: { $name }
lock-table = Zamknij drzwi na klucz
unlock-table = Otwórz drzwi
change-code = Nowy kod stołu
change-code-sure = Na pewno? Stary kod i link przestaną działać
grace = Bot zastępuje nieobecnych po
grace-of = { $seconds ->
    [30] 30 s
    [60] 1 min
   *[other] { $minutes } min
  }
manner = Boty grają
manner-gentle = łagodnie
manner-gentle-hint = Oddają ludziom pierwsze słowo i czasem się mylą.
manner-even = równo
manner-even-hint = Są tak szybkie jak ludzie i rzadko się mylą; w drużynie nadal pierwsi mówią ludzie.
manner-keen = zawzięcie
manner-keen-hint = Są szybkie, na nikogo nie czekają i grają najlepiej, jak umieją.

## Własna talia

own-deck = Własna talia
own-about = Zdjęcia, rysunki, stare pocztówki: wszystko, w czym kryje się historia. Każdy obraz drukujemy od nowa jako kartę, a to, gdzie i kiedy powstał, znika.
own-choose = Wybierz obrazy
own-drop = albo upuść je tutaj
own-kinds = JPEG, PNG lub WebP, każdy do { $megabytes } MB
own-name = Nazwa talii
own-name-example = Nasze obrazy
own-reach = Kto może nią grać
own-for-table = Ten stół
own-for-house = Cały dom
own-reach-table = Tych obrazów nie zobaczy nikt spoza tego stołu.
own-reach-house = Tę talię może wybrać każdy stół w tym domu. Rozdane karty pozostaną widoczne dla tych, którym je pokazano.
own-count = { $count } z co najmniej { $least }
own-count-enough = { $count ->
    [one] { $count } obraz
    [few] { $count } obrazy
    [many] { $count } obrazów
   *[other] { $count } obrazu
  }
own-enough = Można grać. Gdy duży stół potrzebuje więcej, dołączy kilka snów z domowej talii.
own-missing = { $missing ->
    [one] Jeszcze jeden i można grać.
    [few] Jeszcze { $missing } i można grać.
    [many] Jeszcze { $missing } i można grać.
   *[other] Jeszcze { $missing } i można grać.
  }
own-coming = { $coming ->
    [one] Jeden się drukuje…
    [few] { $coming } się drukują…
    [many] { $coming } się drukuje…
   *[other] { $coming } się drukuje…
  }
own-pictures = Twoje obrazy
own-picture = Obraz { $number }
own-picture-said = Obraz { $number }: { $alt }
own-alt = Co widać na obrazie { $number }?
own-alt-example = Co na nim widać?
own-alt-why = Kilka słów pomoże tym, którzy nie widzą, i botom.
own-take-out = Usuń obraz { $number }
own-take-out-sure = Dotknij jeszcze raz, by usunąć obraz { $number }
own-waiting = { $file }: czeka
own-printing = { $file }: wysłano { $percent } %
own-drying = { $file }: drukuje się
own-refused = { $file }: { $sentence }
own-dismiss = Usuń { $file }
own-play = Grajmy tymi obrazami

## Talia na dziś

tonight-deck = Talia na dziś
tonight-about = Podaj słowo. Karta po karcie wyśni się z niego talia, której nikt przy stole jeszcze nie widział. To samo słowo daje tę samą talię.
tonight-word = Jedno słowo
tonight-word-example = ćma
tonight-draw = Narysuj talię
tonight-replaces = Zajmie miejsce talii ze słowa „{ $word }”.
tonight-from = Talia na dziś, ze słowa „{ $word }”
tonight-count = { $drawn } z { $cards }
tonight-waiting = Malarz jest przy innym stole i zaraz przyjdzie do waszego.
tonight-preparing = Malarz rozrabia farby. Pierwsza karta schnie najdłużej.
tonight-drawing = Powstaje. Zacząć można, gdy kart będzie { $least }.
tonight-playable = Można zaczynać. Czego brakuje, dołożą sny domu; co powstanie później, wejdzie do następnej gry.
tonight-done = Wszystkie karty już są.

## Własne słowa

words-played = Słowa:
words-played-label = Słowa
words-played-stop = .
words-own = Własne słowa
words-write = napisz własne
words-change = zmień własne
words-keep = Gramy tymi słowami
words-understood = { $count ->
    [0] Nie ma jeszcze żadnego słowa.
    [one] Rozpoznano jedno słowo.
    [few] Rozpoznano { $count } słowa.
    [many] Rozpoznano { $count } słów.
   *[other] Rozpoznano { $count } słowa.
  }
words-reach = Kto może nimi grać
words-name = Nazwa przy innych stołach
words-name-example = Strych cioci Ady
words-reach-table = Tymi słowami gra tylko ten stół.
words-reach-house = Te słowa może wybrać każdy stół w tym domu, dopóki wasz istnieje. Możesz je zabrać z powrotem.
words-understood-label = Rozpoznane słowa
words-not-understood = Pominięte wiersze
words-misread = Wiersz { $line }, „{ $text }”, pomijamy. { $sentence }

## Gdy linia się urwie

quiet-title = Linia zamilkła
quiet-text = Szukamy drogi do stołu. Twoje miejsce i karty czekają.
paused-title = Stół odpoczywa
paused-text = Zegar stoi, dopóki { $host } nie wznowi gry.
paused-text-host = Zegar stoi, dopóki nie wznowisz gry.
standstill-title = Stół stanął w miejscu
standstill-text = Chwilowo nie da się zapisać tego, co gracie, więc zegar na was czeka. Ruszy sam, gdy tylko się da.
bots-not-ready = Wyobraźnia botów wciąż się pobiera. Zagrają, gdy tylko tu dotrze.
gone-taken-over = Grasz w innym oknie
gone-taken-over-text = Twoje miejsce przeszło tam razem z tobą. Może je zajmować tylko jedno okno.
gone-shown-elsewhere = Stół jest na innym ekranie
gone-shown-elsewhere-text = Każdy ma jeden. Twój jest teraz w innym oknie.
gone-put-away = Ten ekran został zamknięty
gone-put-away-text = Osoby, która go otworzyła, nie ma już przy stole.
show-here = Pokaż tutaj
gone-removed = Wyproszono cię od stołu
gone-removed-text = Tak zdecydował gospodarz.
gone-too-fast = Za dużo naraz
gone-too-fast-text = Stół nie nadążał. Twoje miejsce czeka na ciebie.
gone-shut = Ten stół zamknięto
gone-shut-text = Zamknął go na dobre ktoś, kto prowadzi ten dom.
gone-left = Już cię nie ma przy stole
gone-left-text = Miejsce znów jest wolne. Drzwi zostają otwarte.
gone-transferred = Twoje miejsce jest już na innym urządzeniu
gone-transferred-text = Zabrał je tam twój link. Jeśli chcesz znów grać tutaj, przenieś je z powrotem z tamtego urządzenia.
take-back = Graj tutaj

## Ustawienia

setting-language = Język
language-partial = { $name } (częściowo przetłumaczony)
setting-scheme = Światło
scheme-light = Dzień
scheme-dark = Wieczór
as-the-system = Jak system
setting-sound = Dźwięk
sound-off = Cisza
sound-on = Papier i dzwonek
turn-sound-on = Włącz dźwięk
turn-sound-off = Wyłącz dźwięk
setting-contrast = Kontrast
contrast-more = Wysoki
setting-text = Tekst
text-usual = Zwykły
text-large = Duży
setting-switch = Gra jednym przyciskiem
setting-switch-note = Tab przechodzi od wyboru do wyboru, Enter wybiera. Nic więcej nie trzeba.
setting-bots-talk = Boty
bots-talk-on = Czasem coś mówią
bots-talk-off = Milczą
setting-motion = Ruch
motion-full = Żywy
motion-less = Spokojny

## Zegar dla każdej decyzji

paces-own =
    { $own ->
        [0] Zegar dla każdej decyzji
        [one] Jedna decyzja ma własny zegar
        [few] { $own } decyzje mają własny zegar
       *[other] { $own } decyzji ma własny zegar
    }
paces-same = jak reszta
paces-off = bez zegara
paces-relaxed = spokojnie
paces-brisk = żwawo

## Czego stół odmawia i dlaczego

refused-unreachable = Dom nie odpowiada. Spróbuj za chwilę.
refused-connection-lost = Linia urwała się, zanim stół cię usłyszał. Spróbuj jeszcze raz.
refused-not-asked = Chwilę za późno: gra poszła już dalej.
refused-not-a-choice = Tego nie można tu wybrać.
refused-too-hasty =
    { $seconds ->
        [one] Jeden oddech i jeszcze raz.
        [few] Trochę wolniej: znów za { $seconds } sekundy.
       *[other] Trochę wolniej: znów za { $seconds } sekund.
    }
refused-unreadable = Stół nie umiał tego odczytać.
refused-too-large = To więcej, niż stół pomieści naraz.
refused-too-fast = Troszkę wolniej, proszę.
refused-not-todays = Tej zagadki już tu nie ma. Jest nowa, z { $date }.
refused-not-over-yet = Rozwiązanie dzisiejszej będzie tu jutro.
refused-too-many-tables = Z twojej sieci otwarto już wiele stołów. Poczekaj minutę i spróbuj jeszcze raz.
refused-log-full = Przy tym stole rozegrano tyle gier, że jego księga jest pełna. Otwórz nowy.
refused-banned = { $days ->
    [one] Kto prowadzi ten dom, do jutra nie wpuszcza cię do środka.
    [few] Kto prowadzi ten dom, jeszcze przez { $days } dni nie wpuszcza cię do środka.
    [many] Kto prowadzi ten dom, jeszcze przez { $days } dni nie wpuszcza cię do środka.
   *[other] Kto prowadzi ten dom, jeszcze przez { $days } dnia nie wpuszcza cię do środka.
  }
refused-draining = Dom zaraz zamknie się na chwilę i nie otwiera nowych stołów. Spróbuj niebawem.
refused-nothing-here = Nic tu nie ma.
refused-admin-only = Księga domu zdążyła się zamknąć. Otwórz ją jeszcze raz tokenem.
refused-wrong-admin-token = To nie jest token tego domu.
refused-no-such-ban = Tego zakazu nie ma już na liście.
refused-bad-address = To nie jest adres. Adres wygląda tak: 203.0.113.7, a cała sieć tak: 203.0.113.0/24.
refused-no-such-table = Pod tym kodem nie ma stołu.
refused-table-damaged = Księgi tego stołu nie da się już odczytać. Może się nią zająć ten, kto prowadzi dom.
refused-table-full = Przy tym stole wszystkie miejsca są zajęte.
refused-table-locked = Drzwi do tego stołu są zamknięte. Poproś gospodarza, żeby cię wpuścił.
refused-shown-out = Gospodarz wyprosił cię dziś od tego stołu.
refused-no-atlas = Ten dom nie prowadzi atlasu.
refused-transfer-expired = Ten link został już użyty albo ma ponad dziesięć minut. Zrób nowy na tamtym urządzeniu.
refused-no-seats-to-move = Nie ma czego przenosić: w tej przeglądarce nie masz miejsca przy żadnym stole.
refused-bad-subscription = Do powiadomień tej przeglądarki nie da się stąd dotrzeć.
refused-no-reminders = Ten dom nie wysyła przypomnień.
refused-name-empty = Najpierw powiedz, jak cię nazywać.
refused-name-too-long = { $most ->
    [one] Imię może mieć najwyżej jedną literę.
    [few] Imię może mieć najwyżej { $most } litery.
    [many] Imię może mieć najwyżej { $most } liter.
   *[other] Imię może mieć najwyżej { $most } litery.
  }
refused-name-unprintable = W tym imieniu są znaki, których nie da się pokazać. Spróbuj zwykłych liter.
refused-not-host = To może zrobić tylko gospodarz.
refused-not-seated = Nie masz miejsca: patrzysz.
refused-not-now = Nie teraz.
refused-no-such-seat = Nie ma takiego miejsca.
refused-seat-taken = Ktoś już tam siedzi.
refused-other-seat = Znasz już tajemnice innego miejsca w tej grze. Możesz wrócić tylko na nie.
refused-seat-closed = Na tym miejscu do końca gry siedzi bot.
refused-no-such-game = Tej gry nie ma w tym domu.
refused-no-such-language = W tym domu nie mówi się w tym języku.
refused-bad-option = Tej zasady domu nie można tak ustawić ({ $option }).
refused-night-too-long = Na liście mieści się najwyżej { $most } gier.
refused-night-empty = Wieczór gier potrzebuje choć jednej gry.
refused-no-night = Przy tym stole nie trwa żaden wieczór gier.
refused-night-through = Na liście nic już nie ma: dodajcie grę albo zakończcie wieczór.
refused-wrong-number-of-seats = Ta gra jest dla { $least }–{ $most } graczy, a przy stole: { $seats }.
refused-not-by-days = Ta gra potrzebuje wszystkich naraz. Na raty zagracie w inną.
refused-no-such-zone = Ten dom nie zna twojej strefy czasowej, więc liczy twoje noce według UTC.
refused-no-hurry = Gracie na raty i nikogo się nie pomija: gdy komuś zabraknie czasu, ruch zrobi bot.
refused-silence = Teraz milczysz. To musi poczekać, aż znów będzie można rozmawiać.
refused-silence-spent = Cichą grę można przerwać { $most } razy. Już więcej nie można.
refused-no-such-channel = Nikt by cię tam nie usłyszał.
refused-nothing-to-say = Ta wiadomość była pusta.
refused-too-long = { $most ->
    [one] Najwyżej jedna litera, proszę.
    [few] Najwyżej { $most } litery naraz, proszę.
    [many] Najwyżej { $most } liter naraz, proszę.
   *[other] Najwyżej { $most } litery naraz, proszę.
  }
refused-unknown-sign = Stół nie zna tego znaku.
refused-try-again = Teraz się nie udało. Spróbuj za chwilę.
refused-not-saved = Stół nie zdołał tego zapisać, więc nic się nie stało. Może dysk jest pełny?
refused-no-such-recording = Tego nagrania nie ma przy tym stole.
refused-recording-too-large = Nagranie jest za duże: najwyżej { $most } kB.
refused-recording-too-long = { $most ->
    [one] Nagranie jest za długie: najwyżej sekunda.
    [few] Nagranie jest za długie: najwyżej { $most } sekundy.
    [many] Nagranie jest za długie: najwyżej { $most } sekund.
   *[other] Nagranie jest za długie: najwyżej { $most } sekundy.
  }
refused-recordings-full = Ten stół ma już { $most } MB nagrań i więcej nie przyjmie. Napisz hasło albo powiedz je na głos.
refused-too-many-recordings = Z twojej sieci przyszło bardzo dużo nagrań. Napisz hasło albo powiedz je na głos.
refused-recording-not-sound = To nie jest dźwięk, który stół umie odtworzyć.
refused-paused = Stół odpoczywa. Odpowiedzi czekają, aż ruszy dalej.
refused-no-such-person = Nikogo takiego nie ma przy tym stole.
refused-bad-token = Stół już cię nie poznaje. Dołącz jeszcze raz przez kod.
refused-no-such-pack = Tej talii nie ma w tym domu.
refused-not-in-atlas = Tego ten dom nie widział albo już nie pamięta.
refused-wrong-pack = Ta talia jest do innej gry.
refused-picture-too-heavy = Ten plik jest za duży: najwyżej { $most } MB.
refused-picture-other-kind = To plik { $kind }. Karty robimy z JPEG, PNG lub WebP.
refused-picture-unknown = Tego obrazu nie umiemy odczytać. Karty robimy z JPEG, PNG lub WebP.
refused-picture-broken = Ten obraz jest ucięty albo uszkodzony. Może nie dotarł w całości.
refused-picture-moves = Ten obraz się rusza. Karta musi być nieruchoma.
refused-picture-two-natures = W tym pliku poza obrazem kryje się coś jeszcze, więc zostaje za drzwiami.
refused-picture-too-small = Ten obraz jest za mały na kartę: każdy bok musi mieć co najmniej { $least } pikseli.
refused-picture-too-many-pixels = Ten obraz jest za wielki, by go rozłożyć: najwyżej { $most } mln pikseli.
refused-too-many-pictures = Z twojej sieci przyszło bardzo dużo obrazów. Jutro zmieszczą się następne.
refused-picture-too-many-scans = Ten JPEG maluje swój obraz ponad { $most } razy od nowa. Zapisz go jeszcze raz jako zwykły JPEG.
refused-pictures-take-long = Obrazy z twojej sieci długo zajmowały prasę. Poczekaj minutę i dodawaj dalej.
refused-picture-too-much = Ten obraz przerósł naszą prasę. Spróbuj z mniejszym.
refused-picture-twice = Ten obraz jest już w talii.
refused-no-such-picture = Tego obrazu nie ma już w talii.
refused-deck-full = { $most ->
    [one] Talia jest pełna: mieści jeden obraz.
    [few] Talia jest pełna: mieści { $most } obrazy.
    [many] Talia jest pełna: mieści { $most } obrazów.
   *[other] Talia jest pełna: mieści { $most } obrazu.
  }
refused-deck-too-heavy = Talia zrobiła się za ciężka: może ważyć najwyżej { $most } MB.
refused-house-full = W domu nie ma już miejsca na obrazy. Może je zrobić ten, kto go prowadzi.
refused-deck-unfinished = W tej talii obrazów jest na razie { $cards }; do gry potrzeba { $least }.
refused-deck-not-for-house = W tym domu własna talia jest tylko dla własnego stołu.
refused-no-own-decks = W tym domu gra się tylko domowymi taliami.
refused-nothing-drawn-here = W tym domu jeszcze nie da się niczego narysować. Może to zmienić ten, kto go prowadzi: wystarczy doinstalować pakiet unspoken-art.
refused-drawings-take-long = Słowa z waszej sieci długo zajmowały malarza. Spróbujcie za godzinę.
refused-painter-lost = Malarz przerwał w połowie. Podajcie to samo słowo jeszcze raz, a będzie malował dalej.
refused-game-still-on = Ta gra jeszcze trwa. Będzie można ją obejrzeć, gdy się skończy.
refused-no-such-replay = Nie ma takiej gry do obejrzenia.
refused-album-not-shared = Tego albumu nikt ci nie udostępnił albo odnośnik już nie działa.
refused-no-album = Z tej gry nic nie zostaje.
refused-replay-not-shared = Tego zapisu nikt ci nie udostępnił albo odnośnik już nie działa.
refused-no-such-tv = Żaden telewizor nie pokazuje tego kodu. Kody się zmieniają: spójrz na niego jeszcze raz.
refused-too-many-tvs = Ten stół widać już na { $most } telewizorach. Najpierw odłącz któryś.
refused-too-many-waiting-tvs = W twojej sieci czeka zbyt wiele telewizorów. Zamknij któryś niepotrzebny.
refused-words-too-long = To za dużo naraz: cała lista może mieć najwyżej { $most } znaków.
refused-words-too-many = Na liście mieści się najwyżej { $most } słów.
refused-word-twice = To słowo już jest na liście.
refused-word-brackets = Nawias służy tylko do podania kategorii, na końcu wiersza.
refused-word-too-many-names = Jedno słowo może mieć najwyżej { $most } innych nazw.
refused-word-empty = Nie ma tu żadnego słowa.
refused-word-too-long = Słowo, nazwa i kategoria mogą mieć najwyżej { $most } znaków.
refused-word-unprintable = Są tu znaki, których nie da się pokazać.
refused-words-not-for-house = W tym domu własne słowa są tylko dla własnego stołu.
refused-house-words-full = W domu jest już tyle list słów, ile się mieści. Przy tym stole nadal mogą być wasze.
refused-title-empty = Najpierw nadaj nazwę.
refused-no-words = Najpierw napisz choć jedno słowo.
refused-too-many-words-kept = Z twojej sieci przyszło bardzo dużo słów. Poczekaj kilka minut i spróbuj jeszcze raz.
refused-not-playing = Żadna gra się nie toczy.
refused-over = Gra skończona.

## Co się wydarzyło

story = Co się wydarzyło
story-empty = Na razie nic wartego wzmianki
fact-scored = { $name } { $points }: { $text }
fact-scored-you = { $points }: { $text }
fact-came = Przy stole jest { $name }
fact-left = { $name } odchodzi od stołu
fact-became-host = Stół prowadzi teraz { $name }
fact-became-host-you = Teraz ty prowadzisz stół
fact-took-seat = { $name } gra dalej za: { $bot }
fact-took-seat-you = Grasz dalej za: { $bot }
fact-bot-sat-in = Gra bot, póki nie wróci { $name }
fact-bot-sat-in-you = Pod twoją nieobecność grał bot
fact-came-back = { $name } znów jest przy stole
fact-came-back-you = Znów jesteś przy stole
fact-gave-up-seat = Bot { $bot } gra dalej zamiast: { $name }
fact-began = Gra się zaczyna
fact-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
  }
fact-won-you = { $count ->
    [one] Wygrywasz
   *[other] Wygrywasz, a z tobą { $others }
  }
fact-nobody-won = Tym razem nie wygrywa nikt
fact-paused = Stół odpoczywa
fact-resumed = Gra toczy się dalej
fact-atlas-on = Od teraz dom zapamiętuje obrazy tego stołu, bez imion
fact-atlas-off = Dom nie zapamiętuje już nic z tego stołu
fact-atlas-forgotten = Dom zapomniał o tym stole
fact-too-late = Czas minął ({ $names }). Co zostało otwarte, rozstrzygnął los
fact-skipped = Gospodarz nie czekał dłużej ({ $names }). Co zostało otwarte, rozstrzygnął los
fact-lapsed = { $count ->
    [one] Czas minął ({ $names }). Ten jeden ruch zrobił bot
   *[other] Czas minął ({ $names }). Rozstrzygnęły boty
  }
fact-lapsed-you = { $count ->
    [one] Twój czas minął. Ten jeden ruch zrobił za ciebie bot
   *[other] Czas minął ({ $names }). Rozstrzygnęły boty
  }

## Gra na raty

days-play = Gramy
days-label = Czas na ruch
days-off = za jednym posiedzeniem
days-choice = na raty: { $hours ->
    [14] dzień na ruch
    [28] dwa dni na ruch
    [42] trzy dni na ruch
   *[other] { $hours } godzin na ruch
  }
days-hint = Zaglądajcie, kiedy chcecie. Noc się nie liczy: zegar chodzi od 8 do 22, u każdego według jego czasu. Komu zabraknie czasu, za tego ten jeden ruch zrobi bot.
days-waits-today = Stół czeka na ciebie dziś do { $time }.
days-waits-tomorrow = Stół czeka na ciebie do jutra { $part ->
    [morning] rano
    [afternoon] po południu
   *[evening] wieczorem
  }, do { $time }.
days-waits-later = Stół czeka na ciebie do { $day ->
    [1] poniedziałku
    [2] wtorku
    [3] środy
    [4] czwartku
    [5] piątku
    [6] soboty
   *[0] niedzieli
  } { $part ->
    [morning] rano
    [afternoon] po południu
   *[evening] wieczorem
  }, do { $time }.
days-waiting = Stół czeka, bez pośpiechu: { $names }. Możesz wyjść i wrócić.
days-meanwhile = Tymczasem przy stole
days-meanwhile-more = { $count ->
    [one] I jeszcze jedno wcześniejsze zdarzenie.
    [few] I jeszcze { $count } wcześniejsze zdarzenia.
    [many] I jeszcze { $count } wcześniejszych zdarzeń.
   *[other] I jeszcze { $count } wcześniejszego zdarzenia.
  }
days-moment = Pokaż ostatnie odkrycie kart
days-moment-title = Ostatnie odkrycie
days-back = Wracam do stołu

## Ktoś wyszedł

away-bot-in = { $name } jest z dala od stołu. Bot usiądzie za { $seconds } s.
away-bot-soon = { $name } jest z dala od stołu. Zaraz usiądzie bot.
away-bot-now = Już
away-bot-now-label = Niech już teraz zagra bot zamiast: { $name }

## Co może gospodarz

end-game = Zakończ tę grę
end-sure = Dotknij jeszcze raz: koniec gry, bez zwycięzcy
end-sure-asking = Dotknij jeszcze raz, by zapytać innych
ending-asked = { $count ->
    [one] { $names } proponuje zakończyć tę grę.
   *[other] { $names } proponują zakończyć tę grę.
  }
ending-waits = Inni decydują, czy zakończyć tę grę.
ending-agree = Zakończmy
ending-play-on = Grajmy dalej
another-door = Inna gra
once-more = Jeszcze raz
fact-wished-to-end = { $name } proponuje koniec gry
fact-wished-to-end-you = Proponujesz koniec gry
fact-wished-to-play-on = { $name } woli grać dalej
fact-wished-to-play-on-you = Wolisz grać dalej
fact-stopped = Gra zakończona przed czasem
choose-seal = Wybierz swoją pieczęć
seal-number = Pieczęć { $number }
refused-seal-taken = Tę pieczęć ma już ktoś przy stole.
back-to-table = Wróć do swojego stołu ({ $game })
nowhere-title = Tu nie ma drzwi
nowhere-text = Ten adres nie prowadzi donikąd w tym domu. Może wkradła się literówka.

## Gra jeszcze raz

watch-again = Obejrzyj jeszcze raz
watch-game-again = Obejrzyj jeszcze raz: { $game }
replay-title = { $game } jeszcze raz · Unspoken
replay-missing-title = Nie ma tu nic do obejrzenia
replay-back = Wróć do stołu
replay-eyes = Czyimi oczami
replay-open = Odkryte
replay-watch = Z boku
replay-as = Oczami gracza: { $name }
replay-player = Gracz { $number }
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-before = Krok wstecz
replay-next = Krok dalej
replay-steps = Kroki gry
replay-step = Krok { $step } z { $last }
replay-thoughts = Co myślały boty
replay-share = Udostępnij zapis gry
replay-share-table = Odnośnik do tej właśnie chwili, dla osób przy tym stole.
replay-link-table = Wyślij odnośnik
replay-share-others = Nikt inny tego nie zobaczy. Możesz zrobić odnośnik, który otworzy tę jedną grę każdemu, kto go dostanie.
replay-shared = Kto ma odnośnik, zobaczy tę grę i pozna kod stołu. Możesz go cofnąć.
replay-names = Imiona graczy
replay-names-told = Z imionami
replay-names-hidden = Bez imion
replay-make-link = Zrób odnośnik dla innych
replay-send = Wyślij odnośnik dla innych
replay-take-back = Cofnij odnośnik
## Wieczór gier

night-make = Zróbcie z tego wieczór gier
night-begins = Wieczór gier
night-after = { $games ->
    [one] Po pierwszej grze
    [few] Po { $games } grach
    [many] Po { $games } grach
   *[other] Po { $games } grach
  }
night-over = Tak minął ten wieczór
night-standing = Wynik wieczoru
night-bots = Boty między sobą
night-games = { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
  }
night-last = +{ $points }
night-rule = Wynik to średnia ze wszystkich gier wieczoru: każda liczy się jako procent graczy, których masz za sobą (remis za pół), a wspólnie wygrana, wspólnie przegrana albo opuszczona – jako 50.
night-titles = Tytuły
night-no-titles = Wszystko na styk: dziś bez tytułów.
night-playlist = Co jeszcze przed nami
night-add = Dodaj do listy
night-by-vote = Głosowanie
night-earlier = { $game }: zagraj wcześniej
night-remove = { $game }: zdejmij z listy
night-wish = W co teraz gramy?
night-play = Gramy: { $game }
night-play-wished = Gramy w to, czego chce najwięcej osób
night-next = Następna gra
night-later = Potem: { $games }
night-go-to = Do wyniku wieczoru
night-end = Zakończ wieczór
night-put-away = Zamknij wieczór gier
night-once-more = Jeszcze raz ten sam wieczór
night-host-goes-on = { $host } ruszy dalej, gdy będziecie gotowi.
night-thanks = Dobranoc, piękna gra.
title-comeback = Powrót wieczoru
title-comeback-why = od pierwszej gry do ostatniej w górę o { $amount }
title-steady = Spokój
title-steady-why = w żadnej grze poniżej { $amount }

# ---- album: te zdania rysuje serwer, każde w jednym wierszu (make schema)

album-player = Gracz { $number }
album-and = i

# ---- strona albumu

keep-it = Zapisz album
keep-game = Album gry { $game }
keep-title = Album gry { $game } · Unspoken
keep-missing-title = Nie ma tu albumu
keep-heading = Album
keep-picture = Album gry { $game }: { $headline }
keep-save = Zapisz obraz
keep-share = Wyślij obraz
keep-failed = Nie udało się pobrać obrazu. Spróbuj jeszcze raz.
keep-drawing = Album właśnie się drukuje
keep-link = Odnośnik do albumu
keep-link-table = Odnośnik do tego albumu, dla osób przy tym stole.

# ---- zagadka dnia

today-title = Dzisiaj · Unspoken
today-heading = Zagadka dnia
today-heading-of = Zagadka z { $date }
today-door = Zagadka dnia: odczytaj zamiary, połóż słowa, odgadnij niebo
today-about = Codziennie jedna mała zagadka, dla wszystkich ta sama: odczytaj cudze zamiary, połóż trzy słowa, odgadnij niebo.
today-begin = Pokaż
today-old = Z archiwum: { $date }. Nie liczy się do twoich dni z rzędu.
today-steps = Część { $at } z { $of ->
    [3] trzech
   *[other] { $of }
  }
today-next = Dalej: { $game }
today-to-result = I jak poszło?
today-score = { $right ->
    [3] Trzy na trzy. Niesamowite.
    [2] Dwa na trzy
    [1] Jedno na trzy
   *[other] { $wrong ->
        [3] Dziś inni widzieli to inaczej
       *[other] Było blisko
    }
  }
today-answers = A było tak
today-result = Twój dzień
today-verdict-right = Dobrze
today-verdict-nearly = Prawie
today-verdict-wrong = Źle
today-streak = { $days ->
    [0] Żaden lampion jeszcze się nie pali
    [one] Twój pierwszy lampion już świeci
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
  }
today-best = Najdłużej z rzędu: { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
today-house = { $same ->
    [0] W tym domu nikt z { $people } osób nie widzi tego tak jak ty
   *[other] W tym domu tak jak ty widzi to { $same } z { $people } osób
  }
today-counted = Ten dom liczy odpowiedzi, bez imion, i pokazuje liczby, gdy zagrają trzy osoby.
today-share = Wyślij komuś
today-spoils = Wyślesz tylko to, jak poszło. Rozwiązania nie zdradzisz.
today-shared = Unspoken · { $date }
today-shared-streak = 🏮 { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
  }
today-copied = Skopiowane. Wklej, gdzie chcesz.
today-yesterday = A jak było z wczorajszą?
today-from-archive = z archiwum
today-back = Wróć do dzisiejszej
today-archive = Ostatnie trzydzieści dni
today-archive-line = Zagraj w dowolną, kiedy chcesz. Lampion zapala tylko dzisiejsza.
today-again = Nowa będzie jutro, o północy czasu UTC.

## Języki tak, jak się o nich mówi: gramy po polsku

spoken-en = po angielsku
spoken-pl = po polsku
spoken-de = po niemiecku
spoken-es = po hiszpańsku
spoken-fr = po francusku

## Co dom ma na półce

shelf-own-words = Nasze własne słowa
shelf-own-pictures = Nasze własne obrazy
shelf-anything = Cokolwiek

## Co ten dom widział

atlas-title = Atlas · Unspoken
atlas-heading = Atlas
atlas-about = Co widziano w obrazach i słowach tego domu, przy stołach, które pozwoliły pamiętać. Bez imion.
atlas-empty = Nikt tu jeszcze niczego nie zobaczył.
atlas-empty-how = Dom pamięta tylko te stoły, których gospodarz na to pozwolił. Przełącznik jest przy otwartym stole, pod zasadami domu.
atlas-back = Z powrotem do atlasu
atlas-picture = obraz
atlas-open = { $name }, widziane { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razy
  }
atlas-times = { $times ->
    [one] W tym domu widziane raz
    [few] W tym domu widziane { $times } razy
    [many] W tym domu widziane { $times } razy
   *[other] W tym domu widziane { $times } razy
  }
atlas-clues = Hasła, którymi go opowiadano
atlas-found = { $found ->
    [0] nie znalazł nikt z { $asked }
    [one] znalazła jedna osoba z { $asked }
    [few] znalazły { $found } osoby z { $asked }
    [many] znalazło { $found } osób z { $asked }
   *[other] znalazło { $found } osoby z { $asked }
  }
atlas-prints = Co z tego powstało
atlas-seen = ktoś to zobaczył
atlas-unseen = nikt tego nie zobaczył
atlas-laid = położono
atlas-guessed = za co brali to inni
atlas-bar = położono { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razy
  }, zgadywano { $guessed ->
    [one] raz
    [few] { $guessed } razy
    [many] { $guessed } razy
   *[other] { $guessed } razy
  }
atlas-switch = Zapamiętuj obrazy tego stołu w atlasie domu
atlas-is-on = Dom zapamiętuje obrazy tego stołu
atlas-switch-hint = Słowa, hasła i nieba, bez imion, do obejrzenia dla wszystkich w tym domu. Gospodarz może to wyłączyć w każdej chwili.
atlas-forget = Zapomnij o tym stole ({ $kept })
atlas-forget-sure = Dotknij jeszcze raz: tego nie da się cofnąć

## Badania

research-ask = Zapytaj wszystkich: czy gry przy tym stole mogą posłużyć badaniom?
research-agree = Moje gry przy tym stole mogą posłużyć badaniom
research-hint = Ruchy, hasła i odpowiedzi, bez imion. Gra liczy się tylko wtedy, gdy wszyscy gracze zgodzili się, zanim się zaczęła. Możesz się rozmyślić: wtedy żadna twoja gra stąd nie zostanie już przekazana.
research-all = Wszyscy są na tak, począwszy od następnej gry
research-some = Na tak: { $agreed } z { $people }

## Twoje stoły

your-tables = Twoje stoły
your-turn-at = Twoja kolej ({ $game }): { $left }
more-tables = { $count ->
    [one] i jeszcze jeden stół
    [few] i jeszcze { $count } stoły
   *[other] i jeszcze { $count } stołów
  }
table-your-turn = Twoja kolej: { $left }
table-waits-for-others = Inni się zastanawiają
table-open = Stół czeka na graczy
table-playing = Gra trwa
table-over = Gra skończona
days-left = { $days ->
    [one] został { $days } dzień
    [few] zostały { $days } dni
   *[other] zostało { $days } dni
  }
hours-left = { $hours ->
    [one] została godzina
    [few] zostały { $hours } godziny
   *[other] zostało { $hours } godzin
  }
minutes-left = { $minutes ->
    [one] została minuta
    [few] zostały { $minutes } minuty
   *[other] zostało { $minutes } minut
  }

## Inne urządzenie

move-heading = Inne urządzenie
move-start = Przenieś tam moje miejsca
move-about = Zabierz swoje miejsca ze sobą: kod do zeskanowania przeniesie je na inny telefon albo komputer.
move-scan = Zeskanuj to na tamtym
move-what = { $count ->
    [one] Twoje miejsce przejdzie na tamto urządzenie, a stąd zniknie.
    [few] Twoje miejsca przy { $count } stołach przejdą na tamto urządzenie, a stąd znikną.
    [many] Twoje miejsca przy { $count } stołach przejdą na tamto urządzenie, a stąd znikną.
   *[other] Twoje miejsca przy { $count } stołach przejdą na tamto urządzenie, a stąd znikną.
  } Nikt przy stole niczego nie zauważy.
move-once = Działa raz, przez dziesięć minut. Nie pokazuj nikomu: kto otworzy ten link, zabierze twoje miejsca.
move-send = Wyślij link
move-qr = Kod QR, który przenosi twoje miejsca na urządzenie, którym go zeskanujesz
move-expired = Ten kod już wygasł. Wszystko zostało po staremu.
move-again = Zrób nowy kod
move-done = Gotowe. Twoje miejsca są już na drugim urządzeniu.
move-title = Przenieś swoje miejsca · Unspoken
move-here-ask = Przenieść tu twoje miejsca?
move-here-text = Przejdą na to urządzenie, a z tamtego znikną. Nikt przy stole niczego nie zauważy.
move-here = Przenieś je tutaj
moved-here = I już jesteś tutaj
moved-nothing = Nie ma czego przenosić
moved-left = { $count ->
    [one] Jedno miejsce zostało na tamtym urządzeniu: przy tym stole już tu siedzisz albo stołu już nie ma.
    [few] { $count } miejsca zostały na tamtym urządzeniu: przy tych stołach już tu siedzisz albo stołów już nie ma.
   *[other] { $count } miejsc zostało na tamtym urządzeniu: przy tych stołach już tu siedzisz albo stołów już nie ma.
  }

## Przypomnienia o grze na dni

reminders-offer = Zapukaj, gdy przyjdzie moja kolej
reminders-accepted = Zapukamy. Wyłączysz to w menu.
reminders-switch = Przypominaj mi na tym urządzeniu
reminders-about = Możesz zamknąć stronę. Zapukamy, gdy przyjdzie twoja kolej, gdy skończy się runda i raz, zanim minie twój czas.
reminders-blocked = Jeśli chcesz dostawać przypomnienia, zezwól tej stronie na powiadomienia w ustawieniach przeglądarki.
reminders-install = Na iPhonie i iPadzie przypomnienia działają dopiero, gdy dodasz tę stronę do ekranu początkowego i otworzysz ją stamtąd.
reminders-unsupported = Ta przeglądarka nie umie przypominać. Zaglądaj tu od czasu do czasu.
reminder-your-turn = Twoja kolej
reminder-your-turn-text = { $game }: lampa świeci na ciebie.
reminder-round-ended = Runda skończona
reminder-round-ended-text = { $game }: zajrzyj, jak poszło.
reminder-about-to-lapse = Twój czas się kończy
reminder-about-to-lapse-text = { $game }: jeszcze chwila i odpowie za ciebie bot.
reminder-stop = Nie przypominaj więcej

## Voice

voice = Głos
voice-about = Rozmawiajcie tutaj. Gdy zasady każą milczeć, stół zamyka twój mikrofon, a potem sam go otwiera.
voice-switch-on = Włącz mikrofon
voice-switch-off = Wyłącz mikrofon
voice-hold = Przytrzymaj, żeby mówić
has-microphone = mikrofon włączony
voice-silenced = Cisza: teraz nikt cię nie słyszy
voice-mode = Jak działa mikrofon
voice-mode-open = Zawsze włączony
voice-mode-hold = Przytrzymaj, żeby mówić
voice-people = Głośność innych, tylko u ciebie
voice-volume = Głośność: { $name }
voice-mute = Wycisz przy stole: { $name }
voice-unmute = Przywróć głos: { $name }
voice-is-muted = wycisza gospodarz
voice-you-are-muted = Gospodarz cię wyciszył: teraz nikt cię nie słyszy.
voice-privacy = Głosy są tylko przekazywane. Niczego nie nagrywamy.
voice-suspended = Dotknij strony, żeby usłyszeć innych: przeglądarka wstrzymuje dźwięk.
voice-listen = Włącz dźwięk
voice-insecure = Głos działa tylko na bezpiecznych stronach (https): gdzie indziej przeglądarki go nie dopuszczają. Poza tym wszystko tu działa.
voice-unsupported = Ta przeglądarka nie obsługuje rozmowy głosowej. Wszystko inne tu działa.
voice-refused = Przeglądarka nie udostępnia mikrofonu. Zezwól na niego w ustawieniach strony i spróbuj jeszcze raz.
voice-no-microphone = Nie ma tu mikrofonu. Nadal możesz słuchać.
voice-unplugged = Mikrofon został odłączony.
voice-broken = Mikrofon przestał działać. Włącz go jeszcze raz, żeby mówić dalej.

## Link previews in chats

preview-home = Gry o tym, co niewypowiedziane. Zagraj ze znajomymi albo z botami, bez zakładania konta.
preview-today = Jedna zagadka dziennie, trzy minuty. Dla wszystkich ta sama.
preview-table = Zaproszenie do gry w { $game }
preview-table-of-host = { $name } zaprasza do gry w { $game }
preview-join = Otwórz link i siadaj do stołu: konto niepotrzebne.
preview-door = Otwarte drzwi do gry { $game }
preview-doors = Czworo otwartych drzwi, za każdymi inna gra
name-host = Podawaj moje imię przy linku
name-host-hint = Na czacie obok linku pojawi się „{ $name } zaprasza do gry”.
locked-in-silence = Zablokowane, dopóki masz milczeć
