## Księga domu: co widzi ktoś, kto prowadzi serwer

admin-title = Księga domu · Unspoken
admin-heading = Księga domu
admin-ask = Kto prowadzi ten dom?
admin-token = Token domu
admin-token-note = Ustalono go przy uruchamianiu serwera. Ta przeglądarka może czytać księgę przez dwanaście godzin.
admin-open = Otwórz księgę
admin-leave = Zamknij księgę

## Teraz

admin-now = Teraz
admin-quiet = Dom działa już { $up }. Nikt nie jest połączony.
admin-connected = { $pages ->
    [one] Dom działa już { $up }, połączona { $pages } strona.
    [few] Dom działa już { $up }, połączone { $pages } strony.
    [many] Dom działa już { $up }, połączonych { $pages } stron.
   *[other] Dom działa już { $up }, połączone { $pages } strony.
  }
admin-version = Unspoken { $version }
admin-node = Czytasz księgę serwera { $node }: stoły innych serwerów są w ich księgach. Zakazy działają na wszystkich.
admin-disk = Dysk
admin-disk-free = { $free } wolne z { $total }
admin-memory = Pamięć
admin-memory-free = { $used } w użyciu, { $free } wolne
admin-memory-used = { $used } w użyciu
admin-load = Obciążenie
admin-load-cores = { $cores ->
    [one] { $load } na jednym rdzeniu
    [few] { $load } na { $cores } rdzeniach
    [many] { $load } na { $cores } rdzeniach
   *[other] { $load } na { $cores } rdzenia
  }
admin-store = Zapisane
admin-stored = { $tables ->
    [one] { $tables } stół, razem { $total }
    [few] { $tables } stoły, razem { $total }
    [many] { $tables } stołów, razem { $total }
   *[other] { $tables } stołu, razem { $total }
  }
admin-store-away = Baza danych nie odpowiada.

## Stoły

admin-tables = Stoły
admin-tables-note = Same kody i liczby: imiona, karty i słowa zostają przy stole.
admin-no-tables = Wszystkie stoły śpią.
admin-people = { $people ->
    [0] nikogo
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
  }
admin-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
  }
admin-lobby = w poczekalni
admin-playing = w trakcie gry
admin-over = po grze
admin-paused = przerwa
admin-played = { $time } gry
admin-empty-for = pusty już { $time }
admin-empty = dopiero co opustoszał
admin-records = około { $records } ruchów
admin-few-records = mniej niż sto ruchów
admin-label = W dzienniku: { $label }

admin-close = Zamknij
admin-close-table = Zamknij stół { $code }
admin-close-about = Wszyscy przy nim zobaczą twoje zdanie. Potem stół zniknie na dobre, razem z nagraniami i własną talią.
admin-close-note = Zdanie dla nich
admin-close-do = Zamknij stół
admin-closed = Stół jest zamknięty.

admin-ban = Nie wpuszczaj
admin-ban-table = Nie wpuszczaj ludzi z { $code }
admin-ban-about = Przy tym stole mogą dokończyć wieczór, ale ich przeglądarki nie usiądą przy żadnym innym.
admin-ban-name = Imię przy stole
admin-ban-name-note = Zostaw puste, by nie wpuszczać wszystkich, którzy tam są.
admin-ban-address = Nie wpuszczaj adresu
admin-ban-address-about = Nikt spod tego adresu nie otworzy stołu ani się nie dosiądzie. Adres może dzielić cała szkoła albo kawiarnia.
admin-ban-address-label = Adres albo sieć
admin-ban-days = Na jak długo
admin-days = { $days ->
    [one] Dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
admin-ban-note = Notatka dla ciebie
admin-ban-do = Nie wpuszczaj
admin-banned = Gotowe: nigdzie indziej już nie usiądą.

## Zakazy

admin-bans = Niewpuszczani
admin-no-bans = Nikt: drzwi stoją otworem dla wszystkich.
admin-a-browser = Przeglądarka
admin-until = do { $date }
admin-unban = Wpuść znowu
admin-unbanned = Drzwi znowu są otwarte.

## Półka

admin-shelf = Półka
admin-no-decks = Żaden stół nie przyniósł własnej talii.
admin-a-deck = Własna talia stołu
admin-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }
admin-for-all = dla każdego stołu
admin-delete = Usuń
admin-delete-deck = Usunąć tę talię?
admin-delete-deck-about = Jej obrazki znikną na dobre, także z gier i albumów, które je pokazują.
admin-delete-deck-do = Usuń talię
admin-deleted = Usunięte.
admin-atlas = Atlas
admin-atlas-size = { $entries ->
    [0] pusty
    [one] { $entries } wpis, { $size }
    [few] { $entries } wpisy, { $size }
    [many] { $entries } wpisów, { $size }
   *[other] { $entries } wpisu, { $size }
  }
admin-delete-atlas = Opróżnić atlas?
admin-delete-atlas-about = Wszystko, co stoły dały domowi zapamiętać, zniknie na dobre.
admin-delete-atlas-do = Opróżnij atlas

## Przed ponownym uruchomieniem

admin-drain = Przed restartem
admin-drain-about = Dom nie otwiera nowych stołów i prosi, by nikogo tu nie kierować. Otwarte stoły grają dalej.
admin-drain-switch = Nie otwieraj nowych stołów
