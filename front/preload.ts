import type { Plugin } from 'vite';

const VOICE = /bona-nova-latin-400-italic-.*\.woff2$/;

/** Asks for the table's voice (the italic) before the styles are read: it is the first thing seen on every screen. */
export function preloadVoice(): Plugin {
  return {
    name: 'unspoken-preload-voice',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => VOICE.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
