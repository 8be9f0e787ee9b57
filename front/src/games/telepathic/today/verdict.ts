import type { Verdict } from '@games';
import type { PartnerReply } from '@wire';

/** Judge an answer: somebody who misread the partner was wrong, even if the card fits by luck. */
export function partnerVerdict({ read, won }: Pick<PartnerReply, 'read' | 'won'>): Verdict {
  if (!read) return 'wrong';
  return won ? 'right' : 'nearly';
}
