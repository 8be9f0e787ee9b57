import { writeStored, readStored } from '@storage';
import type { Public } from './schema.gen.ts';

/** What one thinks of a name: nothing yet, perhaps, surely, surely not. */
export const NOTES = ['blank', 'maybe', 'yes', 'no'] as const;
export type Note = (typeof NOTES)[number];

/** Tells one deal from the next at the same table: the grid and the cards it began with. */
function dealOf(view: Public): string {
  const open = view.turns?.[0]?.row ?? [...(view.row ?? []), ...(view.handed ? [view.handed] : [])];
  return [...(view.start ?? []), ...[...open].sort()].join(' ');
}

/** A private notebook: kept in this browser over a reload, thrown away with the next deal, never sent to anyone. */
export class Notebook {
  readonly #key: string;
  readonly #deal: string;
  #notes = $state<Record<string, Note>>({});

  constructor(code: string, seat: number, view: Public) {
    this.#key = `unspoken.notebook.${code}.${seat}`;
    this.#deal = dealOf(view);
    this.#notes = this.#found();
  }

  #found(): Record<string, Note> {
    try {
      const kept = JSON.parse(readStored(this.#key) ?? '{}') as {
        deal?: string;
        notes?: Record<string, Note>;
      };
      return kept.deal === this.#deal ? (kept.notes ?? {}) : {};
    } catch {
      // Somebody has scribbled in our storage: a blank page is as good.
      return {};
    }
  }

  of(seat: number, kind: 'win' | 'lose', mark: string): Note {
    return this.#notes[`${seat} ${kind} ${mark}`] ?? 'blank';
  }

  /** The next sign in turn. */
  turn(seat: number, kind: 'win' | 'lose', mark: string): void {
    const next = NOTES[(NOTES.indexOf(this.of(seat, kind, mark)) + 1) % NOTES.length] ?? 'blank';
    this.#notes[`${seat} ${kind} ${mark}`] = next;
    writeStored(this.#key, JSON.stringify({ deal: this.#deal, notes: this.#notes }));
  }
}
