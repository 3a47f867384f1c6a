import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOf } from '#lib/dicom/read-bytes.ts';
import { sha256Of } from '#lib/platform/browser/hash-blob.ts';

const bytesOf = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + seed * 17 + (at >> 7)) & 255);
const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('SHA-256', () => {
  it('does not depend on the pieces in which the bytes are read', () => {
    for (const length of [0, 63, 64, 65, 10_000, (4 << 20) + 5]) {
      const bytes = bytesOf(length, 3);
      expect(
        hashOf(bytes, () => undefined),
        `${length} bytes`,
      ).toBe(expected(bytes));
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
