import { uploadPicture, changeDeck, forgetAlts, fetchOwnDeck, RefusedError, removePicture } from '@wire';
import type { DeckChange, OwnDeckInfo } from '@wire';
import { showError } from '@app/refusals.ts';

/** The number of files sent at the same time; the server processes them one after the other anyway. */
const AT_ONCE = 2;

/** A file that is not yet a card: it waits, is being sent or processed, or was refused. */
export class PictureUpload {
  readonly key: number;
  readonly file: File;
  /** The address of a preview; '' while the file waits. */
  preview = $state('');
  /** The fraction that has been sent; null while the file waits. */
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

  /** Free the preview. */
  dispose(): void {
    if (this.preview) URL.revokeObjectURL(this.preview);
  }
}

let current: DeckUploads | null = null;

/** Return a table's uploads. They continue while their sheet is closed. */
export function uploadsOf(code: string): DeckUploads {
  if (current?.code !== code) current = new DeckUploads(code);
  return current;
}

/** The table's own deck, with the uploads that are not yet part of it. */
export class DeckUploads {
  readonly code: string;
  deck = $state.raw<OwnDeckInfo | null>(null);
  pending = $state.raw<PictureUpload[]>([]);
  readonly underway: number = $derived(this.pending.filter(({ refused }) => refused === null).length);
  /** The number of pictures still needed to play with the deck. */
  readonly missing: number = $derived(
    this.deck === null ? 1 : Math.max(0, this.deck.least - this.deck.pictures.length),
  );

  #keys = 0;
  #sending = 0;
  #running = 0;
  #overlapped = false;

  constructor(code: string) {
    this.code = code;
  }

  /** Fetch the deck. */
  async load(): Promise<void> {
    await this.#update(() => fetchOwnDeck(this.code));
  }

  /** Upload files, in their order. */
  add(files: Iterable<File>): void {
    this.pending = [...this.pending, ...Array.from(files, (file) => new PictureUpload(this.#keys++, file))];
    this.#startNext();
  }

  change = (change: DeckChange): Promise<boolean> => this.#update(() => changeDeck(this.code, change));

  remove = (picture: string): Promise<boolean> => this.#update(() => removePicture(this.code, picture));

  dismiss(upload: PictureUpload): void {
    upload.dispose();
    this.pending = this.pending.filter((other) => other !== upload);
  }

  #startNext(): void {
    while (this.#sending < AT_ONCE) {
      const next = this.pending.find(({ sent, refused }) => sent === null && refused === null);
      if (!next) return;
      next.start();
      this.#sending++;
      void this.#send(next).finally(() => {
        this.#sending--;
        this.#startNext();
      });
    }
  }

  async #send(upload: PictureUpload): Promise<void> {
    try {
      await this.#apply(() => uploadPicture(this.code, upload.file, (share) => (upload.sent = share)));
      this.dismiss(upload);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      upload.refused = error;
    }
  }

  async #update(request: () => Promise<OwnDeckInfo>): Promise<boolean> {
    try {
      await this.#apply(request);
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  }

  /**
   * Apply the deck that a request returns. After overlapping requests the deck is fetched again, because their replies
   * may arrive out of order.
   */
  async #apply(request: () => Promise<OwnDeckInfo>): Promise<void> {
    this.#running++;
    this.#overlapped ||= this.#running > 1;
    try {
      this.deck = await request();
      forgetAlts(this.deck.pack);
    } finally {
      this.#running--;
      if (this.#running === 0 && this.#overlapped) {
        this.#overlapped = false;
        void this.load();
      }
    }
  }
}
