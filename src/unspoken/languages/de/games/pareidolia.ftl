# ---- an seiner Tür

cover-pareidolia-title = Pareidolia
cover-pareidolia-tagline = Ein stummes Duo, ein Himmel

# ---- wie man gewinnt, vor dem ersten Zug

par-goal =
    Zwei bauen aus Wolken ein Wort. Wer es errät, bekommt wie sie einen Tropfen. Wer nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
    } die meisten hat, gewinnt.

# ---- die Zeile

par-you-said = Du
par-round = Runde { $round } von { $rounds }
par-shuffling = Die Wörter werden gemischt
par-claiming = Wer hat zuletzt etwas in den Wolken gesehen?
par-claiming-hint = Wer das war, macht den Anfang. Die erste Meldung zählt; meldet sich niemand, entscheidet der Zufall.
par-claiming-wait = Die anderen schauen noch nach oben
par-claim = Ich
par-go-on = Ich nicht

par-keep = Welches Wort baust du?
par-keep-hint = { $second } baut mit. Die anderen müssen raten.
par-wait-keep = { $artist } sucht ein Wort aus
par-wait-keep-you = { $artist } sucht ein Wort für euch beide aus
par-know = Das ist euer Wort
par-know-hint = Du und { $artist } baut es aus Wolken, abwechselnd und ohne ein Wort
par-wait-know = { $second } liest das Wort
par-toss = Wirf die erste Wolke
par-toss-hint = Wo und auf welcher Seite sie landet, weiß nur der Wind
par-what-will = Was wird das wohl? { $category }.
par-wait-toss = { $artist } wirft die erste Wolke
par-what-is = Was ist das? { $category }.
par-turn = { $name } ist dran, danach { $other }
par-turn-yours = Du bist dran
par-turn-other = { $name } ist dran
par-bell = Sonnenuntergang
par-bell-artist = Hat es jemand gesagt? Noch kannst du den Tipp gelten lassen.
par-bell-none = Niemand hat es gesagt
par-bell-hint = Noch kann das Duo einen Tipp gelten lassen
par-found = { $name } hat es erkannt
par-found-you = Du hast es erkannt
par-found-hint = „{ $text }“
par-not-found = Vorbeigezogen
par-not-found-hint = Niemand hat es rechtzeitig erkannt
par-voting = Wer wirkt am entspanntesten?
par-voting-hint = Gleichstand: Ihr entscheidet. Die Stimmen bleiben geheim, bis alle da sind.
par-voting-wait = Gleichstand, und die anderen entscheiden. Ausatmen.
par-won = { $count ->
    [one] { $names } gewinnt
   *[other] Gemeinsam gewonnen: { $names }
  }
par-won-you = Du gewinnst
par-won-hint = { $most ->
    [one] mit einem Tropfen
   *[other] mit { $most } Tropfen
  }
par-won-vote = { $most ->
    [one] mit einem Tropfen und dem ruhigsten Gesicht
   *[other] mit { $most } Tropfen und dem ruhigsten Gesicht
  }

# ---- Wörter

par-words = Drei Wörter
par-keep-first = Wähle ein Wort
par-keep-this = „{ $word }“ bauen
par-secret = Lass die anderen raten · { $name } kennt es auch
par-know-it = Gemerkt
par-toss-first = Wähle eine Wolke
par-toss-it = Werfen

# ---- der Himmel

par-sky-empty = Der Himmel ist leer.
par-sky-told = { $count ->
    [one] Eine Wolke am Himmel: { $clouds }.
   *[other] { $count } Wolken am Himmel, die unterste zuerst: { $clouds }.
  }
par-lies = { $cloud }, { $row ->
    [upper] { $column ->
        [left] oben links
        [right] oben rechts
       *[middle] oben in der Mitte
  }
    [lower] { $column ->
        [left] unten links
        [right] unten rechts
       *[middle] unten in der Mitte
  }
   *[middle] { $column ->
        [left] links
        [right] rechts
       *[middle] in der Mitte
  }
  }
par-held = { $lies }, { $across } nach rechts, { $down } nach unten{ $turn ->
    [0] {""}
   *[other] {", um "}{ $turn } Grad gedreht
  }{ $flip ->
    [yes] {", gewendet"}
   *[no] {""}
  }
par-told = { $kind ->
    [toss] { $name } wirft die Wolke „{ $cloud }“: Sie landet
    [place] { $name } legt die Wolke „{ $cloud }“ hin: Sie liegt
    [pick-up] { $name } legt die Wolke „{ $cloud }“ um: Jetzt liegt sie
    [remove] { $name } nimmt die Wolke „{ $cloud }“ weg: Sie lag
    [nudge] { $name } stupst die Wolke „{ $cloud }“ an: Jetzt liegt sie
   *[pass] { $name } passt.
    }{ $kind ->
    [pass] {""}
   *[other] {" "}{ $row ->
    [upper] { $column ->
    [left] oben links.
    [right] oben rechts.
   *[middle] oben in der Mitte.
  }
    [lower] { $column ->
    [left] unten links.
    [right] unten rechts.
   *[middle] unten in der Mitte.
  }
   *[middle] { $column ->
    [left] links.
    [right] rechts.
   *[middle] in der Mitte.
  }
  }
  }
par-guess-told = { $name } sieht: { $text }
par-view = Dein Blick auf den Himmel
par-view-left = Ansicht nach links drehen
par-view-right = Ansicht nach rechts drehen
par-view-upright = Deine Ansicht ist um { $turn } Grad gedreht. Wieder gerade drehen
par-view-whole = Der ganze Himmel
par-seconds-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
  }

# ---- Hände

par-your-action = Du bist dran
par-then = dann { $name }
par-mode-place = Legen
par-mode-pick-up = Umlegen
par-mode-remove = Entfernen
par-mode-nudge = Stupsen
par-do-place = Hinlegen
par-do-pick-up = Hinlegen
par-do-remove = Wegnehmen
par-do-nudge = Stupsen
par-supply = Wolken neben dem Himmel
par-supply-of = { $cloud }, { $left ->
    [0] keine mehr da
   *[other] noch { $left }
  }
par-clouds-there = Wolken am Himmel
par-cloud-there = Wolke { $number }: { $lies }{ $protected ->
    [yes] {", im Moment tabu"}
   *[no] {""}
  }
par-handle-right = Rechtsherum drehen
par-handle-left = Linksherum drehen
par-handle-flip = Wenden
par-hint-place = Zieh eine Wolke an den Himmel oder beweg eine, die schon dort ist
par-hint-pick-up = Welche Wolke legst du um?
par-hint-held = Dreh, wende oder schieb die Wolke. Dann leg sie hin.
par-hint-remove = Welche Wolke kommt weg?
par-hint-removing = Die Wolke kommt zurück neben den Himmel
par-hint-nudge = Stups eine Wolke an: Setz den Finger auf freien Himmel und zieh ihn zu ihr
par-hint-stroke = Entlang dieser Linie
par-hint-aimed = { $side ->
    [left] Von links
    [above] Von oben
    [right] Von rechts
   *[below] Von unten
    }. Wähle die Wolke noch einmal, um die Seite zu wechseln
par-no-way-to-nudge = Neben diese Wolke passt kein Finger.
par-moves = Bewegen
par-move-left = Nach links
par-move-up = Nach oben
par-move-down = Nach unten
par-move-right = Nach rechts
par-locked = zuletzt: { $name }
par-locked-place = von { $name } weggenommen
par-protected = Das war der letzte Zug von { $name }. Vorerst Finger weg.
par-not-there-again = { $name } hat dort gerade so eine Wolke weggenommen. Leg deine woandershin.
par-finger-on-cloud = Setz den Finger zuerst auf ein freies Stück Himmel.
par-too-short = Zieh die Linie ein bisschen länger.
par-meets-nothing = Die Linie trifft keine Wolke.
par-meets-protected = Die Linie trifft zuerst eine Wolke, die { $name } gerade erst gelegt oder bewegt hat.

# ---- Tipps

par-seen = Bisher gesehen
par-none-said = Sag einfach, was du siehst.
par-none-said-artist = Noch hat niemand etwas gesagt.
par-guess-label = Was siehst du?
par-i-see = Ich sehe …
par-say = Sagen
par-guess-note = Rate einfach drauflos, { $language }. Das Duo schweigt.
par-yes = Das ist es
par-yes-of = „{ $text }“: Das ist es
par-yes-again = Sicher?
par-yes-sure = Ist „{ $text }“ wirklich richtig? Damit endet die Runde
par-right = richtig
par-hush = Kein Wort, kein Zeichen. Jetzt sprechen die Wolken.

# ---- das Ende einer Runde, und des Spiels

par-the-word = Das Wort war
par-no-droplets = Diesmal keine Tropfen.
par-next-round = Nächste Runde
par-to-the-end = Zum Ergebnis
par-waiting = Wir warten auf die anderen
par-abstain = Schwer zu sagen
par-vote-first = Wähle jemanden
par-vote-for = Für { $name }
par-vote-stands = Stimme abgegeben
par-droplets = { $drops ->
    [one] ein Tropfen
   *[other] { $drops } Tropfen
  }
par-votes = Die Stimmen
par-voted = { $name } fand { $of } am entspanntesten
par-voted-none = { $name } konnte sich nicht entscheiden
par-again = Noch einmal
par-again-wait = Noch ein Spiel? Der Host kann es starten.
par-no = Das war es nicht
par-no-sure = Echt nicht? Noch mal tippen
par-denied = { $names }: „Das war es nicht.“ Das müssen aber beide sagen.
par-taken-back = Das Duo sagt: Das war es nicht. Die Tropfen gehen zurück.
par-album = Was am Himmel stand
par-drawn-by = Das Duo: { $names }
par-seen-by = { $name } hat es erkannt: „{ $guess }“
par-nobody-saw = Niemand hat es erkannt

# ---- Hausregeln: ein Satz auf Papier

par-house-minutes = Pro Runde gibt es
par-house-minutes-label = Zeit für ein Wort
par-house-minutes-of = { $minutes ->
    [2] zwei Minuten
    [3] drei Minuten
   *[5] fünf Minuten
  }
par-house-comma = ,
par-house-stop = .
par-house-times = jede Person wählt das Wort
par-house-times-label = Wie oft jede Person das Wort wählt
par-house-times-of = { $times ->
    [0] so oft wie in den Regeln
    [1] einmal
    [2] höchstens zweimal
   *[3] höchstens dreimal
  }
par-house-language = wir raten
par-house-language-label = Sprache der Tipps
par-house-words-how = Ein Wort pro Zeile. Wenn du magst, ergänze andere Namen, die auch zählen, und eine Kategorie, die alle sehen: Katze = Mieze, Kätzchen (Tier)
par-house-pace = und dazwischen überlegen wir
par-house-pace-label = Bedenkzeit
par-house-off = ohne Uhr
par-house-relaxed = gemütlich
par-house-brisk = zügig
par-house-begin = Wer beginnt
par-house-word = Das Wort
par-house-toss = Der Wurf
par-house-vote = Die Abstimmung
par-house-look = Auflösung ansehen

# ---- abgelehnt

refused-guess-empty = Da war kein Wort drin.
refused-guess-too-long = { $most ->
    [one] Höchstens ein Buchstabe.
   *[other] Höchstens { $most } Buchstaben.
  }
refused-guess-unprintable = Da sind Zeichen drin, die sich nicht anzeigen lassen. Versuch es mit einfachen Buchstaben.
refused-no-guesses-left = { $most ->
    [one] Deinen einen Tipp für diesen Himmel hast du schon abgegeben. Jetzt genieß die Aussicht.
   *[other] Deine { $most } Tipps für diesen Himmel sind aufgebraucht. Jetzt genieß die Aussicht.
  }
refused-no-such-guess = Das hat niemand gesagt.
refused-no-such-shape = So eine Wolke ist nicht in der Schachtel.
refused-no-such-turn = So lässt sich eine Wolke nicht drehen.
refused-none-left = Von diesen Wolken liegt keine mehr neben dem Himmel.
refused-not-drawn = Dieses Wort wurde nicht gezogen.
refused-not-in-the-sky = Diese Wolke ist nicht mehr am Himmel.
refused-not-tied = Diese Person steht nicht zur Wahl.
refused-nudge-meets-nothing = Dein Finger hat keine Wolke getroffen. Zieh die Linie durch eine hindurch.
refused-nudge-starts-on-a-cloud = Setz den Finger auf ein freies Stück Himmel, nicht auf eine Wolke.
refused-nudge-too-short = Das war kaum ein Stups. Zieh eine längere Linie.
refused-outside-the-sky = So weit reicht der Himmel nicht.
refused-piece-protected = Das war der letzte Zug deines Gegenübers. Vorerst Finger weg.
refused-place-protected = Dein Gegenüber hat dort gerade so eine Wolke weggenommen.
refused-said-already = Das hast du gerade gesagt.
refused-too-few-words = { $words ->
    [one] Ein Wort ist zu wenig: Dieses Spiel braucht { $needed }.
   *[other] { $words } Wörter sind zu wenig: Dieses Spiel braucht { $needed }.
  }
refused-wrong-clouds = Dieses Spiel braucht { $least } bis { $most } Wolken; hier sind es { $pieces }.

# ---- was die Bots dachten

why-keep = Von den dreien konnte ich „{ $word }“ am besten zeigen.
why-draw = Ich wollte „{ $word }“ legen.
why-see = { $sure ->
    [one] Ich sagte „{ $word }“ und war mir zu einem Prozent sicher.
   *[other] Ich sagte „{ $word }“ und war mir zu { $sure } % sicher.
  }
why-no-drawing = Zu dem Wort hatte ich kein Bild im Kopf, also habe ich Wolken herumgeschoben.
why-blind = Auf diesem Rechner habe ich keine Augen. Ich habe getan, was ich konnte.

# ---- Regeln zur Hand

par-rules-now = Im Moment
par-rules-whole = Das ganze Spiel in Kürze
par-rules-goal = Ein Duo baut aus Wolken ein Bild: abwechselnd, Zug um Zug und ohne ein Wort. Alle anderen rufen, was es sein könnte, bis jemand das Wort errät oder die Sonne untergeht.
par-rules-drawing = Ein Wort für zwei
par-rules-drawing-text = Jemand zieht drei Wörter und sucht eins davon aus. Wer gegenübersitzt, liest es auch: Die zwei sind das Duo dieser Runde. Sobald beide es kennen, erfahren alle, zu welcher Kategorie es gehört.
par-rules-tossing = Der Wurf
par-rules-tossing-text = Wer das Wort ausgesucht hat, wirft eine beliebige Wolke an den Himmel. Sie landet nahe der Mitte, gedreht und gewendet, wie es ihr gefällt: Wo oben ist, steht nicht fest. Dann läuft die Uhr.
par-rules-playing = Zug um Zug
par-rules-playing-text = Die beiden wechseln sich ab, mit je einer Aktion pro Zug. Den Anfang macht, wer nicht geworfen hat:
par-rules-place = Nimm eine der Wolken neben dem Himmel und leg sie hin, wo du willst: beliebig gedreht und egal, welche Seite oben liegt.
par-rules-pick-up = Nimm irgendeine Wolke am Himmel und leg sie hin, wo du willst. Sie liegt dann obenauf.
par-rules-remove = Nimm irgendeine Wolke vom Himmel und leg sie wieder daneben.
par-rules-nudge = Setz einen Finger auf ein freies Stück Himmel und zieh ihn geradeaus. Er schiebt vor sich her, was er trifft, und das schiebt wiederum, was ihm im Weg liegt.
par-rules-guessing = Sehen
par-rules-guessing-text = Die anderen sagen, was sie sehen, bis zu sieben verschiedene Dinge pro Minute, in der Sprache des Tisches. Kleine Tippfehler werden verziehen, andere Wörter nicht. Wer zum Duo gehört, darf zu jedem Tipp „Das ist es“ sagen, auch noch in den zehn Sekunden nach der Glocke. Ist das Wort aufgedeckt, können beide gemeinsam erklären, dass es das doch nicht war.
par-rules-shown = Tropfen
par-rules-shown-text = Wer das Wort errät, bekommt einen Tropfen, und die beiden vom Duo bekommen auch je einen. Errät es niemand, gibt es keine Tropfen. Dann rücken beide Rollen einen Platz weiter.
par-rules-voting = Das Ende
par-rules-voting-text = Zu viert oder fünft sucht jede Person dreimal ein Wort aus, zu sechst oder siebt zweimal, ab acht Personen einmal. Wer die meisten Tropfen hat, gewinnt. Bei Gleichstand entscheiden die anderen, wer von den Führenden am entspanntesten wirkt. Wer nicht rechtzeitig abstimmt, enthält sich; stimmt niemand ab, gewinnen alle, die gleichauf liegen.
par-rules-undo = Was dein Gegenüber zuletzt getan hat, darfst du weder ändern noch rückgängig machen. Lass einen Zug lang die Finger von jeder Wolke, die dein Gegenüber gerade gelegt oder bewegt hat, und leg keine Wolke derselben Form dorthin, wo gerade eine weggenommen wurde.
par-rules-silence = Vom Ziehen bis zum Ende der Runde schreibt das Duo nichts und gibt kein Zeichen, außer „Das ist es“.
par-rules-keys = Mit den Tasten 1 bis 5 nimmst du eine Wolke. Mit den Pfeilen bewegst du sie, mit Q und E drehst du sie, mit F wendest du sie. Mit Enter legst du sie hin, mit Escape lässt du sie los. Wer rät, dreht mit [ und ] die eigene Ansicht.

## Was geschehen ist

fact-pareidolia-too-late = Die Zeit war um. Übersprungen: { $names }
fact-pareidolia-skipped = Der Host wollte nicht länger warten. Übersprungen: { $names }
fact-par-rang = Die Glocke hat geläutet
fact-par-finder = hat „{ $word }“ erkannt
fact-par-finder-you = du hast „{ $word }“ erkannt
fact-par-artist = „{ $word }“ in diesen Wolken erkannt: { $names }
fact-par-artist-you = „{ $word }“ in deinen Wolken erkannt: { $names }
fact-par-unfound = niemand hat „{ $word }“ erkannt
fact-par-withdrawn = es war doch nicht das Wort, also gehen die Tropfen zurück

## Das erste Mal

par-guide-word = Wähle ein Wort, das ihr aus Wolken baut. Dein Gegenüber sieht es auch, sonst niemand.
par-guide-toss = Jetzt die erste Wolke: Tippe eine an und wirf sie.
par-guide-act = Abwechselnd je ein Zug, bis die Sonne untergeht. Tippe eine richtige Antwort an.
par-guide-guess = Was wird das wohl? Schreib einfach, was du siehst.
par-guide-shown = Rechtzeitig erkannt! Je ein Tropfen für beide im Duo und für die Person, die es gesehen hat.

## Die Idee in vier Bildern

par-story-1 = Zwei teilen sich ein geheimes Wort.
par-story-2 = Lautlos legen sie Wolken, Zug um Zug.
par-story-3 = Alle anderen rufen, was sie sehen.
par-story-4 = Wird es vor Sonnenuntergang erraten, bekommen alle drei einen Tropfen.

# ---- was Bots laut sagen

says-pareidolia-before-sky = Ein leerer Himmel. Schöner wird er nicht mehr.
says-pareidolia-before-weather = Gutes Wetter, um Dinge zu sehen, die nicht da sind.
says-pareidolia-choosing-artist = { $name } sieht aus wie jemand mit einem Plan.
says-pareidolia-choosing-words = Hoffentlich hat es Beine. Beine helfen immer.
says-pareidolia-playing-bare = Bisher sehr minimalistisch. Mir gefällt es.
says-pareidolia-playing-one = Eine Wolke. Noch kann es alles sein.
says-pareidolia-playing-few = { $clouds } Wolken. So einen Hut hatte meine Großmutter.
says-pareidolia-playing-many = { $clouds } Wolken. Gleich haben wir Regen.
says-pareidolia-playing-guesses = { $guesses } Tipps. Jemand von uns muss nah dran sein.
says-pareidolia-playing-quiet = Sagt ruhig, was ihr seht. Den Himmel stört es nicht.
says-pareidolia-shown-found = Gut gesehen, { $name }. Ich war mit dem Kopf in den Wolken.
says-pareidolia-shown-lost = Das war es also. Jetzt sehe ich nichts anderes mehr.
says-pareidolia-shown-sky = Von der anderen Seite war es täuschend echt.
says-pareidolia-voting-tie = Gleichstand. Sogar der Wind hält still.
says-pareidolia-over-clouds =
    { $rounds ->
        [one] Ein Himmel, und er gehörte uns.
       *[other] { $rounds } Himmel, und alle gehörten uns.
  }
says-pareidolia-over-again = Noch einmal? Das Wetter hält sich.

## Titel eines Spieleabends

title-par-first = Sieht es zuerst
title-par-first-why = { $amount ->
    [one] hat ein Wort in den Wolken erkannt
   *[other] hat { $amount } Wörter in den Wolken erkannt
  }
title-par-sky = Malt mit Wolken
title-par-sky-why = { $amount ->
    [one] ein Wolkenbild, in dem jemand das Wort sah
   *[other] { $amount } Wolkenbilder, in denen jemand das Wort sah
  }
title-par-quiet-hand = Stille Größe
title-par-quiet-hand-why = hat { $amount }-mal an einem erkannten Wolkenbild mitgebaut

# ---- im Bild des Albums

album-pareidolia-won = Die meisten Tropfen gesammelt: { $names }
album-pareidolia-drawn = Gezeigt von { $names }
album-pareidolia-seen = { $name } hat es erkannt: „{ $guess }“
album-pareidolia-unseen = Niemand hat es erkannt
album-pareidolia-guesses = Auch gesehen: { $guesses }

# ---- das Tagesrätsel

par-today-sky = { $clouds ->
    [one] Eine Wolke steht am Himmel.
   *[other] { $clouds } Wolken stehen am Himmel.
  }
par-today-said = Das war’s nicht: { $words }
par-today-more = { $left ->
    [one] Zeig mir den Rest
   *[other] Zeig mir mehr
  }
par-today-give-up = Verrat es mir
par-today-about = Jemand formt wortlos etwas aus Wolken: Errate es, solange erst wenige am Himmel stehen.
par-today-right = Du hast es erkannt
par-today-missed = Es hat sich gut versteckt
par-today-was = Es war: { $word }
par-today-no-guess = kein Tipp
par-today-clouds = { $clouds ->
    [one] eine Wolke
   *[other] { $clouds } Wolken
  }
par-today-house = { $same ->
    [0] Von { $people } Personen in diesem Haus hat es niemand erkannt
    [one] Eine von { $people } Personen in diesem Haus hat es erkannt
   *[other] { $same } von { $people } Personen in diesem Haus haben es erkannt
  }
par-today-why = Am fertigen Himmel stehen { $clouds } Wolken. { $category }.

## Was dieses Haus gesehen hat

atlas-pareidolia-shelf = Wörter in den Wolken
atlas-pareidolia-times = { $times ->
    [one] In diesem Haus einmal gebaut
   *[other] In diesem Haus { $times }-mal gebaut
  }

# ---- auf dem Fernseher

par-tv-aim = Ein stummes Duo legt ein Wort aus Wolken. Erratet es, bevor die Sonne untergeht.
par-tv-rain = Tropfen bisher
par-tv-last = Der letzte Himmel: „{ $word }“
par-tv-best = Der schönste Himmel: „{ $word }“
par-tv-swift = { $variant ->
    [0] { $name } hat nicht einmal geblinzelt
   *[1] Hat { $name } hinter einer Wolke hervorgelugt?
  }
par-tv-few = { $variant ->
    [0] Kaum ein Wölkchen am Himmel, und { $name } sah alles
   *[1] Ein bisschen Luft und sehr viel guter Wille
  }
par-tv-crowd = { $variant ->
    [0] Bei so vielen Tipps musste ja einer eine Wolke treffen
   *[1] Alle anderen Wörter waren schon gesagt, also musste es dieses sein
  }
par-tv-found = { $variant ->
    [0] „{ $word }“, sonnenklar
   *[1] { $name } hat den Kopf in den Wolken, und das zahlt sich aus
  }
par-tv-missed = { $variant ->
    [0] Es war nicht „{ $guess }“. Nur sieht jetzt niemand mehr etwas anderes
   *[1] Nächstes Mal kommen die Wolken mit Bildunterschrift
  }
par-tv-silent = { $variant ->
    [0] So ergreifend, dass es allen die Sprache verschlug
   *[1] Das Duo hat geschwiegen. Alle anderen auch
  }
par-tv-denied = { $variant ->
    [0] Geraten, gejubelt, zurückgenommen. Das Wetter bleibt wechselhaft
   *[1] Die Tropfen sind auf dem Weg nach unten verdunstet
  }
