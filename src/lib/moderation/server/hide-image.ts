import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { appendEntry, doneBy } from '#lib/audit/server/append-entry.ts';
import { textsNaming } from '#lib/images/server/exchange-files.ts';
import { framePairsIn, samePicture } from '#lib/items/kinds/frame-pairs.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { deleteHidden, insertHidden } from './hidden-images-queries.ts';
import { tellAuthors } from './tell-authors.ts';

/** An image of an item, by the file that the item's body names. */
export interface ItemImage {
  itemId: string;
  image: string;
}

/** An image's file, and every file with the same content: the frame behind it, and other windows of that frame. */
export async function filesOfImage(db: Context['db'], { itemId, image }: ItemImage): Promise<string[]> {
  const texts = await textsNaming(db, [{ id: itemId }], [image]);
  const pairs = [...texts.values()].flatMap((text) => framePairsIn(JSON.parse(text)));
  return [...samePicture(pairs, image)];
}

/**
 * Hides an image from everybody except the item's authors, wherever its bytes are used, and notifies the authors.
 * An already hidden image stays unchanged.
 * @param actor the administrator; null for the site itself, after flags by several people
 */
export async function hideImage(
  context: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  actor: Actor | null,
  { itemId, image, files, reason }: ItemImage & { files: readonly string[]; reason: string },
): Promise<void> {
  const at = context.now();
  if (!(await insertHidden(trx, files, { itemId, image, at }))) return;
  await tellAuthors(context, trx, { itemId, image, kind: 'image_hidden', reason });
  const by = actor ? doneBy(actor) : { actorId: null };
  await appendEntry(context, trx, { ...by, action: 'image_hidden', itemId, detail: image.slice(0, 12) });
}

/** Shows an image to its readers again, and notifies its authors. */
export async function showImage(
  context: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  actor: Actor,
  { itemId, image, reason }: ItemImage & { reason: string },
): Promise<void> {
  if (!(await deleteHidden(trx, image))) return;
  await tellAuthors(context, trx, { itemId, image, kind: 'image_shown', reason });
  const detail = image.slice(0, 12);
  await appendEntry(context, trx, { ...doneBy(actor), action: 'image_shown', itemId, detail });
}
