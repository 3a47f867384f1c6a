import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { person, placeIn, sessionAttempt, tabAttempts, write } from './kept-session-store.ts';
import {
  forgetRecords,
  keysFrom,
  sessionAttemptKey,
  sessionKey,
  sessionPrefix,
} from './session-key-rules.ts';

/**
 * The session has just been kept: only a position that the server does not know is newer, and this tab's records of
 * it are kept too. Resolves to whether there was room.
 */
export function beginKeptSession(id: string): boolean {
  const place = placeIn(id);
  const record = { kept: true, place: place?.told === false ? place : null };
  const isNew = (caseId: string) => sessionAttempt(id, caseId) === null;
  const own = tabAttempts().filter(({ sessionId, caseId }) => sessionId === id && isNew(caseId));
  return (
    write(sessionKey(person(), id), record) &&
    own.every((attempt) => write(sessionAttemptKey(person(), id, attempt.caseId), attempt))
  );
}

/** Removes the records of sessions that are no longer kept from the device, except what exists nowhere else. */
export function forgetSessionsBut(kept: readonly string[]): void {
  const device = deviceStorage();
  const prefix = sessionPrefix(person());
  const isKept = (key: string) => kept.includes(key.slice(prefix.length).split(':')[0] ?? '');
  forgetRecords(
    device,
    keysFrom(device, prefix).filter((key) => !isKept(key)),
  );
}

/** Takes off the device what was written in a session that is over. */
export function forgetSessionAttempts(id: string): void {
  const device = deviceStorage();
  for (const key of keysFrom(device, sessionAttemptKey(person(), id, ''))) device?.removeItem(key);
}
