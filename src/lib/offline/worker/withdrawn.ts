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

/** The server is not asked again before (ms); a worker that was stopped in between has forgotten that it did. */
const PAUSE = 10 * 60_000;
let askedAt = Number.NEGATIVE_INFINITY;

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

/** What the server answers to somebody signed in who asks for what is kept; null where it is not the site that answers. */
async function pageNow({ path }: KeptEntry): Promise<{ answer: Response; text: string } | null> {
  // Nobody reads it: no view, no answer read.
  const headers = { Purpose: 'prefetch' };
  const answer = await fetch(path, { headers, cache: 'no-store', redirect: 'manual', priority: 'low' });
  const text = await answer.text();
  // What stands between this device and the site may answer too. (Whoever is signed out is sent to sign in.)
  return personOf(text) === undefined ? null : { answer, text };
}

/** Keeps a file beside what is listed, if it is not there. Resolves to what it holds; null where it cannot be had. */
async function keepFile(cache: Cache, { sizes }: KeptEntry, address: string): Promise<Blob | null> {
  const kept = await cache.match(address, { ignoreVary: true });
  const answer = kept ?? (await fetch(address, { priority: 'low' }).catch(() => null));
  const file = await answer?.blob().catch(() => null);
  if (!answer?.ok || !file) return null;
  if (!kept) await cache.put(address, new Response(file, { headers: decodedHeaders(answer.headers) }));
  sizes[address] = file.size;
  return file;
}

/** Keeps the images that a page names now: that of a session may begin with another case. */
async function keepImages(cache: Cache, entry: KeptEntry, page: string): Promise<void> {
  for (const address of namedImages(page))
    if (!(address in entry.sizes)) await keepFile(cache, entry, address);
}

/** Keeps the built files that a text names, those that they name, and so on. Resolves to whether all of them are there. */
async function keepBuilt(cache: Cache, entry: KeptEntry, text: string): Promise<boolean> {
  for (const address of builtFiles(text)) {
    if (address in entry.sizes) continue;
    const file = await keepFile(cache, entry, address);
    if (!file) return false;
    if (address.endsWith('.js') && !(await keepBuilt(cache, entry, await file.text()))) return false;
  }
  return true;
}

/** Asks whether something may be read still, and keeps no more of it than that. Resolves to what is kept of it. */
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
  // The page as it is now, unless what it is built of cannot be had: then none, and the list of what is kept offers it anew.
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

/** Takes off the device what its person may no longer read; without network, another time. */
export async function dropWithdrawn(now = Date.now()): Promise<void> {
  if (now - askedAt < PAUSE || !(await caches.has(KEPT))) return;
  askedAt = now;
  try {
    await navigator.locks.request(KEPT_LOCK, check);
  } catch {
    askedAt = Number.NEGATIVE_INFINITY;
  }
}
