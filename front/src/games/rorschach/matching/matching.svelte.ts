import { writeStored, readStored } from '@storage';
import { lay, sealable } from '../preview.ts';
import type { Mark, Symbol } from '../schema.gen.ts';
import { CUTS } from '../stones/symbols.ts';

/**
 * The subject's matching before it is sealed: which stone lies on which blot, each stone once. It is stored in this
 * browser across reloads, for the table and the blots of the round, and not sent before it is sealed.
 */
export class Matching {
  readonly #key: string;
  readonly #blots: readonly string[];
  #laid = $state.raw<readonly Mark[]>([]);
  /** The stone in my hand. */
  held = $state<Symbol | null>(null);

  constructor(code: string, seat: number, blots: readonly string[]) {
    this.#key = `unspoken.matching.${code}.${seat}`;
    this.#blots = blots;
    this.#laid = this.#load();
  }

  #load(): Mark[] {
    try {
      const stored = JSON.parse(readStored(this.#key) ?? '{}') as { blots?: string[]; laid?: Mark[] };
      if (String(stored.blots) !== String(this.#blots)) return [];
      return (stored.laid ?? []).filter(({ image, symbol }) => this.#blots.includes(image) && symbol in CUTS);
    } catch {
      // The stored value is corrupt: start with empty blots.
      return [];
    }
  }

  #store(laid: readonly Mark[]): void {
    this.#laid = laid;
    writeStored(this.#key, JSON.stringify({ blots: this.#blots, laid }));
  }

  /** The stone on a blot. */
  stoneOn(image: string): Symbol | null {
    return this.#laid.find((mark) => mark.image === image)?.symbol ?? null;
  }

  /** The blot under a stone. */
  blotUnder(symbol: Symbol): string | null {
    return this.#laid.find((mark) => mark.symbol === symbol)?.image ?? null;
  }

  /** Lay a stone; a stone that lies there swaps places with it. */
  lay(symbol: Symbol, image: string): void {
    this.held = null;
    this.#store(lay(this.#laid, symbol, image));
  }

  /** Put a stone back on its word. */
  takeBack(symbol: Symbol): void {
    this.#store(this.#laid.filter((mark) => mark.symbol !== symbol));
  }

  /** The stones in the order of the blots; null while a blot has none. */
  get sealable(): Symbol[] | null {
    return sealable(this.#laid, this.#blots);
  }
}

/**
 * Handle a tap on a blot: lay the stone in hand, pick up the stone that lies there, or lay the last loose stone. Return
 * false if nothing changed.
 */
export function layOn(matching: Matching, image: string, stones: readonly Symbol[]): boolean {
  const [there, loose] = [
    matching.stoneOn(image),
    stones.filter((stone) => matching.blotUnder(stone) === null),
  ];
  const stone = matching.held ?? (there === null && loose.length === 1 ? loose[0] : undefined);
  if (stone !== undefined && stone !== there) matching.lay(stone, image);
  else if (there !== null) matching.held = matching.held === there ? null : there;
  else return false;
  return true;
}
