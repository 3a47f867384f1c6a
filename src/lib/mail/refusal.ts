/** Whether a mail server has refused a recipient or a message permanently (RFC 5321, 4.2.1): trying again is useless. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  // A wrong password of ours is answered by such a code as well, and can be mended.
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}
