import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imagePath, parseImageName, THUMBNAILS, thumbnailSrcset } from '#lib/images/image-paths.ts';
import { makeFull, makeThumbnails } from '#lib/images/server/ingest/make-variants.ts';

/** Deterministic noise: what compresses worst. */
function noise(columns: number, rows: number): { rows: number; columns: number; pixels: Uint8Array } {
  let state = 1;
  const pixels = Uint8Array.from({ length: rows * columns }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return { rows, columns, pixels };
}

describe('variants of an image', () => {
  it('keep every grey value in the full image', async () => {
    const source = noise(70, 50);
    const full = await makeFull(source);
    expect([full.width, full.height]).toEqual([70, 50]);
    const { data, info } = await sharp(full.bytes).raw().toBuffer({ resolveWithObject: true });
    const red = Uint8Array.from({ length: 3_500 }, (_, index) => data[index * info.channels]!);
    expect(red).toEqual(source.pixels);
  });

  it('fit their byte budget even for noise, keep the proportions and are never enlarged', async () => {
    const thumbnails = await makeThumbnails((await makeFull(noise(500, 160))).bytes);
    expect(thumbnails.map(({ name }) => name)).toEqual([...THUMBNAILS]);
    for (const { name, bytes } of thumbnails) {
      const wanted = Number(name.split('.')[0]);
      const { width, height, format } = await sharp(bytes).metadata();
      expect(width).toBe(Math.min(wanted, 500));
      expect(height).toBe(Math.round(width * 0.32));
      expect(format).toBe(name.endsWith('avif') ? 'heif' : 'webp');
      if (wanted === 400) expect(bytes.length, name).toBeLessThanOrEqual(12_000);
    }
  });

  it('leave metadata behind and apply the orientation', async () => {
    const photograph = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
      .withExif({ IFD0: { Artist: 'Jeanne Dupont', Orientation: '6' } })
      .jpeg()
      .toBuffer();
    const turned = await sharp(photograph).withMetadata({ orientation: 6 }).toBuffer();
    const full = await makeFull(turned);
    expect([full.width, full.height]).toEqual([40, 60]);
    expect(full.bytes.includes('Jeanne')).toBe(false);
    expect((await sharp(full.bytes).metadata()).exif).toBeUndefined();
  });
});

describe('address of an image', () => {
  const file = 'ab'.repeat(32);

  it('is read back as it was written', () => {
    for (const variant of [...THUMBNAILS, 'full.webp'] as const) {
      const name = imagePath('item', file, variant).split('/').at(-1)!;
      expect(parseImageName(name)).toEqual({ file, variant });
    }
    expect(parseImageName(file)).toEqual({ file, variant: 'full.webp' });
  });

  it('is refused in any other form', () => {
    for (const name of [
      '',
      'x',
      `${file}-`,
      `${file}-401.avif`,
      `${file}-400.png`,
      `${file}/../x`,
      file.toUpperCase(),
    ])
      expect(parseImageName(name), name).toBeUndefined();
  });

  it('gives a srcset of every width', () => {
    expect(thumbnailSrcset('/images/i/f', 'avif')).toBe(
      '/images/i/f-160.avif 160w, /images/i/f-400.avif 400w, /images/i/f-640.avif 640w',
    );
  });
});
