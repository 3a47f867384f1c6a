import { storedSession } from '#lib/platform/session-store.ts';

/**
 * Why something could not be kept: the device is full, the network or the server failed, it is not there any more, the
 * browser cannot seal answers, or the session is over.
 */
export class NotKept extends Error {
  override readonly name = 'NotKept';
  readonly reason: 'room' | 'network' | 'gone' | 'seal' | 'over';

  constructor(reason: NotKept['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Whether its address carries a digest: it is the same for ever. */
export const isFile = (address: string) =>
  /^\/(?:_astro|images)\//.test(address) && !address.includes('/tiles/');

/**
 * What is at an address now.
 * @param isSealed whether it is kept sealed: the browser's own cache has it no more than a text
 * @throws NotKept
 */
export async function fetched(address: string, isSealed = false): Promise<Response> {
  // Nobody reads it yet: no view, no answer read.
  const headers: Record<string, string> = { Purpose: 'prefetch' };
  if (address.startsWith('/api/')) headers.Authorization = `Bearer ${storedSession()?.token}`;
  // Texts are one person's: the browser's own cache, which outlives signing out, has none of them.
  const cache = isFile(address) && !isSealed ? 'default' : 'no-store';
  const answer = await fetch(address, { headers, cache }).catch((error) => {
    throw new NotKept('network', error);
  });
  // Where one has to sign in again, another page comes.
  if (answer.redirected || answer.status === 401 || answer.status === 404) throw new NotKept('gone');
  if (!answer.ok) throw new NotKept('network');
  return answer;
}
