import { StoredChoice } from '@storage';

/** Day, evening, or whatever the system says. (Browsers remember it as the theme, which it was called once.) */
export const schemeChoice = new StoredChoice('theme', ['auto', 'light', 'dark'], 'auto');

const evening = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(evening.matches);
evening.addEventListener('change', (event) => (systemDark = event.matches));

/** Whether the lamp is lit and the curtains are drawn. */
export function isDark(): boolean {
  return schemeChoice.value === 'dark' || (schemeChoice.value === 'auto' && systemDark);
}

/** How large words are. */
export const textChoice = new StoredChoice('text', ['usual', 'large'], 'usual');

/** More contrast than the house's own, or whatever the system says. */
export const contrastChoice = new StoredChoice('contrast', ['auto', 'more'], 'auto');

const asked = matchMedia('(prefers-contrast: more)');
let systemAsks = $state(asked.matches);
asked.addEventListener('change', (event) => (systemAsks = event.matches));

/** Whether dim words and thin edges are to be plain ones. */
export function moreContrast(): boolean {
  return contrastChoice.value === 'more' || systemAsks;
}
