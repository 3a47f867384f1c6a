import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { assertAuthor } from '#lib/accounts/server/assert-author.ts';
import { showFiles } from '#lib/images/server/item-files-queries.ts';
import { makeCovers } from '#lib/images/server/make-covers.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { carryReadyVersion } from '#lib/reviews/server/review-queries.ts';
import type { ItemKind } from '../item.ts';
import { KINDS } from '../kinds/definitions.ts';
import type { ItemCard } from '../schemas.ts';
import { fileReferences } from './bodies/file-references.ts';
import { returnContributions } from './contributions-queries.ts';
import { carryCopiedVersion } from './copies-queries.ts';
import {
  readVersionParts,
  readVersionSummary,
  readVersions,
  type VersionRow,
} from './item-versions-queries.ts';
import { type ItemRow, lockItem } from './item-write-queries.ts';
import { addVersion } from './publish.ts';
import { writable } from './readable-item.ts';
import { boundVersions } from './remove-old-versions.ts';
import { missingVersion, unpublishedColumns, workingFields } from './working-copy.ts';
import { writeItem } from './write-item.ts';

/**
 * Undoes the last change of what an item's readers see: a withdrawn item is published again, an updated one returns to
 * its previous version. The working copy is unchanged. The earlier state is added as a new version: versions are never
 * removed.
 * @param revision the item's revision that the author saw: nothing may have been published since
 * @throws AppError `changed_meanwhile`, `not_public` for an item that was never public before, `version_removed`,
 * `forbidden`, `reader_only`, `not_found`, and for a reviewed kind `protocol_not_validated`: a version that is no
 * longer in use is not put into use again
 */
export async function undoPublication(
  context: Context,
  actor: Actor,
  kind: ItemKind,
  id: string,
  revision: number,
): Promise<ItemCard> {
  await context.databaseRoom.assertFor(0);
  const { card, shown } = await tx(context, async (trx) => {
    const item = await writable(trx, await lockItem(trx, kind, id), actor);
    // Only its owner decides whether an item is public.
    if (item.visibility !== 'public' && item.owner_id !== actor.id) throw new AppError('forbidden');
    await assertAuthor(trx, actor.id);
    if (item.revision !== revision) throw new AppError('changed_meanwhile');
    const last = item.published_version ?? 0;
    const number = item.visibility === 'public' ? last - 1 : last;
    if (number < 1) throw new AppError('not_public');
    if (KINDS[kind].reviewed && number !== last) throw new AppError('protocol_not_validated');
    const [version] = await readVersions(trx, id, number);
    if (!version) throw missingVersion(item, number);
    return showAgain(context, trx, item, actor, version);
  });
  if (shown) void makeCovers(context, shown);
  await boundVersions(context, kind, id);
  return card;
}

/** The item must be locked. */
async function showAgain(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  version: VersionRow,
) {
  const { id, published_version: last } = item;
  const { title, tags, word } = version;
  const summary = await readVersionSummary(trx, id, version.number);
  const working = await workingFields(trx, item);
  let { number } = version;
  if (number !== last) {
    const publication = { title, tags, word, summary };
    number = await addVersion(context, trx, item, actor, publication, { version: version.number });
    await carryReadyVersion(trx, id, { from: version.number, to: number });
    await carryCopiedVersion(trx, id, { from: version.number, to: number });
    if (last !== null) await returnContributions(trx, id, last);
  }
  const texts = (await readVersionParts(trx, id, number)).map(({ text }) => text);
  await showFiles(trx, id, fileReferences(...texts));
  const columns = await unpublishedColumns(trx, item, { number, shown: { title, tags }, working });
  const versions = { published_version: number, ...columns };
  return writeItem(context, trx, item, actor, { title, tags, visibility: 'public', summary, versions });
}
