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
 * To be called after a session was stored for offline use. Also stores this tab's records of it, including a position
 * that the server does not know yet. Returns whether there was space.
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

/** Deletes the records of sessions that are no longer stored on the device, except data that exist nowhere else. */
export function forgetSessionsBut(kept: readonly string[]): void {
  const device = deviceStorage();
  const prefix = sessionPrefix(person());
  const isKept = (key: string) => kept.includes(key.slice(prefix.length).split(':')[0] ?? '');
  forgetRecords(
    device,
    keysFrom(device, prefix).filter((key) => !isKept(key)),
  );
}

/** Deletes the attempts of a finished session from the device. */
export function forgetSessionAttempts(id: string): void {
  const device = deviceStorage();
  for (const key of keysFrom(device, sessionAttemptKey(person(), id, ''))) device?.removeItem(key);
}
