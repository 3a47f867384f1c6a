import type { AssetStore } from '#lib/platform/server/files/asset-store.ts';
import { Assets } from '#lib/platform/server/http/assets.ts';
import type { PackedBuild } from '#lib/platform/server/http/packed-build.ts';
import { putBuild, removeOldBuilds, repairBuild } from '#lib/platform/server/http/share-build.ts';

/** The files of a release; those that two releases have in common are in both. */
export const release = (name: string) =>
  new Assets([
    ['/favicon.svg', { identity: Buffer.from('<svg/>') }],
    ['/_astro/base.S1.js', { identity: Buffer.from('base') }],
    [
      `/_astro/Viewer.${name}.js`,
      {
        identity: Buffer.from(`viewer ${name}`),
        br: Buffer.from(`br ${name}`),
        gzip: Buffer.from(`gz ${name}`),
      },
    ],
    [`/_astro/decoder-${name}.wasm`, { identity: Buffer.from([0, 97, 115, 109]) }],
  ]);

export async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of source) found.push(each);
  return found;
}

export const namesOf = async (store: AssetStore) => (await all(store.list())).map(({ name }) => name).sort();

/** Everything that a process does at its start and every few hours. */
export async function shareBuild(store: AssetStore, build: PackedBuild): Promise<void> {
  await putBuild(store, build);
  await repairBuild(store, build);
  await removeOldBuilds(store, build);
}
