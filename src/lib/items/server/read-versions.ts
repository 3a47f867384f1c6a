import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ItemKind } from '../item.ts';
import type { ItemVersion } from '../versions-schemas.ts';
import { contributorsTo } from './contributions-queries.ts';
import { readVersionBody, readVersions, type VersionRow } from './item-versions-queries.ts';
import { findItem } from './item-write-queries.ts';
import { writable } from './readable-item.ts';
import { missingVersion, versionShown } from './working-copy.ts';

type Reading = Pick<Context, 'db'>;

function versionOf(
  { number, published_at, ...row }: VersionRow,
  shown: number | null,
  writers: ReadonlyMap<number, string[]>,
): ItemVersion {
  const changedBy = writers.get(number) ?? [];
  const { publisher, word, title, tags } = row;
  const publishedAt = new Date(published_at).toISOString();
  return { number, publishedAt, publisher, changedBy, word, title, tags, isPublic: number === shown };
}

/** The versions of the person's own item, latest first. @throws AppError `not_found`, `forbidden` */
export async function listVersions(
  { db }: Reading,
  actor: Actor,
  kind: ItemKind,
  id: string,
): Promise<ItemVersion[]> {
  const shown = versionShown(await writable(db, await findItem(db, kind, id), actor));
  const writers = await contributorsTo(db, id);
  return (await readVersions(db, id)).map((row) => versionOf(row, shown, writers));
}

/**
 * A version of the person's own item and its body, as JSON. @throws AppError `not_found`, `version_removed`,
 * `forbidden`
 */
export async function readVersion(
  { db }: Reading,
  actor: Actor,
  kind: ItemKind,
  id: string,
  number: number,
): Promise<{ head: ItemVersion; body: string }> {
  const item = await writable(db, await findItem(db, kind, id), actor);
  const [row] = await readVersions(db, id, number);
  if (!row) throw missingVersion(item, number);
  return {
    head: versionOf(row, versionShown(item), await contributorsTo(db, id)),
    body: await readVersionBody(db, kind, id, number),
  };
}
