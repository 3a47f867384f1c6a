import { usernameKeys } from '#lib/domain/username-rules.ts';
import type { Context } from '../../context.ts';

/** The account of a typed username, or undefined; also one whose name could not be registered any more. */
export async function findUser(context: Context, typed: string) {
  const keys = usernameKeys(typed);
  const found = await context.db
    .selectFrom('user')
    .select(['id', 'username', 'username_key', 'password_hash'])
    .where('username_key', 'in', keys)
    .execute();
  return found.find((user) => user.username_key === keys[0]) ?? found[0];
}
