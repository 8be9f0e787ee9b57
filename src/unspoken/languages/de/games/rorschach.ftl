# ---- an seiner Tür

cover-rorschach-title = Rorschach
cover-rorschach-tagline = Gedankenlesen mit Tintenklecksen

# ---- wie man gewinnt, vor dem ersten Zug

ror-aim = Erratet, welches Wort jemand auf welchen Klecks gelegt hat. Euer Team gewinnt, sobald es mindestens { $points } Kleckse hat und { $lead } mehr als das andere.

# ---- was auf dem Tisch liegt

ror-blots = Die Kleckse
ror-words = Die Wörter und ihre Symbole
ror-blot = Klecks { $numeral }
ror-that-blot = Klecks { $numeral }
ror-blot-away = Klecks { $numeral }, in dieser Runde aus dem Spiel
ror-put-away = in dieser Runde aus dem Spiel
ror-look = Klecks { $numeral } näher ansehen
ror-look-print = „{ $word }“: näher ansehen
ror-look-thought = Diesen Klecks näher ansehen
ror-before = Der vorige Klecks
ror-after = Der nächste Klecks
ror-symbol =
    { $symbol ->
        [triangle] Dreieck
        [circle] Kreis
       *[waves] Wellen
  }
ror-word = „{ $word }“
ror-word-symbol =
    { $word }, { $symbol ->
        [triangle] Dreieck
        [circle] Kreis
       *[waves] Wellen
  }
ror-said = „{ $word }“ auf { $numeral }
ror-on = auf { $numeral }
ror-goal = Ziel: { $points } Kleckse, { $lead } mehr als die anderen
ror-needs =
    { $empty ->
        [one] noch ein Klecks bis zum Sieg
       *[other] noch { $empty } Kleckse bis zum Sieg
  }
ror-you-capital = Du
ror-you-plural = ihr
ror-you-name = { $name }, das bist du
ror-testers =
    { $yours ->
        [yes] euer Team rät
       *[no] Testgruppe rät
    }
ror-control =
    { $yours ->
        [yes] euer Team prüft
       *[no] Kontrollgruppe prüft
    }
ror-team-0 = Tag
ror-team-1 = Nacht
channel-team-0 = Dein Team
channel-team-1 = Dein Team
say-team-0 = Sag es nur deinem Team
say-team-1 = Sag es nur deinem Team
say-table = Sag es laut, für alle

# ---- wer ich bin: Die Teams heißen Tag und Nacht; in jeder Runde ist eins die Testgruppe, das andere die Kontrollgruppe

ror-i-am =
    { $role ->
        [subject] Du bist die Versuchsperson: Dein Team ({ $team }) liest deine Gedanken
        [tester] Du spielst für Team { $team }: In dieser Runde ratet ihr
       *[control] Du spielst für Team { $team }: In dieser Runde prüft ihr
    }

# ---- die Zeile

ror-dealing = Wörter und Kleckse werden aufgedeckt
ror-choose = Wessen Gedanken lest ihr?
ror-choose-hint = Jemand von euch ordnet den Klecksen heimlich Wörter zu, der Rest rät.
ror-wait-choose = Wessen Gedanken werden gelesen?
ror-wait-choose-hint = Team { $team } wählt. Sieh dir die Kleckse an.
ror-remove = Welcher Klecks ist zu leicht?
ror-remove-hint = Er kommt weg. Die anderen drei bekommen von { $subject } je ein Wort.
ror-wait-remove =
    { $role ->
        [subject] Du bist die Versuchsperson
       *[other] { $subject } ist die Versuchsperson
  }
ror-wait-remove-hint = Erst legt Team { $other } einen Klecks weg.
ror-match = Was siehst du?
ror-match-hint = Leg auf jeden Klecks einen Stein. Jeder Stein, den dein Team errät, bringt einen Punkt.
ror-wait-match = Was sieht { $subject }?
ror-wait-match-hint = Für jeden Klecks ein Wort, ganz im Geheimen.
ror-guess = Denkt wie { $subject }
ror-guess-hint = Wählt einen Klecks und sagt, welches Wort darauf liegt. Habt nur ihr recht, gehört er euch.
ror-wait-guess =
    { $role ->
    [subject] Dein Team liest deine Gedanken
   *[other] Worauf tippt die Testgruppe?
  }
ror-wait-guess-hint =
    { $role ->
        [subject] Verzieh keine Miene. Die Tinte tut’s auch nicht.
        [control] Team { $team } überlegt. Dann stimmt ihr zu oder nennt ein anderes Wort.
       *[other] Team { $team } überlegt.
  }
ror-counter = Was sah { $subject } in { $numeral }?
ror-counter-hint = Das andere Team sagt „{ $word }“. Stimmt zu oder nennt ein anderes Wort. Liegt nur ihr richtig, gehört der Klecks euch.
ror-wait-counter = Der Tipp: „{ $word }“ auf { $numeral }
ror-wait-counter-hint = Jetzt stimmt Team { $other } zu oder nennt ein anderes Wort.
ror-second = Richtig! Jetzt ein anderer Klecks: Denkt wie { $subject }
ror-wait-second = Richtig! Jetzt ein zweiter Tipp
ror-stakes =
    { $box ->
    [yes] { $role ->
    [tester] Liegt ihr richtig, gehört auch dieser Klecks euch. Liegt ihr falsch, bekommt ihn niemand.
    [subject] Liegt ihr richtig, gehört auch dieser Klecks euch. Liegt ihr falsch, bekommt ihn niemand.
   *[other] Liegt die Testgruppe richtig, bekommt sie auch diesen Klecks. Liegt sie falsch, bekommt ihn niemand.
  }
   *[no] { $role ->
    [tester] Liegt ihr richtig, gehört der Klecks euch. Liegt ihr falsch, bekommen ihn die anderen.
    [subject] Liegt ihr richtig, gehört der Klecks euch. Liegt ihr falsch, bekommen ihn die anderen.
    [control] Liegt die Testgruppe richtig, bekommt sie den Klecks. Liegt sie falsch, gehört er euch.
   *[other] Liegt die Testgruppe richtig, bekommt sie den Klecks. Liegt sie falsch, geht er an Team { $other }.
  }
  }
ror-waiting = Noch dran: { $names }
ror-hush = Du schweigst bis zur letzten Auflösung.
ror-hush-other = { $subject } schweigt bis zur letzten Auflösung.

# ---- die Wahl der Versuchsperson

ror-faces = Euer Team
ror-least = war am seltensten Versuchsperson
ror-backed = dafür: { $names }
ror-choose-first = Wählt jemanden von euch

# ---- gemeinsam entscheiden

ror-say = Wir sagen:
ror-say-remove = Weg mit { $told }
ror-propose = Vorschlag:
ror-agree = { $names } zustimmen:
ror-agree-subject =
    { $self ->
        [yes] Ja, nehmt mich
       *[no] Ja, { $told }
  }
ror-propose-subject =
    { $self ->
        [yes] Mich vorschlagen
       *[no] { $told } vorschlagen
  }
ror-proposed = Dein Vorschlag steht
ror-proposes = Vorschlag ({ $names }): { $said }
ror-shall-be-read = { $name } als Versuchsperson
ror-says = sagt { $name }
ror-wishes-away = „Weg damit!“ – { $names }
ror-nobody-of-you = noch niemand
ror-remove-first = Wählt einen Klecks
ror-guess-first = Wählt Klecks und Wort
ror-say-first = Wählt ein Wort
ror-which-word = Auf { $numeral } liegt …
ror-which-blot = „{ $word }“ liegt auf …
ror-you-say = Du würdest sagen: { $said }
ror-you-said = Du sagst: { $said }
ror-no-second = kein zweiter Tipp
ror-decline = Kein zweiter Tipp
ror-rule =
    { $voices ->
        [2] Ihr müsst euch einig sein.
        [3] Zwei von drei entscheiden.
        [4] Drei von vier entscheiden.
        [5] Drei von fünf entscheiden.
       *[other] { $needed } von { $voices } entscheiden.
  }
ror-alone = Die Bots in deinem Team beraten dich nur; du entscheidest.
ror-thinking =
    { $count ->
        [one] Noch am Überlegen: { $names }.
       *[other] Noch am Überlegen: { $names }.
  }
ror-leaning = Gleich steht fest: { $told }. Es sei denn, jemand überlegt es sich noch anders.

# ---- die Zuordnung

ror-take =
    Nimm { $symbol ->
        [triangle] das Dreieck
        [circle] den Kreis
       *[waves] die Wellen
    }: „{ $word }“
ror-held =
    Du hältst { $symbol ->
        [triangle] das Dreieck
        [circle] den Kreis
       *[waves] die Wellen
    }: „{ $word }“. Wähle einen Klecks.
ror-take-from = Nimm „{ $word }“ von { $numeral }
ror-take-back = „{ $word }“ liegt auf { $numeral }: zurücknehmen
ror-lies =
    Darauf liegt „{ $word }“ ({ $symbol ->
    [triangle] Dreieck
    [circle] Kreis
   *[waves] Wellen
    })
ror-lies-bare = Noch liegt nichts darauf
ror-seal = Versiegeln
ror-seal-first = Erst auf jeden Klecks einen Stein
ror-seal-note = Bis zur Auflösung bleibt deine Zuordnung geheim.
ror-bare =
    { $bare ->
        [one] Ein Klecks ist noch leer.
       *[other] { $bare } Kleckse sind noch leer. Nimm einen Stein, dann wähle einen Klecks.
  }

# ---- die Auflösung

ror-and-now = Und in { $numeral } sah { $subject } …
ror-it-was = Es war „{ $word }“
ror-laid-here = Gelegt von { $subject }
ror-right = richtig
ror-wrong = falsch
ror-to-nobody = Den Klecks bekommt niemand.
ror-to-team = Der Klecks geht an Team { $team }.
ror-to-you = Der Klecks gehört euch.
ror-to-them = Den Klecks bekommen die anderen.
ror-now-second = Jetzt ein zweiter Tipp.
ror-guess-again = Noch ein Tipp: { $one } oder { $two }
ror-to-second = Zum zweiten Tipp
ror-whole = Alles aufdecken
ror-saw = Was { $subject } sah
ror-one-guess = Diesmal wurde nur einmal geraten.
ror-declined = Auf den zweiten Tipp hat die Testgruppe verzichtet.
ror-read = richtig gedeutet
ror-misread = gedeutet als „{ $word }“
ror-not-asked = ohne Tipp
ror-go-on = Weiter
ror-go-soon = Gleich geht es weiter
ror-looking =
    { $count ->
        [one] Noch nicht so weit: { $names }
       *[other] Noch nicht so weit: { $names }
  }
ror-testers-say = Team { $team } sagt: „{ $word }“
ror-fell-subject = Team { $team } wählt { $subject }
ror-fell-removed = Team { $team } legt { $numeral } weg
ror-fell-guess = Team { $team } sagt: { $said }
ror-fell-count = { $count } von { $voices }
ror-told-subject = { $subject } ist die Versuchsperson.
ror-told-removed = Klecks { $numeral } wurde weggelegt.
ror-told-guess = Team { $team } sagt: { $said }.
ror-told-reveal = Auf { $numeral } liegt „{ $word }“.

# ---- das Ende

ror-won = Team { $team } gewinnt
ror-won-you = Ihr könnt Gedanken lesen
ror-won-them = Die anderen lesen besser Gedanken
ror-won-hint =
    Team { $team } gewinnt { $rounds ->
    [one] nach einer Runde
    *[other] nach { $rounds } Runden
    } mit { $points } : { $other }
ror-shared = Im Gedankenlesen seid ihr gleich gut
ror-shared-hint =
    { $points } : { $other } { $rounds ->
        [one] nach einer Runde
       *[other] nach { $rounds } Runden
  }
ror-ranking = Wie es ausging
ror-wall = Die Kleckse von Team { $team }
ror-no-prints = Eine kahle Wand. Hat auch was.
ror-print = { $subject }, Runde { $round }
ror-again = Noch einmal
ror-again-wait = Noch ein Spiel? Der Host kann es starten.
ror-whys = Was die Bots sahen
ror-whys-hide = Genug davon

# ---- was die Bots dachten

why-match-things = Einer der Kleckse sah für mich aus wie { $seen }. Also: „{ $word }“.
why-match-ink = Ich habe darauf geachtet, wie die Tinte verläuft und wie dunkel sie ist. Also: „{ $word }“.
why-match-mood = Einer der Kleckse fühlte sich an wie { $seen }. Also: „{ $word }“.
why-match-white = Ich habe auf die weißen Stellen zwischen der Tinte geachtet. Also: „{ $word }“.
why-match-shape = Ich habe auf die Form als Ganzes geachtet. Also: „{ $word }“.
why-remove =
    { $look ->
    [things] Weg mit dem Klecks, der aussieht wie { $seen }. Das wäre zu leicht gewesen.
    [mood] Weg mit dem Klecks, der sich anfühlt wie { $seen }. Das wäre zu leicht gewesen.
   *[other] Weg mit { $blot }. Das wäre zu leicht gewesen.
  }
why-guess =
    { $sure ->
    [100] „{ $word }“, sagte ich. Ich war mir ganz sicher.
   *[other] „{ $word }“, sagte ich. Ich war mir zu { $sure } % sicher.
  }
why-agree =
    { $sure ->
    [100] Das dachte ich auch: „{ $word }“.
   *[other] Das dachte ich auch: „{ $word }“. Ich war mir zu { $sure } % sicher.
  }
why-differ =
    { $sure ->
    [100] Ich dachte etwas anderes: „{ $word }“.
   *[other] Ich wollte es lieber mit „{ $word }“ versuchen. Ich war mir nur zu { $sure } % sicher, aber da war mehr zu holen.
  }
why-second =
    { $sure ->
    [100] Dann musste es „{ $word }“ sein.
   *[other] Danach sagte ich „{ $word }“. Ich war mir zu { $sure } % sicher.
  }

# ---- was Bots ihrem Team sagen, wenn sie etwas vorschlagen

ror-team-word = Ein Wort an dein Team
says-rorschach-why-remove =
    { $look ->
    [things] { $blot } sieht für alle aus wie { $seen }. Das macht es den anderen zu leicht.
    [mood] { $blot } fühlt sich für alle an wie { $seen }. Das macht es den anderen zu leicht.
    [ink] Die Tinte von { $blot } verrät zu viel.
    [white] Die weißen Stellen in { $blot } verraten zu viel.
   *[other] Die Form von { $blot } verrät zu viel.
  }
says-rorschach-why-guess =
    { $look ->
    [things] { $blot } sieht für mich aus wie { $seen }. „{ $word }“, da bin ich mir zu { $sure } % sicher.
    [mood] { $blot } fühlt sich an wie { $seen }. „{ $word }“, da bin ich mir zu { $sure } % sicher.
    [ink] Die Tinte von { $blot } spricht für „{ $word }“. Da bin ich mir zu { $sure } % sicher.
    [white] Seht euch die weißen Stellen in { $blot } an: „{ $word }“. Da bin ich mir zu { $sure } % sicher.
   *[other] Die Form von { $blot } spricht für „{ $word }“. Da bin ich mir zu { $sure } % sicher.
  }
says-rorschach-why-second =
    { $look ->
    [things] Dann { $blot }: Der sieht aus wie { $seen }. „{ $word }“, da bin ich mir zu { $sure } % sicher.
    [mood] Dann { $blot }: Der fühlt sich an wie { $seen }. „{ $word }“, da bin ich mir zu { $sure } % sicher.
   *[other] Dann muss { $blot } „{ $word }“ sein. Da bin ich mir zu { $sure } % sicher.
  }
says-rorschach-why-agree =
    { $look ->
    [things] Der Klecks sieht für mich auch aus wie { $seen }. Ich würde dasselbe sagen.
    [mood] Der Klecks fühlt sich für mich auch an wie { $seen }. Ich würde dasselbe sagen.
   *[other] Ich würde dasselbe sagen: „{ $word }“.
  }
says-rorschach-why-differ =
    { $look ->
    [things] Der Klecks sieht für mich aus wie { $seen }. Ich würde „{ $word }“ sagen.
    [mood] Der Klecks fühlt sich für mich an wie { $seen }. Ich würde „{ $word }“ sagen.
   *[other] Ich würde dagegenhalten: „{ $word }“.
  }

# ---- Hausregeln: ein Satz auf Papier

ror-house-teams = Die Teams bilden wir
ror-house-first = und zuerst rät
ror-house-second = Auf den zweiten Tipp
ror-house-pace = verzichten, und wir überlegen
ror-house-win = Ein Team gewinnt mit { $points } Klecksen, wenn es { $lead } mehr hat als das andere.
ror-house-deck = Die Kleckse:
ror-house-stop = .
ror-house-teams-label = Teams
ror-house-first-label = Wer zuerst rät
ror-house-second-label = Der zweite Tipp
ror-house-pace-label = Bedenkzeit
ror-house-deck-label = Kleckse
ror-house-words-how = Pro Zeile ein Wort oder mehrere, mindestens achtzehn Zeilen, zum Beispiel: Der letzte Zug nach Hause
ror-house-seated = nach Sitzordnung
ror-house-shuffled = per Los
ror-house-seed-one = das ausgeloste Team
ror-house-first-one = Team Tag
ror-house-second-one = Team Nacht
ror-house-must = dürfen wir nicht
ror-house-may = dürfen wir
ror-house-off = ohne Uhr
ror-house-relaxed = gemütlich
ror-house-brisk = zügig
ror-house-choose = Wer Versuchsperson ist
ror-house-remove = Welcher Klecks wegkommt
ror-house-match = Die Zuordnung
ror-house-guess = Die Tipps
ror-house-counter = Die Antwort des anderen Teams
ror-house-look = Auflösung ansehen

# ---- abgelehnt

refused-each-symbol-once = Jedes Symbol kommt auf einen Klecks, und kein Klecks bleibt leer.
refused-image-guessed = Was auf diesem Klecks liegt, wisst ihr schon. Nehmt für den zweiten Tipp einen anderen.
refused-image-removed = Dieser Klecks ist in dieser Runde aus dem Spiel.
refused-no-such-image = Dieser Klecks liegt nicht auf dem Tisch.
refused-not-on-your-team = Die Versuchsperson muss aus eurem Team sein.
refused-symbol-guessed = Dieses Wort ist schon aufgedeckt. Nehmt für den zweiten Tipp ein anderes.
refused-too-few-images =
    { $images ->
        [one] Dieses Deck hat einen Klecks; Rorschach braucht { $needed }.
       *[other] Dieses Deck hat { $images } Kleckse; Rorschach braucht { $needed }.
  }
refused-too-few-words =
    { $words ->
        [one] Dieses Deck hat ein Wort; Rorschach braucht { $needed }.
       *[other] Dieses Deck hat { $words } Wörter; Rorschach braucht { $needed }.
  }

# ---- Regeln zur Hand

ror-rules-now = Im Moment
ror-rules-whole = Das ganze Spiel in Kürze
ror-rules-goal = Zwei Teams, drei Wörter, vier Kleckse. Jemand von euch legt heimlich fest, welches Wort auf welchem Klecks liegt; der Rest des Teams muss die Kleckse mit denselben Augen sehen. Jeder gewonnene Klecks bringt einen Punkt. Es gewinnt das Team, das als Erstes mindestens vier Punkte und zwei Punkte Vorsprung hat.
ror-rules-choosing = Die Versuchsperson
ror-rules-choosing-text = Die Testgruppe wählt für diese Runde jemanden aus den eigenen Reihen als Versuchsperson. Von da an schweigt die Versuchsperson bis zur letzten Auflösung.
ror-rules-removing = Ein Klecks weniger
ror-rules-removing-text = Die Kontrollgruppe legt für diese Runde einen der vier Kleckse weg: einen, der zu leicht wäre oder dem anderen Team zu sehr helfen würde.
ror-rules-matching = Die Zuordnung
ror-rules-matching-text = Die Versuchsperson legt heimlich die drei Symbole auf die drei übrigen Kleckse, jedes Symbol einmal.
ror-rules-guessing = Der Tipp
ror-rules-guessing-text = Der Rest der Testgruppe wählt einen Klecks und sagt, welches Wort darauf liegt.
ror-rules-countering = Der Tipp der Kontrollgruppe
ror-rules-countering-text = Die Kontrollgruppe nennt zu demselben Klecks ein Wort: dasselbe oder ein anderes.
ror-rules-revealed = Die Auflösung
ror-rules-revealed-text = Jetzt zeigt sich, welches Symbol die Versuchsperson auf diesen Klecks gelegt hat. Ein gewonnener Klecks bringt einen Punkt und bleibt bei seinem Team.
ror-rules-second = Ein zweiter Tipp
ror-rules-second-text = Lag die Testgruppe richtig, tippt sie noch einmal: anderer Klecks, anderes Wort. Die Kontrollgruppe redet dabei nicht mit.
ror-rules-score-both = Beide liegen richtig
ror-rules-score-both-text = Den Klecks bekommt niemand. Der zweite geht an die Testgruppe, wenn sie ihn richtig deutet, sonst an die Kontrollgruppe.
ror-rules-score-testers = Nur die Testgruppe liegt richtig
ror-rules-score-testers-text = Sie bekommt den Klecks. Den zweiten bekommt sie auch, wenn sie ihn richtig deutet; sonst bekommt ihn niemand.
ror-rules-score-neither = Niemand liegt richtig
ror-rules-score-neither-text = Den Klecks bekommt niemand, und es gibt keinen zweiten Tipp.
ror-rules-score-control = Nur die Kontrollgruppe liegt richtig
ror-rules-score-control-text = Sie bekommt den Klecks, und es gibt keinen zweiten Tipp.
ror-rules-end = Ein Team gewinnt, sobald es mindestens vier Kleckse hat und mindestens zwei mehr als das andere. Bis dahin tauschen die Teams nach jeder Runde die Rollen.
ror-rules-silence = Die Versuchsperson schreibt nichts und verzieht keine Miene. Jedes Team hat einen eigenen Kanal; die Versuchsperson kann dort mitlesen, das andere Team nicht.
ror-rules-team = Es entscheidet die Mehrheit des Teams. Seid ihr euch nicht alle einig, bleiben euch drei Sekunden, um es euch anders zu überlegen.
ror-rules-clock = Ist die Zeit um, zählt der Vorschlag, für den die meisten sind. Gibt es keinen, bleibt es bei der Versuchsperson, die der Tisch vorschlägt; ein zweiter Tipp, auf den ihr verzichten dürft, entfällt, und alles andere entscheidet der Zufall. Der ganze Tisch erfährt, dass die Zeit um war.

## Was geschehen ist

fact-rorschach-too-late = Die Zeit war um ({ $names }). Was schon vorgeschlagen war, hat gezählt, den Rest hat der Zufall entschieden
fact-rorschach-skipped = Der Host wollte nicht länger warten ({ $names }). Was schon vorgeschlagen war, hat gezählt, den Rest hat der Zufall entschieden
fact-ror-subject = { $name } ist die Versuchsperson
fact-ror-subject-you = Du bist die Versuchsperson
fact-ror-removed = Klecks { $numeral } weggelegt: { $names }
fact-ror-declined = Auf den zweiten Tipp verzichtet: { $names }
fact-ror-test-first = das andere Team lag bei diesem Klecks falsch
fact-ror-test-second = auch der zweite Tipp war richtig
fact-ror-control-first = das andere Team lag bei diesem Klecks falsch
fact-ror-control-second = der zweite Tipp des anderen Teams war falsch
fact-ror-box-both = beide Teams lagen richtig, also bekommt niemand den Klecks
fact-ror-box-neither = beide Teams lagen falsch, also bekommt niemand den Klecks
fact-ror-box-second = der zweite Tipp war falsch, also bekommt niemand den Klecks
fact-recalled-ror = In diesem Haus lag „{ $word }“ in { $times } von { $seen } Fällen auf Klecks { $numeral }

## Das erste Mal

ror-guide-choose = Wähle die Versuchsperson: Wessen Gedanken soll euer Team lesen? Du darfst auch dich selbst nehmen.
ror-guide-remove = Ein Klecks muss gehen. Wähle den, der zu leicht wäre.
ror-guide-match = Leg jedes Wort auf den Klecks, der für dich danach aussieht. Niemand sieht zu.
ror-guide-guess = Welches Wort liegt auf welchem Klecks? Denk wie die Versuchsperson.
ror-guide-counter = Das andere Team tippt bei diesem Klecks auf dieses Wort. Und ihr?
ror-guide-reveal = Jeder gewonnene Klecks füllt einen Rahmen deines Teams. Alle voll und genug Vorsprung: gewonnen.

## Die Idee in vier Bildern

ror-story-1 = Jemand von euch bekommt Kleckse und drei Wörter zu sehen.
ror-story-2 = Still und leise kommt jedes Wort auf einen Klecks.
ror-story-3 = Das eigene Team sagt, was wo liegt; die anderen wissen es vielleicht besser.
ror-story-4 = Deutet nur ihr einen Klecks richtig, gehört er euch. Mit vier Klecksen, zwei mehr als die anderen, habt ihr gewonnen.

# ---- was Bots laut sagen

says-rorschach-choosing-brave = Wer traut sich und lässt sich in den Kopf schauen?
says-rorschach-choosing-mind = Gesucht: ein offener Geist. Ein aufgeräumter wäre leichter zu lesen.
says-rorschach-removing-goodbye = Ein Klecks muss weg. Ist nicht persönlich gemeint.
says-rorschach-removing-four = Vier Kleckse. Ich mag den, der zurückschaut.
says-rorschach-matching-face = { $name } verzieht keine Miene. Ich bin beeindruckt.
says-rorschach-matching-time = Lass dir Zeit. Tinte trocknet langsam.
says-rorschach-guessing-words = Drei Wörter, drei Kleckse. So schwer kann das ja nicht sein.
says-rorschach-guessing-quiet = Ich sage nichts. Das ist schwerer, als es aussieht.
says-rorschach-countering-said = Das sagen sie also zu { $blot }. Hm.
says-rorschach-revealed-right = Volltreffer bei { $blot }. Das nenne ich Gedankenlesen.
says-rorschach-revealed-wrong = Bei { $blot } war es ein anderes Wort. In manchen Köpfen geht es schon seltsam zu.
says-rorschach-revealed-both = Bei { $blot } wussten beide Seiten Bescheid. Dann bekommt niemand den Punkt.
says-rorschach-scored-learnt = Jetzt weiß ich ein bisschen mehr über { $name }.
says-rorschach-scored-count = Tag { $day }, Nacht { $night }. Die Tinte ist neutral.
says-rorschach-over-ink = Es war nur Tinte. Und seht nur, was wir daraus gemacht haben.
says-rorschach-over-again = Noch einmal? Ich sehe inzwischen keine Fledermäuse mehr.

## Titel eines Spieleabends

title-ror-known = In- und auswendig
title-ror-known-why = { $amount }-mal vom eigenen Team durchschaut
title-ror-sphinx = Die Sphinx
title-ror-sphinx-why = { $amount }-mal dem eigenen Team ein Rätsel geblieben
title-ror-reader = Röntgenblick
title-ror-reader-why = hat { $amount }-mal geholfen, fremde Gedanken zu lesen

# ---- im Bild des Albums

album-rorschach-won = Am besten Gedanken gelesen: { $names }
album-rorschach-shared = Beide Teams waren im Gedankenlesen gleich gut
album-rorschach-subject = Was { $name } sah
album-rorschach-read = richtig gedeutet
album-rorschach-misread = gedeutet als { $word }
album-rorschach-unread = blieb geheim

# ---- das Tagesrätsel

ror-today-line = Leg jedes Wort auf einen Klecks
ror-today-hint = { $minds } andere in diesem Haus haben ihre Wörter schon gelegt, alle auf ihre Art. Wer sieht es wie du?
ror-today-told = So haben es die anderen gesehen
ror-today-blot = { $word ->
    [none] Klecks { $blot }
   *[other] Klecks { $blot }, hier liegt „{ $word }“
  }
ror-today-do = Versiegeln
ror-today-about = In einem Tintenklecks sehen alle etwas anderes: Leg drei Wörter dorthin, wo die meisten sie wohl sehen.
ror-today-agreed = { $agreed ->
    [3] Du siehst es wie die meisten
    [2] Zwei Wörter liegen da, wo die meisten sie sahen
    [1] Ein Wort liegt da, wo die meisten es sahen
   *[other] Du siehst es auf deine eigene Art
  }
ror-today-why = Bei Klecksen gibt es kein Richtig oder Falsch. Hier zählt, wohin die meisten der { $minds } anderen das Wort gelegt haben; jeder Punkt steht für eine Antwort.
ror-today-same = { $most ->
    [one] Du und noch jemand habt es hier gesehen.
   *[other] Du und { $most } andere habt es hier gesehen.
  }
ror-today-other = { $alike ->
    [0] So wie du hat es sonst niemand gesehen. Die meisten ({ $most }) sahen es im umrahmten Klecks.
    [one] So wie du hat es noch jemand gesehen. Die meisten ({ $most }) sahen es im umrahmten Klecks.
   *[other] So wie du haben es { $alike } andere gesehen. Die meisten ({ $most }) sahen es im umrahmten Klecks.
  }
ror-today-favourite = { $most ->
    [one] Jemand hat es im umrahmten Klecks gesehen.
   *[other] { $most } haben es im umrahmten Klecks gesehen.
  }
ror-today-place = Klecks { $blot }: { $minds ->
    [one] eine Antwort
   *[other] { $minds } Antworten
  }
ror-today-you = du
ror-today-most-tag = die meisten

## Was dieses Haus gesehen hat

atlas-rorschach-shelf = Kleckse
atlas-rorschach-times = { $times ->
    [one] In diesem Haus wurde ein Wort darauf gelegt
   *[other] In diesem Haus wurden { $times } Wörter darauf gelegt
  }

# ---- auf dem Fernseher

ror-tv-aim = Jemand legt still ein Wort auf jeden Klecks. Wenn ihr erratet, welches wo liegt, gehört der Klecks euch.
ror-tv-before = Zuletzt sah { $subject } …
ror-tv-both =
    { $variant ->
        [0] Team { $team } ist in den Kopf von { $subject } eingezogen und sucht schon Vorhänge aus
       *[1] Zwei von zwei. { $subject }, mach den Kopf zu, es zieht
  }
ror-tv-once =
    { $variant ->
        [0] Team { $team } hat eine Seite von { $subject } gelesen und die nächste erfunden
       *[1] Einmal richtig, einmal falsch: { $subject } ist ein Buch, in dem Seiten fehlen
  }
ror-tv-one =
    { $variant ->
        [0] { $subject } ist heute ein offenes Buch, wenigstens auf einer Seite
       *[1] Ein einziger Blick in den Kopf von { $subject } hat völlig gereicht
  }
ror-tv-stolen =
    { $variant ->
        [0] Team { $other } kennt { $subject } besser als das eigene Team. Peinlich
       *[1] Gedankenlesen klappt. Nur nicht in dem Team, das es gebraucht hätte
  }
ror-tv-nobody =
    { $variant ->
        [0] Was im Kopf von { $subject } vorgeht, weiß niemand. Vielleicht nicht einmal { $subject }
       *[1] { $subject } bleibt der Wissenschaft ein Rätsel
  }
ror-tv-best = Der beste Moment des Spiels
ror-tv-best-read = „{ $word }“ war der Gedanke von { $subject }, und Team { $team } hat ihn gelesen
ror-tv-best-stolen = „{ $word }“ war der Gedanke von { $subject }, und Team { $team } hat ihn stibitzt
