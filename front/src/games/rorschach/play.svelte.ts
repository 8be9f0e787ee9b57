import { untrack } from 'svelte';
import { PlayState } from '@games';
import { localized, t } from '@words';
import { Decision } from './deciding/decision.svelte.ts';
import { Drag } from './matching/drag.svelte.ts';
import { Matching } from './matching/matching.svelte.ts';
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
import { NUMERALS } from './stones/symbols.ts';
import { isSameProposal, type BackedProposal, type Proposal } from './deciding/proposals.ts';

/** A viewer's role in this round. */
export type Role = Private['role'] | 'watcher';

/** The word on a slip in the viewer's language. */
export const wordOf = (word: ShownWord): string => localized(word.text) || word.id;

/** The game as one viewer sees it: the board's props in Rorschach's own types, and what the viewer has selected. */
export class Play extends PlayState<Public, Private, Command> {
  /** The blot shown in the close-up dialog. */
  zoomed = $state<string | null>(null);
  /** My selection: a blot, a word's symbol, a seat. */
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

  /** The blots left in the round, in table order: four, then three. */
  get blotsLeft(): string[] {
    return this.view.images_left ?? [];
  }

  get subject(): string {
    return this.name(this.view.subject);
  }

  /** The team that sentences call "you"; null for spectators and in a replay. */
  get myTeam(): number | null {
    return this.me === null ? null : (this.mine?.team ?? null);
  }

  members(team: number): number[] {
    return this.view.teams.flatMap((other, seat) => (other === team ? [seat] : []));
  }

  /** Seats with a vote in my team's decision. */
  get voices(): number[] {
    return voices(this.mine?.deciders ?? [], (seat) => !this.here(seat));
  }

  /** A blot's numeral, such as "III"; empty if it is not on the table. */
  numeral(image: string): string {
    return NUMERALS[(this.view.images ?? []).indexOf(image)] ?? '';
  }

  word(symbol: Symbol): string {
    const word = this.view.words?.find((shown) => shown.symbol === symbol);
    return word ? wordOf(word) : '';
  }

  /** "“Monday” on II". */
  describeGuess({ image, symbol }: { image: string; symbol: Symbol }): string {
    return t('ror-said', { word: this.word(symbol), numeral: this.numeral(image) });
  }

  /** A proposal in words. */
  describe(proposal: Proposal): string {
    switch (proposal.type) {
      case 'choose':
        return this.names([proposal.seat]);
      case 'remove':
        return t('ror-that-blot', { numeral: this.numeral(proposal.image) });
      case 'guess':
        return this.describeGuess(proposal);
      case 'counter':
        return t('ror-word', { word: this.word(proposal.symbol) });
      case 'decline':
        return t('ror-no-second');
    }
  }

  /** What I have proposed. */
  get myProposal(): Proposal | null {
    const seat = this.table.seat;
    return seat === null ? null : (this.mine?.proposals?.[seat] ?? null);
  }

  /** The team's proposals, equal ones merged. */
  readonly proposals: BackedProposal[] = $derived.by(() => {
    const merged: BackedProposal[] = [];
    (this.mine?.proposals ?? []).forEach((proposal, seat) => {
      if (proposal === null) return;
      const equal = merged.find((backed) => isSameProposal(backed.proposal, proposal));
      if (equal) equal.seats.push(seat);
      else merged.push({ proposal, seats: [seat] });
    });
    return merged;
  });

  /** Proposals of other members that differ from mine, the most backed first. */
  readonly others: BackedProposal[] = $derived(
    this.proposals
      .filter(
        ({ proposal, seats }) =>
          !isSameProposal(proposal, this.myProposal) && seats.some((seat) => seat !== this.table.seat),
      )
      .sort((a, b) => b.seats.length - a.seats.length || (a.seats[0] ?? 0) - (b.seats[0] ?? 0)),
  );

  /** My team's proposed guesses at this blot, each with its backers. */
  guessesAt(image: string): { guess: Guess; seats: number[] }[] {
    return this.proposals.flatMap(({ proposal, seats }) =>
      proposal.type === 'guess' && proposal.image === image ? [{ guess: proposal, seats }] : [],
    );
  }

  /** The blots that I may select, or lay a stone on. */
  readonly selectableBlots: string[] = $derived.by(() => {
    switch (this.view.phase) {
      case 'removing':
        return this.choices('remove').map((choice) => choice.image);
      case 'matching':
        return this.matching ? this.blotsLeft : [];
      case 'guessing':
      case 'second': {
        const allowed = this.choices('guess').map((choice) => choice.image);
        return this.blotsLeft.filter((image) => allowed.includes(image));
      }
      default:
        return [];
    }
  });

  /** The words that I may select. */
  readonly selectableWords: Symbol[] = $derived.by(() => {
    const allowed = [...this.choices('guess'), ...this.choices('counter')].map((choice) => choice.symbol);
    return (this.view.words ?? []).map((word) => word.symbol).filter((symbol) => allowed.includes(symbol));
  });

  /** Identifies the matching that I am asked for; null if I am not asked. */
  readonly #matchingKey = $derived(
    this.role === 'subject' && this.question('match')
      ? `${this.view.round} ${this.blotsLeft.join(' ')}`
      : null,
  );

  /** My matching while I am the subject and have not sealed it. */
  readonly matching: Matching | null = $derived.by(() => {
    if (this.#matchingKey === null) return null;
    return untrack(() => new Matching(this.table.code, this.table.seat ?? 0, this.blotsLeft));
  });

  /** Select what a proposal is about, or nothing. */
  select(proposal: Proposal | null): void {
    this.image = proposal?.type === 'guess' || proposal?.type === 'remove' ? proposal.image : null;
    this.symbol = proposal?.type === 'guess' || proposal?.type === 'counter' ? proposal.symbol : null;
    this.chosen = proposal?.type === 'choose' ? proposal.seat : null;
  }

  /** Seal the matching, if every blot has its stone. */
  sealMatching = async (): Promise<void> => {
    const symbols = this.matching?.sealable;
    if (symbols && !this.decision.busy) {
      this.decision.busy = true;
      await this.answer({ type: 'match', symbols });
      this.decision.busy = false;
    }
  };

  /** Answer a question; nothing is sent while the table is paused. */
  override async answer(command: Command): Promise<boolean> {
    return this.table.paused ? false : super.answer(command);
  }
}
