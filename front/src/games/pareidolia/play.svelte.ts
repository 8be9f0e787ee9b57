import { PlayState } from '@games';
import { language, t } from '@words';
import { SKY } from './camera.ts';
import type { Solid } from './pose.ts';
import type { Barred, Command, Deed, Lying, Pose, Private, Public } from './schema.gen.ts';
import { shapesOf, type CloudShape, type Disc } from './shapes.svelte.ts';

/** Which ninth of the sky a point is in, as two words that sentences choose by. */
export function ninth({ x, y }: { x: number; y: number }): { row: string; column: string } {
  const third = (at: number, whole: number, names: readonly [string, string, string]) =>
    at < whole / 3 ? names[0] : at > (whole * 2) / 3 ? names[2] : names[1];
  return {
    row: third(y, SKY.height, ['upper', 'middle', 'lower']),
    column: third(x, SKY.width, ['left', 'middle', 'right']),
  };
}

/** The game as one viewer sees it: the board's properties in Pareidolia's own words. */
export class Play extends PlayState<Public, Private, Command> {
  // ---- who is who

  /** The artists of this round, the main one first. */
  get artists(): number[] {
    const { artist, second } = this.view;
    return [artist, second].filter((seat): seat is number => typeof seat === 'number');
  }

  get isArtist(): boolean {
    return this.table.seat !== null && this.artists.includes(this.table.seat);
  }

  /** The other artist than this one. */
  other(seat: number | null): number | null {
    return this.artists.find((one) => one !== seat) ?? null;
  }

  /** My action is asked for. */
  get acting(): boolean {
    return this.question('place') !== undefined || this.question('nudge') !== undefined;
  }

  // ---- what is said

  /** A text of the word cards in the viewer's own language. */
  own(words: Record<string, string> | undefined): string {
    return words?.[language()] ?? words?.['en'] ?? Object.values(words ?? {})[0] ?? '';
  }

  // ---- what lies there

  get shapes(): readonly CloudShape[] {
    return shapesOf(this.view.clouds);
  }

  shape(name: string): CloudShape | undefined {
    return this.shapes.find((one) => one.shape === name);
  }

  shapeOf(piece: number): string {
    return this.view.shapes[piece] ?? '';
  }

  discs(shape: string): readonly Disc[] {
    return this.shape(shape)?.discs ?? [];
  }

  get sky(): readonly Lying[] {
    return this.view.sky ?? [];
  }

  readonly solids: readonly Solid[] = $derived.by(() =>
    this.sky.map(({ piece, pose }) => ({ piece, pose, discs: this.discs(this.shapeOf(piece)) })),
  );

  get deed(): Deed | null {
    return this.view.deed ?? null;
  }

  /** What the acting artist may not touch. */
  get barred(): Barred | null {
    return this.view.barred ?? null;
  }

  left(shape: string): number {
    return this.view.supply?.[shape] ?? 0;
  }

  // ---- in words

  /** What a shape is called: "ribbon". */
  cloud(shape: string): string {
    return this.own(this.shape(shape)?.name);
  }

  /** A piece and where it lies: "ribbon, upper left". */
  lies(shape: string, pose: Pose): string {
    return t('par-lies', { cloud: this.cloud(shape), ...ninth(pose) });
  }

  /** What was done, as a sentence for those who listen. */
  told(deed: Deed): string {
    const at = deed.now ?? deed.was ?? { x: SKY.width / 2, y: SKY.height / 2 };
    return t('par-told', {
      kind: deed.kind,
      name: this.name(deed.seat),
      cloud: typeof deed.piece === 'number' ? this.cloud(this.shapeOf(deed.piece)) : '',
      ...ninth(at),
    });
  }
}
