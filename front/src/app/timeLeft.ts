import type { MyTable } from '@wire';
import { t } from '@words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Return in words how much time is left: in days from two days on, then in hours, at last in minutes. */
export function timeLeft(until: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, until - now);
  if (seconds >= 2 * DAY) return t('days-left', { days: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t('hours-left', { hours: Math.floor(seconds / HOUR) });
  return t('minutes-left', { minutes: Math.max(1, Math.floor(seconds / MINUTE)) });
}

/** True if a table by days waits for this person. */
export function waitsForMe(table: MyTable): table is MyTable & { until: number } {
  return typeof table.until === 'number';
}
