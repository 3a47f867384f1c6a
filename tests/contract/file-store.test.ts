import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { openDiskStore } from '#lib/platform/server/files/disk.ts';
import { openFileStore } from '#lib/platform/server/files/open.ts';
import { keyOf } from '#lib/platform/server/files/store.ts';
import { expectSince } from './expect-since.ts';
import { DRIVERS, type Driver } from './file-drivers.ts';
import { keysOf } from './stored-keys.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text);
const ABSENT = '0'.repeat(64);

describe.each(DRIVERS)('file store: $name $missing', ({ open, missing }) => {
  if (missing) return it.skip(missing);
  let driver: Driver;
  beforeEach(async () => {
    driver = await open();
  });
  afterEach(() => driver.close());

  it('gives back what was put, under the SHA-256 of its bytes', async () => {
    const key = await driver.store.put(bytesOf('coupe axiale'));
    expect(key).toBe(keyOf(bytesOf('coupe axiale')));
    expect(await driver.store.get(key)).toEqual(bytesOf('coupe axiale'));
    expect(await driver.store.has(key)).toBe(true);
  });

  it('keeps empty and large files whole', async () => {
    const large = Buffer.alloc(3_000_000, 7);
    for (const bytes of [Buffer.alloc(0), large]) {
      const read = await driver.store.get(await driver.store.put(bytes));
      expect(bytes.equals(read as Buffer)).toBe(true);
    }
  });

  it('says absent for what it does not hold', async () => {
    expect(await driver.store.get(ABSENT)).toBeUndefined();
    expect(await driver.store.has(ABSENT)).toBe(false);
    await expect(driver.store.delete(ABSENT)).resolves.toBeUndefined();
  });

  it('refuses keys that are not digests', async () => {
    for (const key of ['', '../../etc/passwd', 'A'.repeat(64), `${ABSENT}/x`]) {
      await expect(driver.store.get(key)).rejects.toThrow(TypeError);
    }
  });

  it('detects each of 100 single flipped bytes', async () => {
    const detect = async (index: number) => {
      const bytes = Buffer.from(`image ${index} `.repeat(20));
      const key = await driver.store.put(bytes);
      const damaged = Buffer.from(bytes);
      const at = (index * 37) % damaged.length;
      damaged[at] = damaged[at]! ^ (1 << (index % 8));
      await driver.overwrite(key, damaged);
      return driver.store.get(key);
    };
    const read = await Promise.all(Array.from({ length: 100 }, (_, index) => detect(index)));
    expect(read).toEqual(Array(100).fill('corrupt'));
  });

  it('repairs a damaged file when its bytes are put again', async () => {
    const key = await driver.store.put(bytesOf('bonne image'));
    await driver.overwrite(key, bytesOf('bonne imagE'));
    await driver.store.put(bytesOf('bonne image'));
    expect(await driver.store.get(key)).toEqual(bytesOf('bonne image'));
  });

  it('stores equal files once, also when put at the same time', async () => {
    const keys = await Promise.all(
      Array.from({ length: 30 }, (_, i) => driver.store.put(bytesOf(`${i % 3}`))),
    );
    expect(new Set(keys).size).toBe(3);
    expect(await keysOf(driver.store)).toEqual([...new Set(keys)].sort());
    for (const key of keys) expect(await driver.store.get(key)).not.toBe('corrupt');
  });

  it('says when a file was put last, also when it was there already', async () => {
    expect(await driver.store.putAt(ABSENT)).toBeUndefined();
    const asked = Date.now();
    const key = await driver.store.put(bytesOf('redemandé'));
    const first = (await driver.store.putAt(key)) ?? 0;
    expectSince(first, asked);
    const putAgain = async () => driver.store.putAt(await driver.store.put(bytesOf('redemandé')));
    await expect.poll(putAgain).toBeGreaterThan(first);
  });

  it('deletes one file and leaves the others', async () => {
    const kept = await driver.store.put(bytesOf('gardé'));
    const gone = await driver.store.put(bytesOf('supprimé'));
    await driver.store.delete(gone);
    expect(await driver.store.get(gone)).toBeUndefined();
    expect(await keysOf(driver.store)).toEqual([kept]);
  });
});

describe('disk store', () => {
  it('shows no half file after a kill in the middle of its writes, and clears the rest an hour later', async () => {
    const root = await mkdtemp(join(tmpdir(), 'files-'));
    const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER], {
      env: {
        ...process.env,
        ROOT: root,
        DISK: new URL('../../src/lib/platform/server/files/disk.ts', import.meta.url).href,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(writer.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, 60));
    writer.kill('SIGKILL');
    await once(writer, 'exit');

    const store = await openDiskStore(root);
    const keys = await keysOf(store);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(keyOf((await store.get(key)) as Buffer)).toBe(key);

    const drafts = await readdir(join(root, 'tmp'));
    for (const draft of drafts) await utimes(join(root, 'tmp', draft), 0, 0);
    await writeFile(join(root, 'tmp', 'of-another-process'), 'being written');
    await openDiskStore(root);
    expect(await readdir(join(root, 'tmp'))).toEqual(['of-another-process']);
    await rm(root, { recursive: true });
  });

  it('is what an empty FILES_URL or a file: URL opens', async () => {
    const root = await mkdtemp(join(tmpdir(), 'files-'));
    const { href } = pathToFileURL(join(root, 'files'));
    const key = await (await openFileStore(readSettings({ DATA_DIR: root }))).put(bytesOf('x'));
    const same = await openFileStore(readSettings({ DATA_DIR: 'elsewhere', FILES_URL: href }));
    expect(await same.get(key)).toEqual(bytesOf('x'));
    await rm(root, { recursive: true });
  });
});

/** Writes large files for ever; its parent kills it. */
const WRITER = `
const { openDiskStore } = await import(process.env.DISK);
const store = await openDiskStore(process.env.ROOT);
for (let index = 0; ; index += 1) {
  await Promise.all([0, 1, 2, 3].map((n) => store.put(Buffer.alloc(2_000_000, index * 4 + n + String(index)))));
  if (index === 1) console.log('writing');
}`;
