"""HTTP connections: the byte protocol, request bodies, origin checks, rate limits and forwarding."""
