import { decodedHeaders } from '../decoded-headers.ts';
import { KEPT } from '../kept.ts';
import {
  isOver,
  KEPT_ENTRIES,
  KEPT_LOCK,
  type KeptEntry,
  lostItems,
  unlisted,
  withoutCases,
} from '../kept-entry.ts';
import { builtFiles, namedImages } from '../named-files.ts';
import { forgetSealingKey } from '../sealed.ts';
import { personOf } from './copies.ts';

/** Minimum interval between two checks with the server (ms); a worker that was stopped in between starts anew. */
const PAUSE = 10 * 60_000;
let askedAt = Number.NEGATIVE_INFINITY;

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

/** The server's current response for a kept page; null if the response does not come from the site. */
async function pageNow({ path }: KeptEntry): Promise<{ answer: Response; text: string } | null> {
  // A prefetch: counts neither as a view nor as a revealed answer.
  const headers = { Purpose: 'prefetch' };
  const answer = await fetch(path, { headers, cache: 'no-store', redirect: 'manual', priority: 'low' });
  const text = await answer.text();
  // A proxy in between may have answered. (Signed-out people are redirected to sign in.)
  return personOf(text) === undefined ? null : { answer, text };
}

/** Stores a file with the others of an entry, if it is not there. Resolves to its content, or null on failure. */
async function keepFile(cache: Cache, { sizes }: KeptEntry, address: string): Promise<Blob | null> {
  const kept = await cache.match(address, { ignoreVary: true });
  const answer = kept ?? (await fetch(address, { priority: 'low' }).catch(() => null));
  const file = await answer?.blob().catch(() => null);
  if (!answer?.ok || !file) return null;
  if (!kept) await cache.put(address, new Response(file, { headers: decodedHeaders(answer.headers) }));
  sizes[address] = file.size;
  return file;
}

/** Stores the images that a page names now: that of a session may begin with another case. */
async function keepImages(cache: Cache, entry: KeptEntry, page: string): Promise<void> {
  for (const address of namedImages(page))
    if (!(address in entry.sizes)) await keepFile(cache, entry, address);
}

/** Stores the built files that a text names, those that these name, and so on. Resolves to whether all are there. */
async function keepBuilt(cache: Cache, entry: KeptEntry, text: string): Promise<boolean> {
  for (const address of builtFiles(text)) {
    if (address in entry.sizes) continue;
    const file = await keepFile(cache, entry, address);
    if (!file) return false;
    if (address.endsWith('.js') && !(await keepBuilt(cache, entry, await file.text()))) return false;
  }
  return true;
}

/** Checks whether an entry's content may still be read, and reduces it to the readable part, which is returned. */
async function checked(cache: Cache, key: Request): Promise<KeptEntry[]> {
  const entry: KeptEntry | undefined = await (await cache.match(key))?.json();
  if (!entry) return [];
  const now = await pageNow(entry);
  if (now?.answer.status === 404 || (now?.answer.ok && isOver(entry, now.text))) {
    await cache.delete(key, { ignoreVary: true });
    return [];
  }
  if (!now?.answer.ok) return [entry];
  const lost = lostItems(entry, now.text);
  if (lost.length === 0) return [entry];
  const left = withoutCases(entry, lost);
  // The page is replaced by its current version, unless that version's files are unavailable: then it can be updated.
  if (await keepBuilt(cache, left, now.text)) {
    await keepImages(cache, left, now.text);
    left.sizes[entry.path] = new Blob([now.text]).size;
    await cache.put(entry.path, new Response(now.text, { headers: decodedHeaders(now.answer.headers) }));
  } else delete left.sizes[entry.path];
  await cache.put(key, Response.json(left));
  return [left];
}

async function check(): Promise<void> {
  const cache = await caches.open(KEPT);
  const keys = await cache.keys();
  const entries: KeptEntry[] = [];
  for (const key of keys)
    if (pathOf(key.url).startsWith(KEPT_ENTRIES)) entries.push(...(await checked(cache, key)));
  if (entries.length === 0) {
    await caches.delete(KEPT);
    forgetSealingKey();
    return;
  }
  for (const address of unlisted(
    keys.map(({ url }) => pathOf(url)),
    entries,
  ))
    await cache.delete(address, { ignoreVary: true });
}

/** Deletes from the device what its person may no longer read; without network, this is tried again later. */
export async function dropWithdrawn(now = Date.now()): Promise<void> {
  if (now - askedAt < PAUSE || !(await caches.has(KEPT))) return;
  askedAt = now;
  try {
    await navigator.locks.request(KEPT_LOCK, check);
  } catch {
    askedAt = Number.NEGATIVE_INFINITY;
  }
}
