/** A setting with a few possible values, stored in this browser. */
export class StoredChoice<T extends string> {
  #key: string;
  #value: T;

  constructor(key: string, choices: readonly T[], fallback: T) {
    this.#key = `unspoken.${key}`;
    const found = readStored(this.#key);
    this.#value = $state(choices.find((choice) => choice === found) ?? fallback);
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    writeStored(this.#key, value);
  }
}

/** Return the stored text, or null; also null if the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the value holds until the page is closed.
  }
}
