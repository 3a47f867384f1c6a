import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AssetStore } from '#lib/server/files/asset-store.ts';
import { openDiskStore } from '#lib/server/files/disk.ts';
import { openDiskAssets } from '#lib/server/files/disk-assets.ts';
import { openS3Store } from '#lib/server/files/s3.ts';
import { openS3Bucket } from '#lib/server/files/s3-bucket.ts';
import { openS3Folder } from '#lib/server/files/s3-folder.ts';
import type { FileStore } from '#lib/server/files/store.ts';
import { Assets } from '#lib/server/http/assets.ts';
import { packBuild } from '#lib/server/http/packed-build.ts';
import { shareBuild } from '#lib/server/http/share-build.ts';
import { SharedBuilds } from '#lib/server/http/shared-builds.ts';
import { makeBucket, NO_S3 } from '../run/s3-server.ts';
import { errorCode } from './error-code.ts';

/** The files of a release; those that two releases have in common are in both. */
const release = (name: string) =>
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

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of source) found.push(each);
  return found;
}

const namesOf = async (store: AssetStore) => (await all(store.list())).map(({ name }) => name).sort();

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

describe('which builds are kept', () => {
  const DAY = 86_400_000;
  let root: string;
  let store: AssetStore;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'builds-'));
    store = await openDiskAssets(root, 0);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  /** As if a build had last said so many days ago that it runs. */
  async function ran(name: string, daysAgo: number) {
    const build = packBuild(release(name));
    await shareBuild(store, build);
    const at = new Date(Date.now() - daysAgo * DAY);
    for (const file of [`${build.id}.json`, `${build.index.pack}.pack`])
      await utimes(join(root, 'assets', file), at, at);
  }
  const kept = async (...names: string[]) => {
    const builds = new SharedBuilds(store, 0);
    const found: string[] = [];
    for (const name of names) if (await builds.find(`/_astro/Viewer.${name}.js`, 'br')) found.push(name);
    return found;
  };

  it('are the last two, however long the one before ran', async () => {
    await ran('A', 90);
    await ran('B', 30);
    await shareBuild(store, packBuild(release('C')));
    expect(await kept('A', 'B', 'C')).toEqual(['B', 'C']);
    expect(await readdir(join(root, 'assets'))).toHaveLength(4);
  });

  it('are also all that run, or ran within a day', async () => {
    for (const [name, days] of [
      ['A', 3],
      ['B', 0.4],
      ['C', 0.3],
      ['D', 0.2],
    ] as const)
      await ran(name, days);
    await shareBuild(store, packBuild(release('E')));
    expect(await kept('A', 'B', 'C', 'D', 'E')).toEqual(['B', 'C', 'D', 'E']);
  });

  it('are those that were started again after a release was taken back', async () => {
    await ran('A', 5);
    await ran('B', 3);
    await shareBuild(store, packBuild(release('A')));
    expect(await kept('A', 'B')).toEqual(['A', 'B']);
    await utimes(
      join(root, 'assets', `${packBuild(release('A')).id}.json`),
      new Date(),
      Date.now() / 1000 - 2 * 86_400,
    );
    await shareBuild(store, packBuild(release('C')));
    expect(await kept('A', 'B', 'C')).toEqual(['A', 'C']);
  });
});

describe('names that no build has', () => {
  const made = (place: number) => `/_astro/made-up.${place}.js`;

  it('cost one list at a time, and no file is read for them', async () => {
    let [lists, reads] = [0, 0];
    const builds = new SharedBuilds(
      {
        // biome-ignore lint/correctness/useYield: an empty store
        async *list() {
          lists += 1;
        },
        get: async () => {
          reads += 1;
          return undefined;
        },
      },
      200,
    );
    for (const round of [1, 2])
      await Promise.all(
        Array.from({ length: 100 }, (_, place) => builds.find(made(round * 100 + place), 'br')),
      );
    expect([lists, reads]).toEqual([2, 0]);
  });

  it('never keep a file from being found that was put before it was asked for', async () => {
    const { assets, close } = await onDisk();
    const listing = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const builds = new SharedBuilds(
      {
        get: assets.get,
        async *list() {
          const found = await all(assets.list());
          begun.resolve();
          await listing.promise;
          yield* found;
        },
      },
      0,
    );
    // A list is read while the new release puts its files: it does not know them.
    const early = builds.find(made(0), 'br');
    await begun.promise;
    await shareBuild(assets, packBuild(release('B')));
    const late = builds.find('/_astro/Viewer.B.js', 'br');
    listing.resolve();
    expect(await early).toBeUndefined();
    expect(String((await late)?.body)).toBe('br B');
    await close();
  });

  it('are refused beyond so many, and found again once the store is back', async () => {
    let isAway = true;
    const { assets, close } = await onDisk();
    await shareBuild(assets, packBuild(release('B')));
    const builds = new SharedBuilds(
      {
        get: assets.get,
        async *list() {
          if (isAway) throw Object.assign(new Error('away'), { code: 'unavailable' });
          yield* assets.list();
        },
      },
      0,
    );
    const asked = Array.from({ length: 250 }, (_, place) => errorCode(builds.find(made(place), 'br')));
    const codes = await Promise.all(asked);
    expect(codes.filter((code) => code === 'busy')).toHaveLength(50);
    isAway = false;
    expect(String((await builds.find('/_astro/Viewer.B.js', 'br'))?.body)).toBe('br B');
    await close();
  });
});
