/**
 * A value of the table that also shows a change before the server confirms it, so that the next change builds on the
 * last one.
 */
export class OptimisticValue<T> {
  readonly #confirmed: () => T;
  #pending = $state.raw<{ value: T } | null>(null);

  constructor(confirmed: () => T) {
    this.#confirmed = confirmed;
  }

  get value(): T {
    return this.#pending === null ? this.#confirmed() : this.#pending.value;
  }

  /** Send a new value and show it until the server has answered. */
  async request(value: T, send: (value: T) => Promise<unknown>): Promise<void> {
    const pending = { value };
    this.#pending = pending;
    await send(value);
    if (this.#pending === pending) this.#pending = null;
  }
}
