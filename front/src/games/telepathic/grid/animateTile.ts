import { reducedMotion } from '@motion';
import { column, row, type Path } from './tilePaths.ts';

const TIME = 380;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const at = (right: number, down: number) => `${right * 100}% ${down * 100}%`;
const place = (cell: number) => at(column(cell), row(cell));

/** Animate a tile along its path; the tile is already placed at the end of it. */
export function animateTile(node: HTMLElement, path: Path, ms = TIME): void {
  for (const animation of node.getAnimations()) animation.cancel();
  if (reducedMotion()) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    return;
  }
  const options = { duration: ms, easing: EASE };
  switch (path.by) {
    case 'slide':
      node.animate([{ translate: place(path.from) }, { translate: place(path.to) }], options);
      return;
    case 'over':
      node.animate(
        [
          { translate: place(path.from), scale: 1, zIndex: 3 },
          { scale: 1.14, offset: 0.4, zIndex: 3 },
          { translate: place(path.to), scale: 1, zIndex: 3 },
        ],
        options,
      );
      return;
    case 'round':
      return animateRound(node, path, options);
  }
}

/** Move a tile under the frame at one edge and out at the opposite one; a clone shows the leaving half. */
function animateRound(node: HTMLElement, { from, to }: Path, options: KeyframeAnimationOptions): void {
  const [right, down] = [column(to) - column(from), row(to) - row(from)];
  // The tile moves as far as its neighbours, in their direction: four minus its distance, with the opposite sign.
  const [dx, dy] = [Math.sign(-right) * (4 - Math.abs(right)), Math.sign(-down) * (4 - Math.abs(down))];
  const [x, y] = [right === 0 ? 0 : dx, down === 0 ? 0 : dy];
  const leaving = node.cloneNode(true) as HTMLElement;
  node.after(leaving);
  leaving.animate(
    [{ translate: place(from) }, { translate: at(column(from) + x, row(from) + y) }],
    options,
  ).onfinish = () => leaving.remove();
  node.animate([{ translate: at(column(to) - x, row(to) - y) }, { translate: place(to) }], options);
}
