import { pageOwner } from '#lib/accounts/browser/page-owner.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { beginKeptSession, forgetSessionsBut } from '#lib/practice/kept-records-store.ts';
import { KEPT, SEEN } from '../kept.ts';
import { KEPT_ENTRIES, KEPT_LOCK, type Keepable, type KeptEntry, unlisted } from '../kept-entry.ts';
import { forgetSealingKey } from '../sealed.ts';
import { NotKept } from './fetched.ts';

/** Whether this browser can keep anything: without TLS it has no service worker. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;
}

/** The key of kept content in this browser. */
export const keyOf = ({ kind, id }: Keepable) => `${kind}/${encodeURIComponent(id)}`;

export const openKept = () => caches.open(KEPT);

/** Whether the data belong to the person of this page: another person's data are erased only once scripts run. */
const isOwn = () => deviceStorage()?.getItem(KEPT) === pageOwner();

/** All entries kept by the person of this page, latest first. */
export async function keptEntries(): Promise<KeptEntry[]> {
  if (!canKeep() || !isOwn() || !(await caches.has(KEPT))) return [];
  const cache = await openKept();
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(KEPT_ENTRIES));
  const answers = await Promise.all(keys.map((key) => cache.match(key)));
  const entries = await Promise.all(answers.map((answer) => answer?.json() as Promise<KeptEntry>));
  return entries.filter(Boolean).sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** The entry of something kept; null when there is none. */
export async function keptEntry(what: Keepable): Promise<KeptEntry | null> {
  const entries = await keptEntries();
  return entries.find((entry) => keyOf(entry) === keyOf(what)) ?? null;
}

/** Stores a new entry. @throws NotKept when there is no room for it, or for the data of a session */
export async function writeEntry(cache: Cache, entry: KeptEntry): Promise<void> {
  if (entry.kind === 'session' && !beginKeptSession(entry.id)) throw new NotKept('room');
  await putEntry(cache, entry);
}

/** Updates an existing entry. @throws NotKept when there is no room for it */
export async function putEntry(cache: Cache, entry: KeptEntry): Promise<void> {
  await cache.put(KEPT_ENTRIES + keyOf(entry), Response.json(entry)).catch((error) => {
    throw new NotKept('room', error);
  });
}

/** Deletes the data of sessions that are not among these entries. */
function forgetOtherSessions(entries: readonly KeptEntry[]): void {
  forgetSessionsBut(entries.filter(({ kind }) => kind === 'session').map(({ id }) => id));
}

/** Deletes everything that no entry lists. */
export async function sweepKept(): Promise<void> {
  const entries = await keptEntries();
  forgetOtherSessions(entries);
  if (entries.length === 0) {
    await caches.delete(KEPT);
    forgetSealingKey();
    return;
  }
  const cache = await openKept();
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  for (const address of unlisted(addresses, entries)) await cache.delete(address, { ignoreVary: true });
}

/** Runs work exclusively: no other tab writes or sweeps at the same time. */
export function withCacheLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(KEPT_LOCK, work) as Promise<Result>;
}

/** Deletes the remaining data of sessions that the worker deleted, since it has no access to local storage. */
export async function forgetGoneSessions(): Promise<void> {
  // Never while a session is being stored, since its entry is written last.
  if (canKeep() && isOwn()) await withCacheLock(async () => forgetOtherSessions(await keptEntries()));
}

/** Deletes the lists that were only viewed. */
export async function forgetSeen(): Promise<void> {
  await caches.delete(SEEN);
}

/** Whether the browser has room for this many more bytes, as far as it tells. */
export async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - (usage ?? 0) >= bytes;
}

/** Deletes an entry from the device, except what other entries contain too. */
export function removeKept(what: Keepable): Promise<void> {
  return withCacheLock(async () => {
    await (await openKept()).delete(KEPT_ENTRIES + keyOf(what), { ignoreVary: true });
    await sweepKept();
  });
}

/** Total size of entries on the device in bytes; shared files count once. */
export function bytesOf(entries: readonly Pick<KeptEntry, 'sizes'>[]): number {
  const sizes = Object.assign({}, ...entries.map((entry) => entry.sizes)) as Record<string, number>;
  return Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
}
