import { StoredChoice } from '@storage';

/** Whether this browser shows what bots say to the table. Their reasons for a proposal to their team are always shown. */
export const botTalkChoice = new StoredChoice('bots-talk', ['on', 'off'], 'on');
