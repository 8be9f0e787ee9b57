import { uploadPicture, changeDeck, forgetAlts, fetchOwnDeck, RefusedError, removePicture } from '@wire';
import type { DeckChange, OwnDeck } from '@wire';
import { showError } from '@app/refusals.ts';

/** Files that are on their way at the same time; the server takes one after the other anyway. */
const AT_ONCE = 2;

/** A file that is not yet a card: it waits, is sent, is made a card, or was refused. */
export class PictureUpload {
  readonly key: number;
  readonly file: File;
  /** What it looks like, as far as this browser can tell; '' while it waits. */
  preview = $state('');
  /** How much of it has been sent; null while it waits. */
  sent = $state<number | null>(null);
  refused = $state.raw<RefusedError | null>(null);

  constructor(key: number, file: File) {
    this.key = key;
    this.file = file;
  }

  start(): void {
    this.sent = 0;
    this.preview = URL.createObjectURL(this.file);
  }

  forget(): void {
    if (this.preview) URL.revokeObjectURL(this.preview);
  }
}

let current: DeckUploads | null = null;

/** A table's uploads: they go on while their sheet is closed, and are found again when it is opened. */
export function uploadsOf(code: string): DeckUploads {
  if (current?.code !== code) current = new DeckUploads(code);
  return current;
}

/** The table's own deck in the making: what is in it, and what is still on its way. */
export class DeckUploads {
  readonly code: string;
  deck = $state.raw<OwnDeck | null>(null);
  pending = $state.raw<PictureUpload[]>([]);
  readonly underway: number = $derived(this.pending.filter((one) => one.refused === null).length);
  /** How many pictures are missing until the deck can be played. */
  readonly missing: number = $derived(
    this.deck === null ? 1 : Math.max(0, this.deck.least - this.deck.pictures.length),
  );

  #keys = 0;
  #busy = 0;
  #asking = 0;
  #crossed = false;

  constructor(code: string) {
    this.code = code;
  }

  /** Learns what is in the deck already. */
  async load(): Promise<void> {
    await this.#update(() => fetchOwnDeck(this.code));
  }

  /** Sends files, in their order. */
  add(files: Iterable<File>): void {
    this.pending = [...this.pending, ...Array.from(files, (file) => new PictureUpload(this.#keys++, file))];
    this.#startNext();
  }

  change = (change: DeckChange): Promise<boolean> => this.#update(() => changeDeck(this.code, change));

  remove = (picture: string): Promise<boolean> => this.#update(() => removePicture(this.code, picture));

  dismiss(one: PictureUpload): void {
    one.forget();
    this.pending = this.pending.filter((other) => other !== one);
  }

  #startNext(): void {
    while (this.#busy < AT_ONCE) {
      const next = this.pending.find((one) => one.sent === null && one.refused === null);
      if (!next) return;
      next.start();
      this.#busy++;
      void this.#send(next).finally(() => {
        this.#busy--;
        this.#startNext();
      });
    }
  }

  async #send(one: PictureUpload): Promise<void> {
    try {
      await this.#ask(() => uploadPicture(this.code, one.file, (share) => (one.sent = share)));
      this.dismiss(one);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      one.refused = error;
    }
  }

  async #update(asked: () => Promise<OwnDeck>): Promise<boolean> {
    try {
      await this.#ask(asked);
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  }

  /** Shows what the house answers. Of answers that were on their way together nobody knows which is newest: asked anew. */
  async #ask(asked: () => Promise<OwnDeck>): Promise<void> {
    this.#asking++;
    this.#crossed ||= this.#asking > 1;
    try {
      this.deck = await asked();
      forgetAlts(this.deck.pack);
    } finally {
      this.#asking--;
      if (this.#asking === 0 && this.#crossed) {
        this.#crossed = false;
        void this.load();
      }
    }
  }
}
