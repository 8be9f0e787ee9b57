import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Shown on the page under /licences.txt, and shipped with it. */
export const FILE = 'licences.txt';
const TYPEFACES = fileURLToPath(new URL('../LICENSES/OFL-1.1.txt', import.meta.url));
const APACHE = fileURLToPath(new URL('../LICENSE', import.meta.url));
const RULE = `\n\n${'-'.repeat(80)}\n\n`;
const LICENCE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

interface PackageJson {
  name: string;
  version: string;
  license: string;
}

interface Package {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Writes the licence texts of everything in the page that is not ours; the licences demand that they go with it. */
export function licences(): Plugin {
  return {
    name: 'unspoken-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      this.emitFile({ type: 'asset', fileName: FILE, source: notices(modules) });
    },
  };
}

/** Return the notices of the packages that these modules belong to, and those of the typefaces. */
export function notices(modules: readonly string[]): string {
  const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== null));
  const packages = [...folders].map(readPackage).sort((a, b) => a.name.localeCompare(b.name));
  const parts = packages.map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`,
  );
  const rest = [TYPEFACES, APACHE].map(readText);
  return (
    ['This page contains code of these packages, and two typefaces.', ...parts, ...rest].join(RULE) + '\n'
  );
}

/** Return the folder of the package that contains a module; null for our own modules and virtual ones. */
function packageFolder(module: string): string | null {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '');
  if (!path.includes('/node_modules/') || !existsSync(path)) return null;
  let folder = dirname(path);
  // Folders inside a package may have a package.json without a name.
  while (!namedPackage(folder)) folder = dirname(folder);
  return folder;
}

function namedPackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && 'name' in (JSON.parse(readFileSync(file, 'utf8')) as object);
}

function readPackage(folder: string): Package {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const { name, version, license } = JSON.parse(read('package.json')) as PackageJson;
  const texts = readdirSync(folder).filter((file) => LICENCE.test(file));
  if (texts.length === 0 && license !== 'Apache-2.0')
    throw new Error(`${name} has no licence file: add its text by hand`);
  const text =
    texts.length === 0
      ? 'Apache License, Version 2.0: see the end of this file.'
      : texts.map(read).join('\n').trim();
  return { name, version, licence: license, text };
}

function readText(path: string): string {
  return readFileSync(path, 'utf8').trim();
}
