import { playSound } from '@motion';
import { clearToasts } from '@ui/toasts.svelte.ts';

export type Route =
  | { at: 'home' | 'nowhere' | 'today' }
  /** A TV without a code waits for a table. */
  | { at: 'table' | 'tv'; code: string }
  | { at: 'replay'; code: string; number: number }
  /** The atlas, or a leaf of it. */
  | { at: 'atlas'; game: string; subject: string }
  | { at: 'album'; code: string; number: number; key: string };

/** Letters that nobody mistakes for something else. */
export const ALPHABET = /[ABCDEFGHJKMNPQRSTUVWXYZ23456789]/;
export const CODE_LENGTH = 6;

/** A code as people type it: any case, with spaces or dashes. */
export function parseCode(typed: string): string {
  return [...typed.toUpperCase()]
    .filter((letter) => ALPHABET.test(letter))
    .join('')
    .slice(0, CODE_LENGTH);
}

/** A code as people read it. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** A part of an address as it was typed; '' where it is no text at all. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The place that an address names; one that no table can have leads nowhere. */
export function routeOf(path: string): Route {
  const place = read(path);
  const astray = 'code' in place && place.code === '' && !/^\/tv\/?$/.test(path);
  return astray ? { at: 'nowhere' } : place;
}

function read(path: string): Route {
  const kept = /^\/r\/([^/]+)\/(\d{1,6})\/album(?:\/([^/]+))?\/?$/.exec(path);
  if (kept?.[1]) {
    const [, code, number, key = ''] = kept;
    return { at: 'album', code: parseCode(decoded(code)), number: Number(number), key };
  }
  const again = /^\/r\/([^/]+)\/(\d{1,6})\/?$/.exec(path);
  if (again?.[1]) return { at: 'replay', code: parseCode(decoded(again[1])), number: Number(again[2]) };
  const leaf = /^\/atlas(?:\/([^/]+)\/([^/]+))?\/?$/.exec(path);
  if (leaf) {
    const [game = '', subject = ''] = leaf.slice(1).map((part) => decoded(part ?? ''));
    return { at: 'atlas', game, subject };
  }
  if (/^\/today\/?$/.test(path)) return { at: 'today' };
  if (/^\/tv\/?$/.test(path)) return { at: 'tv', code: '' };
  const found = /^\/t\/([^/]+)(\/tv)?\/?$/.exec(path);
  if (!found?.[1]) return { at: /^\/(rules(\/[^/]*)?)?\/?$/.test(path) ? 'home' : 'nowhere' };
  return { at: found[2] ? 'tv' : 'table', code: parseCode(decoded(found[1])) };
}

let route = $state.raw<Route>(routeOf(location.pathname));
addEventListener('popstate', () => (route = routeOf(location.pathname)));

/** Where in the house this page is. */
export function currentRoute(): Route {
  return route;
}

export function goHome(): void {
  history.pushState(null, '', '/');
  route = { at: 'home' };
}

/** The puzzle of the day. */
export function goToToday(): void {
  history.pushState(null, '', '/today');
  clearToasts();
  route = { at: 'today' };
}

/** Where a picture or a word has its leaf in the atlas. */
export const atlasPath = (game: string, subject: string): string =>
  game === '' ? '/atlas' : `/atlas/${encodeURIComponent(game)}/${encodeURIComponent(subject)}`;

/** What this house has seen, or one leaf of it. */
export function goToAtlas(game = '', subject = ''): void {
  history.pushState(null, '', atlasPath(game, subject));
  clearToasts();
  route = { at: 'atlas', game, subject };
}

const STAYS = '#stays';

/** A screen for all to see, in a window of its own: this one stays at the table. The host's stays when the host goes. */
export function showOnTv(code: string, host: boolean): void {
  open(`/t/${code}/tv${host ? STAYS : ''}`, '_blank', 'noopener');
}

/** Whether this window was opened by a host, to be a TV of the table's. */
export function isToStay(): boolean {
  return location.hash === STAYS;
}

/** This very window becomes the TV of a table, or waits for one. */
export function becomeTv(code: string): void {
  history.replaceState(null, '', code ? `/t/${code}/tv` : '/tv');
  route = { at: 'tv', code };
}

/** A finished game again; in a window of its own where this one is needed at the table. */
export function watchAgain(code: string, number: number, beside: boolean): void {
  const path = `/r/${code}/${number}`;
  if (beside) return void open(path, '_blank', 'noopener');
  history.pushState(null, '', path);
  clearToasts();
  route = { at: 'replay', code, number };
}

/** What is kept of a finished game; in a window of its own where this one is needed at the table. */
export function keepAlbum(code: string, number: number, beside: boolean): void {
  const path = `/r/${code}/${number}/album`;
  if (beside) return void open(path, '_blank', 'noopener');
  history.pushState(null, '', path);
  clearToasts();
  route = { at: 'album', code, number, key: '' };
}

/** Through the door; `instead` where the way back would only lead here again. */
export function goToTable(code: string, instead = false): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', `/t/${code}`);
  playSound('paper');
  clearToasts();
  route = { at: 'table', code };
}
