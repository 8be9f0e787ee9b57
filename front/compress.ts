import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text; pictures and typefaces are compressed by their own formats. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

const FORMS: readonly [suffix: string, compress: (data: Buffer) => Buffer][] = [
  ['.br', brotli],
  ['.gz', (data) => gzipSync(data, { level: 9 })],
];

function brotli(data: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  return brotliCompressSync(data, { params });
}

/** Lays compressed forms beside every text of the page, where they are smaller: the server only has to choose. */
export function compressTexts(): Plugin {
  let folder = '';
  return {
    name: 'unspoken-compress-texts',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, file);
        if (TEXT.has(extname(file)) && statSync(path).isFile()) compress(path);
      }
    },
  };
}

function compress(path: string): void {
  const data = readFileSync(path);
  for (const [suffix, form] of FORMS) {
    const small = form(data);
    if (small.length < data.length) writeFileSync(path + suffix, small);
  }
}
