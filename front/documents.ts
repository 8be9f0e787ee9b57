import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { shownLanguage } from './languages.ts';
import { DOOR_SIZES, doorSrcset } from './src/app/doors/doorPictures.ts';

type Bundle = Rolldown.OutputBundle;
type Link = NonNullable<HtmlTagDescriptor['attrs']>;

const PAGE = /\/src\/pages\/\w+\/(Home|Table|Tv|Replay|Album|Atlas|Today|Move|Admin)(?:Page)?\.svelte$/;
const MESSAGES = /virtual:messages\/([\w-]+)$/;
const FONT = /-latin\.woff2$/;
const QUESTION_FONT = /bona-nova.*-latin\.woff2$/;
const DOOR = /door\.webp$/;
const WOOD = /wood-(light|dark)\.webp$/;
/** Fonts and pictures load after the script, without which the page is empty. */
const LATER = { fetchpriority: 'low' };

/**
 * The files that a page preloads after its script; by default only the fonts. Home also preloads its doors. A table
 * waits for its game's script, which the document cannot name, so it preloads only the font of the questions.
 */
const PRELOADS: Record<string, (bundle: Bundle) => Link[]> = {
  home: (bundle) => [...doors(bundle), ...fonts(bundle), ...floors(bundle)],
  table: (bundle) => fonts(bundle, QUESTION_FONT),
};

/**
 * Makes one document for each page in each language from index.html, such as `home.en.html`. Each has preload links for
 * the files that its page needs, so that the browser fetches them together with the script.
 */
export function documents(): Plugin {
  return {
    name: 'unspoken-documents',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build has no index.html');
        for (const [page, modules] of modulesBy(PAGE, bundle)) {
          const preloads = PRELOADS[page]?.(bundle) ?? fonts(bundle);
          for (const [language, words] of modulesBy(MESSAGES, bundle)) {
            const house = page === 'admin' ? [] : [fetched('/api/house')];
            const links = [...words, ...modules, ...house, ...preloads];
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
    .replace(/<html lang="[^"]*">/, `<html lang="${shownLanguage(language)}">`)
    .replace('  </head>', `${tags.join('')}  </head>`);
}

function attribute([name, value]: [string, unknown]): string {
  return value === true ? name : `${name}="${String(value)}"`;
}

/** Return links for each module whose name matches and for its imports, without the modules of every document. */
function modulesBy(name: RegExp, bundle: Bundle): [key: string, links: Link[]][] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const common = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, bundle)),
  );
  return chunks.flatMap((chunk) => {
    const key = name.exec(chunk.facadeModuleId ?? '')?.[1]?.toLowerCase();
    const needed = withImports(chunk, bundle).filter((part) => !common.has(part));
    return key ? [[key, [...new Set(needed)].flatMap(moduleLinks)]] : [];
  });
}

/** Return all chunks that a chunk imports, then the chunk itself. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Bundle): Rolldown.OutputChunk[] {
  const imported = chunk.imports.map((file) => bundle[file]).filter((part) => part?.type === 'chunk');
  return [...imported.flatMap((part) => withImports(part, bundle)), chunk];
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

function fonts(bundle: Bundle, name = FONT): Link[] {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, ...LATER };
  return assets(bundle, name).map(([, file]) => ({ ...font, href: `/${file}` }));
}

function doors(bundle: Bundle): Link[] {
  const files = new Map(assets(bundle, /\.webp$/));
  return assets(bundle, DOOR).flatMap(([source, file]) => {
    const small = files.get(source.replace(DOOR, 'door-small.webp'));
    if (small === undefined) return [];
    const imagesrcset = doorSrcset(`/${file}`, `/${small}`);
    return [{ rel: 'preload', as: 'image', imagesrcset, imagesizes: DOOR_SIZES, ...LATER }];
  });
}

/** Return links for the home page's floor, one for each colour scheme. */
function floors(bundle: Bundle): Link[] {
  return assets(bundle, WOOD).map(([source, file]) => {
    const media = `(prefers-color-scheme: ${WOOD.exec(source)?.[1]})`;
    return { rel: 'preload', as: 'image', href: `/${file}`, media, ...LATER };
  });
}

/** Return the assets whose source file has a matching name. */
function assets(bundle: Bundle, name: RegExp): [source: string, file: string][] {
  return Object.values(bundle).flatMap((file) => {
    const source = file.type === 'asset' ? file.originalFileNames.find((from) => name.test(from)) : undefined;
    return source === undefined ? [] : [[source, file.fileName]];
  });
}
