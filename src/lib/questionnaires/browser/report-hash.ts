/** The fragment that names the current report, so that a reload restores the report; fragments are never sent. */
const HASH = '#cr-';

/** The id of the report that an address names. */
export function reportInHash(hash: string): string | undefined {
  return hash.startsWith(HASH) ? hash.slice(HASH.length) : undefined;
}

export const reportHash = (id: string) => `${HASH}${id}`;
