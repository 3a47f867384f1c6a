import type { Context } from '#lib/platform/server/context.ts';
import { usernameKeys } from '../username-rules.ts';
import { type UserCredentials, usersWithKeys } from './users-queries.ts';

/** The account with a typed username, or undefined; also finds names that today's rules would refuse. */
export async function findUser(context: Context, typed: string): Promise<UserCredentials | undefined> {
  const keys = usernameKeys(typed);
  const found = await usersWithKeys(context.db, keys);
  return found.find((user) => user.username_key === keys[0]) ?? found[0];
}
