import { CallFailed } from '#lib/contract/client.ts';
import { signInPath } from '#lib/domain/suite.ts';
import { call, returnPath } from './api.ts';
import { deviceStorage, tabStorage } from './browser-storage.ts';
import { CASE_LIST } from './case-list-key.ts';
import { casePlacesKey } from './case-places-key.ts';
import { leaveKept } from './leave-kept.ts';
import { clearSession, restoreSession, storedSession } from './session.ts';
import { showSignedOut } from './show-signed-out.ts';

/** Ends the session on the server and on this device, then goes where one can sign in again. */
export async function signOut(destination = '/'): Promise<void> {
  let isOffline = false;
  try {
    await call('POST /auth/logout', { keepSession: true });
  } catch (error) {
    isOffline = error instanceof CallFailed && error.status === 0;
    console.warn('POST /auth/logout', error);
  }
  const person = storedSession()?.username;
  if (person !== undefined) deviceStorage()?.removeItem(casePlacesKey(person));
  tabStorage()?.removeItem(CASE_LIST);
  clearSession();
  await leaveKept('');
  if (isOffline) showSignedOut(destination);
  else location.replace(destination);
}

/**
 * Puts the cookie (which pages go by) and local storage (which calls go by) back in step:
 * a cookie alone is signed out; a token alone gets its cookie again and the page reloads.
 * @param signedInPage whether the server recognised the person while rendering this page.
 */
export async function reconcileSession(signedInPage: boolean): Promise<void> {
  const session = restoreSession();
  if (signedInPage === (session !== null)) return;
  if (signedInPage) return signOut(signInPath(returnPath()));
  try {
    await call('POST /auth/session', { keepSession: true });
    location.reload();
  } catch {
    clearSession();
  }
}
