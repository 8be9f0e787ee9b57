import type { ToWaitingTv } from './schema.gen.ts';

const RETRY_AFTER = 2000;

/** A TV's line to the house while it waits for a table; a line that breaks is opened anew, with another code. */
export class WaitingTv {
  #told: (message: ToWaitingTv | null) => void;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** @param told hears what the house says, and null when the line breaks. */
  constructor(told: (message: ToWaitingTv | null) => void) {
    this.#told = told;
    this.#connect();
  }

  close(): void {
    clearTimeout(this.#retry);
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}/ws/tv`));
    socket.onmessage = (event: MessageEvent<string>) => this.#told(JSON.parse(event.data) as ToWaitingTv);
    socket.onclose = () => {
      this.#told(null);
      this.#retry = setTimeout(() => this.#connect(), RETRY_AFTER);
    };
  }
}
