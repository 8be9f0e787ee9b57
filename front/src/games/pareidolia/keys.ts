import { isKeyForOtherControl as isKeyForControl } from '@games';

/** True if a key press is not meant for the sky; focused radio buttons do not take keys away from it. */
export function isKeyForOtherControl(event: KeyboardEvent): boolean {
  return isKeyForControl(event, 'input:not([type="radio"])');
}
