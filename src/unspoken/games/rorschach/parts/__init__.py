"""The optional parts of Rorschach: talk, night, album, atlas and replay."""
