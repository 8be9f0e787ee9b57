/**
 * Finds import cycles among the page's files, type imports included. All imports are written with their file extension,
 * so an import is resolved by its path alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

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

/** Return the page's own files that a file imports. */
function imports(file) {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.svelte')
    ? [...text.matchAll(SCRIPT)].map((found) => found[1]).join('\n')
    : text;
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => pathOf(fileName, file))
    .filter((path) => path !== null && /\.(ts|svelte)$/.test(path) && existsSync(path));
}

/** Resolve an import to a path; null if it is not one of the page's files. */
function pathOf(name, from) {
  if (name.startsWith('.')) return resolve(dirname(from), name);
  for (const [alias, [path]] of PATHS) {
    if (name === alias) return join(HERE, path);
    const start = alias.slice(0, -1);
    if (alias.endsWith('/*') && name.startsWith(start))
      return join(HERE, path.slice(0, -1), name.slice(start.length));
  }
  return null;
}

const graph = new Map(sources.map((file) => [file, imports(file)]));

/** Return the first cycle found from a file, or null; `done` has the files that lead to no cycle. */
function cycleFrom(file, path, done) {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const next of graph.get(file) ?? []) {
    const found = cycleFrom(next, [...path, file], done);
    if (found) return found;
  }
  done.add(file);
  return null;
}

const done = new Set();
for (const file of sources) {
  const cycle = cycleFrom(file, [], done);
  if (!cycle) continue;
  console.error(`import cycle: ${cycle.map((name) => relative(SOURCE, name)).join(' → ')}`);
  process.exit(1);
}
console.log(`${sources.length} files, no import cycles`);
