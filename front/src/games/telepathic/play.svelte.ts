import { PlayState } from '@games';
import { t } from '@words';
import { movementOf, setsOf } from './cards/cards.ts';
import type { AnnounceBoth, Command, Private, Public, Secret, Turn } from './schema.gen.ts';

type Facts = Record<string, string | number>;
export type Wish = NonNullable<NonNullable<Private['wishes']>[number]>;

/** The game as one viewer sees it: the board's props in Telepathic's own types, and what the viewer has selected. */
export class Play extends PlayState<Public, Private, Command> {
  /** The card selected for handing. */
  card = $state<string | null>(null);
  /** The set selected for performing, and whether the grid shows the state before it. */
  selectedSet = $state<number | null>(null);
  showsBefore = $state(false);
  /** The announcement panel is open. */
  announcing = $state(false);
  /** Another director's announcement that I am about to adopt. */
  proposed = $state<AnnounceBoth | null>(null);
  /** After the game: the number of the replayed turn (0 is the start); null shows the end. */
  replayedTurn = $state<number | null>(null);
  /** A card is being dragged to the performer. */
  dragging = $state(false);

  /** My choice that is not carried out yet, because other directors have to agree or a pause runs. */
  get wish(): Wish | null {
    const seat = this.table.seat;
    return seat === null ? null : (this.mine?.wishes?.[seat] ?? null);
  }

  /** Reset the selections for a new turn, and the replay for a new game. */
  resetSelections(): void {
    const { wish } = this;
    this.card = wish?.type === 'hand' ? wish.card : null;
    this.selectedSet = wish?.type === 'perform' ? wish.on : null;
    this.showsBefore = this.announcing = this.dragging = false;
    if (this.view.phase !== 'over') this.replayedTurn = this.proposed = null;
  }

  get hander(): number | null {
    return this.view.hander ?? null;
  }

  get performer(): number | null {
    return this.view.performer ?? null;
  }

  /** The grid to show: a preview, a replayed turn, or the current grid. */
  readonly grid: readonly number[] = $derived.by(() => {
    const current = this.view.grid ?? [];
    if (this.replayedTurn !== null) return this.view.grids?.[this.replayedTurn] ?? current;
    return this.previewed ?? current;
  });

  /** The grid after performing the handed card on the selected set; null without a preview. */
  get previewed(): number[] | null {
    if (!this.question('perform') || this.selectedSet === null || this.showsBefore) return null;
    return this.view.previews?.[this.selectedSet] ?? null;
  }

  /** The card handed to the performer. */
  get handed(): string | null {
    return this.view.handed ?? null;
  }

  /** Return a seat's name; null means the directors together. */
  override name(seat: number | null | undefined): string {
    return seat === null ? t('tele-directors') : super.name(seat);
  }

  get directing(): boolean {
    const seat = this.table.seat;
    return seat !== null && this.view.roles[seat] === 'director';
  }

  /** My choice is a proposal to other directors who are people; bots advise, but do not decide. */
  get proposing(): boolean {
    const others = this.view.roles.filter(
      (role, seat) => role === 'director' && seat !== this.table.seat && this.here(seat),
    );
    return this.directing && others.length > 0;
  }

  /** The seat I win with: the other partner, or the player opposite; null if there is none. */
  get partner(): number | null {
    const seat = this.table.seat;
    return seat === null ? null : (this.view.partners[seat] ?? null);
  }

  /** The kinds of conditions that each seat holds, without the conditions themselves. */
  get secrets(): Secret[] {
    return this.view.secrets;
  }

  /** "row 3", "column C", "the upper left corner". */
  describeSet(card: string, on: number): string {
    return t('tele-set', { sets: setsOf(card), on: on + 1, letter: 'ABCD'.charAt(on) });
  }

  /** Fluent arguments for who hands and who performs; directors always count as plural. */
  turnFacts(hander: number | null, performer: number | null): Facts {
    return {
      hander: this.name(hander),
      performer: this.name(performer),
      many: hander === null ? 'yes' : 'no',
    };
  }

  /** A turn as a sentence. */
  turnSentence(turn: Turn): string {
    return t('tele-told', {
      ...this.turnFacts(turn.hander, turn.performer),
      card: t('tele-card', { movement: movementOf(turn.card) }),
      set: this.describeSet(turn.card, turn.on),
    });
  }
}
