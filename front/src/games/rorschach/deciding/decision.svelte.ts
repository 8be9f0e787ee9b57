import { majority } from '../preview.ts';
import type { Private, Public, Symbol } from '../schema.gen.ts';
import { isSameProposal, type BackedProposal, type Proposal } from './proposals.ts';

/** A double tap or a held key repeats within this time, in milliseconds. */
const DOUBLE_TAP = 600;

/** What a decision needs from the game. */
interface DecisionContext {
  readonly table: { readonly seat: number | null };
  readonly view: Public;
  readonly mine: Private | null;
  /** Seats that have a vote. */
  readonly voices: readonly number[];
  /** My own proposal, and those of other members. */
  readonly myProposal: Proposal | null;
  readonly others: readonly BackedProposal[];
  /** What I have selected. */
  readonly image: string | null;
  readonly symbol: Symbol | null;
  readonly chosen: number | null;
  select(proposal: Proposal | null): void;
  answer(proposal: Proposal): Promise<boolean>;
}

/** What the main button would do: decide alone, propose to the team, or agree with a proposal. */
export interface Offer {
  how: 'say' | 'propose' | 'agree';
  proposal: Proposal;
  /** The members it would agree with; empty for the server's suggestion. */
  by: number[];
}

/** A team's decision as one member takes part in it (ALL-06). */
export class Decision {
  busy = $state(false);
  readonly #play: DecisionContext;
  #sent: { at: number; phase: string | null } = { at: 0, phase: null };

  constructor(play: DecisionContext) {
    this.#play = play;
  }

  /** True if I am the only one with a vote. */
  get alone(): boolean {
    const { voices, table } = this.#play;
    return voices.length === 1 && voices[0] === table.seat;
  }

  /** How many votes a proposal needs. */
  get needed(): number {
    return majority(this.#play.voices.length);
  }

  /** Team-mates without a proposal. */
  get thinking(): number[] {
    const { voices, table, mine } = this.#play;
    return voices.filter((seat) => seat !== table.seat && !mine?.proposals?.[seat]);
  }

  /** The proposal that I have selected; null while it is incomplete. */
  get draft(): Proposal | null {
    const { view, image, symbol, chosen } = this.#play;
    switch (view.phase) {
      case 'choosing':
        return chosen === null ? null : { type: 'choose', seat: chosen };
      case 'removing':
        return image === null ? null : { type: 'remove', image };
      case 'guessing':
      case 'second':
        return image === null || symbol === null ? null : { type: 'guess', image, symbol };
      case 'countering':
        return symbol === null ? null : { type: 'counter', symbol };
      default:
        return null;
    }
  }

  /** What the main button offers: my own draft first, then the others' proposals, then the server's suggestion. */
  readonly offer: Offer | null = $derived.by(() => {
    const { myProposal, others, mine } = this.#play;
    const draft = this.draft;
    if (draft !== null && !isSameProposal(draft, myProposal)) {
      const equal = others.find(({ proposal }) => isSameProposal(proposal, draft));
      if (equal) return { how: 'agree', proposal: draft, by: equal.seats };
      return { how: this.alone ? 'say' : 'propose', proposal: draft, by: [] };
    }
    const first = others[0];
    if (first) return { how: 'agree', proposal: first.proposal, by: first.seats };
    const suggested = mine?.suggested ?? null;
    if (suggested === null || myProposal !== null) return null;
    return { how: 'agree', proposal: { type: 'choose', seat: suggested }, by: [] };
  });

  /** Send a proposal; it is decided at once if I am the only one with a vote. */
  send = async (proposal: Proposal): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    await this.#play.answer(proposal);
    this.#play.select(proposal);
    this.busy = false;
    this.#sent = { at: performance.now(), phase: this.#play.view.phase };
  };

  sendOffer = (): void => {
    const { offer } = this;
    if (offer === null || (offer.how === 'agree' && this.#isDoubleTap)) return;
    void this.send(offer.proposal);
  };

  /** True right after a send: the button has changed its meaning, and a double tap must not agree unread. */
  get #isDoubleTap(): boolean {
    const { at, phase } = this.#sent;
    return phase === this.#play.view.phase && performance.now() - at < DOUBLE_TAP;
  }
}
