import { socketAddress } from '../address.ts';
import type { ToWaitingTv } from '../schema.gen.ts';
import { STALE_AFTER } from './staleAfter.ts';

const RETRY_AFTER = 2000;
const CHECK_EVERY = 5000;

/** The connection of a TV that waits for a table. A lost or stale connection is opened again, with a new code. */
export class WaitingTv {
  #onmessage: (message: ToWaitingTv | null) => void;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval>;
  #lastHeard = 0;
  #stop = new AbortController();

  /** @param onmessage receives the server's messages, and null when the connection is lost. */
  constructor(onmessage: (message: ToWaitingTv | null) => void) {
    this.#onmessage = onmessage;
    this.#watch = setInterval(() => this.#checkAlive(), CHECK_EVERY);
    // Timers do not run while the page sleeps.
    const { signal } = this.#stop;
    addEventListener('online', () => this.#checkAlive(), { signal });
    document.addEventListener('visibilitychange', () => this.#checkAlive(), { signal });
    this.#connect();
  }

  close(): void {
    clearInterval(this.#watch);
    this.#stop.abort();
    this.#drop();
  }

  /** Reconnect after a long silence: the connection is dead and its code has expired. */
  #checkAlive(): void {
    if (this.#socket === null || performance.now() - this.#lastHeard <= STALE_AFTER) return;
    this.#onmessage(null);
    this.#connect();
  }

  #connect(): void {
    this.#drop();
    const socket = (this.#socket = new WebSocket(socketAddress('/ws/tv')));
    this.#lastHeard = performance.now();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastHeard = performance.now();
      this.#onmessage(JSON.parse(event.data) as ToWaitingTv);
    };
    socket.onclose = () => {
      this.#drop();
      this.#onmessage(null);
      this.#retry = setTimeout(() => this.#connect(), RETRY_AFTER);
    };
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
  }
}
