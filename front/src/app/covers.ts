import type { CoverWords, GameCover } from '@games';
import { hasSentence, t } from '@words';
import { covers } from 'virtual:games';
import { doorSrcset } from './doorPictures.ts';

/** The games that this page was built with, in the order of the alphabet. */
export function gameNames(): string[] {
  return Object.keys(covers).sort();
}

/** What the page knows of a game before it is loaded; null for a game that only the house knows. */
export function coverOf(game: string): GameCover | null {
  return covers[game] ?? null;
}

/** What is seen through a game's door, as the source of an image that is drawn `sizes` wide; null for plain light. */
export function doorPicture(cover: GameCover | null, sizes: string) {
  if (!cover?.picture) return null;
  const { picture, smallPicture } = cover;
  return smallPicture ? { src: picture, srcset: doorSrcset(picture, smallPicture), sizes } : { src: picture };
}

/** What stands on a game's cover, in the language spoken now. */
export function coverWords(game: string): CoverWords | null {
  const told = (what: string) => `cover-${game}-${what}`;
  if (coverOf(game) === null || !hasSentence(told('title'))) return null;
  const about = hasSentence(told('about')) ? { about: t(told('about')) } : {};
  return { title: t(told('title')), tagline: t(told('tagline')), ...about };
}

/** What a game is called; one without a cover is called by its own name. */
export function gameTitle(game: string): string {
  return coverWords(game)?.title ?? game.charAt(0).toUpperCase() + game.slice(1);
}

/** The theme in which a game is shown, for `data-theme` and `data-accent`; null for the page's own. */
export function themeOf(game: string): string | null {
  return coverOf(game) === null ? null : game;
}
