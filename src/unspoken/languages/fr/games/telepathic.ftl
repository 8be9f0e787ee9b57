# ---- sur sa porte

cover-telepathic-title = Telepathic
cover-telepathic-tagline = Gagner ensemble sans un mot

# ---- comment gagner, avant le premier coup

tele-goal =
    { $mode ->
        [director] Deux partenaires veulent chacun, en secret, aligner trois tuiles semblables et doivent en éviter trois autres. Exaucez les deux souhaits, faites-les deviner à la régie, et tout le monde gagne.
        [four-partners] Deux d’entre vous souhaitent chacun, en secret, un alignement de trois tuiles ; les deux autres en redoutent un. Exaucez les deux souhaits, puis devinez-les : vous gagnez tous ensemble.
        [opposed] Chacun souhaite en secret un alignement de trois tuiles. Le premier duo qui exauce et devine ses deux souhaits gagne.
       *[other] Chacun veut en secret aligner trois tuiles de même couleur ou forme et doit en éviter trois autres, sinon vous perdez. Exaucez les deux souhaits, annoncez-le et devinez celui de l’autre : vous gagnez.
  }

# ---- les tuiles et les noms

tele-tile =
    { $shape ->
        [circle] cercle
        [star] étoile
        [cross] croix
       *[moon] lune
    } { $colour ->
        [sun] soleil
        [coral] corail
        [sky] ciel
       *[ink] encre
  }
tele-three =
    { $mark ->
        [sun] trois tuiles soleil
        [coral] trois tuiles corail
        [sky] trois tuiles ciel
        [ink] trois tuiles encre
        [circle] trois cercles
        [star] trois étoiles
        [cross] trois croix
       *[moon] trois lunes
  }
tele-three-capital =
    { $mark ->
        [sun] Trois tuiles soleil
        [coral] Trois tuiles corail
        [sky] Trois tuiles ciel
        [ink] Trois tuiles encre
        [circle] Trois cercles
        [star] Trois étoiles
        [cross] Trois croix
       *[moon] Trois lunes
  }
tele-grid = La grille, quatre rangées de quatre
tele-row = Rangée { $row }
tele-directors = la régie
channel-directors = Régie
tele-team-partners = Partenaires
tele-team-directors = Régie
tele-team-0 = Œil
tele-team-1 = Cœur
tele-team-under = avec
tele-team-together = Vous gagnez ou perdez ensemble.

# ---- les cartes et leurs places

tele-card =
    { $movement ->
        [rows-east] Rangée vers la droite
        [rows-west] Rangée vers la gauche
        [rows-two] Rangée, deux crans
        [rows-mirror] Rangée en miroir
        [columns-north] Colonne vers le haut
        [columns-south] Colonne vers le bas
        [columns-two] Colonne, deux crans
        [columns-mirror] Colonne en miroir
        [quadrants-clockwise] Coin, sens horaire
       *[quadrants-counter] Coin, sens antihoraire
  }
tele-set =
    { $sets ->
        [rows] la rangée { $on }
        [columns] la colonne { $letter }
       *[quadrants] { $on ->
            [1] le coin en haut à gauche
            [2] le coin en haut à droite
            [3] le coin en bas à gauche
           *[4] le coin en bas à droite
        }
  }
tele-which =
    { $movement ->
    [rows-east] Quelle rangée décaler vers la droite ?
    [rows-west] Quelle rangée décaler vers la gauche ?
    [rows-two] Quelle rangée décaler de deux crans ?
    [rows-mirror] Quelle rangée inverser ?
    [columns-north] Quelle colonne décaler vers le haut ?
    [columns-south] Quelle colonne décaler vers le bas ?
    [columns-two] Quelle colonne décaler de deux crans ?
    [columns-mirror] Quelle colonne inverser ?
    [quadrants-clockwise] Quel coin tourner dans le sens horaire ?
   *[quadrants-counter] Quel coin tourner dans le sens antihoraire ?
  }
tele-do =
    { $movement ->
    [rows-east] Décaler { $set } vers la droite
    [rows-west] Décaler { $set } vers la gauche
    [rows-two] Décaler { $set } de deux crans
    [rows-mirror] Inverser { $set }
    [columns-north] Décaler { $set } vers le haut
    [columns-south] Décaler { $set } vers le bas
    [columns-two] Décaler { $set } de deux crans
    [columns-mirror] Inverser { $set }
    [quadrants-clockwise] Tourner { $set } dans le sens horaire
   *[quadrants-counter] Tourner { $set } dans le sens antihoraire
  }
tele-move =
    { $movement ->
    [rows-mirror] Inverser { $set }
    [columns-mirror] Inverser { $set }
    [quadrants-clockwise] Tourner ce coin
    [quadrants-counter] Tourner ce coin
   *[other] Décaler { $set }
  }
tele-how =
    { $movement ->
    [rows-mirror] La rangée s’inverse : les tuiles des deux bouts échangent leurs places, celles du milieu aussi.
    [columns-mirror] La colonne se renverse : les tuiles des deux bouts échangent leurs places, celles du milieu aussi.
    [quadrants-clockwise] Dans un coin de la grille, quatre tuiles tournent d’un cran, dans le sens horaire.
    [quadrants-counter] Dans un coin de la grille, quatre tuiles tournent d’un cran, dans le sens antihoraire.
   *[other] Une tuile poussée hors de la grille revient par l’autre bout.
  }
tele-row-of-cards = Les cartes visibles
tele-deck =
    { $deck ->
        [0] La pioche est vide
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
  }
tele-removed =
    { $removed ->
        [one] { $removed } écartée à l’aveugle
       *[other] { $removed } écartées à l’aveugle
  }

# ---- la ligne

tele-dealing = On dispose les tuiles
tele-claiming = Qui a eu la dernière prémonition ?
tele-claiming-hint = La première personne à se manifester commence ; sinon, le hasard décide.
tele-claiming-wait = Les autres fouillent leur mémoire
tele-claim = Moi
tele-go-on = Pas que je sache

tele-hand = Tends une carte à { $performer }
tele-hand-hint = { $performer } décide où jouer la carte
tele-hand-together = Mettez-vous d’accord : personne ne vous entend hors de la régie
tele-wait-card-you =
    { $many ->
        [yes] La régie te cherche une carte
       *[no] { $hander } te cherche une carte
  }
tele-wait-card =
    { $many ->
        [yes] La régie cherche une carte pour { $performer }
       *[no] { $hander } cherche une carte pour { $performer }
  }
tele-wait-card-hint = Chaque carte tendue en dit long
tele-may-announce = Plus aucun doute ? Fais ton annonce entre deux tours
tele-must-announce = Il n’y a plus de cartes
tele-must-announce-hint = Il faut se lancer : qui voulait quoi ?

tele-try =
    { $sets ->
        [rows] Touche une rangée pour voir ce que ça donnerait
        [columns] Touche une colonne pour voir ce que ça donnerait
       *[quadrants] Touche un coin pour voir ce que ça donnerait
  }
tele-preview = Un aperçu. Rien n’a encore bougé.
tele-as-it-lies = Voilà la grille telle qu’elle est.
tele-wait-set-yours = { $performer } a ta carte
tele-wait-set = { $performer } a la carte
tele-wait-set-hint = L’endroit choisi en dit long, lui aussi

tele-what-wanted = Que voulait { $name } depuis le début ?
tele-announce-hint = Ensuite, ce sera à { $name } de deviner ton souhait. Si les deux souhaits sont bien devinés et que les deux alignements sont dans la grille, vous gagnez ensemble. Sinon, vous perdez ensemble.
tele-announce-hint-opposed = Ensuite, ce sera à { $name } de deviner ton souhait. Si les deux souhaits sont bien devinés et que les deux alignements sont dans la grille, ton équipe gagne. Sinon, c’est l’équipe adverse.
tele-both-wanted = Que voulaient-ils depuis le début ?
tele-both-hint = Si les deux souhaits sont bien devinés et que les deux alignements sont dans la grille, tout le monde gagne. Sinon, tout le monde perd.
tele-speak = Sais-tu ce que veut { $hander } ?
tele-speak-hint = Annonce-le maintenant, ou laisse la partie continuer
tele-wait-speak = { $performer } va rompre le silence ?
tele-wait-speak-hint = Après chaque tour, la personne qui a joué peut faire son annonce
tele-answer = Et que voulait { $announcer } ?
tele-answer-hint = Ton souhait, selon { $announcer } : { $name }.
tele-wait-answer =
  { $yours ->
    [yes] Tu dis « { $name } »
   *[no] { $announcer } dit « { $name } »
  }
tele-wait-answer-hint = À { $answerer } de deviner l’autre souhait

tele-pause = On retient son souffle
tele-pause-hint =
    { $seconds ->
        [one] Les choix n’apparaissent qu’au bout d’une seconde : aller vite ne trahit rien.
       *[other] Les choix n’apparaissent qu’au bout de { $seconds } secondes : aller vite ne trahit rien.
  }
tele-hush = Pas un mot avant l’annonce.
tele-hush-answer = Pas un mot avant la réponse.

# ---- ce qu’on fait

tele-hand-to = La tendre à { $name }
tele-propose-to = La proposer pour { $name }
tele-hand-stands = Proposition envoyée
tele-wishes = { $name } veut celle-ci
tele-announce = Annoncer
tele-choose-first =
    { $sets ->
        [rows] Choisis une rangée
        [columns] Choisis une colonne
       *[quadrants] Choisis un coin
  }
tele-choice-stands = C’est choisi
tele-before = Avant
tele-key-choose = choisir
tele-key-before = avant
tele-key-move = jouer
tele-names = Devine le souhait
tele-name-first = Choisis un souhait
tele-announce-this = Annoncer « { $said } »
tele-propose-this = Proposer « { $said } »
tele-answer-this = Répondre « { $said } »
tele-not-yet = Pas encore
tele-pass = On continue
tele-proposes = { $name } dirait { $colour } et { $shape }
tele-take-up = D’accord
tele-told =
    { $many ->
        [yes] La régie
       *[no] { $hander }
    } a tendu « { $card } » à { $performer }, qui l’a jouée sur { $set }.
tele-told-handed =
    { $many ->
        [yes] La régie
       *[no] { $hander }
    } a tendu « { $card } » à { $performer }.

# ---- rien qu’à moi

tele-you-win = Il te faut
tele-you-lose = À éviter
tele-cover = Touche pour cacher.
tele-covered = Caché
tele-uncover = Touche pour voir ton secret.
tele-team = Avec { $name }
tele-notebook = Carnet
tele-notes-private = Personne d’autre ne voit ces pages. Elles restent dans ce navigateur.
tele-note-win = veut
tele-note-lose = redoute
tele-note =
    { $mark }, { $note ->
    [yes] oui, c’est sûr
    [no] non, c’est sûr
    [maybe] peut-être
   *[blank] sans note
  }
tele-turns = Les tours joués

# ---- la fin

tele-moment-names = Les deux souhaits sont annoncés
tele-moment-grid = Et la grille, qu’en dit-elle ?
tele-says =
    { $many ->
        [yes] La régie dit
       *[no] { $name } dit
  }
tele-won = Vous gagnez ensemble
tele-won-hint =
    { $turns ->
        [one] en une carte et sans un mot
        [2] en deux cartes et sans un mot
        [3] en trois cartes et sans un mot
        [4] en quatre cartes et sans un mot
        [5] en cinq cartes et sans un mot
        [6] en six cartes et sans un mot
        [7] en sept cartes et sans un mot
        [8] en huit cartes et sans un mot
        [9] en neuf cartes et sans un mot
        [10] en dix cartes et sans un mot
       *[other] en { $turns } cartes et sans un mot
  }
tele-won-team = Victoire pour { $names }
tele-won-team-yours = Vous êtes télépathes
tele-won-team-right = Les deux souhaits devinés, les deux alignements dans la grille.
tele-unattended = Il n’y avait personne à la table
tele-unattended-hint = Le sablier a joué seize tours tout seul : la partie s’arrête là, sans vainqueur.
tele-won-team-wrong = L’équipe adverse a parlé trop tôt.
tele-lost = C’était l’alignement à éviter pour { $names }. Vous perdez ensemble.
tele-lost-yours = C’était l’alignement que tu devais éviter. Vous perdez ensemble.
tele-missed = Pas sur la même longueur d’onde
tele-missed-names = L’un des souhaits a été mal deviné. Vous perdez ensemble.
tele-missed-grid = Bien deviné, mais les alignements n’étaient pas encore là. Vous perdez ensemble.
tele-wanted = { $name } voulait
tele-avoided = { $name } redoutait
tele-said =
    { $many ->
        [yes] La régie
       *[no] { $name }
    } a dit { $mark }
tele-again = On remet ça
tele-again-wait = L’hôte peut remettre le couvert.
tele-look-back = Tour par tour
tele-turn =
    { $turn ->
        [0] Au début
       *[other] Tour { $turn }
  }
tele-turn-start = Personne ne savait rien.
tele-back = Tour précédent
tele-forth = Tour suivant
tele-to-the-end = La fin
tele-belief = Ce que pouvait vouloir { $of }, selon { $names }
tele-belief-legend = La vérité est entourée. Chacun restait libre de penser autrement ; voilà ce que les coups, à eux seuls, laissaient deviner.
tele-belief-win = veut
tele-belief-lose = redoute
tele-belief-truth = la vérité
tele-percent = { $share } %

# ---- ce que pensaient les bots

why-announce =
    { $sure ->
        [100] J’ai parlé : je n’avais plus le moindre doute.
       *[other] J’ai parlé : j’y croyais à { $sure } %.
  }
says-telepathic-why-announce =
    { $sure ->
        [100] On annonce ? Je n’ai plus le moindre doute.
       *[other] On annonce ? J’y crois à { $sure } %.
  }
why-answer =
    { $sure ->
        [100] J’ai répondu sans l’ombre d’un doute.
       *[other] En répondant, j’y croyais à { $sure } %.
  }

# ---- les règles de la maison : une phrase sur le papier

tele-house-mode = On joue
tele-house-removed = avec
tele-house-pause = Les choix apparaissent
tele-house-pace = et on avance
tele-house-mode-label = Mode de jeu
tele-house-removed-label = Cartes en jeu
tele-house-pause-label = Quand les choix apparaissent
tele-house-pace-label = Temps de réflexion
tele-house-stop = .
tele-house-mode-name =
    { $mode ->
    [first] une première partie à deux
    [standard] en duo
    [director] en mode régie
    [four-partners] en équipe de quatre
    *[opposed] deux contre deux
    }
tele-house-cards =
    { $removed ->
        [0] les dix cartes
        [one] { $left } cartes, { $removed } écartée à l’aveugle
       *[other] { $left } cartes, { $removed } écartées à l’aveugle
  }
tele-house-shown =
    { $pause ->
        [0] tout de suite
        [one] au bout d’une seconde
       *[other] au bout de { $pause } secondes
  }
tele-house-off = sans sablier
tele-house-relaxed = tranquillement
tele-house-brisk = rapidement
tele-house-begin = Qui commence
tele-house-hand = La carte
tele-house-perform = L’endroit
tele-house-announce = L’annonce

# ---- les refus

refused-card-not-open = Cette carte n’est pas visible sur la table.
refused-no-such-set = Une carte ne se joue qu’à { $most } endroits, et celui-là n’en fait pas partie.
refused-wrong-kind = Ce n’est pas le genre de souhait qu’on attend ici.

# ---- les règles sous la main

tele-rules-now = En ce moment
tele-rules-whole = Tout le jeu, en bref
tele-rules-goal = Seize tuiles, deux secrets, pas un mot. Chacun de vous a quelque chose à obtenir dans la grille et quelque chose à éviter. Ce que cherche ton partenaire, seules les cartes échangées te le diront : vous gagnez ensemble, ou vous perdez ensemble.
tele-rules-claiming = Commencer
tele-rules-claiming-text = L’un joue les couleurs, l’autre les formes. Chacun tire en secret ce qu’il lui faut et ce qu’il doit éviter : trois tuiles voisines dans une rangée ou une colonne, en ligne droite, sans passer d’un bord à l’autre. Quatre, ça compte aussi.
tele-rules-handing = La carte
tele-rules-handing-text = Tends à ton partenaire une des cartes visibles. Elle est ensuite mise de côté, et une nouvelle prend sa place tant que la pioche n’est pas vide.
tele-rules-performing = Jouer
tele-rules-performing-text = La personne qui reçoit la carte choisit la rangée, la colonne ou le coin à bouger. Si un alignement à éviter apparaît, tout est perdu sur-le-champ. Si un alignement souhaité apparaît, rien ne vous le dit.
tele-rules-speaking = Annoncer
tele-rules-speaking-text = Après chaque tour complet, l’un ou l’autre peut annoncer : tu dis ce qu’il faut à ton partenaire, et ton partenaire dit ce qu’il te faut. Si les deux souhaits sont bien devinés et que les deux alignements sont dans la grille, vous gagnez ensemble. Sinon, vous perdez ensemble. Quand il n’y a plus de cartes, l’annonce est obligatoire.
tele-rules-answering = Répondre
tele-rules-answering-text = Ton partenaire a dit ce qu’il te faut. À toi de dire ce qu’il lui faut. Impossible de revenir en arrière.
tele-rules-modes = D’autres façons de jouer
tele-rules-first = Une première partie
tele-rules-first-text = Rien que les quatre cartes qui décalent d’un cran. Pendant les cent premiers tours, elles reviennent sur la table une fois jouées.
tele-rules-director = Régie
tele-rules-director-text = De trois à huit joueurs. Deux partenaires ont chacun leurs secrets ; les autres forment la régie : ils tendent toutes les cartes, à l’un puis à l’autre, se concertent et annoncent les deux souhaits.
tele-rules-four-partners = Quatre partenaires
tele-rules-four-partners-text = Chacun n’a qu’une carte : une couleur à éviter, une couleur à obtenir, une forme à éviter, une forme à obtenir. À ton tour, tends une carte à la personne à ta droite, ou annonce les deux souhaits. Les cartes jouées reforment une pioche, mais une seule fois.
tele-rules-opposed = Deux contre deux
tele-rules-opposed-text = Les partenaires se font face, et personne n’a rien à éviter. Juste après avoir joué, tu peux annoncer ce qu’il faut à ton partenaire, et ton partenaire dit ce qu’il te faut. Si les deux souhaits sont bien devinés et que les deux alignements sont dans la grille, votre équipe gagne ; sinon, c’est l’équipe adverse.
tele-rules-challenge = Pour corser la partie, on peut retirer de la pioche jusqu’à six cartes, sans les regarder.
tele-rules-silence = De la donne à l’annonce, personne n’écrit ni ne réagit. Et gare aux mimiques.
tele-rules-clock = Si le sablier se vide, le hasard joue à ta place, et la table le dit.

## Ce qui s’est passé

fact-tele-announced = { $name } fait son annonce
fact-tele-announced-you = Tu fais ton annonce
fact-tele-announced-together = La régie fait son annonce
fact-tele-named-right = { $name } a vu juste pour { $names }
fact-tele-named-right-you = Tu as vu juste pour { $names }
fact-tele-named-wrong = { $name } a mal deviné pour { $names }
fact-tele-named-wrong-you = Tu as mal deviné pour { $names }
fact-tele-named-together-right = La régie a vu juste pour { $name }
fact-tele-named-together-right-you = La régie a vu juste pour toi
fact-tele-named-together-wrong = La régie s’est trompée sur { $name }
fact-tele-named-together-wrong-you = La régie s’est trompée sur toi
fact-tele-lost-by = { $name } devait éviter cet alignement
fact-tele-lost-by-you = Tu devais éviter cet alignement
fact-tele-unattended = Il n’y avait plus personne à la table
fact-tele-not-met = Tout était bien deviné, mais il manquait encore un alignement pour { $names }

## La première fois

tele-guide-mine = Ton secret : aligne trois tuiles comme celles-ci, et jamais trois comme celles-là.
tele-guide-hand = Touche une carte pour la donner : c’est ta seule façon de parler.
tele-guide-perform = Cette carte est pour toi. Touche la rangée, la colonne ou le coin à bouger.
tele-guide-announce = Tu sais ce qu’il faut à ton partenaire, et chacun a ses trois tuiles alignées ? C’est le moment de l’annoncer.

## L’idée en quatre images

tele-story-1 = Chacun cache un souhait : trois tuiles alignées, d’une même couleur ou d’une même forme.
tele-story-2 = Tu tends une carte ; ton partenaire décide où la jouer.
tele-story-3 = Chaque choix est un indice, puisque personne ne dit mot.
tele-story-4 = Les deux souhaits sont exaucés, et chacun devine celui de l’autre : vous gagnez ensemble.

# ---- ce que les bots disent à voix haute, avant le silence et après

says-telepathic-before-silence = Derniers mots avant le silence. Voici les miens.
says-telepathic-before-tiles = Seize tuiles, et pas une ne dit mot.
says-telepathic-before-first = Quelqu’un va bien commencer. Moi, je sais attendre sans un bruit.
says-telepathic-won-together = Et sans un seul mot. Remarquable.
says-telepathic-won-turns =
    { $turns ->
        [one] Un tour. À peine le temps de penser.
       *[other] { $turns } tours, et quelqu’un a compris.
  }
says-telepathic-won-praise = Bien pensé, { $name }. Je t’entendais presque réfléchir.
says-telepathic-lost-line = C’était donc ça, l’alignement à éviter. Il avait l’air si bien rangé.
says-telepathic-lost-turns =
    { $turns ->
        [one] Un tour. C’est passé si vite.
       *[other] { $turns } tours de parfait malentendu.
  }
says-telepathic-lost-kind = On avait la même idée. Ce n’était pas la bonne.
says-telepathic-missed-guess = On n’était pas loin. D’une certaine façon.
says-telepathic-missed-near = J’y aurais cru aussi.
says-telepathic-over-talk = On peut enfin parler, et j’ai tout oublié.
says-telepathic-over-again = On remet ça ? Pense « oui », je le saurai.

## Les titres d’une soirée

title-tele-mind = Lit dans les pensées
title-tele-mind-why = a deviné { $amount } fois un souhait secret
title-tele-glass = Limpide
title-tele-glass-why = s’est fait comprendre { $amount } fois sans un mot
title-tele-rash = A parlé trop vite
title-tele-rash-why = { $amount ->
    [one] un souhait mal deviné
   *[other] { $amount } souhaits mal devinés
  }

# ---- dans l’image de l’album

album-telepathic-won = Une seule et même pensée : { $names }
album-telepathic-lost = Deux pensées qui se sont croisées sans se voir
album-telepathic-unattended = Une pensée restée en suspens
album-telepathic-minds = Sous chaque grille : ce que pouvait vouloir { $other }, selon { $name } ; plus bas, l’inverse. La vérité est entourée.
album-telepathic-many-minds = Sous chaque grille : les souhaits que chacun pouvait prêter aux autres. La vérité est entourée.
album-telepathic-held = { $name }
album-telepathic-wanted = voulait
album-telepathic-feared = redoutait
album-telepathic-turn = { $number } · { $name } tend la carte, { $other } joue
album-telepathic-directed = { $number } · { $name } joue

# ---- l’énigme du jour

tele-today-line = Que veut ton partenaire ?
tele-today-own = Tu veux aligner { tele-three }.
tele-today-rule = Ton partenaire veut trois tuiles d’une même forme, et joue toujours de manière à former le plus de paires possible : deux tuiles de cette forme qui se touchent par un côté. Regarde ses deux coups.
tele-today-moves = Les coups joués
tele-today-before = Avant
tele-today-move = Coup { $number }
tele-today-look = Les tuiles avant le premier coup
tele-today-wants = Ton partenaire veut
tele-today-hand = Tends la carte qui complète les deux alignements
tele-today-next = Choisir la carte
tele-today-again = Revoir
tele-today-do = Tendre la carte
tele-today-about = Deux personnes partagent une grille et ne peuvent pas dire ce qu’elles veulent : observe les coups de ton partenaire, devine son souhait, et tends-lui la bonne carte.
tele-today-right = Tu as lu dans ses pensées
tele-today-nearly = Bien vu, mais mauvaise carte
tele-today-wrong = Ses pensées t’ont échappé
tele-today-lucky = Bonne carte, par chance, mais ses pensées t’ont échappé
tele-today-was = Ton partenaire voulait { tele-three }
tele-today-you-said = Tu as dit
tele-today-wanted = Ton partenaire voulait
tele-today-pairs = { $pairs ->
    [0] aucune paire
    [one] une paire
   *[other] { $pairs } paires
  }
tele-today-why = Pourquoi { tele-three } ? À chaque coup, il y en avait davantage côte à côte. Aucune autre forme n’explique les deux coups.
tele-today-not = Pourquoi pas { tele-three } ? Parce que le coup { $number } aurait été différent : la même carte permettait d’en rapprocher davantage.
tele-today-played = Joué
tele-today-instead = Possible
tele-today-card-won = Ta carte a complété les deux alignements
tele-today-card-lucky = Par chance, ta carte a complété les deux alignements
tele-today-card-right = La carte qui complète les deux alignements
tele-today-card-yours = La carte que tu as tendue
tele-today-both = Les deux alignements : le tien et le sien
tele-today-lines = { $lines ->
    [0] Aucun alignement
    [one] Un seul des deux alignements
   *[other] Les deux alignements
  }

tele-today-won = Les deux alignements sont là
tele-today-lost = Cette carte ne complète pas les deux alignements
tele-today-read = Bien vu : { tele-three }.
tele-today-misread = Ton partenaire voulait { tele-three }.
tele-today-touched = Paires formées, coup par coup : { $counts }
tele-today-card = La bonne carte : { tele-card }.

# ---- à la télé

tele-tv-aim = Chaque souhait est secret : trois tuiles alignées. Laissez parler les cartes, puis devinez les souhaits.
tele-tv-quick =
    { $variant ->
        [0] C’était une partie, ou juste un regard ?
       *[1] Avec une connexion pareille, à quoi bon le téléphone ?
  }
tele-tv-won =
    { $variant ->
        [0] Quelque part, une voyante remballe sa boule de cristal
       *[1] Pas un mot, et pourtant chacun finit les phrases de l’autre
  }
tele-tv-names =
    { $variant ->
        [0] Une connexion profonde. Hélas, pas entre vous
       *[1] Télépathie en panne ce soir. Essayez la parole
  }
tele-tv-grid =
    { $variant ->
        [0] Tout le monde savait. Personne n’a prévenu les tuiles
       *[1] Deux esprits à l’unisson, seize tuiles d’un autre avis
  }
tele-tv-lose =
    { $variant ->
        [0] Pile les trois qui ne devaient jamais se rencontrer
       *[1] Une tuile de trop. La grille ne laisse rien passer
  }
tele-tv-team-right =
    { $variant ->
        [0] Une équipe lit dans les pensées, l’autre regarde le plafond
       *[1] Pas la peine de leur demander : ils savent déjà
  }
tele-tv-team-wrong =
    { $variant ->
        [0] Quelle audace. L’équipe adverse vous remercie
       *[1] Beaucoup d’aplomb, peu de télépathie
  }
