import { bringPicture, changeDeck, forgetAlts, ownDeck, RefusedError, takeOut } from '@wire';
import type { DeckChange, OwnDeck } from '@wire';
import { tellTrouble } from '../shell/refused.ts';

/** Files that are on their way at the same time; the house prints one after the other anyway. */
const AT_ONCE = 2;

/** A file that is not yet a card: it waits, travels, is printed, or was refused. */
export class ComingPicture {
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

  begin(): void {
    this.sent = 0;
    this.preview = URL.createObjectURL(this.file);
  }

  putAway(): void {
    if (this.preview) URL.revokeObjectURL(this.preview);
  }
}

let running: Press | null = null;

/** A table's press: it goes on printing while its sheet is closed, and is found again when it is opened. */
export function pressOf(code: string): Press {
  if (running?.code !== code) running = new Press(code);
  return running;
}

/** The table's own deck in the making: what is in it, and what is still on its way. */
export class Press {
  readonly code: string;
  deck = $state.raw<OwnDeck | null>(null);
  coming = $state.raw<ComingPicture[]>([]);
  readonly underway: number = $derived(this.coming.filter((one) => one.refused === null).length);
  /** How many pictures are missing until the deck can be played. */
  readonly missing: number = $derived(
    this.deck === null ? 1 : Math.max(0, this.deck.least - this.deck.pictures.length),
  );

  #keys = 0;
  #busy = 0;

  constructor(code: string) {
    this.code = code;
  }

  /** Sees what is in the deck already. */
  async look(): Promise<void> {
    await this.#told(() => ownDeck(this.code));
  }

  /** Takes files in; they are printed in their order. */
  take(files: Iterable<File>): void {
    this.coming = [...this.coming, ...Array.from(files, (file) => new ComingPicture(this.#keys++, file))];
    this.#goOn();
  }

  change = (change: DeckChange): Promise<boolean> => this.#told(() => changeDeck(this.code, change));

  takeOut = (picture: string): Promise<boolean> => this.#told(() => takeOut(this.code, picture));

  putAway(one: ComingPicture): void {
    one.putAway();
    this.coming = this.coming.filter((other) => other !== one);
  }

  #goOn(): void {
    while (this.#busy < AT_ONCE) {
      const next = this.coming.find((one) => one.sent === null && one.refused === null);
      if (!next) return;
      next.begin();
      this.#busy++;
      void this.#print(next).finally(() => {
        this.#busy--;
        this.#goOn();
      });
    }
  }

  async #print(one: ComingPicture): Promise<void> {
    try {
      const deck = await bringPicture(this.code, one.file, (share) => (one.sent = share));
      this.#learn(deck);
      this.putAway(one);
    } catch (trouble) {
      if (!(trouble instanceof RefusedError)) throw trouble;
      one.refused = trouble;
    }
  }

  async #told(asked: () => Promise<OwnDeck>): Promise<boolean> {
    try {
      this.#learn(await asked());
      return true;
    } catch (trouble) {
      tellTrouble(trouble);
      return false;
    }
  }

  #learn(deck: OwnDeck): void {
    this.deck = deck;
    forgetAlts(deck.pack);
  }
}
