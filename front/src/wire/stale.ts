/** Nothing heard for so long: a page cannot see the protocol's own pings, so the connection is opened anew to be sure. */
export const STALE_AFTER = 40_000;
