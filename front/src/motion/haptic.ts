const PATTERNS = { pick: [8], turn: [12, 40, 12], reveal: [30] } as const;

/** A touch in the hand, where the device can. Never the only sign. */
export function haptic(what: keyof typeof PATTERNS): void {
  // A page that has not been touched may not vibrate; browsers would complain in the console.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate([...PATTERNS[what]]);
}
