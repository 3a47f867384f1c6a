import { atom } from 'nanostores';

/** The specification's keys in local storage. */
const TOKEN = 'token';
const USERNAME = 'username';

export interface StoredSession {
  token: string;
  username: string;
}

/** Private browsing or a full disk may refuse storage; the page then simply works signed out. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The saved session when both token and username are there, else null. */
export function storedSession(): StoredSession | null {
  const token = storage()?.getItem(TOKEN);
  const username = storage()?.getItem(USERNAME);
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
  storage()?.setItem(TOKEN, session.token);
  storage()?.setItem(USERNAME, session.username);
  $session.set(session);
}

/** Forgets the session on this device. */
export function clearSession(): void {
  storage()?.removeItem(TOKEN);
  storage()?.removeItem(USERNAME);
  $session.set(null);
}
