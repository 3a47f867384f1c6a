/** Whether a mail server has permanently refused a recipient or a message (RFC 5321, 4.2.1): a retry is useless. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  // A wrong password in our settings causes such a code as well, but can be corrected.
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}
