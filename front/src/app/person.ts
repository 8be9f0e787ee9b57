import { writeStored, readStored } from '@storage';

const KEY = 'unspoken.name';
const DOOR = 'unspoken.door';
const TABLE = 'unspoken.table';
const TV = 'unspoken.tv';
export const LONGEST_NAME = 24;

/** The name this browser's person gave last, or ''. */
export function rememberedName(): string {
  return readStored(KEY) ?? '';
}

export function rememberName(name: string): void {
  writeStored(KEY, name);
}

/** The table this browser's person sat at last, or null once they left it. */
export function lastTable(): string | null {
  return readStored(TABLE) || null;
}

export function rememberTable(code: string): void {
  writeStored(TABLE, code);
}

export function forgetTable(): void {
  writeStored(TABLE, '');
}

/** The table that this browser shows as a TV, or '' where it was put away. */
export function tvTable(): string {
  return readStored(TV) ?? '';
}

export function rememberTvTable(code: string): void {
  writeStored(TV, code);
}

/** The game behind the door that was walked through last, or null. */
export function lastDoor(): string | null {
  return readStored(DOOR);
}

export function rememberDoor(game: string): void {
  writeStored(DOOR, game);
}
