export interface Passage {
  /** The middle of the door, in pixels of the screen. */
  x: number;
  y: number;
  /** The light that comes out of it. */
  light: string;
}

let passing = $state.raw<Passage | null>(null);

/** The door that is being walked through just now. */
export function passage(): Passage | null {
  return passing;
}

/** Walks through a door: its light will fill the screen. */
export function walkThrough(door: Element | null): void {
  if (!door) return;
  const { left, top, width, height } = door.getBoundingClientRect();
  const light = getComputedStyle(door).getPropertyValue('--door-light').trim();
  passing = { x: left + width / 2, y: top + height / 2, light };
}

export function arrive(): void {
  passing = null;
}
