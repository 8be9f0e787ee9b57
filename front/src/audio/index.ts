export { canDecode, canEncode, RECORDING_CONFIG, VOICE_CONFIG } from './codec.ts';
export { Microphone, type MicrophoneTrouble } from './microphone.ts';
export { Playback } from './playback.ts';
