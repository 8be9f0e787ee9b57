import type { BoardEnding, BoardQuestions, BoardTalk } from '@games';
import type { TableStore } from '@wire/socket/table.svelte.ts';
import { loadHindsight } from '@app/hindsight.ts';
import { nextStep } from './nextStep.ts';

/** The parts of a board's props that talk to the table. */
export interface BoardParts {
  questions: BoardQuestions;
  talk: BoardTalk;
  ending: BoardEnding;
}

/** Return a table's parts of the board's props: getters, so that a board depends only on the fields it reads. */
export function makeBoardParts(table: TableStore): BoardParts {
  const frame = () => table.frameMessage?.frame ?? null;
  const next = () => nextStep(table.room?.night ?? null);
  return {
    questions: {
      get asks() {
        return frame()?.asks ?? [];
      },
      get answer() {
        return table.answer;
      },
      get waiting() {
        return table.waiting;
      },
      get waited() {
        return table.waited;
      },
      get due() {
        return frame()?.due ?? null;
      },
      get remaining() {
        return table.remaining;
      },
    },
    talk: {
      get lines() {
        return table.talk;
      },
      get voices() {
        return table.voices;
      },
      get silenced() {
        return table.silenced && table.seat !== null;
      },
      get say() {
        return table.say;
      },
    },
    ending: {
      get result() {
        return frame()?.result ?? null;
      },
      get thoughts() {
        return table.thoughts;
      },
      hindsight: () =>
        loadHindsight({ code: table.code, number: table.room?.evening.at(-1)?.number ?? 0, secret: '' }),
      startNext: () => void table.request({ type: next().request }),
      get nextLabel() {
        return next().label;
      },
    },
  };
}
