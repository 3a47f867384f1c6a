import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeTile } from '#lib/images/tiles.ts';
import { askFirstTiles, takeFirstTiles } from '#lib/viewer/first-tiles.ts';
import { stepAmong } from '#lib/viewer/slices-there.ts';

describe('stepping among the slices that are there', () => {
  const there = [31, 3, 11, 18, 25, 40];

  it('goes to the nearest one beyond', () => {
    expect(stepAmong(there, 31, 1)).toBe(40);
    expect(stepAmong(there, 31, -1)).toBe(25);
    expect(stepAmong(there, 3, 10)).toBe(18);
    expect(stepAmong(there, 31, -10)).toBe(18);
  });

  it('stops at the last one on that side', () => {
    expect(stepAmong(there, 31, 10)).toBe(40);
    expect(stepAmong(there, 40, 1)).toBe(40);
    expect(stepAmong(there, 31, Number.NEGATIVE_INFINITY)).toBe(3);
    expect(stepAmong(there, 31, Number.POSITIVE_INFINITY)).toBe(40);
  });
});

describe('tiles asked for before the viewer lives', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('come once: whoever takes them over hears those that came and those that come', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const server = writable.getWriter();
    vi.stubGlobal('fetch', async () => new Response(readable));
    const first = askFirstTiles('/tiles');
    const early: number[] = [];
    const until = first.follow((index) => early.push(index));
    await server.write(writeTile(7, new Uint8Array([1])));
    await vi.waitFor(() => expect(early).toEqual([7]));

    expect(takeFirstTiles('/others')).toBeUndefined();
    const taken = takeFirstTiles('/tiles');
    expect(taken).toBe(first);
    expect(takeFirstTiles('/tiles')).toBeUndefined();
    const late: number[] = [];
    const end = taken!.follow((index) => late.push(index), new AbortController().signal);
    await server.write(writeTile(2, new Uint8Array([1])));
    await server.close();
    await Promise.all([until, end]);
    expect(late).toEqual([7, 2]);
  });

  it('says that the connection is lost to whoever follows', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no line');
    });
    await expect(askFirstTiles('/tiles').follow(() => undefined)).rejects.toThrow('/tiles');
  });
});
