import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { RequesterRole } from '../access.ts';
import { KINDS } from '../kinds/definitions.ts';
import type { ItemCard } from '../schemas.ts';
import { readTags } from './item-index-queries.ts';
import { writeWorkingColumns } from './item-versions-queries.ts';
import type { ItemRow } from './item-write-queries.ts';
import { partsUnlike } from './parts-unlike-queries.ts';
import { cardOf } from './write-item.ts';

/** Title and tags of an item: the published ones, or those of the working copy. */
export interface Fields {
  title: string;
  tags: readonly string[];
}

/** Whether two lists of tags are equal, including their order. */
export const isSameList = (a: readonly string[], b: readonly string[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Title and tags of an item's working copy; an unpublished item has no others. */
export async function workingFields(db: Kysely<Database>, item: ItemRow): Promise<Fields> {
  const { id, title, working_title, working_tags } = item;
  const tags = working_tags === null ? await readTags(db, id) : (JSON.parse(working_tags) as string[]);
  return { title: working_title ?? title, tags };
}

/** The columns of a public item for how its working copy differs from a version with this title and these tags. */
export async function unpublishedColumns(
  trx: Transaction<Database>,
  item: ItemRow,
  { number, shown, working }: { number: number; shown: Fields; working: Fields },
) {
  const working_title = working.title === shown.title ? null : working.title;
  const working_tags = isSameList(working.tags, shown.tags) ? null : JSON.stringify(working.tags);
  const isSame = working_title === null && working_tags === null;
  const has_changes = isSame && (await partsUnlike(trx, item, number)).length === 0 ? 0 : 1;
  return { working_title, working_tags, has_changes } as const;
}

/**
 * Writes changes to the working copy of a public item, with a new revision; readers do not see them. The
 * item must be locked, and its parts already written.
 */
export async function writeWorkingCopy(
  context: Context,
  trx: Transaction<Database>,
  item: ItemRow,
  actor: Actor,
  change: Partial<Fields>,
): Promise<ItemCard> {
  const { id, title } = item;
  const shown = { title, tags: await readTags(trx, id) };
  const working = { ...(await workingFields(trx, item)), ...change };
  const number = versionShown(item) ?? 0;
  await writeWorkingColumns(trx, id, {
    ...(await unpublishedColumns(trx, item, { number, shown, working })),
    revision: item.revision + 1,
    updated_at: context.now(),
  });
  return cardOf(trx, id, actor);
}

/** The version of an item that readers see; null for an unpublished item. */
export function versionShown(item: Pick<ItemRow, 'visibility' | 'published_version'>): number | null {
  return item.visibility === 'public' ? item.published_version : null;
}

/**
 * The version of an item that a person reads; null for the working copy, which reviewers also read before its
 * publication.
 */
export function versionFor(
  item: Pick<ItemRow, 'kind' | 'visibility' | 'published_version'>,
  asker: RequesterRole,
): number | null {
  return asker === 'reviewer' && !KINDS[item.kind].reviewed ? null : versionShown(item);
}

/** The error for a missing version: it was removed as one of the oldest, or never existed. */
export function missingVersion(
  { published_version }: Pick<ItemRow, 'published_version'>,
  number: number,
): AppError {
  const wasThere = number >= 1 && number < (published_version ?? 0);
  return new AppError(wasThere ? 'version_removed' : 'not_found');
}
