import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/platform/errors.ts';
import type { AssetStore } from '#lib/platform/server/files/asset-store.ts';
import { openDiskAssets } from '#lib/platform/server/files/disk-assets.ts';
import { type PackedBuild, packBuild } from '#lib/platform/server/http/packed-build.ts';
import { SharedBuilds } from '#lib/platform/server/http/shared-builds.ts';
import { errorCode } from './error-code.ts';
import { namesOf, release, shareBuild } from './releases.ts';

let root: string;
let store: AssetStore;
/** Names of the packs that were read. */
let reads: string[];
let counting: AssetStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'builds-'));
  store = await openDiskAssets(root, 0);
  reads = [];
  counting = {
    ...store,
    async get(name) {
      if (name.endsWith('.pack')) reads.push(name);
      return store.get(name);
    },
  };
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function shared(...names: string[]): Promise<PackedBuild[]> {
  const builds = names.map((name) => packBuild(release(name)));
  for (const build of builds) await shareBuild(store, build);
  return builds;
}

/** When a build's pack was stored, according to the store. */
async function putAtOf({ index }: PackedBuild): Promise<number | undefined> {
  for await (const { name, putAt } of store.list()) if (name === `${index.pack}.pack`) return putAt;
  return undefined;
}

const damage = ({ index, pack }: PackedBuild) =>
  store.put(`${index.pack}.pack`, Buffer.alloc(pack.length, 1));

const textOf = async (builds: SharedBuilds, path: string) => {
  const answer = await builds.find(path, 'identity');
  return answer && String(answer.body);
};

describe('packs of other builds', () => {
  it('are read once each and one at a time, however many ask', async () => {
    await shared('A', 'B', 'C', 'D');
    let [atOnce, most] = [0, 0];
    const builds = new SharedBuilds(
      {
        list: () => store.list(),
        async get(name) {
          if (!name.endsWith('.pack')) return store.get(name);
          atOnce += 1;
          most = Math.max(most, atOnce);
          await setImmediate();
          atOnce -= 1;
          return counting.get(name);
        },
      },
      0,
    );
    await builds.find('/_astro/none.x.js', 'br');
    const asked = Array.from({ length: 160 }, (_, place) =>
      textOf(builds, `/_astro/Viewer.${'ABCD'[place % 4]}.js`),
    );
    expect(new Set(await Promise.all(asked))).toEqual(
      new Set(['viewer A', 'viewer B', 'viewer C', 'viewer D']),
    );
    expect([reads.length, most]).toEqual([4, 1]);
    await textOf(builds, '/_astro/Viewer.A.js');
    expect(reads).toHaveLength(4);
  });

  it('have 200 requests wait for them at most', async () => {
    await shared('A');
    const reading = Promise.withResolvers<void>();
    const builds = new SharedBuilds(
      {
        list: () => store.list(),
        async get(name) {
          if (name.endsWith('.pack')) await reading.promise;
          return store.get(name);
        },
      },
      0,
    );
    await builds.find('/_astro/none.x.js', 'br');
    const asked = Array.from({ length: 250 }, () => errorCode(builds.find('/_astro/Viewer.A.js', 'br')));
    reading.resolve();
    const codes = await Promise.all(asked);
    expect(codes.filter((code) => code === 'busy')).toHaveLength(50);
    expect(codes.filter((code) => code === 'no error')).toHaveLength(200);
  });

  it('are not read again for each request when they are damaged or missing', async () => {
    const [a, b] = await shared('A', 'B');
    await damage(a!);
    await store.delete(`${b!.index.pack}.pack`);
    const builds = new SharedBuilds(counting, 0);
    for (let time = 0; time < 5; time += 1)
      for (const name of 'AB') expect(await textOf(builds, `/_astro/Viewer.${name}.js`)).toBeUndefined();
    expect(reads.filter((name) => name.startsWith(a!.index.pack))).toHaveLength(1);
    expect(reads.filter((name) => name.startsWith(b!.index.pack)).length).toBeLessThan(2);
  });

  it('are read again once they were put again', async () => {
    const [a] = await shared('A');
    await damage(a!);
    const builds = new SharedBuilds(counting, 0);
    const putAt = await putAtOf(a!);
    expect(await textOf(builds, '/_astro/Viewer.A.js')).toBeUndefined();
    // A store has milliseconds: a second write within the same one does not look new.
    while ((await putAtOf(a!)) === putAt) await store.put(`${a!.index.pack}.pack`, a!.pack);
    expect(await textOf(builds, '/_astro/Viewer.A.js')).toBe('viewer A');
  });

  it('stand in for each other where they hold the same file', async () => {
    for (const damaged of [0, 1]) {
      const made = await shared('A', 'B');
      await damage(made[damaged]!);
      expect(await textOf(new SharedBuilds(store, 0), '/_astro/base.S1.js')).toBe('base');
      await store.put(`${made[damaged]!.index.pack}.pack`, made[damaged]!.pack);
    }
  });

  it('stand in for each other also while one cannot be read', async () => {
    const [a, b] = await shared('A', 'B');
    for (const refused of [a!, b!]) {
      const builds = new SharedBuilds(
        {
          list: () => store.list(),
          async get(name) {
            if (name === `${refused.index.pack}.pack`) throw new AppError('unavailable');
            return store.get(name);
          },
        },
        0,
      );
      expect(await textOf(builds, '/_astro/base.S1.js')).toBe('base');
    }
  });
});

describe('other files in the folder of built files', () => {
  const STRAY = ['._x.json', 'x copy.json', '.DS_Store', 'x.pack', `${'0'.repeat(63)}.json`];

  it('are passed over by whoever looks for built files, and by whoever shares them', async () => {
    await shared('A');
    for (const name of STRAY) await writeFile(join(root, 'assets', name), '{}');
    await mkdir(join(root, 'assets', 'folder.json'));
    await shared('B');
    const builds = new SharedBuilds(store, 0);
    expect(await textOf(builds, '/_astro/Viewer.A.js')).toBe('viewer A');
    expect(await textOf(builds, '/_astro/Viewer.B.js')).toBe('viewer B');
    expect(await textOf(builds, '/_astro/none.x.js')).toBeUndefined();
    expect((await namesOf(store)).filter((name) => STRAY.includes(name))).toHaveLength(STRAY.length);
  });

  it('hide no build when they are called as an index is', async () => {
    await shared('A');
    await mkdir(join(root, 'assets', `${'0'.repeat(64)}.json`));
    await writeFile(join(root, 'assets', `${'1'.repeat(64)}.json`), 'no index');
    await shared('B');
    const builds = new SharedBuilds(store, 0);
    expect(await textOf(builds, '/_astro/Viewer.A.js')).toBe('viewer A');
    expect(await textOf(builds, '/_astro/Viewer.B.js')).toBe('viewer B');
    expect(await textOf(builds, '/_astro/none.x.js')).toBeUndefined();
  });

  it('are no internal error when they stand where a pack or the folder should', async () => {
    const [a] = await shared('A', 'B');
    await store.delete(`${a!.index.pack}.pack`);
    await mkdir(join(root, 'assets', `${a!.index.pack}.pack`));
    const builds = new SharedBuilds(store, 0);
    expect(await textOf(builds, '/_astro/base.S1.js')).toBe('base');
    expect(await textOf(builds, '/_astro/Viewer.A.js')).toBeUndefined();
    await rm(join(root, 'assets'), { recursive: true });
    await writeFile(join(root, 'assets'), '');
    expect(await errorCode(new SharedBuilds(store, 0).find('/_astro/Viewer.B.js', 'br'))).toBe('unavailable');
  });

  it('leave the rest found when the store refuses an index, and do not make unknown names « not there »', async () => {
    const [a] = await shared('A', 'B');
    const builds = new SharedBuilds(
      {
        list: () => store.list(),
        async get(name) {
          if (name === `${a!.id}.json`) throw new AppError('unavailable');
          return store.get(name);
        },
      },
      0,
    );
    expect(await textOf(builds, '/_astro/Viewer.B.js')).toBe('viewer B');
    expect(await errorCode(builds.find('/_astro/Viewer.A.js', 'br'))).toBe('unavailable');
  });
});
