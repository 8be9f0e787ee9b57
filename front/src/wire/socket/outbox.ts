import type { Answer, FromPerson, Refusal } from '../schema.gen.ts';

export type Reply = 'heard' | 'lost' | Refusal;

interface Waiting {
  message: Sendable;
  settle: (reply: Reply) => void;
}

type Sendable = Exclude<FromPerson, { type: 'hello' } | { type: 'heartbeat' }>;

/**
 * Messages that the table has not acknowledged. Answers are sent again on the next connection under the same id, and the
 * table accepts each id once. All other messages are dropped when the connection is lost.
 */
export class Outbox {
  #waiting = new Map<string, Waiting>();

  /** Keep a message until its reply; the promise resolves with the reply. */
  keep(message: Sendable): Promise<Reply> {
    return new Promise((settle) => this.#waiting.set(message.id, { message, settle }));
  }

  /** Resolve a message's reply. False if no message with this id is waiting. */
  settle(id: string, reply: Reply): boolean {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    found?.settle(reply);
    return found !== undefined;
  }

  /** Return the answers to send again, in the order they were given. */
  answers(): Answer[] {
    return [...this.#waiting.values()]
      .map(({ message }) => message)
      .filter((message) => message.type === 'answer');
  }

  /** Drop all messages except answers, because the connection was lost. */
  dropTransient(): void {
    for (const [id, { message }] of this.#waiting) if (message.type !== 'answer') this.settle(id, 'lost');
  }
}
