"""The optional parts of Dixit: talk, night, album and atlas."""
