## Le livre de la maison : ce que voit la personne qui tient un serveur

admin-title = Le livre de la maison · Unspoken
admin-heading = Le livre de la maison
admin-ask = Qui tient cette maison ?
admin-token = Le jeton de la maison
admin-token-note = Ce jeton a été choisi au lancement du serveur. Avec lui, ce navigateur pourra ouvrir le livre pendant douze heures.
admin-open = Ouvrir le livre
admin-leave = Fermer le livre

## En ce moment

admin-now = En ce moment
admin-quiet = La maison est ouverte depuis { $up }. Personne n’est connecté.
admin-connected = { $pages ->
    [one] La maison est ouverte depuis { $up }, avec { $pages } page connectée.
   *[other] La maison est ouverte depuis { $up }, avec { $pages } pages connectées.
  }
admin-version = Unspoken { $version }
admin-node = Tu lis le livre du serveur { $node } : chaque serveur a le sien, avec ses propres tables. Les bannissements, eux, valent pour tous les serveurs.
admin-disk = Disque
admin-disk-free = { $free } libres sur { $total }
admin-memory = Mémoire
admin-memory-free = { $used } utilisés, { $free } libres
admin-memory-used = { $used } utilisés
admin-load = Charge
admin-load-cores = { $cores ->
    [one] { $load } sur un cœur
   *[other] { $load } sur { $cores } cœurs
  }
admin-store = Stockage
admin-stored = { $tables ->
    [one] { $tables } table, { $total } en tout
   *[other] { $tables } tables, { $total } en tout
  }
admin-store-away = Le stockage ne répond pas.

## Les tables

admin-tables = Tables
admin-tables-note = Des codes et des nombres, rien d’autre : noms, cartes et mots restent à la table.
admin-no-tables = Toutes les tables dorment.
admin-people = { $people ->
    [0] personne
    [one] { $people } personne
   *[other] { $people } personnes
  }
admin-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }
admin-lobby = table ouverte
admin-playing = en jeu
admin-over = partie finie
admin-paused = en pause
admin-played = { $time } de jeu
admin-empty-for = vide depuis { $time }
admin-empty = vient de se vider
admin-records = environ { $records } coups
admin-few-records = moins de cent coups
admin-label = Dans le journal : { $label }

admin-close = Fermer
admin-close-table = Fermer la table { $code }
admin-close-about = Tout le monde à la table lira ton message. Ensuite, elle disparaîtra pour de bon, avec ses enregistrements et son paquet.
admin-close-note = Un mot pour la table
admin-close-do = Fermer la table
admin-closed = La table est fermée.

admin-ban = Bannir
admin-ban-table = Table { $code } : qui bannir ?
admin-ban-about = Ces personnes pourront finir la soirée à cette table, mais ne pourront plus prendre place à une autre avec le même navigateur.
admin-ban-name = Nom utilisé à la table
admin-ban-name-note = Laisse vide pour bannir toutes les personnes présentes.
admin-ban-address = Bannir une adresse
admin-ban-address-about = Depuis cette adresse, plus personne ne pourra ouvrir ni rejoindre de table. Attention : c’est peut-être celle de toute une école ou de tout un café.
admin-ban-address-label = Adresse ou réseau
admin-ban-days = Durée
admin-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
  }
admin-ban-note = Un pense-bête pour toi
admin-ban-do = Bannir
admin-banned = C’est fait : le bannissement vaut pour toutes les autres tables.

## Les interdictions

admin-bans = Bannis
admin-no-bans = Personne : les portes sont ouvertes à tout le monde.
admin-a-browser = Un navigateur
admin-until = jusqu’au { $date }
admin-unban = Laisser revenir
admin-unbanned = La porte est de nouveau ouverte.

## L’étagère

admin-shelf = L’étagère
admin-no-decks = Aucune table n’a apporté son propre paquet.
admin-a-deck = Le paquet d’une table
admin-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
admin-for-all = pour toutes les tables
admin-delete = Supprimer
admin-delete-deck = Supprimer ce paquet ?
admin-delete-deck-about = Ses images disparaîtront pour de bon, y compris dans les parties et les albums qui les montrent.
admin-delete-deck-do = Supprimer le paquet
admin-deleted = Supprimé.
admin-atlas = L’atlas
admin-atlas-size = { $entries ->
    [0] vide
    [one] { $entries } entrée, { $size }
   *[other] { $entries } entrées, { $size }
  }
admin-delete-atlas = Vider l’atlas ?
admin-delete-atlas-about = Tout ce que la maison a retenu de ses tables disparaîtra pour de bon.
admin-delete-atlas-do = Vider l’atlas

## Avant un redémarrage

admin-drain = Avant un redémarrage
admin-drain-about = On ne peut plus ouvrir de nouvelle table, et les répartiteurs de charge n’envoient plus personne ici. Aux tables déjà ouvertes, on continue à jouer.
admin-drain-switch = Ne plus ouvrir de nouvelles tables
