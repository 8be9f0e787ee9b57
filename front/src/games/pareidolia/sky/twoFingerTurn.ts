import type { SkyView } from './skyView.svelte.ts';

/** An attachment: two fingers turn this viewer's view of the sky. */
export function twoFingerTurn(skyView: SkyView): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let angle: number | null = null;
    const angleBetween = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : null;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      angle = angleBetween();
    };
    const moved = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = angleBetween();
      if (now === null || angle === null || Math.abs(now - angle) < 2) return;
      skyView.turnBy(now - angle);
      angle = now;
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      angle = angleBetween();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', moved);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', moved);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    };
  };
}
