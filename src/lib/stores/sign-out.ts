import { signInPath } from '#lib/domain/suite.ts';
import { call, returnPath } from './api.ts';
import { leaveKept } from './leave-kept.ts';
import { clearSession, restoreSession } from './session.ts';

/** Ends the session on the server and on this device, then goes where one can sign in again. */
export async function signOut(destination = '/'): Promise<void> {
  try {
    await call('POST /auth/logout', { keepSession: true });
  } catch (error) {
    console.warn('POST /auth/logout', error);
  }
  clearSession();
  await leaveKept('');
  location.replace(destination);
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
