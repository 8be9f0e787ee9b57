import { readdirSync } from 'node:fs';

/**
 * The page's folders from the bottom up, as CONTRIBUTING.md draws them. A folder imports only from the lines below its
 * own: never from a line above, and never from another folder of its own line.
 */
const LINES = [
  ['audio', 'offline', 'storage'],
  ['words'],
  ['motion', 'wire'],
  ['ui'],
  ['games'],
  ['app'],
  ['table'],
  ['pages'],
];

/**
 * The order of the subfolders of a folder. Files directly in the folder are above all its subfolders, except the files
 * in `base`, which are below them.
 */
const INNER = {
  wire: { lines: [['http'], ['socket']], base: ['schema.gen.ts', 'address.ts'] },
  ui: {
    lines: [['controls'], ['layers'], ['pictures'], ['game', 'today']],
    base: ['seals.gen.ts', 'scheme.svelte.ts'],
  },
  app: { lines: [['device', 'doors']], base: [] },
  table: {
    lines: [
      ['connection', 'people', 'talk', 'voice'],
      ['night'],
      ['plan'],
      ['lobby'],
      ['notes'],
      ['play'],
      ['tv'],
    ],
    base: [],
  },
  pages: {
    lines: [['shared'], ['home', 'table', 'tv', 'replay', 'admin', 'album', 'atlas', 'today', 'move']],
    base: [],
  },
};

/** Folders that hold pictures and fonts, no code. */
const ASSETS = ['ui/fonts', 'ui/textures'];

const SOURCE = './src';
const folder = (name) => `${SOURCE}/${name}`;
const subfolders = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const games = subfolders('src/games');

/** Throws if a folder is in no line, or a line names a folder that does not exist. */
function checkComplete(path, lines) {
  const found = subfolders(`src/${path}`).filter((name) => !ASSETS.includes(`${path}${name}`));
  const listed = lines.flat();
  const wrong = [
    ...found.filter((name) => !listed.includes(name)),
    ...listed.filter((name) => !found.includes(name)),
  ];
  if (wrong.length > 0)
    throw new Error(`front/importOrder.js and the folders of front/src/${path} differ: ${wrong.join(', ')}`);
}

/** Forbids each folder of `lines` to import anything of `parent` except itself, the lines below it and `base`. */
function upward(parent, lines, base = []) {
  return lines.flatMap((line, at) =>
    line.map((name) => ({
      target: `${parent}/${name}`,
      from: parent,
      except: [name, ...lines.slice(0, at).flat(), ...base].map((allowed) => `./${allowed}`),
      message: `${name} may import only from lower folders (see "Import order of the page" in CONTRIBUTING.md).`,
    })),
  );
}

checkComplete('', LINES);
for (const [name, { lines }] of Object.entries(INNER)) checkComplete(`${name}/`, lines);
for (const name of LINES.flat().filter((name) => name !== 'games' && !(name in INNER)))
  checkComplete(`${name}/`, []);

const insideFolders = Object.entries(INNER).flatMap(([name, { lines, base }]) => [
  ...upward(folder(name), lines, base),
  ...base.map((file) => ({
    target: folder(`${name}/${file}`),
    from: folder(name),
    message: `${file} is below the subfolders of ${name} and may not import from them.`,
  })),
]);

/** A game imports from its own folder and from `@games`, not from other games and not from other files in games/. */
const between = games.map((game) => ({
  target: folder(`games/${game}`),
  from: folder('games'),
  except: [`./${game}`, './index.ts'],
  message: 'In games/, a game may import only from its own folder and from @games.',
}));

/** No file imports a game by name: the page finds games through virtual:games. */
const intoGames = {
  target: [
    ...LINES.flat()
      .filter((name) => name !== 'games')
      .map(folder),
    folder('games/*.ts'),
  ],
  from: games.map((game) => folder(`games/${game}`)),
  message: 'Import games through virtual:games, not by name.',
};

/** For each zone: files in `target` may not import files in `from`, except those in `except`. */
export const zones = [...upward(SOURCE, LINES), ...insideFolders, ...between, intoGames];
