/**
 * Stored for a person without password: a hash in the usual form, of which nobody knows the password. An attempt is
 * answered like a wrong password, after the same work.
 */
export const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$bmVnYXRvc2NvcGUtbm9uZQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Whether a stored hash is that of a password. */
export function isPassword(storedHash: string): boolean {
  return storedHash !== NO_PASSWORD;
}
