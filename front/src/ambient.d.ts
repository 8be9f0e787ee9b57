declare module 'virtual:games' {
  import type { GameCover, GameModule } from '@games';
  /** The covers of all games that this page was built with, by name. */
  export const covers: Readonly<Record<string, GameCover>>;
  /** Load a game's module, by name. */
  export const modules: Readonly<Record<string, () => Promise<{ default: GameModule }>>>;
}

declare module 'virtual:languages' {
  type Messages = () => Promise<{ default: string }>;
  interface ListedLanguage {
    tag: string;
    name: string;
    locale: string;
    complete: boolean;
    /** The language in which most messages are shown: this one, or the fallback. */
    shown: string;
  }
  /** All languages that this page was built with, the fallback first. */
  export const languages: readonly ListedLanguage[];
  /** Load the page's own messages in a language; missing messages are taken from the fallback. */
  export const page: Readonly<Record<string, Messages>>;
  /** Load a game's messages in a language, by the game's name. */
  export const games: Readonly<Record<string, Readonly<Record<string, Messages>>>>;
  /** Load the messages of a page that has its own file, by the file's name. */
  export const parts: Readonly<Record<string, Readonly<Record<string, Messages>>>>;
}
