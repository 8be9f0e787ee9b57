/** For the page as an installed app: the service worker, and whether it was opened from the home screen. */

import { withBase } from '@wire/address.ts';

const FROM = 'from';
const HOME_SCREEN = 'home-screen';

/** Register the service worker, which caches the page's files, after the page has loaded. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register() {
  try {
    await navigator.serviceWorker.register(withBase('/sw.js'));
  } catch {
    // Without a service worker the browser fetches the page each time.
  }
}

/** True if this page was just opened from the home screen; true only once. */
export function cameFromHomeScreen(): boolean {
  const fromHomeScreen = new URLSearchParams(location.search).get(FROM) === HOME_SCREEN;
  if (fromHomeScreen) history.replaceState(null, '', location.pathname);
  return fromHomeScreen;
}
