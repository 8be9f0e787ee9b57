/** Keep the screen on until the returned function is called. A browser drops the lock while the page is hidden. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let released = false;

  async function acquire() {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const acquired = await navigator.wakeLock.request('screen');
      if (released) await acquired.release();
      else lock = acquired;
    } catch {
      // A phone that is low on power refuses; its screen may turn off then.
    }
  }
  const onVisible = () => void acquire();
  document.addEventListener('visibilitychange', onVisible);
  onVisible();
  return () => {
    released = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
