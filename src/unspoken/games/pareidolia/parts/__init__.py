"""The optional parts of Pareidolia: talk, night, album, atlas and replay."""
