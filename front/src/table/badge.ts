/** A mark at the page's icon on the home screen while the table waits for us; whoever has no such icon sees none. */
export function showBadge(): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined;
  const unmarked = () => undefined; // a browser that has no icon of ours anywhere may refuse to mark it
  void navigator.setAppBadge().catch(unmarked);
  return () => void navigator.clearAppBadge().catch(unmarked);
}
