import { hasWords } from './own-words-rules.ts';

/** Keys of the device's records of kept sessions, and of the parts that exist nowhere else, of any person. */
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

/** Marks a position in a record that the server does not know. */
const UNTOLD = '"told":false';

/** The sessions of a person with an unsent position. */
export function untoldSessions(device: Storage | null, person: string): string[] {
  const prefix = sessionPrefix(person);
  return keysFrom(device, prefix)
    .filter((key) => device?.getItem(key)?.includes(UNTOLD))
    .map((key) => key.slice(prefix.length));
}

/**
 * The part of a record that exists only on this device, kept when its session no longer is: an unsent position, or a
 * hypothesis whose answer was not asked for. Null for none.
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

/** A person's records with a part that exists only on this device. */
export function leftRecords(device: Storage | null, person: string): string[] {
  return keysFrom(device, sessionPrefix(person)).filter((key) => leftOfRecord(device?.getItem(key) ?? ''));
}

/** Removes records from the device, except the parts that exist nowhere else. */
export function forgetRecords(device: Storage | null, keys: readonly string[]): void {
  for (const key of keys) {
    const left = leftOfRecord(device?.getItem(key) ?? '');
    if (left === null) device?.removeItem(key);
    else device?.setItem(key, left);
  }
}
