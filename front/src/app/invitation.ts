import { fetchInvitation, type Invitation } from '@wire';
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
