import type { Criteria } from '#lib/contract/practice.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { usernameKey } from '#lib/domain/username-rules.ts';
import type { Context } from '../../context.ts';
import { usersWithKeys } from '../../db/accounts/users.ts';
import type { Practising } from '../../db/practice/pool.ts';

/** Nobody's: what an author who is not there has written. */
const NOBODY = '';

/** Which cases somebody practises now. */
export async function practising(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { modality = [], specialty = [], difficulty = [], author }: Criteria = {},
): Promise<Practising> {
  const [found] = author === undefined ? [] : await usersWithKeys(db, [usernameKey(author)]);
  return {
    userId: actor.id,
    now: now(),
    tags: [modality, specialty],
    difficulty,
    authorId: author === undefined ? undefined : (found?.id ?? NOBODY),
  };
}
