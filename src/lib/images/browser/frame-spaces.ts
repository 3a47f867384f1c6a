import { hashOf } from './sent-images.ts';

/**
 * The names that a case uses for its frames of reference: random, and equal for series that share one, even when
 * they are added one after the other. Only this browser knows the UID of a name, as a hash.
 */

const NAME_LENGTH = 12;

function draw(): string {
  const parts = crypto.getRandomValues(new Uint8Array(NAME_LENGTH));
  return Array.from(parts, (part) => (part % 36).toString(36)).join('');
}

function read(key: string): Map<string, string> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}

/** The name of a frame of reference in a case; without a UID, a new unique name. */
export function spaceName(caseId: string, identifier: string): string {
  if (identifier === '') return draw();
  const key = `spaces:${caseId}`;
  const known = read(key);
  const hash = hashOf(identifier);
  const name = known.get(hash) ?? draw();
  known.set(hash, name);
  try {
    localStorage.setItem(key, JSON.stringify([...known]));
  } catch {
    // The storage is full or forbidden: images added later are not recognised as sharing the frame of reference.
  }
  return name;
}
