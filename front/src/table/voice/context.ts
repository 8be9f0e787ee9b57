import { getContext, setContext } from 'svelte';
import type { Chair } from '@wire';
import type { VoiceStore } from './voice.svelte.ts';

const KEY = Symbol('voice');

/** Make the table's voice available to all components of the table. */
export const provideVoice = (voice: () => VoiceStore | null): void => void setContext(KEY, voice);

/** What a seat shows of its person's voice. */
export interface SeatVoice {
  speaking: boolean;
  /** The microphone is open. */
  microphone: boolean;
}

const QUIET: SeatVoice = { speaking: false, microphone: false };

/** Return what a chair shows of its person's voice. */
export function seatVoice(voice: VoiceStore | null, { person, bot }: Chair): SeatVoice {
  if (voice === null || bot || typeof person !== 'number') return QUIET;
  return { speaking: voice.speaking.has(person), microphone: voice.microphonesOf.includes(person) };
}

/** Return the table's voice; null if nobody else could hear it, or if the server has no voice. */
export function useVoice(): { readonly current: VoiceStore | null } {
  const voice = getContext<(() => VoiceStore | null) | undefined>(KEY);
  return {
    get current() {
      return voice?.() ?? null;
    },
  };
}
