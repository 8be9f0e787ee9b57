import { StoredChoice } from '@storage';
import { breathe, drip, knock, rustle, strike } from './instruments.ts';

/** Off until asked for. */
export const soundChoice = new StoredChoice('sound', ['off', 'on'], 'off');
/** A screen across the room sounds until it is told not to. */
const screenChoice = new StoredChoice('screen-sound', ['off', 'on'], 'on');
let choice = $state.raw(soundChoice);

/** What a hand does. */
export type Sound = 'paper' | 'card' | 'click' | 'pencil' | 'bell';
/** What the table tells everybody: it waits for you, all have answered, something is turned over, it is over. */
export type Cue = 'turn' | 'all-in' | 'reveal' | 'end' | 'hurry';
/** What a room is made of. */
export type RoomVoice = 'paper' | 'ink' | 'wind' | 'wood';

type Instrument = (
  at: AudioContext,
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
/** A cue as a small tune on the room's instrument: how high, and when. */
const TUNES: Record<Cue, readonly (readonly [height: number, after: number])[]> = {
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
/** A bell rings with what concerns everybody, high and far. */
const BELLS: Partial<Record<Cue, number>> = { turn: 880, end: 1318.5 };

let hall: AudioContext | null = null;

/** Whether this page may be heard. */
export const isSoundOn = (): boolean => choice.value === 'on';

/** Turns the sound off, or on; a page that nobody has touched yet is only woken. */
export function toggleSound(): void {
  choice.value = isSoundOn() && hall !== null ? 'off' : 'on';
  playSound('bell');
}

/** From now on this page is a screen for all, until the function that comes back is called. */
export function soundAsScreen(): () => void {
  choice = screenChoice;
  return () => {
    choice = soundChoice;
  };
}

/** Makes one small sound. */
export function playSound(which: Sound): void {
  const at = opened();
  if (at === null) return;
  switch (which) {
    case 'paper':
      return rustle(at, 2600, 0.16, 0.06);
    case 'card':
      rustle(at, 1800, 0.05, 0.1);
      return strike(at, 170, 0.06, 0.1);
    case 'click':
      return strike(at, 1900, 0.03, 0.07);
    case 'pencil':
      return rustle(at, 4800, 0.08, 0.04);
    case 'bell':
      strike(at, 880, 1.1, 0.07);
      return strike(at, 1318.5, 0.9, 0.04);
  }
}

/** Plays a cue in the voice of a room. */
export function playCue(cue: Cue, voice: RoomVoice): void {
  const at = opened();
  if (at === null) return;
  const { play, pitch, seconds, loudness } = INSTRUMENTS[voice];
  for (const [height, after] of TUNES[cue]) play(at, pitch * height, seconds, loudness, after);
  const bell = BELLS[cue];
  if (bell !== undefined) strike(at, bell, 1.1, 0.04, 0.14);
}

/** Where sounds are made; nowhere, if none are wished for, or as long as nobody has touched the page: no browser lets
 * anything sound before that. */
function opened(): AudioContext | null {
  if (!isSoundOn() || !navigator.userActivation.hasBeenActive) return null;
  hall ??= new AudioContext();
  if (hall.state === 'suspended') void hall.resume();
  return hall;
}
