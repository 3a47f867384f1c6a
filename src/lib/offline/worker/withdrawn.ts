import { decodedHeaders } from '../decoded-headers.ts';
import { KEPT } from '../kept.ts';
import {
  isCaseList,
  KEPT_ENTRIES,
  KEPT_LOCK,
  type KeptEntry,
  unlisted,
  withoutCases,
} from '../kept-entry.ts';
import { builtFiles } from '../named-files.ts';
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

/** Asks whether something may be read still, and keeps no more of it than that. Resolves to what is kept of it. */
async function checked(cache: Cache, key: Request): Promise<KeptEntry[]> {
  const entry: KeptEntry | undefined = await (await cache.match(key))?.json();
  if (!entry) return [];
  const now = await pageNow(entry);
  if (now?.answer.status === 404) {
    await cache.delete(key, { ignoreVary: true });
    return [];
  }
  if (!now?.answer.ok || !isCaseList(entry)) return [entry];
  const lost = Object.keys(entry.cases).filter((id) => !now.text.includes(`/radiology-viewer/${id}"`));
  if (lost.length === 0) return [entry];
  const left = withoutCases(entry, lost);
  // The page as it is now, unless it is of a build that is not kept: then none.
  if (builtFiles(now.text).every((address) => address in left.sizes)) {
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
