## Das Haus

page-title = Unspoken
motto =
    { $games ->
        [one] Ein Spiel
        [2] Zwei Spiele
        [3] Drei Spiele
        [4] Vier Spiele
        [5] Fünf Spiele
        [6] Sechs Spiele
        [7] Sieben Spiele
        [8] Acht Spiele
       *[other] { $games } Spiele
    } über das Ungesagte
house-nav = Das Haus
how-to-play = Anleitung
settings = Einstellungen
menu = Menü
close = Schließen
send = Senden
begin = Los geht’s
try-now = Erneut versuchen
to-the-corridor = Zurück in den Flur
offline-title = Das Haus ist nicht erreichbar
offline-text = Gerade gibt es keine Verbindung zum Tisch. Keine Sorge: Deine Antworten und dein Platz gehen nicht verloren.

## Türen

choose-a-door = Wähle eine Tür
choose-a-game = Wähle ein Spiel
door-players = { $least }–{ $most } Personen
door-coming = Öffnet bald
soon = bald
door-walk-in = Tippe auf eine Tür und tritt ein: Die Bots warten schon.

play-game-now = { $game } jetzt mit Bots spielen
open-a-table = Tisch eröffnen
have-a-code = Code bekommen?
code-label = Tischcode: sechs Buchstaben oder Ziffern

## Ein Name

name-ask = Wie sollen wir dich nennen?
name-label = Dein Name
guest-name = Gast
name-note = Kein Konto, keine E-Mail. Wir zeichnen dir ein Siegel.
sit-down = Hinsetzen
setting-name-note = Gilt ab dem nächsten Tisch, an den du dich setzt.
licences = Lizenzen für Code und Schriften dieser Seite

## Eine Einladung

come-and-sit = Setz dich dazu
table-of = Tisch von { $host }
invited-title = Tisch von { $host } · Unspoken
join-full = Gerade sind alle Plätze besetzt. Du kannst zuschauen und für einen Bot einspringen, sobald es geht.
join-locked = Die Tür ist abgeschlossen: Gerade kommt niemand mehr herein. Frag den Host, ob er sie aufschließt.
join-on = Das Spiel läuft schon. Du kannst zuschauen und für einen Bot einspringen.
come-in-and-watch = Eintreten
welcome-back = Weiter als { $name }
missing-title = Hier ist kein Tisch
missing-text = Zum Code { $code } gibt es keinen Tisch. Vielleicht ist ein Tippfehler drin, oder der Abend ist schon vorbei.
unreachable-text = Das Haus antwortet nicht. Läuft der Server noch? Und bist du im selben Netz?

## Der offene Tisch

seats = Plätze
you = Du
a-bot = { $name }, ein Bot
seat-yours = { $name }, das bist du
is-bot = ein Bot
an-agent = { $name }, ein KI-Agent
is-agent = ein KI-Agent
label-and-text = { $label }: { $text }
why-round = Runde { $round }
is-host = Host
is-away = nicht da
is-silent = schweigt
is-awaited = ist dran
is-done = fertig
has-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
teams-against = gegen
teams-by-chairs = Andere Teams? Tauscht die Plätze.
free-seat = Freier Platz
sit-a-bot = Bot holen
sit-a-bot-here = Freier Platz: Bot dazuholen
free = Frei
send-link = Link senden
send-link-code = Link senden ({ $code })
show-on-tv = Auf dem Fernseher zeigen
tv-scan = Mit dem Handy scannen oder diese Adresse öffnen:
tv-sits = Wer da ist
tv-bot-in = Bot in { $seconds } s
tv-bot-soon = Bot kommt gleich
tv-waits = Dieser Bildschirm wartet auf einen Tisch
tv-code-is = Der Code dieses Bildschirms: { $code }
tv-how = Auf dem Handy des Hosts im Menü „Auf dem Fernseher zeigen“ wählen und diese vier Zeichen eingeben.
tv-no-table-yet = Noch kein Tisch? Eröffne einen auf { $where }.
tv-open-there = Öffne auf dem Fernseher die Adresse
tv-type-code = Dann gib hier die vier Zeichen vom Fernseher ein:
tv-show-there = Dort zeigen
tv-shown-on = Verbundene Fernseher
tv-number = Fernseher { $number }
tv-put-away = Trennen
tv-window = Oder hier in einem eigenen Fenster öffnen
link-copied = Link kopiert. Jetzt ab damit an deine Leute.
link-is = Schick diesen Link an deine Leute: { $url }
add-a-bot = Bot dazuholen
remove-bot = Wegschicken
stand-up = Aufstehen und zuschauen
stand-up-playing = Bot für mich spielen lassen
tap-to-swap = Platz zum Tauschen antippen
let-go = Auswahl aufheben
qr-alt = QR-Code zu diesem Tisch: { $code }
code-is = Tischcode { $code }
scan-or-type = scannen oder eintippen
what-we-play = Was wir spielen
house-rules = Hausregeln: zum Ändern antippen
house-rules-locked = Hausregeln. Nur { $host } kann sie ändern.
seats-taken = { $taken } von { $most } Plätzen besetzt.
more-needed = { $missing ->
    [one] Eine Person fehlt noch.
   *[other] { $missing } Personen fehlen noch.
  }
anyone-can-join = Wer mag, kann noch dazukommen.
start-with =
  { $seated ->
    [one] Allein beginnen
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
    [5] Zu fünft beginnen
    [6] Zu sechst beginnen
    [7] Zu siebt beginnen
    [8] Zu acht beginnen
    [9] Zu neunt beginnen
    [10] Zu zehnt beginnen
   *[other] Mit { $seated } Personen beginnen
  }
host-starts = { $host } öffnet gleich die Tür zu { $game }

## Der Tisch

stage = Bühne
title-your-turn = Du bist dran · { $game }
title-table = { $game } · Unspoken
waiting-for = Wir warten auf { $names }
waited = { $seconds } s
you-in-a-list = dich
you-in-a-sentence = du
seconds-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
  }
you-watch = Du schaust zu
bot-plays-for-you = Ein Bot spielt für dich
take-seat-back = Zurück auf meinen Platz
ask-for-seat = Für { $name } einspringen
seat-asked-for = Du möchtest für { $name } einspringen. Wenn alle einverstanden sind, gehört der Platz nach dieser Runde dir.
asks-for-seat = { $who } möchte für { $name } einspringen
admit = Nur zu
turn-down = Nicht jetzt
picture-held-close = Ein Bild aus der Nähe

## Das erste Mal

guide = Hilfe fürs erste Spiel
story-open = So geht’s, in vier Bildern
guide-next = Alles klar
guide-end = Ohne Hilfe weiter
guide-again = Zeig’s mir am Tisch

## Gespräch

talk = Tischgespräch
talk-unread = Tischgespräch: { $unread } neu
the-table = Der Tisch
close-talk = Chat schließen
channels = Wer mithört
channel-table = Der Tisch
what-was-said = Was gesagt wurde
nothing-said = Noch hat niemand etwas gesagt
say-something = Sag etwas
signs = Zeichen
give-a-sign = Zeichen geben
sign-smile = Lächeln
sign-laugh = Lachen
sign-wow = Staunen
sign-hmm = Grübeln
sign-clap = Applaus
sign-heart = Herz
you-are-silent = Du schweigst
silent-why = In diesem Spiel ist für dich gerade Schweigen angesagt. Mitlesen darfst du trotzdem.
watchers-listen = Wer bei einem Spiel zuschaut, kann mitlesen, aber nicht mitreden.

## Das Menü

rules-now = Die Regeln dieses Spiels
rules-of = So wird { $game } gespielt
this-evening = Heute Abend
won-by = Sieg für { $names }
won-by-nobody = niemand hat gewonnen
people-here = An diesem Tisch
leave = Tisch verlassen
leave-sure = Noch einmal tippen, um zu gehen
leave-sure-playing = Noch einmal tippen: Ein Bot übernimmt deinen Platz
leave-sure-days = Noch einmal tippen: Deinen Platz übernimmt ein Bot oder jemand, mit dem alle einverstanden sind
pause = Spiel anhalten
resume = Spiel fortsetzen
skip = Nicht länger warten
skip-sure = Noch einmal tippen: Dann entscheidet der Zufall
back-to-open = Zurück in die Lobby
hand-over = Bot für { $name } spielen lassen
hand-over-sure = Sicher? Dann spielt ein Bot für { $name }
remove = { $name } hinausbitten
remove-sure = { $name } wirklich hinausbitten?
lock-table = Tür abschließen
unlock-table = Tür aufschließen
change-code = Neuer Code für den Tisch
change-code-sure = Sicher? Der alte Code samt Link gilt dann nicht mehr
grace = Ist jemand weg, übernimmt ein Bot nach
grace-of = { $seconds ->
    [30] 30 s
    [60] 1 min
   *[other] { $minutes } min
  }
manner = Die Bots spielen
manner-gentle = sanft
manner-gentle-hint = Sie lassen Menschen den Vortritt und irren sich hin und wieder.
manner-even = fair
manner-even-hint = Sie sind so schnell wie Menschen und irren sich selten; im Team lassen sie Menschen trotzdem den Vortritt.
manner-keen = ehrgeizig
manner-keen-hint = Sie sind schnell, warten auf niemanden und geben ihr Bestes.

## Ein eigenes Deck

own-deck = Ein eigenes Deck
own-about = Fotos, Zeichnungen, alte Postkarten: alles, worin eine Geschichte steckt. Aus jedem Bild wird eine Karte; wo und wann es entstanden ist, verrät sie nicht.
own-choose = Bilder auswählen
own-drop = oder hier ablegen
own-kinds = JPEG, PNG oder WebP, je bis { $megabytes } MB
own-name = Name des Decks
own-name-example = Unsere Bilder
own-reach = Wer damit spielen darf
own-for-table = Dieser Tisch
own-for-house = Das ganze Haus
own-reach-table = Nur wer an diesem Tisch sitzt, sieht diese Bilder.
own-reach-house = Jeder Tisch in diesem Haus kann dieses Deck wählen. Einmal ausgeteilte Karten bleiben für alle sichtbar, die sie schon gesehen haben.
own-count = { $count } von mindestens { $least } Bildern
own-count-enough = { $count ->
    [one] { $count } Bild
   *[other] { $count } Bilder
  }
own-enough = Das reicht zum Spielen. Braucht eine große Runde mehr Karten, steuert das Haus ein paar seiner eigenen Traumbilder bei.
own-missing = { $missing ->
    [one] Noch ein Bild, und ihr könnt damit spielen.
   *[other] Noch { $missing } Bilder, und ihr könnt damit spielen.
  }
own-coming = { $coming ->
    [one] Ein Bild wird gerade gedruckt …
   *[other] { $coming } Bilder werden gerade gedruckt …
  }
own-pictures = Deine Bilder
own-picture = Bild { $number }
own-picture-said = Bild { $number }: { $alt }
own-alt = Was ist auf Bild { $number } zu sehen?
own-alt-example = Was ist zu sehen?
own-alt-why = Ein paar Worte dazu helfen allen, die das Bild nicht sehen können, und auch den Bots.
own-take-out = Bild { $number } entfernen
own-take-out-sure = Noch einmal tippen, um Bild { $number } zu entfernen
own-waiting = { $file }: wartet
own-printing = { $file }: { $percent } % gesendet
own-drying = { $file }: wird gedruckt
own-refused = { $file }: { $sentence }
own-dismiss = { $file } ausblenden
own-play = Mit diesen Bildern spielen

## Das Deck des Abends

tonight-deck = Das Deck des Abends
tonight-about = Nenn ein Wort, und daraus entsteht Karte für Karte ein Traumdeck, das am Tisch noch niemand kennt. Dasselbe Wort ergibt immer dasselbe Deck.
tonight-word = Ein Wort
tonight-word-example = Nachtfalter
tonight-draw = Deck malen
tonight-replaces = Das neue Deck ersetzt euer bisheriges zum Wort „{ $word }“.
tonight-from = Das Deck des Abends, gemalt zum Wort „{ $word }“
tonight-count = { $drawn } von { $cards }
tonight-waiting = Gerade wird noch für einen anderen Tisch gemalt. Gleich seid ihr dran.
tonight-preparing = Die Farben werden angerührt. Die erste Karte dauert etwas länger.
tonight-drawing = Das Deck wird gerade gemalt. Ab { $least } Karten könnt ihr anfangen.
tonight-playable = Das reicht für den Anfang. Was noch fehlt, ergänzt das Haus mit eigenen Traumbildern; Karten, die später fertig werden, sind im nächsten Spiel dabei.
tonight-done = Alle Karten sind da.

## Eigene Wörter

words-played = Wörter:
words-played-label = Wörter
words-played-stop = .
words-own = Eigene Wörter
words-write = eigene schreiben
words-change = eigene ändern
words-keep = Mit diesen Wörtern spielen
words-understood = { $count ->
    [0] Noch keine Wörter.
    [one] Ein Wort erkannt.
   *[other] { $count } Wörter erkannt.
  }
words-reach = Wer damit spielen darf
words-name = Listenname für andere Tische
words-name-example = Tante Adas Dachboden
words-reach-table = Mit diesen Wörtern wird nur an diesem Tisch gespielt.
words-reach-house = Alle Tische in diesem Haus können mit diesen Wörtern spielen, solange es euren Tisch gibt. Du kannst sie jederzeit zurückziehen.
words-understood-label = Erkannte Wörter
words-not-understood = Ausgelassene Zeilen
words-misread = Zeile { $line } („{ $text }“) wird ausgelassen. { $sentence }

## Wenn die Leitung abreißt

quiet-title = Funkstille
quiet-text = Wir suchen den Weg zurück zum Tisch. Dein Platz und deine Karten sind sicher.
paused-title = Der Tisch macht Pause
paused-text = Die Uhr steht still, bis { $host } das Spiel fortsetzt.
paused-text-host = Die Uhr steht still, bis du das Spiel fortsetzt.
standstill-title = Am Tisch hakt es
standstill-text = Eure Züge lassen sich gerade nicht speichern, deshalb steht die Uhr still. Sobald es wieder klappt, geht es von selbst weiter.
bots-not-ready = Die Fantasie der Bots wird noch heruntergeladen. Sobald das geschafft ist, spielen sie mit.
gone-taken-over = Du spielst in einem anderen Fenster
gone-taken-over-text = Dein Platz ist mit dir dorthin umgezogen. Spielen kannst du immer nur in einem Fenster.
gone-shown-elsewhere = Der Tisch wird jetzt woanders gezeigt
gone-shown-elsewhere-text = Du kannst den Tisch immer nur in einem Fenster zeigen. Jetzt ist er in einem anderen zu sehen.
gone-put-away = Diese Ansicht wurde geschlossen
gone-put-away-text = Wer diese Ansicht geöffnet hat, sitzt nicht mehr am Tisch.
show-here = Hier zeigen
gone-removed = Du wurdest hinausgebeten
gone-removed-text = Der Host hat dich gebeten, diesen Tisch zu verlassen.
gone-too-fast = Zu viel auf einmal
gone-too-fast-text = Der Tisch kam nicht hinterher. Dein Platz bleibt dir erhalten.
gone-shut = Dieser Tisch wurde geschlossen
gone-shut-text = Die Leitung des Hauses hat diesen Tisch endgültig geschlossen.
gone-left = Du hast den Tisch verlassen
gone-left-text = Dein Platz ist wieder frei. Die Tür bleibt offen.
gone-transferred = Dein Platz ist jetzt auf einem anderen Gerät
gone-transferred-text = Du hast deinen Platz dorthin mitgenommen. Wenn du hier weiterspielen willst, hol ihn vom anderen Gerät wieder zurück.
take-back = Lieber hier spielen

## Einstellungen

setting-language = Sprache
language-partial = { $name } (teilweise übersetzt)
setting-scheme = Licht
scheme-light = Tag
scheme-dark = Abend
as-the-system = System
setting-sound = Ton
sound-off = Aus
sound-on = Papier und Glocke
turn-sound-on = Ton einschalten
turn-sound-off = Ton ausschalten
setting-contrast = Kontrast
contrast-more = Hoch
setting-text = Schrift
text-usual = Normal
text-large = Groß
setting-switch = Schaltersteuerung
setting-switch-note = Mit Tab springst du von einer Möglichkeit zur nächsten, mit Enter wählst du aus. Mehr brauchst du nicht.
setting-bots-talk = Bots
bots-talk-on = Plaudern ein wenig
bots-talk-off = Schweigen
setting-motion = Bewegung
motion-full = Lebhaft
motion-less = Ruhig

## Eine Uhr für jede Art von Entscheidung

paces-own =
    { $own ->
    [0] Eine Uhr für jede Entscheidung
    [one] Eine Entscheidung hat eine eigene Uhr
   *[other] { $own } Entscheidungen haben eine eigene Uhr
  }
paces-same = wie der Rest
paces-off = ohne Uhr
paces-relaxed = gemütlich
paces-brisk = zügig

## Was der Tisch ablehnt, und warum

refused-unreachable = Das Haus antwortet nicht. Versuch es gleich noch einmal.
refused-connection-lost = Die Verbindung ist abgerissen, bevor am Tisch etwas von dir ankam. Versuch es noch einmal.
refused-not-asked = Einen Moment zu spät: Der Tisch ist schon weiter.
refused-not-a-choice = Das steht hier nicht zur Wahl.
refused-too-hasty =
    { $seconds ->
        [one] Atme einmal durch und versuch es dann noch einmal.
       *[other] Etwas langsamer: In { $seconds } Sekunden darfst du wieder.
  }
refused-unreadable = Damit kann der Tisch nichts anfangen.
refused-too-large = Das ist dem Tisch zu viel auf einmal.
refused-too-fast = Etwas langsamer, bitte.
refused-not-todays = Dieses Rätsel gibt es nicht mehr. Dafür wartet schon ein neues: das vom { $date }.
refused-not-over-yet = Die Lösung von heute gibt es morgen.
refused-too-many-tables = Aus deinem Netz wurden zu viele Tische eröffnet. Warte eine Minute und versuch es dann noch einmal.
refused-log-full = An diesem Tisch wurde schon so viel gespielt, dass sein Spielprotokoll voll ist. Eröffne einen neuen Tisch.
refused-banned = { $days ->
    [one] Dieses Haus lässt dich erst morgen wieder herein.
   *[other] Dieses Haus lässt dich erst in { $days } Tagen wieder herein.
  }
refused-draining = Das Haus macht gleich kurz zu, deshalb gibt es gerade keine neuen Tische. Versuch es bald noch einmal.
refused-nothing-here = Hier ist nichts.
refused-admin-only = Das Hausbuch ist wieder zugeklappt. Öffne es noch einmal mit dem Token.
refused-wrong-admin-token = Das ist nicht das Token dieses Hauses.
refused-no-such-ban = Diese Sperre steht nicht mehr auf der Liste.
refused-bad-address = Das ist keine gültige Adresse. Richtig wäre zum Beispiel 203.0.113.7 oder, für ein ganzes Netz, 203.0.113.0/24.
refused-no-such-table = Es gibt keinen Tisch mit diesem Code.
refused-table-damaged = Das Spielprotokoll dieses Tisches lässt sich nicht mehr lesen. Wer das Haus führt, kann sich darum kümmern.
refused-table-full = An diesem Tisch sind alle Plätze besetzt.
refused-table-locked = Die Tür zu diesem Tisch ist abgeschlossen. Frag den Host, ob er dich hereinlässt.
refused-shown-out = Der Host lässt dich heute nicht mehr herein.
refused-no-atlas = Hier gibt es keinen Atlas.
refused-transfer-expired = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Erstell auf dem anderen Gerät einen neuen.
refused-no-seats-to-move = Hier gibt es nichts mitzunehmen: In diesem Browser hast du an keinem Tisch einen Platz.
refused-bad-subscription = An diesen Browser lassen sich von hier aus keine Mitteilungen schicken.
refused-no-reminders = Dieses Haus verschickt keine Erinnerungen.
refused-name-empty = Sag uns erst, wie du heißt.
refused-name-too-long = { $most ->
    [one] Ein Name darf nur einen Buchstaben haben.
   *[other] Ein Name darf höchstens { $most } Buchstaben haben.
  }
refused-name-unprintable = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen. Nimm lieber einfache Buchstaben.
refused-not-host = Das darf nur der Host.
refused-not-seated = Du hast hier keinen Platz, du schaust nur zu.
refused-not-now = Jetzt nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-seat-taken = Da sitzt schon jemand.
refused-other-seat = Du hast in diesem Spiel schon auf einem anderen Platz gesessen und kennst dessen Geheimnisse. Nur dorthin kannst du zurück.
refused-seat-closed = Bis zum Ende des Spiels sitzt hier ein Bot.
refused-no-such-game = Dieses Spiel gibt es in diesem Haus nicht.
refused-no-such-language = Diese Sprache spricht das Haus nicht.
refused-bad-option = Diese Hausregel lässt sich so nicht einstellen: { $option }.
refused-night-too-long = Auf die Liste passen höchstens { $most } Spiele.
refused-night-empty = Ein Spieleabend braucht mindestens ein Spiel.
refused-no-night = An diesem Tisch läuft kein Spieleabend.
refused-night-through = Auf der Liste steht nichts mehr: Setz ein Spiel darauf oder beende den Abend.
refused-wrong-number-of-seats = { $seats ->
    [one] Dieses Spiel ist für { $least } bis { $most } Personen, du bist aber allein.
   *[other] Dieses Spiel ist für { $least } bis { $most } Personen, ihr seid aber { $seats }.
  }
refused-not-by-days = Bei diesem Spiel müssen alle gleichzeitig am Tisch sitzen. Wählt ein anderes, wenn ihr in Etappen spielen wollt.
refused-no-such-zone = Dieses Haus kennt deine Zeitzone nicht. Deine Nachtruhe richtet sich deshalb nach UTC.
refused-no-hurry = Bei einem Spiel in Etappen wird niemand übersprungen: Ist für jemanden die Zeit um, macht ein Bot den Zug.
refused-silence = Du schweigst gerade. Das muss warten, bis du wieder reden darfst.
refused-silence-spent = Du hast die Stille in diesem Spiel schon { $most }-mal unterbrochen. Öfter geht es nicht.
refused-no-such-channel = Dort würde dich niemand hören.
refused-nothing-to-say = Diese Nachricht war leer.
refused-too-long = { $most ->
    [one] Höchstens ein Zeichen, bitte.
   *[other] Höchstens { $most } Zeichen auf einmal, bitte.
  }
refused-unknown-sign = Dieses Zeichen kennt der Tisch nicht.
refused-try-again = Das hat nicht geklappt. Versuch es gleich noch einmal.
refused-not-saved = Das ließ sich nicht speichern, deshalb ist nichts passiert. Ist die Festplatte voll?
refused-no-such-recording = Diese Aufnahme gibt es an diesem Tisch nicht.
refused-recording-too-large = Die Aufnahme ist zu groß: höchstens { $most } kB.
refused-recording-too-long = Die Aufnahme ist zu lang: höchstens { $most } Sekunden.
refused-recordings-full = Die { $most } MB für Aufnahmen an diesem Tisch sind aufgebraucht. Schreib deinen Hinweis auf oder sag ihn laut.
refused-too-many-recordings = Aus deinem Netz kamen zu viele Aufnahmen. Schreib deinen Hinweis auf oder sag ihn laut.
refused-recording-not-sound = Diese Aufnahme kann der Tisch nicht abspielen.
refused-paused = Der Tisch macht Pause. Antworten kannst du wieder, sobald es weitergeht.
refused-no-such-person = Diese Person ist nicht an diesem Tisch.
refused-bad-token = Der Tisch kennt dich nicht mehr. Komm mit dem Code noch einmal herein.
refused-no-such-pack = Dieses Deck gibt es in diesem Haus nicht.
refused-not-in-atlas = Das hat dieses Haus nie gesehen oder schon wieder vergessen.
refused-wrong-pack = Dieses Deck gehört zu einem anderen Spiel.
refused-picture-too-heavy = Diese Datei ist zu groß. Erlaubt sind höchstens { $most } MB.
refused-picture-other-kind = Das ist eine { $kind }-Datei. Karten machen wir nur aus JPEG, PNG oder WebP.
refused-picture-unknown = Dieses Bild können wir nicht lesen. Karten machen wir nur aus JPEG, PNG oder WebP.
refused-picture-broken = Dieses Bild ist unvollständig oder beschädigt. Vielleicht kam es nicht in einem Stück an.
refused-picture-moves = Dieses Bild bewegt sich. Eine Karte muss stillhalten.
refused-picture-two-natures = In dieser Datei steckt außer dem Bild noch etwas anderes, deshalb bleibt sie draußen.
refused-picture-too-small = Dieses Bild ist zu klein für eine Karte: Jede Seite muss mindestens { $least } Pixel lang sein.
refused-picture-too-many-pixels = Dieses Bild ist zu groß: Mehr als { $most } Millionen Pixel dürfen es nicht sein.
refused-too-many-pictures = Aus deinem Netz kamen zu viele Bilder. Morgen ist wieder Platz für neue.
refused-picture-too-many-scans = Dieses JPEG baut sein Bild in mehr als { $most } Durchgängen auf. Speichere es noch einmal als gewöhnliches JPEG.
refused-pictures-take-long = Bilder aus deinem Netz haben die Druckerpresse zu lange in Beschlag genommen. Warte eine Minute, dann geht es weiter.
refused-picture-too-much = Dieses Bild war zu viel für die Druckerpresse. Versuch es mit einem kleineren.
refused-picture-twice = Dieses Bild ist schon im Deck.
refused-no-such-picture = Dieses Bild ist nicht mehr im Deck.
refused-deck-full = { $most ->
    [one] Das Deck ist voll: Es fasst ein Bild.
   *[other] Das Deck ist voll: Es fasst { $most } Bilder.
  }
refused-deck-too-heavy = Das Deck ist jetzt zu groß: Mehr als { $most } MB dürfen es nicht sein.
refused-house-full = Im Haus ist kein Platz mehr für neue Bilder. Wer das Haus führt, kann Platz schaffen.
refused-deck-unfinished = Mit diesem Deck könnt ihr noch nicht spielen: Es hat erst { $cards } von mindestens { $least } Bildern.
refused-deck-not-for-house = In diesem Haus sind eigene Decks nur für den eigenen Tisch da.
refused-no-own-decks = In diesem Haus wird nur mit den hauseigenen Decks gespielt.
refused-nothing-drawn-here = In diesem Haus können noch keine Decks gemalt werden. Wer es führt, kann das mit dem Paket unspoken-art ändern.
refused-drawings-take-long = Aus deinem Netz kamen so viele Wörter, dass der Pinsel eine Pause braucht. Versuch es in einer Stunde noch einmal.
refused-painter-lost = Mitten im Malen war plötzlich Schluss. Nenn dasselbe Wort noch einmal, dann geht es weiter.
refused-game-still-on = Dieses Spiel läuft noch. Ansehen kannst du es, wenn es vorbei ist.
refused-no-such-replay = Dieses Spiel kannst du dir hier nicht ansehen.
refused-album-not-shared = Dieses Album wurde nicht mit dir geteilt, oder der Link gilt nicht mehr.
refused-no-album = Von diesem Spiel gibt es nichts zum Aufheben.
refused-replay-not-shared = Dieser Rückblick wurde nicht mit dir geteilt, oder der Link gilt nicht mehr.
refused-no-such-tv = Diesen Code zeigt gerade kein Fernseher an. Die Codes wechseln ab und zu: Sieh noch einmal nach.
refused-too-many-tvs = Dieser Tisch ist schon auf { $most } Fernsehern zu sehen. Trenn erst einen davon.
refused-too-many-waiting-tvs = In deinem Netz warten schon zu viele Fernseher auf einen Tisch. Schließ die Seite auf einem, den du nicht brauchst.
refused-words-too-long = Das ist zu viel auf einmal: Eine Liste darf höchstens { $most } Zeichen haben.
refused-words-too-many = Eine Liste kann höchstens { $most } Wörter haben.
refused-word-twice = Dieses Wort steht schon auf der Liste.
refused-word-brackets = Klammern sind nur für die Kategorie am Ende der Zeile da.
refused-word-too-many-names = Zu einem Wort darf es höchstens { $most } weitere Bezeichnungen geben.
refused-word-empty = Da steht kein Wort.
refused-word-too-long = Wörter, Bezeichnungen und Kategorien dürfen höchstens { $most } Zeichen lang sein.
refused-word-unprintable = Da sind Zeichen dabei, die sich nicht anzeigen lassen.
refused-words-not-for-house = In diesem Haus sind eigene Wörter nur für den eigenen Tisch da.
refused-house-words-full = Für weitere Wortlisten ist im Haus kein Platz. An diesem Tisch kannst du deine trotzdem verwenden.
refused-title-empty = Gib dem Ganzen erst einen Namen.
refused-no-words = Schreib erst wenigstens ein Wort auf.
refused-too-many-words-kept = Aus deinem Netz kamen zu viele Wörter. Warte ein paar Minuten und versuch es dann noch einmal.
refused-not-playing = Gerade läuft kein Spiel.
refused-over = Das Spiel ist vorbei.

## Was geschehen ist

story = Was bisher geschah
story-empty = Noch nichts, was der Rede wert wäre
fact-scored = { $name } { $points }: { $text }
fact-scored-you = { $points }: { $text }
fact-came = { $name } ist da
fact-left = { $name } ist gegangen
fact-became-host = { $name } ist jetzt Host
fact-became-host-you = Du bist jetzt Host
fact-took-seat = { $name } löst { $bot } ab
fact-took-seat-you = Du löst { $bot } ab
fact-bot-sat-in = Ein Bot spielt, bis { $name } zurück ist
fact-bot-sat-in-you = Ein Bot hat für dich gespielt
fact-came-back = { $name } ist zurück
fact-came-back-you = Du bist zurück
fact-gave-up-seat = Bot { $bot } springt für { $name } ein
fact-began = Das Spiel beginnt
fact-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
fact-won-you = { $count ->
    [one] Du gewinnst
   *[other] Du gewinnst zusammen mit { $others }
  }
fact-nobody-won = Diesmal gewinnt niemand
fact-paused = Der Tisch macht Pause
fact-resumed = Das Spiel geht weiter
fact-atlas-on = Ab jetzt merkt sich das Haus die Bilder dieses Tisches, ohne Namen
fact-atlas-off = Das Haus merkt sich die Bilder dieses Tisches nicht mehr
fact-atlas-forgotten = Dieser Tisch wurde aus dem Atlas gelöscht
fact-too-late = Zu spät: { $names }. Den Rest hat der Zufall entschieden
fact-skipped = Vom Host übersprungen: { $names }. Den Rest hat der Zufall entschieden
fact-lapsed = { $count ->
    [one] Für { $names } war die Zeit um: Diesen einen Zug hat ein Bot gemacht
   *[other] Für { $names } war die Zeit um: Die Bots haben entschieden
  }
fact-lapsed-you = { $count ->
    [one] Deine Zeit war um: Diesen einen Zug hat ein Bot für dich gemacht
   *[other] Für dich und { $others } war die Zeit um: Die Bots haben entschieden
  }

## Ein Spiel in Etappen

days-play = Wir spielen
days-label = Zeit für jeden Zug
days-off = in einem Rutsch
days-choice = in Etappen: { $hours ->
    [14] ein Tag pro Zug
    [28] zwei Tage pro Zug
    [42] drei Tage pro Zug
   *[other] { $hours } Stunden pro Zug
  }
days-hint = Kommt und geht, wie ihr wollt. Nachts steht die Uhr still: Die Zeit läuft nur von 8 bis 22 Uhr, jeweils nach eurer Ortszeit. Ist für jemanden die Zeit um, macht ein Bot diesen einen Zug.
days-waits-today = Der Tisch wartet heute bis { $time } Uhr auf dich.
days-waits-tomorrow = Der Tisch wartet bis morgen { $part ->
    [morning] Vormittag
    [afternoon] Nachmittag
   *[evening] Abend
    }, { $time } Uhr, auf dich.
days-waits-later = Der Tisch wartet bis { $day ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[0] Sonntag
    }{ $part ->
    [morning] vormittag
    [afternoon] nachmittag
   *[evening] abend
    }, { $time } Uhr, auf dich.
days-waiting = Wir warten auf { $names }, ganz ohne Eile. Du kannst gehen und wiederkommen.
days-meanwhile = Inzwischen am Tisch
days-meanwhile-more = { $count ->
    [one] Davor ist noch etwas passiert.
   *[other] Davor sind noch { $count } Dinge passiert.
  }
days-moment = Letzte Auflösung zeigen
days-moment-title = Die letzte Auflösung
days-back = Zurück an den Tisch

## Jemand ist nicht da

away-bot-in = { $name } ist nicht da. In { $seconds } s springt ein Bot ein.
away-bot-soon = { $name } ist nicht da. Gleich springt ein Bot ein.
away-bot-now = Jetzt
away-bot-now-label = Jetzt einen Bot für { $name } spielen lassen

## Was der Host tun kann

end-game = Spiel beenden
end-sure = Noch einmal tippen: Das Spiel endet, niemand gewinnt
end-sure-asking = Noch einmal tippen, um die anderen zu fragen
ending-asked = { $count ->
    [one] { $names } möchte dieses Spiel beenden.
   *[other] { $names } möchten dieses Spiel beenden.
  }
ending-waits = Die anderen werden gefragt, ob das Spiel enden soll.
ending-agree = Beenden
ending-play-on = Weiterspielen
another-door = Anderes Spiel
once-more = Noch einmal
fact-wished-to-end = { $name } möchte dieses Spiel beenden
fact-wished-to-end-you = Du möchtest dieses Spiel beenden
fact-wished-to-play-on = { $name } würde lieber weiterspielen
fact-wished-to-play-on-you = Du würdest lieber weiterspielen
fact-stopped = Das Spiel wurde vorzeitig beendet
choose-seal = Wähle dein Siegel
seal-number = Siegel { $number }
refused-seal-taken = Dieses Siegel hat an diesem Tisch schon jemand.
back-to-table = Zurück an deinen Tisch ({ $game })
nowhere-title = Hier ist keine Tür
nowhere-text = Diese Adresse führt in diesem Haus nirgendwohin. Vielleicht ist ein Tippfehler drin.

## Ein Spiel im Rückblick

watch-again = Rückblick ansehen
watch-game-again = { $game } noch mal ansehen
replay-title = { $game } im Rückblick · Unspoken
replay-missing-title = Hier gibt es nichts zu sehen
replay-back = Zurück an den Tisch
replay-eyes = Aus wessen Sicht?
replay-open = Alles aufgedeckt
replay-watch = Blick von außen
replay-as = Mit den Augen von { $name }
replay-player = Person { $number }
replay-play = Abspielen
replay-stop = Anhalten
replay-before = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-steps = Spielverlauf
replay-step = Schritt { $step } von { $last }
replay-thoughts = Was die Bots dachten
replay-share = Rückblick teilen
replay-share-table = Ein Link zu genau diesem Moment, für alle an diesem Tisch.
replay-link-table = Link senden
replay-share-others = Außer euch kann niemand diesen Rückblick sehen. Wenn du magst, erstell einen Link: Wer ihn hat, kann sich dieses eine Spiel ansehen.
replay-shared = Wer den Link hat, kann sich dieses Spiel ansehen und sieht auch den Code des Tisches. Du kannst den Link jederzeit deaktivieren.
replay-names = Namen der Beteiligten
replay-names-told = Mit Namen
replay-names-hidden = Ohne Namen
replay-make-link = Link für andere erstellen
replay-send = Link an andere senden
replay-take-back = Link deaktivieren
## Der Spieleabend

night-make = Spieleabend starten
night-begins = Ein Spieleabend
night-after = { $games ->
    [one] Nach dem ersten Spiel
   *[other] Nach { $games } Spielen
  }
night-over = Das war der Abend
night-standing = Punktestand des Abends
night-bots = Die Bots unter sich
night-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }
night-last = +{ $points }
night-rule = Es zählt dein Durchschnitt über alle Spiele des Abends. Wer in einem Spiel alle anderen hinter sich lässt, bekommt 100 Punkte, wer die Hälfte hinter sich lässt, 50; ein Gleichstand zählt halb. 50 gibt es auch, wenn ihr alle zusammen gewonnen oder verloren habt oder wenn du ausgesetzt hast.
night-titles = Titel
night-no-titles = Es war zu knapp: Heute gibt es keine Titel.
night-playlist = Was noch kommt
night-add = Auf die Liste setzen
night-by-vote = Abstimmung
night-earlier = { $game }: früher spielen
night-remove = { $game }: von der Liste nehmen
night-wish = Was spielen wir als Nächstes?
night-play = { $game } spielen
night-play-wished = Spielen, was die meisten wollen
night-next = Als Nächstes
night-later = Danach: { $games }
night-go-to = Zum Punktestand des Abends
night-end = Abend beenden
night-put-away = Abend abschließen
night-once-more = Denselben Abend noch einmal
night-host-goes-on = { $host } macht weiter, wenn ihr so weit seid.
night-thanks = Gut gespielt, und gute Nacht!
title-comeback = Comeback des Abends
title-comeback-why = hat sich vom ersten bis zum letzten Spiel um { $amount } Punkte gesteigert
title-steady = Ruhepol des Abends
title-steady-why = in keinem Spiel unter { $amount } Punkten

# ---- das Album: diese Sätze zeichnet der Server, je eine Zeile (make schema)

album-player = Person { $number }
album-and = und

# ---- die Seite des Albums

keep-it = Album speichern
keep-game = Album zu { $game }
keep-title = Das Album zu { $game } · Unspoken
keep-missing-title = Hier gibt es kein Album
keep-heading = Das Album
keep-picture = Album zu { $game }: { $headline }
keep-save = Bild speichern
keep-share = Bild senden
keep-failed = Das Bild ließ sich nicht laden. Versuch es noch einmal.
keep-drawing = Das Album wird gedruckt
keep-link = Link zu diesem Album
keep-link-table = Ein Link zu diesem Album, für alle an diesem Tisch.

# ---- das Tagesrätsel

today-title = Heute · Unspoken
today-heading = Das Tagesrätsel
today-heading-of = Das Rätsel vom { $date }
today-door = Tagesrätsel: Gedanken lesen, Wörter zuordnen, Wolken deuten
today-about = Jeden Tag ein kleines Rätsel, für alle dasselbe: Gedanken lesen, drei Wörter zuordnen, Wolken deuten.
today-begin = Zeig her
today-old = Aus dem Archiv: { $date }. Für deine Serie zählt dieses Rätsel nicht.
today-steps = Teil { $at } von { $of ->
    [3] 3
   *[other] { $of }
  }
today-next = Weiter zu { $game }
today-to-result = Wie lief’s?
today-score = { $right ->
    [3] Drei von drei. Unheimlich.
    [2] Zwei von drei
    [1] Eins von drei
   *[other] { $wrong ->
        [3] Die anderen sahen das heute anders
       *[other] Haarscharf daneben
  }
  }
today-answers = So lief’s
today-result = Dein Tag
today-verdict-right = Richtig
today-verdict-nearly = Fast
today-verdict-wrong = Falsch
today-streak = { $days ->
    [0] Noch brennt keine Laterne
    [one] Deine erste Laterne brennt
   *[other] { $days } Tage in Folge
  }
today-best = Deine längste Serie: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }
today-house = { $same ->
    [0] Von { $people } Personen in diesem Haus hat es niemand so gesehen wie du
    [one] Eine von { $people } Personen in diesem Haus hat es so gesehen wie du
   *[other] { $same } von { $people } Personen in diesem Haus haben es so gesehen wie du
  }
today-counted = In diesem Haus werden die Antworten gezählt, ganz ohne Namen. Die Zahlen siehst du, sobald drei Personen gespielt haben.
today-share = Ergebnis teilen
today-spoils = Geteilt wird nur, wie es bei dir lief. Die Lösung bleibt geheim.
today-shared = Unspoken · { $date }
today-shared-streak = 🏮 { $days ->
    [one] der erste Tag
   *[other] { $days } Tage in Folge
  }
today-copied = Kopiert. Füg es ein, wo du magst.
today-yesterday = Und die Lösung von gestern?
today-from-archive = aus dem Archiv
today-back = Zum heutigen Rätsel
today-archive = Die letzten dreißig Tage
today-archive-line = Diese Rätsel kannst du spielen, wann du magst. Eine Laterne gibt es aber nur für das von heute.
today-again = Das nächste Rätsel gibt es um Mitternacht (UTC).

## Sprachen, wie man sie im Satz nennt: wir spielen auf Deutsch

spoken-en = auf Englisch
spoken-pl = auf Polnisch
spoken-de = auf Deutsch
spoken-es = auf Spanisch
spoken-fr = auf Französisch

## Was das Haus im Regal hat

shelf-own-words = Unsere eigenen Wörter
shelf-own-pictures = Unsere eigenen Bilder
shelf-anything = Alles Mögliche

## Was dieses Haus gesehen hat

atlas-title = Atlas · Unspoken
atlas-heading = Der Atlas
atlas-about = Was die Leute in diesem Haus in Bildern und Wörtern gesehen haben: ganz ohne Namen und nur von Tischen, an denen es erlaubt war.
atlas-empty = Hier hat noch niemand etwas gesehen.
atlas-empty-how = In den Atlas kommen nur Tische, deren Host es erlaubt hat. Den Schalter dafür findest du vor Spielbeginn am Tisch, unter den Hausregeln.
atlas-back = Zurück zum Atlas
atlas-picture = ein Bild
atlas-open = { $name }, { $times ->
    [one] einmal
   *[other] { $times }-mal
  } gesehen
atlas-times = { $times ->
    [one] In diesem Haus einmal gesehen
   *[other] In diesem Haus { $times }-mal gesehen
  }
atlas-clues = Hinweise zu diesem Bild
atlas-found = { $found ->
    [0] { $asked }-mal gesucht, nie gefunden
    [one] { $asked }-mal gesucht, einmal gefunden
   *[other] { $asked }-mal gesucht, { $found }-mal gefunden
  }
atlas-prints = Was daraus wurde
atlas-seen = jemand hat es erkannt
atlas-unseen = niemand hat es erkannt
atlas-laid = zugeordnet
atlas-guessed = von anderen vermutet
atlas-bar = { $times ->
    [one] einmal
   *[other] { $times }-mal
    } zugeordnet, { $guessed ->
    [one] einmal
   *[other] { $guessed }-mal
    } vermutet
atlas-switch = Die Bilder dieses Tisches im Atlas des Hauses festhalten
atlas-is-on = Die Bilder dieses Tisches kommen in den Atlas
atlas-switch-hint = Wörter, Hinweise und Wolkenbilder: ohne Namen und für alle in diesem Haus sichtbar. Der Host kann das jederzeit abschalten.
atlas-forget = Aus dem Atlas löschen ({ $kept })
atlas-forget-sure = Sicher? Dann gibt es kein Zurück

## Forschung

research-ask = Alle fragen: Dürfen die Spiele dieses Tisches für die Forschung genutzt werden?
research-agree = Meine Spiele an diesem Tisch dürfen für die Forschung genutzt werden
research-hint = Züge, Hinweise und Tipps, ohne Namen. Ein Spiel zählt nur, wenn alle Beteiligten vor Beginn Ja gesagt haben. Wenn du es dir anders überlegst, wird keins deiner Spiele an diesem Tisch mehr weitergegeben.
research-all = Alle haben Ja gesagt: Das gilt ab dem nächsten Spiel
research-some = Ja-Stimmen: { $agreed } von { $people }

## Deine Tische

your-tables = Deine Tische
your-turn-at = Bei { $game } bist du dran: { $left }
more-tables = { $count ->
    [one] und noch ein Tisch
   *[other] und noch { $count } Tische
  }
table-your-turn = Du bist dran: { $left }
table-waits-for-others = Die anderen denken nach
table-open = Noch nicht begonnen
table-playing = Ein Spiel läuft
table-over = Das Spiel ist vorbei
days-left = { $days ->
    [one] noch ein Tag
   *[other] noch { $days } Tage
  }
hours-left = { $hours ->
    [one] noch eine Stunde
   *[other] noch { $hours } Stunden
  }
minutes-left = { $minutes ->
    [one] noch eine Minute
   *[other] noch { $minutes } Minuten
  }

## Ein anderes Gerät

move-heading = Ein anderes Gerät
move-start = Meine Plätze mitnehmen
move-about = Nimm deine Plätze an allen Tischen mit: Scann einfach einen Code mit dem anderen Handy oder Computer.
move-scan = Mit dem anderen Gerät scannen
move-what = { $count ->
    [one] Dein Platz zieht auf das andere Gerät um; auf diesem hier ist er dann weg.
   *[other] Deine Plätze an { $count } Tischen ziehen auf das andere Gerät um; auf diesem hier sind sie dann weg.
    } Am Tisch merkt das niemand.
move-once = Der Code gilt nur einmal und nur zehn Minuten lang. Behalt ihn für dich: Wer ihn benutzt, bekommt deine Plätze.
move-send = Link senden
move-qr = QR-Code, mit dem deine Plätze auf ein anderes Gerät umziehen
move-expired = Dieser Code ist abgelaufen. Deine Plätze sind noch hier.
move-again = Neuen Code erstellen
move-done = Fertig. Deine Plätze sind jetzt auf dem anderen Gerät.
move-title = Plätze mitnehmen · Unspoken
move-here-ask = Deine Plätze hierherholen?
move-here-text = Deine Plätze ziehen auf dieses Gerät um; auf dem anderen sind sie dann weg. Am Tisch merkt das niemand.
move-here = Hierherholen
moved-here = Da bist du ja
moved-nothing = Es gibt nichts mitzunehmen
moved-left = { $count ->
    [one] Ein Platz ist auf dem anderen Gerät geblieben: An diesem Tisch sitzt du hier schon, oder es gibt ihn nicht mehr.
   *[other] { $count } Plätze sind auf dem anderen Gerät geblieben: An diesen Tischen sitzt du hier schon, oder es gibt sie nicht mehr.
  }

## Erinnerungen an ein Spiel in Etappen

reminders-offer = Erinnern, wenn ich dran bin
reminders-accepted = Wir melden uns. Abstellen kannst du das im Menü.
reminders-switch = Auf diesem Gerät erinnern
reminders-about = Du kannst die Seite schließen. Wir melden uns, wenn du dran bist, wenn eine Runde endet und einmal, bevor deine Zeit um ist.
reminders-blocked = Für Erinnerungen musst du dieser Seite in den Browser-Einstellungen Mitteilungen erlauben.
reminders-install = Du möchtest auf dem iPhone oder iPad erinnert werden? Dann füg diese Seite zum Home-Bildschirm hinzu und öffne sie von dort.
reminders-unsupported = Dieser Browser kann dich nicht erinnern. Schau einfach ab und zu vorbei.
reminder-your-turn = Du bist dran
reminder-your-turn-text = { $game }: Der Tisch wartet auf dich.
reminder-round-ended = Die Runde ist vorbei
reminder-round-ended-text = { $game }: Schau, wie es ausgegangen ist.
reminder-about-to-lapse = Deine Zeit ist fast um
reminder-about-to-lapse-text = { $game }: Bald übernimmt ein Bot deinen Zug.
reminder-stop = Nicht mehr erinnern

## Stimme

voice = Sprachchat
voice-about = Hier könnt ihr miteinander reden. Verlangen die Regeln Stille, geht dein Mikrofon von selbst aus und danach wieder an.
voice-switch-on = Mikrofon einschalten
voice-switch-off = Mikrofon ausschalten
voice-hold = Halten, um zu reden
has-microphone = Mikrofon an
voice-silenced = Stille: Gerade hört dich niemand
voice-mode = Wann das Mikrofon an ist
voice-mode-open = Immer an
voice-mode-hold = Solange ich drücke
voice-people = Wie laut du die anderen hörst
voice-volume = Lautstärke von { $name }
voice-mute = { $name } für alle stummschalten
voice-unmute = Stummschaltung von { $name } aufheben
voice-is-muted = vom Host stummgeschaltet
voice-you-are-muted = Der Host hat dich stummgeschaltet: Gerade hört dich niemand.
voice-privacy = Stimmen werden nur übertragen, nie gespeichert.
voice-suspended = Tipp auf die Seite, um die anderen zu hören: Vorher spielt dein Browser keinen Ton ab.
voice-listen = Ton abspielen
voice-insecure = Der Sprachchat funktioniert nur auf sicheren Seiten (https), anderswo lassen ihn die Browser nicht zu. Alles andere geht auch hier.
voice-unsupported = In diesem Browser funktioniert der Sprachchat nicht. Alles andere schon.
voice-refused = Der Browser gibt das Mikrofon nicht frei. Erlaube es in den Website-Einstellungen des Browsers und versuch es noch einmal.
voice-no-microphone = Kein Mikrofon gefunden. Zuhören kannst du trotzdem.
voice-unplugged = Das Mikrofon wurde ausgesteckt.
voice-broken = Das Mikrofon ist ausgefallen. Schalte es wieder ein, um weiterzusprechen.

## Linkvorschau in Chats

preview-home = Spiele rund um das Ungesagte. Mit deinen Leuten oder mit Bots, ohne Konto.
preview-today = Ein Rätsel am Tag, drei Minuten. Für alle dasselbe.
preview-table = Eine Einladung zu { $game }
preview-table-of-host = { $name } lädt dich zu { $game } ein
preview-join = Link öffnen und hinsetzen: Ein Konto brauchst du nicht.
preview-door = Die Tür zu { $game } steht offen
preview-doors = Vier offene Türen, hinter jeder ein Spiel
name-host = Mein Name in der Linkvorschau
name-host-hint = Im Chat steht neben dem Link dann „{ $name } lädt dich ein“.
locked-in-silence = Gesperrt, solange du schweigen musst
