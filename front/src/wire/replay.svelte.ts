import { fetchReplay, fetchReplaySteps, type ReplayLook, type ReplayPlace } from './http/replays.ts';
import type { Frame, ReplayInfo, ReplayStep, Thought } from './schema.gen.ts';

/** How long a step is shown during playback: as long as it took in the game, within limits; `read` if there are thoughts. */
const STEP_DURATION = { least: 900, most: 2600, read: 3200 };

/** The replay of a finished game: its steps by view, the current step, and playback. */
export class ReplayStore {
  info = $state.raw<ReplayInfo | null>(null);
  look = $state<ReplayLook>('open');
  /** Counts jumps: the board is created again after each, because its animations only fit single steps. */
  jumps = $state(0);
  playing = $state(false);
  /** The steps of each view that are loaded. */
  #steps = $state.raw<Partial<Record<ReplayLook, ReplayStep[] | undefined>>>({});
  #complete = $state.raw<Partial<Record<ReplayLook, boolean>>>({});
  #index = $state(0);
  /** The step to show once it is loaded. */
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
  /** The last frame; null until all steps are loaded. */
  readonly ending: Frame | null = $derived(
    this.#complete[this.look] ? (this.steps.at(-1)?.frame ?? null) : null,
  );
  readonly atEnd: boolean = $derived(
    this.#complete[this.look] === true && this.#index >= this.steps.length - 1,
  );
  /** The bots' thoughts up to this step. */
  readonly thoughts: Thought[] = $derived(
    this.steps.slice(0, this.#index + 1).flatMap((step) => step.thoughts ?? []),
  );

  /** Load the game and its steps, and show a view and a step if the link names them. */
  async open(look: ReplayLook, step: number | null): Promise<void> {
    this.info = await fetchReplay(this.#place);
    const seats = this.info.chairs.length;
    this.look = typeof look === 'number' && look >= seats ? 'open' : look;
    this.#wanted = step;
    await this.#fetch(this.look);
  }

  /** Show the same step in another view. */
  async lookAs(look: ReplayLook): Promise<void> {
    const at = this.#wanted ?? this.step?.step ?? 0;
    this.look = look;
    this.#wanted = at;
    this.#showWanted();
    await this.#fetch(look);
  }

  /** Go forward or back by some steps. */
  go(by: number): void {
    const to = Math.max(0, Math.min(this.steps.length - 1, this.#index + by));
    if (to === this.#index) return;
    if (to !== this.#index + 1) this.jumps += 1;
    this.#wanted = null; // do not jump when more steps are loaded
    this.#index = to;
  }

  /** Go to a step by its number in the game, or to the last step before it that this view has. */
  goTo(step: number): void {
    this.#wanted = step;
    this.#showWanted();
  }

  /** Start playback, from the beginning if at the end; or stop it. */
  toggle(): void {
    if (this.playing) return this.stop();
    if (this.atEnd) this.goTo(0);
    this.playing = true;
    this.#schedule();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#closed = true;
    this.stop();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const [now, next] = [this.steps[this.#index], this.steps[this.#index + 1]];
    const took = now && next ? next.at - now.at : STEP_DURATION.least;
    const duration = Math.min(STEP_DURATION.most, Math.max(STEP_DURATION.least, took));
    this.#timer = setTimeout(() => this.#advance(), now?.thoughts?.length ? STEP_DURATION.read : duration);
  }

  #advance(): void {
    this.go(1);
    if (this.atEnd) this.playing = false;
    else this.#schedule();
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
      const batch = await fetchReplaySteps(this.#place, look, more);
      this.#steps = { ...this.#steps, [look]: [...(this.#steps[look] ?? []), ...batch.steps] };
      more = batch.more;
      if (look === this.look) this.#showWanted();
    }
    this.#complete = { ...this.#complete, [look]: true };
    if (look === this.look) this.#wanted = null;
  }

  /** Show the wanted step, or the nearest before it that is loaded. */
  #showWanted(): void {
    const wanted = this.#wanted;
    if (wanted === null || this.steps.length === 0) return;
    const at = this.steps.findLastIndex(({ step }) => step <= wanted);
    this.#index = Math.max(0, at);
    this.jumps += 1;
    if (this.#complete[this.look] || (this.steps.at(-1)?.step ?? 0) >= wanted) this.#wanted = null;
  }
}
