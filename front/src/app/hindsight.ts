import { fetchHindsight, type ReplayPlace } from '@wire/http/replays.ts';
import { showError } from './refusals.ts';

/** Fetch the server's analysis of a finished game; on a failure show the error and return null. */
export async function loadHindsight(place: ReplayPlace): Promise<unknown> {
  try {
    return await fetchHindsight(place);
  } catch (error) {
    showError(error);
    return null;
  }
}
