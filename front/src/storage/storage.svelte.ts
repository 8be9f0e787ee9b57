/** One of a few words that this browser remembers; a browser that keeps nothing gets the fallback each time. */
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

/** What was kept under this name. Storage can be forbidden altogether: then nothing was. */
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
    // A browser that keeps nothing still plays: the choice holds until the page is closed.
  }
}
