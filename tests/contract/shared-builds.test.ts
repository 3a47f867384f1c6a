import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AssetStore } from '#lib/platform/server/files/asset-store.ts';
import { openDiskStore } from '#lib/platform/server/files/disk.ts';
import { openDiskAssets } from '#lib/platform/server/files/disk-assets.ts';
import { openS3Store } from '#lib/platform/server/files/s3.ts';
import { openS3Bucket } from '#lib/platform/server/files/s3-bucket.ts';
import { openS3Folder } from '#lib/platform/server/files/s3-folder.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import { packBuild } from '#lib/platform/server/http/packed-build.ts';
import { SharedBuilds } from '#lib/platform/server/http/shared-builds.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';
import { all, namesOf, release, shareBuild } from './releases.ts';

interface Stores {
  assets: AssetStore;
  files: FileStore;
  close(): Promise<void>;
}

async function onDisk(): Promise<Stores> {
  const root = await mkdtemp(join(tmpdir(), 'builds-'));
  return {
    files: await openDiskStore(root),
    assets: await openDiskAssets(root, 0),
    close: () => rm(root, { recursive: true, force: true }),
  };
}

async function onS3(): Promise<Stores> {
  const { address, s3 } = await makeBucket();
  return {
    files: await openS3Store(address, s3),
    assets: openS3Folder(await openS3Bucket(address, s3), 'assets'),
    close: async () => undefined,
  };
}

describe.each([
  { name: 'disk', open: onDisk, missing: '' },
  { name: 'S3', open: onS3, missing: NO_S3 },
])('files that builds share: $name $missing', ({ open, missing }) => {
  if (missing) return it.skip(missing);
  let stores: Stores;
  let store: AssetStore;
  beforeEach(async () => {
    stores = await open();
    store = stores.assets;
  });
  afterEach(() => stores.close());

  it('are answered by a process of another release, in every form and with their headers', async () => {
    const old = new SharedBuilds(store, 0);
    expect(await old.find('/_astro/Viewer.B.js', 'br')).toBeUndefined();
    await shareBuild(store, packBuild(release('B')));
    const found = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map((encoding) => old.find('/_astro/Viewer.B.js', encoding)),
    );
    expect(found.map((answer) => [answer?.headers['content-encoding'], String(answer?.body)])).toEqual([
      ['br', 'br B'],
      ['gzip', 'gz B'],
      [undefined, 'viewer B'],
    ]);
    const own = release('B').find('/_astro/Viewer.B.js', 'identity');
    expect(found[2]).toEqual(own);
    expect(own?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const wasm = await old.find('/_astro/decoder-B.wasm', 'br');
    expect([wasm?.headers['content-type'], wasm?.body.length]).toEqual(['application/wasm', 4]);
  });

  it('are those whose names carry a digest, and nothing else of the store', async () => {
    await shareBuild(store, packBuild(release('B')));
    const builds = new SharedBuilds(store, 0);
    const [index = '', pack = ''] = await namesOf(store);
    for (const path of [
      '/favicon.svg',
      '/_astro/',
      `/_astro/${index}`,
      `/_astro/${pack}`,
      '/_astro/../favicon.svg',
    ])
      expect(await builds.find(path, 'identity'), path).toBeUndefined();
    for (const path of ['/_astro/__proto__.js', '/_astro/constructor', '/_astro/x%2f.js', '/_astro/a/b.js'])
      expect(await builds.find(path, 'identity'), path).toBeUndefined();
  });

  it('are put once per build, by whichever process comes first', async () => {
    const puts: string[] = [];
    const counting: AssetStore = {
      ...store,
      put: async (name, bytes) => {
        puts.push(name.replace(/^.*\./, ''));
        await store.put(name, bytes);
      },
    };
    await shareBuild(counting, packBuild(release('B')));
    await shareBuild(counting, packBuild(release('B')));
    // The index alone, which says that the build runs.
    expect(puts).toEqual(['pack', 'json', 'json']);
    await Promise.all([1, 2, 3].map(() => shareBuild(store, packBuild(release('C')))));
    expect(await namesOf(store)).toHaveLength(4);
    expect(String((await new SharedBuilds(store, 0).find('/_astro/Viewer.C.js', 'br'))?.body)).toBe('br C');
  });

  it('are put again where the pack is lost', async () => {
    const build = packBuild(release('B'));
    await shareBuild(store, build);
    await store.delete(`${build.index.pack}.pack`);
    expect(await new SharedBuilds(store, 0).find('/_astro/Viewer.B.js', 'br')).toBeUndefined();
    await shareBuild(store, build);
    expect(await new SharedBuilds(store, 0).find('/_astro/Viewer.B.js', 'br')).toBeDefined();
  });

  it('are no stored files: nothing that lists these sees them', async () => {
    const key = await stores.files.put(Buffer.from('an image'));
    await shareBuild(store, packBuild(release('B')));
    expect(await all(stores.files.list())).toEqual([key]);
    expect(await all(stores.files.trash.list())).toEqual([]);
    expect(await stores.files.installation()).toBeUndefined();
  });

  it('are not answered when damaged', async () => {
    const build = packBuild(release('B'));
    await shareBuild(store, build);
    await store.put(`${build.index.pack}.pack`, Buffer.alloc(build.pack.length, 1));
    expect(await new SharedBuilds(store, 0).find('/_astro/Viewer.B.js', 'br')).toBeUndefined();
    await store.put(`${build.id}.json`, Buffer.from('{"files":'));
    expect(await new SharedBuilds(store, 0).find('/_astro/Viewer.B.js', 'br')).toBeUndefined();
  });
});
