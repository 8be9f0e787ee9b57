"""Tables and the atlas in a PostgreSQL database, which several servers may share."""
