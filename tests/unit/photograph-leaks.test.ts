import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '#lib/images/server/ingest/jobs.ts';
import { IDENTITY, PLANTED, WIDE } from './planted-photographs.ts';

/**
 * R14 for photographs: an identity in every place of a file that is not a pixel; nothing of it may be in what is
 * stored.
 */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'negatoscope-leaks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Chunks of a WebP file that hold pixels and nothing else, `VP8X` saying which there are. */
const PIXELS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    names.push(webp.toString('latin1', at, at + 4));
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return names;
}

it.each(Object.entries(PLANTED))(
  'nothing of what is in the file but pixels is stored: %s',
  async (name, make) => {
    const file = await make();
    const isCompressed = name.startsWith('PNG, texts');
    expect(file.includes(IDENTITY) || file.includes(WIDE) || isCompressed).toBe(true);
    const path = join(folder, 'LEFEVRE-Anais-1984.upload');
    await writeFile(path, file);
    const made = await jobs.image(path);
    expect(made.thumbnails.length).toBeGreaterThan(1);
    for (const { bytes } of [made, ...made.thumbnails]) {
      expect(bytes.includes(IDENTITY) || bytes.includes(WIDE)).toBe(false);
      expect(chunksOf(bytes).filter((each) => !PIXELS.has(each))).toEqual([]);
    }
    const { exif: e, xmp: x, iptc: i, icc, comments } = await sharp(made.bytes).metadata();
    expect([e, x, i, icc, comments].filter(Boolean)).toEqual([]);
  },
);
