import { botTalkChoice } from './botTalk.ts';
import type { Said } from './schema.gen.ts';

const MOST_LINES = 300;

/** What bots say aloud, where this browser does not care for it. */
const isMuted = (line: Said): boolean =>
  Boolean(line.remark) && line.channel === 'table' && botTalkChoice.value === 'off';

/** What was said at a table, as far as this page knows, and how much of it was not read here. */
export class TalkLog {
  #heard = $state.raw<Said[]>([]);
  /** Lines of other people: nobody has to read what bots say. */
  unread = $state(0);
  readonly lines: Said[] = $derived(this.#heard.filter((line) => !isMuted(line)));
  readonly #isMine: (line: Said) => boolean;

  constructor(isMine: (line: Said) => boolean) {
    this.#isMine = isMine;
  }

  /** Somebody has spoken; true where it is to be shown. */
  hear(line: Said): boolean {
    this.#add([line]);
    return !isMuted(line);
  }

  /** All that the table still knows, on a new line to it: only the end of it is new, where we knew the beginning. */
  catchUp(lines: readonly Said[]): void {
    const fresh = newAfter(this.#heard, lines);
    if (fresh.length === lines.length) this.#heard = [];
    this.#add(fresh);
  }

  /** What a team said among itself is for nobody at the open table. */
  openTable(): void {
    this.#heard = this.#heard.filter((line) => line.channel === 'table');
  }

  /** What bots said of a game stays with that game, too. */
  beginGame(): void {
    this.openTable();
    this.#heard = this.#heard.filter((line) => !line.remark);
  }

  #add(lines: readonly Said[]): void {
    this.#heard = [...this.#heard, ...lines].slice(-MOST_LINES);
    this.unread += lines.filter((line) => !line.remark && !this.#isMine(line)).length;
  }
}

/** What follows in `lines` after the end of `known`; all of them where the two have nothing in common. */
function newAfter(known: readonly Said[], lines: readonly Said[]): readonly Said[] {
  const [before, now] = [known, lines].map((all) => all.map((line) => JSON.stringify(line))) as [
    string[],
    string[],
  ];
  const meets = (length: number) => before.slice(-length).join() === now.slice(0, length).join();
  for (let length = Math.min(before.length, now.length); length > 0; length--)
    if (meets(length)) return lines.slice(length);
  return lines;
}
