## Das Hausbuch: was sieht, wer einen Server betreibt

admin-title = Das Hausbuch · Unspoken
admin-heading = Das Hausbuch
admin-ask = Wer führt dieses Haus?
admin-token = Das Token des Hauses
admin-token-note = Das Token wurde beim Start des Servers festgelegt. Damit kannst du in diesem Browser zwölf Stunden lang im Buch lesen.
admin-open = Buch aufschlagen
admin-leave = Buch zuklappen

## Gerade jetzt

admin-now = Im Moment
admin-quiet = Seit { $up } geöffnet. Niemand ist verbunden.
admin-connected = { $pages ->
    [one] Seit { $up } geöffnet, derzeit { $pages } Verbindung.
   *[other] Seit { $up } geöffnet, derzeit { $pages } Verbindungen.
  }
admin-version = Unspoken { $version }
admin-node = Du liest das Buch von { $node }: Tische auf anderen Servern stehen in deren Büchern. Sperren gelten auf allen Servern.
admin-disk = Festplatte
admin-disk-free = { $free } von { $total } frei
admin-memory = Arbeitsspeicher
admin-memory-free = { $used } belegt, { $free } frei
admin-memory-used = { $used } belegt
admin-load = Systemlast
admin-load-cores = { $cores ->
    [one] { $load } auf einem Kern
   *[other] { $load } auf { $cores } Kernen
  }
admin-store = Gespeichert
admin-stored = { $tables ->
    [one] { $tables } Tisch, insgesamt { $total }
   *[other] { $tables } Tische, insgesamt { $total }
  }
admin-store-away = Der Datenspeicher antwortet nicht.

## Tische

admin-tables = Tische
admin-tables-note = Codes und Zahlen, sonst nichts: Namen, Karten und Wörter bleiben am Tisch.
admin-no-tables = Alle Tische schlafen.
admin-people = { $people ->
    [0] niemand
    [one] { $people } Person
   *[other] { $people } Personen
  }
admin-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
  }
admin-lobby = in der Lobby
admin-playing = im Spiel
admin-over = Spiel vorbei
admin-paused = angehalten
admin-played = { $time } gespielt
admin-empty-for = seit { $time } leer
admin-empty = eben verlassen
admin-records = etwa { $records } Züge
admin-few-records = weniger als hundert Züge
admin-label = Im Protokoll: { $label }

admin-close = Schließen
admin-close-table = Tisch { $code } schließen
admin-close-about = Alle am Tisch sehen deinen Satz. Danach ist der Tisch endgültig weg, samt Aufnahmen und eigenem Deck.
admin-close-note = Ein Satz zum Abschied
admin-close-do = Tisch schließen
admin-closed = Der Tisch ist geschlossen.

admin-ban = Aussperren
admin-ban-table = Leute von Tisch { $code } aussperren
admin-ban-about = An diesem Tisch dürfen sie den Abend noch zu Ende spielen, aber mit ihrem Browser können sie sich an keinen anderen Tisch mehr setzen.
admin-ban-name = Name am Tisch
admin-ban-name-note = Leer lassen, um alle auszusperren, die dort sind.
admin-ban-address = Eine Adresse aussperren
admin-ban-address-about = Von dieser Adresse aus kann niemand mehr einen Tisch eröffnen oder sich an einen setzen. Manchmal steckt hinter einer Adresse eine ganze Schule oder ein Café.
admin-ban-address-label = Adresse oder Netz
admin-ban-days = Wie lange?
admin-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
  }
admin-ban-note = Eine Notiz für dich
admin-ban-do = Aussperren
admin-banned = Erledigt: Wer ausgesperrt ist, kann sich an keinen anderen Tisch mehr setzen.

## Sperren

admin-bans = Ausgesperrt
admin-no-bans = Niemand: Die Türen stehen allen offen.
admin-a-browser = Ein Browser
admin-until = bis { $date }
admin-unban = Wieder hereinlassen
admin-unbanned = Die Tür ist wieder offen.

## Das Regal

admin-shelf = Das Regal
admin-no-decks = Noch hat kein Tisch ein eigenes Deck mitgebracht.
admin-a-deck = Eigenes Deck eines Tisches
admin-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
admin-for-all = für alle Tische
admin-delete = Löschen
admin-delete-deck = Dieses Deck löschen?
admin-delete-deck-about = Alle Bilder dieses Decks sind dann endgültig weg, auch aus den Spielen und Alben, in denen sie vorkommen.
admin-delete-deck-do = Deck löschen
admin-deleted = Gelöscht.
admin-atlas = Der Atlas
admin-atlas-size = { $entries ->
    [0] leer
    [one] { $entries } Eintrag, { $size }
   *[other] { $entries } Einträge, { $size }
  }
admin-delete-atlas = Den Atlas leeren?
admin-delete-atlas-about = Alles, was sich das Haus mit Erlaubnis der Tische gemerkt hat, ist dann endgültig weg.
admin-delete-atlas-do = Atlas leeren

## Vor einem Neustart

admin-drain = Vor einem Neustart
admin-drain-about = In diesem Haus werden keine neuen Tische mehr eröffnet, und Load-Balancer leiten niemanden mehr hierher. An offenen Tischen wird weitergespielt.
admin-drain-switch = Keine neuen Tische
