/** What the browser keeps on this device. It may refuse, as private windows do: then it keeps nothing. */

/** What is kept under a key; null: nothing. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep something; false if the browser refuses. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
