import type { Private } from '../schema.gen.ts';

/** A decision that a member proposes to the team. */
export type Proposal = NonNullable<NonNullable<Private['proposals']>[number]>;

/** A proposal and the members who back it, in seat order. */
export interface BackedProposal {
  proposal: Proposal;
  seats: number[];
}

export const isSameProposal = (a: Proposal | null, b: Proposal | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
