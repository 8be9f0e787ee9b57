"""Tables: their people and chairs, the game on each, its talk, and the messages to everybody."""
