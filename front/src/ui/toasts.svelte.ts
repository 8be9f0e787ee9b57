/** How long a sentence stands: news are shorter than reasons, and also in the game's chronicle. */
const STAYS = { told: 4000, refused: 6000 };

/** Milliseconds within which news belong together. */
const TOGETHER = 300;

export interface ToastLine {
  key: number;
  text: string;
  kind: 'refused' | 'told';
  /** When it was said. */
  at: number;
}

let count = 0;
let lines = $state.raw<ToastLine[]>([]);

/** What is said just now, oldest first. */
export function toasts(): ToastLine[] {
  return lines;
}

/**
 * Says a sentence for some seconds; the same is not said twice at once. News give way to newer ones, but for those that
 * came with them.
 */
export function toast(text: string, kind: ToastLine['kind'] = 'told'): void {
  const key = ++count;
  const now = Date.now();
  const stands = (line: ToastLine) =>
    line.text !== text && (line.kind === 'refused' || kind === 'refused' || now - line.at < TOGETHER);
  lines = [...lines.filter(stands), { key, text, kind, at: now }].slice(-3);
  setTimeout(() => dismissToast(key), STAYS[kind]);
}

/** A new room, new sentences. */
export function clearToasts(): void {
  lines = [];
}

export function dismissToast(key: number): void {
  lines = lines.filter((line) => line.key !== key);
}
