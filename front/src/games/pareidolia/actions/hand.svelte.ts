import { haptic, playSound } from '@motion';
import type { MessageId } from '@words';
import type { Spot } from '../sky/camera.ts';
import type { Stroke } from './grip.ts';
import { nudgesOf, type Side } from './nudges.ts';
import type { Play } from '../play.svelte.ts';
import {
  firstMet,
  nudgeObjection,
  placeObjection,
  sendablePose,
  sendableSpot,
  type Objection,
  type SolidPiece,
} from '../preview.ts';
import type { ACTIONS, Command, Pose } from '../schema.gen.ts';

/** The kind of action that an artist prepares. */
export type Mode = (typeof ACTIONS)[number];

/** A held piece: from the supply (`piece` is null), or from the sky. */
export interface Held {
  piece: number | null;
  shape: string;
  pose: Pose;
}

/** The piece number of a piece from the supply. */
const NEW = -1;
/** How long a dropped piece has to lie still before the action is sent, in milliseconds. */
export const STILLNESS = 1200;
/** The message for each objection, shown before the server would refuse the action. */
const OBJECTIONS: Record<Objection, MessageId> = {
  'nudge-starts-on-a-cloud': 'par-finger-on-cloud',
  'nudge-too-short': 'par-too-short',
  'nudge-meets-nothing': 'par-meets-nothing',
  'piece-protected': 'par-meets-protected',
  'place-protected': 'par-not-there-again',
};

/** The action that an artist prepares; it can be changed until it is sent. */
export class Hand {
  mode = $state<Mode>('place');
  held = $state.raw<Held | null>(null);
  /** The line of a nudge. */
  stroke = $state.raw<Stroke | null>(null);
  /** The target of a line that was drawn by keyboard, and the side it comes from. */
  aim = $state.raw<{ piece: number; side: Side } | null>(null);
  /** Being dragged with a pointer. */
  dragging = $state(false);
  /** Dragged over the supply: a drop there puts the piece back. */
  overSupply = $state(false);
  /** The number of the drop whose ring is closing; 0 if no ring is closing. */
  closing = $state(0);
  /** Sent, and not yet shown in the sky. */
  sent = $state(false);

  readonly #play: Play;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drops = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  /** The message id of why the action is impossible; null if the page knows no reason. */
  readonly objection: MessageId | null = $derived.by(() => {
    const objection = this.#objection();
    return objection && OBJECTIONS[objection];
  });

  /** The held piece with its discs. */
  get solid(): SolidPiece | null {
    if (!this.held) return null;
    const { piece, shape, pose } = this.held;
    return { piece: piece ?? NEW, pose, discs: this.#play.discs(shape) };
  }

  /** True if the action can be sent. */
  get ready(): boolean {
    return (this.mode === 'nudge' ? this.stroke !== null : this.held !== null) && this.objection === null;
  }

  /** The piece that the line would meet first. */
  get met(): number | null {
    if (this.mode !== 'nudge' || !this.stroke) return null;
    return firstMet(this.#play.solids, sendableSpot(this.stroke.from), sendableSpot(this.stroke.to));
  }

  choose(mode: Mode): void {
    if (mode === this.mode) return;
    this.letGo();
    this.mode = mode;
  }

  /** Take a new piece of this shape from the supply. */
  take(shape: string, at: Spot): void {
    if (this.#play.countLeft(shape) === 0) return;
    this.stroke = null;
    this.mode = 'place';
    this.#hold({ piece: null, shape, pose: { ...at, turn: this.held?.pose.turn ?? 0, flip: false } });
  }

  /** Take a piece out of the sky, to move or remove it. */
  lift(piece: number): void {
    const lying = this.#play.sky.find((other) => other.piece === piece);
    if (!lying) return;
    if (this.#play.handsOff?.pieces?.includes(piece)) {
      this.#play.table.notify('par-protected', { name: this.#play.name(this.#play.lastAction?.seat) });
      return;
    }
    if (this.mode !== 'remove') this.mode = 'pick-up';
    this.#hold({ piece, shape: this.#play.shapeOf(piece), pose: lying.pose });
  }

  #hold(held: Held): void {
    this.#cancelSend();
    this.held = held;
    haptic('pick');
    playSound('card');
  }

  move(at: Spot): void {
    this.#change({ x: at.x, y: at.y });
  }

  turn(tenths: number): void {
    if (this.held) this.#change({ turn: this.held.pose.turn + tenths });
  }

  flip(): void {
    if (!this.held) return;
    this.#change({ flip: !this.held.pose.flip });
    playSound('paper');
  }

  #change(part: Partial<Pose>): void {
    if (!this.held || this.sent || this.mode === 'remove') return;
    this.#cancelSend();
    const pose = { ...this.held.pose, ...part };
    this.held = { ...this.held, pose: { ...sendablePose(pose), turn: pose.turn } };
  }

  draw(stroke: Stroke): void {
    this.#cancelSend();
    this.stroke = stroke;
    this.aim = null;
  }

  /** Draw a line at a piece, for keyboards; each further call comes from the next side. */
  nudge(piece: number): void {
    const { solids, handsOff } = this.#play;
    const solid = solids.find((other) => other.piece === piece);
    const nudges = solid ? nudgesOf(solids, handsOff, solid) : [];
    const before = nudges.findIndex(({ side }) => this.aim?.piece === piece && this.aim.side === side);
    const next = nudges[(before + 1) % nudges.length];
    if (!next) return this.#play.table.notify('par-no-way-to-nudge');
    this.draw(next.stroke);
    this.aim = { piece, side: next.side };
  }

  /** End a drag: the action is sent after STILLNESS, unless it is touched again. */
  drop(): void {
    this.dragging = false;
    if (this.overSupply && this.held) {
      this.overSupply = false;
      if (this.held.piece === null) return this.letGo();
      this.mode = 'remove';
    }
    if (!this.ready) return;
    this.closing = ++this.#drops;
    this.#timer = setTimeout(() => void this.send(), STILLNESS);
  }

  /** Cancel the pending send. */
  #cancelSend(): void {
    clearTimeout(this.#timer);
    this.closing = 0;
  }

  touched(): void {
    this.#cancelSend();
  }

  /** Cancel the action; a held piece returns to its place. */
  letGo(): void {
    this.#cancelSend();
    this.held = this.stroke = this.aim = null;
    this.dragging = this.overSupply = this.sent = false;
  }

  /** Reset the hand after an action or a change of phase. */
  empty(): void {
    this.letGo();
    this.mode = 'place';
  }

  async send(): Promise<void> {
    const command = this.#command();
    if (!command || !this.ready || this.sent || this.#play.table.paused) return;
    this.#cancelSend();
    this.sent = true;
    playSound('paper');
    const accepted = await this.#play.answer(command);
    // An accepted action stays in the hand until the sky shows it, so that the piece does not blink.
    if (!accepted) this.sent = false;
  }

  #command(): Command | null {
    const { held, stroke } = this;
    if (this.mode === 'nudge') {
      if (!stroke) return null;
      const [from, to] = [sendableSpot(stroke.from), sendableSpot(stroke.to)];
      return { type: 'nudge', x0: from.x, y0: from.y, x1: to.x, y1: to.y };
    }
    if (!held) return null;
    if (this.mode === 'remove') return held.piece === null ? null : { type: 'remove', piece: held.piece };
    const pose = sendablePose(held.pose);
    return held.piece === null
      ? { type: 'place', shape: held.shape, ...pose }
      : { type: 'pick-up', piece: held.piece, ...pose };
  }

  #objection(): Objection | null {
    const { held, mode, stroke } = this;
    const { handsOff, solids } = this.#play;
    if (mode === 'nudge')
      return stroke && nudgeObjection(solids, handsOff, sendableSpot(stroke.from), sendableSpot(stroke.to));
    return held && mode !== 'remove' ? placeObjection(handsOff, held.shape, sendablePose(held.pose)) : null;
  }
}
