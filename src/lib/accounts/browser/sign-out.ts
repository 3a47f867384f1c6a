import { CASE_LIST } from '#lib/cases/browser/case-list-key.ts';
import { casePlacesKey } from '#lib/cases/browser/case-places-key.ts';
import { call, returnPath } from '#lib/platform/browser/api.ts';
import { deviceStorage, tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { clearSession, restoreSession, storedSession } from '#lib/platform/session-store.ts';
import { signInPath } from '../return-path.ts';
import { SIGN_IN_REASON, type SignInReason } from '../sign-in-reason.ts';
import { eraseOtherOwnersCaches } from './erase-other-owners-caches.ts';
import { showSignedOut } from './show-signed-out.ts';

const statusOf = (error: unknown) => (error instanceof CallFailed ? error.status : undefined);

/** Ends the session on the server. @returns whether it has ended there, or the server could not be reached */
async function endOnServer(): Promise<'ended' | 'offline' | 'failed'> {
  try {
    await call('POST /auth/logout', { keepSession: true });
    return 'ended';
  } catch (error) {
    console.warn('POST /auth/logout', error);
    const status = statusOf(error);
    if (status === 401) return 'ended';
    return status === 0 ? 'offline' : 'failed';
  }
}

/** Ends the session on the server and on this device, then goes to where the person can sign in again. */
export async function signOut(destination = '/'): Promise<void> {
  const outcome = await endOnServer();
  await forgetSession();
  if (outcome === 'offline') showSignedOut(destination);
  else location.replace(destination);
}

/** Erases what this device keeps for the signed-in person. */
async function forgetSession(): Promise<void> {
  const person = storedSession()?.username;
  if (person !== undefined) deviceStorage()?.removeItem(casePlacesKey(person));
  tabStorage()?.removeItem(CASE_LIST);
  clearSession();
  await eraseOtherOwnersCaches('');
}

/** The address that this tab last left or reloaded to make its session agree with the device's. */
const RECONCILED = 'session-reconciled';

/** Whether this tab may leave or reload the page: once per address, to prevent an endless loop of reloads. */
function mayLeaveOnce(): boolean {
  const tab = tabStorage();
  const here = returnPath();
  if (!tab || tab.getItem(RECONCILED) === here) return false;
  try {
    tab.setItem(RECONCILED, here);
    return true;
  } catch {
    // Without storage, the reload could repeat for ever.
    return false;
  }
}

/** Asks for the cookie that belongs to the token. @returns whether the browser keeps it, and sends it back */
async function getCookieAgain(): Promise<boolean> {
  const renew = () => call('POST /auth/session', { keepSession: true });
  return (await renew()).received || (await renew()).received;
}

/** A session without its cookie is recognised by no page: it is ended, and the sign-in screen says why. */
async function endWithoutCookie(): Promise<void> {
  await endOnServer();
  clearSession();
  location.replace(`${signInPath(returnPath())}&${SIGN_IN_REASON}=${'cookie' satisfies SignInReason}`);
}

/**
 * Makes the cookie (used by pages) and local storage (used by calls) agree again: a cookie alone is signed out; a
 * token alone gets its cookie again and the page reloads, once; a browser that refuses the cookie (plain HTTP,
 * cookies forbidden) gets a message. Only the server's 401 ends a session: an overloaded or unreachable server does
 * not.
 * @param signedInPage whether the server recognised the person while rendering this page.
 */
export async function reconcileSession(signedInPage: boolean): Promise<void> {
  const session = restoreSession();
  if (signedInPage === (session !== null)) {
    tabStorage()?.removeItem(RECONCILED);
    return;
  }
  if (signedInPage) {
    // While the cookie exists, even the sign-in screen would be rendered for its person.
    if ((await endOnServer()) !== 'ended' || !mayLeaveOnce()) return;
    await forgetSession();
    location.replace(signInPath(returnPath()));
    return;
  }
  try {
    if (!(await getCookieAgain())) await endWithoutCookie();
    else if (mayLeaveOnce()) location.reload();
  } catch (error) {
    if (statusOf(error) === 401) clearSession();
  }
}
