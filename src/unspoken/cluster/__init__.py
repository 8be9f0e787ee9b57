"""Several servers on one store: each table lives at one of them, and the others carry its people's words."""
