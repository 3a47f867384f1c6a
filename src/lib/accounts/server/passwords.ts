import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#lib/platform/server/base/concurrency.ts';
import { normalisePassword } from '../password-rules.ts';

/** OWASP's recommendation for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core is left for other requests while many people sign in at once. */
const limited = limitConcurrency(Math.max(1, availableParallelism() - 1));

let dummyHash: Promise<string> | undefined;

/** The argon2id hash of a password, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(normalisePassword(password), OPTIONS));
}

/**
 * Whether a password matches a hash. Without a hash (no such person) the same work is done on a dummy one and the
 * answer is false, so that the time taken does not reveal which names exist.
 */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(16).toString('base64url'));
  const against = storedHash ?? (await dummyHash);
  const equal = await limited(() => verify(against, normalisePassword(password)));
  return equal && storedHash !== undefined;
}
