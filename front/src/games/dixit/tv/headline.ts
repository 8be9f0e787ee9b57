import type { Public } from '../schema.gen.ts';
import { votersFor } from '../voting/votes.ts';

/** What a round is remembered for, with the seats that it is about. */
export type Headline =
  | { kind: 'all' | 'none' | 'some' | 'scattered' }
  | { kind: 'fooled'; owner: number; votes: number }
  | { kind: 'bot'; owner: number }
  | { kind: 'one'; finder: number }
  | { kind: 'alone'; seat: number };

/** With fewer voters than this, a vote that stands alone is nothing remarkable. */
const CROWD = 3;

/** Return what was most remarkable about a revealed round. */
export function roundHeadline(view: Public, isBot: (seat: number) => boolean): Headline {
  const voters = view.others.filter((seat) => typeof view.votes?.[seat] === 'number');
  const found = view.verdict?.found ?? [];
  const best = bestDecoy(view);
  // Nobody can vote for their own card.
  if (best && isBot(best.owner) && best.votes >= 2 && best.votes >= voters.length - 1)
    return { kind: 'bot', owner: best.owner };
  if (voters.length > 0 && found.length === voters.length) return { kind: 'all' };
  const lost = voters.filter((seat) => !found.includes(seat));
  const [first] = lost;
  if (voters.length >= CROWD && lost.length === 1 && first !== undefined)
    return { kind: 'alone', seat: first };
  if (best && best.votes >= CROWD) return { kind: 'fooled', ...best };
  if (found.length === 0) return { kind: 'none' };
  const chosen = new Set(voters.map((seat) => view.votes?.[seat]));
  if (voters.length >= CROWD && chosen.size === voters.length) return { kind: 'scattered' };
  const [finder] = found;
  if (voters.length >= CROWD && found.length === 1 && finder !== undefined) return { kind: 'one', finder };
  return { kind: 'some' };
}

/** Return the decoy with the most votes: its owner, and the number of its votes. */
function bestDecoy(view: Public): { owner: number; votes: number } | null {
  const decoys = (view.owners ?? [])
    .map((owner, place) => ({ owner, votes: votersFor(view, place + 1).length }))
    .filter(({ owner }) => owner !== view.teller);
  return decoys.sort((a, b) => b.votes - a.votes)[0] ?? null;
}
