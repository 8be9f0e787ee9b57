import { fetchReplay, fetchReplaySteps, type ReplayLook, type ReplayPlace } from './replays.ts';
import type { Frame, ReplayInfo, ReplayStep, Thought } from './schema.gen.ts';

/** How long a step stands while it plays by itself: as long as it took, within reason; longer where there is much to read. */
const STANDS = { least: 900, most: 2600, read: 3200 };

/** A finished game that is looked at again, step by step, through any eyes. */
export class ReplayStore {
  info = $state.raw<ReplayInfo | null>(null);
  look = $state<ReplayLook>('open');
  /** Counted whenever a step was jumped to: what is shown then begins anew, for nothing led there. */
  jumps = $state(0);
  playing = $state(false);
  /** The steps of each look, as far as they have come. */
  #steps = $state.raw<Partial<Record<ReplayLook, ReplayStep[] | undefined>>>({});
  #whole = $state.raw<Partial<Record<ReplayLook, boolean>>>({});
  #index = $state(0);
  /** The step to show once it has come. */
  #wanted: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  readonly #place: ReplayPlace;

  constructor(place: ReplayPlace) {
    this.#place = place;
  }

  readonly steps: ReplayStep[] = $derived(this.#steps[this.look] ?? []);
  readonly step: ReplayStep | null = $derived(this.steps[this.#index] ?? null);
  readonly frame: Frame | null = $derived(this.step?.frame ?? null);
  /** The end, as everybody saw it; null until it has come. */
  readonly ending: Frame | null = $derived(
    this.#whole[this.look] ? (this.steps.at(-1)?.frame ?? null) : null,
  );
  readonly atEnd: boolean = $derived(this.#whole[this.look] === true && this.#index >= this.steps.length - 1);
  /** What the bots thought up to this step. */
  readonly thoughts: Thought[] = $derived(
    this.steps.slice(0, this.#index + 1).flatMap((step) => step.thoughts ?? []),
  );

  /** Fetches who played, and the first steps; a link may name a moment and whose eyes. */
  async open(look: ReplayLook, step: number | null): Promise<void> {
    this.info = await fetchReplay(this.#place);
    const seats = this.info.chairs.length;
    this.look = typeof look === 'number' && look >= seats ? 'open' : look;
    this.#wanted = step;
    await this.#fetch(this.look);
  }

  /** Looks through other eyes at the same moment. */
  async lookAs(look: ReplayLook): Promise<void> {
    const at = this.#wanted ?? this.step?.step ?? 0;
    this.look = look;
    this.#wanted = at;
    this.#settle();
    await this.#fetch(look);
  }

  /** Goes a step on, as it went in the game, or back. */
  go(by: number): void {
    const to = Math.max(0, Math.min(this.steps.length - 1, this.#index + by));
    if (to === this.#index) return;
    if (to !== this.#index + 1) this.jumps += 1;
    this.#wanted = null; // whoever goes by hand is not fetched back
    this.#index = to;
  }

  /** Goes to a step by its number in the game, or to the last before it that was to be seen. */
  goTo(step: number): void {
    this.#wanted = step;
    this.#settle();
  }

  /** Plays on by itself, from the beginning if this is the end; or stops. */
  toggle(): void {
    if (this.playing) return this.stop();
    if (this.atEnd) this.goTo(0);
    this.playing = true;
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#closed = true;
    this.stop();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [now, next] = [this.steps[this.#index], this.steps[this.#index + 1]];
    const took = now && next ? next.at - now.at : STANDS.least;
    const long = Math.min(STANDS.most, Math.max(STANDS.least, took));
    this.#timer = setTimeout(() => this.#playOn(), now?.thoughts?.length ? STANDS.read : long);
  }

  #playOn(): void {
    this.go(1);
    if (this.atEnd) this.playing = false;
    else this.#wait();
  }

  async #fetch(look: ReplayLook): Promise<void> {
    if (this.#steps[look] !== undefined) return;
    this.#steps = { ...this.#steps, [look]: [] };
    try {
      await this.#fetchFrom(look);
    } catch (error) {
      this.#steps = { ...this.#steps, [look]: undefined };
      throw error;
    }
  }

  async #fetchFrom(look: ReplayLook): Promise<void> {
    let more: number | null = 0;
    while (more !== null && !this.#closed) {
      const came = await fetchReplaySteps(this.#place, look, more);
      this.#steps = { ...this.#steps, [look]: [...(this.#steps[look] ?? []), ...came.steps] };
      more = came.more;
      if (look === this.look) this.#settle();
    }
    this.#whole = { ...this.#whole, [look]: true };
    if (look === this.look) this.#wanted = null;
  }

  /** Shows the wanted step, as near as what has come allows. */
  #settle(): void {
    const wanted = this.#wanted;
    if (wanted === null || this.steps.length === 0) return;
    const at = this.steps.findLastIndex((one) => one.step <= wanted);
    this.#index = Math.max(0, at);
    this.jumps += 1;
    if (this.#whole[this.look] || (this.steps.at(-1)?.step ?? 0) >= wanted) this.#wanted = null;
  }
}
