import { untrack } from 'svelte';
import { looking, pixelAt, skyAt, type Camera, type Spot } from './camera.ts';

/** From this share of the best size on, the view is left alone: a sky that keeps jumping cannot be looked at. */
const GOOD_ENOUGH = 0.78;
/** How far from the middle of the screen the picture may be, as a share of the screen. */
const ASIDE = 0.12;
/** Pieces nearer to the edge than this want more sky around them, in tenths of a millimetre. */
const EDGE = 480;

/** How this screen looks at the sky. It is nobody else's business. */
export class SkyView {
  /** In pixels. */
  screen = $state<Spot>({ x: 360, y: 300 });
  /** In degrees. */
  turn = $state(0);
  /** All of the sky instead of what lies there. */
  whole = $state(false);
  camera = $state.raw<Camera>(looking([], { x: 360, y: 300 }, 0, false));
  #round = -1;
  #of = '';

  /** Brings all that lies there into view, if it is not already. */
  follow(round: number, at: readonly Spot[]): void {
    const best = looking(at, this.screen, this.turn, this.whole);
    const of = `${this.screen.x} ${this.screen.y} ${this.turn} ${this.whole}`;
    const fresh = round !== this.#round || of !== this.#of;
    [this.#round, this.#of] = [round, of];
    untrack(() => {
      const near = at.length > 0 && at.every((spot) => this.#inView(spot));
      const enough =
        this.camera.scale > best.scale * GOOD_ENOUGH && this.camera.scale < best.scale / GOOD_ENOUGH;
      const aside = Math.hypot(best.x - this.camera.x, best.y - this.camera.y) * this.camera.scale;
      const middling = aside < Math.min(this.screen.x, this.screen.y) * ASIDE;
      if (fresh || !near || !enough || !middling) this.camera = best;
    });
  }

  #inView(spot: Spot): boolean {
    const { x, y } = pixelAt(this.camera, this.screen, spot);
    const edge = EDGE * this.camera.scale;
    return x > edge && y > edge && x < this.screen.x - edge && y < this.screen.y - edge;
  }

  /** Turns the sky under these eyes alone. */
  turnBy(degrees: number): void {
    this.turn = ((((Math.round(this.turn + degrees) + 180) % 360) + 360) % 360) - 180;
  }

  skyAt(pixel: Spot): Spot {
    return skyAt(this.camera, this.screen, pixel);
  }

  /** The middle of what is seen: where a piece that was merely chosen appears. */
  get middle(): Spot {
    return { x: this.camera.x, y: this.camera.y };
  }
}
