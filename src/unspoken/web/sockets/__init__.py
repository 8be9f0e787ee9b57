"""WebSockets: the byte protocol, rate limits and the messages of a table."""
