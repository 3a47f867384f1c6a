import { isErased } from '#lib/accounts/browser/erased.ts';
import { DRAFT_PREFIX, readStored } from '#lib/autosave/browser/stored-draft.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { storedSession } from '#lib/platform/session-store.ts';

/** A text of the pane that was typed and not applied yet. */
export interface TypedOutline {
  branch: string | undefined;
  text: string;
  /** The text generated from the tree at the time of typing: if it differs now, the tree was changed since. */
  written: string;
}

const keyOf = (id: string) => `${DRAFT_PREFIX}${id}:outline`;

/** The unapplied text that this person left on this device, if any. */
export function keptOutline(id: string): TypedOutline | undefined {
  const person = storedSession()?.username;
  const kept = readStored(deviceStorage(), keyOf(id)) as (Partial<TypedOutline> & { person?: string }) | null;
  if (!kept || kept.person !== person) return undefined;
  const { branch, text, written } = kept;
  return typeof text === 'string' && typeof written === 'string' ? { branch, text, written } : undefined;
}

/** Stores the text on the device, or removes it once it is applied; returns whether that succeeded. */
export function keepOutline(id: string, typed: TypedOutline | undefined): boolean {
  const person = storedSession()?.username;
  try {
    if (!typed) deviceStorage()?.removeItem(keyOf(id));
    else if (person === undefined || isErased(person)) return false;
    else deviceStorage()?.setItem(keyOf(id), JSON.stringify({ ...typed, person }));
    return true;
  } catch {
    return false;
  }
}
