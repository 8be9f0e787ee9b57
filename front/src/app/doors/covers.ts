import type { CoverWords, GameCover } from '@games';
import { coverId, hasMessage, t } from '@words';
import { covers } from 'virtual:games';
import { doorSrcset } from './doorPictures.ts';

/** Return the names of the games that this page was built with, sorted. */
export function gameNames(): string[] {
  return Object.keys(covers).sort();
}

/** Return a game's cover, which is available before its module is loaded; null for a game that only the server has. */
export function coverOf(game: string): GameCover | null {
  return covers[game] ?? null;
}

/** Return the attributes of the image in a game's door, drawn `sizes` wide; null if the door has no picture. */
export function doorPicture(cover: GameCover | null, sizes: string) {
  if (!cover?.picture) return null;
  const { picture, smallPicture } = cover;
  return smallPicture ? { src: picture, srcset: doorSrcset(picture, smallPicture), sizes } : { src: picture };
}

/** Return a game's title and tagline in the current language. */
export function coverWords(game: string): CoverWords | null {
  if (coverOf(game) === null || !hasMessage(coverId(game, 'title'))) return null;
  const about = hasMessage(coverId(game, 'about')) ? { about: t(coverId(game, 'about')) } : {};
  return { title: t(coverId(game, 'title')), tagline: t(coverId(game, 'tagline')), ...about };
}

/** Return a game's title; without a cover, its name with a capital letter. */
export function gameTitle(game: string): string {
  return coverWords(game)?.title ?? game.charAt(0).toUpperCase() + game.slice(1);
}

/** Return a game's theme for `data-theme` and `data-accent`; null for the page's own theme. */
export function themeOf(game: string): string | null {
  return coverOf(game) === null ? null : game;
}
