import { protocolPaths } from '#lib/protocols/paths.ts';

/** Parameters that choose another state of what a page shows: the page without them says something else. */
const STATES = ['version', 'brouillon', 'appareil'];

/**
 * Under which addresses a page may be kept, the best first: where in a page one is does not matter, which state of an
 * item it shows does. A file in a page's place is no page.
 */
export function keptAddresses({ pathname, search, searchParams }: URL): string[] {
  if (searchParams.has('format')) return [];
  const states = [...searchParams].filter(([name]) => STATES.includes(name));
  if (states.length > 0) return [`${pathname}?${new URLSearchParams(states)}`];
  // What is asked for is all that a booklet is.
  if (pathname === protocolPaths.booklet()) return [pathname + search];
  return search ? [pathname + search, pathname] : [pathname];
}
