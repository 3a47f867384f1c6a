/**
 * What stands for the password of somebody who has none: a hash in the form of all others, of which nobody knows a
 * password. Whoever tries one is answered as for a wrong password, after the same work.
 */
export const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$bmVnYXRvc2NvcGUtbm9uZQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Whether a stored hash is that of a password. */
export function isPassword(storedHash: string): boolean {
  return storedHash !== NO_PASSWORD;
}
