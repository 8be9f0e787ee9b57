import { PlayState } from '@games';
import { localized, t } from '@words';
import type { Disc, SolidPiece } from './preview.ts';
import {
  SKY,
  type Command,
  type HandsOff,
  type LastAction,
  type LyingPiece,
  type Pose,
  type Private,
  type Public,
  type SaidGuess,
} from './schema.gen.ts';
import { shapesOf, type CloudShape } from './sky/cloudShapes.svelte.ts';

/** How far a key moves a cloud, in tenths of a millimetre. */
export const KEY_STEP = 50;
const WHOLE_TURN = 3600;

/** Return which ninth of the sky a point is in, as Fluent arguments. */
export function ninth({ x, y }: { x: number; y: number }): { row: string; column: string } {
  const third = (at: number, whole: number, names: readonly [string, string, string]) =>
    at < whole / 3 ? names[0] : at > (whole * 2) / 3 ? names[2] : names[1];
  return {
    row: third(y, SKY.height, ['upper', 'middle', 'lower']),
    column: third(x, SKY.width, ['left', 'middle', 'right']),
  };
}

/** The game as one viewer sees it: the board's props in Pareidolia's own types. */
export class Play extends PlayState<Public, Private, Command> {
  // ---- the artists

  /** True if I am one of the two artists. */
  get isArtist(): boolean {
    const { seat } = this.table;
    return seat !== null && (seat === this.view.artist || seat === this.view.second);
  }

  /** The name of the other artist, if I am one. */
  get fellow(): string {
    return this.name(this.mine?.fellow);
  }

  /** True if the table waits for my action. */
  get acting(): boolean {
    return this.question('place') !== undefined || this.question('nudge') !== undefined;
  }

  // ---- guesses

  /** True while the tossed cloud is in the air: the clock has not started, so nobody may guess (PAR-08). */
  get tossInAir(): boolean {
    return (this.table.questions.remaining() ?? 0) > (this.view.clock ?? Infinity);
  }

  /** A localized text in the viewer's language. */
  inMyLanguage(words: Record<string, string> | undefined): string {
    return localized(words);
  }

  /** The latest guesses, each with its number in the round. */
  get guesses(): readonly (SaidGuess & { number: number })[] {
    const { guesses = [], earlier_guesses = 0 } = this.view;
    return guesses.map((guess, i) => ({ ...guess, number: earlier_guesses + i + 1 }));
  }

  /** The guess that was right. */
  get found(): SaidGuess | null {
    return this.guesses.find(({ number }) => number === this.view.found) ?? null;
  }

  // ---- the sky

  get shapes(): readonly CloudShape[] {
    return shapesOf(this.view.clouds);
  }

  shape(name: string): CloudShape | undefined {
    return this.shapes.find(({ shape }) => shape === name);
  }

  shapeOf(piece: number): string {
    return this.view.shapes[piece] ?? '';
  }

  discs(shape: string): readonly Disc[] {
    return this.view.discs[shape] ?? [];
  }

  get sky(): readonly LyingPiece[] {
    return this.view.sky ?? [];
  }

  readonly solids: readonly SolidPiece[] = $derived.by(() =>
    this.sky.map(({ piece, pose }) => ({ piece, pose, discs: this.discs(this.shapeOf(piece)) })),
  );

  get lastAction(): LastAction | null {
    return this.view.last_action ?? null;
  }

  /** What the acting artist may not touch (PAR-15). */
  get handsOff(): HandsOff | null {
    return this.view.hands_off ?? null;
  }

  /** The farthest extent of a shape from its centre. */
  reach(shape: string): number {
    return Math.max(...this.discs(shape).map(([x, y, radius]) => Math.hypot(x, y) + radius), 0);
  }

  /** How many pieces of a shape are left in the supply. */
  countLeft(shape: string): number {
    return this.view.supply?.[shape] ?? 0;
  }

  // ---- in words

  /** The name of a shape: "ribbon". */
  cloudName(shape: string): string {
    return this.inMyLanguage(this.shape(shape)?.name);
  }

  /** A piece and where it lies: "ribbon, upper left". */
  describePiece(shape: string, pose: Pose): string {
    return t('par-lies', { cloud: this.cloudName(shape), ...ninth(pose) });
  }

  /** The held piece and its exact pose, for screen readers. */
  describeHeld(shape: string, pose: Pose): string {
    return t('par-held', {
      lies: this.describePiece(shape, pose),
      across: Math.round(pose.x / KEY_STEP),
      down: Math.round(pose.y / KEY_STEP),
      turn: Math.round((((pose.turn % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN) / 10),
      flip: pose.flip ? 'yes' : 'no',
    });
  }

  /** An action as a sentence, for screen readers. */
  describeAction(action: LastAction): string {
    const at = action.now ?? action.was ?? { x: SKY.width / 2, y: SKY.height / 2 };
    return t('par-told', {
      kind: action.kind,
      name: this.name(action.seat),
      cloud: typeof action.piece === 'number' ? this.cloudName(this.shapeOf(action.piece)) : '',
      ...ninth(at),
    });
  }
}
