"""People, parts of bodies, and clothes."""
