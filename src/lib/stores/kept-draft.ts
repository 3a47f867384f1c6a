/** What could not be saved is kept in this browser until it is: a closed tab or an ended session loses nothing. */
import { deviceStorage } from './browser-storage.ts';

/** What is edited of an item. */
export interface Draft<Body> {
  title: string;
  tags: string[];
  body: Body;
}

const keyOf = (id: string) => `draft:${id}`;

export function keepDraft(id: string, draft: Draft<object>): void {
  try {
    deviceStorage()?.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // No room, or not allowed: the page itself still holds the draft.
  }
}

export function forgetDraft(id: string): void {
  deviceStorage()?.removeItem(keyOf(id));
}

/** The same JSON for the same values, in whatever order their keys stand. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Whether a kept draft says what is saved already: its last save arrived, only the answer was not waited for. */
export function isSameDraft<Body>(one: Draft<Body>, other: Draft<Body>): boolean {
  const [a, b] = [one, other].map(({ title, tags, body }) => canonical({ title, tags, body }));
  return a === b;
}

/** A draft that an earlier visit could not save, or undefined. */
export function keptDraft<Body extends object>(id: string): Draft<Body> | undefined {
  try {
    const text = deviceStorage()?.getItem(keyOf(id));
    return text ? (JSON.parse(text) as Draft<Body>) : undefined;
  } catch {
    return undefined;
  }
}
