/**
 * Stored for a person without a password: a well-formed hash of a password that nobody knows. An attempt gets the
 * same answer as a wrong password, after the same work.
 */
export const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$bmVnYXRvc2NvcGUtbm9uZQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Whether a stored hash is a real one, and not the placeholder of a person without password. */
export function isPassword(storedHash: string): boolean {
  return storedHash !== NO_PASSWORD;
}
