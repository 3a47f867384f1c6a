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

/** A draft that an earlier visit could not save, or undefined. */
export function keptDraft<Body extends object>(id: string): Draft<Body> | undefined {
  try {
    const text = deviceStorage()?.getItem(keyOf(id));
    return text ? (JSON.parse(text) as Draft<Body>) : undefined;
  } catch {
    return undefined;
  }
}
