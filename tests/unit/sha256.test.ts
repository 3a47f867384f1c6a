import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Sha256 } from '#lib/domain/sha256.ts';
import { sha256Of } from '#lib/stores/hash-blob.ts';

const bytesOf = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + seed * 17 + (at >> 7)) & 255);
const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('SHA-256', () => {
  it('is that of the standard library for every length around its blocks', () => {
    for (let length = 0; length <= 200; length += 1) {
      const bytes = bytesOf(length, length);
      expect(new Sha256().update(bytes).hex(), `${length} bytes`).toBe(expected(bytes));
    }
  });

  it('does not depend on the pieces in which the bytes come', () => {
    const bytes = bytesOf(10_000, 3);
    for (const piece of [1, 63, 64, 65, 4096]) {
      const hash = new Sha256();
      for (let from = 0; from < bytes.length; from += piece) hash.update(bytes.subarray(from, from + piece));
      expect(hash.hex()).toBe(expected(bytes));
    }
  });

  it.each([
    ['by the browser', globalThis.crypto.subtle],
    ['without the browser’s help, as on plain HTTP', undefined],
  ])('of a blob is made %s', async (_, subtle) => {
    for (const length of [0, 1, 70_000, 5_000_000]) {
      const bytes = bytesOf(length, 9);
      expect(await sha256Of(new Blob([bytes]), subtle)).toBe(expected(bytes));
    }
  });
});
