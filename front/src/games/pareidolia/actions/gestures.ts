import type { Spot } from '../sky/camera.ts';
import {
  distance,
  grasp,
  heldByTwo,
  midpoint,
  offset,
  snapToGrid,
  takeStroke,
  takeWithTwo,
  turnedAround,
  type Grip,
  type TwoFingers,
} from './grip.ts';
import type { Hand } from './hand.svelte.ts';
import type { Play } from '../play.svelte.ts';
import type { SkyView } from '../sky/skyView.svelte.ts';

/** A pointer that moves by less than this many pixels has tapped. */
const SLACK = 6;
/** The longest time between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 320;
/** How far above the finger a piece from the supply is held, in pixels: the finger would cover it. */
const ABOVE = 44;
/** A finger within this many pixels of an end of a nudge's line takes that end. */
const NEAR_END = 30;
/** A finger within this many pixels of a cloud takes the cloud. */
const REACH = 14;
/** Tenths of a degree per unit of the mouse wheel, and per tap on a handle. */
const WHEEL = 0.75;
const STEP = 150;

/** Suppress the click that follows a drag which ends on the element where it began. */
function suppressClick(element: HTMLElement): void {
  const ignore = (event: Event) => event.stopPropagation();
  element.addEventListener('click', ignore, true);
  setTimeout(() => element.removeEventListener('click', ignore, true));
}

/** Translates mouse, touch and pen input into actions of the hand. Layout is measured only on pointerdown. */
export class Gestures {
  readonly #play: Play;
  readonly #skyView: SkyView;
  readonly #hand: Hand;
  /** The bounding boxes of the sky and the supply, measured on pointerdown. */
  #sky = new DOMRect();
  #tray = new DOMRect();
  #surface: HTMLElement | null = null;
  #fingers = new Map<number, Spot>();
  #grip: Grip | null = null;
  #raf = 0;
  #lastTap = 0;

  constructor(play: Play, skyView: SkyView, hand: Hand) {
    [this.#play, this.#skyView, this.#hand] = [play, skyView, hand];
  }

  /** An attachment for the sky element. */
  readonly onSky = (node: HTMLElement): (() => void) => {
    this.#surface = node;
    const wheel = (event: WheelEvent) => {
      if (!this.#hand.held || this.#hand.mode === 'remove') return;
      event.preventDefault();
      this.#hand.turn(Math.max(-100, Math.min(100, event.deltaY)) * WHEEL);
      this.#hand.drop();
    };
    const listeners: [string, EventListener][] = [
      ['pointerdown', (event) => this.#down(event as PointerEvent)],
      ['pointermove', (event) => this.#moved(event as PointerEvent)],
      ['pointerup', (event) => this.#up(event as PointerEvent)],
      ['pointercancel', (event) => this.#up(event as PointerEvent)],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      node.removeEventListener('wheel', wheel);
      cancelAnimationFrame(this.#raf);
      // The pointerup of a finger that is still down will not be received.
      this.#fingers.clear();
      this.#grip = null;
    };
  };

  #measure(): void {
    if (this.#surface) this.#sky = this.#surface.getBoundingClientRect();
    this.#tray = document.querySelector('[data-supply]')?.getBoundingClientRect() ?? new DOMRect();
  }

  #at(client: Spot): Spot {
    return this.#skyView.skyAt({ x: client.x - this.#sky.x, y: client.y - this.#sky.y });
  }

  get #scale(): number {
    return this.#skyView.camera.scale;
  }

  // ---- on the sky

  #down(event: PointerEvent): void {
    // The handles are tracked separately.
    if ((event.target as Element).closest('button')) return;
    if (!this.#play.acting || this.#hand.sent || event.button > 0) return;
    this.#measure();
    this.#surface?.setPointerCapture(event.pointerId);
    const client = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, client);
    this.#hand.touched();
    if (this.#fingers.size === 2 && this.#hand.held) return this.#withTwo();
    if (this.#fingers.size > 1) return;
    if (this.#hand.mode === 'nudge') return this.#drawStroke(this.#at(client));
    this.#grip = this.#grasp(client);
  }

  /** Return the grip of a first finger. */
  #grasp(client: Spot): Grip {
    const { mode, solid } = this.#hand;
    const taken = grasp(this.#play.solids, solid, mode !== 'remove', this.#at(client), REACH / this.#scale);
    if (taken.kind === 'maybe') return { ...taken, from: client };
    this.#hand.dragging = true;
    return taken;
  }

  #drawStroke(at: Spot): void {
    const { end, stroke } = takeStroke(this.#hand.stroke, at, NEAR_END / this.#scale);
    this.#grip = { kind: 'stroke', end };
    this.#hand.draw(stroke);
    this.#hand.dragging = true;
  }

  /** A second finger joins the one that holds a piece. */
  #withTwo(): void {
    const [a, b] = [...this.#fingers.values()];
    const { held } = this.#hand;
    if (!a || !b || !held) return;
    this.#hand.dragging = true;
    this.#grip = takeWithTwo(held.pose, a, b, this.#at(midpoint(a, b)));
  }

  #moved(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    cancelAnimationFrame(this.#raf);
    this.#raf = requestAnimationFrame(() => this.#follow());
  }

  /** Follow the pointers, once per animation frame. */
  #follow(): void {
    const [a, b] = [...this.#fingers.values()];
    if (!a || !this.#grip) return;
    const grip = this.#grip;
    switch (grip.kind) {
      case 'carry':
        return this.#carry(a, grip.offset);
      case 'maybe':
        if (distance(a, grip.from) >= SLACK) this.#begin(grip.piece, grip.from);
        return;
      case 'two':
        if (b) this.#turnWith(a, b, grip);
        return;
      case 'stroke':
        if (this.#hand.stroke) this.#hand.draw({ ...this.#hand.stroke, [grip.end]: this.#at(a) });
    }
  }

  #carry(client: Spot, shift: Spot): void {
    const at = this.#at(client);
    this.#hand.overSupply = this.#inTray(client);
    this.#hand.move({ x: at.x + shift.x, y: at.y + shift.y });
  }

  #inTray({ x, y }: Spot): boolean {
    const { left, right, top, bottom } = this.#tray;
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  /** Begin a drag: on a piece, or on empty sky, which moves the held piece. */
  #begin(piece: number | null, from: Spot): void {
    const hand = this.#hand;
    const at = this.#at(from);
    if (piece !== null) {
      if (hand.mode === 'remove') hand.choose('pick-up');
      hand.lift(piece);
      if (hand.held?.piece !== piece) return void (this.#grip = null);
    }
    if (!hand.held || hand.mode === 'remove') return void (this.#grip = null);
    hand.dragging = true;
    this.#grip = { kind: 'carry', offset: offset(hand.held.pose, at) };
    this.#follow();
  }

  #turnWith(a: Spot, b: Spot, grip: TwoFingers): void {
    const { at, turn } = heldByTwo(grip, a, b, this.#at(midpoint(a, b)));
    this.#hand.move(at);
    this.#hand.turn(turn - (this.#hand.held?.pose.turn ?? 0));
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId)) return;
    cancelAnimationFrame(this.#raf);
    this.#follow();
    this.#fingers.delete(event.pointerId);
    const grip = this.#grip;
    if (this.#fingers.size > 0) {
      this.#grip = null;
      return;
    }
    this.#grip = null;
    if (grip?.kind === 'maybe' && event.type === 'pointerup') this.#tap(grip.piece, grip.from);
    else if (this.#hand.dragging) this.#drop(event);
  }

  /** Drop the carried piece; a double tap flips it. */
  #drop(event: PointerEvent): void {
    const isDoubleTap = event.timeStamp - this.#lastTap < DOUBLE_TAP;
    this.#lastTap = event.timeStamp;
    if (isDoubleTap && this.#hand.mode !== 'nudge') {
      this.#lastTap = 0;
      this.#hand.flip();
    }
    this.#hand.drop();
  }

  #tap(piece: number | null, client: Spot): void {
    const hand = this.#hand;
    if (hand.held && hand.mode !== 'remove') return hand.move(snapToGrid(this.#at(client)));
    if (piece !== null) hand.lift(piece);
    else if (hand.mode === 'remove') hand.letGo();
  }

  // ---- from the supply, and on the handles

  /** Handle a pointer on the supply: a drag takes a new piece; a tap is left to the click handler. */
  fromSupply(event: PointerEvent, shape: string): void {
    if (event.button > 0 || !this.#play.acting || this.#hand.sent) return;
    this.#measure();
    const tile = event.currentTarget as HTMLElement;
    const start = { x: event.clientX, y: event.clientY };
    const above = event.pointerType === 'mouse' ? 0 : -ABOVE / this.#scale;
    let carrying = false;
    this.#track(
      event,
      tile,
      (now) => {
        if (!carrying && distance(now, start) < SLACK) return;
        if (!carrying) this.#hand.take(shape, this.#at(now));
        carrying = this.#hand.dragging = true;
        this.#carry(now, { x: 0, y: above });
      },
      () => carrying && this.#hand.drop(),
    );
  }

  /** Handle a pointer on a turning handle: a drag turns freely, a tap by one step. */
  onHandle(event: PointerEvent, step: 1 | -1): void {
    const { held } = this.#hand;
    if (event.button > 0 || !held || this.#hand.sent) return;
    this.#measure();
    this.#hand.touched();
    const start = { x: event.clientX, y: event.clientY };
    let turning = false;
    this.#track(
      event,
      event.currentTarget as HTMLElement,
      (now) => {
        if (!turning && distance(now, start) < SLACK) return;
        turning = this.#hand.dragging = true;
        const by = turnedAround(held.pose, this.#at(start), this.#at(now));
        this.#hand.turn(held.pose.turn + by - (this.#hand.held?.pose.turn ?? 0));
      },
      () => {
        if (turning) this.#hand.drop();
        else this.#hand.turn(step * STEP);
      },
    );
  }

  /** Follow a pointer on one element until it is lifted, once per animation frame. */
  #track(event: PointerEvent, element: HTMLElement, moved: (client: Spot) => void, ended: () => void): void {
    element.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, y: event.clientY };
    let last = start;
    const follow = (next: PointerEvent) => {
      last = { x: next.clientX, y: next.clientY };
      cancelAnimationFrame(this.#raf);
      this.#raf = requestAnimationFrame(() => moved(last));
    };
    const end = (next: PointerEvent) => {
      cancelAnimationFrame(this.#raf);
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      if (next.type === 'pointerup') moved({ x: next.clientX, y: next.clientY });
      if (distance(last, start) >= SLACK) suppressClick(element);
      ended();
    };
    element.addEventListener('pointermove', follow);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
  }
}
