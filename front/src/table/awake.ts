/** Keeps the screen lit while a game is on; a browser takes the light back whenever the page is out of sight. */
export function stayAwake(): () => void {
  let light: WakeLockSentinel | null = null;
  let ended = false;

  async function ask() {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (ended) await given.release();
      else light = given;
    } catch {
      // A phone that is low on power says no; it may darken then, as it always did.
    }
  }
  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', again);
    void light?.release();
  };
}
