/** Show a badge on the app's home-screen icon until the returned function is called. */
export function showBadge(): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined;
  const ignore = () => undefined; // a browser in which the app is not installed may refuse
  void navigator.setAppBadge().catch(ignore);
  return () => void navigator.clearAppBadge().catch(ignore);
}
