import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { caseBody } from '#lib/cases/body-schema.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { imagePath, parseImageName } from '#lib/images/image-paths.ts';
import { FRAME_TYPE, storeFrame } from '#lib/images/server/store-frame.ts';
import { fileReferences } from '#lib/items/server/bodies/file-references.ts';
import type { FileStore } from '#lib/platform/server/files/store.ts';

function memoryStore() {
  const kept = new Map<string, Buffer>();
  const store: Pick<FileStore, 'put'> = {
    async put(bytes) {
      const key = createHash('sha256').update(bytes).digest('hex');
      kept.set(key, Buffer.from(bytes));
      return key;
    },
  };
  return { kept, store: store as FileStore };
}

/** A slope with noise, beyond the window on both sides. */
const [rows, columns] = [48, 64];
const pixels = Int16Array.from(
  { length: rows * columns },
  (_, i) => -1100 + (i % columns) * 40 + ((i * 7919) % 90),
);
const window = { centre: 50, width: 400 };

async function stored() {
  const { kept, store } = memoryStore();
  const frame = await storeFrame(store, { rows, columns, pixels, window }, { thumbnails: true, now: 5 });
  return { kept, ...frame };
}

describe('a stored frame', () => {
  it('keeps every value', async () => {
    const { kept, image } = await stored();
    const bytes = kept.get(image.frame)!;
    const whole = brotliDecompressSync(bytes);
    expect(decodeFrame(whole)).toMatchObject({ rows, columns, samples: 1 });
    expect([...decodeFrame(whole).pixels]).toEqual([...pixels]);
    expect(bytes.length).toBeLessThan(pixels.byteLength / 2);
  });

  it('has a preview under the window, computed here as the standard says', async () => {
    const { kept, image } = await stored();
    const { data, info } = await sharp(kept.get(image.file)).raw().toBuffer({ resolveWithObject: true });
    const grey = (x: number) => Math.min(255, Math.max(0, Math.round(((x - 49.5) / 399 + 0.5) * 255)));
    const shown = Array.from(pixels, (_, i) => data[i * info.channels]);
    expect(shown).toEqual(Array.from(pixels, grey));
  });

  it('has a lossy preview of its own size and a tile, whether or not it gets thumbnails', async () => {
    const { kept, rows: written } = await stored();
    const { store } = memoryStore();
    const bare = await storeFrame(store, { rows, columns, pixels, window }, { thumbnails: false, now: 5 });
    expect(bare.rows[0]!.variants.map(({ name }) => name).sort()).toEqual(['160.webp', 'preview.webp']);
    const preview = written[0]!.variants.find(({ name }) => name === 'preview.webp')!;
    const bytes = kept.get(preview.variant_sha256)!;
    expect(await sharp(bytes).metadata()).toMatchObject({ width: columns, height: rows, format: 'webp' });
    expect(preview.bytes).toBe(bytes.length);
    // Lossy WebP.
    expect(bytes.toString('latin1', 12, 16)).toBe('VP8 ');
  });

  it('is written with its rows, and found by whatever looks for files', async () => {
    const { image, rows: written } = await stored();
    expect(written.map(({ file }) => [file.sha256, file.type])).toEqual([
      [image.file, 'image/webp'],
      [image.frame, FRAME_TYPE],
    ]);
    const body = {
      difficulty: 1,
      clinicalInformation: '',
      answer: '',
      sheet: null,
      mainImage: null,
      folders: [
        {
          id: 'a',
          name: 'TDM',
          description: '',
          images: [{ ...image, position: [0, 0, 1.5] }],
          series: { modality: 'CT', rescale: { slope: 1, intercept: 0, unit: 'HU' }, signed: true, bits: 16 },
        },
      ],
    };
    expect(fileReferences(JSON.stringify(caseBody.parse(body))).sort()).toEqual(
      [image.file, image.frame].sort(),
    );
    const address = imagePath('i', image.frame, 'frame.bin').split('/').at(-1)!;
    expect(parseImageName(address)).toEqual({ file: image.frame, variant: 'frame.bin' });
  });
});
