import type { Transaction } from 'kysely';
import { freeTexts } from '#lib/items/server/body-texts-queries.ts';
import { type ItemRow, lockItem } from '#lib/items/server/item-write-queries.ts';
import { updateItem } from '#lib/items/server/items-queries.ts';
import {
  exchangeTexts,
  insertText,
  readText,
  renameInVersions,
  textIdsOf,
} from '#lib/items/server/renamed-texts-queries.ts';
import { recountTexts } from '#lib/items/server/text-bytes-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { type ImageRows, recordImages } from './files-queries.ts';
import { type Holder, holdersOf, type MaskingScope, writersOf } from './holders-queries.ts';
import { forgetUploads } from './item-files-queries.ts';
import {
  deleteFilesUnused,
  exchangeAttestations,
  type Names,
  replaceFileUses,
} from './masked-files-queries.ts';
import type { MaskedPlace, Masker } from './masked-place.ts';
import { noteZones, type ZonesByFile } from './note-zones.ts';
import { withinQuota } from './quota.ts';
import { holdFiles, releaseFiles } from './user-storage-queries.ts';

/** The texts of items that refer to some files, by id. */
export async function textsNaming(
  db: Context['db'],
  holders: readonly Pick<Holder, 'id'>[],
  files: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const id of await textIdsOf(
    db,
    holders.map((holder) => holder.id),
  )) {
    const text = await readText(db, id);
    if (text && files.some((file) => text.includes(file))) found.set(id, text);
  }
  return found;
}

interface Exchange {
  /** The scope of the masking, and the old files that must still be shown there. */
  place: Pick<MaskedPlace, 'from' | 'itemId' | 'notShown'>;
  shown: readonly string[];
  names: Names;
  /** The masked areas, by the file's new name. */
  zones: ZonesByFile;
  rows: readonly ImageRows[];
}

/** Locks the items with these files, including copies made meanwhile. */
async function lockHolders(
  trx: Transaction<Database>,
  from: MaskingScope,
  files: readonly string[],
): Promise<ItemRow[]> {
  const locked = new Map<string, ItemRow>();
  for (;;) {
    const fresh = (await holdersOf(trx, from, files)).filter(({ id }) => !locked.has(id));
    if (fresh.length === 0) return [...locked.values()];
    for (const { id, kind } of fresh) {
      const item = await lockItem(trx, kind, id);
      if (item) locked.set(id, item);
    }
  }
}

/** Files that occur in the same items, with these items. */
interface SharedFiles {
  names: Map<string, string>;
  items: ItemRow[];
}

/**
 * Groups files by the items that have them because of the person. An item may also have such a file
 * from somebody else, which then stays unchanged.
 */
async function groupByItems(
  trx: Transaction<Database>,
  from: MaskingScope,
  items: readonly ItemRow[],
  names: Names,
): Promise<SharedFiles[]> {
  const groups = new Map<string, SharedFiles>();
  for (const [old, by] of names) {
    const ids = (await holdersOf(trx, from, [old])).map((holder) => holder.id);
    const theirs = items.filter((item) => ids.includes(item.id));
    if (theirs.length === 0) continue;
    const group = groups.get(ids.join()) ?? { names: new Map(), items: theirs };
    group.names.set(old, by);
    groups.set(ids.join(), group);
  }
  return [...groups.values()];
}

/**
 * Replaces files by their masked versions, in every item that has them because of a person.
 * @returns the keys of stored bytes whose rows are gone; undefined, with nothing changed, when the files were replaced
 * meanwhile (another masking, which this would undo), or when the item belongs to
 * somebody else by now
 */
export async function exchange(
  context: Context,
  trx: Transaction<Database>,
  actor: Masker,
  { place, shown, names, zones, rows }: Exchange,
): Promise<string[] | undefined> {
  const old = [...names.keys()];
  const items = await lockHolders(trx, place.from, old);
  if (!('deletedId' in place.from) && !items.some(({ id }) => id === place.itemId)) return undefined;
  if ((await place.notShown(trx, shown)).length > 0) return undefined;
  await recordImages(trx, rows);
  const groups = await groupByItems(trx, place.from, items, names);
  const forget = async () => {
    for (const group of groups) await exchangeGroup(context, trx, actor, group, zones);
  };
  if (actor) await withinQuota(context, trx, actor.id, forget);
  else await forget();
  if (items.some(({ visibility }) => visibility === 'public'))
    await context.contentVersion.bump(trx, 'lists');
  return deleteFilesUnused(trx, old);
}

/**
 * Replaces old files by masked ones in all items of a group, and revokes the old files from those who had added
 * them.
 */
async function exchangeGroup(
  context: Context,
  trx: Transaction<Database>,
  actor: Masker,
  { names, items }: SharedFiles,
  zones: ZonesByFile,
): Promise<void> {
  const old = [...names.keys()];
  const owners = [...new Set(items.flatMap(({ owner_id }) => owner_id ?? []))].sort();
  for (const owner of owners) await holdFiles(trx, owner, [...names.values()]);
  const texts = await renameTexts(trx, items, names, zones);
  for (const item of items) await exchangeIn(context, trx, actor, item, names, texts);
  await freeTexts(trx, [...texts.keys()]);
  const itemIds = items.map((item) => item.id);
  for (const writer of await writersOf(trx, itemIds)) {
    await forgetUploads(trx, writer, old);
    await releaseFiles(trx, writer, old);
  }
}

/** Replaces old file names in texts. @returns the new ids, by the old ones */
async function renameTexts(
  trx: Transaction<Database>,
  items: readonly ItemRow[],
  names: Names,
  zones: ZonesByFile,
): Promise<Map<string, string>> {
  const renamed = new Map<string, string>();
  for (const [id, text] of await textsNaming(trx, items, [...names.keys()])) {
    const next = newId();
    await insertText(trx, next, noteZones(renameIn(text, names), zones));
    renamed.set(id, next);
  }
  return renamed;
}

function renameIn(text: string, names: Names): string {
  let renamed = text;
  for (const [old, by] of names) renamed = renamed.replaceAll(old, by);
  return renamed;
}

async function exchangeIn(
  context: Context,
  trx: Transaction<Database>,
  actor: Masker,
  item: ItemRow,
  names: Names,
  texts: Names,
): Promise<void> {
  const { id } = item;
  const revision = item.revision + 1;
  const rename = (text: string) => renameIn(text, names);
  await exchangeTexts(trx, id, texts, revision);
  await renameInVersions(trx, id, rename);
  await recountTexts(trx, [id]);
  await replaceFileUses(trx, id, names);
  const isOwn = actor !== null && item.owner_id === actor.id;
  const by = isOwn ? { user_id: actor.id, at: context.now() } : undefined;
  await exchangeAttestations(trx, id, names, by);
  // The item may be in another group as well.
  item.summary = rename(item.summary);
  // The new revision tells devices with an offline copy that it is out of date.
  await updateItem(trx, id, { revision, summary: item.summary, updated_at: context.now() });
}
