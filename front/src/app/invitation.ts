import { fetchInvitation, RefusedError, type Invitation } from '@wire';
import { gameModule } from './gameModules.svelte.ts';

let preloaded: { code: string; invitation: Promise<Invitation> } | null = null;

/** Fetch a table's invitation and its game's module while the table's page is still loading. */
export function preloadInvitation(code: string): void {
  const invitation = fetchInvitation(code);
  preloaded = { code, invitation };
  // The page itself reports an error.
  invitation.then(
    ({ game }) => gameModule(game),
    () => null,
  );
}

/** Return a table's invitation: the preloaded one the first time, then a newly fetched one. */
export function invitationTo(code: string): Promise<Invitation> {
  const early = preloaded;
  preloaded = null;
  return early?.code === code ? early.invitation : fetchInvitation(code);
}

const RETRY_AFTER = 1500;

/**
 * Send a request until the server answers it. Return null if the server refuses with one of `finalCodes`, or if
 * `onfailure`, which is called after every other failure, returns false.
 */
export async function awaitReply<T>(
  request: () => Promise<T>,
  finalCodes: readonly string[],
  onfailure: () => boolean,
): Promise<T | null> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (finalCodes.includes(error.code) || !onfailure()) return null;
    }
    await new Promise((settle) => setTimeout(settle, RETRY_AFTER));
  }
}

/** Return a table's invitation, waiting for a server that does not answer; null if there is no such table. */
export const awaitInvitation = (code: string, onfailure: () => boolean): Promise<Invitation | null> =>
  awaitReply(() => fetchInvitation(code), ['no-such-table'], onfailure);
