"""Options of a server, and the places that set them: flags, environment variables and a TOML file."""
