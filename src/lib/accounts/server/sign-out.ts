import { isSecret, secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { deleteSessionsByHash } from './sessions-queries.ts';

/**
 * Ends the session of either secret. Not an error when the secret is unknown or the session has already ended.
 * @returns the identity provider that opened the session, if any
 */
export async function signOut(
  context: Context,
  secrets: { bearer: string | null; cookie: string | null },
): Promise<string | null> {
  const hashes = (secret: string | null) => (secret && isSecret(secret) ? [secretHash(secret)] : []);
  const bearers = hashes(secrets.bearer);
  const cookies = hashes(secrets.cookie);
  if (bearers.length + cookies.length === 0) return null;
  const ended = await deleteSessionsByHash(context.db, { bearer_hash: bearers, cookie_hash: cookies });
  return ended.find(({ provider }) => provider !== null)?.provider ?? null;
}
