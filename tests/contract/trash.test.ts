import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '#lib/platform/server/files/store.ts';
import { expectSince } from './expect-since.ts';
import { DRIVERS, type Driver } from './file-drivers.ts';
import { keysOf, trashOf } from './stored-keys.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text);
const ABSENT = '0'.repeat(64);

/** Opens a file and closes it again; undefined when there is none. */
async function opened({ open }: FileStore, key: string) {
  const file = await open(key);
  if (typeof file === 'object') await file.close();
  return file;
}

describe.each(DRIVERS)('trash and mark of a file store: $name $missing', ({ open, missing }) => {
  if (missing) return it.skip(missing);
  let driver: Driver;
  beforeEach(async () => {
    driver = await open();
  });
  afterEach(() => driver.close());

  it('keeps what is thrown away in the trash, under its date, out of the list', async () => {
    const { store } = driver;
    const asked = Date.now();
    const [kept, gone] = [await store.put(bytesOf('gardé')), await store.put(bytesOf('jeté'))];
    await store.trash.add(gone);
    await store.trash.add(gone);
    await store.trash.add(ABSENT);
    expect(await keysOf(store)).toEqual([kept]);
    expect(await store.putAt(gone)).toBeUndefined();
    const [thrown, ...more] = await trashOf(store);
    expect([thrown?.key, more]).toEqual([gone, []]);
    expectSince(thrown?.at, asked);
  });

  it('brings a file back out of the trash, young, for whoever reads it, asks for it or puts it again', async () => {
    const { store } = driver;
    for (const [text, ask] of [
      ['lu', (key: string) => store.get(key)],
      ['ouvert', (key: string) => opened(store, key)],
      ['demandé', (key: string) => store.has(key)],
      ['repris', (key: string) => store.trash.takeBack(key)],
      ['remis', () => store.put(bytesOf('remis'))],
    ] as const) {
      const key = await store.put(bytesOf(text));
      await store.trash.add(key);
      const asked = Date.now();
      expect(await ask(key), text).toBeTruthy();
      expect(await keysOf(store), text).toContain(key);
      expect(await store.get(key), text).toEqual(bytesOf(text));
      expectSince(await store.putAt(key), asked);
    }
    expect(await store.trash.takeBack(ABSENT)).toBe(false);
  });

  it('erases from the trash for good, and only from there', async () => {
    const { store } = driver;
    const key = await store.put(bytesOf('deux fois'));
    await store.trash.add(key);
    await store.put(bytesOf('deux fois'));
    await store.trash.erase(key);
    expect([await trashOf(store), await keysOf(store)]).toEqual([[], [key]]);
    await store.trash.add(key);
    await store.trash.erase(key);
    await store.trash.erase(key);
    expect([await store.get(key), await trashOf(store)]).toEqual([undefined, []]);
  });

  it('loses nothing when two throw away, take back and read the same files at once', async () => {
    const { store } = driver;
    const texts = Array.from({ length: 12 }, (_, index) => `disputé ${index}`);
    const keys = await Promise.all(texts.map((text) => store.put(bytesOf(text))));
    const { add, takeBack } = store.trash;
    await Promise.all(keys.flatMap((key) => [add(key), add(key), takeBack(key), store.get(key)]));
    for (const [index, key] of keys.entries()) expect(await store.get(key)).toEqual(bytesOf(texts[index]!));
  });

  it('carries the mark of one installation, which is no file', async () => {
    const { store } = driver;
    expect(await store.installation()).toBeUndefined();
    for (const id of ['première', 'seconde']) {
      await store.claim(id);
      expect(await store.installation()).toBe(id);
    }
    expect([await keysOf(store), await trashOf(store)]).toEqual([[], []]);
  });
});
