const ignore = () => undefined; // a browser in which the app is not installed may refuse

/** Show a badge on the app's home-screen icon until the returned function is called. */
export function showBadge(): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined;
  void navigator.setAppBadge().catch(ignore);
  return () => void navigator.clearAppBadge().catch(ignore);
}

/** Show on the app's home-screen icon how many tables wait for this person; no badge if none does. */
export function showWaitingTables(count: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(ignore);
}
