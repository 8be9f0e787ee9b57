import { toast } from '@ui/layers/toasts.svelte.ts';
import { RefusedError } from '@wire';
import { refusalSentence, type Facts } from '@words';

export { refusalSentence };

/** Show why an action was refused. */
export function showRefusal(code: string, facts: Facts = {}): void {
  toast(refusalSentence(code, facts), 'refused');
}

/** Show why a request to the server failed; throw any error that is not a refusal. */
export function showError(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error;
  showRefusal(error.code, error.facts);
}
