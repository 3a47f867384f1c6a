import { errorCodeOf } from '../base/error-code.ts';
import type { AssetStore } from '../files/asset-store.ts';
import type { Assets } from './assets.ts';
import {
  INDEX_NAME,
  indexNameOf,
  PACK_NAME,
  type PackedBuild,
  type PackIndex,
  packNameOf,
  readPackIndex,
  unpackBuild,
} from './packed-build.ts';

/** Number of releases whose files are kept: the running one and the one before. */
const RELEASES = 2;
/** Time (ms) without a report after which a build may be removed; its processes report several times within it. */
const SILENT = 86_400_000;

/**
 * Stores the files of this process's build, once per build, and reports that the build is running by storing its index
 * again. `repairBuild` checks whether the stored files are complete.
 */
export async function putBuild(store: AssetStore, build: PackedBuild): Promise<void> {
  const name = indexNameOf(build);
  const there = await store.get(name);
  // Another machine may have compressed the same files differently: its pack is kept.
  if (there && readPackIndex(there)) await store.put(name, there);
  else await putAnew(store, build);
}

/** Stores the files of this process's build again, unless the store has all of them intact. */
export async function repairBuild(store: AssetStore, build: PackedBuild): Promise<void> {
  const index = await indexIn(store, indexNameOf(build));
  const pack = index && (await store.get(packNameOf(index)));
  const stored = pack && unpackBuild(index, pack);
  if (!stored || !holdsAll(stored, build)) await putAnew(store, build);
}

async function putAnew(store: AssetStore, build: PackedBuild): Promise<void> {
  await store.put(packNameOf(build.index), build.pack);
  await store.put(indexNameOf(build), Buffer.from(JSON.stringify(build.index)));
}

/** Whether stored files are those of a build, however they were compressed. */
function holdsAll(stored: Assets, build: PackedBuild): boolean {
  const own = unpackBuild(build.index, build.pack)?.built() ?? [];
  return own.every(([path, { identity }]) => stored.find(path, 'identity')?.body.equals(identity));
}

/** Removes builds that are neither of the last two releases nor still running. */
export async function removeOldBuilds(store: AssetStore, build: PackedBuild): Promise<void> {
  const found = new Map<string, number>();
  for await (const { name, putAt } of store.list()) found.set(name, putAt);
  // This build's index was just stored: its time is the reference for the others.
  const now = found.get(indexNameOf(build));
  if (now === undefined) return;
  const isSilent = (name: string) => now - (found.get(name) ?? now) > SILENT;
  const indexes = [...found.keys()].filter((name) => INDEX_NAME.test(name));
  const oldestLast = indexes.sort((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0));
  const kept = new Set(oldestLast.filter((name, place) => place < RELEASES || !isSilent(name)));
  for (const name of indexes) if (!kept.has(name)) await store.delete(name);
  const packs = new Set<string>();
  for (const name of kept) {
    const index = await indexIn(store, name).catch((error) => {
      if (errorCodeOf(error) === 'unavailable') throw error;
      return undefined;
    });
    // An unreadable entry, such as a folder, may be another release's index, and could refer to any pack.
    if (!index) return;
    packs.add(packNameOf(index));
  }
  // The index of a recent pack may still be in the process of being written.
  for (const name of found.keys())
    if (PACK_NAME.test(name) && !packs.has(name) && isSilent(name)) await store.delete(name);
}

async function indexIn(store: AssetStore, name: string): Promise<PackIndex | undefined> {
  const stored = await store.get(name);
  return stored && readPackIndex(stored);
}
