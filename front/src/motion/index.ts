export { afterPaint } from './afterPaint.ts';
export { ease, animationTime, motionChoice, reducedMotion } from './motion.svelte.ts';
export { haptic } from './haptic.ts';
export {
  isSoundOn,
  playCue,
  playSound,
  useTvSound,
  soundChoice,
  toggleSound,
  type Cue,
  type RoomVoice,
  type Sound,
} from './sound.svelte.ts';
export { TvStages } from './tvStages.svelte.ts';
