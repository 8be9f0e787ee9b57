import { t } from '@words';
import type { Play } from './play.svelte.ts';
import { teamOf } from './teams.ts';
import { same, type Proposal, type Wish } from './wishes.ts';

/** A decision that has just fallen: what it is, and who of my own team backed it. */
export interface Fallen {
  text: string;
  /** Nobody, where another team decided: who backed what is its own. */
  seals: number[];
  voices: number;
}

/** How my team stood before its decision fell. */
export interface Standing {
  proposals: Proposal[];
  voices: number;
}

/** What has just been decided, in the phase that follows it; null where that phase shows it by itself. */
export function fallen(play: Play, before: Standing): Fallen | null {
  const decided = lastWish(play);
  if (decided === null) return null;
  const { wish, text } = decided;
  const backers = before.proposals.find((one) => same(one.wish, wish))?.seats ?? [];
  const voices = Math.max(before.voices, backers.length);
  return { text, seals: backers.map((seat) => play.seal(seat)), voices };
}

function lastWish(play: Play): { wish: Wish; text: string } | null {
  const { view } = play;
  const [testers, control] = [teamOf(view.testers).name, teamOf(1 - view.testers).name];
  switch (view.phase) {
    case 'removing': {
      const seat = view.subject ?? null;
      if (seat === null) return null;
      const text = t('ror-fell-subject', { team: testers, subject: play.subject });
      return { wish: { type: 'choose', seat }, text };
    }
    case 'matching': {
      const image = view.removed ?? null;
      if (image === null) return null;
      const text = t('ror-fell-removed', { team: control, numeral: play.numeral(image) });
      return { wish: { type: 'remove', image }, text };
    }
    case 'countering':
      if (!view.guess) return null;
      return {
        wish: { type: 'guess', ...view.guess },
        text: t('ror-fell-guess', { team: testers, said: play.describeGuess(view.guess) }),
      };
    default:
      return null;
  }
}
