## La casa

page-title = Unspoken
motto =
    { $games ->
        [one] Un juego
        [2] Dos juegos
        [3] Tres juegos
        [4] Cuatro juegos
        [5] Cinco juegos
        [6] Seis juegos
        [7] Siete juegos
        [8] Ocho juegos
       *[other] { $games } juegos
    } sobre lo que no se dice
house-nav = La casa
how-to-play = Cómo se juega
settings = Ajustes
menu = Menú
close = Cerrar
send = Enviar
begin = Empezar
try-now = Reintentar
to-the-corridor = Volver al pasillo
offline-title = La casa no contesta
offline-text = Ahora mismo no hay conexión con la mesa. No se pierde nada: tus respuestas y tu asiento siguen ahí.

## Puertas

choose-a-door = Elige una puerta
choose-a-game = Elige un juego
door-players = { $least }–{ $most } jugadores
door-coming = Próximamente
soon = pronto
door-walk-in = Toca una puerta y entra: los bots te esperan.

play-game-now = Jugar ya a { $game } con bots
open-a-table = Abrir una mesa
have-a-code = ¿Tienes un código?
code-label = Código de la mesa, seis letras o cifras

## Un nombre

name-ask = ¿Cómo te llamamos?
name-label = Tu nombre
guest-name = Invitado
name-note = Sin cuenta ni correo. Te dibujamos un sello.
sit-down = Sentarme
setting-name-note = Así te llamaremos en la próxima mesa.
licences = Licencias del código y de las tipografías de esta página

## Una invitación

come-and-sit = Ven, siéntate
table-of = La mesa de { $host }
invited-title = La mesa de { $host } · Unspoken
join-full = Ahora mismo no queda ningún asiento libre. Puedes mirar y, si entra un bot, ocupar su asiento.
join-locked = La puerta está cerrada con llave: ahora no puede entrar nadie más. Pídele al anfitrión que la abra.
join-on = La partida ya empezó. Puedes mirar o tomar el lugar de un bot.
come-in-and-watch = Entrar
welcome-back = Volver a entrar como { $name }
missing-title = No existe esa mesa
missing-text = No hay ninguna mesa con el código { $code }. Quizá se perdió una letra por el camino, o la velada ya terminó.
unreachable-text = La casa no responde. ¿Sigue en marcha? ¿Estás en la misma red?

## La mesa abierta

seats = Asientos
you = Tú
a-bot = { $name }, un bot
seat-yours = { $name }: eres tú
is-bot = un bot
an-agent = { $name }, agente de IA
is-agent = agente de IA
label-and-text = { $label }: { $text }
why-round = Ronda { $round }
is-host = anfitrión
is-away = ausente
is-silent = en silencio
is-awaited = la mesa espera
is-done = ya está
has-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
teams-against = contra
teams-by-chairs = Cambien de asiento para formar otros equipos.
free-seat = Asiento libre
sit-a-bot = Sentar a un bot
sit-a-bot-here = Asiento libre: sentar aquí a un bot
free = Libre
send-link = Enviar enlace
send-link-code = Enviar el enlace ({ $code })
show-on-tv = Mostrar la mesa en una TV
tv-scan = Escaneen el código o entren en
tv-sits = Ya están aquí
tv-bot-in = bot en { $seconds } s
tv-bot-soon = viene un bot
tv-waits = Esta pantalla espera una mesa
tv-code-is = Código de esta pantalla: { $code }
tv-how = En el teléfono del anfitrión, abran el menú, elijan «Mostrar la mesa en una TV» y escriban estos cuatro caracteres.
tv-no-table-yet = ¿Aún no tienen mesa? Abran una en { $where }.
tv-open-there = En la TV, abre
tv-type-code = Luego escribe aquí los cuatro caracteres que aparecen:
tv-show-there = Mostrar en la TV
tv-shown-on = Pantallas que muestran esta mesa
tv-number = TV { $number }
tv-put-away = Desconectar
tv-window = O abrir la mesa en otra ventana
link-copied = Enlace copiado. Ahora envíaselo a tus amigos.
link-is = Envía esto a tus amigos: { $url }
add-a-bot = Añadir un bot
remove-bot = Quitar
stand-up = Levantarme y mirar
stand-up-playing = Que juegue un bot por mí
tap-to-swap = Toca otro asiento para cambiar
let-go = Dejarlo así
qr-alt = Un código QR que abre esta mesa, { $code }
code-is = Código de la mesa: { $code }
scan-or-type = escanéalo o escríbelo
what-we-play = A qué jugamos
house-rules = Reglas de la casa: toca para cambiarlas
house-rules-locked = Reglas de la casa. Solo { $host } puede cambiarlas.
seats-taken = Asientos ocupados: { $taken } de { $most }.
more-needed = { $missing ->
    [one] Falta una persona.
   *[other] Faltan { $missing } personas.
  }
anyone-can-join = Aún puede entrar más gente.
start-with = { $seated ->
    [one] Empezar con un jugador
   *[other] Empezar con { $seated } jugadores
  }
host-starts = { $host } abrirá la puerta de { $game }

## La mesa

stage = Escenario
title-your-turn = Te toca · { $game }
title-table = { $game } · Unspoken
waiting-for = ¿Quién falta? { $names }
waited = { $seconds } s
you-in-a-list = tú
you-in-a-sentence = tú
seconds-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
  }
you-watch = Estás mirando
bot-plays-for-you = Un bot juega por ti
take-seat-back = Recuperar mi asiento
ask-for-seat = Pedir el asiento de { $name }
seat-asked-for = Pediste el asiento de { $name }. Será tuyo al terminar esta ronda, si todos están de acuerdo.
asks-for-seat = { $who } quiere ocupar el lugar de { $name }
admit = Adelante
turn-down = Ahora no
picture-held-close = Imagen ampliada

## La primera vez

guide = Consejos para tu primera partida
story-open = Cómo funciona, en cuatro imágenes
guide-next = Entendido
guide-end = Basta de consejos
guide-again = Muéstramelo en la mesa

## Charla

talk = Charla de la mesa
talk-unread = Charla de la mesa, { $unread } sin leer
the-table = La mesa
close-talk = Cerrar la charla
channels = Quién te oye
channel-table = La mesa
what-was-said = Lo que se dijo
nothing-said = Nadie ha dicho nada todavía
say-something = Di algo
signs = Señas
give-a-sign = Hacer una seña
sign-smile = Sonrisa
sign-laugh = Risa
sign-wow = Asombro
sign-hmm = Duda
sign-clap = Aplauso
sign-heart = Corazón
you-are-silent = Estás en silencio
silent-why = Por ahora te toca guardar silencio, pero puedes seguir leyendo.
watchers-listen = Mientras miras una partida, puedes leer lo que se dice, pero no hablar.

## El menú

rules-now = Las reglas de este juego
rules-of = { $game }: cómo se juega
this-evening = Esta velada
won-by = victoria de { $names }
won-by-nobody = no ganó nadie
people-here = En esta mesa
leave = Dejar la mesa
leave-sure = Toca otra vez para irte
leave-sure-playing = Toca otra vez: un bot ocupará tu asiento
leave-sure-days = Toca otra vez: tu asiento lo ocupará un bot, o un amigo si todos están de acuerdo
pause = Pausar la partida
resume = Reanudar la partida
skip = No esperar más
skip-sure = Toca otra vez: el azar decidirá lo que falta
back-to-open = Volver a la mesa abierta
hand-over = Que un bot juegue por { $name }
hand-over-sure = ¿Seguro? Un bot jugará por { $name }
remove = Sacar a { $name } de la mesa
remove-sure = ¿Seguro? { $name } tendrá que irse
lock-table = Cerrar con llave
unlock-table = Abrir la puerta
change-code = Cambiar el código
change-code-sure = ¿Seguro? El código y el enlace actuales dejarán de servir
grace = Un bot sustituye a quien se ausente más de
grace-of = { $seconds ->
    [30] 30 s
    [60] 1 min
   *[other] { $minutes } min
  }
manner = Los bots son
manner-gentle = amables
manner-gentle-hint = Dejan que las personas hablen primero, y a veces se equivocan.
manner-even = normales
manner-even-hint = Son tan rápidos como cualquiera y rara vez se equivocan; si hay equipos, también dejan que las personas hablen primero.
manner-keen = astutos
manner-keen-hint = Son rápidos, no esperan a nadie y juegan lo mejor que saben.

## Un mazo propio

own-deck = Un mazo propio
own-about = Fotos, dibujos, postales antiguas: cualquier cosa que cuente una historia. Cada imagen se convierte en una carta, sin rastro del lugar ni de la fecha en que se tomó.
own-choose = Elegir imágenes
own-drop = o suéltalas aquí
own-kinds = JPEG, PNG o WebP, hasta { $megabytes } MB cada una
own-name = Nombre del mazo
own-name-example = Nuestras imágenes
own-reach = Quién puede usar este mazo
own-for-table = Esta mesa
own-for-house = Toda la casa
own-reach-table = Estas imágenes solo las ve quien está en esta mesa.
own-reach-house = Cualquier mesa de esta casa puede elegir este mazo. Quienes ya vieron una carta podrán seguir viéndola.
own-count = Hay { $count }; hacen falta al menos { $least }
own-count-enough = { $count ->
    [one] { $count } imagen
   *[other] { $count } imágenes
  }
own-enough = Ya son suficientes para jugar. Si una mesa grande necesita más, la casa añade algunos de sus sueños.
own-missing = { $missing ->
    [one] Una más y ya se puede jugar.
   *[other] { $missing } más y ya se puede jugar.
  }
own-coming = { $coming ->
    [one] Hay una en la imprenta…
   *[other] Hay { $coming } en la imprenta…
  }
own-pictures = Tus imágenes
own-picture = Imagen { $number }
own-picture-said = Imagen { $number }: { $alt }
own-alt = ¿Qué se ve en la imagen { $number }?
own-alt-example = ¿Qué se ve?
own-alt-why = Unas palabras sobre la imagen ayudan a quienes no pueden verla, y también a los bots.
own-take-out = Quitar la imagen { $number }
own-take-out-sure = Toca otra vez para quitar la imagen { $number }
own-waiting = { $file }: en espera
own-printing = { $file }: { $percent } % enviado
own-drying = { $file }: en la imprenta
own-refused = { $file }: { $sentence }
own-dismiss = Descartar { $file }
own-play = Jugar con estas imágenes

## El mazo de esta noche

tonight-deck = El mazo de esta noche
tonight-about = Escribe una palabra y, a partir de ella, la casa soñará carta a carta un mazo que nadie en la mesa ha visto nunca. La misma palabra da siempre el mismo mazo.
tonight-word = Una palabra
tonight-word-example = polilla
tonight-draw = Dibujar el mazo
tonight-replaces = El nuevo mazo reemplazará al de «{ $word }».
tonight-from = El mazo de esta noche, nacido de «{ $word }»
tonight-count = { $drawn } de { $cards }
tonight-waiting = El pintor está en otra mesa. En cuanto termine, vendrá a la tuya.
tonight-preparing = Preparando las pinturas. La primera carta tarda un poco más.
tonight-drawing = Estamos dibujando el mazo. Pueden empezar en cuanto haya { $least } cartas.
tonight-playable = Ya pueden empezar. Los sueños de la casa llenarán los huecos, y las cartas que lleguen después entrarán en la próxima partida.
tonight-done = Ya están todas las cartas.

## Palabras propias

words-played = Palabras:
words-played-label = Palabras
words-played-stop = .
words-own = Palabras propias
words-write = escribe las tuyas
words-change = cambia las tuyas
words-keep = Jugar con estas palabras
words-understood = { $count ->
    [0] Aún no hay palabras.
    [one] Una palabra reconocida.
   *[other] { $count } palabras reconocidas.
  }
words-reach = Quién puede usar estas palabras
words-name = Nombre para otras mesas
words-name-example = El desván de la tía Ada
words-reach-table = Con estas palabras solo juega esta mesa.
words-reach-house = Cualquier mesa de esta casa puede elegir estas palabras mientras tu mesa exista. Puedes retirarlas cuando quieras.
words-understood-label = Palabras reconocidas
words-not-understood = Líneas descartadas
words-misread = La línea { $line }, «{ $text }», queda fuera. { $sentence }

## Cuando se corta la línea

quiet-title = Se cortó la línea
quiet-text = Buscando el camino de vuelta a la mesa. Tu asiento y tus cartas te esperan.
paused-title = La mesa descansa
paused-text = El reloj no correrá hasta que { $host } reanude la partida.
paused-text-host = El reloj no correrá hasta que reanudes la partida.
standstill-title = La partida se atascó
standstill-text = Ahora mismo no se pueden guardar las jugadas, así que el reloj está parado. La partida seguirá sola en cuanto se pueda.
bots-not-ready = La imaginación de los bots aún se está descargando. Jugarán en cuanto llegue.
gone-taken-over = Estás jugando en otra ventana
gone-taken-over-text = Tu asiento se fue contigo: no cabe en dos ventanas a la vez.
gone-shown-elsewhere = La mesa está en otra pantalla
gone-shown-elsewhere-text = Cada persona puede mostrar la mesa en una sola ventana, y tú ya la abriste en otra.
gone-put-away = Esta pantalla se cerró
gone-put-away-text = Quien la abrió ya no está en la mesa.
show-here = Mostrar la mesa aquí
gone-removed = Te sacaron de la mesa
gone-removed-text = El anfitrión te pidió que dejaras esta mesa.
gone-too-fast = Demasiadas cosas a la vez
gone-too-fast-text = La mesa no pudo seguirte el ritmo. Tu asiento te espera.
gone-shut = Esta mesa se cerró
gone-shut-text = Quien lleva la casa cerró esta mesa para siempre.
gone-left = Dejaste la mesa
gone-left-text = Tu asiento vuelve a estar libre. La puerta sigue abierta.
gone-transferred = Tu asiento está ahora en otro dispositivo
gone-transferred-text = Tú lo llevaste allí. Para volver a jugar aquí, tráelo de vuelta desde ese dispositivo.
take-back = Jugar aquí

## Ajustes

setting-language = Idioma
language-partial = { $name } (traducción parcial)
setting-scheme = Luz
scheme-light = Día
scheme-dark = Noche
as-the-system = Sistema
setting-sound = Sonido
sound-off = Apagado
sound-on = Papel y campana
turn-sound-on = Activar el sonido
turn-sound-off = Desactivar el sonido
setting-contrast = Contraste
contrast-more = Alto
setting-text = Texto
text-usual = Normal
text-large = Grande
setting-switch = Jugar con un pulsador
setting-switch-note = Con Tab pasas de una opción a otra; con Enter eliges. No necesitas nada más.
setting-bots-talk = Bots
bots-talk-on = Charlan un poco
bots-talk-off = Guardan silencio
setting-motion = Movimiento
motion-full = Animado
motion-less = Tranquilo

## Un reloj para cada decisión

paces-own =
    { $own ->
        [0] Un reloj para cada decisión
        [one] Una decisión tiene reloj propio
       *[other] { $own } decisiones tienen reloj propio
  }
paces-same = como el resto
paces-off = sin reloj
paces-relaxed = sin prisa
paces-brisk = a buen ritmo

## Lo que la mesa rechaza, y por qué

refused-unreachable = La casa no responde. Prueba otra vez en un momento.
refused-connection-lost = La línea se cortó antes de que la mesa te oyera. Prueba otra vez.
refused-not-asked = Llegaste un segundo tarde: la partida ya avanzó.
refused-not-a-choice = Eso no se puede elegir aquí.
refused-too-hasty =
    { $seconds ->
        [one] Respira y prueba otra vez.
       *[other] Un poco más despacio: prueba otra vez en { $seconds } segundos.
  }
refused-unreadable = La mesa no pudo leer eso.
refused-too-large = Eso es demasiado a la vez para la mesa.
refused-too-fast = Un poco más despacio.
refused-not-todays = Ese acertijo ya no está disponible. Hay uno nuevo, el del { $date }.
refused-not-over-yet = Las respuestas de hoy estarán aquí mañana.
refused-too-many-tables = Se abrieron demasiadas mesas desde tu red. Espera un minuto y prueba otra vez.
refused-log-full = Esta mesa ha visto tantas partidas que su libro está lleno. Abre otra mesa.
refused-banned = { $days ->
    [one] Quien lleva esta casa te cerró las puertas hasta mañana.
   *[other] Quien lleva esta casa te cerró las puertas por { $days } días más.
  }
refused-draining = La casa va a cerrar un momento y ya no abre mesas nuevas. Prueba otra vez dentro de un rato.
refused-nothing-here = Aquí no hay nada.
refused-admin-only = Tu acceso al libro de la casa caducó. Ábrelo otra vez con el token.
refused-wrong-admin-token = Ese no es el token de esta casa.
refused-no-such-person = Esa persona no está en esta mesa.
refused-no-such-ban = Ese veto ya no está en la lista.
refused-bad-address = Eso no es una dirección. Tiene que ser algo como 203.0.113.7, o 203.0.113.0/24 para toda una red.
refused-no-such-table = No hay ninguna mesa con ese código.
refused-table-damaged = El libro de esta mesa ya no se puede leer. Quizá pueda arreglarlo quien lleva la casa.
refused-table-full = En esta mesa no queda ningún asiento libre.
refused-table-locked = La puerta de esta mesa está cerrada con llave. Pídele al anfitrión que te deje entrar.
refused-shown-out = El anfitrión te sacó de la mesa: por esta noche, se acabó.
refused-no-atlas = Esta casa no tiene atlas.
refused-transfer-expired = Este enlace ya se usó, o tiene más de diez minutos. Crea uno nuevo en el otro dispositivo.
refused-no-seats-to-move = No hay nada que llevar: en este navegador no tienes asiento en ninguna mesa.
refused-bad-subscription = Desde aquí no podemos enviar notificaciones a este navegador.
refused-no-reminders = Esta casa no envía avisos.
refused-name-empty = Primero dinos tu nombre.
refused-name-too-long = { $most ->
    [one] Un nombre solo puede tener una letra.
   *[other] Un nombre puede tener { $most } letras como mucho.
  }
refused-name-unprintable = Ese nombre tiene caracteres que no se pueden mostrar. Prueba con letras normales.
refused-not-host = Eso solo puede hacerlo el anfitrión.
refused-not-seated = No tienes asiento: estás mirando.
refused-not-now = Ahora no.
refused-no-such-seat = Ese asiento no existe.
refused-seat-taken = Ahí ya hay alguien.
refused-other-seat = Ya conoces los secretos de otro asiento en esta partida: solo puedes volver a ese.
refused-seat-closed = Un bot ocupa este asiento hasta que termine la partida.
refused-no-such-game = Ese juego no está en esta casa.
refused-no-such-language = En esta casa no se habla ese idioma.
refused-bad-option = Esa regla de la casa no se puede cambiar así ({ $option }).
refused-night-too-long = En la lista caben { $most } partidas como mucho.
refused-night-empty = Una noche de juegos necesita al menos una partida.
refused-no-night = En esta mesa no hay noche de juegos.
refused-night-through = No queda nada en la lista: añade un juego o da por terminada la noche.
refused-wrong-number-of-seats = { $seats ->
    [one] Este juego es de { $least } a { $most } jugadores, y solo estás tú.
   *[other] Este juego es de { $least } a { $most } jugadores, y ustedes son { $seats }.
  }
refused-not-by-days = Para este juego tienen que estar todos en la mesa a la vez. Elijan otro para jugar por días.
refused-no-such-zone = Esta casa no conoce tu zona horaria, así que contará tus noches según la hora UTC.
refused-no-hurry = Esta partida se juega por días, así que a nadie se le salta el turno: si a alguien se le acaba el tiempo, un bot hace esa jugada en su lugar.
refused-silence = Ahora te toca callar. Esto tendrá que esperar a que puedas hablar otra vez.
refused-silence-spent = En una partida en silencio puedes interrumpir { $most } veces, y ya no te queda ninguna.
refused-no-such-channel = Ahí no te oiría nadie.
refused-nothing-to-say = Ese mensaje estaba vacío.
refused-too-long = { $most ->
    [one] Es demasiado largo: un carácter como mucho.
   *[other] Es demasiado largo: { $most } caracteres como mucho.
  }
refused-unknown-sign = La mesa no conoce esa seña.
refused-try-again = No funcionó. Prueba otra vez en un momento.
refused-not-saved = No se pudo guardar, así que es como si no hubiera pasado nada. ¿Estará lleno el disco?
refused-no-such-recording = Esa grabación no está en esta mesa.
refused-recording-too-large = La grabación pesa demasiado: { $most } kB como mucho.
refused-recording-too-long = La grabación es demasiado larga: { $most } segundos como mucho.
refused-recordings-full = Las grabaciones de esta mesa ya ocupan los { $most } MB disponibles. Escribe la pista, o dila en voz alta.
refused-too-many-recordings = Llegaron demasiadas grabaciones desde tu red. Escribe la pista, o dila en voz alta.
refused-recording-not-sound = Ese sonido no se puede reproducir en la mesa.
refused-paused = La mesa está descansando. Las respuestas tendrán que esperar.
refused-bad-token = La mesa ya no te reconoce. Vuelve a entrar con el código.
refused-no-such-pack = Ese mazo no está en esta casa.
refused-not-in-atlas = Esta casa nunca ha visto eso, o ya lo olvidó.
refused-wrong-pack = Ese mazo es para otro juego.
refused-picture-too-heavy = Este archivo pesa demasiado: { $most } MB como mucho.
refused-picture-other-kind = Esto es un archivo { $kind }. Las cartas se hacen con JPEG, PNG o WebP.
refused-picture-unknown = No podemos leer esta imagen. Las cartas se hacen con JPEG, PNG o WebP.
refused-picture-broken = Esta imagen está incompleta o dañada. Quizá no llegó entera.
refused-picture-moves = Esta imagen se mueve. Una carta tiene que estarse quieta.
refused-picture-two-natures = En este archivo se esconde algo más que una imagen, así que se queda fuera.
refused-picture-too-small = Esta imagen es demasiado pequeña para una carta: cada lado debe medir al menos { $least } píxeles.
refused-picture-too-many-pixels = Esta imagen es demasiado grande: { $most } millones de píxeles como mucho.
refused-too-many-pictures = Llegaron demasiadas imágenes desde tu red. Mañana podrás añadir más.
refused-picture-too-many-scans = Este JPEG se dibuja en más de { $most } pasadas, y son demasiadas. Guárdalo de nuevo como un JPEG corriente.
refused-pictures-take-long = Las imágenes de tu red llevan demasiado tiempo ocupando la imprenta. Espera un minuto y sigue.
refused-picture-too-much = La imprenta no pudo con esta imagen. Prueba con una más pequeña.
refused-picture-twice = Esta imagen ya está en el mazo.
refused-no-such-picture = Esa imagen ya no está en el mazo.
refused-deck-full = { $most ->
    [one] El mazo está lleno: solo cabe una imagen.
   *[other] El mazo está lleno: caben { $most } imágenes.
  }
refused-deck-too-heavy = El mazo pesa demasiado: { $most } MB como mucho.
refused-house-full = En la casa no caben más imágenes. Quien la lleva puede hacer espacio.
refused-deck-unfinished = Ese mazo aún no está completo: tiene { $cards } de las { $least } imágenes que hacen falta para jugar.
refused-deck-not-for-house = En esta casa, los mazos propios solo se usan en la mesa de quien los trae.
refused-no-own-decks = Aquí solo se juega con los mazos de la casa.
refused-nothing-drawn-here = En esta casa aún no se pueden dibujar mazos. Quien la lleva puede arreglarlo instalando el paquete unspoken-art.
refused-drawings-take-long = Desde tu red le han dado demasiado trabajo al pintor. Prueba otra vez dentro de una hora.
refused-painter-lost = El pintor lo dejó a medias. Dale la misma palabra y seguirá.
refused-game-still-on = Esa partida aún no ha terminado. Podrás volver a verla cuando acabe.
refused-no-such-replay = Aquí no hay ninguna repetición de esa partida.
refused-album-not-shared = Este álbum no se ha compartido contigo, o alguien retiró el enlace.
refused-no-album = De esta partida no quedó nada que guardar.
refused-replay-not-shared = Esta repetición no se ha compartido contigo, o alguien retiró el enlace.
refused-no-such-tv = Ninguna TV muestra ese código. Los códigos cambian de vez en cuando: míralo otra vez.
refused-too-many-tvs = Esta mesa ya está en { $most } pantallas. Desconecta una primero.
refused-too-many-waiting-tvs = En tu red hay demasiadas pantallas esperando una mesa. Cierra alguna que no necesites.
refused-words-too-long = Es demasiado texto: una lista puede tener { $most } caracteres como mucho.
refused-words-too-many = Una lista puede tener { $most } palabras como mucho.
refused-word-twice = Esta palabra ya está en la lista.
refused-word-brackets = Los paréntesis son solo para la categoría, al final de la línea.
refused-word-too-many-names = Una palabra puede tener { $most } nombres más como mucho.
refused-word-empty = Ahí no hay ninguna palabra.
refused-word-too-long = Una palabra, un nombre o una categoría pueden tener { $most } caracteres como mucho.
refused-word-unprintable = Tiene caracteres que no se pueden mostrar.
refused-words-not-for-house = En esta casa, las palabras propias solo se usan en la mesa de quien las escribe.
refused-house-words-full = En la casa no caben más listas de palabras, pero puedes usar la tuya en esta mesa.
refused-title-empty = Primero ponle un nombre.
refused-no-words = Escribe primero al menos una palabra.
refused-too-many-words-kept = Llegaron demasiadas palabras desde tu red. Espera unos minutos y prueba otra vez.
refused-not-playing = No hay ninguna partida en marcha.
refused-over = La partida terminó.

## Lo que ha pasado

story = Lo que ha pasado
story-empty = Todavía no hay nada que contar
fact-scored = { $name } { $points }: { $text }
fact-scored-you = { $points }: { $text }
fact-came = Llegó { $name }
fact-left = { $name } se fue
fact-became-host = Ahora la mesa es de { $name }
fact-became-host-you = Ahora la mesa es tuya
fact-took-seat = { $name } ocupa el lugar de { $bot }
fact-took-seat-you = Ocupas el lugar de { $bot }
fact-bot-sat-in = Juega un bot hasta que vuelva { $name }
fact-bot-sat-in-you = Un bot jugó por ti
fact-came-back = { $name } está de vuelta
fact-came-back-you = Estás de vuelta
fact-gave-up-seat = { $bot }, un bot, ocupa el lugar de { $name }
fact-began = Empieza la partida
fact-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
  }
fact-won-you = { $count ->
    [one] Ganas
   *[other] Ganas junto a { $others }
  }
fact-nobody-won = Esta vez no gana nadie
fact-paused = La mesa descansa un rato
fact-resumed = La partida sigue
fact-atlas-on = A partir de ahora, la casa recuerda las imágenes de esta mesa, sin nombres
fact-atlas-off = La casa deja de recordar las imágenes de esta mesa
fact-atlas-forgotten = La casa olvidó esta mesa
fact-too-late = Se acabó el tiempo: esta vez decidió el azar, no { $names }
fact-skipped = El anfitrión no esperó más: esta vez decidió el azar, no { $names }
fact-lapsed = { $count ->
    [one] A { $names } se le acabó el tiempo: un bot jugó en su lugar, solo por esta vez
   *[other] A { $names } se les acabó el tiempo: los bots decidieron en su lugar
  }
fact-lapsed-you = { $count ->
    [one] Se te acabó el tiempo: un bot jugó en tu lugar, solo por esta vez
   *[other] A ti y a { $others } se les acabó el tiempo: los bots decidieron en su lugar
  }

## Una partida por días

days-play = Jugamos
days-label = Tiempo por jugada
days-off = de una sentada
days-choice = por días: { $hours ->
    [14] un día por jugada
    [28] dos días por jugada
    [42] tres días por jugada
   *[other] { $hours } horas por jugada
  }
days-hint = Entren y salgan cuando quieran. Las noches no cuentan: solo las horas de 8 a 22, según el reloj de cada cual. Si a alguien se le acaba el tiempo, un bot hace esa jugada en su lugar, y nada más.
days-waits-today = La mesa te espera hoy hasta las { $time }.
days-waits-tomorrow = La mesa te espera hasta mañana a las { $time }.
days-waits-later = La mesa te espera hasta el { $day ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[0] domingo
  } a las { $time }.
days-waiting = Esperamos a { $names }, sin prisa. Puedes irte y volver.
days-meanwhile = Mientras tanto, en la mesa
days-meanwhile-more = { $count ->
    [one] Y antes pasó una cosa más.
   *[other] Y antes pasaron { $count } cosas más.
  }
days-moment = Ver la última revelación
days-moment-title = La última revelación
days-back = Volver a la mesa

## Alguien falta

away-bot-in = { $name } no está. Un bot tomará su lugar en { $seconds } s.
away-bot-soon = { $name } no está. Un bot tomará su lugar en un momento.
away-bot-now = Ya
away-bot-now-label = Que un bot juegue ya por { $name }

## La mano del anfitrión

end-game = Terminar la partida
end-sure = Toca otra vez: la partida terminará sin que gane nadie
end-sure-asking = Toca otra vez para preguntar a los demás
ending-asked = { $count ->
    [one] { $names } quiere terminar esta partida.
   *[other] { $names } quieren terminar esta partida.
  }
ending-waits = Estamos preguntando a los demás si quieren terminar la partida.
ending-agree = Terminar
ending-play-on = Seguir
another-door = Otro juego
once-more = Otra vez
fact-wished-to-end = { $name } quiere terminar la partida
fact-wished-to-end-you = Quieres terminar la partida
fact-wished-to-play-on = { $name } prefiere seguir jugando
fact-wished-to-play-on-you = Prefieres seguir jugando
fact-stopped = La partida terminó antes de tiempo
choose-seal = Elige tu sello
seal-number = Sello { $number }
refused-seal-taken = Alguien en esta mesa ya tiene ese sello.
back-to-table = Volver a tu mesa ({ $game })
nowhere-title = Aquí no hay ninguna puerta
nowhere-text = Esta dirección no lleva a ningún lugar de esta casa. Quizá se perdió una letra por el camino.

## Una partida otra vez

watch-again = Ver otra vez
watch-game-again = Ver { $game } otra vez
replay-title = Repetición de { $game } · Unspoken
replay-missing-title = Aquí no hay nada que ver
replay-back = Volver a la mesa
replay-eyes = Punto de vista
replay-open = Todo a la vista
replay-watch = Desde fuera
replay-as = Como lo vio { $name }
replay-player = Jugador { $number }
replay-play = Reproducir
replay-stop = Parar
replay-before = Un paso atrás
replay-next = Un paso adelante
replay-steps = Pasos de la partida
replay-step = Paso { $step } de { $last }
replay-thoughts = Lo que pensaron los bots
replay-share = Compartir esta repetición
replay-share-table = Un enlace a este momento exacto de la partida, para quienes están en esta mesa.
replay-link-table = Enviar el enlace
replay-share-others = Nadie más puede ver esta partida. Si quieres, crea un enlace: quien lo tenga podrá verla, pero no verá ninguna otra.
replay-shared = Quien tenga el enlace puede ver esta partida y también el código de la mesa. Puedes retirar el enlace cuando quieras.
replay-names = Nombres de los jugadores
replay-names-told = Con nombres
replay-names-hidden = Sin nombres
replay-make-link = Crear enlace para otros
replay-send = Enviar el enlace a otros
replay-take-back = Retirar el enlace
## La noche

night-make = Noche de juegos
night-begins = Una noche de juegos
night-after = { $games ->
    [one] Tras la primera partida
   *[other] Tras { $games } partidas
  }
night-over = Así fue la noche
night-standing = El marcador de la noche
night-bots = Y entre los bots
night-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
  }
night-last = +{ $points }
night-rule = Tu puntuación es tu promedio en todas las partidas de la noche. En cada una recibes de 0 a 100 puntos: el porcentaje de rivales a los que superas (un empate cuenta la mitad). Si todos ganan o pierden juntos, o si no juegas, recibes 50.
night-titles = Títulos
night-no-titles = Demasiado reñido: esta noche no hay títulos.
night-playlist = Lo que aún queda
night-add = Añadir a la lista
night-by-vote = Por votación
night-earlier = Adelantar { $game }
night-remove = Quitar { $game } de la lista
night-wish = ¿A qué jugamos ahora?
night-play = Vamos con { $game }
night-play-wished = Lo que quiera la mayoría
night-next = Siguiente
night-later = Después: { $games }
night-go-to = Ver el marcador de la noche
night-end = Terminar la noche
night-put-away = Cerrar la noche
night-once-more = La misma noche, otra vez
night-host-goes-on = { $host } seguirá con la noche de juegos cuando ustedes quieran.
night-thanks = Buenas noches, y bien jugado.
title-comeback = La remontada de la noche
title-comeback-why = subió { $amount } puntos de la primera partida a la última
title-steady = Pulso firme
title-steady-why = en ninguna partida bajó de { $amount } puntos

# ---- el álbum: estas frases las dibuja el servidor, en una línea cada una (make schema)

album-player = Jugador { $number }
album-and = y

# ---- la página del álbum

keep-it = Guardar el álbum
keep-game = Álbum de { $game }
keep-title = El álbum de { $game } · Unspoken
keep-missing-title = Aquí no hay ningún álbum
keep-heading = El álbum
keep-picture = Álbum de { $game }: { $headline }
keep-save = Guardar imagen
keep-share = Enviar imagen
keep-failed = No se pudo cargar la imagen. Prueba otra vez.
keep-drawing = El álbum está en la imprenta
keep-link = Enlace a este álbum
keep-link-table = Un enlace a este álbum, para quienes están en esta mesa.

# ---- el acertijo del día

today-title = Hoy · Unspoken
today-heading = El acertijo de hoy
today-heading-of = El acertijo del { $date }
today-door = El acertijo de hoy: una mente, tres palabras y un cielo por descifrar
today-about = Un pequeño acertijo al día, el mismo para todo el mundo: léele la mente a tu pareja de juego, reparte tres palabras entre unas manchas y adivina qué forman las nubes.
today-begin = A ver
today-old = Del archivo: { $date }. No cuenta para tu racha.
today-steps = Parte { $at } de { $of ->
    [3] 3
   *[other] { $of }
  }
today-next = Ahora, { $game }
today-to-result = Ver cómo te fue
today-score = { $right ->
    [3] Tres de tres. Da escalofríos.
    [2] Dos de tres
    [1] Una de tres
   *[other] { $wrong ->
        [3] Hoy los demás tuvieron otras ideas
       *[other] Casi, casi
  }
  }
today-answers = Así fue
today-result = Tu día
today-verdict-right = Bien
today-verdict-nearly = Casi
today-verdict-wrong = Mal
today-streak = { $days ->
    [0] Aún no hay ningún farol encendido
    [one] Encendiste tu primer farol
   *[other] { $days } días seguidos
  }
today-best = Tu racha más larga: { $days ->
    [one] un día
   *[other] { $days } días
  }
today-house = { $same ->
    [0] De { $people } personas en esta casa, ninguna lo vio como tú
    [one] De { $people } personas en esta casa, una lo vio como tú
   *[other] De { $people } personas en esta casa, { $same } lo vieron como tú
  }
today-counted = Esta casa cuenta las respuestas, sin nombres, y muestra los totales cuando han jugado al menos tres personas.
today-share = Enviárselo a alguien
today-spoils = Se verá cómo te fue, pero no las respuestas.
today-shared = Unspoken · { $date }
today-shared-streak = 🏮 { $days ->
    [one] { $days } día
   *[other] { $days } días seguidos
  }
today-copied = Copiado. Pégalo donde quieras.
today-yesterday = ¿Cuál era la respuesta de ayer?
today-from-archive = del archivo
today-back = Volver a hoy
today-archive = Los últimos treinta días
today-archive-line = Resuelve cualquier acertijo cuando quieras. Solo el de hoy enciende un farol.
today-again = El próximo acertijo llega a medianoche (UTC).

## Los idiomas, tal como se nombran entre otras palabras: en español

spoken-en = inglés
spoken-pl = polaco
spoken-de = alemán
spoken-es = español
spoken-fr = francés

## Lo que la casa tiene en el estante

shelf-own-words = Nuestras palabras
shelf-own-pictures = Nuestras imágenes
shelf-anything = Cualquier cosa

## Lo que esta casa ha visto

atlas-title = Atlas · Unspoken
atlas-heading = El atlas
atlas-about = Lo que la gente vio en las imágenes y palabras de esta casa, en las mesas que lo permitieron. Sin nombres.
atlas-empty = Aquí nadie ha visto nada todavía.
atlas-empty-how = La casa solo recuerda lo que se vio en una mesa si el anfitrión lo permite. Se activa en la mesa abierta, debajo de las reglas de la casa.
atlas-back = Volver al atlas
atlas-picture = una imagen
atlas-open = { $name }: se vio { $times ->
    [one] una vez
   *[other] { $times } veces
  }
atlas-times = { $times ->
    [one] Se vio una vez en esta casa
   *[other] Se vio { $times } veces en esta casa
  }
atlas-clues = Pistas que inspiró
atlas-found = { $found ->
    [0] de { $asked } personas, no la encontró ninguna
    [one] la encontró una de { $asked } personas
   *[other] la encontraron { $found } de { $asked } personas
  }
atlas-prints = Lo que inspiró
atlas-seen = alguien lo vio
atlas-unseen = nadie lo vio
atlas-laid = según el sujeto
atlas-guessed = según los demás
atlas-bar = según el sujeto, { $times ->
    [one] una vez
   *[other] { $times } veces
    }; según los demás, { $guessed ->
    [one] una vez
   *[other] { $guessed } veces
  }
atlas-switch = Guardar las imágenes de esta mesa en el atlas de la casa
atlas-is-on = La casa recuerda las imágenes de esta mesa
atlas-switch-hint = Palabras, pistas y cielos, sin nombres, a la vista de todos en esta casa. El anfitrión puede desactivarlo cuando quiera.
atlas-forget = Olvidar esta mesa ({ $kept })
atlas-forget-sure = Toca otra vez: no se puede deshacer

## Investigación

research-ask = Preguntar a todos: ¿pueden usarse las partidas de esta mesa con fines de investigación?
research-agree = Mis partidas en esta mesa pueden usarse para investigación
research-hint = Jugadas, pistas y respuestas, sin nombres. Una partida solo cuenta si todos dijeron que sí antes de que empezara. Si cambias de idea, tus partidas de esta mesa dejan de compartirse.
research-all = Todos dijeron que sí: vale desde la próxima partida
research-some = Aceptan: { $agreed } de { $people }

## Tus mesas

your-tables = Tus mesas
your-turn-at = Te toca en { $game }: { $left }
more-tables = { $count ->
    [one] y una mesa más
   *[other] y { $count } mesas más
  }
table-your-turn = Te toca: { $left }
table-waits-for-others = Los demás están pensando
table-open = Una mesa abierta
table-playing = Partida en marcha
table-over = La partida terminó
days-left = { $days ->
    [one] queda un día
   *[other] quedan { $days } días
  }
hours-left = { $hours ->
    [one] queda una hora
   *[other] quedan { $hours } horas
  }
minutes-left = { $minutes ->
    [one] queda un minuto
   *[other] quedan { $minutes } minutos
  }

## Otro dispositivo

move-heading = Otro dispositivo
move-start = Llevar allí mis asientos
move-about = Tus asientos de todas las mesas van contigo: escanea un código y pasan a otro teléfono o PC.
move-scan = Escanea allí este código
move-what = { $count ->
    [one] Tu asiento pasa a ese dispositivo y desaparece de este.
   *[other] Tus asientos en { $count } mesas pasan a ese dispositivo y desaparecen de este.
  } Nadie en la mesa lo notará.
move-once = El código sirve una sola vez y caduca en diez minutos. No lo compartas: quien lo use se queda con tus asientos.
move-send = Enviar el enlace
move-qr = Un código QR que lleva tus asientos al dispositivo que lo escanea
move-expired = Ese código caducó. Todo sigue como estaba.
move-again = Crear otro código
move-done = Hecho. Tus asientos ya están en el otro dispositivo.
move-title = Llévate tus asientos · Unspoken
move-here-ask = ¿Traer aquí tus asientos?
move-here-text = Pasan a este dispositivo y desaparecen del otro. Nadie en la mesa lo notará.
move-here = Traerlos aquí
moved-here = Ya estás aquí
moved-nothing = No hay nada que traer
moved-left = { $count ->
    [one] Un asiento se quedó en el otro dispositivo: en este ya tienes uno en esa mesa, o la mesa ya no existe.
   *[other] { $count } asientos se quedaron en el otro dispositivo: en este ya tienes asiento en esas mesas, o las mesas ya no existen.
  }

## Avisos de una partida por días

reminders-offer = Avísame cuando me toque
reminders-accepted = Te avisaremos. Puedes desactivar los avisos en el menú.
reminders-switch = Avisarme en este dispositivo
reminders-about = Puedes cerrar la página. Te avisaremos cuando sea tu turno, cuando termine una ronda y una vez antes de que se te acabe el tiempo.
reminders-blocked = Para recibir avisos, permite las notificaciones de esta página en los ajustes del navegador.
reminders-install = Para recibir avisos en un iPhone o iPad, añade esta página a la pantalla de inicio y ábrela desde ahí.
reminders-unsupported = Este navegador no puede mostrar avisos. Asómate de vez en cuando.
reminder-your-turn = Te toca
reminder-your-turn-text = { $game }: la mesa te espera.
reminder-round-ended = Terminó la ronda
reminder-round-ended-text = { $game }: ven a ver qué pasó.
reminder-about-to-lapse = Se te acaba el tiempo
reminder-about-to-lapse-text = { $game }: dentro de poco, un bot responderá por ti.
reminder-stop = No avisar más

## Voz

voice = Voz
voice-about = Hablen aquí mismo. Cuando las reglas pidan silencio, los micrófonos se apagarán solos; después volverán a encenderse.
voice-switch-on = Encender el micrófono
voice-switch-off = Apagar el micrófono
voice-hold = Mantén pulsado para hablar
has-microphone = micrófono encendido
voice-silenced = Silencio: ahora nadie te oye
voice-mode = Cómo funciona el micrófono
voice-mode-open = Siempre encendido
voice-mode-hold = Solo al pulsar
voice-people = El volumen de cada persona, solo para ti
voice-volume = Volumen de { $name }
voice-mute = Silenciar a { $name } para todos
voice-unmute = Que todos vuelvan a oír a { $name }
voice-is-muted = el anfitrión le apagó el micrófono
voice-you-are-muted = El anfitrión te silenció: ahora nadie te oye.
voice-privacy = Las voces se transmiten, pero nunca se guardan.
voice-suspended = Toca la pantalla para oír a los demás: tu navegador tiene bloqueado el sonido.
voice-listen = Activar el sonido
voice-insecure = Los navegadores solo permiten hablar en páginas seguras (https), y esta no lo es. Todo lo demás funciona.
voice-unsupported = Con este navegador no se puede usar el chat de voz. Todo lo demás funciona.
voice-refused = El navegador no da acceso al micrófono. Permítelo en los ajustes del sitio y prueba otra vez.
voice-no-microphone = Este dispositivo no tiene micrófono, pero puedes escuchar.
voice-unplugged = El micrófono se desconectó.
voice-broken = El micrófono dejó de funcionar. Enciéndelo otra vez para seguir hablando.

## Vistas previas de los enlaces en los chats

preview-home = Juegos sobre lo que no se dice. Con amigos o con bots, sin cuenta.
preview-today = Un acertijo al día, tres minutos. El mismo para todo el mundo.
preview-table = Te invitan a una partida de { $game }
preview-table-of-host = { $name } te invita a una partida de { $game }
preview-join = Abre el enlace y siéntate: no hace falta cuenta.
preview-door = Una puerta abierta a { $game }
preview-doors = Cuatro puertas abiertas, y un juego detrás de cada una
name-host = Mostrar mi nombre con el enlace
name-host-hint = En los chats se verá «{ $name } te invita» junto al enlace.
locked-in-silence = Bloqueado mientras te toca callar
