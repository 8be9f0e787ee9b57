import { untrack } from 'svelte';

/** How long a toast is shown, in milliseconds: news for less time than refusals, because the story also lists news. */
const SHOWN_FOR = { news: 4000, refused: 6000 };

/** News toasts within this many milliseconds are shown together. */
const TOGETHER = 300;

export interface ToastLine {
  key: number;
  text: string;
  kind: 'refused' | 'news';
  /** When it was added. */
  at: number;
}

let count = 0;
let lines = $state.raw<ToastLine[]>([]);

/** Return the visible toasts, oldest first. */
export function toasts(): ToastLine[] {
  return lines;
}

/**
 * Show a toast for some seconds; the same text is not shown twice at once. A news toast replaces older news toasts,
 * except those that were added at the same time.
 */
export function toast(text: string, kind: ToastLine['kind'] = 'news'): void {
  const key = ++count;
  const now = Date.now();
  const stays = (line: ToastLine) =>
    line.text !== text && (line.kind === 'refused' || kind === 'refused' || now - line.at < TOGETHER);
  // Untracked: an effect that shows a toast must not run again because of it.
  lines = [...untrack(() => lines).filter(stays), { key, text, kind, at: now }].slice(-3);
  setTimeout(() => dismissToast(key), SHOWN_FOR[kind]);
}

/** Remove all toasts, on a change of page. */
export function clearToasts(): void {
  lines = [];
}

export function dismissToast(key: number): void {
  lines = lines.filter((line) => line.key !== key);
}
