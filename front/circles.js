/**
 * Looks for circles among the page's files: one imports another that, by whatever way, imports it. Types count as well.
 * Imports are written with their whole name and ending, so that a path is all there is to find out.
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

/** What a file imports of the page's own files. */
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

/** Where an import leads; null where it leads out of the page. */
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

/** The first circle that a walk from a file comes upon; `done` are files from which there is none. */
function circleFrom(file, way, done) {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const next of graph.get(file) ?? []) {
    const found = circleFrom(next, [...way, file], done);
    if (found) return found;
  }
  done.add(file);
  return null;
}

const done = new Set();
for (const file of sources) {
  const circle = circleFrom(file, [], done);
  if (!circle) continue;
  console.error(`a circle: ${circle.map((one) => relative(SOURCE, one)).join(' → ')}`);
  process.exit(1);
}
console.log(`${sources.length} files, no circle among them`);
