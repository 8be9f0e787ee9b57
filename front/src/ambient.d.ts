declare module 'virtual:games' {
  import type { GameModule } from '@games';
  export const games: Record<string, { info: () => Promise<{ default: GameModule }> }>;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
