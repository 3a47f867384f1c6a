import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isTooLarge, pictureSize } from '#lib/images/picture-size.ts';
import { tooManyPixels } from '#lib/images/picture-size-texts.ts';

const picture = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#345' } });

describe('the size of a picture', () => {
  it.each([
    ['jpeg', () => picture().jpeg().withMetadata().toBuffer()],
    ['jpeg', () => picture().jpeg({ progressive: true }).toBuffer()],
    ['png', () => picture().png().toBuffer()],
    ['gif', () => picture().gif().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
    ['webp', () => picture().webp({ lossless: true }).toBuffer()],
    ['webp', () => picture().webp().withMetadata({ orientation: 3 }).toBuffer()],
    ['avif', () => picture().avif({ effort: 0 }).toBuffer()],
  ] as const)('is read of the header of a %s', async (type, make) => {
    const bytes = new Uint8Array(await make());
    expect(pictureSize(bytes, type)).toEqual({ width: 37, height: 21 });
    for (let length = 0; length < 64; length++)
      expect(() => pictureSize(bytes.subarray(0, length), type)).not.toThrow();
  });

  it('says in one sentence why a picture of 108 megapixels is not taken', () => {
    expect(isTooLarge({ width: 12_000, height: 9_000 })).toBe(true);
    expect(isTooLarge({ width: 8_000, height: 6_000 })).toBe(false);
    expect(isTooLarge({ width: 31_000, height: 10 })).toBe(true);
    expect(tooManyPixels(12_000, 9_000)).toBe(
      'Cette image compte 108\u00a0millions de pixels\u00a0: enregistrez-la avec 50\u00a0millions au plus.',
    );
    expect(tooManyPixels(31_000, 10)).toContain('31\u202f000\u00a0pixels de côté');
  });
});
