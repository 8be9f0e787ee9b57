cover-pattern-title = Pattern
cover-pattern-tagline = Pense comme la personne à ta gauche

pattern-pick = À quel nombre pense { $neighbour } ?
pattern-pick-label = Ton nombre
pattern-pick-hint = Tu peux le changer tant que tout le monde n’a pas choisi
pattern-watch = Tout le monde choisit un nombre
pattern-shown = Les nombres sont dévoilés
pattern-over = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
pattern-waiting = On attend : { $names }
pattern-table = La table
pattern-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pattern-gain = +{ $points }
pattern-hidden = encore caché
pattern-go-on = Continuer
pattern-again = Retour à la table

refused-no-such-number = Choisis un nombre de 1 à { $most }.

# ---- les règles sous la main

pattern-rules-goal = Pense au même nombre que la personne à ta gauche.
pattern-rules-picking = Chacun choisit en secret 1, 2 ou 3. Tant que tout le monde n’a pas choisi, tu peux changer ton nombre, et personne ne parle.
pattern-rules-revealed = Si tu as choisi le même nombre que la personne à ta gauche, tu marques un point.
pattern-rules-over = La partie s’achève quand quelqu’un atteint le but. Le plus de points gagne ; à égalité, on gagne ensemble.
