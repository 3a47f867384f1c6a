import type { Fields } from '#lib/autosave/browser/draft-parts.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { ItemKind } from '../item.ts';
import { partSource } from './item-source.ts';

/** Saves at most, where somebody else saves the same part meanwhile. */
const ATTEMPTS = 3;

/**
 * Changes one part of an item as the server has it: what was saved meanwhile is read again and changed in its turn.
 * @param change the fields to save; null leaves them as they are
 * @throws CallFailed, and what `change` throws
 */
export async function changePart(
  kind: ItemKind,
  id: string,
  part: string,
  change: (fields: Fields) => Fields | null,
): Promise<void> {
  const source = partSource(kind, id, part);
  for (let attempt = 1; ; attempt += 1) {
    const { revision, fields } = await source.read();
    const changed = change(fields);
    if (!changed) return;
    try {
      await source.save(part, changed, revision);
      return;
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 409 || attempt === ATTEMPTS) throw error;
    }
  }
}
