cover-pattern-title = Pattern
cover-pattern-tagline = Piensa como quien tienes a la izquierda

pattern-pick = ¿En qué número piensa { $neighbour }?
pattern-pick-label = Tu número
pattern-pick-hint = Puedes cambiarlo hasta que todo el mundo haya elegido
pattern-watch = Todo el mundo elige un número
pattern-shown = Los números están a la vista
pattern-over = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
pattern-waiting = Falta: { $names }
pattern-table = La mesa
pattern-score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
pattern-gain = +{ $points }
pattern-hidden = aún oculto
pattern-go-on = Seguir
pattern-again = Volver a la mesa

refused-no-such-number = Elige un número del 1 al { $most }.

# ---- las reglas a mano

pattern-rules-goal = Piensa en el mismo número que la persona a tu izquierda.
pattern-rules-picking = Cada cual elige en secreto 1, 2 o 3. Hasta que todo el mundo haya elegido, puedes cambiar tu número, y nadie habla.
pattern-rules-revealed = Si elegiste el mismo número que la persona a tu izquierda, ganas un punto.
pattern-rules-over = La partida termina cuando alguien alcanza la meta. Gana quien tenga más puntos; en caso de empate se gana en compañía.
