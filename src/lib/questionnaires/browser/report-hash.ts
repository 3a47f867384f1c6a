/** The part of the address that names the current report, so that reloading restores it: it is never sent. */
const HASH = '#cr-';

/** The id of the report that an address names. */
export function reportInHash(hash: string): string | undefined {
  return hash.startsWith(HASH) ? hash.slice(HASH.length) : undefined;
}

export const reportHash = (id: string) => `${HASH}${id}`;
