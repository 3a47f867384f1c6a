import { storedSession } from '#lib/platform/session-store.ts';

/**
 * Reasons why something could not be kept: the device is full, the network or the server failed, it no longer exists,
 * the browser cannot seal answers, or the session has ended.
 */
export class NotKept extends Error {
  override readonly name = 'NotKept';
  readonly reason: 'room' | 'network' | 'gone' | 'seal' | 'over';

  constructor(reason: NotKept['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Whether an address contains a hash, so that its content never changes. */
export const isFile = (address: string) =>
  /^\/(?:_astro|images)\//.test(address) && !address.includes('/tiles/');

/**
 * Downloads the current content of an address.
 * @param isSealed whether it will be stored sealed: like a text, it must not enter the browser's HTTP cache
 * @throws NotKept
 */
export async function fetchForOffline(address: string, isSealed = false): Promise<Response> {
  // A prefetch: counts neither as a view nor as a revealed answer.
  const headers: Record<string, string> = { Purpose: 'prefetch' };
  if (address.startsWith('/api/')) headers.Authorization = `Bearer ${storedSession()?.token}`;
  // Texts belong to one person: they must not enter the browser's HTTP cache, which outlives a sign-out.
  const cache = isFile(address) && !isSealed ? 'default' : 'no-store';
  const answer = await fetch(address, { headers, cache }).catch((error) => {
    throw new NotKept('network', error);
  });
  // The content is gone, or the person has to sign in again.
  if (answer.redirected || answer.status === 401 || answer.status === 404) throw new NotKept('gone');
  if (!answer.ok) throw new NotKept('network');
  return answer;
}
