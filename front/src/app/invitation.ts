import { fetchInvitation, RefusedError, type Invitation } from '@wire';
import { gameModule } from './gameModules.svelte.ts';

let expected: { code: string; invitation: Promise<Invitation> } | null = null;

/** Asks for a table while its page is still on its way, and with it for the game that is played there. */
export function expectInvitation(code: string): void {
  const invitation = fetchInvitation(code);
  expected = { code, invitation };
  // Whoever opens the page is told what went wrong; here nobody waits for it.
  invitation.then(
    ({ game }) => gameModule(game),
    () => null,
  );
}

/** What somebody with the code may know before joining: as it was expected the first time, then anew. */
export function invitationTo(code: string): Promise<Invitation> {
  const early = expected;
  expected = null;
  return early?.code === code ? early.invitation : fetchInvitation(code);
}

const ASK_AGAIN = 1500;

/**
 * What the house says to a question, and null where it says no by one of these codes: a house that is away for a moment
 * is asked until it answers. `onquiet` is told each time that it does not, and says whether to go on; where not, it is
 * null too.
 */
export async function awaitReply<T>(
  question: () => Promise<T>,
  no: readonly string[],
  onquiet: () => boolean,
): Promise<T | null> {
  for (;;) {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (no.includes(error.code) || !onquiet()) return null;
    }
    await new Promise((settle) => setTimeout(settle, ASK_AGAIN));
  }
}

/** What may be known of a table, and null where there is none. */
export const awaitInvitation = (code: string, onquiet: () => boolean): Promise<Invitation | null> =>
  awaitReply(() => fetchInvitation(code), ['no-such-table'], onquiet);
