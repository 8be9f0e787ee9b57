import { fetchHouse, type HouseInfo } from '@wire';
import { showError } from './refusals.ts';

let info = $state.raw<HouseInfo | null>(null);
let loading = false;

/** Return the server's information on itself and its games; null until it is loaded. */
export function house(): HouseInfo | null {
  return info;
}

/** Load the server's information, unless it is loaded or being loaded. */
export async function loadHouse(): Promise<void> {
  if (info !== null || loading) return;
  loading = true;
  try {
    info = await fetchHouse();
  } catch (error) {
    showError(error);
  } finally {
    loading = false;
  }
}
