import type { Fields } from '#lib/autosave/browser/draft-parts.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { ItemKind } from '../item.ts';
import { partSource } from './item-source.ts';

/** Maximum number of attempts, if other people save the same part at the same time. */
const ATTEMPTS = 3;

/**
 * Changes one part of an item in its state on the server: after a conflict it is read and changed again.
 * @param change returns the fields to save; null leaves them unchanged
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
