import type { Answer, FromPerson, Refusal } from './schema.gen.ts';

export type Reply = 'heard' | 'lost' | Refusal;

interface Waiting {
  message: Sendable;
  settle: (reply: Reply) => void;
}

type Sendable = Exclude<FromPerson, { type: 'hello' }>;

/**
 * What was said and not yet acknowledged. Answers are kept and said again on the next connection under the same id: the
 * table hears each id once. The rest is only good for the moment, and is given up when the connection breaks.
 */
export class Outbox {
  #waiting = new Map<string, Waiting>();

  /** Keeps a message until its reply has come. */
  keep(message: Sendable): Promise<Reply> {
    return new Promise((settle) => this.#waiting.set(message.id, { message, settle }));
  }

  /** A reply came; replies to what we no longer wait for are ignored. */
  settle(id: string, reply: Reply): boolean {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    found?.settle(reply);
    return found !== undefined;
  }

  /** The answers to say again, in the order they were given. */
  answers(): Answer[] {
    return [...this.#waiting.values()]
      .map(({ message }) => message)
      .filter((message) => message.type === 'answer');
  }

  /** The connection broke. */
  forgetTheRest(): void {
    for (const [id, { message }] of this.#waiting) if (message.type !== 'answer') this.settle(id, 'lost');
  }
}
