import { SERVER_ERROR_ALERT } from '../client-texts.ts';
import { askIdentityCheck } from '../identity-check-store.ts';
import { notify } from '../notices-store.ts';
import { clearSession, storedSession } from '../session-store.ts';
import { createClient } from './client.ts';

/** The current path with its query, to return to after signing in. */
export function returnPath(): string {
  return location.pathname + location.search;
}

/** The API client of this site, in this browser. */
export const call = createClient({
  fetch: (...request) => fetch(...request),
  token: () => storedSession()?.token ?? null,
  onUnauthorized: () => {
    clearSession();
    location.replace(`/login?motif=session&suite=${encodeURIComponent(returnPath())}`);
  },
  onServerError: () => notify('error', SERVER_ERROR_ALERT),
  confirmIdentity: askIdentityCheck,
  log: (line) => console.info(line),
});
