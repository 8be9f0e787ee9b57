import { toast } from '@ui/toasts.svelte.ts';
import { RefusedError } from '@wire';
import { refusalSentence, type Facts } from '@words';

export { refusalSentence };

/** Says why something was not done. */
export function showRefusal(code: string, facts: Facts = {}): void {
  toast(refusalSentence(code, facts), 'refused');
}

/** Says why a request to the house failed; anything that is no refusal is a fault of ours and goes on up. */
export function showError(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error;
  showRefusal(error.code, error.facts);
}
