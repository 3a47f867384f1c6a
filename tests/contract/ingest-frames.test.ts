import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame } from '#lib/images/frame-format.ts';
import { FRAME_DETAILS } from '../run/send-hostile.ts';
import { tier } from '../run/tier.ts';
import { ingestDesk } from './ingest-desk.ts';

const { ingest, file } = ingestDesk();

describe('the ingest workers', () => {
  it.each([
    ['brotli, as it is stored', brotliCompressSync],
    ['gzip, as browsers send it', gzipSync],
  ])('take in a frame compressed by %s; it unpacks to what it announces', async (_, compress) => {
    const pixels = Int16Array.from({ length: 60 * 40 }, (_, index) => (index * 7) % 3000);
    const frame = encodeFrame({ rows: 60, columns: 40, samples: 1, pixels });
    const plain = await ingest.run('a', 'frame', file('plain', frame), FRAME_DETAILS);
    const made = await ingest.run('a', 'frame', file('packed', compress(frame)), FRAME_DETAILS);
    expect([made.preview.width, made.preview.height]).toEqual([40, 60]);
    expect(brotliDecompressSync(made.frame!).equals(frame)).toBe(true);
    expect(made).toEqual(plain);
    const vast = Buffer.from(frame);
    vast.writeUInt32LE(60_000, 8);
    vast.writeUInt32LE(60_000, 12);
    const packed = compress(frame);
    const hostile: Record<string, [Uint8Array, string]> = {
      'nothing but zeros': [compress(Buffer.alloc(5_000_000)), 'image_unsupported'],
      'more than it announces': [
        compress(Buffer.concat([frame, Buffer.alloc(50_000_000)])),
        'image_unreadable',
      ],
      'less than it announces': [compress(frame.subarray(0, -1)), 'image_unreadable'],
      'more pixels than there may be': [compress(vast), 'image_unreadable'],
      'cut short': [packed.subarray(0, 60), 'image_unreadable'],
      'cut before its last byte': [packed.subarray(0, -1), 'image_unreadable'],
    };
    for (const [name, [bytes, code]] of Object.entries(hostile)) {
      const taken = ingest.run('a', 'frame', file(name, bytes), FRAME_DETAILS);
      await expect(taken, name).rejects.toMatchObject({ code });
    }
  });

  it('refuse a frame compressed by gzip in which a bit has changed', async () => {
    const pixels = Uint16Array.from({ length: 60 * 40 }, (_, index) => (index * 7) % 3000);
    const packed = gzipSync(encodeFrame({ rows: 60, columns: 40, samples: 1, pixels }));
    // A byte of the checksum at its end.
    packed[packed.length - 8]! ^= 1;
    const taken = ingest.run('a', 'frame', file('changed', packed), FRAME_DETAILS);
    await expect(taken).rejects.toMatchObject({ code: 'image_unreadable' });
  });

  // 30 million pixels in the full tier.
  it('take in a mammography whole, and mask it', { timeout: 120_000 }, async () => {
    const [rows, columns] = tier === 'full' ? [6000, 5000] : [1200, 1000];
    const pixels = Uint16Array.from({ length: rows * columns }, (_, at) => (at % columns) + ((at * 7) % 13));
    const frame = encodeFrame({ rows, columns, samples: 1, pixels });
    const made = await ingest.run('a', 'frame', file('mammography', gzipSync(frame)), FRAME_DETAILS);
    expect(brotliDecompressSync(made.frame!).equals(frame)).toBe(true);
    const masks = [{ x: 0, y: 0, width: 900, height: 200 }];
    const masked = decodeFrame(
      brotliDecompressSync(await ingest.run('a', 'maskFrame', new Uint8Array(frame), masks, false)),
    );
    expect([masked.pixels[899], masked.pixels[900]]).toEqual([0, pixels[900]]);
    expect((await ingest.run('a', 'mask', made.preview.bytes, masks)).width).toBe(columns);
  });
});
