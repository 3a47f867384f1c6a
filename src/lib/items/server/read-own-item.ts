import type { Kysely } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { findNames } from '#lib/accounts/server/users-queries.ts';
import { attestedImages, unattestedFiles } from '#lib/images/server/attestations-queries.ts';
import { FRAME_TYPE } from '#lib/images/server/store-frame.ts';
import { hiddenFiles } from '#lib/moderation/server/hidden-images-queries.ts';
import { parisDay } from '#lib/platform/day.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';
import { timesShown } from '../kinds/body-rules.ts';
import type { OwnItem } from '../schemas.ts';
import { readBody } from './item-parts-queries.ts';
import { findItem, type ItemRow } from './item-write-queries.ts';
import { writable } from './readable-item.ts';
import { workingFields } from './working-copy.ts';

/** An item that the person writes, without its body. */
export type OwnHead = Omit<OwnItem, 'body'>;

/**
 * An item that the actor may edit, as owner or co-author, for its editor: the working copy, with its body as JSON: all
 * of it, or the parts with these keys. Counts no view. The revision is read first: the parts may be newer, never
 * older.
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
  const hidden = [...(await hiddenFiles(db, id))];
  const body = await readBody(db, kind, id, keys);
  const head = {
    _id: id,
    title,
    tags: [...tags],
    visibility: item.visibility,
    revision: item.revision,
    unattested,
    ...(hidden.length > 0 && { hidden }),
    attested: await wordsOn(db, { kind, id, body }),
    publishedVersion: item.published_version,
    hasChanges: item.has_changes === 1,
    ...(item.owner_id !== actor.id && { owner: await ownerName(db, item) }),
    ...(item.review_status !== null && { reviewStatus: item.review_status }),
  };
  return { head, body };
}

/** Name of the owner, for a co-author. */
async function ownerName(db: Kysely<Database>, { owner_id }: ItemRow): Promise<string> {
  return (owner_id && (await findNames(db, owner_id))?.shown_name) || '';
}

/**
 * Who attested how many images, by day: an image counts as often as it is displayed, even though its file is stored
 * once.
 */
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
