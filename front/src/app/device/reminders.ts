import { fetchPushKey, fetchReminders, startReminders } from '@wire';
import { language } from '@words';

/**
 * Whether this browser can show reminders. An iPhone shows them only for an app on the home screen; then `install` tells
 * what to do. Over plain HTTP there is no service worker, so there are no reminders.
 */
export type ReminderSupport = 'yes' | 'blocked' | 'install' | 'no';

export function reminderSupport(): ReminderSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'yes';
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isApple && isSecureContext ? 'install' : 'no';
}

/** Ask for the permission, subscribe and tell the server. Return false if the person or the browser refuses. */
export async function subscribe(code: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await fetchPushKey();
  const registration = await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    subscription = await subscribeFor(registration.pushManager, key);
  } catch (error) {
    if (error instanceof DOMException) return false; // no push service can be reached
    throw error;
  }
  await send(code, subscription);
  return true;
}

/** Subscribe for this key. A subscription for another key, from before the server got new data, is replaced. */
async function subscribeFor(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

async function send(code: string, subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await startReminders(code, { endpoint, p256dh, auth, language: language() });
}

/** True if this person gets reminders of a table. Tell the server if this browser's address has changed. */
export async function hasReminders(code: string): Promise<boolean> {
  const { on } = await fetchReminders(code);
  if (!on || reminderSupport() !== 'yes' || Notification.permission !== 'granted') return on;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await send(code, subscription);
  return on;
}
