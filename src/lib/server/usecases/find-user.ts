import { isUsername, normaliseUsername, usernameKey } from '#lib/domain/username-rules.ts';
import type { Context } from '../context.ts';

/** The account of a typed username, or undefined. What could never be registered is not even looked up. */
export async function findUser(context: Context, typed: string) {
  if (!isUsername(normaliseUsername(typed))) return undefined;
  return context.db
    .selectFrom('user')
    .select(['id', 'username', 'password_hash'])
    .where('username_key', '=', usernameKey(typed))
    .executeTakeFirst();
}
