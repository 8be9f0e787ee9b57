import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { DOOR_SIZES, doorSrcset } from './src/app/doorPictures.ts';

type Bundle = Rolldown.OutputBundle;
type Link = NonNullable<HtmlTagDescriptor['attrs']>;

const PAGE = /\/src\/pages\/(Home|Table|Tv|Replay|Album|Atlas|Today)(?:Page)?\.svelte$/;
const SENTENCES = /virtual:sentences\/([\w-]+)$/;
const TYPEFACE = /-latin\.woff2$/;
const QUESTIONS = /bona-nova.*-latin\.woff2$/;
const DOOR = /door\.webp$/;
const WOOD = /wood-(light|dark)\.webp$/;
/** Typefaces and pictures give way to the script, without which there is nothing to see. */
const LATER = { fetchpriority: 'low' };

/**
 * What comes after the script, where it is not the typefaces alone. Home is its doors. A table waits for its game's
 * script, of which the document does not know: only the typeface of its questions comes beside that.
 */
const LOOKS: Record<string, (bundle: Bundle) => Link[]> = {
  home: (bundle) => [...doors(bundle), ...typefaces(bundle), ...floors(bundle)],
  table: (bundle) => typefaces(bundle, QUESTIONS),
};

/**
 * Makes of index.html one document for each page in each language: `home.en.html`. Each names all that its page will
 * ask for, so that it is fetched while the script is still on its way.
 */
export function documents(): Plugin {
  return {
    name: 'unspoken-documents',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('there is no index.html to make documents of');
        const house = fetched('/api/house');
        for (const [page, modules] of modulesBy(PAGE, bundle)) {
          const looks = LOOKS[page]?.(bundle) ?? typefaces(bundle);
          for (const [language, words] of modulesBy(SENTENCES, bundle)) {
            const links = [...words, ...modules, house, ...looks];
            const source = document(String(index.source), language, links);
            this.emitFile({ type: 'asset', fileName: `${page}.${language}.html`, source });
          }
        }
      },
    },
  };
}

function document(index: string, language: string, links: readonly Link[]): string {
  const tags = links.map((link) => `    <link ${Object.entries(link).map(attribute).join(' ')}>\n`);
  return index
    .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
    .replace('  </head>', `${tags.join('')}  </head>`);
}

function attribute([name, value]: [string, unknown]): string {
  return value === true ? name : `${name}="${String(value)}"`;
}

/** Each module of such a name with all that it stands on, but for what every document names. */
function modulesBy(name: RegExp, bundle: Bundle): [key: string, links: Link[]][] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const named = new Set(chunks.filter((one) => one.isEntry).flatMap((entry) => below(entry, bundle)));
  return chunks.flatMap((chunk) => {
    const key = name.exec(chunk.facadeModuleId ?? '')?.[1]?.toLowerCase();
    const needed = below(chunk, bundle).filter((one) => !named.has(one));
    return key ? [[key, [...new Set(needed)].flatMap(moduleLinks)]] : [];
  });
}

/** A chunk and all that it imports, which come first. */
function below(chunk: Rolldown.OutputChunk, bundle: Bundle): Rolldown.OutputChunk[] {
  const imported = chunk.imports.map((file) => bundle[file]).filter((one) => one?.type === 'chunk');
  return [...imported.flatMap((one) => below(one, bundle)), chunk];
}

function moduleLinks(chunk: Rolldown.OutputChunk): Link[] {
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [
    ...styles.map((file) => ({ rel: 'stylesheet', crossorigin: true, href: `/${file}` })),
    { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` },
  ];
}

function fetched(address: string): Link {
  return { rel: 'preload', as: 'fetch', href: address, crossorigin: true };
}

function typefaces(bundle: Bundle, named = TYPEFACE): Link[] {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, ...LATER };
  return made(bundle, named).map(([, file]) => ({ ...font, href: `/${file}` }));
}

function doors(bundle: Bundle): Link[] {
  const files = new Map(made(bundle, /\.webp$/));
  return made(bundle, DOOR).flatMap(([source, file]) => {
    const small = files.get(source.replace(DOOR, 'door-small.webp'));
    if (small === undefined) return [];
    const imagesrcset = doorSrcset(`/${file}`, `/${small}`);
    return [{ rel: 'preload', as: 'image', imagesrcset, imagesizes: DOOR_SIZES, ...LATER }];
  });
}

/** The corridor's floor, by day or by evening. */
function floors(bundle: Bundle): Link[] {
  return made(bundle, WOOD).map(([source, file]) => {
    const media = `(prefers-color-scheme: ${WOOD.exec(source)?.[1]})`;
    return { rel: 'preload', as: 'image', href: `/${file}`, media, ...LATER };
  });
}

/** Files of the build by the names of what they were made from. */
function made(bundle: Bundle, name: RegExp): [source: string, file: string][] {
  return Object.values(bundle).flatMap((one) => {
    const source = one.type === 'asset' ? one.originalFileNames.find((from) => name.test(from)) : undefined;
    return source === undefined ? [] : [[source, one.fileName]];
  });
}
