"""HTTP and WebSocket around the tables. No game's words are spoken here."""
