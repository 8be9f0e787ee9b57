import { botTalkChoice } from './botTalk.ts';
import type { Said } from '../schema.gen.ts';

const MOST_LINES = 300;

/** True for remarks that bots make to the table, if this browser hides them. */
const isMuted = (line: Said): boolean =>
  Boolean(line.remark) && line.channel === 'table' && botTalkChoice.value === 'off';

/** The lines of talk that this page has received, and the number of unread ones. */
export class TalkLog {
  #received = $state.raw<Said[]>([]);
  /** The number of unread lines by other people; bots' lines are not counted. */
  unread = $state(0);
  /** True once the table has sent its earlier lines. */
  received = $state(false);
  readonly lines: Said[] = $derived(this.#received.filter((line) => !isMuted(line)));
  readonly #isMine: (line: Said) => boolean;

  constructor(isMine: (line: Said) => boolean) {
    this.#isMine = isMine;
  }

  /** Add a line. True if it is to be shown. */
  add(line: Said): boolean {
    this.#append([line]);
    return !isMuted(line);
  }

  /** Add the lines that the table sends on a new connection; only those after the known ones are new. */
  catchUp(lines: readonly Said[]): void {
    const fresh = newAfter(this.#received, lines);
    if (fresh.length === lines.length) this.#received = [];
    this.#append(fresh);
    this.received = true;
  }

  /** Back in the lobby: drop the lines of teams. */
  enterLobby(): void {
    this.#received = this.#received.filter((line) => line.channel === 'table');
  }

  /** A new game: also drop the bots' remarks. */
  beginGame(): void {
    this.enterLobby();
    this.#received = this.#received.filter((line) => !line.remark);
  }

  #append(lines: readonly Said[]): void {
    this.#received = [...this.#received, ...lines].slice(-MOST_LINES);
    this.unread += lines.filter((line) => !line.remark && !this.#isMine(line)).length;
  }
}

/** Return the part of `lines` after the end of `known`; all of `lines` if they do not overlap. */
function newAfter(known: readonly Said[], lines: readonly Said[]): readonly Said[] {
  const [before, now] = [known, lines].map((all) => all.map((line) => JSON.stringify(line))) as [
    string[],
    string[],
  ];
  const overlaps = (length: number) => before.slice(-length).join() === now.slice(0, length).join();
  for (let length = Math.min(before.length, now.length); length > 0; length--)
    if (overlaps(length)) return lines.slice(length);
  return lines;
}
