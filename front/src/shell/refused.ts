import { toast } from '@ui';
import { RefusedError } from '@wire';
import { t, tells, type Facts } from '@words';

/** Says why something was not done, in a sentence. */
export function tellRefusal(code: string, facts: Facts = {}): void {
  const id = `refused-${code}`;
  toast(tells(id) ? t(id, facts) : t('refused-not-now'), 'refused');
}

/** Says why a request to the house failed; anything that is no refusal is a fault of ours and goes on up. */
export function tellTrouble(trouble: unknown): void {
  if (!(trouble instanceof RefusedError)) throw trouble;
  tellRefusal(trouble.code, trouble.facts);
}
