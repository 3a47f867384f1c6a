import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AssetStore } from '#lib/platform/server/files/asset-store.ts';
import { openDiskAssets } from '#lib/platform/server/files/disk-assets.ts';
import { openWhenUsed } from '#lib/platform/server/files/open-when-used.ts';
import { Assets } from '#lib/platform/server/http/assets.ts';
import { packBuild } from '#lib/platform/server/http/packed-build.ts';
import { shareThrough } from '#lib/platform/server/http/share-with-other-releases.ts';
import { SharedBuilds } from '#lib/platform/server/http/shared-builds.ts';
import { startMessages } from '#lib/platform/start-texts.ts';
import { namesOf, release, shareBuild } from './releases.ts';

const SOON = { sayEvery: 3_600_000, retryFirst: 1, retryMax: 2, patience: 60_000 };

let root: string;
let store: AssetStore;
const errors: string[] = [];
const lines: string[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'builds-'));
  store = await openDiskAssets(root, 0);
  errors.length = 0;
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => errors.push(String(line)));
  vi.spyOn(console, 'info').mockImplementation((line) => lines.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

it('a store that is away delays no start, is told of once and in French, and is tried again until it is back', async () => {
  let isAway = true;
  let tries = 0;
  const away = openWhenUsed(async () => {
    tries += 1;
    if (isAway) throw new Error('connect ECONNREFUSED');
    return store;
  });
  const sharing = shareThrough(away, release('A'), SOON);
  await sharing.put;
  sharing.tidy();
  await expect(sharing.otherBuilds.find('/_astro/Viewer.B.js', 'br')).rejects.toMatchObject({
    code: 'unavailable',
  });
  await expect.poll(() => tries).toBeGreaterThan(4);
  expect(errors).toEqual([startMessages.buildNotShared(startMessages.builtFiles.unavailable)]);
  expect(errors[0]).not.toContain('ECONNREFUSED');
  isAway = false;
  await expect.poll(() => lines).toEqual([startMessages.buildShared]);
  expect(await namesOf(store)).toHaveLength(2);
  await shareBuild(store, packBuild(release('B')));
  expect(String((await sharing.otherBuilds.find('/_astro/Viewer.B.js', 'br'))?.body)).toBe('br B');
});

it('a store that takes its time is waited for so long, and the files are put meanwhile', async () => {
  const slow = Promise.withResolvers<void>();
  const sharing = shareThrough(
    {
      ...store,
      async put(name, bytes) {
        await slow.promise;
        await store.put(name, bytes);
      },
    },
    release('A'),
    { ...SOON, patience: 1 },
  );
  await sharing.put;
  expect(await namesOf(store)).toEqual([]);
  slow.resolve();
  await expect.poll(() => namesOf(store)).toHaveLength(2);
  expect(errors).toEqual([]);
});

it('a start waits for the files to be put, and for no list', async () => {
  let lists = 0;
  const listing: AssetStore = {
    ...store,
    list() {
      lists += 1;
      return store.list();
    },
  };
  for (const _ of ['the first of a release', 'the next']) {
    const sharing = shareThrough(listing, release('A'), SOON);
    await sharing.put;
    expect(await namesOf(store)).toHaveLength(2);
    expect(lists).toBe(0);
    sharing.tidy();
    await expect.poll(() => lists).toBe(1);
    lists = 0;
  }
});

it.each([
  ['damaged', (pack: Buffer) => Buffer.alloc(pack.length, 1)],
  ['lost', () => undefined],
])('a pack of its own that is %s is put again', async (_, change) => {
  const build = packBuild(release('A'));
  await shareBuild(store, build);
  const name = `${build.index.pack}.pack`;
  const changed = change(build.pack);
  await (changed ? store.put(name, changed) : store.delete(name));
  const sharing = shareThrough(store, release('A'), SOON);
  await sharing.put;
  sharing.tidy();
  await expect.poll(async () => (await store.get(name))?.equals(build.pack)).toBe(true);
});

it('an index and a pack that hold other scripts under the names of its own are put again', async () => {
  const own = packBuild(release('A'));
  const wrong = packBuild(
    new Assets(
      release('A')
        .built()
        .map(([path]) => [path, { identity: Buffer.from('alert()') }]),
    ),
  );
  expect(wrong.id).toBe(own.id);
  await shareBuild(store, wrong);
  shareThrough(store, release('A'), SOON).tidy();
  const found = async () => (await new SharedBuilds(store, 0).find('/_astro/Viewer.A.js', 'identity'))?.body;
  await expect.poll(async () => String(await found())).toBe('viewer A');
});

it('a file whose name is none of a built file hinders no other', async () => {
  const assets = new Assets([...release('A').built(), ['/_astro/a b.js', { identity: Buffer.from('x') }]]);
  await shareBuild(store, packBuild(assets));
  expect(String((await new SharedBuilds(store, 0).find('/_astro/Viewer.A.js', 'br'))?.body)).toBe('br A');
});
