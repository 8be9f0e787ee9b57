export type Dialog = { what: 'settings' } | { what: 'rules'; game: string | null; phase: string | null };

let open = $state.raw<Dialog | null>(null);

/** The dialog that stands open over whatever else there is. */
export function dialog(): Dialog | null {
  return open;
}

export function openDialog(which: Dialog): void {
  open = which;
}

export function closeDialog(): void {
  open = null;
}

// Whoever goes back is somewhere else by then.
addEventListener('popstate', closeDialog);
