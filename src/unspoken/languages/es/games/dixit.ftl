# ---- en su puerta

cover-dixit-title = Dixit
cover-dixit-tagline = Una pista, pero no muy clara
cover-dixit-about = Describe una carta sin delatarla. Si la encuentran todos o no la encuentra nadie, no ganas nada.

# ---- cómo se gana, antes de la primera jugada

dixit-goal = Encuentra la carta del cuentacuentos; en tu turno, da una pista que entiendan algunos, pero no todos. Gana quien llegue antes a { $target } puntos.

# ---- la línea sobre el escenario, y lo que va debajo

dixit-story-yours = Cuéntanos, { $name }
dixit-story-yours-hint = Que alguien te entienda, pero no todos
dixit-story-yours-pick = Elige una carta de la que tengas algo que decir
dixit-first = ¿Quién empieza?
dixit-first-hint = Empieza quien dé la primera pista. Elige una carta o pasa
dixit-first-passed = Que empiece otra persona. Si te animas, aún estás a tiempo
dixit-pass = Pasar
dixit-thinking = { $name } está pensando
dixit-thinking-hint = Mientras tanto, ve conociendo tus cartas
dixit-thinking-watch = Está eligiendo una carta y pensando una pista
dixit-first-watch = Empieza quien antes dé con una pista
dixit-dealing = Repartiendo las cartas

dixit-lay =
    { $cards ->
        [one] ¿Cuál de las tuyas encaja?
       *[other] ¿Qué dos cartas tuyas encajan?
  }
dixit-lay-hint = Algo que pueda pasar por la carta de { $teller }
dixit-laid =
    { $cards ->
        [one] Tu carta está boca abajo
       *[other] Tus cartas están boca abajo
  }
dixit-laid-hint = Puedes cambiar de idea hasta que se ponga la última carta
dixit-waiting = ¿Quién falta? { $names }
dixit-waiting-none = Un momento
dixit-lying =
    { $laid ->
        [0] Todavía no hay cartas en la mesa
        [one] { $laid } de { $all } ya puso su carta
       *[other] { $laid } de { $all } ya pusieron su carta
  }
dixit-lying-two =
    { $laid ->
        [0] Todavía no hay cartas en la mesa
        [one] { $laid } de { $all } ya puso sus dos cartas
       *[other] { $laid } de { $all } ya pusieron sus dos cartas
  }

dixit-vote = ¿Cuál es la de { $teller }?
dixit-vote-hint = Si la encuentras: 3 puntos, o 2 si aciertan todos. Cada voto a tus cartas: 1.
dixit-held = ¿Es esta la de { $teller }?
dixit-held-hint = Nadie ve tu voto hasta que hayan votado todos
dixit-voted = Votaste por la { $number }
dixit-told-number =
    { $mine ->
        [yes] Tu carta era la número { $number }.
       *[no] La carta de { $teller } era la número { $number }.
  }
dixit-voted-hint = Puedes cambiar de idea hasta el último voto
dixit-searched = Están buscando tu carta
dixit-searched-hint = Ahora, ni un gesto
dixit-search-watch = ¿Cuál es la de { $teller }?
dixit-search-watch-hint = Los votos son secretos hasta que llegue el último

dixit-round = Ronda { $round }

# ---- cartas

dixit-hand = Tu mano
dixit-hand-look = Tu mano, solo para mirar
dixit-board = Las cartas en la mesa
dixit-card = Carta { $place } de { $all }: { $alt }
dixit-card-plain = Carta { $place } de { $all }
dixit-numbered = Número { $number }: { $alt }
dixit-numbered-plain = Número { $number }
dixit-numbered-yours = Número { $number }, la tuya: { $alt }
dixit-yours = tuya
dixit-enlarge = Ver de cerca
dixit-enlarge-card = Ver de cerca: { $card }
dixit-back-laid = { $name } ya puso su carta
dixit-back-owed = { $name } aún está eligiendo

# ---- la pista

dixit-clue-yours = Tu pista
dixit-clue-placeholder = palabra, verso, tarareo…
dixit-clue-left =
    { $left ->
        [one] Queda un carácter
       *[other] Quedan { $left } caracteres
  }
dixit-clue-of = La pista de { $name }
dixit-you-told = Tu pista
dixit-told = La pista de { $name }
dixit-quoted = «{ $text }»
dixit-clue-aloud = dicha en voz alta
dixit-clue-aloud-hint = Escucha a { $name }: va a dar la pista en voz alta
dixit-clue-recorded = un sonido grabado
dixit-clue-unsaid = sin decir palabra
dixit-clue-unsaid-hint = Se acabó el tiempo: la imagen habla por sí sola
dixit-way = Cómo das la pista
dixit-write = Escribir
dixit-record = Grabar
dixit-aloud = En voz alta
dixit-aloud-yours = Di la pista en voz alta
dixit-aloud-yours-hint = Primero toca «Dar la pista» y luego habla. Los demás elegirán cuando te hayan oído.
dixit-tell = Dar la pista
dixit-tell-no-card = Primero elige una carta
dixit-tell-no-clue = Ahora, una pista
dixit-tell-no-sound = Ahora, un sonido
dixit-play = Oír la pista
dixit-stop = Parar
dixit-sound-silent = Aquí no se puede reproducir el sonido

# ---- la grabadora

dixit-rec-start = Grabar
dixit-rec-again = Grabar otra vez
dixit-rec-stop = Parar la grabación
dixit-rec-hint = Hasta { $seconds } segundos: un tarareo, un verso, un portazo
dixit-rec-running = Grabando… { $seconds ->
    [one] queda { $seconds } s
   *[other] quedan { $seconds } s
  }
dixit-rec-done = Escucha la grabación antes de enviarla
dixit-rec-insecure = El navegador solo permite usar el micrófono en páginas seguras (https), y esta no lo es. Escribe tu pista o dila en voz alta.
dixit-rec-unsupported = Este navegador no puede grabar tu voz. Escribe tu pista o dila en voz alta.
dixit-rec-refused = El navegador no dejó usar el micrófono. Permítelo en los ajustes de la página o escribe tu pista.
dixit-rec-none = No se encontró ningún micrófono. Escribe tu pista o dila en voz alta.
dixit-rec-broken = El micrófono dejó de funcionar. Graba otra vez o escribe tu pista.
dixit-rec-empty = Duró tan poco que no se oye nada. Prueba otra vez.
dixit-rec-unsent = La grabación no llegó a la mesa. Prueba otra vez.

# ---- poner y votar

dixit-lay-this =
    { $cards ->
        [one] Poner esta carta
       *[other] Poner estas cartas
  }
dixit-lay-instead =
    { $cards ->
        [one] Mejor esta
       *[other] Mejor estas
  }
dixit-lay-pick =
    { $cards ->
        [one] Elige una carta
       *[other] Elige dos cartas
  }
dixit-lay-pick-more = Elige una más
dixit-lay-lies =
    { $cards ->
        [one] Ya está en la mesa
       *[other] Ya están en la mesa
  }
dixit-vote-for = Votar por la { $number }
dixit-vote-instead = Mejor la { $number }
dixit-vote-pick = Primero elige una carta
dixit-vote-stands = Ya votaste
dixit-hush = Ni una palabra hasta que se vean los votos.

# ---- la revelación

dixit-some-found =
    { $found ->
        [1] Un acierto
        [2] Dos aciertos
        [3] Tres aciertos
        [4] Cuatro aciertos
        [5] Cinco aciertos
        [6] Seis aciertos
       *[other] { $found } aciertos
    } de { $voters ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
       *[other] { $voters }
    }.
dixit-some-found-points = Tres puntos por cabeza.
dixit-all-found = Todo el mundo la encontró.
dixit-none-found = Nadie la encontró.
dixit-flat-points = Dos puntos por cabeza, ninguno para { $teller }.
dixit-vote-points = Cada voto a otra carta es un punto para quien la puso.
dixit-told-this = dio la pista
dixit-found-by = Quién la encontró
dixit-found-by-nobody = Nadie la encontró
dixit-no-votes = sin votos
dixit-card-of = La carta de { $name }
dixit-votes-of =
    { $count ->
        [0] Sin votos
        [one] Un voto: { $names }
       *[other] { $count } votos: { $names }
  }
dixit-path = El camino hasta { $target }
dixit-gain = +{ $points }
dixit-next = Próxima historia: { $name }
dixit-next-you = Próxima historia: la tuya
dixit-to-album = Abrir el álbum
dixit-looking = ¿Quién sigue mirando? { $names }
dixit-go-soon = La próxima historia empieza enseguida

# ---- el álbum

dixit-won =
    { $count ->
        [one] Nadie lo cuenta como { $names }
       *[other] Nadie lo cuenta como { $names }
  }
dixit-won-you =
    { $count ->
        [one] Nadie lo cuenta como tú
       *[other] { $names } lo cuentan mejor que nadie
  }
dixit-album = El álbum
dixit-album-stories =
    { $stories ->
        [one] una historia
       *[other] { $stories } historias
  }
dixit-print =
    { $found ->
        [0] { $name }: nadie la encontró
        [one] { $name }: la encontró { $found } de { $voters }
       *[other] { $name }: la encontraron { $found } de { $voters }
  }
dixit-scores = Puntuación
dixit-remark-mind =
    { $times ->
        [2] { $reader } encontró las dos veces la carta de { $teller }.
       *[other] { $reader } le leyó la mente a { $teller } las { $times } veces.
  }
dixit-remark-found =
    { $times ->
    [one] Nadie encontró más cartas que { $names }: 1 de { $of }.
    [2] Nadie encontró más cartas que { $names }: 2 de { $of }.
    *[other] Nadie encontró más cartas que { $names }: { $times } de { $of }.
    }
dixit-remark-fooled =
    { $votes ->
    [one] Nadie engañó más que { $names }, con un solo voto.
   *[other] Nadie engañó más que { $names }, con { $votes } votos.
  }
dixit-remark-unfound = { $clue }: nadie encontró la carta.
dixit-whys = Lo que pensaron los bots
dixit-whys-hide = Ocultar lo que pensaron
dixit-again = Jugar otra vez
dixit-again-wait = El anfitrión puede preparar otra partida.

# ---- lo que pensaron los bots

why-tell =
    { $way ->
        [0] «{ $clue }»: { $theme }, dicho con rodeos.
        [1] Mi carta me susurró algo: { $theme }. Yo lo dije así: «{ $clue }».
        [2] Nombrar lo que hay en mi carta era demasiado fácil. Yo vi en ella { $theme }, y por eso dije «{ $clue }».
       *[other] Dije «{ $clue }» porque mi carta me hablaba de algo: { $theme }. Nombrar lo que se ve no tenía gracia.
  }
why-tell-plain =
    { $way ->
        [0] «{ $clue }» fue lo primero que me vino a la cabeza al ver mi carta.
        [1] Miré mi carta hasta que dijo «{ $clue }».
       *[other] Mi carta tenía cara de decir «{ $clue }».
  }
why-lay =
    { $way ->
        [0] «{ $clue }» me hizo pensar en { $theme }, y esta carta tiene algo de eso.
        [1] Le di vueltas a «{ $clue }» hasta encontrar { $theme }. Con mi carta me pasó lo mismo.
        [2] Si «{ $clue }» quiere decir { $theme }, esta carta bien podría servir.
       *[other] Esta carta tiene que ver con { $theme }, y «{ $clue }» también, un poco.
  }
why-lay-plain =
    { $way ->
        [0] De todas mis cartas, esta era la más cercana a «{ $clue }».
        [1] Pon «{ $clue }» junto a esta carta y casi se saludan.
       *[other] Esperaba que alguien viera en ella «{ $clue }».
  }
why-lay-nothing =
    { $way ->
        [0] No tenía nada que encajara, así que puse la que menos falta me hacía.
        [1] Ninguna de mis cartas había oído hablar de esa pista. Puse la que mejor disimulaba.
       *[other] Para esa pista no tenía respuesta, solo una carta que me sobraba.
  }
why-vote =
    { $way ->
    [0] Voté por la { $number }: en «{ $clue }» oí { $theme }, y eso vi allí.
    [1] «{ $clue }» me trajo a la mente { $theme }, y la { $number } también.
    [2] Mi voto fue para la { $number }: la imagen sugiere { $theme }, y «{ $clue }» también.
   *[other] Con «{ $clue }» salí a buscar { $theme }, y me detuve en la { $number }.
  }
why-vote-plain =
    { $way ->
        [0] Voté por la { $number }: era la más cercana a «{ $clue }».
        [1] Con «{ $clue }» en la cabeza, siempre volvía a la { $number }.
       *[other] Mi voto fue para la { $number }. Las demás tenían menos que ver con «{ $clue }».
  }
why-tell-by-look =
    { $way ->
    [0] De mi carta solo conozco los colores. Me hicieron pensar en { $theme }, así que dije «{ $clue }».
   *[other] De mi carta solo distingo la luz y el color. Me sugieren { $theme }; de ahí lo de «{ $clue }».
  }
why-lay-by-look =
    { $way ->
    [0] «{ $clue }» me hace pensar en { $theme }. Los colores de esta carta también, y es lo único que conozco de ella.
   *[other] Esta carta solo la conozco por sus colores. Me sugieren { $theme }, algo cercano a «{ $clue }».
  }
why-vote-by-look =
    { $way ->
    [0] Voté por la { $number }: de esa imagen solo conozco los colores, y me hacen pensar en { $theme }, igual que «{ $clue }».
   *[other] No sé qué se ve en la { $number }; solo conozco sus colores. Me dicen lo mismo que «{ $clue }»: { $theme }.
  }
why-vote-guess =
    { $way ->
    [0] Voté por la { $number } con los ojos cerrados: no tenía a qué agarrarme.
    [1] Elegí la { $number } al azar. La pista no me dijo nada de nada.
   *[other] Lancé una moneda con demasiadas caras, y salió la { $number }.
  }

# ---- reglas de la casa: una frase en papel

dixit-house-language = Jugamos en
dixit-house-target = hasta
dixit-house-pace = y los turnos van
dixit-house-deck = Las imágenes salen de
dixit-house-all-decks = todos los mazos juntos
dixit-house-or = o
dixit-house-own = trae las tuyas
dixit-house-own-change = cámbialas
dixit-house-tonight = crea un mazo con una palabra
dixit-house-tonight-change = prueba otra palabra
dixit-house-language-label = Idioma de las pistas
dixit-house-target-label = Puntos para terminar la partida
dixit-house-pace-label = Tiempo para pensar
dixit-house-deck-label = Mazo
dixit-house-stop = .
dixit-house-points =
    { $points ->
        [one] un punto
       *[other] { $points } puntos
  }
dixit-house-off = sin reloj
dixit-house-relaxed = sin prisa
dixit-house-brisk = a buen ritmo
dixit-house-tell = La pista
dixit-house-lay = Poner las cartas
dixit-house-vote = Los votos
dixit-house-look = Ver el resultado

# ---- negativas

refused-somebody-begins = Todos los demás pasaron: la primera historia es tuya.
refused-card-not-held = Esa carta no está en tu mano.
refused-clue-empty = Una pista necesita al menos una palabra. Hasta «mmm» sirve.
refused-clue-too-long = Eso ya es una historia: que la pista no pase de { $most } caracteres.
refused-clue-unprintable = Esta pista tiene caracteres que nadie podría leer. Escríbela otra vez.
refused-deck-too-small = Este mazo tiene { $cards } cartas, y para tanta gente hacen falta { $needed }. Elijan otro mazo o jueguen con menos personas.
refused-lay-so-many =
    { $cards ->
        [one] Pon exactamente una carta.
       *[other] Pon { $cards } cartas distintas.
  }
refused-no-such-number = Las cartas de la mesa van del 1 al { $most }.
refused-no-such-recording = Esa grabación no aparece. Grábala otra vez.
refused-own-card = Esa carta es tuya. Vota por otra.

# ---- las reglas a mano

dixit-rules-now = Ahora mismo
dixit-rules-whole = Todo el juego, en pocas palabras
dixit-rules-telling = Contar
dixit-rules-telling-text = El cuentacuentos elige una de sus cartas y da una pista: una palabra, un verso de una canción, un sonido. Si la entiende todo el mundo, es demasiado clara; si no la entiende nadie, demasiado oscura. En la primera ronda empieza quien tenga antes una pista.
dixit-rules-laying = Poner
dixit-rules-laying-text = Los demás buscan en su mano una carta que también encaje con la pista, y la ponen boca abajo. Si juegan tres, son dos cartas por persona. A partir de ahí, el cuentacuentos calla hasta que se vean los votos.
dixit-rules-voting = Votar
dixit-rules-voting-text = Todas las cartas se mezclan y se numeran. Encuentra la del cuentacuentos; por la tuya no puedes votar. Los votos son secretos hasta que llegue el último.
dixit-rules-revealed = Puntos
dixit-rules-revealed-text = El cuentacuentos quiere que lo entiendan algunos, pero no todos. Y si tu carta despista a los demás, también ganas puntos.
dixit-rules-goal = Alguien da una pista sobre su carta; los demás esconden esa carta entre las suyas y luego la buscan. Gana quien lleve la delantera cuando alguien llegue a la meta; si hay empate, se comparte la victoria.
dixit-rules-cards = Cada mano tiene seis cartas (siete si juegan tres) y se completa después de cada ronda. Luego le toca contar a la persona de la izquierda. Cuando se acaba el montón, se forma otro mezclando las cartas usadas.
dixit-rules-clock = Si se acaba el tiempo, el azar juega por ti, y se avisa a todos.
dixit-rules-case = Quién gana qué
dixit-rules-some = Acertaron algunos
dixit-rules-all = Todos o ninguno
dixit-rules-teller = cuentacuentos
dixit-rules-finder = quien la encontró
dixit-rules-other = quien no la encontró
dixit-rules-decoy = por cada voto que recibió tu carta

## Lo que pasó

fact-dixit-told = { $name } cuenta: «{ $clue }»
fact-dixit-told-you = Tú cuentas: «{ $clue }»
fact-dixit-told-unwritten = { $name } cuenta la historia de una carta
fact-dixit-told-unwritten-you = Cuentas la historia de una carta
fact-dixit-teller-all = todo el mundo encontró la carta del cuentacuentos
fact-dixit-teller-all-you = todo el mundo encontró tu carta
fact-dixit-teller-some = hubo quien encontró la carta del cuentacuentos: { $names }
fact-dixit-teller-some-you = { $count ->
    [one] { $names } encontró tu carta
   *[other] { $names } encontraron tu carta
}
fact-dixit-teller-none = nadie encontró la carta del cuentacuentos
fact-dixit-teller-none-you = nadie encontró tu carta
fact-dixit-found-some = encontró la carta del cuentacuentos
fact-dixit-found-some-you = encontraste la carta de { $names }
fact-dixit-found-all = la encontró, como todos los demás
fact-dixit-found-all-you = encontraste la carta de { $names }, como todos los demás
fact-dixit-missed-some = eligió otra carta
fact-dixit-missed-some-you = confundiste otra carta con la de { $names }
fact-dixit-missed-none = nadie la encontró
fact-dixit-missed-none-you = nadie encontró la carta de { $names }
fact-dixit-fooled = hubo quien se dejó engañar por esta carta: { $names }
fact-dixit-fooled-you = tu carta engañó a { $names }
fact-recalled-dixit = En esta casa, esta carta se buscó { $told } veces, y { $share ->
    [none] no la encontró nadie
    [few] la encontró poca gente
    [half] la encontró la mitad
    [most] la encontró la mayoría
   *[all] la encontró todo el mundo
  }

## La primera vez

dixit-guide-hand = Estos sueños solo los ves tú. Toca uno que puedas contar.
dixit-guide-clue = Cuenta tu carta en pocas palabras: una pista, no la respuesta.
dixit-guide-lay = Pon algo que pueda pasar por la carta del cuentacuentos.
dixit-guide-vote = Una de estas cartas es la del cuentacuentos; las demás son señuelos. Toca una y vota.
dixit-guide-searched = Están buscando tu carta entre los señuelos. Pon cara de póquer.
dixit-guide-points = El cuentacuentos gana tres puntos si su carta la encuentran algunos, pero no todos.

## La idea en cuatro imágenes

dixit-story-1 = Alguien elige un sueño y lo cuenta en pocas palabras.
dixit-story-2 = Los demás añaden otras cartas que podrían pasar por la elegida.
dixit-story-3 = Se muestran todas las cartas. ¿Cuál es la del cuentacuentos?
dixit-story-4 = El secreto para ganar puntos: que algunos encuentren la carta, pero no todos.

# ---- en una TV

dixit-tv-recorded = Escuchen la grabación en un teléfono
dixit-tv-opening = Ya están todos los votos
dixit-tv-ignored =
    { $count ->
    [one] Esta no engañó a nadie
   *[other] Estas no engañaron a nadie
  }
dixit-tv-decoy = La número { $number } era de { $name }
dixit-tv-fell = Engañó a { $names }
dixit-tv-told = ¡Y esta es la carta de { $teller }!
dixit-tv-found =
    { $count ->
        [0] Nadie la encontró
        [one] La encontró { $names }
       *[other] La encontraron { $names }
  }
dixit-tv-last = La historia de { $name }, hace un momento
dixit-tv-fell-for = ¿A quién engañó la carta de { $name }?
dixit-tv-best = La mejor historia de la velada

# por lo que se recordará la ronda; tres variantes de cada

dixit-tv-all =
    { $variant ->
        [0] La encontró todo el mundo. Eso no era un acertijo, { $teller }, era una etiqueta.
        [1] ¡Todo el mundo! Hasta la lámpara sabía que era de { $teller }.
       *[other] Todos le leyeron la mente a { $teller }. Eso no da puntos.
  }
dixit-tv-none =
    { $variant ->
        [0] Nadie. { $teller } se lo contó a la luna.
        [1] No la encontró ni un alma. La mente de { $teller } es un cajón cerrado con llave.
       *[other] Nadie la encontró. Con lo claro que estaba en la cabeza de { $teller }.
  }
dixit-tv-bot =
    { $variant ->
    [0] { $name } es solo un bot, y engañó a la mesa entera.
    [1] { $name } no sueña nunca. Y aun así se creyeron este sueño.
   *[other] Todos los votos, para un bot. Ahora no habrá quien aguante a { $name }.
  }
dixit-tv-fooled =
    { $variant ->
        [0] { $name } les dio gato por liebre a { $count } de ustedes.
        [1] { $count } votos por una imitación. { $name } ni se sonroja.
       *[other] Mejor que la original, dijeron { $count } de ustedes. { $name } hace una reverencia.
  }
dixit-tv-one =
    { $variant ->
        [0] { $teller } susurró, y solo { $finder } lo oyó.
        [1] Dos cabezas, una idea: { $teller } y { $finder }.
       *[other] { $finder } lo sabía. Los demás estaban en otro planeta.
  }
dixit-tv-alone =
    { $variant ->
    [0] Todo el mundo menos { $name }. No se hablará más del asunto.
    [1] { $name } siguió su propio camino. No era por ahí.
   *[other] La mesa por un lado, { $name } por otro. Alguien tenía que llevar la contraria.
  }
dixit-tv-scattered =
    { $variant ->
    [0] Tantas opiniones como votos. Una sala llena de expertos.
    [1] Nadie está de acuerdo con nadie. Qué maravilla.
   *[other] Cada voto por su lado. ¿Oyeron todos la misma pista?
  }
dixit-tv-some =
    { $variant ->
        [0] Claro para unos, niebla para el resto: justo como le gusta a { $teller }.
        [1] Unos acertaron, otros se perdieron, y { $teller } les sonríe a todos.
       *[other] Medio secreto es el mejor secreto. Bien contado, { $teller }.
  }

# ---- lo que los bots dicen en voz alta

says-dixit-telling-no-hurry = Sin prisa, { $name }. Las cartas esperan.
says-dixit-telling-listening = Esta parte me gusta. Todavía puede salir cualquier cosa.
says-dixit-telling-silence = Alguien está pensando. Casi se oye.
says-dixit-laying-clue = Buena pista, { $name }. Me da un poco de miedo.
says-dixit-laying-sly = Alguien trama algo. Lo presiento.
says-dixit-laying-almost = Casi encajar también es una manera de encajar.
says-dixit-voting-innocent = Todas parecen inocentes. Así empiezan estas cosas.
says-dixit-voting-back = Siempre vuelvo a la misma. No diré a cuál.
says-dixit-voting-many = { $cards } imágenes y una sola verdad. En peores me he visto.
says-dixit-revealed-all = Acertó la mesa entera, { $name }. Pensabas en voz alta.
says-dixit-revealed-nobody = Nadie, { $name }. Estabas en la luna.
says-dixit-revealed-some = Hay quien sabe leerle la mente a { $name }. Tomo nota.
says-dixit-revealed-laid =
    { $votes ->
    [one] Un voto para la carta de { $name }. Bien jugado.
   *[other] { $votes } votos para la carta de { $name }. Bien jugado.
  }
says-dixit-revealed-leads = { $name } lleva la delantera con { $points }. Lo digo sin envidia.
says-dixit-over-album =
    { $stories ->
        [one] Una historia. Yo la enmarcaría.
       *[other] { $stories } historias. Yo las enmarcaría todas.
  }
says-dixit-over-again = ¿Otra vez? Apenas estaba entrando en calor.

## Títulos de una noche

title-dixit-liar = Miente de maravilla
title-dixit-liar-why = { $amount } votos para sus señuelos
title-dixit-finder = Lee entre líneas
title-dixit-finder-why = encontró { $amount } veces la carta del cuentacuentos
title-dixit-open-book = Un libro abierto
title-dixit-open-book-why = { $amount } historias que todo el mundo adivinó
title-dixit-riddle = Habla en acertijos
title-dixit-riddle-why = { $amount } historias que no entendió nadie
title-dixit-half-light = Entre luces y sombras
title-dixit-half-light-why = { $amount } historias ni demasiado claras ni demasiado oscuras

# ---- en la imagen del álbum

album-dixit-won = Nadie lo contó como { $names }
album-dixit-teller = Historia de { $name }
album-dixit-found = Encontrada por { $names }
album-dixit-found-by-none = Nadie la encontró
album-dixit-found-by-all = Todo el mundo la encontró
album-dixit-recorded = una pista para escuchar
album-dixit-aloud = dicha en voz alta
album-dixit-unsaid = sin decir palabra

## Lo que ha visto esta casa

atlas-dixit-shelf = Sueños
atlas-dixit-times = { $times ->
    [one] Inspiró una pista en esta casa
   *[other] Inspiró { $times } pistas en esta casa
  }
