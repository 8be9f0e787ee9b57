import { flushSync } from 'svelte';
import { afterPaint, animationTime, reducedMotion } from '@motion';

interface Opening {
  /** The first keyframe of its opening animation. */
  from: Keyframe;
  duration: number;
  /** Renders its content. */
  fill?: () => void;
  /** Called when it is open and has the focus. */
  shown?: () => void;
}

/**
 * Open a dialog with an immediate response to the touch. A modal dialog makes the rest of the page inert, which
 * restyles the whole page, so the empty frame is painted first and the rest follows in its own task. Return a cleanup
 * function: it cancels the second task, or moves the toasts back.
 */
export function openModal(dialog: HTMLDialogElement, { from, duration, fill, shown }: Opening): () => void {
  dialog.popover = 'manual';
  dialog.showPopover();
  const first = reducedMotion() ? { opacity: from.opacity ?? 0 } : from;
  dialog.animate([first, { opacity: 1, translate: '0 0', scale: 1 }], {
    duration: animationTime(duration),
    easing: 'cubic-bezier(.2,.8,.2,1)',
  });
  let returnToasts = () => {};
  const stop = afterPaint(() => {
    dialog.hidePopover();
    dialog.popover = null;
    if (fill) flushSync(fill);
    dialog.showModal();
    returnToasts = moveToasts(dialog);
    shown?.();
  });
  return () => {
    stop();
    returnToasts();
  };
}

/** Move the toasts into the dialog, because everything outside of it is inert. */
function moveToasts(dialog: HTMLDialogElement): () => void {
  const toasts = document.querySelector('[data-toasts]');
  const home = toasts?.parentElement;
  if (!toasts || !home) return () => {};
  dialog.append(toasts);
  return () => {
    if (toasts.parentElement === dialog) (home.isConnected ? home : document.body).append(toasts);
  };
}

/** Hide a dialog at once and close it after the next paint. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.style.visibility = 'hidden';
  afterPaint(() => dialog.close());
}
