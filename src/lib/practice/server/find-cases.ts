import { readableCollection } from '#lib/collections/server/find-readable-cases.ts';
import { AppError } from '#lib/contract/errors.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { usernameKey } from '#lib/domain/username-rules.ts';
import type { Context } from '#lib/server/context.ts';
import { usersWithKeys } from '#lib/server/db/accounts/users.ts';
import type { Criteria } from '../schemas.ts';
import type { Practising } from './pool-queries.ts';

/** Nobody's: what an author who is not there has written. */
const NOBODY = '';

/** Which cases somebody practises now. */
export async function practising(
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { modality = [], specialty = [], difficulty = [], author, collection }: Criteria = {},
): Promise<Practising> {
  const { db, now } = context;
  const [found] = author === undefined ? [] : await usersWithKeys(db, [usernameKey(author)]);
  return {
    userId: actor.id,
    now: now(),
    tags: [modality, specialty],
    difficulty,
    authorId: author === undefined ? undefined : (found?.id ?? NOBODY),
    among: collection === undefined ? undefined : await collected(context, actor, collection),
  };
}

/** The cases of a collection, in its order; none of one that is not there. */
async function collected(context: Pick<Context, 'db'>, actor: Actor, collection: string): Promise<string[]> {
  try {
    return (await readableCollection(context, actor, collection)).caseIds;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}
