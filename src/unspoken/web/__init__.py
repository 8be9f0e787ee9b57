"""HTTP and WebSocket server for the tables. Independent of any particular game."""
