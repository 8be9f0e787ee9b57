import type { Verdict } from '@games';
import type { PanelReply } from '@wire';

/** Judge an answer: right if every word lies where most minds have laid it, nearly if some do. */
export function panelVerdict({ words }: PanelReply): Verdict {
  const agreed = words.filter(({ blot, favourite }) => blot === favourite).length;
  if (agreed === words.length) return 'right';
  return agreed > 0 ? 'nearly' : 'wrong';
}
