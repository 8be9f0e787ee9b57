import { haptic, playSound } from '@motion';
import type { Spot } from './camera.ts';
import type { Stroke } from './grip.ts';
import { nudgesOf, type Side } from './nudges.ts';
import type { Play } from './play.svelte.ts';
import {
  firstMet,
  nudgeObjection,
  placeObjection,
  sendablePose,
  sendableSpot,
  type Objection,
  type SolidPiece,
} from './preview.ts';
import type { ACTIONS, Command, Pose } from './schema.gen.ts';

/** What an artist is about to do, as the buttons have it. */
export type Mode = (typeof ACTIONS)[number];

/** A piece in the hand: one of the supply (`piece` is null), or one out of the sky. */
export interface Held {
  piece: number | null;
  shape: string;
  pose: Pose;
}

/** Instead of a piece's number, for one out of the supply. */
const NEW = -1;
/** How long a thing has to lie still before it counts as laid. */
export const STILLNESS = 1200;
/** What is said before the table would refuse it. */
const OBJECTIONS: Record<Objection, string> = {
  'nudge-starts-on-a-cloud': 'par-finger-on-cloud',
  'nudge-too-short': 'par-too-short',
  'nudge-meets-nothing': 'par-meets-nothing',
  'piece-protected': 'par-meets-protected',
  'place-protected': 'par-not-there-again',
};

/** What an artist is about to do: it can be turned and moved until it is sent. */
export class Hand {
  mode = $state<Mode>('place');
  held = $state.raw<Held | null>(null);
  /** The line of a nudge. */
  stroke = $state.raw<Stroke | null>(null);
  /** The cloud that the line was drawn at by itself, and from where. */
  aim = $state.raw<{ piece: number; side: Side } | null>(null);
  /** Under a finger or a mouse just now. */
  dragging = $state(false);
  /** Dragged over the supply: let go there, it goes back. */
  overSupply = $state(false);
  /** Counts the times it was let go: the ring that closes starts anew with each; 0 while there is none. */
  closing = $state(0);
  /** Sent, and on its way to the sky. */
  sent = $state(false);

  readonly #play: Play;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drops = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Why it cannot be done like this, as the name of a sentence; null if it can, as far as the page can tell. */
  readonly objection: string | null = $derived.by(() => {
    const objection = this.#objection();
    return objection && OBJECTIONS[objection];
  });

  /** What is held, with what it covers; a new piece has no number yet. */
  get solid(): SolidPiece | null {
    if (!this.held) return null;
    const { piece, shape, pose } = this.held;
    return { piece: piece ?? NEW, pose, discs: this.#play.discs(shape) };
  }

  /** Whether there is something to send. */
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

  /** Takes a new piece of this shape. */
  take(shape: string, at: Spot): void {
    if (this.#play.left(shape) === 0) return;
    this.stroke = null;
    this.mode = 'place';
    this.#hold({ piece: null, shape, pose: { ...at, turn: this.held?.pose.turn ?? 0, flip: false } });
  }

  /** Takes a piece out of the sky, to put it elsewhere or to take it away. */
  lift(piece: number): void {
    const lying = this.#play.sky.find((one) => one.piece === piece);
    if (!lying) return;
    if (this.#play.handsOff?.pieces?.includes(piece)) {
      this.#play.table.notify('par-protected', { name: this.#play.name(this.#play.lastAction?.seat) });
      return;
    }
    if (this.mode !== 'remove') this.mode = 'pick-up';
    this.#hold({ piece, shape: this.#play.shapeOf(piece), pose: lying.pose });
  }

  #hold(held: Held): void {
    this.#wait();
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
    this.#wait();
    const pose = { ...this.held.pose, ...part };
    this.held = { ...this.held, pose: { ...sendablePose(pose), turn: pose.turn } };
  }

  draw(stroke: Stroke): void {
    this.#wait();
    this.stroke = stroke;
    this.aim = null;
  }

  /** A line at a piece, for whoever draws none; asked again, it comes from the next side. */
  nudge(piece: number): void {
    const { solids, handsOff } = this.#play;
    const solid = solids.find((one) => one.piece === piece);
    const nudges = solid ? nudgesOf(solids, handsOff, solid) : [];
    const before = nudges.findIndex(({ side }) => this.aim?.piece === piece && this.aim.side === side);
    const next = nudges[(before + 1) % nudges.length];
    if (!next) return this.#play.table.notify('par-no-way-to-nudge');
    this.draw(next.stroke);
    this.aim = { piece, side: next.side };
  }

  /** Let go after a drag: in a moment it counts, unless it is touched again. */
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

  /** Touched again: the ring opens. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.closing = 0;
  }

  touched(): void {
    this.#wait();
  }

  /** Back to where it was. */
  letGo(): void {
    this.#wait();
    this.held = this.stroke = this.aim = null;
    this.dragging = this.overSupply = this.sent = false;
  }

  /** The table has gone on: what was in the hand lies in the sky, or belongs to another moment. */
  empty(): void {
    this.letGo();
    this.mode = 'place';
  }

  async send(): Promise<void> {
    const command = this.#command();
    if (!command || !this.ready || this.sent || this.#play.table.paused) return;
    this.#wait();
    this.sent = true;
    playSound('paper');
    const heard = await this.#play.answer(command);
    // What was heard stays in the hand until the sky shows it, or the piece would blink.
    if (!heard) this.sent = false;
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
