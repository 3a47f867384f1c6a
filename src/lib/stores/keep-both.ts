import { CallFailed } from '#lib/contract/client.ts';
import { copyTitle } from '#lib/domain/copy-title.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { type DraftParts, storedPart } from './autosave/draft-parts.ts';
import { itemSource } from './item-source.ts';

interface Conflicting {
  kind: ItemKind;
  /** As it was opened. */
  item: { _id: string; title: string; draft: object };
  parts: DraftParts;
  /** The parts that were changed here and elsewhere. */
  changed: readonly string[];
}

/** The texts of these parts that are over their limit, in words. */
async function tooLong(mine: object, { item, parts, changed }: Conflicting): Promise<string[]> {
  // Where it cannot be fetched the server says what is too long.
  const fitPart = await parts.fits?.().catch(() => undefined);
  return changed.flatMap((part) => fitPart?.(parts, part, mine, item.draft).over ?? []);
}

/**
 * Makes a copy of an item in which some parts are those of a draft. Resolves to the copy's title.
 * @throws CallFailed; of a text over its limit before anything is copied
 */
export async function copyWith(mine: { title: string }, conflicting: Conflicting): Promise<string> {
  const over = await tooLong(mine, conflicting);
  if (over.length > 0) throw new CallFailed(422, { message: over.join(' ') });
  const { kind, item, parts, changed } = conflicting;
  const title = copyTitle(mine.title.trim() || item.title);
  const copy = itemSource(kind, await itemSource(kind, item._id).copy());
  for (const part of new Set(['title', ...changed]))
    await copy.save(part, storedPart(parts, part, { ...mine, title }) ?? {}, 1);
  return title;
}
