## La maison

page-title = Unspoken
motto =
    { $games ->
        [one] Un jeu
        [2] Deux jeux
        [3] Trois jeux
        [4] Quatre jeux
        [5] Cinq jeux
        [6] Six jeux
        [7] Sept jeux
        [8] Huit jeux
       *[other] { $games } jeux
    } sur tout ce qu’on ne dit pas
house-nav = La maison
how-to-play = Comment jouer
settings = Réglages
menu = Menu
close = Fermer
send = Envoyer
begin = Commencer
try-now = Réessayer
to-the-corridor = Retour au couloir
offline-title = La maison est injoignable
offline-text = La connexion avec la table est coupée pour l’instant. Rien n’est perdu : ta place et tes réponses sont gardées.

## Les portes

choose-a-door = Choisis une porte
choose-a-game = Choisis un jeu
door-players = { $least }–{ $most } joueurs
door-coming = Ouverture prochaine
soon = bientôt
door-walk-in = Touche une porte pour entrer : des bots t’attendent.

play-game-now = Jouer à { $game } avec des bots
open-a-table = Ouvrir une table
have-a-code = Tu as un code ?
code-label = Code de la table, six lettres ou chiffres

## Un nom

name-ask = On t’appelle comment ?
name-label = Ton nom
guest-name = Invité
name-note = Ni compte ni e-mail : juste un nom, et un sceau dessiné pour toi.
sit-down = S’asseoir
setting-name-note = Ce nom servira à la prochaine table où tu prendras place.
licences = Licences du code et des polices de cette page

## Une invitation

come-and-sit = Viens t’asseoir
table-of = Chez { $host }
invited-title = Chez { $host } · Unspoken
join-full = Toutes les places sont prises pour l’instant. Tu peux regarder, et prendre la place d’un bot si l’occasion se présente.
join-locked = La porte est fermée à clé : plus personne n’entre pour l’instant. Demande à l’hôte de t’ouvrir.
join-on = La partie a commencé. Tu peux regarder, et reprendre la place d’un bot.
come-in-and-watch = Entrer
welcome-back = Revenir sous le nom de « { $name } »
missing-title = Pas de table ici
missing-text = Aucune table ne répond au code { $code }. Une lettre s’est peut-être égarée, ou la soirée est finie.
unreachable-text = La maison ne répond pas. Le serveur tourne-t-il encore, et es-tu bien sur le même réseau ?

## La table ouverte

seats = Places
you = Toi
a-bot = { $name }, un bot
seat-yours = { $name }, c’est toi
is-bot = un bot
an-agent = { $name }, un agent IA
is-agent = un agent IA
label-and-text = { $label } : { $text }
why-round = Manche { $round }
is-host = hôte
is-away = hors ligne
is-silent = en silence
is-awaited = on l’attend
is-done = c’est fait
has-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
teams-against = contre
teams-by-chairs = Change de chaise pour changer d’équipe.
free-seat = Place libre
sit-a-bot = Asseoir un bot
sit-a-bot-here = Place libre : asseoir un bot ici
free = Libre
send-link = Inviter
send-link-code = Envoyer le lien ({ $code })
show-on-tv = Afficher la table sur une télé
tv-scan = Scanne le code QR, ou va sur
tv-sits = Autour de la table
tv-bot-in = un bot dans { $seconds } s
tv-bot-soon = un bot arrive
tv-waits = Cet écran attend une table
tv-code-is = Le code de cet écran : { $code }
tv-how = Sur le téléphone de l’hôte : ouvre le menu, choisis « Afficher la table sur une télé », puis tape ces quatre caractères.
tv-no-table-yet = Pas encore de table ? Ouvres-en une sur { $where }.
tv-open-there = Sur la télé, ouvre
tv-type-code = Puis tape ici les quatre caractères qu’elle affiche :
tv-show-there = Afficher sur la télé
tv-shown-on = Télés où s’affiche cette table
tv-number = Télé { $number }
tv-put-away = Déconnecter
tv-window = Ou ouvrir la table ici, dans une fenêtre à part
link-copied = Lien copié. Il n’y a plus qu’à l’envoyer à tes amis.
link-is = Envoie ce lien à tes amis : { $url }
add-a-bot = Ajouter un bot
remove-bot = Retirer
stand-up = Me lever et regarder
stand-up-playing = Passer la main à un bot
tap-to-swap = Touche une autre place pour échanger
let-go = Désélectionner
qr-alt = Un code QR qui ouvre cette table, { $code }
code-is = Code de la table : { $code }
scan-or-type = à scanner ou à taper
what-we-play = À quoi on joue
house-rules = Règles de la maison : touche pour les changer
house-rules-locked = Règles de la maison. C’est { $host } qui les choisit.
seats-taken = { $taken ->
    [one] { $taken } place prise sur { $most }.
   *[other] { $taken } places prises sur { $most }.
  }
more-needed = { $missing ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $missing } personnes.
  }
anyone-can-join = Il reste de la place.
start-with = { $seated ->
    [one] Commencer la partie
    *[other] Commencer à { $seated }
    }
host-starts = C’est { $host } qui ouvrira la porte de { $game }

## La table

stage = Scène
title-your-turn = À toi · { $game }
title-table = { $game } · Unspoken
waiting-for = On attend : { $names }
waited = { $seconds } s
you-in-a-list = toi
you-in-a-sentence = toi
seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
  }
you-watch = Tu regardes
bot-plays-for-you = Un bot joue pour toi
take-seat-back = Reprendre ma place
ask-for-seat = Demander à remplacer { $name }
seat-asked-for = Tu as demandé à remplacer { $name }. La place sera à toi après cette manche, si tout le monde est d’accord.
asks-for-seat = { $who } aimerait remplacer { $name }
admit = D’accord
turn-down = Pas maintenant
picture-held-close = Une image, vue de près

## La première fois

guide = Conseils pour une première partie
story-open = Le jeu en quatre images
guide-next = Compris
guide-end = Ne plus afficher les conseils
guide-again = Montre-moi ça sur la table

## La conversation

talk = Conversation
talk-unread = { $unread ->
    [one] Conversation, { $unread } nouveau message
   *[other] Conversation, { $unread } nouveaux messages
  }
the-table = La table
close-talk = Fermer la conversation
channels = Qui t’entend
channel-table = La table
what-was-said = Ce qui s’est dit
nothing-said = Personne n’a encore rien dit
say-something = Dis quelque chose
signs = Signes
give-a-sign = Faire un signe
sign-smile = Sourire
sign-laugh = Rire
sign-wow = Oh !
sign-hmm = Hmm
sign-clap = Bravo
sign-heart = Cœur
you-are-silent = Tu gardes le silence
silent-why = Pour l’instant, la règle du jeu t’impose le silence. Mais rien ne t’empêche de lire les messages.
watchers-listen = Tant que tu regardes une partie, tu peux lire, mais pas parler.

## Le menu

rules-now = Les règles de ce jeu
rules-of = Comment on joue à { $game }
this-evening = Ce soir
won-by = partie gagnée par { $names }
won-by-nobody = personne n’a gagné
people-here = À cette table
leave = Quitter la table
leave-sure = Touche à nouveau pour partir
leave-sure-playing = Touche à nouveau, et un bot prend ta place
leave-sure-days = Touche à nouveau : un bot prendra ta place, ou quelqu’un d’autre si toute la table est d’accord
pause = Mettre en pause
resume = Reprendre la partie
skip = Ne plus attendre
skip-sure = Touche à nouveau : le hasard répondra à leur place
back-to-open = Rouvrir la table
hand-over = Laisser un bot jouer pour { $name }
hand-over-sure = Vraiment ? Un bot jouera pour { $name }
remove = Montrer la porte à { $name }
remove-sure = Vraiment montrer la porte à { $name } ?
lock-table = Fermer à clé
unlock-table = Rouvrir la porte
change-code = Changer le code de la table
change-code-sure = Vraiment ? L’ancien code et l’ancien lien ne marcheront plus
grace = Un bot remplace les absents au bout de
grace-of = { $seconds ->
    [30] 30 s
    [60] 1 min
   *[other] { $minutes } min
  }
manner = Les bots sont
manner-gentle = doux
manner-gentle-hint = Ils vous laissent parler en premier et se trompent de temps en temps.
manner-even = habiles
manner-even-hint = Ils sont aussi vifs que vous et se trompent rarement ; en équipe, ils vous laissent toujours parler en premier.
manner-keen = redoutables
manner-keen-hint = Ils sont rapides, n’attendent personne et jouent de leur mieux.

## Un paquet à soi

own-deck = Ton propre paquet
own-about = Photos, dessins, vieilles cartes postales : tout ce qui cache une histoire. Chaque image est réimprimée sous forme de carte, sans rien qui trahisse où et quand elle a été prise.
own-choose = Choisir des images
own-drop = ou les déposer ici
own-kinds = JPEG, PNG ou WebP, { $megabytes } Mo au plus par image
own-name = Nom du paquet
own-name-example = Nos images
own-reach = Qui peut jouer avec ces images
own-for-table = Cette table
own-for-house = Toute la maison
own-reach-table = Seules les personnes de cette table voient ces images.
own-reach-house = Toutes les tables de la maison peuvent choisir ce paquet. Une carte déjà distribuée reste visible pour ceux qui l’ont vue.
own-count = { $count } sur { $least } au minimum
own-count-enough = { $count ->
    [one] { $count } image
   *[other] { $count } images
  }
own-enough = Il y a de quoi jouer. Si la table est grande, quelques rêves de la maison viendront au besoin compléter le paquet.
own-missing = { $missing ->
    [one] Encore une image, et vous pourrez jouer avec.
   *[other] Encore { $missing } images, et vous pourrez jouer avec.
  }
own-coming = { $coming ->
    [one] { $coming } image s’imprime…
   *[other] { $coming } images s’impriment…
  }
own-pictures = Tes images
own-picture = Image { $number }
own-picture-said = Image { $number } : { $alt }
own-alt = Que voit-on sur l’image { $number } ?
own-alt-example = Qu’y voit-on ?
own-alt-why = Quelques mots pour ceux qui ne peuvent pas la voir, et pour les bots.
own-take-out = Retirer l’image { $number }
own-take-out-sure = Touche à nouveau pour retirer l’image { $number }
own-waiting = { $file } : en attente
own-printing = { $file } : envoi en cours, { $percent } %
own-drying = { $file } : impression en cours
own-refused = { $file } : { $sentence }
own-dismiss = Masquer { $file }
own-play = Jouer avec ces images

## Le paquet du soir

tonight-deck = Le paquet du soir
tonight-about = Donne un mot : la maison en tire, carte après carte, un paquet de rêves que personne à la table n’a jamais vu. Même mot, même paquet.
tonight-word = Un mot
tonight-word-example = phalène
tonight-draw = Dessiner les cartes
tonight-replaces = Le nouveau paquet remplacera celui du mot « { $word } ».
tonight-from = Le paquet du soir, né du mot « { $word } »
tonight-count = { $drawn } sur { $cards }
tonight-waiting = Le peintre est à une autre table ; il passe ensuite à la vôtre.
tonight-preparing = On prépare les couleurs. La première carte prend un peu plus de temps.
tonight-drawing = Le peintre est à l’œuvre. Vous pourrez commencer dès qu’il y aura { $least } cartes.
tonight-playable = Il y a de quoi commencer. Les rêves de la maison compléteront le paquet ; les cartes qui restent à peindre seront là pour la prochaine partie.
tonight-done = Toutes les cartes sont là.

## Des mots à soi

words-played = Mots :
words-played-label = Mots
words-played-stop = .
words-own = Tes propres mots
words-write = écris les tiens
words-change = modifie les tiens
words-keep = Jouer avec ces mots
words-understood = { $count ->
    [0] Pas encore de mots.
    [one] Un mot reconnu.
   *[other] { $count } mots reconnus.
  }
words-reach = Qui peut jouer avec ces mots
words-name = Nom affiché aux autres tables
words-name-example = Le grenier de tante Ada
words-reach-table = Seule cette table joue avec ces mots.
words-reach-house = Toutes les tables de la maison peuvent choisir ces mots, tant que cette table existe. Tu peux les retirer à tout moment.
words-understood-label = Mots reconnus
words-not-understood = Lignes ignorées
words-misread = Ligne { $line } ignorée : « { $text } ». { $sentence }

## Quand la ligne se coupe

quiet-title = La ligne est coupée
quiet-text = On essaie de rejoindre la table. Ta place et tes cartes t’attendent.
paused-title = La table fait une pause
paused-text = Le temps est suspendu. C’est { $host } qui relancera la partie.
paused-text-host = Le temps est suspendu. La partie reprendra quand tu voudras.
standstill-title = La table est à l’arrêt
standstill-text = Impossible d’enregistrer vos coups pour l’instant ; en attendant, le temps est suspendu. La partie repartira toute seule.
bots-not-ready = L’imagination des bots est en cours de téléchargement. Ils joueront dès qu’elle sera là.
gone-taken-over = Tu joues dans une autre fenêtre
gone-taken-over-text = Ta place est partie là-bas avec toi : on ne peut jouer que dans une fenêtre à la fois.
gone-shown-elsewhere = La table est sur un autre écran
gone-shown-elsewhere-text = Une seule fenêtre par personne : la tienne est maintenant ailleurs.
gone-put-away = Cet écran a été fermé
gone-put-away-text = La personne qui avait ouvert cet écran n’est plus à la table.
show-here = Afficher ici
gone-removed = On t’a montré la porte
gone-removed-text = L’hôte t’a demandé de quitter cette table.
gone-too-fast = Trop de choses à la fois
gone-too-fast-text = La table n’arrivait plus à suivre. Ta place t’attend.
gone-shut = Cette table a été fermée
gone-shut-text = La personne qui tient la maison a fermé cette table pour de bon.
gone-left = Tu as quitté la table
gone-left-text = Ta place est de nouveau libre. La porte reste ouverte.
gone-transferred = Ta place est maintenant sur un autre appareil
gone-transferred-text = C’est toi qui as transféré ta place. Pour rejouer ici, fais le chemin inverse depuis l’autre appareil.
take-back = Revenir jouer ici

## Les réglages

setting-language = Langue
language-partial = { $name } (traduction partielle)
setting-scheme = Lumière
scheme-light = Jour
scheme-dark = Soir
as-the-system = Système
setting-sound = Son
sound-off = Coupé
sound-on = Papier et cloche
turn-sound-on = Mettre le son
turn-sound-off = Couper le son
setting-contrast = Contraste
contrast-more = Élevé
setting-text = Texte
text-usual = Normal
text-large = Grand
setting-switch = Jouer avec un contacteur
setting-switch-note = Tab pour passer d’un choix à l’autre, Entrée pour valider : tu n’as besoin de rien d’autre.
setting-bots-talk = Bots
bots-talk-on = Ils papotent un peu
bots-talk-off = Ils se taisent
setting-motion = Animations
motion-full = Vives
motion-less = Calmes

## Un sablier pour chaque décision

paces-own =
    { $own ->
        [0] Un sablier par décision
        [one] Une décision a son propre sablier
       *[other] { $own } décisions ont leur propre sablier
  }
paces-same = comme pour le reste
paces-off = sans sablier
paces-relaxed = tranquille
paces-brisk = vif

## Ce que la table refuse, et pourquoi

refused-unreachable = La maison ne répond pas. Réessaie dans un instant.
refused-connection-lost = La connexion a lâché avant que la table t’entende. Réessaie.
refused-not-asked = Trop tard : la table est passée à la suite.
refused-not-a-choice = Ce choix n’est pas possible ici.
refused-too-hasty =
    { $seconds ->
    [one] Souffle un coup, puis réessaie.
   *[other] Pas si vite : réessaie dans { $seconds } secondes.
  }
refused-unreadable = La table n’a pas compris.
refused-too-large = C’est trop d’un seul coup pour la table.
refused-too-fast = Doucement, pas si vite.
refused-not-todays = Cette énigme n’est plus disponible. Une nouvelle t’attend, celle du { $date }.
refused-not-over-yet = Rendez-vous demain pour les réponses à l’énigme du jour.
refused-too-many-tables = Trop de tables ont été ouvertes depuis ton réseau. Attends une minute, puis réessaie.
refused-log-full = Cette table a vu passer tant de parties que son livre est plein. Ouvres-en une autre.
refused-banned = { $days ->
    [one] La personne qui tient cette maison t’a fermé sa porte jusqu’à demain.
   *[other] La personne qui tient cette maison t’a fermé sa porte pour encore { $days } jours.
  }
refused-draining = La maison va fermer un moment : impossible d’ouvrir une nouvelle table. Réessaie un peu plus tard.
refused-nothing-here = Il n’y a rien ici.
refused-admin-only = Le livre de la maison s’est refermé. Rouvre-le avec le jeton.
refused-wrong-admin-token = Ce n’est pas le jeton de cette maison.
refused-no-such-ban = Ce bannissement n’est plus sur la liste.
refused-bad-address = Ce n’est pas une adresse. Il faut quelque chose comme 203.0.113.7, ou 203.0.113.0/24 pour tout un réseau.
refused-no-such-table = Aucune table ne porte ce code.
refused-table-damaged = Le livre de cette table est devenu illisible. La personne qui tient la maison peut s’en occuper.
refused-table-full = Toutes les places de cette table sont prises.
refused-table-locked = La porte de cette table est fermée à clé. Demande à l’hôte de t’ouvrir.
refused-shown-out = L’hôte t’a montré la porte pour ce soir.
refused-no-atlas = Cette maison n’a pas d’atlas.
refused-transfer-expired = Ce lien a déjà servi, ou il a plus de dix minutes. Crées-en un nouveau sur l’autre appareil.
refused-no-seats-to-move = Rien à transférer : dans ce navigateur, tu n’as de place à aucune table.
refused-bad-subscription = Cette maison ne peut pas envoyer de notifications à ce navigateur.
refused-no-reminders = Cette maison n’envoie pas de rappels.
refused-name-empty = Dis-nous d’abord comment t’appeler.
refused-name-too-long = { $most ->
    [one] Un nom ne peut avoir qu’une lettre.
   *[other] Un nom ne peut pas dépasser { $most } lettres.
  }
refused-name-unprintable = Ce nom contient des caractères impossibles à afficher. Essaie avec de simples lettres.
refused-not-host = Seul l’hôte peut faire ça.
refused-not-seated = Tu n’as pas de place à cette table : tu regardes.
refused-not-now = Pas maintenant.
refused-no-such-seat = Cette place n’existe pas.
refused-seat-taken = Il y a déjà quelqu’un à cette place.
refused-other-seat = Dans cette partie, tu connais déjà les secrets d’une autre place. Tu ne peux revenir qu’à celle-là.
refused-seat-closed = Un bot garde cette place jusqu’à la fin de la partie.
refused-no-such-game = Cette maison n’a pas ce jeu.
refused-no-such-language = Cette maison ne parle pas cette langue.
refused-bad-option = Cette règle de la maison n’accepte pas ce réglage ({ $option }).
refused-night-too-long = La liste ne peut pas compter plus de { $most } parties.
refused-night-empty = Il faut au moins une partie pour faire une soirée.
refused-no-night = Il n’y a pas de soirée jeux à cette table.
refused-night-through = Il n’y a plus rien sur la liste : ajoute un jeu, ou mets fin à la soirée.
refused-wrong-number-of-seats = { $seats ->
    [one] Ce jeu se joue de { $least } à { $most } joueurs ; pour l’instant, il n’y a que toi.
   *[other] Ce jeu se joue de { $least } à { $most } joueurs ; vous êtes { $seats }.
  }
refused-not-by-days = Pour ce jeu, tout le monde doit être là en même temps. Choisis-en un autre pour jouer au fil des jours.
refused-no-such-zone = Cette maison ne connaît pas ton fuseau horaire : tes nuits suivront l’heure UTC.
refused-no-hurry = Cette partie se joue au fil des jours, et personne n’y perd son tour : si le temps est écoulé, un bot prend le relais.
refused-silence = Pour l’instant, tu dois garder le silence. Ça attendra que tu puisses de nouveau parler.
refused-silence-spent = Tu as déjà interrompu cette partie silencieuse { $most } fois : c’est le maximum.
refused-no-such-channel = Là-bas, personne ne t’entendrait.
refused-nothing-to-say = Ce message était vide.
refused-too-long = { $most ->
    [one] Un caractère au plus.
   *[other] Pas plus de { $most } caractères à la fois.
  }
refused-unknown-sign = La table ne connaît pas ce signe.
refused-try-again = Ça n’a pas marché. Réessaie dans un instant.
refused-not-saved = La table n’a rien pu noter : c’est comme si rien ne s’était passé. Le disque est-il plein ?
refused-no-such-recording = Cette table n’a pas cet enregistrement.
refused-recording-too-large = L’enregistrement est trop lourd : { $most } ko au plus.
refused-recording-too-long = { $most ->
    [one] L’enregistrement est trop long : { $most } seconde au plus.
   *[other] L’enregistrement est trop long : { $most } secondes au plus.
  }
refused-recordings-full = Cette table peut garder { $most } Mo d’enregistrements, et il n’y a plus de place. Écris l’indice, ou dis-le à voix haute.
refused-too-many-recordings = Trop d’enregistrements ont été envoyés depuis ton réseau. Écris l’indice, ou dis-le à voix haute.
refused-recording-not-sound = La table ne sait pas lire ce son.
refused-paused = La table fait une pause. Les réponses attendront la reprise.
refused-no-such-person = Cette personne n’est pas à cette table.
refused-bad-token = La table ne te reconnaît plus. Reviens avec le code.
refused-no-such-pack = Cette maison n’a pas ce paquet.
refused-not-in-atlas = Cette maison n’a jamais vu ça, ou l’a oublié.
refused-wrong-pack = Ce paquet est fait pour un autre jeu.
refused-picture-too-heavy = Ce fichier est trop lourd : { $most } Mo au plus.
refused-picture-other-kind = C’est un fichier { $kind }. Pour une carte, il faut du JPEG, du PNG ou du WebP.
refused-picture-unknown = Impossible de lire cette image. Pour une carte, il faut du JPEG, du PNG ou du WebP.
refused-picture-broken = Cette image est tronquée ou abîmée. Elle n’est peut-être pas arrivée en entier.
refused-picture-moves = Cette image bouge. Une carte, ça se tient tranquille.
refused-picture-two-natures = Ce fichier cache autre chose qu’une image : il reste dehors.
refused-picture-too-small = Cette image est trop petite pour une carte : il faut au moins { $least } pixels en largeur comme en hauteur.
refused-picture-too-many-pixels = Cette image est trop grande pour l’imprimerie : { $most } millions de pixels au plus.
refused-too-many-pictures = Trop d’images ont été envoyées depuis ton réseau. Tu pourras en ajouter d’autres demain.
refused-picture-too-many-scans = Ce JPEG s’affiche en plus de { $most } passes, c’est trop. Réenregistre-le en JPEG ordinaire.
refused-pictures-take-long = Les images envoyées depuis ton réseau ont monopolisé l’imprimerie trop longtemps. Patiente une minute, puis réessaie.
refused-picture-too-much = Cette image a eu raison de l’imprimerie. Essaies-en une plus petite.
refused-picture-twice = Cette image est déjà dans le paquet.
refused-no-such-picture = Cette image n’est plus dans le paquet.
refused-deck-full = { $most ->
    [one] Le paquet est plein : une image au plus.
   *[other] Le paquet est plein : { $most } images au plus.
  }
refused-deck-too-heavy = Le paquet est devenu trop lourd : { $most } Mo au plus.
refused-house-full = La maison n’a plus de place pour de nouvelles images. La personne qui la tient peut faire un peu de ménage.
refused-deck-unfinished = Il faut { $least } images pour jouer avec ce paquet ; pour l’instant, il n’en compte que { $cards }.
refused-deck-not-for-house = Dans cette maison, ton paquet reste à ta propre table.
refused-no-own-decks = Dans cette maison, on ne joue qu’avec les paquets de la maison.
refused-nothing-drawn-here = On ne peut encore rien dessiner dans cette maison. La personne qui la tient peut y remédier avec l’extension unspoken-art.
refused-drawings-take-long = Les mots venus de ton réseau ont occupé le peintre trop longtemps. Réessaie dans une heure.
refused-painter-lost = Le peintre s’est arrêté en chemin. Redonne-lui le même mot pour qu’il continue.
refused-game-still-on = Cette partie n’est pas finie. Tu pourras la revoir après.
refused-no-such-replay = Il n’y a pas de partie à revoir ici.
refused-album-not-shared = Cet album n’est pas partagé avec toi, ou le lien a été désactivé.
refused-no-album = Cette partie n’a laissé aucun souvenir à mettre dans un album.
refused-replay-not-shared = Cette partie n’est pas partagée avec toi, ou le lien a été désactivé.
refused-no-such-tv = Aucune télé n’affiche ce code. Les codes changent de temps en temps : vérifie à l’écran.
refused-too-many-tvs = Cette table est déjà sur { $most } télés. Déconnectes-en une d’abord.
refused-too-many-waiting-tvs = Trop de télés attendent une table sur ton réseau. Ferme celles qui ne servent pas.
refused-words-too-long = C’est trop d’un coup : une liste ne peut pas dépasser { $most } caractères.
refused-words-too-many = Une liste ne peut pas dépasser { $most } mots.
refused-word-twice = Ce mot est déjà dans la liste.
refused-word-brackets = Les parenthèses ne servent qu’à indiquer la famille, en fin de ligne.
refused-word-too-many-names = Un mot ne peut pas avoir plus de { $most } autres noms.
refused-word-empty = Il n’y a aucun mot sur cette ligne.
refused-word-too-long = Un mot, un nom ou une famille ne peut pas dépasser { $most } caractères.
refused-word-unprintable = Certains caractères sont impossibles à afficher.
refused-words-not-for-house = Dans cette maison, tes propres mots restent à ta table.
refused-house-words-full = La maison n’a plus de place pour de nouvelles listes de mots. La tienne peut toujours servir à cette table.
refused-title-empty = Choisis d’abord un nom.
refused-no-words = Écris d’abord au moins un mot.
refused-too-many-words-kept = Trop de mots ont été envoyés depuis ton réseau. Attends quelques minutes, puis réessaie.
refused-not-playing = Aucune partie n’est en cours.
refused-over = La partie est finie.

## Ce qui s’est passé

story = Ce qui s’est passé
story-empty = Rien à raconter pour l’instant
fact-scored = { $name } { $points } : { $text }
fact-scored-you = { $points } : { $text }
fact-came = { $name } est là
fact-left = { $name } a quitté la table
fact-became-host = { $name } devient l’hôte de la table
fact-became-host-you = C’est toi l’hôte, maintenant
fact-took-seat = { $name } remplace { $bot }
fact-took-seat-you = Tu remplaces { $bot }
fact-bot-sat-in = Un bot joue en attendant { $name }
fact-bot-sat-in-you = Un bot a joué pour toi
fact-came-back = { $name } est de retour
fact-came-back-you = Te revoilà
fact-gave-up-seat = { $bot }, un bot, remplace { $name }
fact-began = La partie commence
fact-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
fact-won-you = { $count ->
    [one] Tu gagnes
   *[other] Tu gagnes avec { $others }
  }
fact-nobody-won = Cette fois, personne ne gagne
fact-paused = La table fait une pause
fact-resumed = La partie reprend
fact-atlas-on = Désormais, la maison se souvient des images de cette table, sans les noms
fact-atlas-off = La maison ne retient plus les images de cette table
fact-atlas-forgotten = La maison a oublié cette table
fact-too-late = Temps écoulé pour { $names } : le hasard a décidé du reste
fact-skipped = L’hôte a continué sans { $names } : le hasard a décidé du reste
fact-lapsed = { $count ->
    [one] Temps écoulé pour { $names } : un bot a joué ce coup-là
   *[other] Temps écoulé pour { $names } : les bots ont tranché
  }
fact-lapsed-you = { $count ->
    [one] Temps écoulé : un bot a joué ce coup-là pour toi
   *[other] Temps écoulé pour toi et { $others } : les bots ont tranché
  }

## Une partie au fil des jours

days-play = On joue
days-label = Temps pour chaque coup
days-off = d’une traite
days-choice = au fil des jours : { $hours ->
    [14] un jour par coup
    [28] deux jours par coup
    [42] trois jours par coup
   *[other] { $hours } heures par coup
  }
days-hint = Allez et venez à votre guise. La nuit ne compte pas : le temps ne s’écoule que de 8 h à 22 h, à l’heure locale de chacun. Si quelqu’un dépasse son temps, un bot joue ce coup-là à sa place, et rien de plus.
days-waits-today = La table t’attend aujourd’hui jusqu’à { $time }.
days-waits-tomorrow = La table t’attend jusqu’à demain { $part ->
    [morning] matin
    [afternoon] après-midi
   *[evening] soir
  }, { $time }.
days-waits-later = La table t’attend jusqu’à { $day ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[0] dimanche
  } { $part ->
    [morning] matin
    [afternoon] après-midi
   *[evening] soir
  }, { $time }.
days-waiting = On attend { $names }, mais rien ne presse. Tu peux partir et revenir.
days-meanwhile = Pendant ce temps, à la table
days-meanwhile-more = { $count ->
    [one] Et une autre chose avant ça.
   *[other] Et { $count } autres choses avant ça.
  }
days-moment = Voir la dernière révélation
days-moment-title = La dernière révélation
days-back = Retour à la table

## Quelqu’un n’est pas là

away-bot-in = { $name } n’est pas là. Un bot prend le relais dans { $seconds } s.
away-bot-soon = { $name } n’est pas là. Un bot va prendre le relais.
away-bot-now = Maintenant
away-bot-now-label = Laisser un bot jouer pour { $name } tout de suite

## La main de l’hôte

end-game = Arrêter la partie
end-sure = Touche à nouveau : la partie s’arrête, et personne ne gagne
end-sure-asking = Touche à nouveau pour demander aux autres
ending-asked = { $count ->
    [one] { $names } veut arrêter cette partie.
   *[other] { $names } veulent arrêter cette partie.
  }
ending-waits = On demande aux autres s’ils veulent arrêter cette partie.
ending-agree = Arrêter
ending-play-on = Continuer
another-door = Un autre jeu
once-more = Encore une
fact-wished-to-end = { $name } veut arrêter cette partie
fact-wished-to-end-you = Tu veux arrêter cette partie
fact-wished-to-play-on = { $name } préfère continuer
fact-wished-to-play-on-you = Tu préfères continuer
fact-stopped = La partie s’est arrêtée avant la fin
choose-seal = Choisis ton sceau
seal-number = Sceau { $number }
refused-seal-taken = Quelqu’un à cette table a déjà ce sceau.
back-to-table = Retour à ta table ({ $game })
nowhere-title = Pas de porte ici
nowhere-text = Cette adresse ne mène nulle part dans cette maison. Une lettre s’est peut-être égarée.

## Une partie à revoir

watch-again = Revoir la partie
watch-game-again = Revoir la partie de { $game }
replay-title = Revoir { $game } · Unspoken
replay-missing-title = Rien à revoir ici
replay-back = Retour à la table
replay-eyes = Point de vue
replay-open = Tout voir
replay-watch = Vu de l’extérieur
replay-as = Vu par { $name }
replay-player = Joueur { $number }
replay-play = Lancer
replay-stop = Arrêter
replay-before = Étape précédente
replay-next = Étape suivante
replay-steps = Étapes de la partie
replay-step = Étape { $step } sur { $last }
replay-thoughts = Ce que pensaient les bots
replay-share = Partager cette partie
replay-share-table = Un lien vers cet instant précis, pour les gens de cette table.
replay-link-table = Envoyer le lien
replay-share-others = Pour l’instant, personne d’autre ne peut voir cette partie. Si tu crées un lien, toute personne qui le reçoit pourra la voir, mais rien d’autre.
replay-shared = Toute personne qui a le lien peut voir cette partie, ainsi que le code de la table. Tu peux désactiver le lien.
replay-names = Noms des joueurs
replay-names-told = Avec les noms
replay-names-hidden = Sans les noms
replay-make-link = Créer un lien à partager
replay-send = Envoyer le lien à d’autres
replay-take-back = Désactiver le lien
## La soirée

night-make = En faire une soirée jeux
night-begins = Une soirée jeux
night-after = { $games ->
    [one] Après la première partie
   *[other] Après { $games } parties
  }
night-over = Et voilà pour ce soir
night-standing = Les scores de la soirée
night-bots = Les bots, entre eux
night-games = { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
  }
night-last = +{ $points }
night-rule = Ton score est la moyenne de toutes les parties de la soirée. À chaque partie, tu marques le pourcentage des autres joueurs que tu as devancés (une égalité compte pour moitié). Si vous avez tous gagné ou perdu ensemble, ou si tu n’as pas joué, tu marques 50.
night-titles = Titres
night-no-titles = Trop serré pour trancher : pas de titres ce soir.
night-playlist = La suite du programme
night-add = Ajouter à la liste
night-by-vote = Au vote
night-earlier = { $game } : remonter dans la liste
night-remove = { $game } : retirer de la liste
night-wish = On joue à quoi, ensuite ?
night-play = Jouer à { $game }
night-play-wished = Suivre la majorité
night-next = Ensuite
night-later = Et après : { $games }
night-go-to = Voir les scores de la soirée
night-end = Finir la soirée
night-put-away = Clore la soirée
night-once-more = Refaire la même soirée
night-host-goes-on = { $host } lancera la suite quand vous voudrez.
night-thanks = Bonne nuit, et bien joué.
title-comeback = La remontée de la soirée
title-comeback-why = { $amount } de plus entre la première et la dernière partie
title-steady = La valeur sûre
title-steady-why = jamais moins de { $amount }, quelle que soit la partie

# ---- l’album : ces phrases sont dessinées par le serveur, une ligne chacune (make schema)

album-player = Joueur { $number }
album-and = et

# ---- la page de l’album

keep-it = Garder l’album
keep-game = Album de { $game }
keep-title = L’album de { $game } · Unspoken
keep-missing-title = Pas d’album ici
keep-heading = L’album
keep-picture = Album de { $game } : { $headline }
keep-save = Enregistrer l’image
keep-share = Envoyer l’image
keep-failed = L’image n’a pas pu être chargée. Réessaie.
keep-drawing = L’album est en cours d’impression
keep-link = Lien vers cet album
keep-link-table = Un lien vers cet album, pour les gens de cette table.

# ---- l’énigme du jour

today-title = Aujourd’hui · Unspoken
today-heading = L’énigme du jour
today-heading-of = L’énigme du { $date }
today-door = L’énigme du jour : lis dans les pensées, pose des mots, déchiffre un ciel
today-about = Une petite énigme par jour, la même pour tout le monde : lis dans les pensées d’un partenaire, pose trois mots, déchiffre un ciel.
today-begin = Fais voir
today-old = Énigme tirée des archives : { $date }. Elle ne compte pas dans ta série.
today-steps = Étape { $at } sur { $of ->
    [3] 3
   *[other] { $of }
  }
today-next = La suite : { $game }
today-to-result = Voir mon bilan
today-score = { $right ->
    [3] Trois sur trois. Troublant.
    [2] Deux sur trois
    [1] Un sur trois
   *[other] { $wrong ->
        [3] Aujourd’hui, les autres pensaient autrement
       *[other] Il s’en est fallu de peu
  }
  }
today-answers = Voici ce que ça a donné
today-result = Ton bilan du jour
today-verdict-right = Juste
today-verdict-nearly = Presque
today-verdict-wrong = Raté
today-streak = { $days ->
    [0] Pas encore de lanterne allumée
    [one] Ta première lanterne est allumée
   *[other] { $days } jours de suite
  }
today-best = Ta plus longue série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
today-house = { $same ->
    [0] Dans cette maison, sur { $people } personnes, aucune n’a vu la même chose que toi
    [one] Dans cette maison, { $same } personne sur { $people } a vu la même chose que toi
   *[other] Dans cette maison, { $same } personnes sur { $people } ont vu la même chose que toi
  }
today-counted = Ici, on compte les réponses sans retenir les noms, et les chiffres s’affichent dès que trois personnes ont joué.
today-share = Envoyer mon résultat
today-spoils = Le message annonce ton score sans dévoiler les réponses.
today-shared = Unspoken · { $date }
today-shared-streak = 🏮 { $days } jours de suite
today-copied = C’est copié. Tu peux le coller où tu veux.
today-yesterday = Et hier, quelle était la réponse ?
today-from-archive = tirée des archives
today-back = Retour à aujourd’hui
today-archive = Les trente derniers jours
today-archive-line = Choisis l’énigme que tu veux, quand tu veux. Seule celle du jour allume une lanterne.
today-again = Rendez-vous demain pour une nouvelle énigme, dès minuit UTC.

## Les langues, telles qu’on les nomme dans une phrase : on joue en français

spoken-en = anglais
spoken-pl = polonais
spoken-fr = français
spoken-de = allemand
spoken-es = espagnol

## Ce que la maison a sur l’étagère

shelf-own-words = Nos propres mots
shelf-own-pictures = Nos propres images
shelf-anything = Un peu de tout

## Ce que cette maison a vu

atlas-title = Atlas · Unspoken
atlas-heading = L’atlas
atlas-about = Ce que les gens ont vu dans les images et les mots de cette maison, aux tables qui ont bien voulu en garder la trace. Aucun nom n’y figure.
atlas-empty = Il n’y a encore rien à voir ici.
atlas-empty-how = Une table n’entre dans l’atlas que si son hôte le veut. Une fois la table ouverte, le réglage se trouve sous les règles de la maison.
atlas-back = Retour à l’atlas
atlas-picture = une image
atlas-open = { $name } : { $times ->
    [one] vu une fois
   *[other] vu { $times } fois
  }
atlas-times = { $times ->
    [one] Vu une fois dans cette maison
   *[other] Vu { $times } fois dans cette maison
  }
atlas-clues = Les indices inspirés par l’image
atlas-found = { $found ->
    [0] sur { $asked } personnes, aucune ne l’a trouvée
    [one] { $found } personne sur { $asked } l’a trouvée
   *[other] { $found } personnes sur { $asked } l’ont trouvée
  }
atlas-prints = Ce qu’on en a fait
atlas-seen = quelqu’un l’a vu
atlas-unseen = personne ne l’a vu
atlas-laid = posé sur l’image
atlas-guessed = deviné
atlas-bar = posé { $times } fois, deviné { $guessed } fois
atlas-switch = Garder les images de cette table dans l’atlas de la maison
atlas-is-on = Les images de cette table sont gardées dans l’atlas de la maison
atlas-switch-hint = Mots, indices et ciels, sans les noms, visibles par toute la maison. L’hôte peut changer d’avis à tout moment.
atlas-forget = Oublier cette table ({ $kept })
atlas-forget-sure = Vraiment ? C’est irréversible

## La recherche

research-ask = Demander à tout le monde : les parties de cette table peuvent-elles servir à la recherche ?
research-agree = Mes parties à cette table peuvent servir à la recherche
research-hint = Coups, indices et réponses, sans les noms. Une partie ne compte que si tout le monde a dit oui avant le début. Si tu changes d’avis, plus aucune de tes parties à cette table ne sera transmise.
research-all = Tout le monde a dit oui : ça commence à la prochaine partie
research-some = { $agreed } oui sur { $people }

## Tes tables

your-tables = Tes tables
your-turn-at = À toi de jouer à { $game } ({ $left })
more-tables = { $count ->
    [one] et une autre table
   *[other] et { $count } autres tables
  }
table-your-turn = À toi ({ $left })
table-waits-for-others = Les autres réfléchissent
table-open = Une table ouverte
table-playing = Une partie est en cours
table-over = La partie est finie
days-left = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
  }
hours-left = { $hours ->
    [one] encore une heure
   *[other] encore { $hours } heures
  }
minutes-left = { $minutes ->
    [one] encore une minute
   *[other] encore { $minutes } minutes
  }

## Un autre appareil

move-heading = Un autre appareil
move-start = Transférer mes places
move-about = Garde tes places à toutes tes tables : scanne un code, et les voilà sur un autre téléphone ou ordinateur.
move-scan = À scanner avec l’autre appareil
move-what = { $count ->
    [one] Ta place sera transférée sur l’autre appareil, et tu ne l’auras plus sur celui-ci.
   *[other] Tes places à { $count } tables seront transférées sur l’autre appareil, et tu ne les auras plus sur celui-ci.
    } À la table, personne ne remarquera rien.
move-once = Ce code ne sert qu’une fois et n’est valable que dix minutes. Garde-le pour toi : n’importe qui pourrait s’en servir pour prendre tes places.
move-send = Envoyer le lien
move-qr = Un code QR qui transfère tes places sur l’appareil qui le scanne
move-expired = Ce code a expiré sans avoir servi.
move-again = Créer un nouveau code
move-done = C’est fait. Tes places sont maintenant sur l’autre appareil.
move-title = Transférer tes places · Unspoken
move-here-ask = Transférer tes places ici ?
move-here-text = Elles seront transférées sur cet appareil, et tu ne les auras plus sur l’autre. À la table, personne ne remarquera rien.
move-here = Les transférer ici
moved-here = Te voilà
moved-nothing = Rien à transférer
moved-left = { $count ->
    [one] Une place est restée sur l’autre appareil : soit tu en avais déjà une ici, à cette table, soit la table n’existe plus.
   *[other] { $count } places sont restées sur l’autre appareil : soit tu en avais déjà une ici, à ces tables, soit ces tables n’existent plus.
  }

## Les rappels d’une partie au fil des jours

reminders-offer = M’avertir quand c’est à moi
reminders-accepted = C’est noté, on te fera signe. Pour arrêter les rappels, passe par le menu.
reminders-switch = M’envoyer des rappels ici
reminders-about = Tu peux fermer la page. On te fera signe quand ce sera à toi, à la fin de chaque manche, et une dernière fois avant que ton temps soit écoulé.
reminders-blocked = Pour recevoir des rappels, autorise les notifications de cette page dans les réglages du navigateur.
reminders-install = Pour recevoir des rappels sur iPhone ou iPad, ajoute cette page à l’écran d’accueil et ouvre-la depuis cet écran.
reminders-unsupported = Ce navigateur ne peut pas afficher de rappels. Repasse de temps en temps.
reminder-your-turn = C’est à toi
reminder-your-turn-text = { $game } : tous les regards sont tournés vers toi.
reminder-round-ended = La manche est finie
reminder-round-ended-text = { $game } : viens voir ce que ça a donné.
reminder-about-to-lapse = Ton temps est presque écoulé
reminder-about-to-lapse-text = { $game } : un bot va bientôt jouer à ta place.
reminder-stop = Arrêter les rappels

## La voix

voice = Voix
voice-about = Discutez de vive voix sans quitter la table. Quand les règles imposent le silence, ton micro se coupe, puis se rallume tout seul.
voice-switch-on = Allumer le micro
voice-switch-off = Éteindre le micro
voice-hold = Maintenir pour parler
has-microphone = micro allumé
voice-silenced = Silence : personne ne t’entend pour l’instant
voice-mode = Mode du micro
voice-mode-open = Toujours allumé
voice-mode-hold = Maintenir pour parler
voice-people = Le volume de chaque voix, rien que pour toi
voice-volume = Volume : { $name }
voice-mute = Couper le micro à { $name } pour tous
voice-unmute = Rendre la parole à { $name }
voice-is-muted = micro coupé par l’hôte
voice-you-are-muted = L’hôte a coupé ton micro : personne ne t’entend pour l’instant.
voice-privacy = Les voix sont transmises, jamais conservées.
voice-suspended = Touche la page pour entendre les autres : ton navigateur bloque le son.
voice-listen = Activer le son
voice-insecure = Pour se parler, il faut une page sécurisée (https) : les navigateurs l’exigent. Tout le reste marche ici.
voice-unsupported = La discussion vocale ne marche pas dans ce navigateur. Tout le reste, si.
voice-refused = Le micro est bloqué. Autorise-le pour ce site dans les réglages du navigateur, puis réessaie.
voice-no-microphone = Aucun micro détecté. Tu peux quand même écouter.
voice-unplugged = Le micro a été débranché.
voice-broken = Le micro ne marche plus. Rallume-le pour continuer à parler.

## Les aperçus de liens dans les messageries

preview-home = Des jeux sur tout ce qu’on ne dit pas. Entre amis ou avec des bots, sans compte.
preview-today = Une énigme par jour, trois minutes. La même pour tout le monde.
preview-table = Une invitation à une partie de { $game }
preview-table-of-host = { $name } t’invite à une partie de { $game }
preview-join = Ouvre le lien et prends place : pas besoin de compte.
preview-door = Une porte ouverte sur { $game }
preview-doors = Quatre portes ouvertes, un jeu derrière chacune
name-host = Afficher mon nom dans l’aperçu du lien
name-host-hint = Les messageries affichent alors « { $name } t’invite » à côté du lien.
locked-in-silence = Verrouillé tant que tu dois te taire
