import { hasWords } from './own-words-rules.ts';

/** Prefix of all session records on the device, of any person. */
export const SESSIONS = 'practice:';

/** Usernames contain no colon (`accounts/username-rules.ts`): no prefix can be the beginning of another. */
export const sessionPrefix = (person: string) => `${SESSIONS}${person}:`;

export const sessionKey = (person: string, id: string) => `${sessionPrefix(person)}${id}`;

/** Key of the attempt at a case of an offline session. */
export const sessionAttemptKey = (person: string, id: string, caseId: string) =>
  `${sessionKey(person, id)}:${caseId}`;

/** The keys on a device that have this prefix. */
export function keysFrom(device: Storage | null, prefix: string): string[] {
  const keys = Array.from({ length: device?.length ?? 0 }, (_, index) => device?.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

/** Text in a record that marks an unsent position. */
const UNTOLD = '"told":false';

/** Ids of a person's sessions with an unsent position. */
export function untoldSessions(device: Storage | null, person: string): string[] {
  const prefix = sessionPrefix(person);
  return keysFrom(device, prefix)
    .filter((key) => device?.getItem(key)?.includes(UNTOLD))
    .map((key) => key.slice(prefix.length));
}

/**
 * The part of a record that exists only on this device, to be kept when the record is deleted: an unsent position, or a
 * hypothesis whose answer was not requested. Null for none.
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

/** A person's records with data that exist only on this device. */
export function leftRecords(device: Storage | null, person: string): string[] {
  return keysFrom(device, sessionPrefix(person)).filter((key) => leftOfRecord(device?.getItem(key) ?? ''));
}

/** Deletes records from the device, except for data that exist nowhere else. */
export function forgetRecords(device: Storage | null, keys: readonly string[]): void {
  for (const key of keys) {
    const left = leftOfRecord(device?.getItem(key) ?? '');
    if (left === null) device?.removeItem(key);
    else device?.setItem(key, left);
  }
}
