import type { ToWaitingTv } from './schema.gen.ts';
import { STALE_AFTER } from './stale.ts';

const RETRY_AFTER = 2000;
const LOOK_EVERY = 5000;

/** A TV's line to the house while it waits for a table; a line that breaks or dies is opened anew, with another code. */
export class WaitingTv {
  #told: (message: ToWaitingTv | null) => void;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval>;
  #lastHeard = 0;
  #stop = new AbortController();

  /** @param told hears what the house says, and null when the line breaks. */
  constructor(told: (message: ToWaitingTv | null) => void) {
    this.#told = told;
    this.#watch = setInterval(() => this.#checkAlive(), LOOK_EVERY);
    // Timers sleep with the page.
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

  /** A line that says nothing for so long is dead, and the house has long forgotten its code. */
  #checkAlive(): void {
    if (this.#socket === null || performance.now() - this.#lastHeard <= STALE_AFTER) return;
    this.#told(null);
    this.#connect();
  }

  #connect(): void {
    this.#drop();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}/ws/tv`));
    this.#lastHeard = performance.now();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastHeard = performance.now();
      this.#told(JSON.parse(event.data) as ToWaitingTv);
    };
    socket.onclose = () => {
      this.#drop();
      this.#told(null);
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
