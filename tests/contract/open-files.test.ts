import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenFile, streamOf } from '#lib/platform/server/files/open-file.ts';
import { DRIVERS, type Driver } from './file-drivers.ts';

const ABSENT = '0'.repeat(64);

describe.each(DRIVERS)('files opened to be read piece by piece: $name $missing', ({ open, missing }) => {
  if (missing) return it.skip(missing);
  let driver: Driver;
  beforeEach(async () => {
    driver = await open();
  });
  afterEach(() => driver.close());

  it('opens files of any size to be read piece by piece, by several at once', async () => {
    for (const size of [0, 1, 300_000, 3_000_000]) {
      const bytes = randomBytes(size);
      const key = await driver.store.put(bytes);
      const files = await Promise.all([1, 2, 3].map(() => driver.store.open(key)));
      for (const file of files as OpenFile[]) {
        expect(file.size).toBe(size);
        expect(bytes.equals(await buffer(file.pieces()))).toBe(true);
        await file.close();
      }
    }
    expect(await driver.store.open(ABSENT)).toBeUndefined();
  });

  it('opens no file of which any byte is not as it was', async () => {
    for (const size of [50, 3_000_000]) {
      const bytes = randomBytes(size);
      const key = await driver.store.put(bytes);
      bytes[size - 1]! ^= 1;
      await driver.overwrite(key, bytes);
      expect(await driver.store.open(key)).toBe('corrupt');
      await driver.overwrite(key, Buffer.alloc(0));
      expect(await driver.store.open(key)).toBe('corrupt');
    }
  });

  it('opens one file once for all who read it, and lets go of it when the last one ends, read or not', async () => {
    const key = await driver.store.put(randomBytes(3_000_000));
    const files = await Promise.all([1, 2, 3].map(() => driver.store.open(key)));
    const [unread, first, whole] = files.map((file) => streamOf(file as OpenFile));
    unread!.destroy();
    for await (const piece of first!) if (piece) break;
    expect(await driver.descriptors()).toHaveLength(1);
    expect((await buffer(whole!)).length).toBe(3_000_000);
    await expect.poll(driver.descriptors).toEqual([]);
  });
});
