"""WebSocket clients that play, measure or flood."""
