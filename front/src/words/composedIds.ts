/**
 * All message ids that the page composes at run time, and the only place where it does so. Each contains a name or a code
 * that is not known when the page is built: a game or a language may come from outside, and codes of facts, refusals,
 * remarks, thoughts, titles and channels belong to the server and its games. To find where such a message is used, search
 * for the function here. All other ids are written out, so that a search for an id finds its uses.
 */

/** The texts of a game's door. */
export const coverId = (game: string, part: 'title' | 'tagline' | 'about'): string => `cover-${game}-${part}`;

/** The name of a language within a sentence. */
export const languageId = (tag: string): string => `spoken-${tag}`;

/** Why a request was refused. */
export const refusalId = (code: string): string => `refused-${code}`;

/** Something that happened at the table; a game may have its own sentence for it. `-you` is the variant for "you". */
export const factId = (code: string): string => `fact-${code}`;
export const gameFactId = (game: string, code: string): string => `fact-${game}-${code}`;
export const factIdForYou = (id: string): string => `${id}-you`;

/** What a bot says in the talk. */
export const remarkId = (code: string): string => `says-${code}`;

/** What a bot thought when it answered. `-plain` is Dixit's variant for a thought without a theme. */
export const thoughtId = (code: string): string => `why-${code}`;
export const plainThoughtId = (code: string): string => `why-${code}-plain`;

/** A title of a night, and why somebody got it. */
export const titleId = (title: string): string => `title-${title}`;
export const titleReasonId = (title: string): string => `title-${title}-why`;

/** The name of a talk channel, and the placeholder of its input. */
export const channelId = (channel: string): string => `channel-${channel}`;
export const channelPlaceholderId = (channel: string): string => `say-${channel}`;

/** A game's own heading in the atlas, and its own word for how often an entry occurred. */
export const atlasId = (game: string, text: 'shelf' | 'times'): string => `atlas-${game}-${text}`;
