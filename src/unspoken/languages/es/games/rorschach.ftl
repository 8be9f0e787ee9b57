# ---- en su puerta

cover-rorschach-title = Rorschach
cover-rorschach-tagline = Lee mentes en la tinta

# ---- cómo se gana, antes de la primera jugada

ror-aim = Adivina qué palabra le puso otra persona a cada mancha. Se gana con { $points } manchas y { $lead } de ventaja.

# ---- lo que hay en la mesa

ror-blots = Las manchas
ror-words = Las palabras y sus símbolos
ror-blot = Mancha { $numeral }
ror-that-blot = la mancha { $numeral }
ror-blot-away = Mancha { $numeral }, fuera de esta ronda
ror-put-away = fuera de esta ronda
ror-look = Ver de cerca la mancha { $numeral }
ror-look-print = «{ $word }»: ver de cerca
ror-look-thought = Ver de cerca esta mancha
ror-before = La mancha anterior
ror-after = La mancha siguiente
ror-symbol =
    { $symbol ->
        [triangle] Triángulo
        [circle] Círculo
       *[waves] Olas
  }
ror-word = «{ $word }»
ror-word-symbol =
    { $word }, { $symbol ->
        [triangle] triángulo
        [circle] círculo
       *[waves] olas
  }
ror-said = «{ $word }» en la { $numeral }
ror-on = en la { $numeral }
ror-goal = Se gana con { $points } manchas y { $lead } de ventaja
ror-needs =
    { $empty ->
        [one] le falta una mancha para ganar
       *[other] le faltan { $empty } manchas para ganar
  }
ror-you-capital = Tú
ror-you-plural = el tuyo
ror-you-name = { $name }: eres tú
ror-testers =
    { $yours ->
        [yes] tu equipo adivina
       *[no] equipo que adivina
    }
ror-control =
    { $yours ->
        [yes] tu equipo revisa
       *[no] equipo que revisa
    }
ror-team-0 = Día
ror-team-1 = Noche
channel-team-0 = Tu equipo
channel-team-1 = Tu equipo
say-team-0 = Díselo solo a tu equipo
say-team-1 = Díselo solo a tu equipo
say-table = Dilo en voz alta, a toda la mesa

# ---- quién soy: los equipos son Día y Noche; en cada ronda, uno es el de prueba y el otro el de control

ror-i-am =
    { $role ->
        [subject] Eres el sujeto: tu equipo, { $team }, te lee la mente
        [tester] Eres del equipo { $team }: en esta ronda adivinan ustedes
       *[control] Eres del equipo { $team }: en esta ronda revisan la respuesta
    }

# ---- la línea

ror-dealing = Repartiendo palabras y manchas
ror-choose = ¿A quién le leerán la mente?
ror-choose-hint = Alguien empareja en secreto palabras y manchas. El resto adivina.
ror-wait-choose = ¿A quién le tocará esta vez?
ror-wait-choose-hint = { $team } está eligiendo. Mira las manchas.
ror-remove = ¿Qué mancha es demasiado fácil?
ror-remove-hint = Queda fuera. { $subject } pone palabras en las otras tres.
ror-wait-remove =
    { $role ->
        [subject] Eres el sujeto
       *[other] { $subject } es el sujeto
  }
ror-wait-remove-hint = Antes, { $other } quita una mancha.
ror-match = ¿Qué ves?
ror-match-hint = Pon una ficha en cada mancha. Tu equipo gana un punto por cada una que adivine.
ror-wait-match = ¿Qué ve { $subject }?
ror-wait-match-hint = Una palabra para cada mancha, en secreto.
ror-guess = Léanle la mente a { $subject }
ror-guess-hint = Elijan una mancha y su palabra. Si solo aciertan ustedes, ganan la mancha.
ror-wait-guess =
    { $role ->
        [subject] Te están leyendo la mente
       *[other] ¿Qué dirán?
  }
ror-wait-guess-hint =
    { $role ->
    [subject] Ni un gesto: pon cara de póquer.
    [control] { $team } está pensando. Después les toca a ustedes: la misma palabra u otra.
   *[other] { $team } está pensando.
  }
ror-counter = ¿Qué vio { $subject } en la { $numeral }?
ror-counter-hint = El otro equipo dice «{ $word }». Digan la misma palabra u otra. Si solo aciertan ustedes, se llevan la mancha.
ror-wait-counter = «{ $word }» en la { $numeral }
ror-wait-counter-hint = Ahora { $other } dice la misma palabra u otra.
ror-second = ¡Bien! Ahora otra mancha: ¿qué vio { $subject }?
ror-wait-second = ¡Correcto! Ahora, un segundo intento
ror-stakes =
    { $box ->
    [yes] { $role ->
    [tester] Si aciertan, esta mancha también es de ustedes. Si no, de nadie.
    [subject] Si aciertan, esta mancha también es de ustedes. Si no, de nadie.
    *[other] Si el equipo examinador acierta, se lleva también esta mancha. Si no, no se la lleva nadie.
    }
    *[no] { $role ->
    [tester] Si aciertan, la mancha es de ustedes. Si no, del otro equipo.
    [subject] Si aciertan, la mancha es de ustedes. Si no, del otro equipo.
    [control] Si el otro equipo acierta, se lleva la mancha. Si no, es de ustedes.
    *[other] Si el equipo examinador acierta, se lleva la mancha. Si no, se la lleva { $other }.
    }
    }
ror-waiting = ¿Quién falta? { $names }
ror-hush = Ni una palabra hasta que se descubra todo.
ror-hush-other = { $subject } calla hasta que se descubra todo.

# ---- elegir al sujeto

ror-faces = Tu equipo
ror-least = es quien menos veces fue sujeto
ror-backed = a favor: { $names }
ror-choose-first = Elige a alguien del equipo

# ---- decidir en equipo

ror-say = Decir:
ror-say-remove = Quitar { $told }
ror-propose = Proponer
ror-agree = De acuerdo con { $names }:
ror-agree-subject =
    { $self ->
    [yes] Sí, léanme la mente
   *[no] Sí, que sea { $told }
  }
ror-propose-subject =
    { $self ->
        [yes] Proponerme
       *[no] Proponer a { $told }
  }
ror-proposed = Tu propuesta está sobre la mesa
ror-proposes = Según { $names }: { $said }
ror-shall-be-read = { $name } como sujeto
ror-says = lo propone { $name }
ror-wishes-away = Esta sobra, según { $names }
ror-nobody-of-you = aún nadie
ror-remove-first = Elige una mancha
ror-guess-first = Elige una mancha y una palabra
ror-say-first = Elige una palabra
ror-which-word = En la { $numeral } está…
ror-which-blot = «{ $word }» está en la…
ror-you-say = Tú dirías: { $said }
ror-you-said = Dices: { $said }
ror-no-second = sin segundo intento
ror-decline = Renunciar al segundo intento
ror-rule =
    { $voices ->
        [2] Tienen que ponerse de acuerdo.
        [3] Deciden dos de tres.
        [4] Deciden tres de cuatro.
        [5] Deciden tres de cinco.
       *[other] Deciden { $needed } de { $voices }.
  }
ror-alone = Los bots de tu equipo aconsejan; tú decides.
ror-thinking =
    { $count ->
        [one] { $names } está pensando.
       *[other] { $names } están pensando.
  }
ror-leaning = Si nadie cambia de idea, decidido: { $told }.

# ---- las parejas

ror-take =
    Tomar { $symbol ->
        [triangle] el triángulo
        [circle] el círculo
       *[waves] las olas
    }: «{ $word }»
ror-held =
    Tienes { $symbol ->
        [triangle] el triángulo
        [circle] el círculo
       *[waves] las olas
    }: «{ $word }». Elige una mancha.
ror-take-from = Tomar «{ $word }» de la { $numeral }
ror-take-back = «{ $word }» está en la { $numeral }: retirarla
ror-lies =
    Encima está «{ $word }», { $symbol ->
        [triangle] triángulo
        [circle] círculo
       *[waves] olas
  }
ror-lies-bare = Todavía no tiene nada encima
ror-seal = Fijar las parejas
ror-seal-first = Pon una ficha en cada mancha
ror-seal-note = Nadie ve las parejas hasta la revelación.
ror-bare =
    { $bare ->
        [one] Queda una mancha vacía.
       *[other] Quedan { $bare } manchas vacías. Toma una ficha y elige una mancha.
  }

# ---- la revelación

ror-and-now = Y en la { $numeral }, { $subject } vio…
ror-it-was = Era «{ $word }»
ror-laid-here = { $subject } la puso aquí
ror-right = acierto
ror-wrong = fallo
ror-to-nobody = Nadie se lleva la mancha.
ror-to-team = La mancha es para { $team }.
ror-to-you = La mancha es de ustedes.
ror-to-them = La mancha es del otro equipo.
ror-now-second = Ahora, un segundo intento.
ror-guess-again = Otro intento: { $one } o { $two }
ror-to-second = Ir al segundo intento
ror-whole = Ver todas las parejas
ror-saw = Lo que vio { $subject }
ror-one-guess = Esta vez no hubo segundo intento.
ror-declined = Renunciaron al segundo intento.
ror-read = bien leída
ror-misread = leída como «{ $word }»
ror-not-asked = sin intento
ror-go-on = Seguir
ror-go-soon = Seguimos en un momento
ror-looking =
    { $count ->
        [one] { $names } aún está mirando
       *[other] { $names } aún están mirando
  }
ror-testers-say = { $team } dice «{ $word }»
ror-fell-subject = { $team } eligió a { $subject }
ror-fell-removed = { $team } quitó la { $numeral }
ror-fell-guess = { $team } dice { $said }
ror-fell-count = { $count } de { $voices }
ror-told-subject = { $subject } es el sujeto.
ror-told-removed = La mancha { $numeral } queda fuera.
ror-told-guess = { $team } dice { $said }.
ror-told-reveal = En la { $numeral } está «{ $word }».

# ---- el final

ror-won = Gana { $team }
ror-won-you = Se leyeron la mente
ror-won-them = Los otros se leyeron mejor la mente
ror-won-hint =
    Gana { $team }, { $points } a { $other }, { $rounds ->
        [one] en una ronda
       *[other] en { $rounds } rondas
  }
ror-shared = Se leyeron la mente igual de bien
ror-shared-hint =
    { $points } a { $other }, { $rounds ->
        [one] en una ronda
       *[other] en { $rounds } rondas
  }
ror-ranking = Cómo terminó
ror-wall = Las manchas de { $team }
ror-no-prints = Una pared vacía. Tiene su encanto.
ror-print = { $subject }, ronda { $round }
ror-again = Otra partida
ror-again-wait = El anfitrión puede volver a preparar la mesa.
ror-whys = Lo que vieron los bots
ror-whys-hide = Con eso basta

# ---- lo que pensaron los bots

why-match-things = Para mí, una de las manchas era { $seen }. Así que puse «{ $word }».
why-match-ink = Me guie por la tinta: por cómo corre y lo oscura que es. Así que puse «{ $word }».
why-match-mood = Una de las manchas me hizo pensar en { $seen }. Así que puse «{ $word }».
why-match-white = Miré el blanco que dejó la tinta. Así que puse «{ $word }».
why-match-shape = Me guie por la forma en conjunto. Así que puse «{ $word }».
why-remove =
    { $look ->
        [things] Fuera la que parece { $seen }. Habría sido demasiado fácil.
        [mood] Fuera la que hace pensar en { $seen }. Habría sido demasiado fácil.
       *[other] Fuera la { $blot }. Habría sido demasiado fácil.
  }
why-guess =
    { $sure ->
        [100] Dije «{ $word }», sin ninguna duda.
       *[other] Dije «{ $word }», con un { $sure } % de certeza.
  }
why-agree =
    { $sure ->
        [100] Yo pensaba lo mismo: «{ $word }».
       *[other] Yo pensaba lo mismo: «{ $word }», con un { $sure } % de certeza.
  }
why-differ =
    { $sure ->
        [100] Yo pensaba otra cosa: «{ $word }».
       *[other] Preferí probar con «{ $word }»: tenía un { $sure } % de certeza y daba más puntos.
  }
why-second =
    { $sure ->
        [100] Entonces tenía que ser «{ $word }».
       *[other] Entonces «{ $word }», con un { $sure } % de certeza.
  }

# ---- lo que los bots dicen a su equipo cuando proponen algo

ror-team-word = Unas palabras para tu equipo
says-rorschach-why-remove =
    { $look ->
    [things] En la { $blot } todo el mundo ve { $seen }. Demasiado fácil para el otro equipo.
    [mood] La { $blot } hace pensar a todo el mundo en { $seen }. Demasiado fácil para el otro equipo.
    [ink] La tinta de la { $blot } da demasiadas pistas.
    [white] El blanco de la { $blot } da demasiadas pistas.
   *[other] La forma de la { $blot } da demasiadas pistas.
  }
says-rorschach-why-guess =
    { $look ->
    [things] En la { $blot } veo { $seen }. «{ $word }», con un { $sure } % de certeza.
    [mood] La { $blot } me hace pensar en { $seen }. «{ $word }», con un { $sure } % de certeza.
    [ink] Por la tinta de la { $blot }, diría «{ $word }», con un { $sure } % de certeza.
    [white] Miren el blanco de la { $blot }: «{ $word }», con un { $sure } % de certeza.
   *[other] Por la forma de la { $blot }, diría «{ $word }», con un { $sure } % de certeza.
  }
says-rorschach-why-second =
    { $look ->
    [things] Entonces la { $blot }: ahí veo { $seen }. «{ $word }», con un { $sure } % de certeza.
    [mood] Entonces la { $blot }: me hace pensar en { $seen }. «{ $word }», con un { $sure } % de certeza.
   *[other] Entonces la { $blot } será «{ $word }», con un { $sure } % de certeza.
  }
says-rorschach-why-agree =
    { $look ->
        [things] Yo también veo ahí { $seen }. Diría lo mismo.
        [mood] A mí también me hace pensar en { $seen }. Diría lo mismo.
       *[other] Yo diría lo mismo: «{ $word }».
  }
says-rorschach-why-differ =
    { $look ->
        [things] Yo ahí veo { $seen }. Diría «{ $word }».
        [mood] A mí me hace pensar en { $seen }. Diría «{ $word }».
       *[other] Yo les llevaría la contraria: «{ $word }».
  }

# ---- reglas de la casa: una frase en papel

ror-house-teams = Los equipos se forman
ror-house-first = y adivina primero
ror-house-second = Al segundo intento
ror-house-pace = renunciar, y jugamos
ror-house-win = Gana el equipo que reúna { $points } manchas, con { $lead } de ventaja.
ror-house-deck = Las manchas:
ror-house-stop = .
ror-house-teams-label = Equipos
ror-house-first-label = El equipo que adivina primero
ror-house-second-label = El segundo intento
ror-house-pace-label = Tiempo para pensar
ror-house-deck-label = Manchas
ror-house-words-how = Una palabra o expresión por línea, al menos dieciocho. Por ejemplo: El último tren a casa
ror-house-seated = según los asientos
ror-house-shuffled = por sorteo
ror-house-seed-one = uno al azar
ror-house-first-one = Día
ror-house-second-one = Noche
ror-house-must = no se puede
ror-house-may = se puede
ror-house-off = sin reloj
ror-house-relaxed = sin prisa
ror-house-brisk = a buen ritmo
ror-house-choose = Quién es el sujeto
ror-house-remove = Qué mancha se quita
ror-house-match = Las parejas
ror-house-guess = Los intentos
ror-house-counter = El intento del otro equipo
ror-house-look = Cada revelación

# ---- negativas

refused-each-symbol-once = Cada símbolo va en una mancha, y ninguna mancha queda vacía.
refused-image-guessed = Esa mancha ya se reveló. El segundo intento tiene que ser con otra.
refused-image-removed = Esa mancha queda fuera en esta ronda.
refused-no-such-image = Esa mancha no está en la mesa.
refused-not-on-your-team = El sujeto tiene que ser de tu equipo.
refused-symbol-guessed = Esa palabra ya se reveló. El segundo intento tiene que ser con otra.
refused-too-few-images =
    { $images ->
        [one] Este mazo tiene una mancha; Rorschach necesita { $needed }.
       *[other] Este mazo tiene { $images } manchas; Rorschach necesita { $needed }.
  }
refused-too-few-words =
    { $words ->
        [one] Este mazo tiene una palabra; Rorschach necesita { $needed }.
       *[other] Este mazo tiene { $words } palabras; Rorschach necesita { $needed }.
  }

# ---- las reglas a mano

ror-rules-now = Ahora mismo
ror-rules-whole = Todo el juego, en pocas palabras
ror-rules-goal = Dos equipos, tres palabras, cuatro manchas. Alguien decide en secreto qué palabra va en qué mancha; el resto de su equipo tiene que verlo con los mismos ojos. Cada mancha ganada es un punto, y gana el primer equipo que llegue a cuatro puntos con dos de ventaja.
ror-rules-choosing = El sujeto
ror-rules-choosing-text = El equipo examinador elige a alguien de los suyos como sujeto de esta ronda. A partir de ahí, el sujeto calla hasta la última revelación.
ror-rules-removing = Una mancha menos
ror-rules-removing-text = El equipo de control deja fuera de esta ronda una de las cuatro manchas: la que sería demasiado fácil o la que ayudaría demasiado.
ror-rules-matching = Las parejas
ror-rules-matching-text = El sujeto pone en secreto los tres símbolos en las tres manchas que quedan, uno en cada una.
ror-rules-guessing = El intento
ror-rules-guessing-text = El resto del equipo examinador elige una mancha y dice qué palabra tiene.
ror-rules-countering = El intento del equipo de control
ror-rules-countering-text = El equipo de control también dice una palabra para esa mancha: la misma u otra.
ror-rules-revealed = La revelación
ror-rules-revealed-text = Se muestra el símbolo que el sujeto puso en esa mancha. Quien gana la mancha se la queda: vale un punto.
ror-rules-second = Un segundo intento
ror-rules-second-text = Si el equipo examinador acertó, tiene otro intento: otra mancha, otra palabra. Aquí el equipo de control no dice nada.
ror-rules-score-both = Aciertan los dos
ror-rules-score-both-text = Nadie se lleva la mancha. La segunda es para el equipo examinador si la lee bien; si no, para el de control.
ror-rules-score-testers = Solo acierta el equipo examinador
ror-rules-score-testers-text = Se lleva la mancha. Y también la segunda, si la lee bien; si no, no se la lleva nadie.
ror-rules-score-neither = No acierta nadie
ror-rules-score-neither-text = Nadie se lleva la mancha, y no hay segundo intento.
ror-rules-score-control = Solo acierta el equipo de control
ror-rules-score-control-text = Se lleva la mancha, y no hay segundo intento.
ror-rules-end = Gana el equipo que tenga al menos cuatro manchas y al menos dos más que el otro. Hasta entonces, los equipos cambian de papel después de cada ronda.
ror-rules-silence = El sujeto no escribe nada ni pone caras. Cada equipo tiene su propio canal: el sujeto puede leer el de su equipo; el equipo contrario, no.
ror-rules-team = Decide la mayoría del equipo. Si no están todos de acuerdo, quedan tres segundos para cambiar de idea.
ror-rules-clock = Si se acaba el tiempo, vale la propuesta con más apoyo. Si no hay ninguna, vale el sujeto que propone la mesa, se renuncia al segundo intento (si está permitido) y el azar decide lo demás. La mesa avisa de que se acabó el tiempo.

## Lo que pasó

fact-rorschach-too-late = Se acabó el tiempo para { $names }: valieron las propuestas, y lo demás lo decidió el azar
fact-rorschach-skipped = El anfitrión no esperó más ({ $names }): valieron las propuestas, y lo demás lo decidió el azar
fact-ror-subject = { $name } es el sujeto
fact-ror-subject-you = Eres el sujeto
fact-ror-removed = { $names }: fuera la mancha { $numeral }
fact-ror-declined = { $names }: sin segundo intento
fact-ror-test-first = el otro equipo se equivocó con esta mancha
fact-ror-test-second = el segundo intento también fue un acierto
fact-ror-control-first = el otro equipo se equivocó con esta mancha
fact-ror-control-second = el otro equipo falló el segundo intento
fact-ror-box-both = acertaron los dos equipos, así que nadie se lleva la mancha
fact-ror-box-neither = fallaron los dos equipos, así que nadie se lleva la mancha
fact-ror-box-second = falló el segundo intento, así que nadie se lleva la mancha
fact-recalled-ror = En esta casa, { $times } de { $seen } veces se puso «{ $word }» en la mancha { $numeral }

## La primera vez

ror-guide-choose = Elige al sujeto. Tu equipo le leerá la mente: puede ser otra persona, o tú.
ror-guide-remove = Sobra una mancha. Elige la que lo pondría demasiado fácil.
ror-guide-match = Pon cada palabra en la mancha que más se le parezca. Nadie lo ve.
ror-guide-guess = ¿Qué palabra está en qué mancha? Piensa como el sujeto.
ror-guide-counter = Esta es la palabra del otro equipo para esta mancha. Y tú, ¿cuál crees que es?
ror-guide-reveal = Cada mancha ganada llena un marco de tu equipo. Gana quien los llena todos con ventaja suficiente.

## La idea en cuatro imágenes

ror-story-1 = Alguien mira unas manchas y tres palabras.
ror-story-2 = En silencio, pone cada palabra en una mancha.
ror-story-3 = Su equipo intenta adivinar qué palabra va en cada mancha; quizá el otro equipo lo sepa mejor.
ror-story-4 = Si solo ustedes leen bien una mancha, ganan un punto. Se gana con cuatro y dos de ventaja.

# ---- lo que los bots dicen en voz alta

says-rorschach-choosing-brave = ¿Quién se atreve a que le lean la mente?
says-rorschach-choosing-mind = Se busca mente abierta. Si es ordenada, mejor.
says-rorschach-removing-goodbye = Una tiene que irse. No es nada personal.
says-rorschach-removing-four = Cuatro manchas. Me gusta la que me devuelve la mirada.
says-rorschach-matching-face = { $name } ni se inmuta. Me quito el sombrero.
says-rorschach-matching-time = Sin prisa. La tinta tarda en secarse.
says-rorschach-guessing-words = Tres palabras, tres manchas. No puede ser tan difícil.
says-rorschach-guessing-quiet = Yo no digo nada. Cuesta más de lo que parece.
says-rorschach-countering-said = Conque eso dicen de la { $blot }. Mmm.
says-rorschach-revealed-right = Acierto en la { $blot }. Eso sí es leer la mente.
says-rorschach-revealed-wrong = En la { $blot } la palabra era otra. Qué lugar tan raro es la mente.
says-rorschach-revealed-both = La { $blot } la acertaron los dos equipos, así que no se la lleva nadie.
says-rorschach-scored-learnt = Ya conozco un poco más a { $name }.
says-rorschach-scored-count = Día { $day }, Noche { $night }. La tinta no toma partido.
says-rorschach-over-ink = Era solo tinta. Y miren lo que hicimos con ella.
says-rorschach-over-again = ¿Otra vez? Ya dejé de ver murciélagos.

## Títulos de una noche

title-ror-known = Como la palma de la mano
title-ror-known-why = su equipo le leyó bien la mente { $amount } veces
title-ror-sphinx = La esfinge
title-ror-sphinx-why = su propio equipo le leyó mal la mente { $amount } veces
title-ror-reader = Lee el alma
title-ror-reader-why = ayudó { $amount } veces a leerle la mente a alguien

# ---- en la imagen del álbum

album-rorschach-won = Nadie se lee la mente como { $names }
album-rorschach-shared = Los dos equipos se leyeron la mente igual de bien
album-rorschach-subject = Lo que vio { $name }
album-rorschach-read = bien leída
album-rorschach-misread = leída como «{ $word }»
album-rorschach-unread = quedó en secreto

# ---- el acertijo de hoy

ror-today-line = Pon cada palabra en una mancha
ror-today-hint = { $minds } mentes de esta casa hicieron lo mismo, cada una a su manera. ¿Quién lo ve como tú?
ror-today-told = Así lo vieron los demás
ror-today-blot = { $word ->
    [none] Mancha { $blot }
   *[other] Mancha { $blot }, aquí está «{ $word }»
  }
ror-today-do = Listo
ror-today-about = En una mancha de tinta cada cual ve algo distinto: pon tres palabras donde creas que las vería la mayoría.
ror-today-agreed = { $agreed ->
    [3] Lo ves como la mayoría
    [2] Dos palabras donde las puso la mayoría
    [1] Una palabra donde la puso la mayoría
   *[other] Lo ves a tu manera
  }
ror-today-why = Con las manchas no hay aciertos ni errores. Aquí cuenta dónde puso la palabra la mayoría de las { $minds } mentes; cada punto es una de ellas.
ror-today-same = Tú y { $most } más vieron aquí esta palabra.
ror-today-other = { $alike ->
    [0] Nadie más vio ahí esta palabra; { $most } mentes la vieron en la mancha enmarcada.
    [one] Otra mente vio ahí esta palabra, como tú; { $most } la vieron en la mancha enmarcada.
   *[other] { $alike } mentes vieron ahí esta palabra, como tú; { $most } la vieron en la mancha enmarcada.
  }
ror-today-favourite = { $most } mentes vieron esta palabra en la mancha enmarcada.
ror-today-place = Mancha { $blot }: { $minds ->
    [one] una mente
   *[other] { $minds } mentes
  }
ror-today-you = tú
ror-today-most-tag = la mayoría

## Lo que ha visto esta casa

atlas-rorschach-shelf = Manchas
atlas-rorschach-times = { $times ->
    [one] En esta casa le pusieron una palabra
   *[other] En esta casa le pusieron { $times } palabras
  }

# ---- en una TV

ror-tv-aim = Alguien pone en silencio una palabra en cada mancha. Adivinen qué palabra va en cuál: mancha acertada, mancha ganada.
ror-tv-before = La última vez, { $subject } vio
ror-tv-both =
    { $variant ->
        [0] { $team } se mudó a la cabeza de { $subject } y ya está eligiendo cortinas
       *[1] Dos de dos. { $subject }, cierra la mente, que entra corriente
  }
ror-tv-once =
    { $variant ->
        [0] { $team } leyó una página de { $subject } y se inventó la siguiente
       *[1] Un acierto y un fallo: { $subject } es un libro al que le faltan páginas
  }
ror-tv-one =
    { $variant ->
    [0] { $subject } es un libro abierto esta noche, al menos en una página
   *[1] Con un buen vistazo a la cabeza de { $subject } bastó y sobró
  }
ror-tv-stolen =
    { $variant ->
        [0] { $other } conoce a { $subject } mejor que su propio equipo. Qué incómodo
       *[1] La telepatía funciona. Pero no en el equipo que la necesitaba
  }
ror-tv-nobody =
    { $variant ->
        [0] Nadie sabe qué pasa en la cabeza de { $subject }. Quizá ni siquiera { $subject }
       *[1] { $subject } sigue siendo un misterio para la ciencia
  }
ror-tv-best = El momento de la partida
ror-tv-best-read = «{ $word }»: { $subject } lo vio, y { $team } lo leyó
ror-tv-best-stolen = «{ $word }»: { $subject } lo vio, y { $team } se lo robó
