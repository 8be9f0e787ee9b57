/** The door whose light fills the screen while its table opens. */
export interface DoorTransition {
  /** The middle of the door, in pixels of the screen. */
  x: number;
  y: number;
  /** The colour of its light. */
  light: string;
}

let current = $state.raw<DoorTransition | null>(null);

/** Return the running transition, or null. */
export function doorTransition(): DoorTransition | null {
  return current;
}

/** Start the transition at a door. */
export function startDoorTransition(door: Element | null): void {
  if (!door) return;
  const { left, top, width, height } = door.getBoundingClientRect();
  const light = getComputedStyle(door).getPropertyValue('--door-light').trim();
  current = { x: left + width / 2, y: top + height / 2, light };
}

export function endDoorTransition(): void {
  current = null;
}
