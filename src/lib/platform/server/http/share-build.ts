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

/** Releases whose files are kept: the one that runs and the one before. */
const RELEASES = 2;
/** A build whose processes have not reported for so long may be removed (ms). They report several times meanwhile. */
const SILENT = 86_400_000;

/**
 * Puts the files of this process's build into the store, once per build, and says that the build runs: its index is
 * put again. Whether what lies there is whole, `repairBuild` finds out.
 */
export async function putBuild(store: AssetStore, build: PackedBuild): Promise<void> {
  const name = indexNameOf(build);
  const there = await store.get(name);
  // Another machine may have compressed the same files differently: the stored pack stays as it is.
  if (there && readPackIndex(there)) await store.put(name, there);
  else await putAnew(store, build);
}

/** Stores the files of this process's build again, unless the store holds all of them intact. */
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

/** Whether files are those of a build, however they are compressed. */
function holdsAll(stored: Assets, build: PackedBuild): boolean {
  const own = unpackBuild(build.index, build.pack)?.built() ?? [];
  return own.every(([path, { identity }]) => stored.find(path, 'identity')?.body.equals(identity));
}

/** Removes builds that are neither of the last two releases nor still running. */
export async function removeOldBuilds(store: AssetStore, build: PackedBuild): Promise<void> {
  const found = new Map<string, number>();
  for await (const { name, putAt } of store.list()) found.set(name, putAt);
  // It was just stored: its time is the reference for the others.
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
    // An unreadable entry, such as a folder, may be an index of another release, and name any pack.
    if (!index) return;
    packs.add(packNameOf(index));
  }
  // A young pack may be one whose index is being written.
  for (const name of found.keys())
    if (PACK_NAME.test(name) && !packs.has(name) && isSilent(name)) await store.delete(name);
}

async function indexIn(store: AssetStore, name: string): Promise<PackIndex | undefined> {
  const stored = await store.get(name);
  return stored && readPackIndex(stored);
}
