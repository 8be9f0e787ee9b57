import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { transformWithOxc, type Plugin } from 'vite';
import { FALLBACK, languageFolders, pageMessages, shownLanguage } from './languages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GAMES = here('src/games');
const WORKER = here('src/offline/worker.ts');
const DOCUMENT = here('src/offline/document.html');
/** Files that the offline documents request. */
const PARTS = ['offline.css', 'icon.svg'];

/**
 * Makes the service worker `sw.js`, and an offline document in each language.
 */
export function offline(): Plugin {
  return {
    name: 'unspoken-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const documents: Record<string, string> = {};
        for (const { tag: language } of languageFolders()) {
          const fileName = `offline.${language}.html`;
          documents[language] = fileName;
          this.emitFile({ type: 'asset', fileName, source: document(language) });
        }
        const built = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
        const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER);
        const known = [
          `const BUILT = ${JSON.stringify(built)};`,
          `const OFFLINE = ${JSON.stringify(documents)};`,
          `const FALLBACK = ${JSON.stringify(FALLBACK)};`,
          `const OFFLINE_PARTS = ${JSON.stringify(PARTS)};`,
        ];
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: [...known, code].join('\n') });
      },
    },
  };
}

/** Return the offline document with the messages of this language filled in. */
function document(language: string): string {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource([...pageMessages(language, GAMES).values()].join('\n')));
  return readFileSync(DOCUMENT, 'utf8').replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    if (name === 'language') return shownLanguage(language);
    const sentence = words.getMessage(name)?.value;
    if (!sentence) throw new Error(`${language} has no message ${name}`);
    return words.formatPattern(sentence);
  });
}
