## El libro de la casa: lo que ve quien lleva un servidor

admin-title = El libro de la casa · Unspoken
admin-heading = El libro de la casa
admin-ask = ¿Quién lleva esta casa?
admin-token = El token de la casa
admin-token-note = Es el que se eligió al poner en marcha el servidor. Con él podrás leer el libro en este navegador durante doce horas.
admin-open = Abrir el libro
admin-leave = Cerrar el libro

## Ahora mismo

admin-now = Ahora mismo
admin-quiet = La casa lleva { $up } en marcha. No hay nadie en línea.
admin-connected = { $pages ->
    [one] La casa lleva { $up } en marcha, con { $pages } página conectada.
   *[other] La casa lleva { $up } en marcha, con { $pages } páginas conectadas.
  }
admin-version = Unspoken { $version }
admin-node = Estás leyendo el libro de { $node }: cada servidor apunta sus mesas en el suyo. Los vetos valen en todos los servidores.
admin-disk = Disco
admin-disk-free = { $free } libres de { $total }
admin-memory = Memoria
admin-memory-free = { $used } en uso, { $free } libres
admin-memory-used = { $used } en uso
admin-load = Carga
admin-load-cores = { $cores ->
    [one] { $load } en un núcleo
   *[other] { $load } en { $cores } núcleos
  }
admin-store = Datos
admin-stored = { $tables ->
    [one] { $tables } mesa, { $total } en total
   *[other] { $tables } mesas, { $total } en total
  }
admin-store-away = El almacén no responde.

## Mesas

admin-tables = Mesas
admin-tables-note = Códigos y números, nada más: los nombres, las cartas y las palabras se quedan en la mesa.
admin-no-tables = Todas las mesas duermen.
admin-people = { $people ->
    [0] nadie
    [one] { $people } persona
   *[other] { $people } personas
  }
admin-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }
admin-lobby = mesa abierta
admin-playing = en juego
admin-over = partida terminada
admin-paused = en pausa
admin-played = { $time } de juego
admin-empty-for = vacía desde hace { $time }
admin-empty = acaba de vaciarse
admin-records = unas { $records } jugadas
admin-few-records = menos de cien jugadas
admin-label = En el registro: { $label }

admin-close = Cerrar
admin-close-table = Cerrar la mesa { $code }
admin-close-about = Quienes estén ahí leerán tu mensaje. Después, la mesa desaparecerá para siempre, con sus grabaciones y su mazo propio.
admin-close-note = Un mensaje para la mesa
admin-close-do = Cerrar la mesa
admin-closed = La mesa está cerrada.

admin-ban = Vetar
admin-ban-table = Vetar a gente de la mesa { $code }
admin-ban-about = Pueden terminar la velada en esta mesa, pero no podrán sentarse a otra con el mismo navegador.
admin-ban-name = Nombre en la mesa
admin-ban-name-note = Déjalo vacío para vetar a todos los que están ahí.
admin-ban-address = Vetar una dirección
admin-ban-address-about = Nadie podrá abrir una mesa ni sentarse a ninguna desde esta dirección. Ojo: puede ser la de toda una escuela o un café.
admin-ban-address-label = Dirección o red
admin-ban-days = Por cuánto tiempo
admin-days = { $days ->
    [one] Un día
   *[other] { $days } días
  }
admin-ban-note = Una nota para ti
admin-ban-do = Vetar
admin-banned = Hecho: ya no pueden sentarse a otra mesa.

## Vetos

admin-bans = Vetos
admin-no-bans = Ninguno: las puertas están abiertas para todo el mundo.
admin-a-browser = Un navegador
admin-until = hasta el { $date }
admin-unban = Levantar el veto
admin-unbanned = La puerta vuelve a estar abierta.

## El estante

admin-shelf = El estante
admin-no-decks = Ninguna mesa ha traído un mazo propio.
admin-a-deck = Un mazo hecho en una mesa
admin-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }
admin-for-all = para todas las mesas
admin-delete = Borrar
admin-delete-deck = ¿Borrar este mazo?
admin-delete-deck-about = Sus imágenes desaparecerán para siempre, también de las partidas y los álbumes que las muestran.
admin-delete-deck-do = Borrar el mazo
admin-deleted = Borrado.
admin-atlas = El atlas
admin-atlas-size = { $entries ->
    [0] vacío
    [one] { $entries } entrada, { $size }
   *[other] { $entries } entradas, { $size }
  }
admin-delete-atlas = ¿Vaciar el atlas?
admin-delete-atlas-about = Se borrará para siempre todo lo que la casa recordaba con permiso de las mesas.
admin-delete-atlas-do = Vaciar el atlas

## Antes de un reinicio

admin-drain = Antes de un reinicio
admin-drain-about = La casa no abre mesas nuevas y pide a los balanceadores de carga que no le envíen a nadie. En las mesas abiertas se sigue jugando.
admin-drain-switch = No abrir mesas nuevas
