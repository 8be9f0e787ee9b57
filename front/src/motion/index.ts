export { motion, still, time, ease } from './motion.svelte.ts';
export { haptic } from './haptic.ts';
export { sound, play, type Sound } from './sound.svelte.ts';
