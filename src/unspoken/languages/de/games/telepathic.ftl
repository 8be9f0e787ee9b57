# ---- an seiner Tür

cover-telepathic-title = Telepathic
cover-telepathic-tagline = Zusammen gewinnen, ohne ein Wort

# ---- wie man gewinnt, vor dem ersten Zug

tele-goal =
    { $mode ->
    [director] Zwei Verbündete wünschen sich insgeheim je eine Linie aus drei gleichen Plättchen und müssen eine andere vermeiden. Erfüllt beide Wünsche, lasst die Regie sie erraten, und ihr gewinnt alle.
    [four-partners] Zwei von euch wünschen sich insgeheim je eine Linie aus drei Plättchen, die anderen zwei müssen je eine vermeiden. Baut beide Wunschlinien und erratet sie, dann gewinnt ihr alle zusammen.
    [opposed] Ihr wünscht euch alle insgeheim eine bestimmte Linie aus drei Plättchen. Das erste Paar, das seine beiden Wunschlinien baut und errät, gewinnt.
   *[other] Ihr habt beide einen geheimen Wunsch: dreimal dieselbe Farbe oder Form in einer Linie. Und je einen Albtraum: Wird er wahr, verliert ihr. Beide Wünsche erfüllt? Sagt es an, erratet sie gegenseitig und gewinnt zusammen.
  }

# ---- Plättchen und Namen

tele-tile =
    { $colour ->
        [sun] Sonnen
        [coral] Korallen
        [sky] Himmels
       *[ink] Tinten
    }{ $shape ->
        [circle] kreis
        [star] stern
        [cross] kreuz
       *[moon] mond
  }
tele-three =
    { $mark ->
        [sun] dreimal Sonne
        [coral] dreimal Koralle
        [sky] dreimal Himmel
        [ink] dreimal Tinte
        [circle] drei Kreise
        [star] drei Sterne
        [cross] drei Kreuze
       *[moon] drei Monde
  }
tele-three-capital =
    { $mark ->
        [sun] Dreimal Sonne
        [coral] Dreimal Koralle
        [sky] Dreimal Himmel
        [ink] Dreimal Tinte
        [circle] Drei Kreise
        [star] Drei Sterne
        [cross] Drei Kreuze
       *[moon] Drei Monde
  }
tele-grid = Das Raster: vier Reihen mit je vier Plättchen
tele-row = Reihe { $row }
tele-directors = die Regie
channel-directors = Regie
tele-team-partners = Verbündete
tele-team-directors = Regie
tele-team-0 = Auge
tele-team-1 = Herz
tele-team-under = unter
tele-team-together = Ihr gewinnt oder verliert gemeinsam.

# ---- Karten, und wo sie wirken

tele-card =
    { $movement ->
    [rows-east] Reihe nach rechts
    [rows-west] Reihe nach links
    [rows-two] Reihe, zwei Schritte
    [rows-mirror] Reihe gespiegelt
    [columns-north] Spalte nach oben
    [columns-south] Spalte nach unten
    [columns-two] Spalte, zwei Schritte
    [columns-mirror] Spalte gespiegelt
    [quadrants-clockwise] Ecke rechtsherum
   *[quadrants-counter] Ecke linksherum
  }
tele-set =
    { $sets ->
        [rows] Reihe { $on }
        [columns] Spalte { $letter }
       *[quadrants] { $on ->
            [1] Ecke oben links
            [2] Ecke oben rechts
            [3] Ecke unten links
           *[4] Ecke unten rechts
        }
  }
tele-which =
    { $movement ->
    [rows-east] Welche Reihe nach rechts?
    [rows-west] Welche Reihe nach links?
    [rows-two] Welche Reihe zwei weiter?
    [rows-mirror] Welche Reihe spiegeln?
    [columns-north] Welche Spalte nach oben?
    [columns-south] Welche Spalte nach unten?
    [columns-two] Welche Spalte zwei weiter?
    [columns-mirror] Welche Spalte spiegeln?
    [quadrants-clockwise] Welche Ecke rechtsherum?
   *[quadrants-counter] Welche Ecke linksherum?
  }
tele-do =
    { $movement ->
        [rows-east] { $set } nach rechts schieben
        [rows-west] { $set } nach links schieben
        [rows-two] { $set } um zwei schieben
        [rows-mirror] { $set } spiegeln
        [columns-north] { $set } nach oben schieben
        [columns-south] { $set } nach unten schieben
        [columns-two] { $set } um zwei schieben
        [columns-mirror] { $set } spiegeln
        [quadrants-clockwise] { $set } rechtsherum drehen
       *[quadrants-counter] { $set } linksherum drehen
  }
tele-move =
    { $movement ->
        [rows-mirror] { $set } spiegeln
        [columns-mirror] { $set } spiegeln
        [quadrants-clockwise] Diese Ecke drehen
        [quadrants-counter] Diese Ecke drehen
       *[other] { $set } schieben
  }
tele-how =
    { $movement ->
    [rows-mirror] Die Reihe wird umgekehrt: Die beiden äußeren Plättchen tauschen die Plätze, die beiden inneren auch.
    [columns-mirror] Die Spalte wird auf den Kopf gestellt: Die beiden äußeren Plättchen tauschen die Plätze, die beiden inneren auch.
    [quadrants-clockwise] Vier Plättchen in einer Ecke rücken im Uhrzeigersinn einen Platz weiter.
    [quadrants-counter] Vier Plättchen in einer Ecke rücken gegen den Uhrzeigersinn einen Platz weiter.
   *[other] Was über den Rand geschoben wird, kommt am anderen Ende wieder herein.
  }
tele-row-of-cards = Die offenen Karten
tele-deck =
    { $deck ->
        [0] Keine Karte mehr im Stapel
        [one] Eine Karte im Stapel
       *[other] { $deck } Karten im Stapel
  }
tele-removed =
    { $removed ->
        [one] eine ungesehen beiseitegelegt
       *[other] { $removed } ungesehen beiseitegelegt
  }

# ---- die Zeile

tele-dealing = Plättchen werden ausgelegt
tele-claiming = Wer hatte zuletzt ein übersinnliches Erlebnis?
tele-claiming-hint = Wer sich zuerst meldet, beginnt. Meldet sich niemand, entscheidet der Zufall.
tele-claiming-wait = Noch wird überlegt, ob da was war
tele-claim = Ich
tele-go-on = Nicht dass ich wüsste

tele-hand = Steck { $performer } eine Karte zu
tele-hand-hint = { $performer } entscheidet, wo die Karte wirkt
tele-hand-together = Einigt euch auf eine Karte: Nur die Regie hört mit
tele-wait-card-you =
    { $many ->
    [yes] Die Regie sucht eine Karte für dich aus
   *[no] { $hander } sucht eine Karte für dich aus
  }
tele-wait-card =
    { $many ->
    [yes] Die Regie sucht eine Karte für { $performer } aus
   *[no] { $hander } sucht eine Karte für { $performer } aus
  }
tele-wait-card-hint = Jede zugesteckte Karte hat etwas zu bedeuten
tele-may-announce = Schon sicher? Zwischen zwei Zügen darfst du immer ansagen
tele-must-announce = Keine Karten mehr
tele-must-announce-hint = Jetzt muss es raus: Wer wollte was?

tele-try =
    { $sets ->
    [rows] Tippe eine Reihe an, um zu sehen, was passieren würde
    [columns] Tippe eine Spalte an, um zu sehen, was passieren würde
   *[quadrants] Tippe eine Ecke an, um zu sehen, was passieren würde
  }
tele-preview = Nur eine Vorschau. Noch hat sich nichts bewegt.
tele-as-it-lies = So liegen die Plättchen jetzt.
tele-wait-set-yours = { $performer } hat deine Karte
tele-wait-set = { $performer } hat die Karte
tele-wait-set-hint = Wo die Karte wirkt, verrät auch etwas

tele-what-wanted = Was wollte { $name } die ganze Zeit?
tele-announce-hint = Danach nennt { $name } deinen Wunsch. Habt ihr beide richtig geraten und sind beide Linien fertig, gewinnt ihr zusammen. Sonst verliert ihr zusammen.
tele-announce-hint-opposed = Danach nennt { $name } deinen Wunsch. Habt ihr beide richtig geraten und sind beide Linien fertig, gewinnt euer Team, sonst das andere.
tele-both-wanted = Was wollten die beiden die ganze Zeit?
tele-both-hint = Sind beide Wünsche erraten und beide Linien fertig, gewinnt ihr alle. Sonst verliert ihr alle.
tele-speak = Weißt du, was { $hander } will?
tele-speak-hint = Sag es jetzt an, oder lass das Spiel weitergehen
tele-wait-speak = Macht { $performer } eine Ansage?
tele-wait-speak-hint = Wer die Plättchen bewegt hat, darf danach eine Ansage machen
tele-answer = Und was wollte { $announcer }?
tele-answer-hint = { $announcer } meint, du wolltest { $name }.
tele-wait-answer =
  { $yours ->
    [yes] „{ $name }“, sagst du
   *[no] „{ $name }“, sagt { $announcer }
  }
tele-wait-answer-hint = Jetzt nennt { $answerer } den anderen Wunsch

tele-pause = Luft anhalten
tele-pause-hint =
    { $seconds ->
    [one] Jede Entscheidung wird erst nach einer Sekunde sichtbar, damit sich niemand durch Eile verrät.
   *[other] Jede Entscheidung wird erst nach { $seconds } Sekunden sichtbar, damit sich niemand durch Eile verrät.
  }
tele-hush = Kein Wort, bis jemand ansagt, dass beide Linien da sind.
tele-hush-answer = Kein Wort, bis die Antwort da ist.

# ---- was man tut

tele-hand-to = An { $name } geben
tele-propose-to = Für { $name } vorschlagen
tele-hand-stands = Dein Vorschlag steht
tele-wishes = { $name } ist für diese Karte
tele-announce = Ansagen
tele-choose-first =
    { $sets ->
        [rows] Wähle eine Reihe
        [columns] Wähle eine Spalte
       *[quadrants] Wähle eine Ecke
  }
tele-choice-stands = Gewählt
tele-before = Vorher
tele-key-choose = wählen
tele-key-before = vorher
tele-key-move = ziehen
tele-names = Nenn den Wunsch
tele-name-first = Wähle einen Wunsch
tele-announce-this = „{ $said }“ ansagen
tele-propose-this = „{ $said }“ vorschlagen
tele-answer-this = „{ $said }“ sagen
tele-not-yet = Noch nicht
tele-pass = Weiter
tele-proposes = { $name } würde ansagen: { $colour } und { $shape }
tele-take-up = Ich auch
tele-told =
    { $many ->
        [yes] Die Regie
       *[no] { $hander }
    } hat { $performer } „{ $card }“ zugesteckt. Bewegt wurde: { $set }.
tele-told-handed =
    { $many ->
        [yes] Die Regie
       *[no] { $hander }
    } hat { $performer } „{ $card }“ zugesteckt.

# ---- nur für mich

tele-you-win = Dein Wunsch
tele-you-lose = Dein Albtraum
tele-cover = Zum Verdecken antippen.
tele-covered = Verdeckt
tele-uncover = Antippen, um dein Geheimnis zu sehen.
tele-team = Mit { $name }
tele-notebook = Notizen
tele-notes-private = Diese Seiten siehst nur du. Sie bleiben in diesem Browser.
tele-note-win = Wunsch
tele-note-lose = Albtraum
tele-note =
    { $mark }, { $note ->
        [yes] ganz sicher
        [no] sicher nicht
        [maybe] vielleicht
       *[blank] keine Notiz
  }
tele-turns = Die Züge bisher

# ---- das Ende

tele-moment-names = Beide Wünsche genannt
tele-moment-grid = Und was sagen die Plättchen?
tele-says =
    { $many ->
        [yes] Die Regie sagt
       *[no] { $name } sagt
  }
tele-won = Gemeinsam gewonnen
tele-won-hint =
    { $turns ->
        [one] mit einer Karte und ohne ein Wort
        [2] mit zwei Karten und ohne ein Wort
        [3] mit drei Karten und ohne ein Wort
        [4] mit vier Karten und ohne ein Wort
        [5] mit fünf Karten und ohne ein Wort
        [6] mit sechs Karten und ohne ein Wort
        [7] mit sieben Karten und ohne ein Wort
        [8] mit acht Karten und ohne ein Wort
        [9] mit neun Karten und ohne ein Wort
        [10] mit zehn Karten und ohne ein Wort
       *[other] mit { $turns } Karten und ohne ein Wort
  }
tele-won-team = { $names } gewinnen
tele-won-team-yours = Ihr könnt Gedanken lesen
tele-won-team-right = Beide Wünsche erraten, beide Linien fertig.
tele-unattended = Es war niemand am Tisch
tele-unattended-hint = Sechzehn Züge hat die Uhr allein gespielt. Damit ist das Spiel aus, und niemand hat gewonnen.
tele-won-team-wrong = Die anderen haben zu früh geredet.
tele-lost = Diese Linie war der Albtraum von { $names }. Ihr verliert zusammen.
tele-lost-yours = Diese Linie war dein Albtraum. Ihr verliert zusammen.
tele-missed = Aneinander vorbeigedacht
tele-missed-names = Ein Wunsch wurde falsch geraten. Ihr verliert zusammen.
tele-missed-grid = Alles richtig erraten, aber die Linien waren noch nicht fertig. Ihr verliert zusammen.
tele-wanted = Wunsch von { $name }
tele-avoided = Albtraum von { $name }
tele-said =
    { $many ->
        [yes] Die Regie
       *[no] { $name }
    } sagte: { $mark }
tele-again = Noch einmal
tele-again-wait = Noch ein Spiel? Der Host kann es starten.
tele-look-back = Zug für Zug
tele-turn =
    { $turn ->
        [0] Wie es begann
       *[other] Zug { $turn }
  }
tele-turn-start = Noch ahnte niemand etwas.
tele-back = Einen Zug zurück
tele-forth = Nächster Zug
tele-to-the-end = Das Ende
tele-belief = Was sich über { $of } vermuten ließ ({ $names })
tele-belief-legend = Umrandet ist die Wahrheit. Niemand musste so denken, aber so viel ließ sich allein aus den Zügen schließen.
tele-belief-win = Wunsch
tele-belief-lose = Albtraum
tele-belief-truth = die Wahrheit
tele-percent = { $share } %

# ---- was die Bots dachten

why-announce =
    { $sure ->
        [100] Ich habe angesagt, weil ich mir ganz sicher war.
       *[other] Ich habe angesagt, weil ich mir zu { $sure } % sicher war.
  }
says-telepathic-why-announce =
    { $sure ->
    [100] Lasst uns ansagen. Ich bin mir ganz sicher.
   *[other] Lasst uns ansagen. Ich bin mir zu { $sure } % sicher.
  }
why-answer =
    { $sure ->
        [100] Bei meiner Antwort war ich mir ganz sicher.
       *[other] Bei meiner Antwort war ich mir zu { $sure } % sicher.
  }

# ---- Hausregeln: ein Satz auf Papier

tele-house-mode = Wir spielen
tele-house-removed = mit
tele-house-pause = Entscheidungen sieht man
tele-house-pace = und wir überlegen
tele-house-mode-label = Spielart
tele-house-removed-label = Karten im Spiel
tele-house-pause-label = Wann man Entscheidungen sieht
tele-house-pace-label = Bedenkzeit
tele-house-stop = .
tele-house-mode-name =
    { $mode ->
        [first] ein erstes Spiel zu zweit
        [standard] zu zweit
        [director] unter Regie
        [four-partners] als vier Verbündete
       *[opposed] zwei gegen zwei
  }
tele-house-cards =
    { $removed ->
        [0] allen zehn Karten
       *[other] { $left } Karten, { $removed } ungesehen beiseitegelegt
  }
tele-house-shown =
    { $pause ->
        [0] sofort
        [one] nach einer Sekunde
       *[other] nach { $pause } Sekunden
  }
tele-house-off = ohne Uhr
tele-house-relaxed = gemütlich
tele-house-brisk = zügig
tele-house-begin = Wer beginnt
tele-house-hand = Die Karte
tele-house-perform = Wo die Karte wirkt
tele-house-announce = Die Ansage

# ---- abgelehnt

refused-card-not-open = Diese Karte liegt nicht offen auf dem Tisch.
refused-no-such-set = Diese Karte kann an { $most } Orten wirken, aber nicht an diesem.
refused-wrong-kind = Hier ist eine andere Art von Wunsch gefragt.

# ---- Regeln zur Hand

tele-rules-now = Im Moment
tele-rules-whole = Das ganze Spiel in Kürze
tele-rules-goal = Sechzehn Plättchen, zwei Geheimnisse, kein Wort. Ihr habt beide einen Wunsch, der wahr werden soll, und einen Albtraum, der nie wahr werden darf. Was dein Gegenüber im Sinn hat, verraten dir nur die Karten, die ihr euch zusteckt: Ihr gewinnt zusammen, oder ihr verliert zusammen.
tele-rules-claiming = Anfangen
tele-rules-claiming-text = Eine Seite spielt Farben, die andere Formen. Ihr zieht beide geheim einen Wunsch und einen Albtraum. Gemeint sind immer drei Plättchen dieser Farbe oder Form, die in einer Reihe oder Spalte direkt nebeneinander oder untereinander liegen, nicht über den Rand hinweg. Vier zählen auch.
tele-rules-handing = Zustecken
tele-rules-handing-text = Steck deinem Gegenüber eine der offenen Karten zu. Danach ist sie verbraucht, und solange der Stapel reicht, rückt eine neue nach.
tele-rules-performing = Ausspielen
tele-rules-performing-text = Wer die Karte bekommt, wählt aus, welche Reihe, Spalte oder Ecke sie bewegt. Entsteht eine Albtraumlinie, ist sofort alles verloren. Entsteht eine Wunschlinie, verrät es euch niemand.
tele-rules-speaking = Ansagen
tele-rules-speaking-text = Nach jedem vollständigen Zug dürft ihr beide ansagen: Nenn den Wunsch deines Gegenübers, dann nennt dein Gegenüber deinen. Habt ihr beide richtig geraten und sind beide Linien fertig, gewinnt ihr zusammen. Sonst verliert ihr zusammen. Ist keine Karte mehr da, müsst ihr ansagen.
tele-rules-answering = Antworten
tele-rules-answering-text = Dein Gegenüber hat deinen Wunsch genannt. Nun nenn den Wunsch deines Gegenübers. Ein Zurück gibt es nicht.
tele-rules-modes = Andere Spielarten
tele-rules-first = Ein erstes Spiel
tele-rules-first-text = Gespielt wird nur mit den vier Karten für einen einzelnen Schritt. In den ersten hundert Zügen kommt jede gespielte Karte zurück in die Auslage.
tele-rules-director = Regie
tele-rules-director-text = Für drei bis acht Personen. Zwei Verbündete hüten die Geheimnisse; alle anderen führen gemeinsam Regie, stecken den beiden abwechselnd alle Karten zu, beraten sich untereinander und sagen beide Wünsche an.
tele-rules-four-partners = Vier Verbündete
tele-rules-four-partners-text = Ihr habt alle nur eine Karte: eine Farbe als Albtraum, eine Farbe als Wunsch, eine Form als Albtraum oder eine Form als Wunsch. Wenn du dran bist, steckst du der Person rechts von dir eine Karte zu oder sagst beide Wünsche an. Aus den gespielten Karten wird ein neuer Stapel, aber nur einmal.
tele-rules-opposed = Zwei gegen zwei
tele-rules-opposed-text = Wer zusammengehört, sitzt sich gegenüber, und Albträume hat niemand. Gleich nach dem Ausspielen darfst du den Wunsch deines Gegenübers ansagen, und dein Gegenüber nennt deinen. Habt ihr beide richtig geraten und sind beide Linien fertig, gewinnt euer Team, sonst das andere.
tele-rules-challenge = Wer es schwerer mag, nimmt bis zu sechs Karten ungesehen aus dem Stapel.
tele-rules-silence = Vom Austeilen bis zur Ansage schreibt niemand, und niemand gibt ein Zeichen. Verzieht auch keine Miene.
tele-rules-clock = Ist die Zeit um, entscheidet der Zufall für dich, und der ganze Tisch erfährt es.

## Was geschehen ist

fact-tele-announced = { $name } sagt an
fact-tele-announced-you = Du sagst an
fact-tele-announced-together = Die Regie sagt an
fact-tele-named-right = { $name } hat den Wunsch erraten ({ $names })
fact-tele-named-right-you = Du hast den Wunsch von { $names } erraten
fact-tele-named-wrong = { $name } lag beim Wunsch daneben ({ $names })
fact-tele-named-wrong-you = Du lagst beim Wunsch von { $names } daneben
fact-tele-named-together-right = Die Regie lag bei { $name } richtig
fact-tele-named-together-right-you = Die Regie lag bei dir richtig
fact-tele-named-together-wrong = Die Regie lag bei { $name } falsch
fact-tele-named-together-wrong-you = Die Regie lag bei dir falsch
fact-tele-lost-by = Diese Linie war der Albtraum von { $name }
fact-tele-lost-by-you = Diese Linie war dein Albtraum
fact-tele-unattended = Es war niemand mehr am Tisch
fact-tele-not-met = Alles richtig erraten, aber noch waren nicht alle Linien fertig: { $names }

## Das erste Mal

tele-guide-mine = Dein Geheimnis: Dein Wunsch soll dreimal in einer Linie liegen. Liegt dein Albtraum dreimal in einer Linie, verliert ihr.
tele-guide-hand = Tippe eine Karte an, um sie zuzustecken: Deine Wahl ist alles, was du sagen kannst.
tele-guide-perform = Diese Karte wurde dir zugesteckt. Tippe die Reihe, Spalte oder Ecke an, die sich bewegen soll.
tele-guide-announce = Du kennst den Wunsch deines Gegenübers, und beide Linien sind fertig? Dann sag es an.

## Die Idee in vier Bildern

tele-story-1 = Ihr habt beide einen heimlichen Wunsch: drei Plättchen gleicher Farbe oder Form in einer Linie.
tele-story-2 = Du steckst deinem Gegenüber eine Karte zu; wo sie wirkt, entscheidest nicht du.
tele-story-3 = Jede Wahl ist ein Wink, denn reden dürft ihr nicht.
tele-story-4 = Sind beide Wünsche erfüllt und richtig erraten, gewinnt ihr zusammen.

# ---- was Bots laut sagen, vor der Stille und danach

says-telepathic-before-silence = Letzte Worte vor der Stille. Das waren meine.
says-telepathic-before-tiles = Sechzehn Plättchen, und keins sagt ein Wort.
says-telepathic-before-first = Irgendwer wird schon anfangen. Ich kann sehr leise warten.
says-telepathic-won-together = Und kein Wort ist gefallen. Bemerkenswert.
says-telepathic-won-turns =
    { $turns ->
        [one] Ein Zug. Viel nachdenken musste da niemand.
       *[other] { $turns } Züge, und jemand hat verstanden.
  }
says-telepathic-won-praise = Gut gedacht, { $name }. Ich konnte es fast hören.
says-telepathic-lost-line = Das war also die Albtraumlinie. Sie sah so ordentlich aus.
says-telepathic-lost-turns =
    { $turns ->
        [one] Ein Zug. Das ging aber schnell.
       *[other] Ein vollendetes Missverständnis in { $turns } Zügen.
  }
says-telepathic-lost-kind = Wir hatten denselben Gedanken. Leider den falschen.
says-telepathic-missed-guess = Nah dran an dem, was gemeint war. Irgendwie.
says-telepathic-missed-near = Ich hätte es auch geglaubt.
says-telepathic-over-talk = Jetzt dürfen wir reden, und ich habe alles vergessen.
says-telepathic-over-again = Noch einmal? Denk „ja“, dann weiß ich Bescheid.

## Titel eines Spieleabends

title-tele-mind = Liest Gedanken
title-tele-mind-why = hat { $amount }-mal einen fremden Wunsch erraten
title-tele-glass = Glasklar
title-tele-glass-why = wurde { $amount }-mal ohne ein Wort verstanden
title-tele-rash = Vorschnell
title-tele-rash-why = { $amount ->
    [one] lag bei einem Wunsch daneben
   *[other] lag bei { $amount } Wünschen daneben
  }

# ---- im Bild des Albums

album-telepathic-won = Ein und derselbe Gedanke: { $names }
album-telepathic-lost = Zwei Gedanken, die sich verfehlt haben
album-telepathic-unattended = Ein Gedanke, den niemand zu Ende dachte
album-telepathic-minds = Unter jedem Brett steht, welchen Wunsch { $name } bei { $other } vermuten konnte, und darunter umgekehrt. Der Ring zeigt die Wahrheit.
album-telepathic-many-minds = Unter jedem Brett steht, welche Wünsche man bei den anderen jeweils vermuten konnte. Der Ring zeigt die Wahrheit.
album-telepathic-held = { $name }
album-telepathic-wanted = Wunsch
album-telepathic-feared = Albtraum
album-telepathic-turn = { $number } · Karte von { $name }, Zug von { $other }
album-telepathic-directed = { $number } · Zug von { $name }

# ---- das Tagesrätsel

tele-today-line = Was will dein Gegenüber?
tele-today-own = Du willst { tele-three } in einer Linie.
tele-today-rule = Dein Gegenüber will dreimal dieselbe Form und spielt jede Karte so, dass möglichst viele Paare dieser Form Kante an Kante liegen. Sieh dir beide Züge an.
tele-today-moves = Die Züge bisher
tele-today-before = Vorher
tele-today-move = Zug { $number }
tele-today-look = Die Plättchen vor dem ersten Zug
tele-today-wants = Dein Gegenüber will
tele-today-hand = Wähle die Karte, mit der beide Linien fertig werden
tele-today-next = Jetzt die Karte
tele-today-again = Noch mal schauen
tele-today-do = Zustecken
tele-today-about = Zwei teilen sich ein Brett und dürfen nicht sagen, was sie wollen: Sieh dir die Züge deines Gegenübers an, errate den Wunsch und hilf mit der richtigen Karte.
tele-today-right = Gedanken gelesen
tele-today-nearly = Richtig geraten, aber die falsche Karte
tele-today-wrong = Aneinander vorbeigedacht
tele-today-lucky = Glück mit der Karte, aber falsch geraten
tele-today-was = Dein Gegenüber wollte { tele-three }
tele-today-you-said = Du sagtest
tele-today-wanted = Dein Gegenüber wollte
tele-today-pairs = { $pairs ->
    [0] kein Paar
    [one] ein Paar
   *[other] { $pairs } Paare
  }
tele-today-why = Warum { tele-three }? Jeder Zug brachte mehr davon zusammen, Seite an Seite. Keine andere Form erklärt beide Züge.
tele-today-not = Warum nicht { tele-three }? Dann hätte Zug { $number } anders ausgesehen: Dieselbe Karte hätte mehr davon zusammenbringen können.
tele-today-played = Gespielt
tele-today-instead = Möglich
tele-today-card-won = Mit deiner Karte sind beide Linien fertig
tele-today-card-lucky = Glück gehabt: Mit deiner Karte sind beide Linien fertig
tele-today-card-right = Die Karte, mit der beide Linien fertig werden
tele-today-card-yours = Die Karte, die du zugesteckt hast
tele-today-both = Beide Linien: deine und die deines Gegenübers
tele-today-lines = { $lines ->
    [0] Keine Linie
    [one] Nur eine der beiden Linien
   *[other] Beide Linien
  }

tele-today-won = Beide Linien sind fertig
tele-today-lost = Mit dieser Karte werden nicht beide Linien fertig
tele-today-read = Richtig erraten: { tele-three }.
tele-today-misread = Dein Gegenüber wollte { tele-three }.
tele-today-touched = Paare Kante an Kante, Zug um Zug: { $counts }
tele-today-card = Die richtige Karte war: { tele-card }.

# ---- auf dem Fernseher

tele-tv-aim = Eure Wünsche sind geheim: je drei Plättchen in einer Linie. Lasst die Karten sprechen und nennt dann die Wünsche.
tele-tv-quick =
    { $variant ->
        [0] War das ein Spiel oder nur ein Blick?
       *[1] Wer so einen Draht zueinander hat, braucht kein Telefon
  }
tele-tv-won =
    { $variant ->
        [0] Irgendwo packt jetzt jemand die Kristallkugel ein
       *[1] Kein Wort, und doch beenden sie gegenseitig ihre Sätze
  }
tele-tv-names =
    { $variant ->
        [0] Eine tiefe Verbindung. Leider nicht zueinander
       *[1] Die Telepathie ist heute außer Betrieb. Versucht es mit Reden
  }
tele-tv-grid =
    { $variant ->
        [0] Alle wussten es. Nur den Plättchen hat es niemand gesagt
       *[1] Zwei auf einer Wellenlänge, sechzehn Plättchen anderer Meinung
  }
tele-tv-lose =
    { $variant ->
        [0] Genau die drei, die sich nie begegnen sollten
       *[1] Ein Plättchen zu viel. Dem Raster entgeht nichts
  }
tele-tv-team-right =
    { $variant ->
        [0] Die einen lesen Gedanken, die anderen Kaffeesatz
       *[1] Fragt sie nichts: Sie wissen es schon
  }
tele-tv-team-wrong =
    { $variant ->
        [0] Ganz schön mutig. Das andere Team sagt Danke
       *[1] Viel Zuversicht, wenig Telepathie
  }
