import { POINTS_PER_VOTE, type Public } from '../schema.gen.ts';
import { votersFor } from '../voting/votes.ts';

/** A step of the staged reveal: the cards it reveals, by number, and the points that they bring, by seat. */
export interface Step {
  kind: 'ignored' | 'decoy' | 'told';
  numbers: number[];
  points: number[];
}

/** Return the steps of a reveal: decoys without votes together, then each other decoy, and the told card last. */
export function revealSteps(view: Public): Step[] {
  const owners = view.owners ?? [];
  const none = view.scores.map(() => 0);
  const decoys = owners
    .map((owner, place) => ({ owner, number: place + 1, votes: votersFor(view, place + 1).length }))
    .filter(({ owner }) => owner !== view.teller);
  const ignored = decoys.filter(({ votes }) => votes === 0).map(({ number }) => number);
  const believed = decoys.filter(({ votes }) => votes > 0).sort((a, b) => a.votes - b.votes);
  const steps: Step[] = ignored.length > 0 ? [{ kind: 'ignored', numbers: ignored, points: none }] : [];
  for (const { owner, number, votes } of believed)
    steps.push({ kind: 'decoy', numbers: [number], points: none.with(owner, votes * POINTS_PER_VOTE) });
  const paid = scoresAfter(steps, none);
  const points = none.map((_, seat) => (view.gains?.[seat] ?? 0) - (paid[seat] ?? 0));
  return [...steps, { kind: 'told', numbers: [owners.indexOf(view.teller ?? -1) + 1], points }];
}

/** Return the scores after these steps. */
export function scoresAfter(steps: readonly Step[], before: readonly number[]): number[] {
  return before.map((score, seat) => steps.reduce((sum, { points }) => sum + (points[seat] ?? 0), score));
}
