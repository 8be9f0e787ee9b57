import { withBase } from '../address.ts';
import { RefusedError } from './http.ts';
import type { OwnDeckInfo, Refusal } from '../schema.gen.ts';

/**
 * Upload a picture to the table's own deck, with a callback for the fraction sent. Uses XMLHttpRequest because `fetch`
 * does not report progress.
 */
export function uploadPicture(
  code: string,
  file: Blob,
  onsent: (share: number) => void,
): Promise<OwnDeckInfo> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', withBase(`/api/tables/${encodeURIComponent(code)}/deck/pictures`));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && onsent(event.loaded / event.total);
    request.upload.onload = () => onsent(1);
    request.onload = () => {
      const json = request.response as unknown;
      if (request.status === 201 && json !== null) return resolve(json as OwnDeckInfo);
      reject(new RefusedError((json ?? {}) as Partial<Refusal>));
    };
    request.onerror = () => reject(new RefusedError());
    request.send(file);
  });
}
