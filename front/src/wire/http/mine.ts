import { ask } from './http.ts';
import type {
  MyTables,
  PushKey,
  ReminderState,
  Subscription,
  Transferred,
  TransferLink,
} from '../schema.gen.ts';

/** Fetch the tables at which this browser has a place: those that wait for this person first. */
export const fetchMyTables = () => ask<MyTables>('/api/mine');

/** Make a link that moves all seats of this browser to the device that opens it. */
export const createTransfer = () => ask<TransferLink>('/api/transfers', undefined, 'POST');

/** Move the seats of a link to this browser. */
export const acceptTransfer = (secret: string) => ask<Transferred>('/api/transfers/accept', { secret });

const remindersOf = (code: string) => `/api/tables/${encodeURIComponent(code)}/reminders`;

/** Fetch the server's key for Web Push. */
export const fetchPushKey = () => ask<PushKey>('/api/reminders/key');

/** Fetch whether this person gets reminders of a table. */
export const fetchReminders = (code: string) => ask<ReminderState>(remindersOf(code));

/** Send this person reminders of a table. */
export const startReminders = (code: string, subscription: Subscription) =>
  ask<ReminderState>(remindersOf(code), subscription);

/** Send this person no more reminders of a table. */
export const stopReminders = (code: string) => ask<ReminderState>(remindersOf(code), undefined, 'DELETE');
