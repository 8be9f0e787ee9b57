import { writeStored, readStored } from '@storage';

const KEY = 'unspoken.name';
const DOOR = 'unspoken.door';
const TABLE = 'unspoken.table';
const TV = 'unspoken.tv';
const MOVING = 'unspoken.moving';
export const LONGEST_NAME = 24;

/** Return the name that was last entered in this browser, or ''. */
export function rememberedName(): string {
  return readStored(KEY) ?? '';
}

export function rememberName(name: string): void {
  writeStored(KEY, name);
}

/** Return the code of the last table, or null after leaving it. */
export function lastTable(): string | null {
  return readStored(TABLE) || null;
}

export function rememberTable(code: string): void {
  writeStored(TABLE, code);
}

export function forgetTable(): void {
  writeStored(TABLE, '');
}

/** Remember that the seats at these tables are about to move to another device. */
export function rememberMoving(codes: readonly string[]): void {
  writeStored(MOVING, codes.join(' '));
}

/** True if this browser's seat at a table was about to move to another device; true only once. */
export function wasMoving(code: string): boolean {
  const codes = (readStored(MOVING) ?? '').split(' ');
  if (!codes.includes(code)) return false;
  rememberMoving(codes.filter((other) => other !== code));
  return true;
}

/** Return the code of the table that this browser shows as a TV, or ''. */
export function tvTable(): string {
  return readStored(TV) ?? '';
}

export function rememberTvTable(code: string): void {
  writeStored(TV, code);
}

/** Return the game that was last opened from the home page, or null. */
export function lastDoor(): string | null {
  return readStored(DOOR);
}

export function rememberDoor(game: string): void {
  writeStored(DOOR, game);
}
