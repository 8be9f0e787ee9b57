declare module 'virtual:games' {
  import type { GameCover, GameModule } from '@games';
  /** Every game that this page was built with, by its name. */
  export const covers: Readonly<Record<string, GameCover>>;
  /** Loads a game's module when it is needed. */
  export const modules: Readonly<Record<string, () => Promise<{ default: GameModule }>>>;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
