## The house book: what the operator of a server sees

admin-title = The house book · Unspoken
admin-heading = The house book
admin-ask = Who keeps this house?
admin-token = The token of the house
admin-token-note = It was chosen when the server was started. This browser can read the book for twelve hours.
admin-open = Open the book
admin-leave = Close the book

## Right now

admin-now = Right now
admin-quiet = Open for { $up }. Nobody is connected.
admin-connected = { $pages ->
    [one] Open for { $up }, with { $pages } page connected.
   *[other] Open for { $up }, with { $pages } pages connected.
  }
admin-version = Unspoken { $version }
admin-node = You are reading the book of { $node }: tables on other servers are in their books. Bans count for all of them.
admin-disk = Disk
admin-disk-free = { $free } free of { $total }
admin-memory = Memory
admin-memory-free = { $used } used, { $free } free
admin-memory-used = { $used } used
admin-load = Load
admin-load-cores = { $cores ->
    [one] { $load } on one core
   *[other] { $load } on { $cores } cores
  }
admin-store = Stored
admin-stored = { $tables ->
    [one] { $tables } table, { $total } in all
   *[other] { $tables } tables, { $total } in all
  }
admin-store-away = The store is not answering.

## Tables

admin-tables = Tables
admin-tables-note = Codes and numbers, nothing else: names, cards and words stay at the table.
admin-no-tables = Every table is asleep.
admin-people = { $people ->
    [0] nobody
    [one] { $people } person
   *[other] { $people } people
  }
admin-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }
admin-lobby = in the lobby
admin-playing = playing
admin-over = game over
admin-paused = paused
admin-played = { $time } played
admin-empty-for = empty for { $time }
admin-empty = just left
admin-records = about { $records } moves
admin-few-records = fewer than a hundred moves
admin-label = In the log: { $label }

admin-close = Close
admin-close-table = Close table { $code }
admin-close-about = Everybody there sees your sentence. Then the table is gone for good, with its recordings and its own deck.
admin-close-note = A sentence for them
admin-close-do = Close the table
admin-closed = The table is closed.

admin-ban = Keep out
admin-ban-table = Keep people of { $code } out
admin-ban-about = They may finish the evening at this table, but their browsers cannot sit down at another.
admin-ban-name = Name at the table
admin-ban-name-note = Leave it empty to keep out everybody who is there.
admin-ban-address = Keep an address out
admin-ban-address-about = Nobody at this address can open or join a table. A whole school or café may share it.
admin-ban-address-label = Address or network
admin-ban-days = For how long
admin-days = { $days ->
    [one] A day
   *[other] { $days } days
  }
admin-ban-note = A reminder for yourself
admin-ban-do = Keep them out
admin-banned = Done: they cannot sit down anywhere else.

## Bans

admin-bans = Kept out
admin-no-bans = Nobody: the doors are open to all.
admin-a-browser = A browser
admin-until = until { $date }
admin-unban = Let in again
admin-unbanned = The door is open again.

## The shelf

admin-shelf = The shelf
admin-no-decks = No table has brought a deck of its own.
admin-a-deck = A table’s own deck
admin-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
admin-for-all = for every table
admin-delete = Delete
admin-delete-deck = Delete this deck?
admin-delete-deck-about = Its pictures are gone for good, also from games and albums that show them.
admin-delete-deck-do = Delete the deck
admin-deleted = Deleted.
admin-atlas = The atlas
admin-atlas-size = { $entries ->
    [0] empty
    [one] { $entries } entry, { $size }
   *[other] { $entries } entries, { $size }
  }
admin-delete-atlas = Empty the atlas?
admin-delete-atlas-about = Everything that tables have let the house remember is gone for good.
admin-delete-atlas-do = Empty the atlas

## Before a restart

admin-drain = Before a restart
admin-drain-about = The house opens no new tables, and tells balancers to send nobody here. Open tables play on.
admin-drain-switch = Open no new tables
