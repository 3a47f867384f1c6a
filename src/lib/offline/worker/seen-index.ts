import type { SeenIndex, SeenList } from '../kept.ts';
import { namedImages } from '../named-files.ts';

/** Maximum number of lists kept. */
const LISTS_MAX = 12;

const FILE = /^\/(?:_astro\/|[\w-]+\.svg$)/;
/** Matches the size of a picture, at the end of its name. */
const SIZE = /^\/images\/.*(-\d+\.\w+)$/;

/** The index after a list was viewed (again); the oldest lists are dropped. */
export function withSeen({ person, lists }: SeenIndex, seen: SeenList): SeenIndex {
  const others = lists.filter(({ address }) => address !== seen.address);
  return { person, lists: [...others, seen].slice(-LISTS_MAX) };
}

/**
 * The files that a list needs, from all those that its page has loaded: built files, icons, and the covers of all its
 * cards in the sizes that this screen has used so far.
 */
export function shownFiles(page: string, loaded: readonly string[]): string[] {
  const sizes = new Set(loaded.map((path) => SIZE.exec(path)?.[1]));
  const covers = namedImages(page).filter((path) => sizes.has(SIZE.exec(path)?.[1] ?? ''));
  return [...new Set([...loaded.filter((path) => FILE.test(path)), ...covers])];
}
