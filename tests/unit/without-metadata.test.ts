import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withoutMetadata } from '#lib/images/picture/without-metadata.ts';
import { IDENTITY, PLANTED, WIDE } from './planted-photographs.ts';

const pixelsOf = (file: Uint8Array) => sharp(file, { animated: true }).raw().toBuffer();

it.each(Object.entries(PLANTED))('leaves the pixels and nothing else: %s', async (name, make) => {
  const file = await make();
  const plain = withoutMetadata(file);
  if (name.startsWith('AVIF')) {
    // Drawn again by the browser.
    expect(plain).toBeUndefined();
    return;
  }
  const bytes = Buffer.from(plain!.bytes);
  expect(bytes.includes(IDENTITY) || bytes.includes(WIDE)).toBe(false);
  const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc, icc, comments].filter(Boolean)).toEqual([]);
  expect(plain!.looksTheSame).toBe(!name.includes('profile'));
  // Without its profile the numbers stay those of the file, which are then read as other colours.
  if (plain!.looksTheSame) expect((await pixelsOf(bytes)).equals(await pixelsOf(file))).toBe(true);
});

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } }).composite([
    { input: { create: { width: 9, height: 9, channels: 3, background: '#fff' } }, left: 2, top: 3 },
  ]);

it.each([1, 3, 6, 8])('keeps how a photograph is turned, and that alone: %i', async (orientation) => {
  const exif = { IFD0: { Artist: IDENTITY } };
  const file = await picture().withExif(exif).withMetadata({ orientation }).jpeg().toBuffer();
  const plain = withoutMetadata(file)!;
  expect(plain.looksTheSame).toBe(true);
  expect((await sharp(plain.bytes).metadata()).orientation ?? 1).toBe(orientation);
  const upright = (bytes: Uint8Array) => sharp(bytes).rotate().raw().toBuffer();
  expect((await upright(plain.bytes)).equals(await upright(file))).toBe(true);
});

it('keeps progressive photographs and every frame of an animation', async () => {
  const progressive = await picture().jpeg({ progressive: true }).toBuffer();
  const { bytes } = withoutMetadata(progressive)!;
  expect((await pixelsOf(bytes)).equals(await pixelsOf(progressive))).toBe(true);
  const frames = await Promise.all(
    ['#000', '#888', '#fff'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const joined = () => sharp(frames, { join: { animated: true } });
  for (const file of [await joined().gif().toBuffer(), await joined().webp().toBuffer()]) {
    const plain = withoutMetadata(file)!;
    expect((await sharp(plain.bytes, { animated: true }).metadata()).pages).toBe(3);
    expect((await pixelsOf(plain.bytes)).equals(await pixelsOf(file))).toBe(true);
  }
});

it('does not guess at what is cut short, or is no picture', async () => {
  const files = [await picture().jpeg().toBuffer(), await picture().png().toBuffer()];
  for (const file of files) expect(withoutMetadata(file.subarray(0, file.length >> 1))).toBeUndefined();
  expect(withoutMetadata(Buffer.from('texte'))).toBeUndefined();
  expect(withoutMetadata(new Uint8Array(0))).toBeUndefined();
});
