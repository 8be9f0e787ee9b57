import type { Private } from './schema.gen.ts';

/** What one of a team would have the team do. */
export type Wish = NonNullable<NonNullable<Private['proposals']>[number]>;

/** What some of the team propose, and who they are, in seat order. */
export interface Proposal {
  wish: Wish;
  seats: number[];
}

export const same = (one: Wish | null, other: Wish | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
