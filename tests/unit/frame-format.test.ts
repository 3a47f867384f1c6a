import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame, type FramePlanes } from '#lib/images/frame-format.ts';
import { propertyRuns } from '../run/tier.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The vectors of docs/frame-format.md: title, values, bytes. */
const DOC = readFileSync(new URL('../../docs/frame-format.md', import.meta.url), 'utf8');
const VECTORS = [...DOC.matchAll(/```json vector\n([\s\S]*?)\n```/g)].map((match) => JSON.parse(match[1]!));
const KINDS = { u8: Uint8Array, u16: Uint16Array, i16: Int16Array };

const frames = fc
  .record({
    rows: fc.integer({ min: 1, max: 9 }),
    columns: fc.integer({ min: 1, max: 9 }),
    samples: fc.constantFrom(1 as const, 3 as const),
    kind: fc.constantFrom('u8' as const, 'u16' as const, 'i16' as const),
    seed: fc.array(fc.integer({ min: -32_768, max: 65_535 }), { minLength: 243, maxLength: 243 }),
  })
  .map(
    ({ rows, columns, samples, kind, seed }): FramePlanes => ({
      rows,
      columns,
      samples,
      pixels: KINDS[kind].from(seed.slice(0, rows * columns * samples)),
    }),
  );

describe('the frame format', () => {
  it('gives back every frame', () => {
    const property = fc.property(frames, (frame) => {
      expect(decodeFrame(encodeFrame(frame))).toEqual(frame);
    });
    fc.assert(property, { numRuns: propertyRuns(500) });
  });

  it('is as its documentation says', () => {
    expect(VECTORS.length).toBeGreaterThanOrEqual(4);
    for (const { rows, columns, samples, kind, pixels, bytes } of VECTORS) {
      const frame = { rows, columns, samples, pixels: KINDS[kind as keyof typeof KINDS].from(pixels) };
      expect(hex(encodeFrame(frame))).toBe(bytes.replaceAll(' ', ''));
      expect(decodeFrame(Buffer.from(bytes.replaceAll(' ', ''), 'hex'))).toEqual(frame);
    }
  });

  it('compresses far better than the plain pixels', () => {
    const pixels = Int16Array.from(
      { length: 128 * 128 },
      (_, i) => 900 * Math.sin(i / 900) + 200 * Math.cos((i % 128) / 20) + (i % 7),
    );
    const frame = { rows: 128, columns: 128, samples: 1 as const, pixels };
    const plain = brotliCompressSync(new Uint8Array(pixels.buffer)).length;
    expect(brotliCompressSync(encodeFrame(frame)).length).toBeLessThan(plain / 2);
  });

  it('refuses what is no frame, and never reads outside', () => {
    const whole = encodeFrame({
      rows: 2,
      columns: 3,
      samples: 1,
      pixels: Int16Array.from([1, 2, 3, 4, 5, 6]),
    });
    for (const [at, value] of [
      [0, 0],
      [4, 2],
      [5, 2],
      [6, 3],
      [7, 1],
      [8, 0],
      [8, 3],
      [11, 255],
    ] as const) {
      const changed = whole.slice();
      changed[at] = value;
      expect(() => decodeFrame(changed), `byte ${at}`).toThrow(RangeError);
    }
    expect(() => decodeFrame(whole.subarray(0, whole.length - 1))).toThrow('frame length');
    expect(() => decodeFrame(new Uint8Array(3))).toThrow('frame magic');
    expect(() => encodeFrame({ rows: 2, columns: 2, samples: 1, pixels: new Uint8Array(3) })).toThrow(
      'frame size',
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => {
        const bytes = Uint8Array.of(0x4e, 0x47, 0x46, 0x31, ...noise);
        try {
          decodeFrame(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
