const PATTERNS = { pick: [8], turn: [12, 40, 12], reveal: [30] } as const;

/** Vibrate, if the device can. Vibration is never the only signal. */
export function haptic(what: keyof typeof PATTERNS): void {
  // Before the first touch browsers refuse to vibrate and log a warning.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate([...PATTERNS[what]]);
}
