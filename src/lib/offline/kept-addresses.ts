import { protocolPaths } from '#lib/protocols/paths.ts';

/** Query parameters that select another state of a page's content: without them, the page shows something else. */
const STATES = ['version', 'brouillon', 'appareil'];

/**
 * The addresses under which a page may be stored, the best first: without a position on the page, and with parameters
 * that select a state of its item. Downloads (`format`) are never stored.
 */
export function keptAddresses({ pathname, search, searchParams }: URL): string[] {
  if (searchParams.has('format')) return [];
  const states = [...searchParams].filter(([name]) => STATES.includes(name));
  if (states.length > 0) return [`${pathname}?${new URLSearchParams(states)}`];
  // A booklet is entirely defined by its query string.
  if (pathname === protocolPaths.booklet()) return [pathname + search];
  return search ? [pathname + search, pathname] : [pathname];
}
