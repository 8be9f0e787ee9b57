import { StoredChoice } from '@storage';
import { breathe, drip, knock, rustle, strike } from './instruments.ts';

/** Off by default. */
export const soundChoice = new StoredChoice('sound', ['off', 'on'], 'off');
/** On by default on a TV. */
const screenChoice = new StoredChoice('screen-sound', ['off', 'on'], 'on');
let choice = $state.raw(soundChoice);

/** Sounds of a person's own actions. */
export type Sound = 'paper' | 'card' | 'click' | 'pencil' | 'bell';
/** Sounds of the table: your turn, everybody has answered, a reveal, the end, little time left. */
export type Cue = 'turn' | 'all-in' | 'reveal' | 'end' | 'hurry';
/** The instrument of a game. */
export type RoomVoice = 'paper' | 'ink' | 'wind' | 'wood';

type Instrument = (
  audio: AudioContext,
  pitch: number,
  seconds: number,
  loudness: number,
  after?: number,
) => void;

const INSTRUMENTS: Record<RoomVoice, { play: Instrument; pitch: number; seconds: number; loudness: number }> =
  {
    paper: { play: rustle, pitch: 2200, seconds: 0.14, loudness: 0.1 },
    ink: { play: drip, pitch: 300, seconds: 0.16, loudness: 0.1 },
    wind: { play: breathe, pitch: 620, seconds: 0.7, loudness: 0.22 },
    wood: { play: knock, pitch: 196, seconds: 0.12, loudness: 0.14 },
  };
/** Each cue as a short tune: pitch factors and delays in seconds. */
const TUNES: Record<Cue, readonly (readonly [pitchFactor: number, after: number])[]> = {
  turn: [
    [1, 0],
    [1.5, 0.14],
  ],
  'all-in': [
    [1, 0],
    [1, 0.1],
  ],
  reveal: [
    [1, 0],
    [1.26, 0.12],
    [1.5, 0.24],
  ],
  end: [
    [1, 0],
    [1.26, 0.16],
    [1.5, 0.32],
    [2, 0.52],
  ],
  hurry: [[0.8, 0]],
};
/** The pitch of the bell that accompanies a cue. */
const BELLS: Partial<Record<Cue, number>> = { turn: 880, end: 1318.5 };

let context: AudioContext | null = null;

/** True if sound is on. */
export const isSoundOn = (): boolean => choice.value === 'on';

/** Toggle the sound; the first call on a page only starts the audio context. */
export function toggleSound(): void {
  choice.value = isSoundOn() && context !== null ? 'off' : 'on';
  playSound('bell');
}

/** Use the TV's sound setting until the returned function is called. */
export function useTvSound(): () => void {
  choice = screenChoice;
  return () => {
    choice = soundChoice;
  };
}

/** Play a sound. */
export function playSound(which: Sound): void {
  const audio = audioContext();
  if (audio === null) return;
  switch (which) {
    case 'paper':
      return rustle(audio, 2600, 0.16, 0.06);
    case 'card':
      rustle(audio, 1800, 0.05, 0.1);
      return strike(audio, 170, 0.06, 0.1);
    case 'click':
      return strike(audio, 1900, 0.03, 0.07);
    case 'pencil':
      return rustle(audio, 4800, 0.08, 0.04);
    case 'bell':
      strike(audio, 880, 1.1, 0.07);
      return strike(audio, 1318.5, 0.9, 0.04);
  }
}

/** Play a cue on a game's instrument. */
export function playCue(cue: Cue, voice: RoomVoice): void {
  const audio = audioContext();
  if (audio === null) return;
  const { play, pitch, seconds, loudness } = INSTRUMENTS[voice];
  for (const [pitchFactor, after] of TUNES[cue]) play(audio, pitch * pitchFactor, seconds, loudness, after);
  const bell = BELLS[cue];
  if (bell !== undefined) strike(audio, bell, 1.1, 0.04, 0.14);
}

/** Return the audio context; null if the sound is off, or before the first touch, when browsers allow no sound. */
function audioContext(): AudioContext | null {
  if (!isSoundOn() || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}
