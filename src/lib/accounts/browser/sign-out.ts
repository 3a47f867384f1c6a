import { CASE_LIST } from '#lib/cases/browser/case-list-key.ts';
import { casePlacesKey } from '#lib/cases/browser/case-places-key.ts';
import { call, returnPath } from '#lib/platform/browser/api.ts';
import { deviceStorage, tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { clearSession, restoreSession, storedSession } from '#lib/platform/session-store.ts';
import { signInPath } from '../return-path.ts';
import { SIGN_IN_REASON, type SignInReason } from '../sign-in-reason.ts';
import { leaveKept } from './leave-kept.ts';
import { showSignedOut } from './show-signed-out.ts';

const statusOf = (error: unknown) => (error instanceof CallFailed ? error.status : undefined);

/** Ends the session on the server. @returns whether it has none any more, or could not be reached */
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

/** Ends the session on the server and on this device, then goes where one can sign in again. */
export async function signOut(destination = '/'): Promise<void> {
  const outcome = await endOnServer();
  await forgetSession();
  if (outcome === 'offline') showSignedOut(destination);
  else location.replace(destination);
}

/** Erases what this device keeps for whoever is signed in. */
async function forgetSession(): Promise<void> {
  const person = storedSession()?.username;
  if (person !== undefined) deviceStorage()?.removeItem(casePlacesKey(person));
  tabStorage()?.removeItem(CASE_LIST);
  clearSession();
  await leaveKept('');
}

/** The address that this tab left or reloaded to bring its session in step, until page and device agree. */
const RECONCILED = 'session-reconciled';

/** Whether this tab may leave or reload the page: once per address, so that no page reloads itself for ever. */
function mayLeaveOnce(): boolean {
  const tab = tabStorage();
  const here = returnPath();
  if (!tab || tab.getItem(RECONCILED) === here) return false;
  try {
    tab.setItem(RECONCILED, here);
    return true;
  } catch {
    // What cannot be remembered could happen again and again.
    return false;
  }
}

/** Asks for the cookie that belongs to the token. @returns whether the browser keeps it, and sends it back */
async function getCookieAgain(): Promise<boolean> {
  const renew = () => call('POST /auth/session', { keepSession: true });
  return (await renew()).received || (await renew()).received;
}

/** Without its cookie a session is of no page: it ends, and the sign-in screen says why. */
async function endWithoutCookie(): Promise<void> {
  await endOnServer();
  clearSession();
  location.replace(`${signInPath(returnPath())}&${SIGN_IN_REASON}=${'cookie' satisfies SignInReason}`);
}

/**
 * Puts the cookie (which pages go by) and local storage (which calls go by) back in step:
 * a cookie alone is signed out; a token alone gets its cookie again and the page reloads, once; a browser that
 * refuses the cookie (plain HTTP, cookies forbidden) is told so.
 * Only the server's 401 ends a session: one that is overloaded or out of reach says nothing of it.
 * @param signedInPage whether the server recognised the person while rendering this page.
 */
export async function reconcileSession(signedInPage: boolean): Promise<void> {
  const session = restoreSession();
  if (signedInPage === (session !== null)) {
    tabStorage()?.removeItem(RECONCILED);
    return;
  }
  if (signedInPage) {
    // As long as the cookie stays, the sign-in screen would be a page made for somebody, too.
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
