/**
 * Changes that could not be saved are stored on the device until they are: a closed tab or an ended session loses
 * nothing. Each part has an entry of its own, so that two editors of one item never overwrite each other's, and names
 * its person: nobody else at a shared workstation sees it (`docs/decisions/0033`).
 */
import type { Fields } from './draft-parts.ts';
import type { DraftStorage, Environment } from './environment.ts';
import { DRAFT_PREFIX, readStored } from './stored-draft.ts';

/** An unsaved part, and the revision at which it was read. */
export interface KeptPart {
  fields: Fields;
  revision: number;
}

/** Unsaved parts by name. */
export type KeptDraft = Readonly<Record<string, KeptPart>>;

const keyOf = (id: string, part: string) => `${DRAFT_PREFIX}${id}:${part}`;

/** The person of a draft, and the storage that holds it. */
type Owned = Pick<Environment, 'device' | 'person'>;

export function keepPart({ device, person }: Owned, id: string, part: string, kept: KeptPart): void {
  try {
    device?.setItem(keyOf(id, part), JSON.stringify({ ...kept, person }));
  } catch {
    // The storage is full or forbidden: the page itself still holds the draft.
  }
}

export function forgetPart(storage: DraftStorage | null, id: string, part: string): void {
  storage?.removeItem(keyOf(id, part));
}

/**
 * The unsaved changes of these parts from an earlier visit. Drafts stored before their person was recorded belong to
 * whoever opens the item.
 */
export function keptParts({ device, person }: Owned, id: string, parts: readonly string[]): KeptDraft {
  const found: Record<string, KeptPart> = {};
  for (const part of parts) {
    const kept = readStored(device, keyOf(id, part)) as (Partial<KeptPart> & { person?: string }) | null;
    if (kept?.person !== undefined && kept.person !== person) continue;
    if (kept && typeof kept.fields === 'object' && kept.fields && typeof kept.revision === 'number')
      found[part] = { fields: kept.fields, revision: kept.revision };
  }
  return found;
}
