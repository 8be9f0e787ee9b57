# ---- en su puerta

cover-pareidolia-title = Pareidolia
cover-pareidolia-tagline = Dos artistas en silencio, un cielo

# ---- cómo se gana, antes de la primera jugada

par-goal =
    Dos dibujan una palabra con nubes. Quien la acierta gana una gota, y ellos también: gana quien tenga más tras { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
    }.

# ---- la línea

par-you-said = Tú
par-round = Ronda { $round } de { $rounds }
par-shuffling = Mezclando las palabras
par-claiming = ¿Quién vio algo en las nubes hace poco?
par-claiming-hint = Quien diga «Yo» antes que nadie será artista principal; si no lo dice nadie, decide el azar.
par-claiming-wait = Los demás siguen mirando al cielo
par-claim = Yo
par-go-on = Yo no

par-keep = ¿Qué palabra vas a dibujar?
par-keep-hint = { $second } la dibuja contigo. Los demás tienen que adivinarla.
par-wait-keep = { $artist } está eligiendo una palabra
par-wait-keep-you = { $artist } está eligiendo una palabra para ustedes dos
par-know = Esta es la palabra
par-know-hint = { $artist } y tú la dibujan con nubes, por turnos y en silencio
par-wait-know = { $second } está leyendo la palabra
par-toss = Lanza la primera nube
par-toss-hint = Dónde caiga, y de qué lado, es cosa del viento
par-what-will = ¿Qué será? { $category }.
par-wait-toss = { $artist } lanza la primera nube
par-what-is = ¿Qué es? { $category }.
par-turn = Le toca a { $name }; después, a { $other }
par-turn-yours = Te toca
par-turn-other = Le toca a { $name }
par-bell = Se puso el sol
par-bell-artist = ¿Lo dijo alguien? Tienes un momento para darlo por bueno.
par-bell-none = No lo dijo nadie
par-bell-hint = Los artistas tienen un momento para decir si alguien lo adivinó
par-found = { $name } lo vio
par-found-you = Lo viste
par-found-hint = «{ $text }»
par-not-found = Se lo llevó el viento
par-not-found-hint = Nadie lo vio a tiempo
par-voting = ¿Quién transmite más calma?
par-voting-hint = Hay empate. Deciden ustedes; nadie ve los votos hasta que estén todos.
par-voting-wait = Hay empate, y deciden los demás. Respira hondo.
par-won = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
  }
par-won-you = Ganaste
par-won-hint = { $most ->
    [one] con una gota
   *[other] con { $most } gotas
  }
par-won-vote = { $most ->
    [one] con una gota y la cara más tranquila
   *[other] con { $most } gotas y la cara más tranquila
  }

# ---- palabras

par-words = Tres palabras
par-keep-first = Elige una palabra
par-keep-this = Dibujar «{ $word }»
par-secret = Que la adivinen los demás · { $name } también la sabe
par-know-it = Ya la sé
par-toss-first = Elige una nube
par-toss-it = Lanzarla

# ---- el cielo

par-sky-empty = El cielo está vacío.
par-sky-told = { $count ->
    [one] Una nube en el cielo: { $clouds }.
   *[other] { $count } nubes en el cielo, empezando por la de abajo: { $clouds }.
  }
par-lies = { $cloud }, { $row ->
    [upper] { $column ->
        [left] arriba a la izquierda
        [right] arriba a la derecha
       *[middle] arriba en el centro
  }
    [lower] { $column ->
        [left] abajo a la izquierda
        [right] abajo a la derecha
       *[middle] abajo en el centro
  }
   *[middle] { $column ->
        [left] a la izquierda
        [right] a la derecha
       *[middle] en el centro
  }
  }
par-held = { $lies }, { $across } a la derecha, { $down } hacia abajo{ $turn ->
    [0] {""}
   *[other] {", con un giro de "}{ $turn } grados
  }{ $flip ->
    [yes] {", del revés"}
   *[no] {""}
  }
par-told = { $kind ->
    [toss] { $name } lanza una nube en forma de { $cloud }, que cae
    [place] { $name } pone una nube en forma de { $cloud }
    [pick-up] { $name } toma una nube en forma de { $cloud } y la pone
    [remove] { $name } quita una nube en forma de { $cloud }, que estaba
    [nudge] { $name } empuja una nube en forma de { $cloud }, que queda
   *[pass] { $name } pasa.
    }{ $kind ->
    [pass] {""}
   *[other] {" "}{ $row ->
    [upper] { $column ->
    [left] arriba a la izquierda.
    [right] arriba a la derecha.
   *[middle] arriba en el centro.
  }
    [lower] { $column ->
    [left] abajo a la izquierda.
    [right] abajo a la derecha.
   *[middle] abajo en el centro.
  }
   *[middle] { $column ->
    [left] a la izquierda.
    [right] a la derecha.
   *[middle] en el centro.
  }
  }
  }
par-guess-told = { $name } ve: { $text }
par-view = Tu vista del cielo
par-view-left = Girar la vista a la izquierda
par-view-right = Girar la vista a la derecha
par-view-upright = La vista está girada { $turn } grados. Enderezarla
par-view-whole = El cielo entero
par-seconds-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
  }

# ---- manos

par-your-action = Te toca
par-then = después, { $name }
par-mode-place = Poner
par-mode-pick-up = Mover
par-mode-remove = Quitar
par-mode-nudge = Empujar
par-do-place = Ponerla
par-do-pick-up = Ponerla
par-do-remove = Quitarla
par-do-nudge = Empujar
par-supply = Nubes junto al cielo
par-supply-of = { $cloud }, { $left ->
    [0] no queda ninguna
    [one] queda { $left }
   *[other] quedan { $left }
  }
par-clouds-there = Nubes en el cielo
par-cloud-there = Nube { $number }: { $lies }{ $protected ->
    [yes] {", por ahora no se toca"}
   *[no] {""}
  }
par-handle-right = Girar en sentido horario
par-handle-left = Girar en sentido antihorario
par-handle-flip = Dar la vuelta
par-hint-place = Sube una nube al cielo o mueve otra
par-hint-pick-up = Toma cualquier nube del cielo
par-hint-held = Gírala, voltéala o muévela
par-hint-remove = ¿Qué nube quitas?
par-hint-removing = Sale del cielo y queda a un lado
par-hint-nudge = Empuja nubes: pon un dedo en el cielo vacío y arrástralo hacia una
par-hint-stroke = Tu dedo seguirá esta línea
par-hint-aimed = { $side ->
    [left] Desde la izquierda
    [above] Desde arriba
    [right] Desde la derecha
   *[below] Desde abajo
    }. Elige la nube otra vez para cambiar de lado
par-no-way-to-nudge = Junto a esa nube no cabe ni un dedo.
par-moves = Mover la nube
par-move-left = A la izquierda
par-move-up = Hacia arriba
par-move-down = Hacia abajo
par-move-right = A la derecha
par-locked = Última jugada: { $name }
par-locked-place = { $name } quitó una nube de aquí
par-protected = Eso fue lo último que hizo { $name }. Por ahora no se toca.
par-not-there-again = { $name } acaba de quitar de ahí una nube igual. Pon la tuya en otro lado.
par-finger-on-cloud = Tienes que empezar en una zona vacía del cielo.
par-too-short = Haz la línea un poco más larga.
par-meets-nothing = La línea no toca ninguna nube.
par-meets-protected = La línea toca primero una nube que { $name } acaba de poner o mover.

# ---- intentos

par-seen = Visto hasta ahora
par-none-said = Di lo que veas, sea lo que sea.
par-none-said-artist = Nadie ha dicho nada todavía.
par-guess-label = ¿Qué ves?
par-i-see = Veo…
par-say = Decirlo
par-guess-note = Di todo lo que veas, en { $language }. Los artistas callan.
par-yes = ¡Eso es!
par-yes-of = «{ $text }»: ¡eso es!
par-yes-again = ¿Seguro?
par-yes-sure = ¿Seguro que es «{ $text }»? Con eso termina la ronda
par-right = acierto
par-hush = Ni una palabra, ni una seña. Hablan las nubes.

# ---- el final de una ronda y de la partida

par-the-word = La palabra era
par-no-droplets = Esta vez no hay gotas.
par-next-round = Próxima ronda
par-to-the-end = Ver cómo termina
par-waiting = Faltan los demás
par-abstain = No sabría decir
par-vote-first = Elige a alguien
par-vote-for = Votar por { $name }
par-vote-stands = Ya votaste
par-droplets = { $drops ->
    [one] una gota
   *[other] { $drops } gotas
  }
par-votes = Los votos
par-voted = Para { $name }, { $of } es la calma en persona
par-voted-none = { $name } no supo elegir
par-again = Otra partida
par-again-wait = El anfitrión puede preparar otra partida.
par-no = No era eso
par-no-sure = ¿De verdad no? Toca otra vez
par-denied = { $names }: «No era eso». Tienen que decirlo los dos artistas.
par-taken-back = Los artistas dicen que no era eso. Las gotas se devuelven.
par-album = Lo que había en el cielo
par-drawn-by = artistas: { $names }
par-seen-by = { $name } lo vio: «{ $guess }»
par-nobody-saw = nadie lo vio

# ---- reglas de la casa: una frase en papel

par-house-minutes = Cada cielo dura
par-house-minutes-label = Tiempo por palabra
par-house-minutes-of = { $minutes ->
    [2] dos minutos
    [3] tres minutos
   *[5] cinco minutos
  }
par-house-comma = ,
par-house-stop = .
par-house-times = cada cual es artista principal
par-house-times-label = Cuántas veces le toca a cada cual ser artista principal
par-house-times-of = { $times ->
    [0] según las reglas
    [1] una vez
    [2] dos veces como mucho
   *[3] tres veces como mucho
  }
par-house-language = adivinamos en
par-house-language-label = Idioma para adivinar
par-house-words-how = Una palabra por línea. Si quieres, añade otros nombres que también valgan y una categoría, que verá todo el mundo. Por ejemplo: gato = gatito, minino (animal)
par-house-pace = y entre cielo y cielo vamos
par-house-pace-label = Tiempo para pensar
par-house-off = sin reloj
par-house-relaxed = sin prisa
par-house-brisk = a buen ritmo
par-house-begin = Quién empieza
par-house-word = La palabra
par-house-toss = El lanzamiento
par-house-vote = El voto
par-house-look = Ver la palabra

# ---- negativas

refused-guess-empty = Ahí no había ninguna palabra.
refused-guess-too-long = { $most ->
    [one] Una letra como mucho.
   *[other] { $most } letras como mucho.
  }
refused-guess-unprintable = Ahí hay caracteres que no se pueden mostrar. Prueba con letras normales.
refused-no-guesses-left = { $most ->
    [one] Ya usaste tu único intento para este cielo. Ahora disfruta de la vista.
   *[other] Ya usaste tus { $most } intentos para este cielo. Ahora disfruta de la vista.
  }
refused-no-such-guess = Eso no lo dijo nadie.
refused-no-such-shape = No hay una nube así en la caja.
refused-no-such-turn = Una nube no se puede girar así.
refused-none-left = Ya no quedan nubes de esas.
refused-not-drawn = Esa palabra no está entre las que salieron.
refused-not-in-the-sky = Esa nube ya no está en el cielo.
refused-not-tied = Esa persona no está entre las que empataron.
refused-nudge-meets-nothing = Tu dedo no tocó ninguna nube. Traza la línea a través de una.
refused-nudge-starts-on-a-cloud = Empieza con el dedo en una zona vacía del cielo.
refused-nudge-too-short = Eso no llegó ni a empujón. Traza una línea más larga.
refused-outside-the-sky = Eso queda fuera del cielo.
refused-piece-protected = Eso fue lo último que hizo tu pareja. Por ahora no se toca.
refused-place-protected = Tu pareja acaba de quitar de ahí una nube igual.
refused-said-already = Eso lo acabas de decir.
refused-too-few-words = { $words ->
    [one] Una palabra no basta: este juego necesita { $needed }.
   *[other] { $words } palabras no bastan: este juego necesita { $needed }.
  }
refused-wrong-clouds = Este juego necesita entre { $least } y { $most } nubes, y hay { $pieces }.

# ---- lo que pensaron los bots

why-keep = De las tres palabras, «{ $word }» era la que mejor podía dibujar.
why-draw = Me propuse dibujar «{ $word }».
why-see = { $sure ->
    [one] Dije «{ $word }»: una posibilidad entre cien, pensé.
   *[other] Dije «{ $word }», con un { $sure } % de certeza.
  }
why-no-drawing = No se me ocurría ninguna imagen para esa palabra, así que moví nubes de un lado a otro.
why-blind = En esta máquina no tengo ojos, así que hice lo que pude.

# ---- las reglas a mano

par-rules-now = Ahora mismo
par-rules-whole = Todo el juego, en pocas palabras
par-rules-goal = Dos artistas que no pueden hablar forman una imagen con nubes, por turnos, una acción cada vez. Los demás dicen lo que podría ser, hasta que alguien ve la palabra o se pone el sol.
par-rules-drawing = Una palabra para dos
par-rules-drawing-text = El artista principal saca tres palabras y se queda con una. El segundo artista, sentado enfrente, también la lee. Cuando los dos la conocen, se anuncia a toda la mesa qué clase de cosa es.
par-rules-tossing = El lanzamiento
par-rules-tossing-text = El artista principal lanza la nube que quiera. Cae cerca del centro, girada y volteada a su antojo: aquí no hay arriba ni abajo. Entonces arranca el reloj.
par-rules-playing = Por turnos
par-rules-playing-text = Los artistas se turnan, empezando por el segundo, y hacen una acción cada vez:
par-rules-place = Una nube de las que esperan junto al cielo: donde quieras, girada como quieras y por el lado que quieras.
par-rules-pick-up = Cualquier nube del cielo: vuelve a ponerla donde quieras, encima de las demás.
par-rules-remove = Cualquier nube del cielo: vuelve con las que esperan fuera.
par-rules-nudge = Pon un dedo en una zona vacía del cielo y arrástralo en línea recta. El dedo empuja lo que encuentra, y eso, a su vez, empuja lo que tiene delante.
par-rules-guessing = Adivinar
par-rules-guessing-text = Los demás dicen lo que ven, hasta siete cosas distintas por minuto, en el idioma de la mesa. Las pequeñas erratas se perdonan; decir otra palabra, no. Un artista puede decir «¡Eso es!» a cualquier intento, incluso en los diez segundos después de la campana; una vez mostrada la palabra, los dos juntos pueden decir que no era eso.
par-rules-shown = Gotas
par-rules-shown-text = Quien ve la palabra gana una gota, y cada artista, otra. Si no la ve nadie, no hay gotas. Después, los dos papeles pasan al asiento siguiente.
par-rules-voting = El final
par-rules-voting-text = Con cuatro o cinco personas, cada cual es artista principal tres veces; con seis o siete, dos; con más, una. Gana quien tenga más gotas. Si hay empate, los demás eligen, entre quienes empatan, a quien transmite más calma. Quien no vota a tiempo se abstiene; si no vota nadie, se comparte la victoria.
par-rules-undo = No puedes cambiar ni deshacer lo último que hizo tu pareja. En tu siguiente acción, no toques ninguna nube que acabe de poner o mover, ni pongas otra de la misma forma donde acabe de quitar una.
par-rules-silence = Desde que se sacan las palabras hasta el final de la ronda, los artistas no escriben ni reaccionan, salvo para decir «¡Eso es!».
par-rules-keys = Teclas: con 1–5 tomas una nube, con las flechas la mueves, con Q y E la giras, con F le das la vuelta, con Enter la colocas y con Escape la sueltas. Quienes miran pueden girar el cielo en su pantalla con [ y ].

## Lo que pasó

fact-pareidolia-too-late = Se acabó el tiempo: la partida siguió sin { $names }
fact-pareidolia-skipped = El anfitrión no esperó más: siguieron todos menos { $names }
fact-par-rang = Sonó la campana
fact-par-finder = vio «{ $word }» en las nubes
fact-par-finder-you = viste «{ $word }» en las nubes
fact-par-artist = visto por { $names } en estas nubes: «{ $word }»
fact-par-artist-you = { $names } vio «{ $word }» en tus nubes
fact-par-unfound = nadie vio «{ $word }» en las nubes
fact-par-withdrawn = al final no era la palabra, así que las gotas se devuelven

## La primera vez

par-guide-word = Elige una palabra para dibujarla con nubes. Solo la verán tú y tu pareja.
par-guide-toss = La primera nube es tuya: toca una y lánzala.
par-guide-act = Por turnos, una acción cada vez, hasta que se ponga el sol. Toca la palabra acertada.
par-guide-guess = ¿Qué será? Escribe todo lo que veas.
par-guide-shown = Quien ve la palabra a tiempo gana una gota, y cada artista, otra.

## La idea en cuatro imágenes

par-story-1 = Dos artistas comparten una palabra secreta.
par-story-2 = Sin hacer ruido, ponen nubes por turnos.
par-story-3 = Los demás dicen en voz alta lo que ven.
par-story-4 = Si alguien ve la palabra antes de que se ponga el sol, gana una gota, y cada artista, otra.

# ---- lo que los bots dicen en voz alta

says-pareidolia-before-sky = Un cielo vacío. Nunca se verá mejor.
says-pareidolia-before-weather = Buen tiempo para ver cosas que no están ahí.
says-pareidolia-choosing-artist = { $name } tiene cara de tener un plan.
says-pareidolia-choosing-words = Ojalá tenga patas. Las patas siempre ayudan.
says-pareidolia-playing-bare = Muy minimalista hasta ahora. Me gusta.
says-pareidolia-playing-one = Una nube. Todavía puede ser cualquier cosa.
says-pareidolia-playing-few = { $clouds } nubes. Mi abuela tenía un sombrero así.
says-pareidolia-playing-many = { $clouds } nubes. Huele a lluvia.
says-pareidolia-playing-guesses = { $guesses } intentos. Alguien tiene que andar cerca.
says-pareidolia-playing-quiet = Digan lo que ven. Al cielo no le importa.
says-pareidolia-shown-found = Buena vista, { $name }. Yo estaba en las nubes.
says-pareidolia-shown-lost = Así que era eso. Ahora ya no puedo ver otra cosa.
says-pareidolia-shown-sky = Visto desde el otro lado, era un retrato perfecto.
says-pareidolia-voting-tie = Empate. Hasta el viento se detuvo.
says-pareidolia-over-clouds =
    { $rounds ->
        [one] Un cielo, y fue nuestro.
       *[other] { $rounds } cielos, y todos nuestros.
  }
says-pareidolia-over-again = ¿Otra vez? El tiempo acompaña.

## Títulos de una noche

title-par-first = Ojo de lince
title-par-first-why = encontró { $amount } palabras en las nubes
title-par-sky = Pintacielos
title-par-sky-why = { $amount } cielos en los que alguien vio la palabra
title-par-quiet-hand = La mano derecha
title-par-quiet-hand-why = ayudó a formar { $amount } cielos que alguien entendió

# ---- en la imagen del álbum

album-pareidolia-won = A nadie le llovió tanto como a { $names }
album-pareidolia-drawn = Artistas: { $names }
album-pareidolia-seen = { $name } lo vio: «{ $guess }»
album-pareidolia-unseen = Nadie lo vio
album-pareidolia-guesses = También se vio: { $guesses }

# ---- el acertijo de hoy

par-today-sky = Hay { $clouds } nubes en el cielo.
par-today-said = No es: { $words }
par-today-more = { $left ->
    [one] Mostrar el resto
   *[other] Mostrar más
  }
par-today-give-up = Me rindo
par-today-about = Alguien forma algo con nubes, sin decir palabra: adivina qué es. Cuantas menos nubes necesites, mejor.
par-today-right = Lo viste
par-today-missed = Se te escapó
par-today-was = Era: { $word }
par-today-no-guess = ningún intento
par-today-clouds = { $clouds ->
    [one] una nube
   *[other] { $clouds } nubes
  }
par-today-house = { $same ->
    [0] De { $people } personas en esta casa, no lo vio ninguna
    [one] De { $people } personas en esta casa, lo vio { $same }
   *[other] De { $people } personas en esta casa, lo vieron { $same }
  }
par-today-why = El cielo entero tiene { $clouds } nubes. { $category }.

## Lo que ha visto esta casa

atlas-pareidolia-shelf = Palabras en las nubes
atlas-pareidolia-times = { $times ->
    [one] Se dibujó una vez en esta casa
   *[other] Se dibujó { $times } veces en esta casa
  }

# ---- en una TV

par-tv-aim = Dos artistas dibujan en silencio una palabra con nubes. Adivínenla antes de que se ponga el sol.
par-tv-rain = Gotas hasta ahora
par-tv-last = El último cielo: «{ $word }»
par-tv-best = El cielo de la partida: «{ $word }»
par-tv-swift = { $variant ->
    [0] { $name } ni pestañeó
   *[1] ¿Estaba { $name } espiando detrás de una nube?
  }
par-tv-few = { $variant ->
    [0] Apenas una nube en el cielo, y { $name } lo vio todo
   *[1] Un poco de aire y muchísima fe
  }
par-tv-crowd = { $variant ->
    [0] Con tantos intentos, alguno tenía que dar en el blanco
   *[1] Ya se habían dicho todas las demás palabras: tenía que ser esta
  }
par-tv-found = { $variant ->
    [0] «{ $word }», más claro que un cielo sin nubes
   *[1] { $name } anda con la cabeza en las nubes, y le va muy bien
  }
par-tv-missed = { $variant ->
    [0] No era «{ $guess }». Aunque ya nadie puede ver otra cosa
   *[1] La próxima vez, las nubes vendrán con subtítulos
  }
par-tv-silent = { $variant ->
    [0] Tan conmovedor que nadie pudo hablar
   *[1] Los artistas guardaron silencio. Los demás, también
  }
par-tv-denied = { $variant ->
    [0] Adivinado, celebrado, anulado. Tiempo inestable
   *[1] Las gotas se evaporaron por el camino
  }
