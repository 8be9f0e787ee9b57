export type Dialog = { what: 'settings' } | { what: 'rules'; game: string | null; phase: string | null };

let open = $state.raw<Dialog | null>(null);

/** Return the open dialog, or null. */
export function dialog(): Dialog | null {
  return open;
}

export function openDialog(which: Dialog): void {
  open = which;
}

export function closeDialog(): void {
  open = null;
}

// The browser's back button leads to another page.
addEventListener('popstate', closeDialog);
