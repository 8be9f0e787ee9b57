import { StoredChoice } from '@storage';

/** Whether this browser shows what bots say aloud; why they propose something to their team is always told. */
export const botTalkChoice = new StoredChoice('bots-talk', ['on', 'off'], 'on');
