import { untrack } from 'svelte';
import { cameraFor, pixelAt, skyAt, type Camera, type Spot } from './camera.ts';

/** The camera stays while its scale is within this ratio of the best scale, so that the view does not jump. */
const GOOD_ENOUGH = 0.78;
/** How far off-centre the pieces may be, as a share of the screen. */
const ASIDE = 0.12;
/** The margin that pieces need to the edge of the view, in tenths of a millimetre. */
const EDGE = 480;

/** This viewer's own view of the sky. */
export class SkyView {
  /** In pixels. */
  screen = $state<Spot>({ x: 360, y: 300 });
  /** In degrees. */
  turn = $state(0);
  /** Show the whole sky instead of the pieces. */
  whole = $state(false);
  camera = $state.raw<Camera>(cameraFor([], { x: 360, y: 300 }, 0, false));
  #round = -1;
  #viewKey = '';

  /** Bring all pieces into view, if they are not already. */
  follow(round: number, at: readonly Spot[]): void {
    const best = cameraFor(at, this.screen, this.turn, this.whole);
    const viewKey = `${this.screen.x} ${this.screen.y} ${this.turn} ${this.whole}`;
    const changed = round !== this.#round || viewKey !== this.#viewKey;
    [this.#round, this.#viewKey] = [round, viewKey];
    untrack(() => {
      const allVisible = at.length > 0 && at.every((spot) => this.#inView(spot));
      const scaleFits =
        this.camera.scale > best.scale * GOOD_ENOUGH && this.camera.scale < best.scale / GOOD_ENOUGH;
      const offCentre = Math.hypot(best.x - this.camera.x, best.y - this.camera.y) * this.camera.scale;
      const isCentred = offCentre < Math.min(this.screen.x, this.screen.y) * ASIDE;
      if (changed || !allVisible || !scaleFits || !isCentred) this.camera = best;
    });
  }

  #inView(spot: Spot): boolean {
    const { x, y } = pixelAt(this.camera, this.screen, spot);
    const edge = EDGE * this.camera.scale;
    return x > edge && y > edge && x < this.screen.x - edge && y < this.screen.y - edge;
  }

  /** Turn this view by some degrees. */
  turnBy(degrees: number): void {
    this.turn = ((((Math.round(this.turn + degrees) + 180) % 360) + 360) % 360) - 180;
  }

  skyAt(pixel: Spot): Spot {
    return skyAt(this.camera, this.screen, pixel);
  }

  /** The centre of the view, where a piece chosen without a drag appears. */
  get middle(): Spot {
    return { x: this.camera.x, y: this.camera.y };
  }
}
