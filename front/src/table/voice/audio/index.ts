export { canDecode, canEncode } from './codec.ts';
export { Microphone, type MicrophoneTrouble } from './microphone.ts';
export { Playback } from './playback.ts';
