/**
 * People who erased their data from this device on leaving: the data still held by this page must not be stored
 * again.
 */
const erased = new Set<string>();

export function markErased(person: string): void {
  erased.add(person);
}

export function isErased(person: string | undefined): boolean {
  return person !== undefined && erased.has(person);
}
