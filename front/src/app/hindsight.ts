import { fetchHindsight, type ReplayPlace } from '@wire/replays.ts';
import { showError } from './refusals.ts';

/** What the server can work out of a game that is over; null, and a sentence, where it cannot be had. */
export async function lookBack(place: ReplayPlace): Promise<unknown> {
  try {
    return await fetchHindsight(place);
  } catch (error) {
    showError(error);
    return null;
  }
}
