const STAYS = 6000;

export interface ToastLine {
  key: number;
  text: string;
  kind: 'refused' | 'told';
}

let count = 0;
let lines = $state.raw<ToastLine[]>([]);

/** What is said just now, oldest first. */
export function toasts(): ToastLine[] {
  return lines;
}

/** Says a sentence for six seconds; the same sentence is not said twice at once. */
export function toast(text: string, kind: ToastLine['kind'] = 'told'): void {
  const key = ++count;
  lines = [...lines.filter((line) => line.text !== text), { key, text, kind }].slice(-3);
  setTimeout(() => dismissToast(key), STAYS);
}

/** A new room, new sentences. */
export function clearToasts(): void {
  lines = [];
}

export function dismissToast(key: number): void {
  lines = lines.filter((line) => line.key !== key);
}
