import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import { type DraftParts, storedPart } from '#lib/autosave/browser/draft-parts.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { copyTitle } from '../copy-title.ts';
import type { ItemKind } from '../item.ts';
import { itemSource } from './item-source.ts';

interface Copied {
  kind: ItemKind;
  item: { _id: string; title: string };
  parts: DraftParts;
}

/**
 * Creates a copy of an item with the person's own versions of the conflicting parts. Resolves to the copy's title.
 * @throws CallFailed; for a text that is too long, before anything is copied
 */
export async function copyWith(
  { $draft, $saved, $conflicts }: Pick<Autosave<{ title: string }>, '$draft' | '$saved' | '$conflicts'>,
  { kind, item, parts }: Copied,
): Promise<string> {
  const mine = $draft.get();
  const changed = [...$conflicts.get().keys()];
  // If this code cannot be loaded, the server reports texts that are too long.
  const fitPart = await parts.fits?.().catch(() => undefined);
  const over = changed.flatMap((part) => fitPart?.(parts, part, mine, $saved.get()).over ?? []);
  if (over.length > 0) throw new CallFailed(422, { message: over.join(' ') });
  const title = copyTitle(mine.title.trim() || item.title);
  const copy = itemSource(kind, await itemSource(kind, item._id).copy());
  for (const part of new Set(['title', ...changed]))
    await copy.save(part, storedPart(parts, part, { ...mine, title }) ?? {}, 1);
  return title;
}
