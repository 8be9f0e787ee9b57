"""Albums of finished games, drawn as images on the server."""
