import type { CaseImages } from '#lib/contract/bodies/case.ts';
import type { ItemCard } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { anchorViews, hasViews } from '#lib/domain/case-view.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { partNames } from '#lib/domain/kinds/parts.ts';
import type { RichText } from '#lib/domain/rich-text.ts';
import type { Context } from '../context.ts';
import { readPart, readParts, replacePart } from '../db/item-parts.ts';
import { lockItem } from '../db/item-writes.ts';
import { tx } from '../db/transaction.ts';
import { attachFiles } from './attach-files.ts';
import { fileReferences } from './file-references.ts';
import { makeCovers } from './make-covers.ts';
import { mayPublish } from './may-publish.ts';
import { mayStillSave } from './read-part.ts';
import { owned } from './readable-item.ts';
import { summarise } from './summarise.ts';
import { writeItem } from './write-item.ts';

export interface PartChange {
  /** What the part's schema accepted. */
  value: object;
  /** The item's revision when the part was read. */
  revision: number;
}

/**
 * Replaces one part of the body of one's own item, and nothing else of it. Its images are the item's, or uploaded by
 * the same person; those that no part shows any more can be put back by them for a week.
 * @throws AppError `changed_meanwhile` when this very part was saved since, `image_foreign`, `not_found`,
 * `forbidden`, `protocol_not_validated`
 */
export async function savePart(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  part: string,
  { value, revision }: PartChange,
): Promise<ItemCard> {
  const body = kind === 'case' && part === 'sheet' ? await anchored(context, id, value) : value;
  const text = JSON.stringify(body);
  const after = fileReferences(text);
  const { card, shown } = await tx(context, async (trx) => {
    const item = owned(await lockItem(trx, kind, id), actor);
    await mayStillSave({ db: trx }, id, [part], revision);
    if (item.visibility === 'public') mayPublish(kind, body);
    const stored = await readPart(trx, id, part);
    await attachFiles(
      trx,
      { itemId: id, userId: actor.id, now: context.now() },
      {
        before: fileReferences(stored.text),
        after,
        async elsewhere() {
          const others = partNames(kind).filter((name) => name !== part);
          const texts = await readParts(trx, id, others);
          return fileReferences(...texts.map((other) => other.text));
        },
      },
    );
    await replacePart(trx, id, stored, { text, revision: item.revision + 1 });
    return writeItem(context, trx, item, actor, { summary: summarise(kind, body) });
  });
  if (shown) void makeCovers(context, shown);
  return card;
}

/** A sheet whose links to images name the image itself: those of a place alone mean the folders as they are now. */
async function anchored(context: Context, id: string, value: object): Promise<object> {
  const { sheet } = value as { sheet: RichText | null };
  if (!sheet || !hasViews(sheet, 'bare')) return value;
  const [images] = await readParts(context.db, id, ['images']);
  const { folders } = JSON.parse(images?.text ?? '{"folders":[]}') as CaseImages;
  return { sheet: anchorViews(sheet, folders) };
}
