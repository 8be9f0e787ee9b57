export { ease, animationTime, motionChoice, reducedMotion } from './motion.svelte.ts';
export { haptic } from './haptic.ts';
export { playSound, soundChoice, type Sound } from './sound.svelte.ts';
