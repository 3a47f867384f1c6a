import { atom } from 'nanostores';
import { deviceStorage } from './browser/browser-storage.ts';

/** Keys in local storage, defined by the specification. */
const TOKEN = 'token';
const USERNAME = 'username';
/** Key under which `phrases.ts` stores the phrases of a signed-in person for offline use. */
export const PHRASES = 'phrases';

export interface StoredSession {
  token: string;
  username: string;
}

/** The stored session if both token and username exist, else null: the page then works as if signed out. */
export function storedSession(): StoredSession | null {
  const token = deviceStorage()?.getItem(TOKEN);
  const username = deviceStorage()?.getItem(USERNAME);
  return token && username ? { token, username } : null;
}

/** Browser state only: never set during server rendering, where it would leak between people. */
export const $session = atom<StoredSession | null>(null);

/** Restores the stored session; called by the islands once they run in a browser. */
export function restoreSession(): StoredSession | null {
  $session.set(storedSession());
  return $session.get();
}

/** Saves a session after sign-in. */
export function saveSession(session: StoredSession): void {
  deviceStorage()?.setItem(TOKEN, session.token);
  deviceStorage()?.setItem(USERNAME, session.username);
  $session.set(session);
}

/** Deletes the session from this device. */
export function clearSession(): void {
  deviceStorage()?.removeItem(TOKEN);
  deviceStorage()?.removeItem(USERNAME);
  deviceStorage()?.removeItem(PHRASES);
  $session.set(null);
}
