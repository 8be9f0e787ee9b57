"""Agents at the table: a client of the house's HTTP and socket, which speaks MCP to whoever thinks."""
