"""The state of a table at one moment: its room, its night, its TVs and its people."""
