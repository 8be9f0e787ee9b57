import type { Spot } from './camera.ts';
import {
  apart,
  between,
  grasp,
  heldByTwo,
  offset,
  snapped,
  takeStroke,
  takeWithTwo,
  turnedAround,
  type Grip,
  type TwoFingers,
} from './grip.ts';
import type { Hand } from './hand.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { SkyView } from './skyView.svelte.ts';

/** A finger that wanders less than this has tapped. */
const SLACK = 6;
const TWICE = 320;
/** A finger covers what it holds: a piece is held a little above it. */
const ABOVE = 44;
const NEAR_END = 30;
/** So near a cloud a finger takes hold of it. */
const REACH = 14;
const WHEEL = 0.75;
const STEP = 150;

/** A drag that ends on the thing where it began would count as a click on it. */
function notAClick(thing: HTMLElement): void {
  const ignore = (event: Event) => event.stopPropagation();
  thing.addEventListener('click', ignore, true);
  setTimeout(() => thing.removeEventListener('click', ignore, true));
}

/** Mouse, touch and pen, turned into what a hand does with clouds. Nothing is measured while a finger moves. */
export class Gestures {
  readonly #play: Play;
  readonly #skyView: SkyView;
  readonly #hand: Hand;
  /** Where the sky and the supply are on the page, measured when a finger comes down. */
  #sky = new DOMRect();
  #tray = new DOMRect();
  #surface: HTMLElement | null = null;
  #fingers = new Map<number, Spot>();
  #grip: Grip | null = null;
  #raf = 0;
  #tapped = 0;

  constructor(play: Play, skyView: SkyView, hand: Hand) {
    [this.#play, this.#skyView, this.#hand] = [play, skyView, hand];
  }

  /** Listens on the sky. */
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
    for (const [name, heard] of listeners) node.addEventListener(name, heard);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const [name, heard] of listeners) node.removeEventListener(name, heard);
      node.removeEventListener('wheel', wheel);
      cancelAnimationFrame(this.#raf);
      // A finger that still lies here is lifted unheard.
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
    // The handles have gestures of their own.
    if ((event.target as Element).closest('button')) return;
    if (!this.#play.acting || this.#hand.sent || event.button > 0) return;
    this.#measure();
    this.#surface?.setPointerCapture(event.pointerId);
    const client = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, client);
    this.#hand.touched();
    if (this.#fingers.size === 2 && this.#hand.held) return this.#withTwo();
    if (this.#fingers.size > 1) return;
    if (this.#hand.mode === 'nudge') return this.#finger(this.#at(client));
    this.#grip = this.#grasp(client);
  }

  /** What a first finger takes hold of. */
  #grasp(client: Spot): Grip {
    const { mode, solid } = this.#hand;
    const taken = grasp(this.#play.solids, solid, mode !== 'remove', this.#at(client), REACH / this.#scale);
    if (taken.kind === 'maybe') return { ...taken, from: client };
    this.#hand.dragging = true;
    return taken;
  }

  #finger(at: Spot): void {
    const { end, stroke } = takeStroke(this.#hand.stroke, at, NEAR_END / this.#scale);
    this.#grip = { kind: 'stroke', end };
    this.#hand.draw(stroke);
    this.#hand.dragging = true;
  }

  /** A second finger comes to the one that holds a piece. */
  #withTwo(): void {
    const [a, b] = [...this.#fingers.values()];
    const { held } = this.#hand;
    if (!a || !b || !held) return;
    this.#hand.dragging = true;
    this.#grip = takeWithTwo(held.pose, a, b, this.#at(between(a, b)));
  }

  #moved(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    cancelAnimationFrame(this.#raf);
    this.#raf = requestAnimationFrame(() => this.#follow());
  }

  /** Once a frame, however often the finger was heard. */
  #follow(): void {
    const [a, b] = [...this.#fingers.values()];
    if (!a || !this.#grip) return;
    const grip = this.#grip;
    switch (grip.kind) {
      case 'carry':
        return this.#carry(a, grip.off);
      case 'maybe':
        if (apart(a, grip.from) >= SLACK) this.#begin(grip.piece, grip.from);
        return;
      case 'two':
        if (b) this.#turnWith(a, b, grip);
        return;
      case 'stroke':
        if (this.#hand.stroke) this.#hand.draw({ ...this.#hand.stroke, [grip.end]: this.#at(a) });
    }
  }

  #carry(client: Spot, off: Spot): void {
    const at = this.#at(client);
    this.#hand.overSupply = this.#inTray(client);
    this.#hand.move({ x: at.x + off.x, y: at.y + off.y });
  }

  #inTray({ x, y }: Spot): boolean {
    const { left, right, top, bottom } = this.#tray;
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  /** A drag has begun: on a piece, or on empty sky, from where it moves what is held. */
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
    this.#grip = { kind: 'carry', off: offset(hand.held.pose, at) };
    this.#follow();
  }

  #turnWith(a: Spot, b: Spot, grip: TwoFingers): void {
    const { at, turn } = heldByTwo(grip, a, b, this.#at(between(a, b)));
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

  /** A carried piece is let go; two quick taps on it turn it over. */
  #drop(event: PointerEvent): void {
    const twice = event.timeStamp - this.#tapped < TWICE;
    this.#tapped = event.timeStamp;
    if (twice && this.#hand.mode !== 'nudge') {
      this.#tapped = 0;
      this.#hand.flip();
    }
    this.#hand.drop();
  }

  #tap(piece: number | null, client: Spot): void {
    const hand = this.#hand;
    if (hand.held && hand.mode !== 'remove') return hand.move(snapped(this.#at(client)));
    if (piece !== null) hand.lift(piece);
    else if (hand.mode === 'remove') hand.letGo();
  }

  // ---- from the supply, and on the handles

  /** A drag that begins on the supply; a tap there chooses. */
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
        if (!carrying && apart(now, start) < SLACK) return;
        if (!carrying) this.#hand.take(shape, this.#at(now));
        carrying = this.#hand.dragging = true;
        this.#carry(now, { x: 0, y: above });
      },
      () => carrying && this.#hand.drop(),
    );
  }

  /** A drag on the handle that turns; a tap there turns by one step. */
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
        if (!turning && apart(now, start) < SLACK) return;
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

  /** Follows one pointer on a thing of its own until it is lifted, once a frame. */
  #track(event: PointerEvent, thing: HTMLElement, moved: (client: Spot) => void, ended: () => void): void {
    thing.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, y: event.clientY };
    let last = start;
    const follow = (next: PointerEvent) => {
      last = { x: next.clientX, y: next.clientY };
      cancelAnimationFrame(this.#raf);
      this.#raf = requestAnimationFrame(() => moved(last));
    };
    const end = (next: PointerEvent) => {
      cancelAnimationFrame(this.#raf);
      thing.removeEventListener('pointermove', follow);
      thing.removeEventListener('pointerup', end);
      thing.removeEventListener('pointercancel', end);
      if (next.type === 'pointerup') moved({ x: next.clientX, y: next.clientY });
      if (apart(last, start) >= SLACK) notAClick(thing);
      ended();
    };
    thing.addEventListener('pointermove', follow);
    thing.addEventListener('pointerup', end);
    thing.addEventListener('pointercancel', end);
  }
}
