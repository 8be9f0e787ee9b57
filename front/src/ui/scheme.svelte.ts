import { StoredChoice } from '@storage';

/** Light, dark, or as the system. (Stored under the key 'theme', its former name.) */
export const schemeChoice = new StoredChoice('theme', ['auto', 'light', 'dark'], 'auto');

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(prefersDark.matches);
prefersDark.addEventListener('change', (event) => (systemDark = event.matches));

/** True if the dark scheme is shown. */
export function isDark(): boolean {
  return schemeChoice.value === 'dark' || (schemeChoice.value === 'auto' && systemDark);
}

/** The text size. */
export const textChoice = new StoredChoice('text', ['usual', 'large'], 'usual');

/** More contrast, or as the system. */
export const contrastChoice = new StoredChoice('contrast', ['auto', 'more'], 'auto');

const prefersContrast = matchMedia('(prefers-contrast: more)');
let systemAsks = $state(prefersContrast.matches);
prefersContrast.addEventListener('change', (event) => (systemAsks = event.matches));

/** True if dim text and thin edges are shown with more contrast. */
export function moreContrast(): boolean {
  return contrastChoice.value === 'more' || systemAsks;
}
