import { isErased } from '#lib/accounts/browser/erased.ts';
import { personHere } from '#lib/accounts/browser/person-here.ts';
import { deviceStorage, tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { tabAttemptsKey } from './attempt-key-rules.ts';
import { leftOfRecord, sessionAttemptKey, sessionKey, untoldSessions } from './session-key-rules.ts';

/** The position in a session. */
export interface Place {
  position: number;
  /** Null past the last case: the session is over. */
  caseId: string | null;
  /** When the person reached it (ms), by the device's clock. */
  at: number;
  /** Whether the server knows. */
  told: boolean;
}

/** The device's record of a session: its kept page contains neither the present position nor the given answers. */
interface SessionRecord {
  /** Whether the session is kept offline. */
  kept: boolean;
  place: Place | null;
}

export const person = () => personHere() ?? '';

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(deviceStorage()?.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Resolves to whether it is stored: storage may be full or forbidden. */
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

/** Places that there was no room to store: this page alone knows them. */
const unstored = new Map<string, Place>();

const recordOf = (id: string): SessionRecord =>
  read<SessionRecord>(sessionKey(person(), id)) ?? { kept: false, place: null };

export const isSessionKept = (id: string) => recordOf(id).kept;

export const placeIn = (id: string) => unstored.get(id) ?? recordOf(id).place;

/** Stores the position in a session; for a session that is not kept, only one that the server does not know. */
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

/** An attempt of a session that is kept, as this device has it. */
export const sessionAttempt = <Attempt>(id: string, caseId: string) =>
  read<Attempt>(sessionAttemptKey(person(), id, caseId));

/**
 * Keeps an attempt where its session is kept: the tab may close without network. Otherwise only a hypothesis that was
 * left there.
 */
export function keepSessionAttempt(id: string, caseId: string, attempt: object): void {
  const key = sessionAttemptKey(person(), id, caseId);
  const hasLeft = () => deviceStorage()?.getItem(key) != null && leftOfRecord(JSON.stringify(attempt));
  if (isSessionKept(id) || hasLeft()) write(key, attempt);
  else deviceStorage()?.removeItem(key);
}
