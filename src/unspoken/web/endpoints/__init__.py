"""The HTTP API: the messages, handlers and routes of each resource."""
