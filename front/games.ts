import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:games';
const RESOLVED = '\0' + NAME;
const PACKAGE = /^(@fluent\/|svelte($|\/)|esm-env)/;

/** Return the folders of external games, from UNSPOKEN_EXTRA_GAMES. */
export function extraFolders(): string[] {
  return (process.env.UNSPOKEN_EXTRA_GAMES ?? '').split(':').filter((folder) => folder !== '');
}

/** Return the folders of all games. Each folder with an index.ts is a game; there is no other list of games. */
export function gameFolders(home: string): string[] {
  const inside = readdirSync(home)
    .map((name) => join(home, name))
    .filter((path) => statSync(path).isDirectory());
  return [...inside, ...extraFolders()].filter((folder) => existsSync(join(folder, 'index.ts')));
}

/** Return the source of `virtual:games`. Covers are loaded with the page, modules when they are needed. */
function listing(folders: readonly string[]): string {
  const file = (folder: string, name: string) => JSON.stringify(join(folder, name));
  const names = folders.map((folder) => JSON.stringify(basename(folder)));
  return [
    ...folders.map((folder, i) => `import cover${i} from ${file(folder, 'cover.ts')};`),
    `export const covers = { ${names.map((name, i) => `${name}: cover${i}`).join(', ')} };`,
    'export const modules = {',
    ...folders.map((folder, i) => `  ${names[i]}: () => import(${file(folder, 'index.ts')}),`),
    '};',
  ].join('\n');
}

/** Provides `virtual:games`: the cover and the module of every game, by name. */
export function games(source: string): Plugin {
  return {
    name: 'unspoken-games',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === NAME) return RESOLVED;
      // An external game has no node_modules: it uses the page's packages.
      const outside = importer !== undefined && extraFolders().some((folder) => importer.startsWith(folder));
      if (!outside || !PACKAGE.test(id)) return null;
      return this.resolve(id, join(source, 'main.ts'), { skipSelf: true });
    },
    load(id) {
      return id === RESOLVED ? listing(gameFolders(join(source, 'games'))) : null;
    },
  };
}
