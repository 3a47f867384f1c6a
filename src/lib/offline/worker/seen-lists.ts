import { type ListInView, SEEN, SEEN_INDEX, type SeenIndex, type SeenList } from '../kept.ts';
import { builtFiles, importsOf } from '../named-files.ts';
import { personOf, type ReadableList } from './copies.ts';
import { shownFiles, withSeen } from './seen-index.ts';

/** Minimum free space on the device in bytes: with less, no list is stored. */
const ROOM = 20_000_000;
/** Matches the script that searches and filters a page's items (`items/kinds/matches.ts`), loaded on first use. */
const SEARCH = /^\/_astro\/matches\./;

/** Number of erasures: a write that began before the last one is dropped. */
let erasures = 0;
let underWay: Promise<void> = Promise.resolve();

/** The response at an address as the reader gets it, or null when it must not be stored. */
async function fetched(address: string, cache: RequestCache): Promise<Response | null> {
  const answer = await fetch(address, { cache, priority: 'low' });
  const stays = answer.ok && !answer.redirected && !answer.headers.get('cache-control')?.includes('no-store');
  return stays ? answer : null;
}

/** Downloads the files that are not stored yet: except icons, all have a hash in their names. */
async function missing(files: readonly string[]): Promise<Map<string, Response>> {
  const found = new Map<string, Response>();
  for (const file of files) {
    const isThere =
      !file.endsWith('.svg') && (await caches.match(file, { cacheName: SEEN, ignoreVary: true }));
    const answer = isThere ? null : await fetched(file, 'default');
    if (answer) found.set(file, answer);
  }
  return found;
}

/** The search script of a list, as named in its scripts, with all its imports. */
async function searchOf(files: readonly string[]): Promise<string[]> {
  for (const file of files.filter((path) => path.endsWith('.js'))) {
    const script = await (await fetched(file, 'default'))?.text();
    const named = builtFiles(script ?? '').filter((path) => SEARCH.test(path));
    if (named.length > 0) return withImports(named, files);
  }
  return [];
}

/** Scripts with their direct and indirect imports, except those already stored. */
async function withImports(scripts: readonly string[], there: readonly string[]): Promise<string[]> {
  const found = new Set(scripts);
  // Iterating over a Set also visits elements added meanwhile.
  for (const file of found) {
    if (!file.endsWith('.js') || there.includes(file)) continue;
    const script = await (await fetched(file, 'default'))?.text();
    for (const other of importsOf(script ?? '')) if (!there.includes(other)) found.add(other);
  }
  return [...found];
}

async function readIndex(): Promise<SeenIndex> {
  const index = await caches.match(SEEN_INDEX, { cacheName: SEEN });
  return index ? ((await index.json()) as SeenIndex) : { person: null, lists: [] };
}

/** Deletes everything that no list needs. */
async function sweep(cache: Cache, { lists }: SeenIndex): Promise<void> {
  const needed = new Set([SEEN_INDEX, ...lists.flatMap(({ address, files }) => [address, ...files])]);
  for (const key of await cache.keys()) {
    const { pathname, search } = new URL(key.url);
    if (!needed.has(pathname + search)) await cache.delete(key, { ignoreVary: true });
  }
}

/** Stores a list, its page after its files, so that the page is never there without them. */
async function write(person: string, seen: SeenList, answers: ReadonlyMap<string, Response>): Promise<void> {
  let index = await readIndex();
  // Lists viewed by another person are deleted first.
  if (index.person !== person) {
    await caches.delete(SEEN);
    index = { person, lists: [] };
  }
  const cache = await caches.open(SEEN);
  for (const [address, answer] of answers) await cache.put(address, answer);
  const after = withSeen(index, seen);
  await cache.put(SEEN_INDEX, Response.json(after));
  await sweep(cache, after);
}

/** The files needed by a list in view, from its page. */
async function filesOf(page: string, loaded: readonly string[]): Promise<string[]> {
  const own = loaded.filter((name) => name.startsWith(`${location.origin}/`));
  const shown = shownFiles(
    page,
    own.map((name) => new URL(name).pathname),
  );
  return [...new Set([...shown, ...(await searchOf(shown))])];
}

/** Safari before 17 does not report free space; if it refuses a write, the lists are erased. */
async function hasRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - (usage ?? 0) >= ROOM;
}

async function see([url, ...loaded]: ListInView): Promise<void> {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  const before = erasures;
  if (!(await hasRoom())) return eraseSeen();
  const page = await fetched(address, 'no-cache');
  const text = (await page?.clone().text()) ?? '';
  const person = personOf(text);
  if (!page || person === undefined) return;
  const files = await filesOf(text, loaded);
  const answers = await missing(files);
  if (before !== erasures) return;
  await write(person, { address, files }, answers.set(address, page)).catch(eraseSeen);
  if (before !== erasures) await caches.delete(SEEN);
}

/**
 * Stores a list in view with its covers, for offline reading; one list at a time. Nobody requested this: after a
 * network failure nothing changes, and when storage is full, the lists make room for content kept on request.
 */
export function seeList(list: ListInView): Promise<void> {
  underWay = underWay.then(() => see(list)).catch(() => undefined);
  return underWay;
}

/** Erases all viewed lists. */
export async function eraseSeen(): Promise<void> {
  erasures += 1;
  await caches.delete(SEEN);
}

/** The lists that can be read offline, the latest last. */
export async function readableLists(): Promise<ReadableList[]> {
  const { lists } = await readIndex();
  const read = lists.map(async ({ address }) => {
    const page = await caches.match(address, { cacheName: SEEN, ignoreVary: true });
    return page ? [{ address, page: await page.text(), headers: page.headers }] : [];
  });
  return (await Promise.all(read)).flat();
}
