import { t } from '@words';
import type { Story } from '../schema.gen.ts';

/** Return a clue as text: the written words, or how it was given. */
export function clueInWords(clue: Story['clue']): string {
  switch (clue.type) {
    case 'written':
      return t('dixit-quoted', { text: clue.text });
    case 'recorded':
      return t('dixit-clue-recorded');
    case 'aloud':
      return t('dixit-clue-aloud');
    case 'unsaid':
      return t('dixit-clue-unsaid');
  }
}
