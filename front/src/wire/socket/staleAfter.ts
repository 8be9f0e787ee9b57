/** Milliseconds without a message after which a connection is opened again: a page cannot see WebSocket pings. */
export const STALE_AFTER = 40_000;
