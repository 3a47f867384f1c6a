import type { Kysely } from 'kysely';
import type { OwnItem } from '#lib/contract/items.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { parisDay } from '#lib/domain/day.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { timesShown } from '#lib/kinds/body-rules.ts';
import type { Context } from '../../context.ts';
import { findNames } from '../../db/accounts/users.ts';
import { attestedImages, unattestedFiles } from '../../db/images/attestations.ts';
import { findItem, type ItemRow } from '../../db/item-writes.ts';
import { readBody } from '../../db/items/item-parts.ts';
import type { Database } from '../../db/schema.ts';
import { FRAME_TYPE } from '../images/store-frame.ts';
import { writable } from './readable-item.ts';
import { workingFields } from './working-copy.ts';

/** An item that one writes, without its body. */
export type OwnHead = Omit<OwnItem, 'body'>;

/**
 * An item that one writes, alone or with its owner, as its editor needs it, the working copy, its body as JSON: whole, or the parts that hold these keys. It counts no
 * view. The revision is read first: what changes meanwhile is newer than it says, never older.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readOwnItem(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  kind: ItemKind,
  id: string,
  keys?: readonly string[],
): Promise<{ head: OwnHead; body: string }> {
  const item = await writable(db, await findItem(db, kind, id), actor);
  const { title, tags } = await workingFields(db, item);
  const unattested = [...(await unattestedFiles(db, id))];
  const body = await readBody(db, kind, id, keys);
  const head = {
    _id: id,
    title,
    tags: [...tags],
    visibility: item.visibility,
    revision: item.revision,
    unattested,
    attested: await wordsOn(db, { kind, id, body }),
    publishedVersion: item.published_version,
    hasChanges: item.has_changes === 1,
    ...(item.owner_id !== actor.id && { owner: await ownerName(db, item) }),
    ...(item.review_status !== null && { reviewStatus: item.review_status }),
  };
  return { head, body };
}

/** Whose item it is that one writes with them. */
async function ownerName(db: Kysely<Database>, { owner_id }: ItemRow): Promise<string> {
  return (owner_id && (await findNames(db, owner_id))?.shown_name) || '';
}

/** Who gave their word on how many images, day by day: on each as often as it is shown, a file being stored once. */
async function wordsOn(
  db: Kysely<Database>,
  { kind, id, body }: { kind: ItemKind; id: string; body: string },
): Promise<OwnItem['attested']> {
  const rows = await attestedImages(db, id, FRAME_TYPE);
  const times = timesShown(kind, rows.length > 0 ? JSON.parse(body) : {});
  return [...Map.groupBy(rows, ({ by, at }) => `${parisDay(at)} ${by}`).values()].map((same) => ({
    by: same[0]!.by,
    at: new Date(same[0]!.at).toISOString(),
    images: same.reduce((sum, { sha256 }) => sum + (times.get(sha256) ?? 1), 0),
  }));
}
