# ---- sur sa porte

cover-dixit-title = Dixit
cover-dixit-tagline = Un indice pas trop clair
cover-dixit-about = Raconte une carte sans la trahir. Trouvée par tous ou par personne, elle ne te rapporte rien.

# ---- comment gagner, avant le premier coup

dixit-goal = Trouve la carte du conteur ; quand tu racontes, donne un indice que certains saisissent, mais pas tous. La première personne à { $target } points gagne.

# ---- la ligne en haut de la scène, et ce qu’il y a dessous

dixit-story-yours = Raconte, { $name }
dixit-story-yours-hint = Assez clair pour quelqu’un, pas pour tout le monde
dixit-story-yours-pick = Choisis la carte qui t’inspire quelques mots
dixit-first = Qui raconte en premier ?
dixit-first-hint = Le premier indice ouvre la partie. Choisis une carte ou passe
dixit-first-passed = Les autres peuvent commencer. Toi aussi, si l’envie te prend
dixit-pass = Passer
dixit-thinking = { $name } réfléchit
dixit-thinking-hint = En attendant, découvre tes cartes
dixit-thinking-watch = Le temps de choisir une carte, et quelques mots pour aller avec
dixit-first-watch = La première personne qui trouve un indice ouvre le bal
dixit-dealing = On distribue les cartes

dixit-lay =
    { $cards ->
    [one] Quelle carte collerait aussi ?
   *[other] Quelles cartes colleraient aussi ?
  }
dixit-lay-hint =
  { $cards ->
    [one] Une carte qui pourrait être à { $teller }
   *[other] Des cartes qui pourraient être à { $teller }
  }
dixit-laid =
    { $cards ->
        [one] Ta carte est posée, face cachée
       *[other] Tes cartes sont posées, face cachée
  }
dixit-laid-hint = Tu peux changer d’avis tant qu’il manque une carte
dixit-waiting = On attend encore : { $names }
dixit-waiting-none = Un instant
dixit-lying =
    { $laid ->
        [0] Aucune carte sur la table pour l’instant
        [one] { $laid } personne sur { $all } a posé une carte
       *[other] { $laid } personnes sur { $all } ont posé une carte
  }
dixit-lying-two =
    { $laid ->
        [0] Aucune carte sur la table pour l’instant
        [one] { $laid } personne sur { $all } a posé deux cartes
       *[other] { $laid } personnes sur { $all } ont posé deux cartes
  }

dixit-vote = Laquelle est à { $teller } ?
dixit-vote-hint = Trouve-la : 3 points, ou 2 si tous la trouvent. Chaque vote pour tes cartes : 1.
dixit-held = Celle-ci est à { $teller } ?
dixit-held-hint = Ton vote reste secret jusqu’à ce que tout le monde ait voté
dixit-voted = Ton vote : le { $number }
dixit-told-number =
    { $mine ->
        [yes] Le numéro { $number } était à toi.
       *[no] Le numéro { $number } était à { $teller }.
  }
dixit-voted-hint = Tu peux changer d’avis tant qu’il manque un vote
dixit-searched = On cherche ta carte
dixit-searched-hint = Surtout, ne cille pas
dixit-search-watch = Laquelle est à { $teller } ?
dixit-search-watch-hint = Les votes restent secrets jusqu’au dernier

dixit-round = Manche { $round }

# ---- les cartes

dixit-hand = Ta main
dixit-hand-look = Ta main, pour le plaisir des yeux
dixit-board = Les cartes sur la table
dixit-card = Carte { $place } sur { $all } : { $alt }
dixit-card-plain = Carte { $place } sur { $all }
dixit-numbered = Numéro { $number } : { $alt }
dixit-numbered-plain = Numéro { $number }
dixit-numbered-yours = Numéro { $number }, à toi : { $alt }
dixit-yours = à toi
dixit-enlarge = Voir de près
dixit-enlarge-card = Voir de près : { $card }
dixit-back-laid = { $name } a posé une carte
dixit-back-owed = { $name } n’a pas fini de choisir

# ---- l’indice

dixit-clue-yours = Ton indice
dixit-clue-placeholder = un mot, un vers, un air…
dixit-clue-left =
    { $left ->
        [one] { $left } caractère restant
       *[other] { $left } caractères restants
  }
dixit-clue-of = { $name } raconte
dixit-you-told = Tu racontes
dixit-told = { $name } raconte
dixit-quoted = « { $text } »
dixit-clue-aloud = dit tout haut
dixit-clue-aloud-hint = Tends l’oreille : { $name } donne l’indice de vive voix
dixit-clue-recorded = un son enregistré
dixit-clue-unsaid = sans un mot
dixit-clue-unsaid-hint = Le temps est écoulé : l’image parlera d’elle-même
dixit-way = Comment donner l’indice
dixit-write = Écrire
dixit-record = Au micro
dixit-aloud = Tout haut
dixit-aloud-yours = Dis-le à toute la table
dixit-aloud-yours-hint = Valide ta carte, puis parle : les autres t’écoutent avant de choisir.
dixit-tell = Raconter cette carte
dixit-tell-no-card = Choisis une carte
dixit-tell-no-clue = Et l’indice ?
dixit-tell-no-sound = Et le son ?
dixit-play = Écouter l’indice
dixit-stop = Arrêter
dixit-sound-silent = Impossible d’écouter ce son ici

# ---- l’enregistrement

dixit-rec-start = Enregistrer
dixit-rec-again = Recommencer
dixit-rec-stop = Arrêter
dixit-rec-hint = { $seconds } secondes au plus : un air, un vers, une porte qui claque
dixit-rec-running = J’écoute… encore { $seconds } s
dixit-rec-done = Réécoute avant d’envoyer
dixit-rec-insecure = Le navigateur n’autorise le micro que sur les pages sécurisées (https), et celle-ci ne l’est pas. Écris ton indice, ou dis-le tout haut.
dixit-rec-unsupported = Ce navigateur ne permet pas d’enregistrer ta voix. Écris ton indice, ou dis-le tout haut.
dixit-rec-refused = Le micro est bloqué. Autorise-le pour cette page dans les réglages du navigateur, ou écris ton indice.
dixit-rec-none = Pas de micro en vue. Écris ton indice, ou dis-le tout haut.
dixit-rec-broken = Le micro a cessé de fonctionner. Recommence, ou écris ton indice.
dixit-rec-empty = Trop court pour qu’on entende quoi que ce soit. Essaie encore.
dixit-rec-unsent = L’enregistrement n’est pas arrivé jusqu’à la table. Essaie encore.

# ---- poser et voter

dixit-lay-this =
    { $cards ->
        [one] Poser cette carte
       *[other] Poser ces cartes
  }
dixit-lay-instead =
    { $cards ->
        [one] Poser plutôt celle-ci
       *[other] Plutôt celles-ci
  }
dixit-lay-pick =
    { $cards ->
        [one] Choisis une carte
       *[other] Choisis deux cartes
  }
dixit-lay-pick-more = Encore une
dixit-lay-lies =
    { $cards ->
        [one] Elle est sur la table
       *[other] Elles sont sur la table
  }
dixit-vote-for = Voter pour le { $number }
dixit-vote-instead = Voter plutôt pour le { $number }
dixit-vote-pick = Choisis une carte
dixit-vote-stands = A voté !
dixit-hush = Garde le silence jusqu’à la révélation des votes.

# ---- la révélation

dixit-some-found =
    { $found ->
        [1] Une
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
       *[other] { $found }
    } voix sur { $voters ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
       *[other] { $voters }
    }.
dixit-some-found-points = Trois points chacun.
dixit-all-found = Tout le monde l’a trouvée.
dixit-none-found = Personne ne l’a trouvée.
dixit-flat-points = Deux points chacun, rien pour { $teller }.
dixit-vote-points = Chaque vote pour une autre carte vaut un point à qui l’a posée.
dixit-told-this = a raconté cette carte
dixit-found-by = Trouvée par
dixit-found-by-nobody = Personne ne l’a trouvée
dixit-no-votes = aucun vote
dixit-card-of = Une carte posée par { $name }
dixit-votes-of =
    { $count ->
        [0] Aucun vote
        [one] Un vote : { $names }
       *[other] { $count } votes : { $names }
  }
dixit-path = En route vers { $target }
dixit-gain = +{ $points }
dixit-next = À { $name } de raconter
dixit-next-you = À toi de raconter
dixit-to-album = Ouvrir l’album
dixit-looking = On attend encore : { $names }
dixit-go-soon = L’histoire suivante commence dans un instant

# ---- l’album

dixit-won =
    { $count ->
        [one] { $names } raconte comme personne
       *[other] { $names } racontent comme personne
  }
dixit-won-you =
    { $count ->
        [one] Tu racontes comme personne
       *[other] { $names }, vous racontez comme personne
  }
dixit-album = L’album
dixit-album-stories =
    { $stories ->
        [one] { $stories } histoire
       *[other] { $stories } histoires
  }
dixit-print =
    { $found ->
        [0] { $name } : personne n’a trouvé
        [one] { $name } : { $found } joueur sur { $voters } a trouvé
       *[other] { $name } : { $found } joueurs sur { $voters } ont trouvé
  }
dixit-scores = Scores
dixit-remark-mind =
    { $times ->
        [2] Quand { $teller } raconte, { $reader } trouve : deux fois sur deux.
       *[other] Quand { $teller } raconte, { $reader } lit dans ses pensées : { $times } fois sur { $times }.
  }
dixit-remark-found =
    { $times ->
    [one] Le meilleur flair : { $names }, 1 bonne carte sur { $of }.
    [2] Le meilleur flair : { $names }, 2 bonnes cartes sur { $of }.
    *[other] Le meilleur flair : { $names }, { $times } bonnes cartes sur { $of }.
    }
dixit-remark-fooled =
    { $votes ->
    [one] Le meilleur bluff : { $names }, avec une seule voix, et personne n’a fait mieux.
   *[other] Le meilleur bluff : { $names }, avec { $votes } voix récoltées.
  }
dixit-remark-unfound = { $clue } : personne n’a trouvé la carte.
dixit-whys = Ce que pensaient les bots
dixit-whys-hide = Cacher leurs pensées
dixit-again = Rejouer
dixit-again-wait = L’hôte peut remettre le couvert.

# ---- ce que pensaient les bots

why-tell =
    { $way ->
        [0] « { $clue } », c’est { $theme }, à demi-mot.
        [1] Ma carte m’a soufflé { $theme }. J’ai traduit : « { $clue } ».
        [2] Nommer ce qu’on voit sur ma carte aurait été trop facile. Pour moi, c’était surtout { $theme }, d’où « { $clue } ».
       *[other] J’ai dit « { $clue } » parce que ma carte, c’était { $theme }, et que je ne voulais pas nommer ce qu’on y voit.
  }
why-tell-plain =
    { $way ->
        [0] « { $clue } » : c’est la première chose que ma carte m’a soufflée.
        [1] J’ai regardé ma carte jusqu’à ce qu’elle dise « { $clue } ».
       *[other] Ma carte avait l’air de quelqu’un qui dirait « { $clue } ».
  }
why-lay =
    { $way ->
    [0] « { $clue } » m’évoquait { $theme }, et cette carte en a un petit air.
    [1] En grattant un peu « { $clue } », j’ai trouvé { $theme }. En grattant ma carte aussi.
    [2] Si « { $clue } », c’est { $theme }, cette carte pouvait faire illusion.
   *[other] Dans cette carte, je voyais { $theme }, et un peu aussi dans « { $clue } ».
  }
why-lay-plain =
    { $way ->
        [0] De toutes mes cartes, c’est celle qui collait le mieux à « { $clue } ».
        [1] Pose « { $clue } » à côté de cette carte : on dirait presque qu’ils se connaissent.
       *[other] J’espérais que quelqu’un y verrait « { $clue } ».
  }
why-lay-nothing =
    { $way ->
        [0] Dans ma main, rien ne collait, alors j’ai posé ce qui me manquerait le moins.
        [1] Aucune de mes cartes n’avait entendu parler de cet indice. J’ai posé celle qui savait garder son sérieux.
       *[other] Je n’avais rien à répondre à cet indice, juste une carte à caser.
  }
why-vote =
    { $way ->
        [0] J’ai voté pour le { $number } : « { $clue } » m’évoquait { $theme }, et cette image aussi.
        [1] « { $clue } », pour moi, c’était { $theme }, et le { $number } y ressemblait bien.
        [2] Le { $number } a eu ma voix : l’image évoque { $theme }, et « { $clue } » aussi.
       *[other] « { $clue } » m’a fait chercher { $theme }, et c’est le { $number } qui a arrêté mon regard.
  }
why-vote-plain =
    { $way ->
        [0] J’ai voté pour le { $number } : rien ne collait mieux à « { $clue } ».
        [1] Avec « { $clue } » en tête, je revenais toujours au { $number }.
       *[other] Le { $number } a eu ma voix. Les autres avaient moins à voir avec « { $clue } ».
  }
why-tell-by-look =
    { $way ->
        [0] De ma carte, je ne connais que les couleurs. J’y voyais { $theme }, alors j’ai dit « { $clue } ».
       *[other] De ma carte, je ne perçois que la lumière et les couleurs. Pour moi, c’est { $theme }, d’où « { $clue } ».
  }
why-lay-by-look =
    { $way ->
        [0] « { $clue } » m’évoque { $theme }, et les couleurs de cette carte aussi. Je n’en connais rien d’autre.
       *[other] De cette carte, je ne connais que les couleurs. Elles évoquent { $theme }, et « { $clue } » n’est pas loin.
  }
why-vote-by-look =
    { $way ->
        [0] J’ai voté pour le { $number } : de cette image, je ne connais que les couleurs, et j’y vois { $theme }, comme dans « { $clue } ».
       *[other] Je ne sais pas ce que montre le { $number }, je n’en perçois que les couleurs. Elles évoquent la même chose que « { $clue } » : { $theme }.
  }
why-vote-guess =
    { $way ->
        [0] J’ai voté pour le { $number } les yeux fermés : pas la moindre piste.
        [1] Le { $number }, au petit bonheur. L’indice ne me disait rien du tout.
       *[other] J’ai lancé une pièce qui avait trop de faces. Elle est tombée sur le { $number }.
  }

# ---- les règles de la maison : une phrase sur le papier

dixit-house-language = On joue en
dixit-house-target = jusqu’à
dixit-house-pace = et on avance
dixit-house-deck = On pioche dans
dixit-house-all-decks = tous les paquets
dixit-house-or = ou
dixit-house-own = apporte le tien
dixit-house-own-change = modifie-le
dixit-house-tonight = dessines-en un d’après un mot
dixit-house-tonight-change = change de mot
dixit-house-language-label = Langue des indices
dixit-house-target-label = Score à atteindre
dixit-house-pace-label = Temps de réflexion
dixit-house-deck-label = Paquet
dixit-house-stop = .
dixit-house-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
  }
dixit-house-off = sans sablier
dixit-house-relaxed = tranquillement
dixit-house-brisk = rapidement
dixit-house-tell = L’indice
dixit-house-lay = La pose des cartes
dixit-house-vote = Les votes
dixit-house-look = La révélation

# ---- les refus

refused-somebody-begins = Tous les autres passent : à toi de raconter en premier.
refused-card-not-held = Cette carte n’est pas dans ta main.
refused-clue-empty = Un indice, c’est au moins un mot. Même « hm » fera l’affaire.
refused-clue-too-long = C’est déjà toute une histoire : { $most } caractères au plus pour l’indice.
refused-clue-unprintable = Cet indice contient des caractères illisibles. Retape-le.
refused-deck-too-small = Ce paquet n’a que { $cards } cartes ; pour une table comme la vôtre, il en faut { $needed }. Choisissez un autre paquet, ou jouez en plus petit comité.
refused-lay-so-many =
    { $cards ->
        [one] Pose une carte, ni plus ni moins.
       *[other] Pose { $cards } cartes différentes.
  }
refused-no-such-number = Les cartes sur la table vont du numéro 1 au numéro { $most }.
refused-no-such-recording = Cet enregistrement est introuvable. Recommence-le.
refused-own-card = Cette carte est à toi. Vote pour une autre.

# ---- les règles sous la main

dixit-rules-now = En ce moment
dixit-rules-whole = Tout le jeu, en bref
dixit-rules-telling = Raconter
dixit-rules-telling-text = Le conteur choisit une de ses cartes et l’évoque par un indice : un mot, un vers de chanson, un son. Si tout le monde comprend, l’indice est trop clair ; si personne ne comprend, il est trop obscur. À la toute première manche, c’est la première personne à trouver un indice qui raconte.
dixit-rules-laying = Poser
dixit-rules-laying-text = Les autres cherchent dans leur main une carte qui pourrait aussi correspondre à l’indice, et la posent face cachée. À trois joueurs, chacun en pose deux. À partir de là, le conteur se tait jusqu’à la révélation des votes.
dixit-rules-voting = Voter
dixit-rules-voting-text = Toutes les cartes sont mélangées et numérotées. Trouve celle du conteur ; interdit de voter pour la tienne. Les votes restent secrets jusqu’au dernier.
dixit-rules-revealed = Les points
dixit-rules-revealed-text = Le conteur veut se faire comprendre de certains, mais pas de tous. Et si ta carte égare les autres, ça te rapporte des points.
dixit-rules-goal = L’un de vous raconte une carte ; les autres la cachent parmi les leurs, puis la cherchent. Dès que quelqu’un atteint le score fixé, la personne en tête gagne ; en cas d’égalité, la victoire est partagée.
dixit-rules-cards = Chacun a six cartes en main (sept si vous êtes trois) et complète sa main après chaque manche. C’est ensuite à la personne de gauche de raconter. Quand la pioche est vide, on remélange les cartes jouées.
dixit-rules-clock = Si le sablier se vide, le hasard joue à ta place, et toute la table en est avertie.
dixit-rules-case = Qui gagne quoi
dixit-rules-some = Certains ont trouvé
dixit-rules-all = Tous, ou personne
dixit-rules-teller = le conteur
dixit-rules-finder = ceux qui ont trouvé
dixit-rules-other = les autres
dixit-rules-decoy = par vote pour ta carte

## Ce qui s’est passé

fact-dixit-told = { $name } raconte : « { $clue } »
fact-dixit-told-you = Tu racontes : « { $clue } »
fact-dixit-told-unwritten = { $name } raconte une carte
fact-dixit-told-unwritten-you = Tu racontes une carte
fact-dixit-teller-all = tout le monde a trouvé la carte du conteur
fact-dixit-teller-all-you = tout le monde a trouvé ta carte
fact-dixit-teller-some = la carte du conteur a été trouvée par { $names }
fact-dixit-teller-some-you = ta carte a été trouvée par { $names }
fact-dixit-teller-none = personne n’a trouvé la carte du conteur
fact-dixit-teller-none-you = personne n’a trouvé ta carte
fact-dixit-found-some = a trouvé la carte du conteur
fact-dixit-found-some-you = tu as trouvé la carte choisie par { $names }
fact-dixit-found-all = a trouvé la carte, comme tout le monde
fact-dixit-found-all-you = tu as trouvé la carte choisie par { $names }, comme tout le monde
fact-dixit-missed-some = a pris une autre carte pour la bonne
fact-dixit-missed-some-you = tu n’as pas trouvé la carte choisie par { $names }
fact-dixit-missed-none = personne n’a trouvé la bonne carte
fact-dixit-missed-none-you = personne n’a trouvé la carte choisie par { $names }
fact-dixit-fooled = sa carte a été prise pour la bonne par { $names }
fact-dixit-fooled-you = ta carte a été prise pour la bonne par { $names }
fact-recalled-dixit = Dans cette maison, cette carte a été racontée { $told } fois, et { $share ->
    [none] personne ne l’a trouvée
    [few] peu de gens l’ont trouvée
    [half] la moitié des gens l’ont trouvée
    [most] la plupart des gens l’ont trouvée
   *[all] tout le monde l’a trouvée
  }

## La première fois

dixit-guide-hand = Personne d’autre ne voit ces rêves. Touche celui que tu saurais raconter.
dixit-guide-clue = Raconte ta carte en quelques mots : une piste, pas la réponse.
dixit-guide-lay = Choisis ce qui pourrait passer pour la carte du conteur.
dixit-guide-vote = L’une de ces cartes est celle du conteur, les autres sont des leurres. Touches-en une, puis vote.
dixit-guide-searched = On cherche ta carte parmi les leurres. Garde ton sérieux.
dixit-guide-points = Le conteur marque trois points si certains trouvent sa carte, mais pas tous.

## L’idée en quatre images

dixit-story-1 = Quelqu’un choisit un rêve et l’évoque en quelques mots.
dixit-story-2 = Les autres ajoutent en douce des cartes qui pourraient passer pour la bonne.
dixit-story-3 = On dévoile toutes les cartes. Laquelle est celle du conteur ?
dixit-story-4 = Certains doivent trouver la carte, mais pas tous : c’est ça qui paie.

# ---- à la télé

dixit-tv-recorded = Écoutez l’indice sur un téléphone
dixit-tv-opening = Tout le monde a voté
dixit-tv-ignored =
    { $count ->
        [one] Celle-ci n’a trompé personne
       *[other] Celles-ci n’ont trompé personne
  }
dixit-tv-decoy = Le numéro { $number } ? Un coup signé { $name }
dixit-tv-fell = Cette carte a trompé { $names }
dixit-tv-told = Et celle-ci était à { $teller } !
dixit-tv-found =
    { $count ->
        [0] Personne ne l’a trouvée
       *[other] Trouvée par { $names }
  }
dixit-tv-last = La dernière histoire, par { $name }
dixit-tv-fell-for = La carte posée par { $name } a trompé :
dixit-tv-best = La plus belle histoire de la soirée

# ce qu’on retient d’une manche ; chaque fois, trois variantes

dixit-tv-all =
    { $variant ->
    [0] Tout le monde a trouvé. Ce n’était pas une énigme, { $teller }, c’était une étiquette.
    [1] Tout le monde ! Même la lampe avait compris, { $teller }.
   *[other] Vous lisez tous en { $teller } comme dans un livre ouvert. Ça ne rapporte rien.
  }
dixit-tv-none =
    { $variant ->
    [0] Personne. Cette histoire-là, { $teller } la racontait à la lune.
    [1] Aucun de vous n’a trouvé. { $teller }, ta tête est un tiroir fermé à clé.
   *[other] Personne n’a trouvé. C’était pourtant si clair dans ta tête, { $teller }.
  }
dixit-tv-bot =
    { $variant ->
    [0] { $name } n’est qu’un bot, et toute la table s’est fait avoir.
    [1] { $name } ne rêve jamais. Vous avez quand même tous cru à ce rêve.
   *[other] Un bot, toutes vos voix. { $name } va devenir insupportable.
  }
dixit-tv-fooled =
    { $variant ->
        [0] { $name } a mené { $count } d’entre vous par le bout du nez.
        [1] { $count } votes pour une contrefaçon. { $name } n’en rougit même pas.
       *[other] Mieux que l’original, ont dit { $count } d’entre vous. { $name } salue.
  }
dixit-tv-one =
    { $variant ->
    [0] { $teller } a chuchoté. À part { $finder }, personne n’a entendu.
    [1] Deux têtes, une pensée : { $teller } et { $finder }.
   *[other] { $finder } savait. Les autres étaient complètement ailleurs.
  }
dixit-tv-alone =
    { $variant ->
    [0] Tout le monde a trouvé, sauf { $name }. N’en parlons plus.
    [1] { $name } a préféré suivre son propre chemin. Ce n’était pas le bon.
   *[other] Vous tous d’un côté, { $name } de l’autre. Il faut de tout pour faire un monde.
  }
dixit-tv-scattered =
    { $variant ->
        [0] Autant de votes, autant d’avis. Une assemblée d’experts.
        [1] Personne n’est d’accord avec personne. Charmant.
       *[other] Pas deux votes pour la même carte. Vous avez bien entendu le même indice ?
  }
dixit-tv-some =
    { $variant ->
        [0] Clair pour les uns, brumeux pour les autres : { $teller } n’en demandait pas plus.
        [1] Les uns savaient, les autres s’égaraient, et { $teller } sourit à tous.
       *[other] Un demi-secret, c’est le meilleur des secrets. Bien raconté, { $teller }.
  }

# ---- ce que les bots disent à voix haute

says-dixit-telling-no-hurry = Rien ne presse, { $name }. Les cartes attendront.
says-dixit-telling-listening = J’aime ce moment. Tout peut encore arriver.
says-dixit-telling-silence = Quelqu’un réfléchit. On l’entend presque penser.
says-dixit-laying-clue = Joli, { $name }. Cet indice me fait un peu peur.
says-dixit-laying-sly = Quelqu’un mijote un coup tordu. Je le sens.
says-dixit-laying-almost = Une carte qui colle presque colle déjà un peu.
says-dixit-voting-innocent = Toutes ces cartes ont l’air innocentes. C’est comme ça que ça commence.
says-dixit-voting-back = Je reviens toujours à la même carte. Je ne dirai pas laquelle.
says-dixit-voting-many = { $cards } images, une vérité. J’ai connu pire.
says-dixit-revealed-all = On a tous trouvé, { $name }. Tu pensais tout haut.
says-dixit-revealed-nobody = Personne n’a trouvé, { $name }. Tu étais sur une autre planète.
says-dixit-revealed-some = Certains lisent dans tes pensées, { $name }. Je prends des notes.
says-dixit-revealed-laid =
    { $votes ->
        [one] Une voix pour la carte posée par { $name }. Joli coup.
       *[other] { $votes } voix pour la carte posée par { $name }. Joli coup.
  }
says-dixit-revealed-leads = { $name } mène avec { $points } points. Je le dis sans jalousie.
says-dixit-over-album =
    { $stories ->
        [one] Une histoire. Je l’encadrerais bien.
       *[other] { $stories } histoires. Je les encadrerais toutes.
  }
says-dixit-over-again = On remet ça ? Je commençais juste à m’échauffer.

## Les titres d’une soirée

title-dixit-liar = As du bluff
title-dixit-liar-why = a récolté { $amount } votes avec ses leurres
title-dixit-finder = Flair infaillible
title-dixit-finder-why = a trouvé { $amount } fois l’image du conteur
title-dixit-open-book = Un livre ouvert
title-dixit-open-book-why = { $amount } histoires limpides pour tout le monde
title-dixit-riddle = Parle par énigmes
title-dixit-riddle-why = { $amount } histoires que personne n’a comprises
title-dixit-half-light = L’art du clair-obscur
title-dixit-half-light-why = { $amount } histoires ni trop claires ni trop obscures

# ---- dans l’image de l’album

album-dixit-won = Les meilleures histoires : { $names }
album-dixit-teller = Racontée par { $name }
album-dixit-found = Trouvée par { $names }
album-dixit-found-by-none = Personne ne l’a trouvée
album-dixit-found-by-all = Tout le monde l’a trouvée
album-dixit-recorded = un indice à écouter
album-dixit-aloud = dit tout haut
album-dixit-unsaid = sans un mot

## Ce que cette maison a vu

atlas-dixit-shelf = Rêves
atlas-dixit-times = { $times ->
    [one] Racontée une fois dans cette maison
   *[other] Racontée { $times } fois dans cette maison
  }
