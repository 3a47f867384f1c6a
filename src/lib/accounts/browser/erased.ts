/**
 * People who erased their data from this device when they left it: data that this page still holds must not be kept
 * again.
 */
const erased = new Set<string>();

export function markErased(person: string): void {
  erased.add(person);
}

export function isErased(person: string | undefined): boolean {
  return person !== undefined && erased.has(person);
}
