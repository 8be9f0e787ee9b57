import { writeStored, readStored } from '@storage';

const KEY = 'unspoken.name';
export const LONGEST_NAME = 24;

/** The name this browser's person gave last, or ''. */
export function rememberedName(): string {
  return readStored(KEY) ?? '';
}

export function rememberName(name: string): void {
  writeStored(KEY, name);
}
