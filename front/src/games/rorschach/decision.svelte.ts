import { majority } from './preview.ts';
import type { Private, Public, Symbol } from './schema.gen.ts';
import { same, type Proposal, type Wish } from './wishes.ts';

/** A second tap of the same finger, or a key that is held, comes within this time. */
const TWICE = 600;

/** What a decision has to know of the game. */
interface Deciding {
  readonly table: { readonly seat: number | null };
  readonly view: Public;
  readonly mine: Private | null;
  /** Seats whose voices count. */
  readonly voices: readonly number[];
  /** What I have proposed, and what others of my team have. */
  readonly wish: Wish | null;
  readonly others: readonly Proposal[];
  /** What I point at. */
  readonly image: string | null;
  readonly symbol: Symbol | null;
  readonly chosen: number | null;
  pointAt(wish: Wish | null): void;
  answer(wish: Wish): Promise<boolean>;
}

/** What the main button would do: say it alone, propose it to the team, or agree with those who did. */
export interface Offer {
  how: 'say' | 'propose' | 'agree';
  wish: Wish;
  /** With whom one would agree; empty for a proposal that is nobody's. */
  by: number[];
}

/** A team's decision, as one of the team makes it (ALL-06). */
export class Decision {
  busy = $state(false);
  readonly #play: Deciding;
  #sent: { at: number; phase: string | null } = { at: 0, phase: null };

  constructor(play: Deciding) {
    this.#play = play;
  }

  /** Nobody else has a say. */
  get alone(): boolean {
    const { voices, table } = this.#play;
    return voices.length === 1 && voices[0] === table.seat;
  }

  /** How many have to agree. */
  get needed(): number {
    return majority(this.#play.voices.length);
  }

  /** Team-mates who have not proposed anything yet. */
  get thinking(): number[] {
    const { voices, table, mine } = this.#play;
    return voices.filter((seat) => seat !== table.seat && !mine?.proposals?.[seat]);
  }

  /** What I point at, if it is whole. */
  get draft(): Wish | null {
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

  /** What comes next: my own idea before the others', theirs before the one that is nobody's. */
  readonly offer: Offer | null = $derived.by(() => {
    const { wish, others, mine } = this.#play;
    const draft = this.draft;
    if (draft !== null && !same(draft, wish)) {
      const known = others.find((one) => same(one.wish, draft));
      if (known) return { how: 'agree', wish: draft, by: known.seats };
      return { how: this.alone ? 'say' : 'propose', wish: draft, by: [] };
    }
    const first = others[0];
    if (first) return { how: 'agree', wish: first.wish, by: first.seats };
    const suggested = mine?.suggested ?? null;
    if (suggested === null || wish !== null) return null;
    return { how: 'agree', wish: { type: 'choose', seat: suggested }, by: [] };
  });

  /** Tells the team, or the table where nobody else has a say. */
  send = async (wish: Wish): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    await this.#play.answer(wish);
    this.#play.pointAt(wish);
    this.busy = false;
    this.#sent = { at: performance.now(), phase: this.#play.view.phase };
  };

  sendOffer = (): void => {
    const { offer } = this;
    if (offer === null || (offer.how === 'agree' && this.#isTwice)) return;
    void this.send(offer.wish);
  };

  /** The button says something else than a moment ago: whoever taps twice has not read it. */
  get #isTwice(): boolean {
    const { at, phase } = this.#sent;
    return phase === this.#play.view.phase && performance.now() - at < TWICE;
  }
}
