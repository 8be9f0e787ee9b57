"""Fields of pixels, palettes, and the sketches that build things from closed shapes."""
