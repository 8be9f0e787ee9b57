import { fetchHouse, type HouseInfo } from '@wire';
import { showError } from './refusals.ts';

let known = $state.raw<HouseInfo | null>(null);
let asking = false;

/** What can be played here; null until the house has said so. */
export function house(): HouseInfo | null {
  return known;
}

/** Asks the house once; asks again after a failure. */
export async function loadHouse(): Promise<void> {
  if (known !== null || asking) return;
  asking = true;
  try {
    known = await fetchHouse();
  } catch (error) {
    showError(error);
  } finally {
    asking = false;
  }
}
