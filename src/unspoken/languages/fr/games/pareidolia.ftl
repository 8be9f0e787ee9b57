# ---- sur sa porte

cover-pareidolia-title = Pareidolia
cover-pareidolia-tagline = Deux artistes muets, un ciel

# ---- comment gagner, avant le premier coup

par-goal =
    Deux artistes dessinent un mot en nuages. Qui le devine gagne une goutte, eux aussi. Le plus riche après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    } l’emporte.

# ---- la ligne

par-you-said = Toi
par-round = Manche { $round } sur { $rounds }
par-shuffling = On mélange les mots
par-claiming = Qui a vu en dernier une forme dans les nuages ?
par-claiming-hint = Cette personne commence. La première réponse compte ; sans réponse, le hasard décide.
par-claiming-wait = Les autres scrutent encore le ciel
par-claim = Moi
par-go-on = Pas moi

par-keep = Quel mot faire deviner ?
par-keep-hint = { $second } le dessine avec toi. Aux autres de deviner.
par-wait-keep = { $artist } choisit un mot
par-wait-keep-you = { $artist } choisit un mot pour vous deux
par-know = Voici votre mot
par-know-hint = { $artist } et toi, faites-le deviner avec des nuages, à tour de rôle et en silence
par-wait-know = { $second } lit le mot
par-toss = Lance le premier nuage
par-toss-hint = Le vent décide où il tombe, et dans quel sens
par-what-will = { $category } : ce sera quoi ?
par-wait-toss = { $artist } lance le premier nuage
par-what-is = { $category } : qu’est-ce que c’est ?
par-turn = C’est à { $name }, puis à { $other }
par-turn-yours = À toi
par-turn-other = C’est à { $name }
par-bell = Le soleil est couché
par-bell-artist = Quelqu’un a dit le mot ? Tu as un instant pour le signaler.
par-bell-none = Personne n’a dit le mot
par-bell-hint = Les artistes ont un instant pour signaler que quelqu’un avait trouvé
par-found = { $name } a vu juste
par-found-you = Tu as vu juste
par-found-hint = « { $text } »
par-not-found = Le mot s’est évaporé
par-not-found-hint = Personne n’a trouvé à temps
par-voting = Qui a l’air le plus détendu ?
par-voting-hint = Il y a égalité. À vous de trancher ; les votes restent cachés jusqu’au dernier.
par-voting-wait = Il y a égalité : les autres vont trancher. Respire.
par-won = { $count ->
    [one] { $names } gagne
   *[other] Victoire partagée : { $names }
  }
par-won-you = Tu gagnes
par-won-hint = { $most ->
    [one] avec { $most } goutte
   *[other] avec { $most } gouttes
  }
par-won-vote = { $most ->
    [one] avec { $most } goutte, et l’air le plus serein
   *[other] avec { $most } gouttes, et l’air le plus serein
  }

# ---- les mots

par-words = Trois mots
par-keep-first = Choisis un mot
par-keep-this = Garder « { $word } »
par-secret = Fais-le deviner · un secret entre { $name } et toi
par-know-it = C’est noté
par-toss-first = Choisis un nuage
par-toss-it = Lancer

# ---- le ciel

par-sky-empty = Le ciel est vide.
par-sky-told = { $count ->
    [one] Un nuage dans le ciel : { $clouds }.
   *[other] { $count } nuages dans le ciel, en partant du dessous : { $clouds }.
  }
par-lies = { $cloud }, { $row ->
    [upper] { $column ->
        [left] en haut à gauche
        [right] en haut à droite
       *[middle] en haut au milieu
  }
    [lower] { $column ->
        [left] en bas à gauche
        [right] en bas à droite
       *[middle] en bas au milieu
  }
   *[middle] { $column ->
        [left] à gauche
        [right] à droite
       *[middle] au milieu
  }
  }
par-held = { $lies }, { $across } vers la droite, { $down } vers le bas{ $turn ->
    [0] {""}
   *[other] {", tourné de "}{ $turn } degrés
  }{ $flip ->
    [yes] {", retourné"}
   *[no] {""}
  }
par-told = { $kind ->
    [toss] { $name } lance un nuage « { $cloud } », qui tombe
    [place] { $name } pose un nuage « { $cloud } »
    [pick-up] { $name } reprend un nuage « { $cloud } » et le pose
    [remove] { $name } retire un nuage « { $cloud } » qui était
    [nudge] { $name } pousse un nuage « { $cloud } », qui s’arrête
   *[pass] { $name } passe.
  }{ $kind ->
    [pass] {""}
   *[other] {" "}{ $row ->
        [upper] { $column ->
            [left] en haut à gauche.
            [right] en haut à droite.
           *[middle] en haut au milieu.
        }
        [lower] { $column ->
            [left] en bas à gauche.
            [right] en bas à droite.
           *[middle] en bas au milieu.
        }
       *[middle] { $column ->
            [left] à gauche.
            [right] à droite.
           *[middle] au milieu.
        }
  }
  }
par-guess-told = { $name } voit : { $text }
par-view = Ta vue du ciel
par-view-left = Tourner la vue vers la gauche
par-view-right = Tourner la vue vers la droite
par-view-upright = Vue tournée de { $turn } degrés. La redresser
par-view-whole = Le ciel entier
par-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
  }

# ---- les mains

par-your-action = À toi
par-then = puis { $name }
par-mode-place = Poser
par-mode-pick-up = Déplacer
par-mode-remove = Retirer
par-mode-nudge = Pousser
par-do-place = Le poser
par-do-pick-up = Le poser
par-do-remove = Le retirer
par-do-nudge = Pousser
par-supply = Les nuages en réserve
par-supply-of = { $cloud }, { $left ->
    [0] il n’y en a plus
   *[other] il en reste { $left }
  }
par-clouds-there = Les nuages dans le ciel
par-cloud-there = Nuage { $number } : { $lies }{ $protected ->
    [yes] {", à ne pas toucher pour l’instant"}
   *[no] {""}
  }
par-handle-right = Tourner dans le sens horaire
par-handle-left = Tourner dans le sens antihoraire
par-handle-flip = Retourner
par-hint-place = Glisse un nuage dans le ciel, ou déplace un nuage déjà posé
par-hint-pick-up = Déplace n’importe quel nuage du ciel
par-hint-held = Tourne-le, retourne-le ou déplace-le. Puis pose-le.
par-hint-remove = Quel nuage retirer ?
par-hint-removing = Il retourne dans la réserve
par-hint-nudge = Pousse un nuage : pose un doigt dans le ciel vide et glisse jusqu’à lui
par-hint-stroke = Le long de cette ligne
par-hint-aimed = { $side ->
    [left] Tu pousses depuis la gauche
    [above] Tu pousses depuis le haut
    [right] Tu pousses depuis la droite
   *[below] Tu pousses depuis le bas
    }. Pour changer de côté, choisis à nouveau ce nuage
par-no-way-to-nudge = Pas la place de glisser un doigt à côté de ce nuage.
par-moves = Déplacer
par-move-left = Vers la gauche
par-move-up = Vers le haut
par-move-down = Vers le bas
par-move-right = Vers la droite
par-locked = Dernier coup : { $name }
par-locked-place = Nuage retiré d’ici par { $name }
par-protected = { $name } vient de jouer ce nuage. N’y touche pas pour l’instant.
par-not-there-again = { $name } vient de retirer d’ici un nuage identique. Pose le tien ailleurs.
par-finger-on-cloud = Ton doigt doit partir d’un coin de ciel vide.
par-too-short = Trace une ligne un peu plus longue.
par-meets-nothing = La ligne ne rencontre aucun nuage.
par-meets-protected = La ligne touche d’abord un nuage que vient de jouer { $name }.

# ---- les essais

par-seen = Essais
par-none-said = Dis tout ce que tu vois.
par-none-said-artist = Personne n’a encore rien dit.
par-guess-label = Que vois-tu ?
par-i-see = Je vois…
par-say = Proposer
par-guess-note = Dis tout ce que tu vois, en { $language }. Les artistes, eux, se taisent.
par-yes = C’est ça
par-yes-of = « { $text } » : c’est ça
par-yes-again = C’est sûr ?
par-yes-sure = « { $text } », tu confirmes ? La manche s’arrêtera là
par-right = juste
par-hush = Pas un mot, pas un signe. Les nuages parlent pour toi.

# ---- la fin d’une manche, et de la partie

par-the-word = C’était
par-no-droplets = Pas de gouttes cette fois.
par-next-round = Manche suivante
par-to-the-end = Voir le résultat
par-waiting = On attend les autres
par-abstain = Difficile à dire
par-vote-first = Choisis quelqu’un
par-vote-for = C’est { $name }
par-vote-stands = A voté !
par-droplets = { $drops ->
    [one] { $drops } goutte
   *[other] { $drops } gouttes
  }
par-votes = Les votes
par-voted = Selon { $name }, la palme du calme revient à { $of }
par-voted-none = { $name } ne se prononce pas
par-again = On remet ça
par-again-wait = L’hôte peut remettre le couvert.
par-no = Ce n’était pas ça
par-no-sure = Vraiment pas ? Touche à nouveau
par-denied = { $names } : « Ce n’était pas ça. » Il faut l’accord des deux artistes.
par-taken-back = Les artistes disent que ce n’était pas ça. On rend donc les gouttes.
par-album = Ce qu’il y avait dans le ciel
par-drawn-by = composé par { $names }
par-seen-by = trouvé par { $name } : « { $guess } »
par-nobody-saw = personne n’a trouvé

# ---- les règles de la maison : une phrase sur le papier

par-house-minutes = Un ciel dure
par-house-minutes-label = Temps par mot
par-house-minutes-of = { $minutes ->
    [2] deux minutes
    [3] trois minutes
   *[5] cinq minutes
  }
par-house-comma = ,
par-house-stop = .
par-house-times = chacun est artiste en chef
par-house-times-label = Combien de fois chacun est artiste en chef
par-house-times-of = { $times ->
    [0] selon la règle
    [1] une fois
    [2] deux fois au plus
   *[3] trois fois au plus
  }
par-house-language = on devine en
par-house-language-label = Langue des propositions
par-house-words-how = Un mot par ligne. Tu peux ajouter des synonymes qui comptent aussi, et une famille que tout le monde verra : chat = minou, matou (animal)
par-house-pace = et entre deux ciels, on avance
par-house-pace-label = Temps de réflexion
par-house-off = sans sablier
par-house-relaxed = tranquillement
par-house-brisk = rapidement
par-house-begin = Qui commence
par-house-word = Le mot
par-house-toss = Le lancer
par-house-vote = Le vote
par-house-look = La révélation du mot

# ---- les refus

refused-guess-empty = Il n’y avait pas de mot là-dedans.
refused-guess-too-long = { $most ->
    [one] { $most } lettre au plus.
   *[other] { $most } lettres au plus.
  }
refused-guess-unprintable = Certains caractères ne peuvent pas s’afficher. Essaie avec de simples lettres.
refused-no-guesses-left = { $most ->
    [one] Tu avais { $most } essai pour ce ciel, et tu l’as utilisé. Profite de la vue.
   *[other] Tu avais { $most } essais pour ce ciel, et tu les as tous utilisés. Profite de la vue.
  }
refused-no-such-guess = Personne n’a dit ça.
refused-no-such-shape = Il n’y a pas de nuage comme ça dans la réserve.
refused-no-such-turn = Un nuage ne tourne pas comme ça.
refused-none-left = Il n’y a plus de nuage de cette forme dans la réserve.
refused-not-drawn = Ce mot n’a pas été pioché.
refused-not-in-the-sky = Ce nuage n’est plus dans le ciel.
refused-not-tied = Cette personne ne fait pas partie des ex æquo.
refused-nudge-meets-nothing = Ton doigt n’a touché aucun nuage. Trace une ligne qui en traverse un.
refused-nudge-starts-on-a-cloud = Pose d’abord ton doigt dans un coin de ciel vide.
refused-nudge-too-short = À peine une caresse. Trace une ligne plus longue.
refused-outside-the-sky = C’est en dehors du ciel.
refused-piece-protected = C’était le dernier coup de l’autre artiste. N’y touche pas pour l’instant.
refused-place-protected = L’autre artiste vient de retirer d’ici un nuage identique.
refused-said-already = Tu viens de le dire.
refused-too-few-words = { $words ->
    [one] { $words } mot, c’est trop peu : il en faut { $needed } pour ce jeu.
   *[other] { $words } mots, c’est trop peu : il en faut { $needed } pour ce jeu.
  }
refused-wrong-clouds = Il faut de { $least } à { $most } nuages pour ce jeu ; il y en a { $pieces }.

# ---- ce que pensaient les bots

why-keep = Des trois mots, c’est « { $word } » que je savais le mieux représenter.
why-draw = Je voulais dessiner « { $word } ».
why-see = { $sure ->
    [one] J’ai dit « { $word } » : une chance sur cent, à tout casser.
   *[other] J’ai dit « { $word } » : j’y croyais à { $sure } %.
  }
why-no-drawing = Ce mot ne m’évoquait aucune image, alors j’ai baladé des nuages.
why-blind = Sur cette machine, je n’y vois rien : j’ai fait ce que j’ai pu.

# ---- les règles sous la main

par-rules-now = En ce moment
par-rules-whole = Tout le jeu, en bref
par-rules-goal = Sans avoir le droit de parler, deux artistes composent une image avec des nuages, à tour de rôle, un geste à la fois. Tous les autres disent ce que ça pourrait être, jusqu’à ce que quelqu’un trouve le mot ou que le soleil se couche.
par-rules-drawing = Un mot pour deux
par-rules-drawing-text = L’artiste en chef pioche trois mots et en garde un. L’artiste en second, juste en face, le lit aussi. Ensuite, tout le monde apprend à quelle famille le mot appartient.
par-rules-tossing = Le lancer
par-rules-tossing-text = L’artiste en chef lance le nuage de son choix. Il tombe près du milieu, tourné et retourné comme bon lui semble : le ciel n’a ni haut ni bas. Puis on retourne le sablier.
par-rules-playing = À tour de rôle
par-rules-playing-text = Les artistes jouent à tour de rôle, l’artiste en second d’abord, un geste chacun :
par-rules-place = Un nuage de la réserve, n’importe où, sous n’importe quel angle, à l’endroit ou à l’envers.
par-rules-pick-up = Un nuage du ciel, que tu reposes où tu veux, par-dessus les autres.
par-rules-remove = Un nuage du ciel retourne dans la réserve.
par-rules-nudge = Pose un doigt dans un coin de ciel vide et fais-le glisser en ligne droite. Il pousse les nuages qu’il rencontre, et ceux-ci poussent à leur tour ceux qui se trouvent sur leur chemin.
par-rules-guessing = Deviner
par-rules-guessing-text = Les autres disent ce qu’ils voient, jusqu’à sept choses différentes par minute, dans la langue de la table. Les petites fautes sont pardonnées, mais un autre mot reste un autre mot. Chaque artiste peut répondre « c’est ça » à un essai, même dans les dix secondes qui suivent la cloche ; une fois le mot révélé, les deux artistes peuvent déclarer ensemble que ce n’était pas ça.
par-rules-shown = Les gouttes
par-rules-shown-text = La personne qui trouve le mot gagne une goutte, et chaque artiste aussi. Si personne ne le trouve, personne n’a rien. Puis les deux rôles se décalent d’une place.
par-rules-voting = La fin
par-rules-voting-text = À quatre ou cinq joueurs, chacun est trois fois artiste en chef ; à six ou sept, deux fois ; au-delà, une fois. Qui a le plus de gouttes gagne. En cas d’égalité, les autres disent lequel des ex æquo a l’air le plus détendu. Qui ne vote pas à temps s’abstient ; si personne ne vote, les ex æquo gagnent ensemble.
par-rules-undo = Interdit de changer ou de défaire ce que l’autre artiste vient de faire : au coup suivant, ne touche pas aux nuages qui viennent d’être posés ou déplacés, et ne remets pas la même forme là où un nuage vient d’être retiré.
par-rules-silence = De la pioche à la fin de la manche, les artistes n’écrivent pas et ne réagissent pas, sauf pour dire « c’est ça ».
par-rules-keys = Au clavier : 1 à 5 pour prendre un nuage, les flèches pour le déplacer, Q et E pour le tourner, F pour le retourner, Entrée pour le poser, Échap pour le lâcher. Ceux qui devinent peuvent tourner leur propre vue avec [ et ].

## Ce qui s’est passé

fact-pareidolia-too-late = Le temps est écoulé : la table a continué sans { $names }
fact-pareidolia-skipped = L’hôte n’a pas voulu attendre davantage : la table a continué sans { $names }
fact-par-rang = La cloche a sonné
fact-par-finder = a trouvé « { $word } »
fact-par-finder-you = tu as trouvé « { $word } »
fact-par-artist = « { $word } » a été trouvé dans ces nuages par { $names }
fact-par-artist-you = « { $word } » a été trouvé dans tes nuages par { $names }
fact-par-unfound = personne n’a trouvé « { $word } »
fact-par-withdrawn = ce n’était finalement pas le mot, alors on rend les gouttes

## La première fois

par-guide-word = Choisis un mot à dessiner en nuages. L’autre artiste le voit aussi, et personne d’autre.
par-guide-toss = À toi le premier nuage : touches-en un, puis lance-le.
par-guide-act = À tour de rôle, un geste chacun, jusqu’au coucher du soleil. Touche la bonne réponse.
par-guide-guess = Qu’est-ce que ça va donner ? Écris tout ce que tu vois.
par-guide-shown = Trouvé à temps : une goutte pour chaque artiste, et une pour la personne qui a vu juste.

## L’idée en quatre images

par-story-1 = Deux artistes partagent un mot secret.
par-story-2 = Sans un bruit, ils posent des nuages, un geste chacun.
par-story-3 = Tous les autres crient ce qu’ils voient.
par-story-4 = Trouvé avant le coucher du soleil : une goutte pour chacun des trois.

# ---- ce que les bots disent à voix haute

says-pareidolia-before-sky = Un ciel vide. Il ne sera jamais plus beau.
says-pareidolia-before-weather = Un temps parfait pour voir ce qui n’est pas là.
says-pareidolia-choosing-artist = { $name } a la tête de quelqu’un qui a un plan.
says-pareidolia-choosing-words = J’espère qu’il y aura des pattes. Les pattes, ça aide toujours.
says-pareidolia-playing-bare = Très épuré pour l’instant. J’aime bien.
says-pareidolia-playing-one = Un nuage. Ça peut encore être n’importe quoi.
says-pareidolia-playing-few = { $clouds } nuages. Ma grand-mère avait un chapeau comme ça.
says-pareidolia-playing-many = { $clouds } nuages. Vous allez voir qu’il va pleuvoir.
says-pareidolia-playing-guesses = { $guesses } essais. On ne doit plus être loin.
says-pareidolia-playing-quiet = Allez, dites ce que vous voyez. Le ciel n’est pas susceptible.
says-pareidolia-shown-found = Bien vu, { $name }. Moi, j’avais la tête dans les nuages.
says-pareidolia-shown-lost = Ah, c’était donc ça. Maintenant, je ne vois plus que ça.
says-pareidolia-shown-sky = Vu de l’autre côté, c’était d’une ressemblance parfaite.
says-pareidolia-voting-tie = Égalité. Même le vent retient son souffle.
says-pareidolia-over-clouds =
    { $rounds ->
        [one] Un ciel, et il était à nous.
       *[other] { $rounds } ciels, et tous à nous.
  }
says-pareidolia-over-again = On remet ça ? Le temps va se maintenir.

## Les titres d’une soirée

title-par-first = Œil de lynx
title-par-first-why = a trouvé { $amount } mots dans les nuages
title-par-sky = Peintre de ciels
title-par-sky-why = { $amount } ciels où quelqu’un a trouvé le mot
title-par-quiet-hand = La main discrète
title-par-quiet-hand-why = second rôle dans { $amount } ciels où le mot a été trouvé

# ---- dans l’image de l’album

album-pareidolia-won = Pluie de gouttes pour { $names }
album-pareidolia-drawn = Composé par { $names }
album-pareidolia-seen = Trouvé par { $name } : « { $guess } »
album-pareidolia-unseen = Personne n’a trouvé
album-pareidolia-guesses = On y a vu aussi : { $guesses }

# ---- l’énigme du jour

par-today-sky = { $clouds ->
    [one] { $clouds } nuage flotte dans le ciel.
   *[other] { $clouds } nuages flottent dans le ciel.
  }
par-today-said = Ce n’est pas : { $words }
par-today-more = { $left ->
    [one] Voir le reste
   *[other] En voir plus
  }
par-today-give-up = Je sèche
par-today-about = Sans un mot, quelqu’un compose une image en nuages : devine ce que c’est, avec le moins de nuages possible.
par-today-right = Bien vu
par-today-missed = Ça t’a échappé
par-today-was = C’était : { $word }
par-today-no-guess = aucun essai
par-today-clouds = { $clouds ->
    [one] { $clouds } nuage
   *[other] { $clouds } nuages
  }
par-today-house = { $same ->
    [0] Dans cette maison, aucune personne sur { $people } n’a trouvé
    [one] Dans cette maison, une personne sur { $people } a trouvé
   *[other] Dans cette maison, { $same } personnes sur { $people } ont trouvé
  }
par-today-why = Au complet, ce ciel compte { $clouds } nuages. { $category }.

## Ce que cette maison a vu

atlas-pareidolia-shelf = Mots dans les nuages
atlas-pareidolia-times = { $times ->
    [one] Dessiné une fois dans cette maison
   *[other] Dessiné { $times } fois dans cette maison
  }

# ---- à la télé

par-tv-aim = Deux artistes muets dessinent un mot en nuages. Devinez-le avant le coucher du soleil.
par-tv-rain = Gouttes récoltées
par-tv-last = Le dernier ciel : « { $word } »
par-tv-best = Le ciel de la partie : « { $word } »
par-tv-swift = { $variant ->
    [0] { $name } n’a même pas cligné des yeux
   *[1] Et si { $name } nous épiait derrière un nuage ?
  }
par-tv-few = { $variant ->
    [0] À peine un nuage dans le ciel, et { $name } a tout vu
   *[1] Presque rien, mais il suffisait d’y croire
  }
par-tv-crowd = { $variant ->
    [0] À force d’essais, on finit bien par toucher un nuage
   *[1] Tous les autres mots avaient été dits, il ne restait que celui-là
  }
par-tv-found = { $variant ->
    [0] « { $word } », limpide comme un ciel d’été
   *[1] { $name } a la tête dans les nuages, et ça paie
  }
par-tv-missed = { $variant ->
    [0] Ce n’était pas « { $guess } ». Mais maintenant, on ne voit plus que ça
   *[1] La prochaine fois, les nuages auront une légende
  }
par-tv-silent = { $variant ->
    [0] Si beau que tout le monde en est resté sans voix
   *[1] Les artistes se sont tus. Les autres aussi
  }
par-tv-denied = { $variant ->
    [0] Trouvé, fêté, repris. Temps variable
   *[1] Les gouttes se sont évaporées en chemin
  }
