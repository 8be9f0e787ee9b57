import { writeStored, readStored } from '@storage';
import { lay, whole } from './preview.ts';
import type { Mark, Symbol } from './schema.gen.ts';
import { CUTS } from './symbols.ts';

/**
 * The subject's matching while it is not yet sealed: which stone lies on which blot, each stone once. It is kept in this
 * browser over a reload, under the table and the blots of the round, and never sent before it is sealed.
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
    this.#laid = this.#found();
  }

  #found(): Mark[] {
    try {
      const kept = JSON.parse(readStored(this.#key) ?? '{}') as { blots?: string[]; laid?: Mark[] };
      if (String(kept.blots) !== String(this.#blots)) return [];
      return (kept.laid ?? []).filter(({ image, symbol }) => this.#blots.includes(image) && symbol in CUTS);
    } catch {
      // Somebody has scribbled in our storage: bare blots are as good.
      return [];
    }
  }

  #keep(laid: readonly Mark[]): void {
    this.#laid = laid;
    writeStored(this.#key, JSON.stringify({ blots: this.#blots, laid }));
  }

  /** The stone on a blot. */
  on(image: string): Symbol | null {
    return this.#laid.find((mark) => mark.image === image)?.symbol ?? null;
  }

  /** The blot under a stone. */
  under(symbol: Symbol): string | null {
    return this.#laid.find((mark) => mark.symbol === symbol)?.image ?? null;
  }

  /** Lays a stone; one that lay there goes to where the new one came from. */
  lay(symbol: Symbol, image: string): void {
    this.held = null;
    this.#keep(lay(this.#laid, symbol, image));
  }

  /** Puts a stone back on its word. */
  takeBack(symbol: Symbol): void {
    this.#keep(this.#laid.filter((mark) => mark.symbol !== symbol));
  }

  /** The stones by the blots, in the order in which they lie; null while one is bare. */
  get whole(): Symbol[] | null {
    return whole(this.#laid, this.#blots);
  }
}

/**
 * What a tap on a blot does: it lays the stone in hand, takes up the one that lies there, or lays the last one that is
 * left. False where it does nothing.
 */
export function layOn(matching: Matching, image: string, stones: readonly Symbol[]): boolean {
  const [there, loose] = [matching.on(image), stones.filter((stone) => matching.under(stone) === null)];
  const stone = matching.held ?? (there === null && loose.length === 1 ? loose[0] : undefined);
  if (stone !== undefined && stone !== there) matching.lay(stone, image);
  else if (there !== null) matching.held = matching.held === there ? null : there;
  else return false;
  return true;
}
