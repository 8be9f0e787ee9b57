import { t, type MessageId } from '@words';
import type { VoiceTrouble } from './voice.svelte.ts';

const SENTENCES = {
  insecure: 'voice-insecure',
  unsupported: 'voice-unsupported',
  refused: 'voice-refused',
  none: 'voice-no-microphone',
  unplugged: 'voice-unplugged',
  broken: 'voice-broken',
} as const satisfies Record<VoiceTrouble, MessageId>;

/** Return a sentence that says why the microphone does not work. */
export const troubleSentence = (trouble: VoiceTrouble): string => t(SENTENCES[trouble]);
