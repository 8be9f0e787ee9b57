/** What the table tells, and before it what was asked of it and is not yet heard: the next wish is built on that. */
export class Wished<T> {
  readonly #told: () => T;
  #asked = $state.raw<{ wish: T } | null>(null);

  constructor(told: () => T) {
    this.#told = told;
  }

  get value(): T {
    return this.#asked === null ? this.#told() : this.#asked.wish;
  }

  /** Asks for it; once that is settled, what the table tells counts again. */
  async ask(wish: T, send: (wish: T) => Promise<unknown>): Promise<void> {
    const asked = { wish };
    this.#asked = asked;
    await send(wish);
    if (this.#asked === asked) this.#asked = null;
  }
}
