/** The content of `/.well-known/security.txt` (RFC 9116). */
export interface SecurityContact {
  /** A `mailto:`, `https:` or `tel:` address; empty when the file is not served. */
  contact: string;
  policy: string;
  languages: string;
  /** Day until which the file holds, `2027-06-30`; undefined when it is computed. */
  expires?: string | undefined;
}

const DAY = 86_400_000;
/**
 * Without an expiry date from the establishment the file is valid for half a year from the start: the RFC asks for
 * less than a year.
 */
const HOLDS = 182 * DAY;

/**
 * `/.well-known/security.txt` (RFC 9116): where researchers report a weakness.
 * @param startedAt epoch ms of the process's start: a site not restarted for half a year is not updated either
 * @returns undefined when no contact is given, or once it has expired: an old file tells them to look elsewhere
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
