import { remember, remembered } from '../keep.svelte.ts';

const KEY = 'unspoken.name';
export const LONGEST_NAME = 24;

/** The name this browser's person gave last, or ''. */
export function rememberedName(): string {
  return remembered(KEY) ?? '';
}

export function rememberName(name: string): void {
  remember(KEY, name);
}
