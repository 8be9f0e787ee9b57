import { PlayState } from '@games';
import { t } from '@words';
import { after, course, kindOf, type Kind } from './action.ts';
import type { Action, AnnounceBoth, Command, Condition, Private, Public, Turn } from './schema.gen.ts';
import { COLOURS, SHAPES } from './tiles.ts';

type Facts = Record<string, string | number>;
export type Wish = NonNullable<NonNullable<Private['wishes']>[number]>;

/** What a seat's secret is about, and which cards it holds. */
export interface Secret {
  seat: number;
  marks: readonly Condition[];
  wins: boolean;
  loses: boolean;
}

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

  get hander(): number | null {
    return this.view.hander ?? null;
  }

  get performer(): number | null {
    return this.view.performer ?? null;
  }

  /** The grids of the game so far; worth their making only when somebody looks back. */
  readonly course = $derived.by(() => course(this.view));

  /** The grid as it is to be shown now: tried out, looked back at, or simply lying there. */
  readonly grid: readonly number[] = $derived.by(() => {
    const lying = this.view.grid ?? [];
    if (this.at !== null) return this.course[this.at] ?? lying;
    return this.previewed ?? lying;
  });

  /** What the handed card would make of the grid on the chosen set. */
  get previewed(): number[] | null {
    const action = this.handed;
    if (!this.question('perform') || this.on === null || this.before || !action) return null;
    return after(this.view.grid ?? [], action, this.on);
  }

  /** The card that lies before the performer. */
  get handed(): Action | null {
    return this.view.handed ? this.action(this.view.handed) : null;
  }

  action(card: string): Action | null {
    return this.view.actions.find((one) => one.card === card) ?? null;
  }

  kind(card: string): Kind {
    const action = this.action(card);
    return action ? kindOf(action) : 'rows-east';
  }

  /** Where no single seat hands a card, the directors do. */
  override name(seat: number | null | undefined): string {
    return seat === null ? t('tele-directors') : super.name(seat);
  }

  get directing(): boolean {
    const seat = this.table.seat;
    return seat !== null && this.view.roles[seat] === 'director';
  }

  /** With whom I win, where there is one such: the other partner, or the one across the table. */
  get partner(): number | null {
    const seat = this.table.seat;
    if (seat === null || this.directing) return null;
    switch (this.view.mode) {
      case 'opposed':
        return (seat + 2) % 4;
      case 'four-partners':
        return null;
      default:
        return this.view.roles.findIndex(
          (role, other) => other !== seat && (role === 'colour' || role === 'shape'),
        );
    }
  }

  /** What the others hold, as far as everybody may know: which kinds of cards, never which cards. */
  readonly secrets: Secret[] = $derived(
    this.view.roles.flatMap((role, seat) => {
      if (role === 'director') return [];
      const whole = role === 'colour' || role === 'shape';
      return {
        seat,
        marks: role.startsWith('colour') ? COLOURS : SHAPES,
        wins: whole || role.endsWith('win'),
        loses: (whole && this.view.mode !== 'opposed') || role.endsWith('lose'),
      };
    }),
  );

  /** "row 3", "column C", "the upper left corner". */
  set(card: string, on: number): string {
    const sets = this.action(card)?.sets ?? 'rows';
    return t('tele-set', { sets, on: on + 1, letter: 'ABCD'.charAt(on) });
  }

  /** Who hands and who performs, as facts of a sentence; directors are several, whatever their number. */
  pair(hander: number | null, performer: number | null): Facts {
    return {
      hander: this.name(hander),
      performer: this.name(performer),
      many: hander === null ? 'yes' : 'no',
    };
  }

  /** What was done in a turn, as a sentence. */
  told(turn: Turn): string {
    return t('tele-told', {
      ...this.pair(turn.hander, turn.performer),
      card: t('tele-card', { kind: this.kind(turn.card) }),
      set: this.set(turn.card, turn.on),
    });
  }
}
