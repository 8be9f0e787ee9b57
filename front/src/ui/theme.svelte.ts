import { Kept } from '../keep.svelte.ts';

/** Day, evening, or whatever the system says. */
export const theme = new Kept('theme', ['auto', 'light', 'dark'], 'auto');

const evening = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(evening.matches);
evening.addEventListener('change', (event) => (systemDark = event.matches));

/** Whether the lamp is lit and the curtains are drawn. */
export function dark(): boolean {
  return theme.value === 'dark' || (theme.value === 'auto' && systemDark);
}
