import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

/** Text files. Pictures and fonts are already compressed. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** Quality 11 makes the files 2 % smaller, and takes four times as long: a third of the time of the whole build. */
const QUALITY = 10;

const FORMS: readonly [suffix: string, compress: (data: Buffer) => Promise<Buffer>][] = [
  [
    '.br',
    (data) =>
      brotli(data, {
        params: {
          [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
          [BROTLI_PARAM_QUALITY]: QUALITY,
          [BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
  ],
  ['.gz', (data) => gzip(data, { level: 9 })],
];

/** Writes compressed copies next to every text file of the page, if they are smaller; the server chooses one. */
export function compressTexts(): Plugin {
  let folder = '';
  return {
    name: 'unspoken-compress-texts',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const texts = files.filter((file) => file.isFile() && TEXT.has(extname(file.name)));
      await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const data = await readFile(path);
  await Promise.all(
    FORMS.map(async ([suffix, form]) => {
      const small = await form(data);
      if (small.length < data.length) await writeFile(path + suffix, small);
    }),
  );
}
