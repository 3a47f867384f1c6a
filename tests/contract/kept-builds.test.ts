import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AssetStore } from '#lib/platform/server/files/asset-store.ts';
import { openDiskAssets } from '#lib/platform/server/files/disk-assets.ts';
import { packBuild } from '#lib/platform/server/http/packed-build.ts';
import { SharedBuilds } from '#lib/platform/server/http/shared-builds.ts';
import { errorCode } from './error-code.ts';
import { all, release, shareBuild } from './releases.ts';

let root: string;
let store: AssetStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'builds-'));
  store = await openDiskAssets(root, 0);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('which builds are kept', () => {
  const DAY = 86_400_000;

  /** As if a build had last reported this many days ago that it runs. */
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
    const listing = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const builds = new SharedBuilds(
      {
        get: store.get,
        async *list() {
          const found = await all(store.list());
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
    await shareBuild(store, packBuild(release('B')));
    const late = builds.find('/_astro/Viewer.B.js', 'br');
    listing.resolve();
    expect(await early).toBeUndefined();
    expect(String((await late)?.body)).toBe('br B');
  });

  it('are refused beyond so many, and found again once the store is back', async () => {
    let isAway = true;
    await shareBuild(store, packBuild(release('B')));
    const builds = new SharedBuilds(
      {
        get: store.get,
        async *list() {
          if (isAway) throw Object.assign(new Error('away'), { code: 'unavailable' });
          yield* store.list();
        },
      },
      0,
    );
    const asked = Array.from({ length: 250 }, (_, place) => errorCode(builds.find(made(place), 'br')));
    const codes = await Promise.all(asked);
    expect(codes.filter((code) => code === 'busy')).toHaveLength(50);
    isAway = false;
    expect(String((await builds.find('/_astro/Viewer.B.js', 'br'))?.body)).toBe('br B');
  });
});
