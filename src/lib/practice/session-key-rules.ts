import { hasWords } from './own-words-rules.ts';

/** What this device has of sessions that it keeps, and what of them is nowhere else, of whomever. */
export const SESSIONS = 'practice:';

/** A username holds no colon (`accounts/username-rules.ts`): nobody's prefix begins another's. */
export const sessionPrefix = (person: string) => `${SESSIONS}${person}:`;

export const sessionKey = (person: string, id: string) => `${sessionPrefix(person)}${id}`;

/** The attempt at a case of a kept session. */
export const sessionAttemptKey = (person: string, id: string, caseId: string) =>
  `${sessionKey(person, id)}:${caseId}`;

/** The keys of a device that begin so. */
export function keysFrom(device: Storage | null, prefix: string): string[] {
  const keys = Array.from({ length: device?.length ?? 0 }, (_, index) => device?.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

/** What a record says of a place that the server does not know. */
const UNTOLD = '"told":false';

/** The sessions of a person in which a place waits to be told. */
export function untoldSessions(device: Storage | null, person: string): string[] {
  const prefix = sessionPrefix(person);
  return keysFrom(device, prefix)
    .filter((key) => device?.getItem(key)?.includes(UNTOLD))
    .map((key) => key.slice(prefix.length));
}

/**
 * What of a record is on this device alone, as it stays where its session is kept no more: a place that the server does not
 * know, or words whose answer was not asked for. Null for nothing.
 */
export function leftOfRecord(text: string): string | null {
  try {
    const record = JSON.parse(text);
    if (record.place?.told === false) return JSON.stringify({ kept: false, place: record.place });
    return record.revealedAt === null && hasWords(record) ? text : null;
  } catch {
    return null;
  }
}

/** The records of a person of which something is on this device alone. */
export function leftRecords(device: Storage | null, person: string): string[] {
  return keysFrom(device, sessionPrefix(person)).filter((key) => leftOfRecord(device?.getItem(key) ?? ''));
}

/** Takes records off the device, but for what is nowhere else. */
export function forgetRecords(device: Storage | null, keys: readonly string[]): void {
  for (const key of keys) {
    const left = leftOfRecord(device?.getItem(key) ?? '');
    if (left === null) device?.removeItem(key);
    else device?.setItem(key, left);
  }
}
