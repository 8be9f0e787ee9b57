declare module 'virtual:games' {
  import type { GameCover, GameModule } from '@games';
  /** Every game that this page was built with, by its name. */
  export const covers: Readonly<Record<string, GameCover>>;
  /** Loads a game's module when it is needed. */
  export const modules: Readonly<Record<string, () => Promise<{ default: GameModule }>>>;
}

declare module 'virtual:languages' {
  type Sentences = () => Promise<{ default: string }>;
  /** Every language that this page was built with, what all fall back to first. */
  export const languages: readonly { tag: string; name: string; locale: string }[];
  /** Loads the page's own sentences in a language, whole: what a language lacks, the fallback has said. */
  export const page: Readonly<Record<string, Sentences>>;
  /** The same of a game, by its name. */
  export const games: Readonly<Record<string, Readonly<Record<string, Sentences>>>>;
}
