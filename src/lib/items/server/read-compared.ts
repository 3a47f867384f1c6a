import type { Actor } from '#lib/accounts/actor.ts';
import { findNames } from '#lib/accounts/server/users-queries.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { REVIEWING } from '#lib/reviews/review-rules.ts';
import type { RequesterRole } from '../access.ts';
import type { ComparedSide } from '../comparison.ts';
import type { ItemKind } from '../item.ts';
import { readSourceStates, readVersionState, readWorkingState } from './compare-versions.ts';
import { findItem, type ItemRow } from './item-write-queries.ts';
import { listVersions } from './read-versions.ts';
import { permittedTo } from './readable-item.ts';
import { versionShown } from './working-copy.ts';

type Reading = Pick<Context, 'db'>;

async function authorOf({ db }: Reading, { owner_id }: ItemRow): Promise<string> {
  const names = owner_id && (await findNames(db, owner_id));
  return names ? names.shown_name : '';
}

/**
 * The version of another person's item to compare: the one that readers see, or, for a reviewer, also the
 * working copy (null) while it is under review.
 * @throws AppError `not_found` for any other version
 */
function sharedState(item: ItemRow, asker: RequesterRole, version: number | undefined): number | null {
  const shown = asker === 'reviewer' ? item.published_version : versionShown(item);
  if (version !== undefined && version !== shown) throw new AppError('not_found');
  const isDraft = version === undefined && asker === 'reviewer' && item.review_status === REVIEWING;
  return isDraft ? null : shown;
}

/**
 * An item to compare: another person's as readers see it, the person's own working copy, or a version of it.
 * @throws AppError `not_found` also for a version that the actor may not read
 */
export async function readCompared(
  context: Reading,
  actor: Actor,
  kind: ItemKind,
  { id, version }: { id: string; version: number | undefined },
): Promise<ComparedSide<unknown>> {
  const row = await findItem(context.db, kind, id);
  const { item, asker } = await permittedTo('reader-or-invited', context.db, row, actor);
  const isOwn = asker === 'owner' || asker === 'author';
  const number = isOwn ? (version ?? null) : sharedState(item, asker, version);
  const state =
    number === null ? await readWorkingState(context, item) : await readVersionState(context, item, number);
  return {
    ...state,
    id,
    author: await authorOf(context, item),
    version: number,
    versions: isOwn ? await listVersions(context, actor, kind, id) : [],
  };
}

/**
 * The source of the person's copy, in the copied version and in the current one.
 * @throws AppError `not_found` also when the source can no longer be read
 */
export async function readComparedSource(
  context: Reading,
  actor: Actor,
  kind: ItemKind,
  copyId: string,
): Promise<[ComparedSide<unknown>, ComparedSide<unknown>]> {
  const { source, before, after, from, to } = await readSourceStates(context, actor, kind, copyId);
  const about = { id: source.id, author: await authorOf(context, source), versions: [] };
  return [
    { ...about, ...before, version: from },
    { ...about, ...after, version: to },
  ];
}
