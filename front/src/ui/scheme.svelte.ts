import { Kept } from '../keep.svelte.ts';

/** Day, evening, or whatever the system says. (Browsers remember it as the theme, which it was called once.) */
export const scheme = new Kept('theme', ['auto', 'light', 'dark'], 'auto');

const evening = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(evening.matches);
evening.addEventListener('change', (event) => (systemDark = event.matches));

/** Whether the lamp is lit and the curtains are drawn. */
export function dark(): boolean {
  return scheme.value === 'dark' || (scheme.value === 'auto' && systemDark);
}
