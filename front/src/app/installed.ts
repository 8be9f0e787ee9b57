/** What a page does that may lie on a phone's home screen: keep its files, and know where it was opened from. */

const FROM = 'from';
const HOME_SCREEN = 'home-screen';

/** Lets the browser keep the page's files, once it has nothing better to do. */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register() {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // A browser that may keep nothing fetches the page each time, as it always did.
  }
}

/** Whether this page was opened from the home screen just now; told once. */
export function cameFromHomeScreen(): boolean {
  const asked = new URLSearchParams(location.search).get(FROM) === HOME_SCREEN;
  if (asked) history.replaceState(null, '', location.pathname);
  return asked;
}
