import { isErased } from '#lib/accounts/browser/erased.ts';
import { pageOwner } from '#lib/accounts/browser/page-owner.ts';
import { deviceStorage, tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { tabAttemptsKey } from './attempt-key-rules.ts';
import { leftOfRecord, sessionAttemptKey, sessionKey, untoldSessions } from './session-key-rules.ts';

/** The position in a session. */
export interface Place {
  position: number;
  /** Id of the current case; null after the last case, when the session is over. */
  caseId: string | null;
  /** Time at which the position was reached (ms), by the device's clock. */
  at: number;
  /** Whether the position was sent to the server. */
  told: boolean;
}

/** The device's record of a session, because the stored page has neither the current position nor given answers. */
interface SessionRecord {
  /** Whether the session is stored for offline use. */
  kept: boolean;
  place: Place | null;
}

export const person = () => pageOwner() ?? '';

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(deviceStorage()?.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Returns whether the value was stored: storage may be full or forbidden. */
export function write(key: string, kept: unknown): boolean {
  const device = deviceStorage();
  if (!device || isErased(person())) return false;
  try {
    device.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Positions that could not be stored, and are only known to this page. */
const unstored = new Map<string, Place>();

const recordOf = (id: string): SessionRecord =>
  read<SessionRecord>(sessionKey(person(), id)) ?? { kept: false, place: null };

export const isSessionKept = (id: string) => recordOf(id).kept;

export const placeIn = (id: string) => unstored.get(id) ?? recordOf(id).place;

/** Stores the position in a session; for a session not stored offline, only a position that was not sent yet. */
export function setPlace(id: string, place: Place): void {
  const { kept } = recordOf(id);
  unstored.delete(id);
  if (!kept && place.told) deviceStorage()?.removeItem(sessionKey(person(), id));
  else if (!write(sessionKey(person(), id), { kept, place })) unstored.set(id, place);
}

/** The sessions whose position is not sent yet. */
export function untoldPlaces(): string[] {
  const onDevice = untoldSessions(deviceStorage(), person()).filter((id) => !unstored.has(id));
  return [...onDevice, ...[...unstored.keys()].filter((id) => unstored.get(id)?.told === false)];
}

/** The attempts that this tab has: all of a session, or the last one outside of sessions. */
export function tabAttempts<Attempt extends { sessionId: string | null; caseId: string }>(): Attempt[] {
  try {
    const kept: unknown = JSON.parse(tabStorage()?.getItem(tabAttemptsKey(person())) ?? 'null');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The attempt at a case of an offline session, as stored on this device. */
export const sessionAttempt = <Attempt>(id: string, caseId: string) =>
  read<Attempt>(sessionAttemptKey(person(), id, caseId));

/**
 * Stores an attempt on the device if its session is stored offline, because the tab may be closed without a connection.
 * Otherwise only updates a hypothesis already stored there.
 */
export function keepSessionAttempt(id: string, caseId: string, attempt: object): void {
  const key = sessionAttemptKey(person(), id, caseId);
  const hasLeft = () => deviceStorage()?.getItem(key) != null && leftOfRecord(JSON.stringify(attempt));
  if (isSessionKept(id) || hasLeft()) write(key, attempt);
  else deviceStorage()?.removeItem(key);
}
