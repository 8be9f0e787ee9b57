/**
 * Addresses on the server. A server may be below a path, such as https://example.org/games/. The server writes this path
 * into each document, because one build of the page serves all servers.
 */

const META = 'meta[name="base-path"]';

/** The path that precedes every path of the server: '' or, for example, '/games'. Tests have no document. */
const BASE = (globalThis.document?.querySelector<HTMLMetaElement>(META)?.content ?? '/').replace(/\/$/, '');

/** Return the address of a path of the server, such as '/api/house'. */
export function withBase(path: string, base = BASE): string {
  return `${base}${path}`;
}

/** Return the server's path of an address of the page. An address outside the base is already a path of the server. */
export function withoutBase(address: string, base = BASE): string {
  if (address === base) return '/';
  return address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}

/** Return the address of a WebSocket of the server. */
export function socketAddress(path: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${withBase(path)}`;
}

/** Return the address of a picture of a deck: large, or small ('s'). */
export function pictureAddress(pack: string, picture: string, size: 's' | 'l' = 'l'): string {
  return withBase(`/pictures/${pack}/${picture}${size === 's' ? '.s' : ''}.webp`);
}
