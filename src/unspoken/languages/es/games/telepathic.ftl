# ---- en su puerta

cover-telepathic-title = Telepathic
cover-telepathic-tagline = Ganen en equipo, sin palabras

# ---- cómo se gana, antes de la primera jugada

tele-goal =
    { $mode ->
    [director] En la pareja, cada cual desea en secreto un tres en línea y debe evitar otro. Si forman las dos líneas deseadas y los guías las adivinan, gana toda la mesa.
    [four-partners] Dos de ustedes desean en secreto un tres en línea cada uno; los otros dos deben evitar uno. Si forman las dos líneas deseadas y las adivinan, gana toda la mesa.
    [opposed] Cada cual desea en secreto un tres en línea. Gana la primera pareja que forme sus dos líneas y las adivine.
   *[other] Cada cual desea en secreto tres losetas en línea, del mismo color o forma, y debe evitar otras tres: si salen, pierden. ¿Ya están ambas líneas? Anúncienlo y adivinen los deseos: ganan en equipo.
  }

# ---- losetas y nombres

tele-tile =
    { $shape ->
    [circle] círculo
    [star] estrella
    [cross] cruz
   *[moon] luna
    } de color { $colour ->
    [sun] sol
    [coral] coral
    [sky] cielo
   *[ink] tinta
  }
tele-three =
    { $mark ->
    [sun] tres de color sol
    [coral] tres de color coral
    [sky] tres de color cielo
    [ink] tres de color tinta
    [circle] tres círculos
    [star] tres estrellas
    [cross] tres cruces
    *[moon] tres lunas
    }
tele-three-capital =
    { $mark ->
    [sun] Tres de color sol
    [coral] Tres de color coral
    [sky] Tres de color cielo
    [ink] Tres de color tinta
    [circle] Tres círculos
    [star] Tres estrellas
    [cross] Tres cruces
    *[moon] Tres lunas
    }
tele-grid = La cuadrícula, cuatro filas de cuatro
tele-row = Fila { $row }
tele-directors = los guías
channel-directors = Guías
tele-team-partners = Pareja
tele-team-directors = Guías
tele-team-0 = Ojo
tele-team-1 = Corazón
tele-team-under = con
tele-team-together = Ganan o pierden en equipo.

# ---- las cartas y dónde actúan

tele-card =
    { $movement ->
        [rows-east] Fila hacia la derecha
        [rows-west] Fila hacia la izquierda
        [rows-two] Fila, dos pasos
        [rows-mirror] Fila en espejo
        [columns-north] Columna hacia arriba
        [columns-south] Columna hacia abajo
        [columns-two] Columna, dos pasos
        [columns-mirror] Columna en espejo
        [quadrants-clockwise] Esquina, giro horario
       *[quadrants-counter] Esquina, giro antihorario
  }
tele-set =
    { $sets ->
        [rows] fila { $on }
        [columns] columna { $letter }
       *[quadrants] { $on ->
            [1] esquina superior izquierda
            [2] esquina superior derecha
            [3] esquina inferior izquierda
           *[4] esquina inferior derecha
        }
  }
tele-which =
    { $movement ->
    [rows-east] ¿Qué fila mueves a la derecha?
    [rows-west] ¿Qué fila mueves a la izquierda?
    [rows-two] ¿Qué fila avanza dos pasos?
    [rows-mirror] ¿Qué fila se invierte?
    [columns-north] ¿Qué columna mueves hacia arriba?
    [columns-south] ¿Qué columna mueves hacia abajo?
    [columns-two] ¿Qué columna avanza dos pasos?
    [columns-mirror] ¿Qué columna se invierte?
    [quadrants-clockwise] ¿Qué esquina gira en sentido horario?
   *[quadrants-counter] ¿Qué esquina gira en sentido antihorario?
  }
tele-do =
    { $movement ->
    [rows-east] Mover la { $set } a la derecha
    [rows-west] Mover la { $set } a la izquierda
    [rows-two] Mover la { $set } dos pasos
    [rows-mirror] Invertir la { $set }
    [columns-north] Mover la { $set } hacia arriba
    [columns-south] Mover la { $set } hacia abajo
    [columns-two] Mover la { $set } dos pasos
    [columns-mirror] Invertir la { $set }
    [quadrants-clockwise] Girar la { $set } en sentido horario
   *[quadrants-counter] Girar la { $set } en sentido antihorario
  }
tele-move =
    { $movement ->
    [rows-mirror] Invertir la { $set }
    [columns-mirror] Invertir la { $set }
    [quadrants-clockwise] Girar esta esquina
    [quadrants-counter] Girar esta esquina
   *[other] Mover la { $set }
  }
tele-how =
    { $movement ->
    [rows-mirror] La fila se invierte: las losetas de los extremos cambian de sitio, y las dos del medio también.
    [columns-mirror] La columna se invierte: las losetas de los extremos cambian de sitio, y las dos del medio también.
    [quadrants-clockwise] Las cuatro losetas de una esquina de la cuadrícula giran un paso, en sentido horario.
    [quadrants-counter] Las cuatro losetas de una esquina de la cuadrícula giran un paso, en sentido antihorario.
   *[other] La loseta que sale por un borde vuelve a entrar por el otro.
  }
tele-row-of-cards = Las cartas a la vista
tele-deck =
    { $deck ->
        [0] No quedan cartas en el mazo
        [one] Una carta en el mazo
       *[other] { $deck } cartas en el mazo
  }
tele-removed =
    { $removed ->
        [one] una apartada sin verla
       *[other] { $removed } apartadas sin verlas
  }

# ---- la línea

tele-dealing = Colocando las losetas
tele-claiming = ¿Quién tuvo la última corazonada?
tele-claiming-hint = Empieza quien diga «Yo» antes que nadie; si no lo dice nadie, decide el azar.
tele-claiming-wait = El resto de la mesa hace memoria
tele-claim = Yo
tele-go-on = Yo no

tele-hand = Dale una carta a { $performer }
tele-hand-hint = { $performer } decide dónde usarla
tele-hand-together = Elijan una carta: nadie más oye lo que dicen
tele-wait-card-you =
    { $many ->
        [yes] Te están buscando una carta
       *[no] { $hander } busca una carta para ti
  }
tele-wait-card =
    { $many ->
        [yes] Le buscan una carta a { $performer }
       *[no] { $hander } busca una carta para { $performer }
  }
tele-wait-card-hint = Ninguna carta se da porque sí
tele-may-announce = ¿Ya lo sabes? Puedes anunciarlo entre turno y turno
tele-must-announce = Se acabaron las cartas
tele-must-announce-hint = Ahora hay que decirlo: ¿qué quería cada cual?

tele-try =
    { $sets ->
        [rows] Toca una fila para ver qué pasaría
        [columns] Toca una columna para ver qué pasaría
       *[quadrants] Toca una esquina para ver qué pasaría
  }
tele-preview = Es solo una prueba: todavía no se ha movido nada.
tele-as-it-lies = Así están ahora las losetas.
tele-wait-set-yours = { $performer } tiene tu carta
tele-wait-set = { $performer } tiene la carta
tele-wait-set-hint = El lugar que elija también quiere decir algo

tele-what-wanted = ¿Qué quería { $name } todo este tiempo?
tele-announce-hint = Luego { $name } dirá lo que querías tú. Si los dos aciertan y las dos líneas están completas, ganan en equipo. Si no, pierden en equipo.
tele-announce-hint-opposed = Luego { $name } dirá lo que querías tú. Si los dos aciertan y las dos líneas están completas, gana su equipo. Si no, gana el otro.
tele-both-wanted = ¿Qué querían todo este tiempo?
tele-both-hint = Si aciertan los dos deseos y las dos líneas están completas, gana toda la mesa. Si no, pierde toda la mesa.
tele-speak = ¿Sabes qué quiere { $hander }?
tele-speak-hint = Anúncialo ahora o deja que siga la partida
tele-wait-speak = ¿Hablará { $performer }?
tele-wait-speak-hint = Tras cada turno, quien movió las losetas puede hacer el anuncio
tele-answer = ¿Y qué quería { $announcer }?
tele-answer-hint = Según { $announcer }, querías esto: { $name }.
tele-wait-answer =
  { $yours ->
    [yes] «{ $name }», dices tú
   *[no] «{ $name }», dice { $announcer }
  }
tele-wait-answer-hint = Ahora { $answerer } dice el otro deseo

tele-pause = Conteniendo el aliento
tele-pause-hint =
    { $seconds ->
        [one] Cada elección se muestra tras un segundo: así la prisa no delata a nadie.
       *[other] Cada elección se muestra tras { $seconds } segundos: así la prisa no delata a nadie.
  }
tele-hush = Ni una palabra hasta el anuncio.
tele-hush-answer = Ni una palabra hasta que llegue la respuesta.

# ---- lo que se hace

tele-hand-to = Dársela a { $name }
tele-propose-to = Proponerla para { $name }
tele-hand-stands = Propuesta hecha
tele-wishes = { $name } quiere esta
tele-announce = Anunciar
tele-choose-first =
    { $sets ->
        [rows] Elige una fila
        [columns] Elige una columna
       *[quadrants] Elige una esquina
  }
tele-choice-stands = Hecho
tele-before = Sin mover
tele-key-choose = elegir
tele-key-before = antes
tele-key-move = mover
tele-names = Di el deseo
tele-name-first = Elige un deseo
tele-announce-this = Anunciar «{ $said }»
tele-propose-this = Proponer «{ $said }»
tele-answer-this = Decir «{ $said }»
tele-not-yet = Todavía no
tele-pass = Seguir
tele-proposes = { $name } diría { $colour } y { $shape }
tele-take-up = De acuerdo
tele-told =
    { $many ->
        [yes] Le dieron
       *[no] { $hander } le dio
    } «{ $card }» a { $performer }, que la usó en la { $set }.
tele-told-handed =
    { $many ->
        [yes] Le dieron
       *[no] { $hander } le dio
    } «{ $card }» a { $performer }.

# ---- solo mío

tele-you-win = Necesitas
tele-you-lose = Debes evitar
tele-cover = Toca para ocultar.
tele-covered = Oculto
tele-uncover = Toca para ver tu secreto.
tele-team = Con { $name }
tele-notebook = Cuaderno
tele-notes-private = Estas páginas solo las ves tú. No salen de este navegador.
tele-note-win = quiere
tele-note-lose = evita
tele-note =
    { $mark }, { $note ->
        [yes] seguro que sí
        [no] seguro que no
        [maybe] quizá
       *[blank] sin nota
  }
tele-turns = Los turnos hasta ahora

# ---- el final

tele-moment-names = Ya se dijeron los dos deseos
tele-moment-grid = ¿Y qué dice la cuadrícula?
tele-says =
    { $many ->
        [yes] Dicen los guías
       *[no] { $name } dice
  }
tele-won = Victoria en equipo
tele-won-hint =
    { $turns ->
        [one] con una carta y sin palabras
        [2] con dos cartas y sin palabras
        [3] con tres cartas y sin palabras
        [4] con cuatro cartas y sin palabras
        [5] con cinco cartas y sin palabras
        [6] con seis cartas y sin palabras
        [7] con siete cartas y sin palabras
        [8] con ocho cartas y sin palabras
        [9] con nueve cartas y sin palabras
        [10] con diez cartas y sin palabras
       *[other] con { $turns } cartas y sin palabras
  }
tele-won-team = Ganan { $names }
tele-won-team-yours = Se leyeron la mente
tele-won-team-right = Los dos deseos acertados, y las dos líneas en la cuadrícula.
tele-unattended = No había nadie en la mesa
tele-unattended-hint = El reloj jugó dieciséis turnos por su cuenta, así que la partida terminó y no ganó nadie.
tele-won-team-wrong = El otro equipo habló demasiado pronto.
tele-lost = Esa línea estaba prohibida para { $names }. Pierden en equipo.
tele-lost-yours = Era la línea que debías evitar. Pierden en equipo.
tele-missed = Casi en sintonía
tele-missed-names = Fallaron al menos un deseo. Pierden en equipo.
tele-missed-grid = Acertaron los deseos, pero en la cuadrícula faltaba alguna línea. Pierden en equipo.
tele-wanted = { $name } quería
tele-avoided = { $name } debía evitar
tele-said =
    { $many ->
        [yes] Dijeron
       *[no] { $name } dijo
    } { $mark }
tele-again = Otra partida
tele-again-wait = El anfitrión puede volver a preparar la mesa.
tele-look-back = Repasar la partida
tele-turn =
    { $turn ->
        [0] Cómo empezó
       *[other] Turno { $turn }
  }
tele-turn-start = Nadie sabía nada.
tele-back = Un turno atrás
tele-forth = Turno siguiente
tele-to-the-end = El final
tele-belief = El secreto de { $of }, visto por { $names }
tele-belief-legend = Con borde, la verdad. Las cifras no muestran lo que pensó cada cual, sino lo que se podía deducir de los turnos.
tele-belief-win = quiere
tele-belief-lose = evita
tele-belief-truth = la verdad
tele-percent = { $share } %

# ---- lo que pensaron los bots

why-announce =
    { $sure ->
    [100] Hablé porque no me quedaba ninguna duda.
   *[other] Hablé porque lo tenía claro al { $sure } %.
  }
says-telepathic-why-announce =
    { $sure ->
        [100] Anunciémoslo. No me queda ninguna duda.
       *[other] Anunciémoslo. Lo tengo claro al { $sure } %.
  }
why-answer =
    { $sure ->
    [100] Al responder no tenía ninguna duda.
   *[other] Al responder lo tenía claro al { $sure } %.
  }

# ---- reglas de la casa: una frase en papel

tele-house-mode = Jugamos
tele-house-removed = con
tele-house-pause = Cada elección se muestra
tele-house-pace = y jugamos
tele-house-mode-label = Modo de juego
tele-house-removed-label = Cartas en juego
tele-house-pause-label = Cuándo se muestra cada elección
tele-house-pace-label = Tiempo para pensar
tele-house-stop = .
tele-house-mode-name =
    { $mode ->
        [first] una primera partida para dos
        [standard] en pareja
        [director] con guías
        [four-partners] entre cuatro
       *[opposed] dos contra dos
  }
tele-house-cards =
    { $removed ->
    [0] las diez cartas
   *[other] { $left } cartas, { $removed } fuera del juego
  }
tele-house-shown =
    { $pause ->
        [0] al instante
        [one] tras un segundo
       *[other] tras { $pause } segundos
  }
tele-house-off = sin reloj
tele-house-relaxed = sin prisa
tele-house-brisk = a buen ritmo
tele-house-begin = Quién empieza
tele-house-hand = Qué carta se da
tele-house-perform = Dónde se usa
tele-house-announce = El anuncio

# ---- negativas

refused-card-not-open = Esa carta no está a la vista en la mesa.
refused-no-such-set = Una carta solo se puede usar en { $most } lugares, y ese no es uno de ellos.
refused-wrong-kind = Aquí hay que decir otra clase de deseo.

# ---- las reglas a mano

tele-rules-now = Ahora mismo
tele-rules-whole = Todo el juego, en pocas palabras
tele-rules-goal = Dieciséis losetas, dos secretos, ni una palabra. Cada cual tiene algo que lograr en la cuadrícula y algo que evitar. Averigua qué busca tu pareja solo por las cartas que se dan: ganan en equipo o pierden en equipo.
tele-rules-claiming = El comienzo
tele-rules-claiming-text = Uno juega con los colores; el otro, con las formas. Cada cual roba en secreto dos cartas: una dice qué debe lograr, y la otra, qué debe evitar. Siempre son tres losetas vecinas en una fila o una columna, en línea recta y sin saltar de un borde al otro. Cuatro también valen.
tele-rules-handing = Dar la carta
tele-rules-handing-text = Dale a tu pareja una de las cartas a la vista. Esa carta queda gastada, y otra ocupa su lugar mientras queden en el mazo.
tele-rules-performing = Jugar la carta
tele-rules-performing-text = Quien recibe la carta elige la fila, la columna o la esquina que se mueve. Si aparece una línea que alguien debe evitar, se pierde en el acto. Si aparece una que alguien necesita, nadie avisa.
tele-rules-speaking = Anunciar
tele-rules-speaking-text = Después de cada turno completo, cualquiera de los dos puede anunciar: dices lo que necesita tu pareja, y tu pareja dice lo que necesitas tú. Si los dos aciertan y las dos líneas están en la cuadrícula, ganan en equipo. Si no, pierden en equipo. Cuando se acaban las cartas, hay que anunciar.
tele-rules-answering = Responder
tele-rules-answering-text = Tu pareja dijo lo que necesitas. Ahora di lo que necesita tu pareja. No hay vuelta atrás.
tele-rules-modes = Otras maneras de jugar
tele-rules-first = Una primera partida
tele-rules-first-text = Se juega solo con las cuatro cartas de un paso, que durante los primeros cien turnos vuelven a la mesa.
tele-rules-director = Con guías
tele-rules-director-text = De tres a ocho personas. Una pareja guarda los secretos; los demás son los guías: dan todas las cartas, alternando entre uno y otro, hablan entre sí y anuncian los dos deseos.
tele-rules-four-partners = Entre cuatro
tele-rules-four-partners-text = Cada cual tiene una sola carta: evitar un color, reunir un color, evitar una forma o reunir una forma. En tu turno, da una carta a quien está a tu derecha o anuncia los dos deseos. Las cartas gastadas forman un mazo nuevo, pero solo una vez.
tele-rules-opposed = Dos contra dos
tele-rules-opposed-text = Cada pareja se sienta frente a frente, y nadie tiene nada que evitar. Justo después de jugar una carta puedes anunciar lo que necesita tu pareja, y tu pareja dice lo que necesitas tú. Si los dos aciertan y las dos líneas están en la cuadrícula, gana su equipo; si no, gana el otro.
tele-rules-challenge = Para quien quiera un reto: se quitan del mazo hasta seis cartas, sin verlas.
tele-rules-silence = Desde el reparto hasta el anuncio nadie escribe ni reacciona. Y cuidado con las caras que ponen.
tele-rules-clock = Si se acaba el tiempo, el azar juega por ti, y la mesa lo dice.

## Lo que pasó

fact-tele-announced = { $name } hace el anuncio
fact-tele-announced-you = Haces el anuncio
fact-tele-announced-together = Los guías hacen el anuncio
fact-tele-named-right = { $name } acertó el deseo: piensa como { $names }
fact-tele-named-right-you = Acertaste el deseo de { $names }
fact-tele-named-wrong = { $name } no acertó el deseo: no piensa como { $names }
fact-tele-named-wrong-you = No acertaste el deseo de { $names }
fact-tele-named-together-right = Los guías acertaron el deseo de { $name }
fact-tele-named-together-right-you = Los guías acertaron tu deseo
fact-tele-named-together-wrong = Los guías no acertaron el deseo de { $name }
fact-tele-named-together-wrong-you = Los guías no acertaron tu deseo
fact-tele-lost-by = { $name } debía evitar esta línea
fact-tele-lost-by-you = Debías evitar esta línea
fact-tele-unattended = Ya no había nadie en la mesa
fact-tele-not-met = Acertaron todos los deseos, pero faltaba alguna línea: { $names }

## La primera vez

tele-guide-mine = Tu secreto: tres de estas en línea, sí; tres de esas, nunca.
tele-guide-hand = Toca la carta que quieras dar: tu elección es todo lo que puedes decir.
tele-guide-perform = Te dieron esta carta. Toca la fila, columna o esquina que quieras mover.
tele-guide-announce = ¿Sabes lo que necesita tu pareja, y los dos tienen tres en línea? Anúncialo.

## La idea en cuatro imágenes

tele-story-1 = Cada cual esconde un deseo: tres losetas en línea, del mismo color o de la misma forma.
tele-story-2 = Tú das una carta; tu pareja decide qué línea se mueve.
tele-story-3 = Cada elección es una pista, porque no se dice ni una palabra.
tele-story-4 = Si los dos deseos se cumplen y cada cual adivina el del otro, ganan en equipo.

# ---- lo que los bots dicen en voz alta, antes y después del silencio

says-telepathic-before-silence = Últimas palabras antes del silencio. Estas son las mías.
says-telepathic-before-tiles = Dieciséis losetas, y ninguna dice una palabra.
says-telepathic-before-first = Que empiece alguien. Yo sé esperar sin hacer ruido.
says-telepathic-won-together = Y sin decir una palabra. Asombroso.
says-telepathic-won-turns =
    { $turns ->
        [one] Un turno. Apenas hubo que pensar.
       *[other] { $turns } turnos, y alguien lo captó.
  }
says-telepathic-won-praise = Bien pensado, { $name }. Casi se oía.
says-telepathic-lost-line = Así que esa era la línea que había que evitar. Con lo ordenada que se veía.
says-telepathic-lost-turns =
    { $turns ->
        [one] Un turno. Qué rápido pasó.
       *[other] { $turns } turnos sin entendernos ni una vez.
  }
says-telepathic-lost-kind = Éramos una sola mente. La equivocada.
says-telepathic-missed-guess = Por ahí iba la cosa. Más o menos.
says-telepathic-missed-near = Yo también me lo habría creído.
says-telepathic-over-talk = Ahora se puede hablar, y a mí se me olvidó todo.
says-telepathic-over-again = ¿Otra vez? Piensa «sí», que yo me entero.

## Títulos de una noche

title-tele-mind = Lee la mente
title-tele-mind-why = adivinó { $amount } veces lo que querían otros
title-tele-glass = Se le entiende todo
title-tele-glass-why = se hizo entender sin palabras { $amount } veces
title-tele-rash = Habló antes de tiempo
title-tele-rash-why = { $amount ->
    [one] falló al adivinar un deseo
   *[other] falló al adivinar { $amount } deseos
  }

# ---- en la imagen del álbum

album-telepathic-won = Una sola mente: { $names }
album-telepathic-lost = Dos mentes que no se encontraron
album-telepathic-unattended = Un pensamiento que quedó a medias
album-telepathic-minds = Debajo de cada cuadrícula: lo que { $name } podía suponer sobre el deseo de { $other } y, más abajo, al revés. El aro marca la verdad.
album-telepathic-many-minds = Debajo de cada cuadrícula: lo que cada cual podía suponer sobre los deseos de los demás. El aro marca la verdad.
album-telepathic-held = { $name }
album-telepathic-wanted = quería
album-telepathic-feared = temía
album-telepathic-turn = { $number } · { $name } dio la carta, { $other } movió
album-telepathic-directed = { $number } · { $name } movió

# ---- el acertijo de hoy

tele-today-line = ¿Qué quiere tu pareja?
tele-today-own = Quieres { tele-three } en línea.
tele-today-rule = Tu pareja quiere tres de la misma forma, y con cada jugada crea todos los pares que puede: dos losetas de esa forma, lado a lado. Fíjate en las dos jugadas.
tele-today-moves = Las jugadas hasta ahora
tele-today-before = Antes
tele-today-move = Jugada { $number }
tele-today-look = Las losetas antes de la primera jugada
tele-today-wants = Tu pareja quiere
tele-today-hand = Da la carta que completa las dos líneas
tele-today-next = Ahora, la carta
tele-today-again = Mirar otra vez
tele-today-do = Dársela
tele-today-about = Dos personas comparten una cuadrícula y no pueden decir lo que quieren: mira las jugadas de tu pareja, adivina su deseo y ayúdala con la carta correcta.
tele-today-right = Le leíste la mente a tu pareja
tele-today-nearly = Acertaste el deseo, pero no la carta
tele-today-wrong = No le leíste la mente a tu pareja
tele-today-lucky = Tuviste suerte con la carta, pero no le leíste la mente a tu pareja
tele-today-was = Tu pareja quería { tele-three }
tele-today-you-said = Dijiste
tele-today-wanted = Tu pareja quería
tele-today-pairs = { $pairs ->
    [0] ningún par
    [one] un par
   *[other] { $pairs } pares
  }
tele-today-why = ¿Por qué { tele-three }? Porque con cada jugada quedaron juntas más losetas de esa forma. Ninguna otra forma explica las dos jugadas.
tele-today-not = ¿Por qué no { tele-three }? Porque la jugada { $number } habría sido otra: con la misma carta se podían juntar más losetas de esa forma.
tele-today-played = Jugada real
tele-today-instead = Jugada posible
tele-today-card-won = Tu carta completó las dos líneas
tele-today-card-lucky = Por pura suerte, tu carta completó las dos líneas
tele-today-card-right = La carta que completa las dos líneas
tele-today-card-yours = La carta que diste
tele-today-both = Las dos líneas: la tuya y la de tu pareja
tele-today-lines = { $lines ->
    [0] Ninguna línea
    [one] Solo una de las dos líneas
   *[other] Las dos líneas
  }

tele-today-won = Las dos líneas están completas
tele-today-lost = Esa carta no completa las dos líneas
tele-today-read = Acertaste: { tele-three }.
tele-today-misread = Tu pareja quería { tele-three }.
tele-today-touched = Pares tras cada jugada: { $counts }
tele-today-card = La carta correcta era: { tele-card }.

# ---- en una TV

tele-tv-aim = Cada deseo secreto es un tres en línea. Dejen que hablen las cartas y después anuncien los deseos.
tele-tv-quick =
    { $variant ->
    [0] ¿Eso fue una partida o un simple vistazo?
   *[1] Con una línea así, ¿quién necesita teléfono?
  }
tele-tv-won =
    { $variant ->
        [0] En algún lugar, una adivina está guardando su bola de cristal
       *[1] Ni una palabra, y aun así se terminan las frases unos a otros
  }
tele-tv-names =
    { $variant ->
        [0] Una conexión profunda. Lástima que no fuera entre ustedes
       *[1] La telepatía está fuera de servicio esta noche. Intenten hablar
  }
tele-tv-grid =
    { $variant ->
        [0] Lo sabía todo el mundo. A las losetas no les avisó nadie
       *[1] Dos mentes en sintonía y dieciséis losetas que opinan otra cosa
  }
tele-tv-lose =
    { $variant ->
        [0] Justo las tres que nunca debían encontrarse
       *[1] Una loseta de más. A la cuadrícula no se le escapa nada
  }
tele-tv-team-right =
    { $variant ->
        [0] Unos leen la mente y otros miran al techo
       *[1] No les pregunten nada: ya lo saben
  }
tele-tv-team-wrong =
    { $variant ->
        [0] Qué valentía. El otro equipo se lo agradece
       *[1] Mucha confianza, poca telepatía
  }
