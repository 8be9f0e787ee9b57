import { playSound } from '@motion';
import { clearToasts } from '@ui/layers/toasts.svelte.ts';
import { withBase, withoutBase } from '@wire/address.ts';

export type Route =
  | { at: 'home' | 'not-found' | 'today' | 'admin' }
  /** A TV with an empty code waits for a table. */
  | { at: 'table' | 'tv'; code: string }
  | { at: 'replay'; code: string; number: number }
  /** The atlas, or one page of it. */
  | { at: 'atlas'; game: string; subject: string }
  | { at: 'album'; code: string; number: number; key: string };

/** Characters that are not easily confused. */
export const ALPHABET = /[ABCDEFGHJKMNPQRSTUVWXYZ23456789]/;
export const CODE_LENGTH = 6;
/** The length of a code that the host has changed: the table's own code, and a suffix. */
export const LONG_CODE_LENGTH = 10;

/** Parse a code as people type it: in any case, with spaces or dashes. */
export function parseCode(typed: string): string {
  return [...typed.toUpperCase()]
    .filter((letter) => ALPHABET.test(letter))
    .join('')
    .slice(0, LONG_CODE_LENGTH);
}

/** Return a code with spaces for readability. */
export function spacedCode(code: string): string {
  return [code.slice(0, 4), code.slice(4, CODE_LENGTH), code.slice(CODE_LENGTH)].join(' ').trim();
}

/** Decode a part of an address; '' if it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Return the route of a path of the server; 'not-found' if its code cannot be a table's. */
export function routeOf(path: string): Route {
  const found = read(path);
  const invalidCode = 'code' in found && found.code === '' && !/^\/tv\/?$/.test(path);
  return invalidCode ? { at: 'not-found' } : found;
}

function read(path: string): Route {
  const album = /^\/r\/([^/]+)\/(\d{1,6})\/album(?:\/([^/]+))?\/?$/.exec(path);
  if (album?.[1]) {
    const [, code, number, key = ''] = album;
    return { at: 'album', code: parseCode(decoded(code)), number: Number(number), key };
  }
  const replay = /^\/r\/([^/]+)\/(\d{1,6})\/?$/.exec(path);
  if (replay?.[1]) return { at: 'replay', code: parseCode(decoded(replay[1])), number: Number(replay[2]) };
  const atlas = /^\/atlas(?:\/([^/]+)\/([^/]+))?\/?$/.exec(path);
  if (atlas) {
    const [game = '', subject = ''] = atlas.slice(1).map((part) => decoded(part ?? ''));
    return { at: 'atlas', game, subject };
  }
  if (/^\/today\/?$/.test(path)) return { at: 'today' };
  if (/^\/admin\/?$/.test(path)) return { at: 'admin' };
  if (/^\/tv\/?$/.test(path)) return { at: 'tv', code: '' };
  const table = /^\/t\/([^/]+)(\/tv)?\/?$/.exec(path);
  if (!table?.[1]) return { at: /^\/(rules(\/[^/]*)?)?\/?$/.test(path) ? 'home' : 'not-found' };
  return { at: table[2] ? 'tv' : 'table', code: parseCode(decoded(table[1])) };
}

const here = () => routeOf(withoutBase(location.pathname));
let route = $state.raw<Route>(here());
addEventListener('popstate', () => (route = here()));

/** Return the current route. */
export function currentRoute(): Route {
  return route;
}

export function goHome(): void {
  history.pushState(null, '', withBase('/'));
  route = { at: 'home' };
}

/** Open the puzzle of the day. */
export function goToToday(): void {
  history.pushState(null, '', withBase('/today'));
  clearToasts();
  route = { at: 'today' };
}

/** Return the address of a picture's or word's page in the atlas. */
export const atlasAddress = (game: string, subject: string): string =>
  withBase(game === '' ? '/atlas' : `/atlas/${encodeURIComponent(game)}/${encodeURIComponent(subject)}`);

/** Open the atlas, or one page of it. */
export function goToAtlas(game = '', subject = ''): void {
  history.pushState(null, '', atlasAddress(game, subject));
  clearToasts();
  route = { at: 'atlas', game, subject };
}

const STAYS = '#stays';

/** Open the table's TV view in a new window. A host's TV stays when the host leaves. */
export function showOnTv(code: string, host: boolean): void {
  open(withBase(`/t/${code}/tv${host ? STAYS : ''}`), '_blank', 'noopener');
}

/** True if a host opened this window as a TV of the table. */
export function isHostTv(): boolean {
  return location.hash === STAYS;
}

/** Turn this window into the TV of a table or, with an empty code, into a TV that waits for a table. */
export function becomeTv(code: string): void {
  history.replaceState(null, '', withBase(code ? `/t/${code}/tv` : '/tv'));
  route = { at: 'tv', code };
}

/** Open a finished game's replay, in a new window if this one is needed at the table. */
export function openReplay(code: string, number: number, newWindow: boolean): void {
  const address = withBase(`/r/${code}/${number}`);
  if (newWindow) return void open(address, '_blank', 'noopener');
  history.pushState(null, '', address);
  clearToasts();
  route = { at: 'replay', code, number };
}

/** Open a finished game's album, in a new window if this one is needed at the table. */
export function openAlbum(code: string, number: number, newWindow: boolean): void {
  const address = withBase(`/r/${code}/${number}/album`);
  if (newWindow) return void open(address, '_blank', 'noopener');
  history.pushState(null, '', address);
  clearToasts();
  route = { at: 'album', code, number, key: '' };
}

/** Open a table's page; `replace` the history entry if going back would only lead here again. */
export function goToTable(code: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', withBase(`/t/${code}`));
  playSound('paper');
  clearToasts();
  route = { at: 'table', code };
}
