/**
 * Checks the imports of the page's files, type imports included: every imported file exists, no import is against the
 * order of importOrder.js, only files in app/ import virtual:games, and there is no cycle. All imports are written with
 * their file extension, so an import is resolved by its path alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { zones } from './importOrder.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SOURCE = join(HERE, 'src');
const SCRIPT = /<script\b[^>]*>(.*?)<\/script>/gs;
const PATHS = Object.entries(
  ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(join(HERE, 'tsconfig.json'), 'utf8')).config
    .compilerOptions.paths,
);

const sources = readdirSync(SOURCE, { recursive: true })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => join(SOURCE, name));

/** Return the imports of a file: for each its text and, if it is a file of the page, the path. */
function imports(file) {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.svelte')
    ? [...text.matchAll(SCRIPT)].map((found) => found[1]).join('\n')
    : text;
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => ({ name: fileName, path: pathOf(fileName, file) }));
}

/** Resolve an import to a path without its query; null if it is not one of the page's files. */
function pathOf(name, from) {
  const [plain] = name.split('?');
  if (plain.startsWith('.')) return resolve(dirname(from), plain);
  for (const [alias, [path]] of PATHS) {
    if (plain === alias) return join(HERE, path);
    const start = alias.slice(0, -1);
    if (alias.endsWith('/*') && plain.startsWith(start))
      return join(HERE, path.slice(0, -1), plain.slice(start.length));
  }
  return null;
}

/** Whether a path is this file, is in this folder, or matches this name with a `*`. */
function isIn(path, place) {
  const full = join(HERE, place);
  if (!full.includes('*')) return path === full || path.startsWith(`${full}/`);
  const [before, after] = full.split('*');
  return path.startsWith(before) && path.endsWith(after) && !path.slice(before.length).includes('/');
}

/** Return the message of the first zone that forbids a file to import a path, or null. */
function forbidden(file, path) {
  for (const { target, from, except = [], message } of zones) {
    if (![target].flat().some((place) => isIn(file, place))) continue;
    for (const place of [from].flat()) {
      if (isIn(path, place) && !except.some((allowed) => isIn(path, join(place, allowed)))) return message;
    }
  }
  return null;
}

/** Return the faults of one file's imports. */
function faults(file) {
  const inApp = isIn(file, 'src/app');
  return graph.get(file).flatMap(({ name, path }) => {
    if (name === 'virtual:games' && !inApp) return ['Only files in app/ may import virtual:games.'];
    if (path === null) return [];
    if (!existsSync(path)) return [`'${name}' does not exist.`];
    const message = forbidden(file, path);
    return message ? [`'${name}': ${message}`] : [];
  });
}

const graph = new Map(sources.map((file) => [file, imports(file)]));

/** Return the first cycle found from a file, or null; `done` has the files that lead to no cycle. */
function cycleFrom(file, path, done) {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const { path: next } of graph.get(file) ?? []) {
    if (!graph.has(next)) continue;
    const found = cycleFrom(next, [...path, file], done);
    if (found) return found;
  }
  done.add(file);
  return null;
}

const done = new Set();
const problems = sources.flatMap((file) => {
  const cycle = cycleFrom(file, [], done);
  const names = cycle?.map((name) => relative(SOURCE, name)).join(' → ');
  return [...faults(file), ...(names ? [`import cycle: ${names}`] : [])].map(
    (fault) => `src/${relative(SOURCE, file)}: ${fault}`,
  );
});
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`imports of ${sources.length} files are in order`);
process.exitCode = problems.length > 0 ? 1 : 0;
