import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { transformWithOxc, type Plugin } from 'vite';
import { FALLBACK, languageFolders, pageMessages, shownLanguage } from './languages.ts';
import { REMINDER_TEXTS } from './src/offline/reminderTexts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GAMES = here('src/games');
const WORKER = here('src/offline/worker.ts');
const DOCUMENT = here('src/offline/document.html');
/** The title of a game. */
const TITLE = /^cover-(.+)-title$/;
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
          `const REMINDERS = ${JSON.stringify(reminders())};`,
        ];
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: [...known, code].join('\n') });
      },
    },
  };
}

/** Return the offline document with the messages of this language filled in. */
function document(language: string): string {
  const say = speaker(language);
  return readFileSync(DOCUMENT, 'utf8').replace(/\{\{([\w-]+)\}\}/g, (_, name: string) =>
    name === 'language' ? shownLanguage(language) : say(name),
  );
}

/** Return the texts of reminders and the titles of games in each language. */
function reminders() {
  return Object.fromEntries(
    languageFolders().map(({ tag }) => {
      const say = speaker(tag);
      const titles = [...pageMessages(tag, GAMES).keys()].filter((id) => TITLE.test(id));
      return [
        tag,
        {
          texts: Object.fromEntries(REMINDER_TEXTS.map((id) => [id, say(id, { game: '{game}' })])),
          games: Object.fromEntries(titles.map((id) => [TITLE.exec(id)?.[1], say(id)])),
        },
      ];
    }),
  );
}

/** Return a function that formats the page's messages in a language. */
function speaker(language: string): (id: string, facts?: Record<string, string>) => string {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource([...pageMessages(language, GAMES).values()].join('\n')));
  return (id, facts = {}) => {
    const sentence = words.getMessage(id)?.value;
    if (!sentence) throw new Error(`${language} has no message ${id}`);
    return words.formatPattern(sentence, facts);
  };
}
