"""The optional parts of Telepathic: talk, night, album and replay."""
