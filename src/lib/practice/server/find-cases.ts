import type { Actor } from '#lib/accounts/actor.ts';
import { usersWithKeys } from '#lib/accounts/server/users-queries.ts';
import { usernameKey } from '#lib/accounts/username-rules.ts';
import { readableCollection } from '#lib/collections/server/find-readable-cases.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Criteria } from '../schemas.ts';
import type { PoolSelection } from './pool-queries.ts';

/** Author id for an unknown author, which matches no cases. */
const NOBODY = '';

/** Converts criteria to a selection of a person's cases. */
export async function poolSelectionOf(
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { modality = [], specialty = [], region = [], tag = [], difficulty = [], ...others }: Criteria = {},
): Promise<PoolSelection> {
  const { db, now } = context;
  const { search = '', author, collection } = others;
  const [found] = author === undefined ? [] : await usersWithKeys(db, [usernameKey(author)]);
  return {
    userId: actor.id,
    now: now(),
    tags: [modality, specialty, region, tag],
    difficulty,
    search,
    authorId: author === undefined ? undefined : (found?.id ?? NOBODY),
    among: collection === undefined ? undefined : await collected(context, actor, collection),
  };
}

/** Cases of a collection, in its order; none if it does not exist. */
async function collected(context: Pick<Context, 'db'>, actor: Actor, collection: string): Promise<string[]> {
  try {
    return (await readableCollection(context, actor, collection)).caseIds;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}
