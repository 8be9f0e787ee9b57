import { RefusedError } from './http.ts';
import type { OwnDeck, Refusal } from './schema.gen.ts';

/**
 * Brings a picture to the table's own deck, and tells how much of it is on its way. (A request of the older kind:
 * `fetch` does not tell.)
 */
export function uploadPicture(code: string, file: Blob, onsent: (share: number) => void): Promise<OwnDeck> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/tables/${encodeURIComponent(code)}/deck/pictures`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && onsent(event.loaded / event.total);
    request.upload.onload = () => onsent(1);
    request.onload = () => {
      const said = request.response as unknown;
      if (request.status === 201 && said !== null) return resolve(said as OwnDeck);
      reject(new RefusedError((said ?? {}) as Partial<Refusal>));
    };
    request.onerror = () => reject(new RefusedError());
    request.send(file);
  });
}
