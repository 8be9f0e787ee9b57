import { PlayState } from '@games';
import { t } from '@words';
import { movementOf, setsOf } from './cards.ts';
import type { AnnounceBoth, Command, Private, Public, Secret, Turn } from './schema.gen.ts';

type Facts = Record<string, string | number>;
export type Wish = NonNullable<NonNullable<Private['wishes']>[number]>;

/** The game as one viewer sees it: the board's properties in Telepathic's own words, and what the viewer tries out. */
export class Play extends PlayState<Public, Private, Command> {
  /** The card that is about to be handed. */
  card = $state<string | null>(null);
  /** The set that is tried out, and whether the grid shows how it was before. */
  on = $state<number | null>(null);
  before = $state(false);
  /** About to announce: the names are laid out. */
  announcing = $state(false);
  /** The announcement of another director that I am about to take up. */
  proposed = $state<AnnounceBoth | null>(null);
  /** After the game: the turn that is looked at, counted from the start; null for the end itself. */
  at = $state<number | null>(null);
  /** A card is being dragged to its partner. */
  dragging = $state(false);

  /** What I have chosen, while it is not yet done: directors have to agree, and a pause has to pass. */
  get wish(): Wish | null {
    const seat = this.table.seat;
    return seat === null ? null : (this.mine?.wishes?.[seat] ?? null);
  }

  /** What was tried out belongs to its own turn, and what was looked back at to its own game. */
  turnPage(): void {
    const { wish } = this;
    this.card = wish?.type === 'hand' ? wish.card : null;
    this.on = wish?.type === 'perform' ? wish.on : null;
    this.before = this.announcing = this.dragging = false;
    if (this.view.phase !== 'over') this.at = this.proposed = null;
  }

  get hander(): number | null {
    return this.view.hander ?? null;
  }

  get performer(): number | null {
    return this.view.performer ?? null;
  }

  /** The grid as it is to be shown now: tried out, looked back at, or simply lying there. */
  readonly grid: readonly number[] = $derived.by(() => {
    const lying = this.view.grid ?? [];
    if (this.at !== null) return this.view.grids?.[this.at] ?? lying;
    return this.previewed ?? lying;
  });

  /** What the handed card would make of the grid on the chosen set. */
  get previewed(): number[] | null {
    if (!this.question('perform') || this.on === null || this.before) return null;
    return this.view.previews?.[this.on] ?? null;
  }

  /** The card that lies before the performer. */
  get handed(): string | null {
    return this.view.handed ?? null;
  }

  /** Where no single seat hands a card, the directors do. */
  override name(seat: number | null | undefined): string {
    return seat === null ? t('tele-directors') : super.name(seat);
  }

  get directing(): boolean {
    const seat = this.table.seat;
    return seat !== null && this.view.roles[seat] === 'director';
  }

  /** What I choose is a proposal to other directors; bots among them advise, and do not decide. */
  get proposing(): boolean {
    const others = this.view.roles.filter(
      (role, seat) => role === 'director' && seat !== this.table.seat && this.here(seat),
    );
    return this.directing && others.length > 0;
  }

  /** With whom I win, where there is one such: the other partner, or the one across the table. */
  get partner(): number | null {
    const seat = this.table.seat;
    return seat === null ? null : (this.view.partners[seat] ?? null);
  }

  /** What the others hold, as far as everybody may know: which kinds of cards, never which cards. */
  get secrets(): Secret[] {
    return this.view.secrets;
  }

  /** "row 3", "column C", "the upper left corner". */
  set(card: string, on: number): string {
    return t('tele-set', { sets: setsOf(card), on: on + 1, letter: 'ABCD'.charAt(on) });
  }

  /** Who hands and who performs, as facts of a sentence; directors are several, whatever their number. */
  turnFacts(hander: number | null, performer: number | null): Facts {
    return {
      hander: this.name(hander),
      performer: this.name(performer),
      many: hander === null ? 'yes' : 'no',
    };
  }

  /** What was done in a turn, as a sentence. */
  turnSentence(turn: Turn): string {
    return t('tele-told', {
      ...this.turnFacts(turn.hander, turn.performer),
      card: t('tele-card', { movement: movementOf(turn.card) }),
      set: this.set(turn.card, turn.on),
    });
  }
}
