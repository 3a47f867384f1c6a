/** The content of `/.well-known/security.txt` (RFC 9116). */
export interface SecurityContact {
  /** A `mailto:`, `https:` or `tel:` address; empty when the file is not served. */
  contact: string;
  policy: string;
  languages: string;
  /** Last day on which the file is valid, `2027-06-30`; undefined when computed. */
  expires?: string | undefined;
}

const DAY = 86_400_000;
/**
 * Without an expiry date from the establishment, the file is valid for half a year from the start: the RFC recommends
 * less than a year.
 */
const HOLDS = 182 * DAY;

/**
 * `/.well-known/security.txt` (RFC 9116), which tells researchers where to report a weakness.
 * @param startedAt epoch ms of the process's start: a site not restarted for half a year has not been updated either
 * @returns undefined when no contact is configured, or once it has expired: an expired file is not to be trusted
 */
export function securityFile(
  { contact, policy, languages, expires }: SecurityContact,
  origin: string,
  { startedAt, now }: { startedAt: number; now: number },
): string | undefined {
  const until = expires === undefined ? startedAt + HOLDS : Date.parse(expires);
  if (contact === '' || until <= now) return undefined;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(until).toISOString().slice(0, 19)}Z`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(policy === '' ? [] : [`Policy: ${policy}`]),
  ];
  return `${lines.join('\n')}\n`;
}
