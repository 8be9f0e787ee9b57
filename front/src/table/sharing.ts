import { toast } from '@ui';
import { t } from '@words';
import { house } from '@app/house.svelte.ts';

/** The way to a table for friends; the host's own address may be one that only this machine knows. */
export const linkTo = (code: string) => `${house()?.address ?? location.origin}/t/${code}`;

/** Sends the link to a table. */
export const sendLink = (code: string) => sendAddress(linkTo(code));

/** Sends a link by the device's own means, else copies it, else shows it to be copied by hand. */
export async function sendAddress(url: string): Promise<void> {
  if (await shared({ title: t('page-title'), url })) return;
  toast((await copied(url)) ? t('link-copied') : t('link-is', { url }));
}

/** Sends some lines by the device's own means, else copies them, else shows them. */
export async function sendText(text: string): Promise<void> {
  if (await shared({ text })) return;
  toast((await copied(text)) ? t('today-copied') : text);
}

/** Whether the device has taken it over; also where the person looked at the list and chose nothing. */
async function shared(what: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain HTTP in a home network has no clipboard of its own; the old way still works there.
    return copiedTheOldWay(text);
  }
}

function copiedTheOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
