/** Who had this device forget them as they left it: what this page still holds of theirs is not kept again. */
const erased = new Set<string>();

export function markErased(person: string): void {
  erased.add(person);
}

export function isErased(person: string | undefined): boolean {
  return person !== undefined && erased.has(person);
}
