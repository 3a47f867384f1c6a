import { atom } from 'nanostores';
import { deviceStorage } from './browser/browser-storage.ts';

/** The specification's keys in local storage. */
const TOKEN = 'token';
const USERNAME = 'username';
/** Key under which `phrases.ts` keeps the person's phrases for use without connection, as long as they are signed in. */
export const PHRASES = 'phrases';

export interface StoredSession {
  token: string;
  username: string;
}

/** The saved session when both token and username are there, else null: the page then simply works signed out. */
export function storedSession(): StoredSession | null {
  const token = deviceStorage()?.getItem(TOKEN);
  const username = deviceStorage()?.getItem(USERNAME);
  return token && username ? { token, username } : null;
}

/** Browser state only: never set while rendering on the server (it would leak between people). */
export const $session = atom<StoredSession | null>(null);

/** Starts the store from what is saved; called by the islands once they run in a browser. */
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

/** Forgets the session on this device. */
export function clearSession(): void {
  deviceStorage()?.removeItem(TOKEN);
  deviceStorage()?.removeItem(USERNAME);
  deviceStorage()?.removeItem(PHRASES);
  $session.set(null);
}
