import { toast } from '@ui/layers/toasts.svelte.ts';
import { withBase } from '@wire/address.ts';
import { t } from '@words';
import { house } from './house.svelte.ts';

/** Return the server's address for other people, without a slash at its end: this page may be open as localhost. */
export const serverAddress = () => house()?.address ?? `${location.origin}${withBase('')}`;

/** Return the server's address as people read and type it: without its scheme. */
export const typedAddress = () => serverAddress().replace(/^https?:\/\//, '');

/** Return a table's link. */
export const linkTo = (code: string) => `${serverAddress()}/t/${code}`;

/** Share the link to a table. */
export const sendLink = (code: string) => sendAddress(linkTo(code));

/** Share a link with the device's share dialog; else copy it; else show it. */
export async function sendAddress(url: string): Promise<void> {
  if (await share({ title: t('page-title'), url })) return;
  toast((await copy(url)) ? t('link-copied') : t('link-is', { url }));
}

/** Share a text with the device's share dialog; else copy it; else show it. */
export async function sendText(text: string): Promise<void> {
  if (await share({ text })) return;
  toast((await copy(text)) ? t('today-copied') : text);
}

/** Open the share dialog. True if it opened, even if the person cancelled it. */
async function share(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain HTTP there is no clipboard API; the old command still works there.
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
