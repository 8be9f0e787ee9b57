import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:games';
const RESOLVED = '\0' + NAME;
const PACKAGE = /^(@fluent\/|svelte($|\/)|esm-env)/;

/** Folders of games from outside, as the environment names them. */
export function extraFolders(): string[] {
  return (process.env.UNSPOKEN_EXTRA_GAMES ?? '').split(':').filter((folder) => folder !== '');
}

/** Each folder that holds an index.ts is a game; its name is the folder's. There is no other list of games. */
function shelf(home: string): string[] {
  const inside = readdirSync(home)
    .map((name) => join(home, name))
    .filter((path) => statSync(path).isDirectory());
  return [...inside, ...extraFolders()].filter((folder) => existsSync(join(folder, 'index.ts')));
}

/** Offers `virtual:games`: every game on the shelf by its name, loaded when it is played. */
export function games(source: string): Plugin {
  return {
    name: 'unspoken-games',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === NAME) return RESOLVED;
      // A game from outside has no packages of its own: it is given the page's.
      const outside = importer !== undefined && extraFolders().some((folder) => importer.startsWith(folder));
      if (!outside || !PACKAGE.test(id)) return null;
      return this.resolve(id, join(source, 'main.ts'), { skipSelf: true });
    },
    load(id) {
      if (id !== RESOLVED) return null;
      const entries = shelf(join(source, 'games')).map((folder) => {
        const entry = JSON.stringify(join(folder, 'index.ts'));
        return `  ${JSON.stringify(basename(folder))}: { info: () => import(${entry}) },`;
      });
      return ['export const games = {', ...entries, '};'].join('\n');
    },
  };
}
