import { writeStored, readStored } from '@storage';
import type { Public } from '../schema.gen.ts';

/** What a player notes about a condition. */
export const NOTES = ['blank', 'maybe', 'yes', 'no'] as const;
export type Note = (typeof NOTES)[number];

/** Identify a deal at a table by the grid and the cards that it began with. */
function dealOf(view: Public): string {
  const open = view.turns?.[0]?.row ?? [...(view.row ?? []), ...(view.handed ? [view.handed] : [])];
  return [...(view.start ?? []), ...[...open].sort()].join(' ');
}

/** A private notebook: stored in this browser until the next deal, never sent to the server. */
export class Notebook {
  readonly #key: string;
  readonly #deal: string;
  #notes = $state<Record<string, Note>>({});

  constructor(code: string, seat: number, view: Public) {
    this.#key = `unspoken.notebook.${code}.${seat}`;
    this.#deal = dealOf(view);
    this.#notes = this.#load();
  }

  #load(): Record<string, Note> {
    try {
      const stored = JSON.parse(readStored(this.#key) ?? '{}') as {
        deal?: string;
        notes?: Record<string, Note>;
      };
      return stored.deal === this.#deal ? (stored.notes ?? {}) : {};
    } catch {
      // The stored value is corrupt: start with a blank notebook.
      return {};
    }
  }

  of(seat: number, kind: 'win' | 'lose', mark: string): Note {
    return this.#notes[`${seat} ${kind} ${mark}`] ?? 'blank';
  }

  /** Replace a note by the next one: blank, maybe, yes, no. */
  cycle(seat: number, kind: 'win' | 'lose', mark: string): void {
    const next = NOTES[(NOTES.indexOf(this.of(seat, kind, mark)) + 1) % NOTES.length] ?? 'blank';
    this.#notes[`${seat} ${kind} ${mark}`] = next;
    writeStored(this.#key, JSON.stringify({ deal: this.#deal, notes: this.#notes }));
  }
}
