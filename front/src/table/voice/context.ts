import { getContext, setContext } from 'svelte';
import type { VoiceStore } from './voice.svelte.ts';

const KEY = Symbol('voice');

/** Make the table's voice available to all components of the table. */
export const provideVoice = (voice: () => VoiceStore | null): void => void setContext(KEY, voice);

/** Return the table's voice; null if nobody else could hear it, or if the server has no voice. */
export function useVoice(): { readonly current: VoiceStore | null } {
  const voice = getContext<(() => VoiceStore | null) | undefined>(KEY);
  return {
    get current() {
      return voice?.() ?? null;
    },
  };
}
