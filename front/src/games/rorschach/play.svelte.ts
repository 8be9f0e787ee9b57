import { untrack } from 'svelte';
import { PlayState } from '@games';
import { localized, t } from '@words';
import { Decision } from './decision.svelte.ts';
import { Drag } from './drag.svelte.ts';
import { Matching } from './matching.svelte.ts';
import { voices } from './preview.ts';
import {
  DEFAULT_OPTIONS,
  type Command,
  type Guess,
  type Private,
  type Public,
  type ShownWord,
  type Symbol,
} from './schema.gen.ts';
import { NUMERALS } from './symbols.ts';
import { same, type Proposal, type Wish } from './wishes.ts';

/** What a viewer is in this round. */
export type Role = Private['role'] | 'watcher';

/** The word on a slip in the language that is spoken here. */
export const wordOf = (word: ShownWord): string => localized(word.text) || word.id;

/** The game as one viewer sees it: the board's properties in Rorschach's own words, and what the viewer points at. */
export class Play extends PlayState<Public, Private, Command> {
  /** The blot that is looked at closely, over everything else. */
  zoomed = $state<string | null>(null);
  /** What I point at, before I say it. */
  image = $state<string | null>(null);
  symbol = $state<Symbol | null>(null);
  chosen = $state<number | null>(null);
  /** The stone that is being dragged. */
  readonly drag = new Drag();
  readonly decision = new Decision(this);

  get pack(): string {
    const deck = this.table.options['deck'];
    return typeof deck === 'string' ? deck : DEFAULT_OPTIONS.deck;
  }

  get role(): Role {
    return this.mine?.role ?? 'watcher';
  }

  /** The three blots that stay in the round, as they lie; all four until one is put away. */
  get left(): string[] {
    return this.view.images_left ?? [];
  }

  get subject(): string {
    return this.name(this.view.subject);
  }

  members(team: number): number[] {
    return this.view.teams.flatMap((one, seat) => (one === team ? [seat] : []));
  }

  /** Whose voices count in my team's decision. */
  get voices(): number[] {
    return voices(this.mine?.deciders ?? [], (seat) => !this.here(seat));
  }

  /** "III" while a blot lies on the table. */
  numeral(image: string): string {
    return NUMERALS[(this.view.images ?? []).indexOf(image)] ?? '';
  }

  word(symbol: Symbol): string {
    const word = this.view.words?.find((one) => one.symbol === symbol);
    return word ? wordOf(word) : '';
  }

  /** "“Monday” on II". */
  describeGuess({ image, symbol }: { image: string; symbol: Symbol }): string {
    return t('ror-said', { word: this.word(symbol), numeral: this.numeral(image) });
  }

  /** A wish in words. */
  describe(wish: Wish): string {
    switch (wish.type) {
      case 'choose':
        return this.names([wish.seat]);
      case 'remove':
        return t('ror-that-blot', { numeral: this.numeral(wish.image) });
      case 'guess':
        return this.describeGuess(wish);
      case 'counter':
        return t('ror-word', { word: this.word(wish.symbol) });
      case 'decline':
        return t('ror-no-second');
    }
  }

  /** What I have proposed. */
  get wish(): Wish | null {
    const seat = this.table.seat;
    return seat === null ? null : (this.mine?.proposals?.[seat] ?? null);
  }

  /** What the team proposes: each wish once, with all who back it. */
  readonly proposals: Proposal[] = $derived.by(() => {
    const found: Proposal[] = [];
    (this.mine?.proposals ?? []).forEach((wish, seat) => {
      if (wish === null) return;
      const known = found.find((one) => same(one.wish, wish));
      if (known) known.seats.push(seat);
      else found.push({ wish, seats: [seat] });
    });
    return found;
  });

  /** What others of my team propose and I do not, the most backed first. */
  readonly others: Proposal[] = $derived(
    this.proposals
      .filter(({ wish, seats }) => !same(wish, this.wish) && seats.some((seat) => seat !== this.table.seat))
      .sort((a, b) => b.seats.length - a.seats.length || (a.seats[0] ?? 0) - (b.seats[0] ?? 0)),
  );

  /** Who of my team backs such a guess at this blot. */
  guessesAt(image: string): { guess: Guess; seats: number[] }[] {
    return this.proposals.flatMap(({ wish, seats }) =>
      wish.type === 'guess' && wish.image === image ? [{ guess: wish, seats }] : [],
    );
  }

  /** The blots that I may point at or lay upon now. */
  readonly pointable: string[] = $derived.by(() => {
    switch (this.view.phase) {
      case 'removing':
        return this.choices('remove').map((one) => one.image);
      case 'matching':
        return this.matching ? this.left : [];
      case 'guessing':
      case 'second': {
        const may = this.choices('guess').map((one) => one.image);
        return this.left.filter((image) => may.includes(image));
      }
      default:
        return [];
    }
  });

  /** Words that I may say now. */
  readonly sayable: Symbol[] = $derived.by(() => {
    const may = [...this.choices('guess'), ...this.choices('counter')].map((one) => one.symbol);
    return (this.view.words ?? []).map((word) => word.symbol).filter((symbol) => may.includes(symbol));
  });

  /** Tells one subject's task from the next, at any table and in any game. */
  readonly #task = $derived(
    this.role === 'subject' && this.question('match') ? `${this.view.round} ${this.left.join(' ')}` : null,
  );

  /** My matching while I am the subject and have not sealed it. */
  readonly matching: Matching | null = $derived.by(() => {
    if (this.#task === null) return null;
    return untrack(() => new Matching(this.table.code, this.table.seat ?? 0, this.left));
  });

  /** Points at what a wish says, or at nothing. */
  pointAt(wish: Wish | null): void {
    this.image = wish?.type === 'guess' || wish?.type === 'remove' ? wish.image : null;
    this.symbol = wish?.type === 'guess' || wish?.type === 'counter' ? wish.symbol : null;
    this.chosen = wish?.type === 'choose' ? wish.seat : null;
  }

  /** Seals the matching, once every blot has its stone. */
  sealMatching = async (): Promise<void> => {
    const symbols = this.matching?.whole;
    if (symbols && !this.decision.busy) {
      this.decision.busy = true;
      await this.answer({ type: 'match', symbols });
      this.decision.busy = false;
    }
  };

  /** Nothing is answered while the table rests: a key pressed then is not even sent. */
  override async answer(command: Command): Promise<boolean> {
    return this.table.paused ? false : super.answer(command);
  }
}
