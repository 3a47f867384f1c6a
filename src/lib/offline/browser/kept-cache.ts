import { personHere } from '#lib/accounts/browser/person-here.ts';
import { deviceStorage } from '#lib/platform/browser/browser-storage.ts';
import { beginKeptSession, forgetSessionsBut } from '#lib/practice/kept-records-store.ts';
import { KEPT, SEEN } from '../kept.ts';
import { KEPT_ENTRIES, KEPT_LOCK, type Keepable, type KeptEntry, unlisted } from '../kept-entry.ts';
import { forgetSealingKey } from '../sealed.ts';
import { NotKept } from './fetched.ts';

/** Whether this browser can keep anything: it grants no worker without TLS. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;
}

/** What names it in this browser. */
export const keyOf = ({ kind, id }: Keepable) => `${kind}/${encodeURIComponent(id)}`;

export const openKept = () => caches.open(KEPT);

/** Whether what is kept is whose page this is: what somebody else kept is erased as their page comes to life, not before. */
const isOwn = () => deviceStorage()?.getItem(KEPT) === personHere();

/** Everything that the person of this page keeps, latest first. */
export async function keptEntries(): Promise<KeptEntry[]> {
  if (!canKeep() || !isOwn() || !(await caches.has(KEPT))) return [];
  const cache = await openKept();
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(KEPT_ENTRIES));
  const answers = await Promise.all(keys.map((key) => cache.match(key)));
  const entries = await Promise.all(answers.map((answer) => answer?.json() as Promise<KeptEntry>));
  return entries.filter(Boolean).sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** What is kept of something; null where nothing is. */
export async function keptEntry(what: Keepable): Promise<KeptEntry | null> {
  const entries = await keptEntries();
  return entries.find((entry) => keyOf(entry) === keyOf(what)) ?? null;
}

/** Writes what is kept from now on. @throws NotKept where there is no room for it, or for what a session is walked with */
export async function writeEntry(cache: Cache, entry: KeptEntry): Promise<void> {
  if (entry.kind === 'session' && !beginKeptSession(entry.id)) throw new NotKept('room');
  await putEntry(cache, entry);
}

/** Writes what is kept of something that is kept already. @throws NotKept where there is no room for it */
export async function putEntry(cache: Cache, entry: KeptEntry): Promise<void> {
  await cache.put(KEPT_ENTRIES + keyOf(entry), Response.json(entry)).catch((error) => {
    throw new NotKept('room', error);
  });
}

/** Takes off the device what it has of sessions that are not among these. */
function forgetOtherSessions(entries: readonly KeptEntry[]): void {
  forgetSessionsBut(entries.filter(({ kind }) => kind === 'session').map(({ id }) => id));
}

/** Takes away whatever no entry lists. */
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

/** Nobody writes or sweeps at the same time, in whatever tab. */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(KEPT_LOCK, work) as Promise<Result>;
}

/** Takes off the device what is left of sessions that the worker took away: it reads no local storage. */
export async function forgetGoneSessions(): Promise<void> {
  // Not while one is being written: its entry comes last.
  if (canKeep() && isOwn()) await alone(async () => forgetOtherSessions(await keptEntries()));
}

/** Takes the lists that one saw off the device. */
export async function forgetSeen(): Promise<void> {
  await caches.delete(SEEN);
}

/** Whether the browser grants so much more (bytes), as far as it says. */
export async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - (usage ?? 0) >= bytes;
}

/** Takes something off the device, but for what other entries hold too. */
export function removeKept(what: Keepable): Promise<void> {
  return alone(async () => {
    await (await openKept()).delete(KEPT_ENTRIES + keyOf(what), { ignoreVary: true });
    await sweepKept();
  });
}

/** Bytes that entries take on the device together. */
export function bytesOf(entries: readonly Pick<KeptEntry, 'sizes'>[]): number {
  const sizes = Object.assign({}, ...entries.map((entry) => entry.sizes)) as Record<string, number>;
  return Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
}
