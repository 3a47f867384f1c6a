import { isSecret, secretHash } from '../../base/secrets.ts';
import type { Context } from '../../context.ts';

/** Ends the session that either secret belongs to. Unknown or ended already is fine. */
export async function signOut(
  context: Context,
  secrets: { bearer: string | null; cookie: string | null },
): Promise<void> {
  const hashes = (secret: string | null) => (secret && isSecret(secret) ? [secretHash(secret)] : []);
  const bearers = hashes(secrets.bearer);
  const cookies = hashes(secrets.cookie);
  if (bearers.length + cookies.length === 0) return;
  await context.db
    .deleteFrom('session')
    .where((eb) =>
      eb.or([
        ...bearers.map((hash) => eb('bearer_hash', '=', hash)),
        ...cookies.map((hash) => eb('cookie_hash', '=', hash)),
      ]),
    )
    .execute();
}
