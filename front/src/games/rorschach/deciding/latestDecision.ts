import { t } from '@words';
import type { Play } from '../play.svelte.ts';
import { teamOf } from '../teams.ts';
import { isSameProposal, type BackedProposal, type Proposal } from './proposals.ts';

/** The latest decision, and who of my own team backed it. */
export interface Decided {
  text: string;
  /** Seals of the backers; empty for the other team's decision, whose backers are secret. */
  seals: number[];
  voices: number;
}

/** My team's proposals before its decision. */
export interface TeamVotes {
  proposals: BackedProposal[];
  voices: number;
}

/** Return the decision that led to the current phase; null if the phase shows the decision itself. */
export function latestDecision(play: Play, before: TeamVotes): Decided | null {
  const decided = decidedProposal(play);
  if (decided === null) return null;
  const { proposal, text } = decided;
  const backers = before.proposals.find((backed) => isSameProposal(backed.proposal, proposal))?.seats ?? [];
  const voices = Math.max(before.voices, backers.length);
  return { text, seals: backers.map((seat) => play.seal(seat)), voices };
}

function decidedProposal(play: Play): { proposal: Proposal; text: string } | null {
  const { view } = play;
  const [testers, control] = [teamOf(view.testers).name, teamOf(1 - view.testers).name];
  switch (view.phase) {
    case 'removing': {
      const seat = view.subject ?? null;
      if (seat === null) return null;
      const text = t('ror-fell-subject', { team: testers, subject: play.subject });
      return { proposal: { type: 'choose', seat }, text };
    }
    case 'matching': {
      const image = view.removed ?? null;
      if (image === null) return null;
      const text = t('ror-fell-removed', { team: control, numeral: play.numeral(image) });
      return { proposal: { type: 'remove', image }, text };
    }
    case 'countering':
      if (!view.guess) return null;
      return {
        proposal: { type: 'guess', ...view.guess },
        text: t('ror-fell-guess', { team: testers, said: play.describeGuess(view.guess) }),
      };
    default:
      return null;
  }
}
