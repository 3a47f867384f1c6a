import type { AssetStore } from '../files/asset-store.ts';
import { type PackedBuild, readPackIndex } from './packed-build.ts';
import { INDEX_SUFFIX, PACK_SUFFIX } from './shared-builds.ts';

/** Releases whose files are kept: the one that runs and the one before. */
const RELEASES = 2;
/** A build whose processes have not said for so long that they run may go (ms). They say so several times meanwhile. */
const SILENT = 86_400_000;

/**
 * Puts the files of this process's build into the store, once per build, and says that the build runs: its index is
 * put again. Then removes what neither the last two releases nor a build that still runs needs.
 */
export async function shareBuild(store: AssetStore, build: PackedBuild): Promise<void> {
  const name = build.id + INDEX_SUFFIX;
  const there = await store.get(name);
  // Another machine may have compressed the same files otherwise: what is stored stays as it is.
  const index = there && readPackIndex(there);
  if (there && index && (await names(store)).has(index.pack + PACK_SUFFIX)) await store.put(name, there);
  else {
    await store.put(build.index.pack + PACK_SUFFIX, build.pack);
    await store.put(name, Buffer.from(JSON.stringify(build.index)));
  }
  await removeOldBuilds(store, name);
}

/** Every name, and when it was put, by the clock of the store. */
async function names(store: AssetStore): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { name, putAt } of store.list()) found.set(name, putAt);
  return found;
}

/** @param own name of the index that was just put: the time by which the others are judged */
async function removeOldBuilds(store: AssetStore, own: string): Promise<void> {
  const found = await names(store);
  const now = found.get(own);
  if (now === undefined) return;
  const isSilent = (name: string) => now - (found.get(name) ?? now) > SILENT;
  const indexes = [...found.keys()].filter((name) => name.endsWith(INDEX_SUFFIX));
  const oldestLast = indexes.sort((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0));
  const kept = new Set(oldestLast.filter((name, place) => place < RELEASES || !isSilent(name)));
  for (const name of indexes) if (!kept.has(name)) await store.delete(name);
  const packs = new Set<string>();
  for (const name of kept) {
    const stored = await store.get(name);
    const index = stored && readPackIndex(stored);
    // What cannot be read may name any pack.
    if (!index) return;
    packs.add(index.pack + PACK_SUFFIX);
  }
  // A young pack may be one whose index is being written.
  for (const name of found.keys())
    if (name.endsWith(PACK_SUFFIX) && !packs.has(name) && isSilent(name)) await store.delete(name);
}
