import { t } from '@words';
import type { Play } from '../play.svelte.ts';
import type { Public } from '../schema.gen.ts';
import { roundHeadline } from './headline.ts';

/** Each headline has this many variants, used in turn. */
const VARIANTS = 3;

/** Return what a revealed round is remembered for, as a sentence. */
export function headlineText(view: Public, play: Play): string {
  const headline = roundHeadline(view, (seat) => play.table.chairs[seat]?.bot ?? false);
  const facts = { variant: view.round % VARIANTS, teller: play.name(view.teller) };
  switch (headline.kind) {
    case 'all':
      return t('dixit-tv-all', facts);
    case 'none':
      return t('dixit-tv-none', facts);
    case 'bot':
      return t('dixit-tv-bot', { ...facts, name: play.name(headline.owner) });
    case 'fooled':
      return t('dixit-tv-fooled', { ...facts, name: play.name(headline.owner), count: headline.votes });
    case 'one':
      return t('dixit-tv-one', { ...facts, finder: play.name(headline.finder) });
    case 'alone':
      return t('dixit-tv-alone', { ...facts, name: play.name(headline.seat) });
    case 'scattered':
      return t('dixit-tv-scattered', facts);
    case 'some':
      return t('dixit-tv-some', facts);
  }
}
