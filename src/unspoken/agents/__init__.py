"""AI agents as players: a client of the server's HTTP and WebSocket API, offered as an MCP server."""
