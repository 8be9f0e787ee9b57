# ---- an seiner Tür

cover-dixit-title = Dixit
cover-dixit-tagline = Ein Hinweis, bloß nicht zu klar
cover-dixit-about = Erzähl etwas zu deiner Karte, ohne sie zu verraten. Wenn alle sie finden oder gar niemand, gehst du leer aus.

# ---- wie man gewinnt, vor dem ersten Zug

dixit-goal = Finde die Karte, die gemeint ist. Wenn du selbst erzählst, gib einen Hinweis, den manche verstehen, aber nicht alle. Wer zuerst { $target } Punkte hat, gewinnt.

# ---- die Zeile über der Bühne, und was darunter steht

dixit-story-yours = Deine Geschichte, { $name }
dixit-story-yours-hint = Ein Hinweis für manche, nicht für alle
dixit-story-yours-pick = Wähle eine Karte, zu der dir etwas einfällt
dixit-first = Wer erzählt zuerst?
dixit-first-hint = Wer den ersten Hinweis gibt, fängt an. Wähle eine Karte oder passe
dixit-first-passed = Jemand anders darf anfangen. Oder doch du, wenn du magst
dixit-pass = Passen
dixit-thinking = { $name } denkt nach
dixit-thinking-hint = Sieh dir inzwischen deine Karten an
dixit-thinking-watch = Gesucht: eine Karte und ein paar Worte dazu
dixit-first-watch = Wer zuerst einen Hinweis hat, erzählt die erste Geschichte
dixit-dealing = Die Karten werden ausgeteilt

dixit-lay =
    { $cards ->
        [one] Welche deiner Karten passt?
       *[other] Welche zwei deiner Karten passen?
  }
dixit-lay-hint = Etwas, das von { $teller } sein könnte
dixit-laid =
    { $cards ->
        [one] Deine Karte liegt verdeckt
       *[other] Deine Karten liegen verdeckt
  }
dixit-laid-hint = Bis die letzte Karte liegt, darfst du es dir anders überlegen
dixit-waiting = Noch dran: { $names }
dixit-waiting-none = Einen Moment
dixit-lying =
    { $laid ->
        [0] Noch keine Karten auf dem Tisch
        [one] Eine von { $all } Karten liegt schon
       *[other] { $laid } von { $all } Karten liegen schon
  }
dixit-lying-two =
    { $laid ->
        [0] Noch keine Karten auf dem Tisch
        [one] Eins von { $all } Paaren liegt schon
       *[other] { $laid } von { $all } Paaren liegen schon
  }

dixit-vote = Welche Karte ist von { $teller }?
dixit-vote-hint = Treffer: 3 Punkte (2, falls alle treffen). Jede Stimme für deine: 1.
dixit-held = Ist das die Karte von { $teller }?
dixit-held-hint = Deine Stimme bleibt geheim, bis alle abgestimmt haben
dixit-voted = Du hast für Nummer { $number } gestimmt
dixit-told-number =
    { $mine ->
        [yes] Deine Karte war Nummer { $number }.
       *[no] Die Karte von { $teller } war Nummer { $number }.
  }
dixit-voted-hint = Bis zur letzten Stimme darfst du es dir anders überlegen
dixit-searched = Jetzt wird deine Karte gesucht
dixit-searched-hint = Nicht mit der Wimper zucken
dixit-search-watch = Welche Karte ist von { $teller }?
dixit-search-watch-hint = Die Stimmen bleiben geheim, bis die letzte da ist

dixit-round = Runde { $round }

# ---- Karten

dixit-hand = Deine Karten
dixit-hand-look = Deine Karten, nur zum Ansehen
dixit-board = Die Karten auf dem Tisch
dixit-card = Karte { $place } von { $all }: { $alt }
dixit-card-plain = Karte { $place } von { $all }
dixit-numbered = Nummer { $number }: { $alt }
dixit-numbered-plain = Nummer { $number }
dixit-numbered-yours = Nummer { $number }, deine: { $alt }
dixit-yours = deine
dixit-enlarge = Näher ansehen
dixit-enlarge-card = Näher ansehen: { $card }
dixit-back-laid = { $name } ist fertig
dixit-back-owed = { $name } wählt noch

# ---- der Hinweis

dixit-clue-yours = Dein Hinweis
dixit-clue-placeholder = ein Wort, ein Vers, ein Hm …
dixit-clue-left =
    { $left ->
        [one] Noch ein Zeichen
       *[other] Noch { $left } Zeichen
  }
dixit-clue-of = Hinweis von { $name }
dixit-you-told = Du hast erzählt
dixit-told = { $name } hat erzählt
dixit-quoted = „{ $text }“
dixit-clue-aloud = laut gesagt
dixit-clue-aloud-hint = Hör { $name } zu: Diesen Hinweis gibt es nur mündlich
dixit-clue-recorded = eine Aufnahme
dixit-clue-unsaid = ohne Worte
dixit-clue-unsaid-hint = Die Zeit war um: Das Bild spricht für sich
dixit-way = Wie du den Hinweis gibst
dixit-write = Schreiben
dixit-record = Aufnehmen
dixit-aloud = Laut sagen
dixit-aloud-yours = Sag es laut in die Runde
dixit-aloud-yours-hint = Tipp auf „Hinweis geben“ und sprich. Die anderen wählen, sobald sie dich gehört haben.
dixit-tell = Hinweis geben
dixit-tell-no-card = Wähle erst eine Karte
dixit-tell-no-clue = Jetzt noch ein Hinweis
dixit-tell-no-sound = Jetzt noch eine Aufnahme
dixit-play = Hinweis anhören
dixit-stop = Stopp
dixit-sound-silent = Die Aufnahme lässt sich hier nicht abspielen

# ---- die Aufnahme

dixit-rec-start = Aufnehmen
dixit-rec-again = Neu aufnehmen
dixit-rec-stop = Aufnahme beenden
dixit-rec-hint = Bis zu { $seconds } Sekunden: ein Summen, eine Liedzeile, ein Türenknallen
dixit-rec-running = Aufnahme läuft … noch { $seconds } s
dixit-rec-done = Hör dir die Aufnahme an, bevor du sie abschickst
dixit-rec-insecure = Das Mikrofon gibt der Browser nur auf sicheren Seiten (https) frei, und diese ist keine. Schreib deinen Hinweis auf oder sag ihn laut.
dixit-rec-unsupported = Dieser Browser kann deine Stimme nicht aufnehmen. Schreib deinen Hinweis auf oder sag ihn laut.
dixit-rec-refused = Der Browser hat das Mikrofon nicht freigegeben. Erlaube es in den Website-Einstellungen oder schreib deinen Hinweis auf.
dixit-rec-none = Kein Mikrofon gefunden. Schreib deinen Hinweis auf oder sag ihn laut.
dixit-rec-broken = Das Mikrofon ist ausgefallen. Nimm deinen Hinweis noch einmal auf oder gib ihn schriftlich.
dixit-rec-empty = Das war zu kurz, da ist nichts zu hören. Versuch es noch einmal.
dixit-rec-unsent = Die Aufnahme ist nicht am Tisch angekommen. Versuch es noch einmal.

# ---- legen und abstimmen

dixit-lay-this =
    { $cards ->
        [one] Karte legen
       *[other] Karten legen
  }
dixit-lay-instead =
    { $cards ->
        [one] Lieber diese legen
       *[other] Lieber diese legen
  }
dixit-lay-pick =
    { $cards ->
        [one] Wähle eine Karte
       *[other] Wähle zwei Karten
  }
dixit-lay-pick-more = Wähle noch eine
dixit-lay-lies =
    { $cards ->
    [one] Karte gelegt
   *[other] Karten gelegt
  }
dixit-vote-for = Für Nummer { $number } stimmen
dixit-vote-instead = Lieber für Nummer { $number }
dixit-vote-pick = Wähle erst eine Karte
dixit-vote-stands = Stimme abgegeben
dixit-hush = Du schweigst, bis die Stimmen aufgedeckt sind.

# ---- die Auflösung

dixit-some-found =
    { $found ->
    [1] Eine
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
   *[other] { $found }
    } von { $voters ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { $voters }
    } Stimmen richtig.
dixit-some-found-points = Je drei Punkte.
dixit-all-found = Alle lagen richtig.
dixit-none-found = Niemand lag richtig.
dixit-flat-points = Zwei Punkte für alle außer { $teller }.
dixit-vote-points = Jede Stimme für eine andere Karte ist ein Punkt für die Person, die sie gelegt hat.
dixit-told-this = meinte diese Karte
dixit-found-by = Gefunden von
dixit-found-by-nobody = Von niemandem gefunden
dixit-no-votes = 0 Stimmen
dixit-card-of = Karte von { $name }
dixit-votes-of =
    { $count ->
        [0] Keine Stimmen
        [one] Eine Stimme: { $names }
       *[other] { $count } Stimmen: { $names }
  }
dixit-path = Der Weg zu { $target } Punkten
dixit-gain = +{ $points }
dixit-next = Jetzt erzählt { $name }
dixit-next-you = Jetzt erzählst du
dixit-to-album = Album öffnen
dixit-looking = Noch nicht so weit: { $names }
dixit-go-soon = Gleich beginnt die nächste Geschichte

# ---- das Album

dixit-won =
    { $count ->
        [one] { $names } erzählt am besten
       *[other] { $names } erzählen am besten
  }
dixit-won-you =
    { $count ->
    [one] Du erzählst am besten
   *[other] { $names }, ihr erzählt am besten
  }
dixit-album = Das Album
dixit-album-stories =
    { $stories ->
        [one] eine Geschichte
       *[other] { $stories } Geschichten
  }
dixit-print =
    { $found ->
        [0] { $name }, von niemandem gefunden
       *[other] { $name }, { $found } von { $voters } Stimmen
  }
dixit-scores = Punktestand
dixit-remark-mind =
    { $times ->
        [2] { $reader } hat die Karte von { $teller } beide Male gefunden.
       *[other] { $reader } liest in { $teller } wie in einem Buch: { $times } von { $times } Karten gefunden.
  }
dixit-remark-found =
    { $times ->
    [one] Das beste Gespür am Tisch: { $names }. 1 von { $of } Karten gefunden!
    [2] Das beste Gespür am Tisch: { $names }. 2 von { $of } Karten gefunden!
    *[other] Das beste Gespür am Tisch: { $names }. { $times } von { $of } Karten gefunden!
    }
dixit-remark-fooled =
    { $votes ->
    [one] Die besten Köder: { $names }. Einmal hat jemand angebissen, und das hat niemand überboten.
   *[other] Die besten Köder: { $names }. { $votes }-mal hat jemand angebissen.
  }
dixit-remark-unfound = { $clue }: Darauf kam niemand.
dixit-whys = Was die Bots dachten
dixit-whys-hide = Bot-Gedanken ausblenden
dixit-again = Noch einmal
dixit-again-wait = Noch ein Spiel? Der Host kann es starten.

# ---- was die Bots dachten

why-tell =
    { $way ->
        [0] „{ $clue }“ heißt so viel wie { $theme }, nur um die Ecke gedacht.
        [1] Meine Karte flüsterte: { $theme }. Weitergesagt habe ich „{ $clue }“.
        [2] Einfach zu sagen, was auf meiner Karte ist, wäre zu leicht gewesen. Mir ging es um { $theme }, daher „{ $clue }“.
       *[other] Bei meiner Karte ging es für mich um { $theme }. Was darauf zu sehen ist, wollte ich nicht verraten, also sagte ich „{ $clue }“.
  }
why-tell-plain =
    { $way ->
    [0] „{ $clue }“ war das Erste, was mir zu meiner Karte einfiel.
    [1] Ich habe meine Karte angesehen, bis sie „{ $clue }“ sagte.
   *[other] Meine Karte sah aus wie jemand, der „{ $clue }“ sagen würde.
  }
why-lay =
    { $way ->
        [0] „{ $clue }“ klang für mich nach { $theme }, und davon hat diese Karte auch etwas.
        [1] Bei „{ $clue }“ dachte ich: { $theme }. Bei meiner Karte auch.
        [2] Wenn es bei „{ $clue }“ um { $theme } geht, könnte diese Karte glatt als die richtige durchgehen.
       *[other] Auf dieser Karte sehe ich { $theme }, und ein wenig davon auch in „{ $clue }“.
  }
why-lay-plain =
    { $way ->
    [0] Von allen meinen Karten kam diese „{ $clue }“ am nächsten.
    [1] Halt „{ $clue }“ neben diese Karte: Die beiden könnten verwandt sein.
   *[other] Ich hatte gehofft, dass jemand „{ $clue }“ darin sieht.
  }
why-lay-nothing =
    { $way ->
        [0] Nichts auf meiner Hand passte, also habe ich gelegt, was ich entbehren konnte.
        [1] Keine meiner Karten hatte je von diesem Hinweis gehört. Ich habe die gelegt, die dabei keine Miene verzogen hat.
       *[other] Auf diesen Hinweis hatte ich keine Antwort, nur eine Karte zum Loswerden.
  }
why-vote =
    { $way ->
    [0] Ich habe für Nummer { $number } gestimmt: Bei „{ $clue }“ dachte ich an { $theme }, bei diesem Bild auch.
    [1] „{ $clue }“ klang für mich nach { $theme }, und Nummer { $number } sah ganz danach aus.
    [2] Meine Stimme ging an Nummer { $number }: In dem Bild sehe ich { $theme }, in „{ $clue }“ auch.
   *[other] Nach „{ $clue }“ habe ich { $theme } gesucht und bin bei Nummer { $number } hängen geblieben.
  }
why-vote-plain =
    { $way ->
    [0] Ich habe für Nummer { $number } gestimmt: Dieses Bild kam „{ $clue }“ am nächsten.
    [1] Mit „{ $clue }“ im Ohr kam ich immer wieder auf Nummer { $number } zurück.
   *[other] Meine Stimme bekam Nummer { $number }. Die anderen hatten mit „{ $clue }“ weniger zu tun.
  }
why-tell-by-look =
    { $way ->
        [0] Von meiner Karte kenne ich nur die Farben. Sie ließen mich an { $theme } denken, also sagte ich „{ $clue }“.
       *[other] Mehr als Licht und Farbe sehe ich von meiner Karte nicht. Für mich heißt das: { $theme }. Deshalb „{ $clue }“.
  }
why-lay-by-look =
    { $way ->
        [0] Bei „{ $clue }“ denke ich an { $theme }. Bei den Farben dieser Karte auch, und mehr kenne ich von ihr nicht.
       *[other] Von dieser Karte kenne ich nur die Farben. Die lassen mich an { $theme } denken, und von da ist es nicht weit zu „{ $clue }“.
  }
why-vote-by-look =
    { $way ->
    [0] Ich habe für Nummer { $number } gestimmt. Ich kenne von dem Bild nur die Farben, und darin sehe ich { $theme }, genau wie in „{ $clue }“.
   *[other] Was auf Nummer { $number } zu sehen ist, weiß ich nicht, ich kenne nur die Farben. Die lassen mich an { $theme } denken, genau wie „{ $clue }“.
  }
why-vote-guess =
    { $way ->
    [0] Für Nummer { $number } habe ich mit geschlossenen Augen gestimmt: Ich hatte nicht den kleinsten Anhaltspunkt.
    [1] Nummer { $number } war geraten. Der Hinweis hat mir gar nichts gesagt.
   *[other] Ich habe eine Münze mit zu vielen Seiten geworfen, und sie fiel auf Nummer { $number }.
  }

# ---- Hausregeln: ein Satz auf Papier

dixit-house-language = Wir spielen
dixit-house-target = bis
dixit-house-pace = und überlegen
dixit-house-deck = Die Bilder:
dixit-house-all-decks = alle Decks zusammen
dixit-house-or = oder
dixit-house-own = eigene mitbringen
dixit-house-own-change = eigene ändern
dixit-house-tonight = zu einem Wort malen lassen
dixit-house-tonight-change = anderes Wort nennen
dixit-house-language-label = Sprache der Hinweise
dixit-house-target-label = Punkte bis zum Spielende
dixit-house-pace-label = Bedenkzeit
dixit-house-deck-label = Deck
dixit-house-stop = .
dixit-house-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
  }
dixit-house-off = ohne Uhr
dixit-house-relaxed = gemütlich
dixit-house-brisk = zügig
dixit-house-tell = Hinweis geben
dixit-house-lay = Karten legen
dixit-house-vote = Abstimmen
dixit-house-look = Auflösung ansehen

# ---- abgelehnt

refused-somebody-begins = Alle anderen haben gepasst: Die erste Geschichte gehört dir.
refused-card-not-held = Diese Karte hast du nicht auf der Hand.
refused-clue-empty = Ein Hinweis braucht mindestens ein Wort. Schon ein „hm“ genügt.
refused-clue-too-long = Das ist ja schon eine ganze Geschichte: Ein Hinweis darf höchstens { $most } Zeichen haben.
refused-clue-unprintable = Dieser Hinweis enthält Zeichen, die niemand lesen kann. Schreib ihn noch einmal.
refused-deck-too-small = Dieses Deck hat { $cards } Karten, für so viele Leute braucht ihr aber { $needed }. Nehmt ein anderes Deck oder spielt mit weniger Leuten.
refused-lay-so-many =
    { $cards ->
        [one] Leg genau eine Karte.
       *[other] Leg { $cards } verschiedene Karten.
  }
refused-no-such-number = Die Karten auf dem Tisch haben die Nummern 1 bis { $most }.
refused-no-such-recording = Diese Aufnahme ist an diesem Tisch nicht zu finden. Nimm deinen Hinweis noch einmal auf.
refused-own-card = Das ist deine eigene Karte. Stimm für eine andere.

# ---- Regeln zur Hand

dixit-rules-now = Im Moment
dixit-rules-whole = Das ganze Spiel in Kürze
dixit-rules-telling = Erzählen
dixit-rules-telling-text = Wer erzählt, wählt eine Karte von der Hand und gibt einen Hinweis darauf: ein Wort, eine Liedzeile, einen Laut. Verstehen ihn alle, ist er zu klar; versteht ihn niemand, ist er zu rätselhaft. In der allerersten Runde erzählt die Person, der zuerst ein Hinweis einfällt.
dixit-rules-laying = Legen
dixit-rules-laying-text = Alle anderen suchen sich aus ihrer Hand eine Karte aus, zu der der Hinweis auch passen würde, und legen sie verdeckt dazu. Zu dritt sind es je zwei Karten. Wer erzählt hat, schweigt von jetzt an, bis die Stimmen aufgedeckt sind.
dixit-rules-voting = Abstimmen
dixit-rules-voting-text = Alle Karten werden gemischt und nummeriert. Finde die Karte, die gemeint war; für deine eigene darfst du nicht stimmen. Die Stimmen bleiben geheim, bis die letzte da ist.
dixit-rules-revealed = Punkte
dixit-rules-revealed-text = Wer erzählt, will von manchen verstanden werden, aber nicht von allen. Und wenn deine Karte andere auf die falsche Fährte lockt, zahlt sich das für dich aus.
dixit-rules-goal = Jemand erzählt etwas zu einer Karte; die anderen verstecken sie zwischen ihren eigenen und suchen sie dann. Sobald jemand die nötigen Punkte hat, gewinnt, wer vorn liegt; bei Gleichstand gewinnt ihr gemeinsam.
dixit-rules-cards = Alle haben sechs Karten (zu dritt sieben) und füllen die Hand nach jeder Runde wieder auf. Dann erzählt die nächste Person im Uhrzeigersinn. Ist der Stapel leer, werden die gespielten Karten zu einem neuen gemischt.
dixit-rules-clock = Ist die Zeit um, entscheidet der Zufall für dich, und der ganze Tisch erfährt es.
dixit-rules-case = Wer was bekommt
dixit-rules-some = Manche fanden sie
dixit-rules-all = Alle oder niemand
dixit-rules-teller = wer erzählt
dixit-rules-finder = wer sie fand
dixit-rules-other = wer sie nicht fand
dixit-rules-decoy = für jede Stimme, die deine Karte bekommt

## Was geschehen ist

fact-dixit-told = { $name } erzählt: „{ $clue }“
fact-dixit-told-you = Du erzählst: „{ $clue }“
fact-dixit-told-unwritten = { $name } erzählt etwas zu einer Karte
fact-dixit-told-unwritten-you = Du erzählst etwas zu einer Karte
fact-dixit-teller-all = alle haben die richtige Karte gefunden
fact-dixit-teller-all-you = alle haben deine Karte gefunden
fact-dixit-teller-some = richtig getippt: { $names }
fact-dixit-teller-some-you = auf deine Karte getippt: { $names }
fact-dixit-teller-none = niemand hat die richtige Karte gefunden
fact-dixit-teller-none-you = niemand hat deine Karte gefunden
fact-dixit-found-some = hat die richtige Karte gefunden
fact-dixit-found-some-you = du hast die Karte von { $names } gefunden
fact-dixit-found-all = hat die Karte gefunden, wie alle anderen auch
fact-dixit-found-all-you = du hast die Karte von { $names } gefunden, wie alle anderen auch
fact-dixit-missed-some = hat auf eine andere Karte getippt
fact-dixit-missed-some-you = du hast eine andere Karte für die von { $names } gehalten
fact-dixit-missed-none = niemand hat die richtige Karte gefunden
fact-dixit-missed-none-you = niemand hat die Karte von { $names } gefunden
fact-dixit-fooled = auf diese Karte hereingefallen: { $names }
fact-dixit-fooled-you = auf deine Karte hereingefallen: { $names }
fact-recalled-dixit = Diese Karte wurde in diesem Haus { $told }-mal gesucht und von { $share ->
    [none] niemandem
    [few] wenigen
    [half] der Hälfte
    [most] den meisten
   *[all] allen
  } gefunden

## Das erste Mal

dixit-guide-hand = Diese Träume siehst nur du. Tippe einen an, den du erzählen könntest.
dixit-guide-clue = Gib dem Traum ein paar Worte mit: einen Hinweis, nicht die Lösung.
dixit-guide-lay = Leg etwas dazu, das auch gemeint sein könnte.
dixit-guide-vote = Eine davon ist die richtige Karte, der Rest sind Köder. Tippe eine an und stimm ab.
dixit-guide-searched = Jetzt suchen alle zwischen den Ködern nach deiner Karte. Verzieh keine Miene.
dixit-guide-points = Wer erzählt, bekommt drei Punkte, wenn manche die Karte finden, aber nicht alle.

## Die Idee in vier Bildern

dixit-story-1 = Jemand wählt einen Traum und gibt ihm ein paar Worte mit.
dixit-story-2 = Die anderen schmuggeln Karten dazu, die auch gemeint sein könnten.
dixit-story-3 = Alle Karten liegen offen. Welche war gemeint?
dixit-story-4 = Von manchen gefunden, aber nicht von allen: Das zahlt sich aus.

# ---- auf dem Fernseher

dixit-tv-recorded = Spielt die Aufnahme auf einem Handy ab
dixit-tv-opening = Alle Stimmen sind da
dixit-tv-ignored =
    { $count ->
        [one] Auf diese Karte ist niemand hereingefallen
       *[other] Auf diese Karten ist niemand hereingefallen
  }
dixit-tv-decoy = Nummer { $number } kam von { $name }
dixit-tv-fell = Hereingefallen: { $names }
dixit-tv-told = Und das ist die Karte von { $teller }!
dixit-tv-found =
    { $count ->
        [0] Niemand hat sie gefunden
       *[other] Gefunden von { $names }
  }
dixit-tv-last = Eben erzählt: die Geschichte von { $name }
dixit-tv-fell-for = Auf die Karte von { $name } hereingefallen:
dixit-tv-best = Die beste Geschichte des Abends

# wofür man sich an eine Runde erinnert; jeweils drei Varianten

dixit-tv-all =
    { $variant ->
    [0] Alle haben die Karte gefunden. Das war kein Rätsel, { $teller }, das war ein Etikett.
    [1] Alle! Dass das die Karte von { $teller } ist, wusste sogar die Lampe.
   *[other] Ihr habt { $teller } alle glatt durchschaut. Dafür gibt es nichts.
  }
dixit-tv-none =
    { $variant ->
    [0] Niemand. Das hat { $teller } wohl nur dem Mond erzählt.
    [1] Keine Menschenseele kam darauf. { $teller } bleibt ein Buch mit sieben Siegeln.
   *[other] Niemand. Dabei war es im Kopf von { $teller } so schön klar.
  }
dixit-tv-bot =
    { $variant ->
    [0] { $name } ist nur ein Bot und hat euch alle drangekriegt.
    [1] { $name } träumt nie. Auf diesen Traum seid ihr trotzdem alle hereingefallen.
   *[other] Ein Bot, alle eure Stimmen. { $name } wird jetzt unausstehlich.
  }
dixit-tv-fooled =
    { $variant ->
        [0] { $name } hat { $count } von euch aufs Glatteis geführt.
        [1] { $count } Stimmen für eine Fälschung. { $name } wird nicht einmal rot.
       *[other] Besser als das Original, fanden { $count } von euch. { $name } verbeugt sich.
  }
dixit-tv-one =
    { $variant ->
        [0] { $teller } hat geflüstert, und nur { $finder } hat es gehört.
        [1] Zwei Köpfe, ein Gedanke: { $teller } und { $finder }.
       *[other] { $finder } wusste es. Ihr anderen wart ganz woanders.
  }
dixit-tv-alone =
    { $variant ->
        [0] Alle außer { $name }. Wir sprechen nie wieder davon.
        [1] { $name } hat sich nicht beirren lassen. Leider.
       *[other] Alle nach links, { $name } nach rechts. Irgendwer muss ja.
  }
dixit-tv-scattered =
    { $variant ->
    [0] So viele Stimmen, so viele Meinungen. Lauter Fachleute hier.
    [1] Hier sind sich keine zwei einig. Herrlich.
   *[other] Jede Stimme für eine andere Karte. Habt ihr alle denselben Hinweis gehört?
  }
dixit-tv-some =
    { $variant ->
    [0] Für die einen sonnenklar, für die anderen dichter Nebel: So mag es { $teller }.
    [1] Die einen wussten es, die anderen lagen daneben, und { $teller } lächelt über beide.
   *[other] Halbe Geheimnisse sind die besten. Gut erzählt, { $teller }.
  }

# ---- was Bots laut sagen

says-dixit-telling-no-hurry = Keine Eile, { $name }. Die Karten laufen nicht weg.
says-dixit-telling-listening = Diesen Teil mag ich. Noch ist alles möglich.
says-dixit-telling-silence = Da denkt jemand nach. Man hört es fast.
says-dixit-laying-clue = Nicht schlecht, { $name }. Dein Hinweis macht mir ein bisschen Angst.
says-dixit-laying-sly = Gleich wird hier jemand ganz raffiniert. Ich spüre es.
says-dixit-laying-almost = Was fast passt, passt ja irgendwie auch.
says-dixit-voting-innocent = Die Karten sehen alle unschuldig aus. So fängt es immer an.
says-dixit-voting-back = Eine Karte geht mir nicht aus dem Kopf. Welche, verrate ich nicht.
says-dixit-voting-many = { $cards } Bilder, eine Wahrheit. Ich hatte schon schlechtere Karten.
says-dixit-revealed-all = Alle wussten es, { $name }. Du hast wohl laut gedacht.
says-dixit-revealed-nobody = Niemand kam darauf, { $name }. Du warst wohl auf einem anderen Stern.
says-dixit-revealed-some = Manche lesen in { $name } wie in einem Buch. Ich schreibe mit.
says-dixit-revealed-laid =
    { $votes ->
    [one] Eine Stimme für die Karte von { $name }. Schlau gelegt.
   *[other] { $votes } Stimmen für die Karte von { $name }. Schlau gelegt.
  }
says-dixit-revealed-leads = { $name } führt mit { $points }. Das sage ich ganz ohne Neid.
says-dixit-over-album =
    { $stories ->
        [one] Eine Geschichte. Ich würde sie einrahmen.
       *[other] { $stories } Geschichten. Ich würde sie alle einrahmen.
  }
says-dixit-over-again = Noch eine Runde? Ich werde gerade erst warm.

## Titel eines Spieleabends

title-dixit-liar = Lügt am schönsten
title-dixit-liar-why = { $amount ->
    [one] eine Stimme für ein Bild, das nie gemeint war
   *[other] { $amount } Stimmen für Bilder, die nie gemeint waren
  }
title-dixit-finder = Durchschaut Geschichten
title-dixit-finder-why = hat die richtige Karte { $amount }-mal gefunden
title-dixit-open-book = Ein offenes Buch
title-dixit-open-book-why = { $amount }-mal von allen durchschaut
title-dixit-riddle = Spricht in Rätseln
title-dixit-riddle-why = { $amount }-mal kam niemand mit
title-dixit-half-light = Zwischen den Zeilen
title-dixit-half-light-why = { $amount }-mal weder zu klar noch zu rätselhaft erzählt

# ---- im Bild des Albums

album-dixit-won = Am besten erzählt: { $names }
album-dixit-teller = Erzählt von { $name }
album-dixit-found = Gefunden von { $names }
album-dixit-found-by-none = Von niemandem gefunden
album-dixit-found-by-all = Von allen gefunden
album-dixit-recorded = ein Hinweis zum Anhören
album-dixit-aloud = laut gesagt
album-dixit-unsaid = ohne Worte

## Was dieses Haus gesehen hat

atlas-dixit-shelf = Träume
atlas-dixit-times = { $times ->
    [one] In diesem Haus einmal erzählt
   *[other] In diesem Haus { $times }-mal erzählt
  }
