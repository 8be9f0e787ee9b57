import { readdirSync } from 'node:fs';

/**
 * The page's folders from the bottom up, as CONTRIBUTING.md draws them: each imports only from lines below its own, and
 * never sideways.
 */
const LINES = [['storage'], ['words'], ['motion', 'wire'], ['ui'], ['games'], ['app'], ['table'], ['pages']];

const SOURCE = './src';
const folder = (name) => `${SOURCE}/${name}`;
const games = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** No folder imports from its own line or from one further up. */
const upward = LINES.slice(0, -1).flatMap((line, at) =>
  line.map((name) => ({
    target: folder(name),
    from: LINES.slice(at)
      .flat()
      .filter((other) => other !== name)
      .map(folder),
    message: `It does not stand below ${name} (see "The page's arrows" in CONTRIBUTING.md).`,
  })),
);

/** A game knows itself and what `@games` offers; the other games and the inside of the contract are not its business. */
const between = games.map((game) => ({
  target: folder(`games/${game}`),
  from: folder('games'),
  except: [`./${game}`, './index.ts'],
  message: 'A game imports its own folder, and what is common to games from @games.',
}));

/** Nobody imports a game: the page finds it through virtual:games. */
const intoGames = {
  target: [
    ...LINES.flat()
      .filter((name) => name !== 'games')
      .map(folder),
    folder('games/*.ts'),
  ],
  from: games.map((game) => folder(`games/${game}`)),
  message: 'Games are found through virtual:games, and nobody imports one by name.',
};

/** For `import-x/no-restricted-paths`. */
export const zones = [...upward, ...between, intoGames];
