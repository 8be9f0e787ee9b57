# ---- sur sa porte

cover-rorschach-title = Rorschach
cover-rorschach-tagline = Lire les pensées dans l’encre

# ---- comment gagner, avant le premier coup

ror-aim = Devine quel mot un joueur a posé sur chaque tache. { $points } taches et { $lead } d’avance, c’est gagné.

# ---- ce qu’il y a sur la table

ror-blots = Les taches
ror-words = Les mots et leurs symboles
ror-blot = Tache { $numeral }
ror-that-blot = la tache { $numeral }
ror-blot-away = Tache { $numeral }, retirée pour cette manche
ror-put-away = retirée pour cette manche
ror-look = Voir de près la tache { $numeral }
ror-look-print = « { $word } » : voir de près
ror-look-thought = Voir cette tache de près
ror-before = La tache précédente
ror-after = La tache suivante
ror-symbol =
    { $symbol ->
        [triangle] Triangle
        [circle] Cercle
       *[waves] Vagues
  }
ror-word = « { $word } »
ror-word-symbol =
    { $word }, { $symbol ->
        [triangle] triangle
        [circle] cercle
       *[waves] vagues
  }
ror-said = « { $word } » sur la { $numeral }
ror-on = sur la { $numeral }
ror-goal = { $points } taches et { $lead } d’avance, c’est gagné
ror-needs =
    { $empty ->
        [one] plus qu’une tache pour gagner
       *[other] encore { $empty } taches pour gagner
  }
ror-you-capital = Toi
ror-you-plural = la vôtre
ror-you-name = { $name }, c’est toi
ror-testers =
    { $yours ->
        [yes] ton équipe devine
       *[no] l’équipe test devine
    }
ror-control =
    { $yours ->
        [yes] ton équipe vérifie
       *[no] l’équipe témoin vérifie
    }
ror-team-0 = Jour
ror-team-1 = Nuit
channel-team-0 = Ton équipe
channel-team-1 = Ton équipe
say-team-0 = Dis-le seulement à ton équipe
say-team-1 = Dis-le seulement à ton équipe
say-table = Dis-le à voix haute, à tout le monde

# ---- qui je suis : les équipes s’appellent Jour et Nuit ; à chaque manche, l’une est l’équipe test, l’autre l’équipe témoin

ror-i-am =
    { $role ->
        [subject] Le sujet, c’est toi : ton équipe, { $team }, lit dans tes pensées
        [tester] Tu joues dans l’équipe { $team } : dans cette manche, vous devinez
       *[control] Tu joues dans l’équipe { $team } : dans cette manche, vous vérifiez
    }

# ---- la ligne

ror-dealing = On dévoile les mots et les taches
ror-choose = Qui sera votre sujet ?
ror-choose-hint = L’un de vous associe en secret les mots aux taches. Les autres devinent.
ror-wait-choose = Dans la tête de qui va-t-on lire ?
ror-wait-choose-hint = L’équipe { $team } choisit. Regarde les taches.
ror-remove = Quelle tache est trop facile ?
ror-remove-hint = Elle sera retirée. { $subject } associera un mot à chacune des trois autres.
ror-wait-remove =
    { $role ->
        [subject] Le sujet, c’est toi
       *[other] Le sujet : { $subject }
  }
ror-wait-remove-hint = L’équipe { $other } retire d’abord une tache.
ror-match = Que vois-tu ?
ror-match-hint = Pose un galet sur chaque tache. Ton équipe marque un point par galet deviné.
ror-wait-match = Que voit { $subject } ?
ror-wait-match-hint = Un mot par tache, en secret.
ror-guess = Qu’a vu { $subject } ?
ror-guess-hint = Choisissez une tache et son mot. Si vous êtes les seuls à avoir raison, elle est à vous.
ror-wait-guess =
    { $role ->
        [subject] On lit dans tes pensées
       *[other] Que vont-ils dire ?
  }
ror-wait-guess-hint =
    { $role ->
    [subject] Surtout, reste de marbre.
    [control] L’équipe { $team } réfléchit. Ensuite, vous direz le même mot, ou un autre.
   *[other] L’équipe { $team } réfléchit.
  }
ror-counter = Qu’a vu { $subject } dans la tache { $numeral } ?
ror-counter-hint = En face, on dit « { $word } ». Même mot, ou un autre ? Si vous êtes les seuls à avoir raison, la tache est à vous.
ror-wait-counter = « { $word } » sur la tache { $numeral }
ror-wait-counter-hint = L’équipe { $other } va dire le même mot, ou un autre.
ror-second = Exact ! Une autre tache : qu’a vu { $subject } ?
ror-wait-second = Exact ! Place à la seconde hypothèse
ror-stakes =
    { $box ->
    [yes] { $role ->
    [tester] Si c’est juste, cette tache aussi est à vous. Sinon, elle n’est à personne.
    [subject] Si c’est juste, cette tache aussi est à vous. Sinon, elle n’est à personne.
   *[other] Si c’est juste, cette tache aussi va à l’équipe test. Sinon, elle n’est à personne.
  }
   *[no] { $role ->
    [tester] Si c’est juste, la tache est à vous. Sinon, elle va à l’équipe adverse.
    [subject] Si c’est juste, la tache est à vous. Sinon, elle va à l’équipe adverse.
    [control] Si c’est juste, la tache va à l’équipe adverse. Sinon, elle est à vous.
   *[other] Si c’est juste, la tache va à l’équipe test. Sinon, elle va à l’équipe { $other }.
  }
  }
ror-waiting = On attend encore : { $names }
ror-hush = Garde le silence jusqu’à la dernière révélation.
ror-hush-other = { $subject } garde le silence jusqu’à la dernière révélation.

# ---- choisir le sujet

ror-faces = Ton équipe
ror-least = sujet le moins souvent
ror-backed = choix proposé par { $names }
ror-choose-first = Choisis quelqu’un

# ---- décider ensemble

ror-say = Dire :
ror-say-remove = Retirer { $told }
ror-propose = Proposer
ror-agree = D’accord avec { $names } :
ror-agree-subject =
    { $self ->
    [yes] Oui, ce sera moi
   *[no] Oui, { $told }
  }
ror-propose-subject =
    { $self ->
        [yes] Me proposer
       *[no] Proposer { $told }
  }
ror-proposed = Ta proposition est sur la table
ror-proposes = Proposé par { $names } : { $said }
ror-shall-be-read = { $name } comme sujet
ror-says = selon { $name }
ror-wishes-away = À retirer, selon { $names }
ror-nobody-of-you = encore personne
ror-remove-first = Choisis une tache
ror-guess-first = Choisis une tache et un mot
ror-say-first = Choisis un mot
ror-which-word = Sur la tache { $numeral }, il y a…
ror-which-blot = « { $word } » est sur…
ror-you-say = Tu dirais : { $said }
ror-you-said = Tu dis : { $said }
ror-no-second = pas de seconde hypothèse
ror-decline = Pas de seconde hypothèse
ror-rule =
    { $voices ->
        [2] Il faut vos deux voix.
        [3] Deux voix sur trois suffisent.
        [4] Trois voix sur quatre suffisent.
        [5] Trois voix sur cinq suffisent.
       *[other] { $needed } voix sur { $voices } suffisent.
  }
ror-alone = Les bots de ton équipe te conseillent ; tu décides.
ror-thinking =
    { $count ->
        [one] En pleine réflexion : { $names }.
       *[other] En pleine réflexion : { $names }.
  }
ror-leaning = Ce sera { $told }, sauf si quelqu’un se ravise.

# ---- les associations

ror-take =
    Prendre { $symbol ->
        [triangle] le triangle
        [circle] le cercle
       *[waves] les vagues
    } : « { $word } »
ror-held =
    Tu tiens { $symbol ->
        [triangle] le triangle
        [circle] le cercle
       *[waves] les vagues
    } : « { $word } ». Choisis une tache.
ror-take-from = Prendre « { $word } » (tache { $numeral })
ror-take-back = « { $word } » est sur la tache { $numeral } : le reprendre
ror-lies =
    Posé dessus : « { $word } », { $symbol ->
    [triangle] triangle
    [circle] cercle
   *[waves] vagues
  }
ror-lies-bare = Rien n’est encore posé dessus
ror-seal = Valider mes choix
ror-seal-first = Pose un galet sur chaque tache
ror-seal-note = Personne ne voit rien avant la révélation.
ror-bare =
    { $bare ->
        [one] Il reste une tache sans galet.
       *[other] Il reste { $bare } taches sans galet. Prends un galet, puis touche une tache.
  }

# ---- la révélation

ror-and-now = Et dans la tache { $numeral }, { $subject } a vu…
ror-it-was = C’était « { $word } »
ror-laid-here = { $subject } l’a posé ici
ror-right = juste
ror-wrong = faux
ror-to-nobody = La tache ne revient à personne.
ror-to-team = La tache va à l’équipe { $team }.
ror-to-you = La tache est à vous.
ror-to-them = La tache va à l’équipe adverse.
ror-now-second = Place à la seconde hypothèse.
ror-guess-again = Devinez encore : { $one } ou { $two }
ror-to-second = Seconde hypothèse
ror-whole = Voir les associations
ror-saw = Ce qu’a vu { $subject }
ror-one-guess = Cette fois, pas de seconde hypothèse.
ror-declined = L’équipe test a renoncé à la seconde hypothèse.
ror-read = bien lue
ror-misread = lue comme « { $word } »
ror-not-asked = pas tentée
ror-go-on = La suite
ror-go-soon = La suite dans un instant
ror-looking =
    { $count ->
        [one] On attend encore : { $names }
       *[other] On attend encore : { $names }
  }
ror-testers-say = L’équipe { $team } dit « { $word } »
ror-fell-subject = L’équipe { $team } choisit : { $subject }
ror-fell-removed = L’équipe { $team } a retiré la tache { $numeral }
ror-fell-guess = L’équipe { $team } dit { $said }
ror-fell-count = { $count } sur { $voices }
ror-told-subject = Le sujet : { $subject }.
ror-told-removed = La tache { $numeral } a été retirée.
ror-told-guess = L’équipe { $team } dit { $said }.
ror-told-reveal = Sur la tache { $numeral }, il y a « { $word } ».

# ---- la fin

ror-won = L’équipe { $team } gagne
ror-won-you = Vous êtes télépathes
ror-won-them = En face, on lit mieux dans les pensées
ror-won-hint =
    L’équipe { $team } gagne { $points } à { $other }, { $rounds ->
        [one] en une manche
       *[other] en { $rounds } manches
  }
ror-shared = Aussi télépathes d’un côté que de l’autre
ror-shared-hint =
    { $points } à { $other }, { $rounds ->
        [one] en une manche
       *[other] en { $rounds } manches
  }
ror-ranking = Résultat final
ror-wall = Les taches de l’équipe { $team }
ror-no-prints = Un mur nu, ça a son charme.
ror-print = { $subject }, manche { $round }
ror-again = On remet ça
ror-again-wait = L’hôte peut remettre le couvert.
ror-whys = Ce qu’ont vu les bots
ror-whys-hide = Assez vu

# ---- ce que pensaient les bots

why-match-things = Dans l’une des taches, je voyais { $seen }. D’où « { $word } ».
why-match-ink = J’ai suivi l’encre, ses coulures, sa noirceur. D’où « { $word } ».
why-match-mood = L’une des taches m’évoquait { $seen }. D’où « { $word } ».
why-match-white = J’ai regardé le blanc laissé par l’encre. D’où « { $word } ».
why-match-shape = J’ai regardé la forme dans son ensemble. D’où « { $word } ».
why-remove =
    { $look ->
    [things] Ouste, la tache où l’on voit { $seen } ! Ça aurait été trop facile.
    [mood] Ouste, la tache qui évoque { $seen } ! Ça aurait été trop facile.
   *[other] Ouste, la { $blot } ! Ça aurait été trop facile.
  }
why-guess =
    { $sure ->
        [100] J’ai dit « { $word } », sans l’ombre d’un doute.
       *[other] J’ai dit « { $word } ». J’y croyais à { $sure } %.
  }
why-agree =
    { $sure ->
        [100] C’était aussi mon avis : « { $word } ».
       *[other] C’était aussi mon avis : « { $word } ». J’y croyais à { $sure } %.
  }
why-differ =
    { $sure ->
    [100] Moi, j’avais une autre idée : « { $word } ».
   *[other] J’ai préféré tenter « { $word } ». Je n’y croyais qu’à { $sure } %, mais ça rapportait plus.
  }
why-second =
    { $sure ->
        [100] Alors c’était forcément « { $word } ».
       *[other] Alors « { $word } ». J’y croyais à { $sure } %.
  }

# ---- ce que les bots disent à leur équipe quand ils proposent quelque chose

ror-team-word = Un mot à ton équipe
says-rorschach-why-remove =
    { $look ->
    [things] Dans la { $blot }, tout le monde voit { $seen }. Trop facile pour eux.
    [mood] La { $blot } évoque { $seen }, ça saute aux yeux. Trop facile pour eux.
    [ink] L’encre de la { $blot } en dit trop long.
    [white] Le blanc de la { $blot } en dit trop long.
   *[other] La forme de la { $blot } en dit trop long.
  }
says-rorschach-why-guess =
    { $look ->
    [things] Dans la { $blot }, je vois { $seen }. « { $word } », j’y crois à { $sure } %.
    [mood] La { $blot } m’évoque { $seen }. « { $word } », j’y crois à { $sure } %.
    [ink] À voir l’encre de la { $blot }, je dirais « { $word } ». J’y crois à { $sure } %.
    [white] Regardez le blanc de la { $blot } : « { $word } ». J’y crois à { $sure } %.
   *[other] À voir la forme de la { $blot }, je dirais « { $word } ». J’y crois à { $sure } %.
  }
says-rorschach-why-second =
    { $look ->
    [things] Alors la { $blot } : j’y vois { $seen }. « { $word } », j’y crois à { $sure } %.
    [mood] Alors la { $blot } : elle m’évoque { $seen }. « { $word } », j’y crois à { $sure } %.
   *[other] Alors la { $blot }, ce doit être « { $word } ». J’y crois à { $sure } %.
  }
says-rorschach-why-agree =
    { $look ->
    [things] Moi aussi, j’y vois { $seen }. Je dirais pareil.
    [mood] Pour moi aussi, cette tache évoque { $seen }. Je dirais pareil.
   *[other] Je dirais pareil : « { $word } ».
  }
says-rorschach-why-differ =
    { $look ->
    [things] Moi, j’y vois { $seen }. Je dirais « { $word } ».
    [mood] Moi, cette tache m’évoque { $seen }. Je dirais « { $word } ».
   *[other] Moi, je dirais autre chose : « { $word } ».
  }

# ---- les règles de la maison : une phrase sur le papier

ror-house-teams = Les équipes se font
ror-house-first = et la première équipe à deviner est
ror-house-second = La seconde hypothèse est
ror-house-pace = et on avance
ror-house-win = Une équipe gagne avec { $points } taches, si elle en a { $lead } de plus que l’autre.
ror-house-deck = Les taches :
ror-house-stop = .
ror-house-teams-label = Équipes
ror-house-first-label = La première équipe à deviner
ror-house-second-label = La seconde hypothèse
ror-house-pace-label = Temps de réflexion
ror-house-deck-label = Taches
ror-house-words-how = Un mot ou une expression par ligne, dix-huit lignes au moins. Par exemple : Le dernier train du soir
ror-house-seated = selon les places
ror-house-shuffled = par tirage au sort
ror-house-seed-one = tirée au sort
ror-house-first-one = Jour
ror-house-second-one = Nuit
ror-house-must = obligatoire
ror-house-may = facultative
ror-house-off = sans sablier
ror-house-relaxed = tranquillement
ror-house-brisk = rapidement
ror-house-choose = Le choix du sujet
ror-house-remove = La tache à retirer
ror-house-match = Les associations
ror-house-guess = Les hypothèses
ror-house-counter = L’hypothèse de l’autre équipe
ror-house-look = La révélation

# ---- les refus

refused-each-symbol-once = Pose un symbole différent sur chaque tache, sans en oublier aucune.
refused-image-guessed = Cette tache est déjà révélée. Choisis-en une autre pour la seconde hypothèse.
refused-image-removed = Cette tache est hors jeu pour cette manche.
refused-no-such-image = Cette tache n’est pas sur la table.
refused-not-on-your-team = Le sujet doit être de ton équipe.
refused-symbol-guessed = Ce mot est déjà révélé. Choisis-en un autre pour la seconde hypothèse.
refused-too-few-images =
    { $images ->
        [one] Ce paquet n’a que { $images } tache ; il en faut { $needed } pour Rorschach.
       *[other] Ce paquet n’a que { $images } taches ; il en faut { $needed } pour Rorschach.
  }
refused-too-few-words =
    { $words ->
        [one] Ce paquet n’a que { $words } mot ; il en faut { $needed } pour Rorschach.
       *[other] Ce paquet n’a que { $words } mots ; il en faut { $needed } pour Rorschach.
  }

# ---- les règles sous la main

ror-rules-now = En ce moment
ror-rules-whole = Tout le jeu, en bref
ror-rules-goal = Deux équipes, trois mots, quatre taches. L’un de vous décide en secret quel mot va sur quelle tache ; le reste de l’équipe doit voir les choses du même œil. Une tache gagnée vaut un point, et la première équipe à atteindre quatre points avec deux d’avance gagne.
ror-rules-choosing = Le sujet
ror-rules-choosing-text = L’équipe test choisit dans ses rangs le sujet de cette manche. Dès lors, le sujet se tait jusqu’à la dernière révélation.
ror-rules-removing = Une tache de moins
ror-rules-removing-text = L’équipe témoin retire l’une des quatre taches pour cette manche : celle qui serait trop facile, ou celle qui aiderait trop.
ror-rules-matching = Les associations
ror-rules-matching-text = Le sujet pose en secret les trois symboles sur les trois taches restantes, un symbole par tache.
ror-rules-guessing = L’hypothèse
ror-rules-guessing-text = Le reste de l’équipe test choisit une tache et dit quel mot s’y trouve.
ror-rules-countering = L’hypothèse de l’équipe témoin
ror-rules-countering-text = L’équipe témoin dit un mot pour la même tache : le même, ou un autre.
ror-rules-revealed = La révélation
ror-rules-revealed-text = On montre le symbole que le sujet a mis sur cette tache. Une tache gagnée vaut un point, et l’équipe la garde.
ror-rules-second = Une seconde hypothèse
ror-rules-second-text = Si l’équipe test a vu juste, elle recommence avec une autre tache et un autre mot. Cette fois, l’équipe témoin n’a pas son mot à dire.
ror-rules-score-both = Les deux équipes ont vu juste
ror-rules-score-both-text = La tache n’est à personne. La seconde va à l’équipe test si elle la lit bien, sinon à l’équipe témoin.
ror-rules-score-testers = Seule l’équipe test a vu juste
ror-rules-score-testers-text = Elle gagne la tache, et la seconde aussi si elle la lit bien ; sinon, la seconde n’est à personne.
ror-rules-score-neither = Personne n’a vu juste
ror-rules-score-neither-text = La tache n’est à personne, et il n’y a pas de seconde hypothèse.
ror-rules-score-control = Seule l’équipe témoin a vu juste
ror-rules-score-control-text = Elle gagne la tache, et il n’y a pas de seconde hypothèse.
ror-rules-end = Une équipe gagne avec au moins quatre taches, et au moins deux de plus que l’autre. D’ici là, on échange les rôles après chaque manche.
ror-rules-silence = Le sujet n’écrit rien et ne laisse rien paraître. Chaque équipe discute à part : le sujet peut lire, mais pas l’équipe adverse.
ror-rules-team = Une équipe décide à la majorité. Faute d’unanimité, chacun a trois secondes pour se raviser.
ror-rules-clock = Si le sablier se vide, la proposition qui a le plus de voix l’emporte. S’il n’y en a aucune, la table désigne le sujet, on renonce à la seconde hypothèse si elle est facultative, et le hasard décide du reste. La table annonce que le temps est écoulé.

## Ce qui s’est passé

fact-rorschach-too-late = Temps écoulé pour { $names } : les propositions déjà faites ont été retenues, le hasard a décidé du reste
fact-rorschach-skipped = L’hôte a continué sans { $names } : les propositions déjà faites ont été retenues, le hasard a décidé du reste
fact-ror-subject = Le sujet : { $name }
fact-ror-subject-you = Le sujet, c’est toi
fact-ror-removed = La tache { $numeral } a été retirée par { $names }
fact-ror-declined = Pas de seconde hypothèse pour { $names }
fact-ror-test-first = l’autre équipe s’est trompée sur cette tache
fact-ror-test-second = la seconde hypothèse était juste aussi
fact-ror-control-first = l’autre équipe s’est trompée sur cette tache
fact-ror-control-second = la seconde hypothèse de l’autre équipe était fausse
fact-ror-box-both = les deux équipes ont vu juste, alors la tache n’est à personne
fact-ror-box-neither = les deux équipes se sont trompées, alors la tache n’est à personne
fact-ror-box-second = la seconde hypothèse était fausse, alors la tache n’est à personne
fact-recalled-ror = Dans cette maison, { $times } fois sur { $seen }, « { $word } » a fini sur la tache { $numeral }

## La première fois

ror-guide-choose = Choisis le sujet : ton équipe lira dans ses pensées. Ça peut aussi être toi.
ror-guide-remove = Il faut retirer une tache. Choisis celle qui serait trop facile.
ror-guide-match = Pose chaque mot sur la tache qui te l’évoque. Personne ne regarde.
ror-guide-guess = Quel mot est sur quelle tache ? Pense comme le sujet.
ror-guide-counter = Voici le mot de l’autre équipe pour cette tache. Et toi, quel mot dirais-tu ?
ror-guide-reveal = Chaque tache gagnée remplit un cadre de ton équipe. Tous remplis et assez d’avance : c’est gagné.

## L’idée en quatre images

ror-story-1 = L’un de vous a sous les yeux des taches et trois mots.
ror-story-2 = Chaque mot est posé en silence sur une tache.
ror-story-3 = L’équipe devine où est chaque mot ; en face, on a peut-être mieux vu.
ror-story-4 = Une tache que vous êtes seuls à bien lire est à vous. Quatre taches et deux d’avance, c’est gagné.

# ---- ce que les bots disent à voix haute

says-rorschach-choosing-brave = Qui a le cran de laisser lire dans ses pensées ?
says-rorschach-choosing-mind = Cherche esprit ouvert. Bien rangé, ce serait l’idéal.
says-rorschach-removing-goodbye = L’une de ces taches doit partir. Rien de personnel.
says-rorschach-removing-four = Quatre taches. J’aime bien celle qui nous regarde.
says-rorschach-matching-face = { $name } reste de marbre. Chapeau.
says-rorschach-matching-time = Prends ton temps. L’encre sèche lentement.
says-rorschach-guessing-words = Trois mots, trois taches. Ça ne doit pas être sorcier.
says-rorschach-guessing-quiet = Je ne dirai rien. C’est plus dur que ça n’en a l’air.
says-rorschach-countering-said = Voilà donc ce qu’on dit de la { $blot }. Hum.
says-rorschach-revealed-right = La { $blot }, en plein dans le mille. C’était de la télépathie.
says-rorschach-revealed-wrong = Pour la { $blot }, ce n’était pas ce mot-là. Les voies de l’esprit sont impénétrables.
says-rorschach-revealed-both = La { $blot }, tout le monde l’avait. Alors personne ne l’a.
says-rorschach-scored-learnt = J’en sais un peu plus sur { $name }, maintenant.
says-rorschach-scored-count = Jour { $day }, Nuit { $night }. L’encre ne prend pas parti.
says-rorschach-over-ink = Ce n’était que de l’encre. Et voyez ce qu’on en a fait.
says-rorschach-over-again = On remet ça ? Je ne vois plus de chauves-souris.

## Les titres d’une soirée

title-ror-known = À cœur ouvert
title-ror-known-why = son équipe a bien lu dans ses pensées { $amount } fois
title-ror-sphinx = Le sphinx
title-ror-sphinx-why = a dérouté { $amount } fois son équipe
title-ror-reader = Le sixième sens
title-ror-reader-why = a aidé { $amount } fois son équipe à voir juste

# ---- dans l’image de l’album

album-rorschach-won = La palme de la télépathie : { $names }
album-rorschach-shared = Aussi télépathes d’un côté que de l’autre
album-rorschach-subject = Ce qu’a vu { $name }
album-rorschach-read = bien lue
album-rorschach-misread = prise pour « { $word } »
album-rorschach-unread = restée secrète

# ---- l’énigme du jour

ror-today-line = Pose chaque mot sur une tache
ror-today-hint = Dans cette maison, { $minds ->
    [one] { $minds } joueur a déjà placé ces mots, à sa façon.
   *[other] { $minds } joueurs ont déjà placé ces mots, chacun à sa façon.
  } Qui voit comme toi ?
ror-today-told = Voilà ce qu’ont vu les autres
ror-today-blot = { $word ->
    [none] Tache { $blot }
   *[other] Tache { $blot }, avec « { $word } » posé dessus
  }
ror-today-do = Valider
ror-today-about = Dans une tache d’encre, chacun voit autre chose : pose trois mots là où, selon toi, la majorité les verrait.
ror-today-agreed = { $agreed ->
    [3] Trois mots comme la majorité
    [2] Deux mots comme la majorité
    [1] Un mot comme la majorité
   *[other] Tu as ta propre façon de voir
  }
ror-today-why = Avec une tache, il n’y a ni juste ni faux. Ce qui compte ici, c’est l’endroit où la plupart des { $minds } réponses placent le mot ; chaque point en représente une.
ror-today-same = { $most ->
    [one] { $most } réponse comme la tienne.
   *[other] { $most } réponses comme la tienne.
  }
ror-today-other = { $alike ->
    [0] Aucune autre réponse comme la tienne ; { $most } pour la tache encadrée.
    [one] Une seule réponse comme la tienne ; { $most } pour la tache encadrée.
   *[other] { $alike } réponses comme la tienne ; { $most } pour la tache encadrée.
  }
ror-today-favourite = { $most ->
    [one] { $most } réponse pour la tache encadrée.
   *[other] { $most } réponses pour la tache encadrée.
  }
ror-today-place = Tache { $blot } : { $minds ->
    [one] { $minds } réponse
   *[other] { $minds } réponses
  }
ror-today-you = toi
ror-today-most-tag = la majorité

## Ce que cette maison a vu

atlas-rorschach-shelf = Taches
atlas-rorschach-times = { $times ->
    [one] Un mot posé dessus dans cette maison
   *[other] { $times } mots posés dessus dans cette maison
  }

# ---- à la télé

ror-tv-aim = Quelqu’un pose en silence un mot sur chaque tache. Devinez lequel, et la tache est à vous.
ror-tv-before = La dernière fois, { $subject } a vu
ror-tv-both =
    { $variant ->
        [0] { $subject }, l’équipe { $team } a emménagé dans ta tête et choisit déjà les rideaux
       *[1] Deux sur deux. { $subject }, ferme la porte de ton esprit, il y a un courant d’air
  }
ror-tv-once =
    { $variant ->
        [0] { $subject } est un livre : l’équipe { $team } a lu une page et inventé la suivante
       *[1] Un mot sur deux : { $subject } est un livre aux pages arrachées
  }
ror-tv-one =
    { $variant ->
    [0] { $subject } est un livre ouvert ce soir, du moins à une page
   *[1] Un seul coup d’œil dans ta tête, { $subject }, et c’était bien assez
  }
ror-tv-stolen =
    { $variant ->
        [0] L’équipe { $other } connaît { $subject } mieux que sa propre équipe. Un ange passe
       *[1] La télépathie, ça marche. Mais pas dans l’équipe qui en avait besoin
  }
ror-tv-nobody =
    { $variant ->
    [0] { $subject }, que se passe-t-il dans ta tête ? Personne ne le sait. Peut-être même pas toi
   *[1] { $subject } reste un mystère pour la science
  }
ror-tv-best = Le grand moment de la partie
ror-tv-best-read = « { $word } » : { $subject } l’a vu, l’équipe { $team } l’a lu
ror-tv-best-stolen = « { $word } » : { $subject } l’a vu, l’équipe { $team } l’a chipé
