import { flushSync } from 'svelte';
import { afterPaint, animationTime, reducedMotion } from '@motion';

interface Opening {
  /** How it looks when it begins to come. */
  from: Keyframe;
  duration: number;
  /** Makes what is in it. */
  fill?: () => void;
  /** It stands, and has the focus. */
  shown?: () => void;
}

/**
 * Opens a dialog such that the touch is answered at once. A modal dialog makes all the rest of the page inert, which is
 * to style the whole page anew: so the bare frame is painted first, and the rest comes in a task of its own.
 */
export function openModal(dialog: HTMLDialogElement, { from, duration, fill, shown }: Opening): () => void {
  dialog.popover = 'manual';
  dialog.showPopover();
  const first = reducedMotion() ? { opacity: from.opacity ?? 0 } : from;
  dialog.animate([first, { opacity: 1, translate: '0 0', scale: 1 }], {
    duration: animationTime(duration),
    easing: 'cubic-bezier(.2,.8,.2,1)',
  });
  let takeBack = () => {};
  const stop = afterPaint(() => {
    dialog.hidePopover();
    dialog.popover = null;
    if (fill) flushSync(fill);
    dialog.showModal();
    takeBack = bringToasts(dialog);
    shown?.();
  });
  return () => {
    stop();
    takeBack();
  };
}

/** What is inert is neither heard nor touched: what is said while a dialog stands is said in it. */
function bringToasts(dialog: HTMLDialogElement): () => void {
  const toasts = document.querySelector('[data-toasts]');
  const home = toasts?.parentElement;
  if (!toasts || !home) return () => {};
  dialog.append(toasts);
  return () => {
    if (toasts.parentElement === dialog) (home.isConnected ? home : document.body).append(toasts);
  };
}

/** Takes a dialog out of sight at once, and lets the page be touched again right after. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.style.visibility = 'hidden';
  afterPaint(() => dialog.close());
}
