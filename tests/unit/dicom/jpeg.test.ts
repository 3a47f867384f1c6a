import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { type Attribute, imageAttributes, writeDicom } from './write-dicom.ts';
import { bits, cs, decode, picture, us, words } from './write-pixels.ts';

describe('JPEG', () => {
  const encapsulated = (
    frames: Uint8Array[],
    rows: number,
    columns: number,
    photometric: string,
  ): Uint8Array => {
    const samples = photometric === 'MONOCHROME2' ? 1 : 3;
    const pixels: Attribute = { tag: 0x7fe00010, vr: 'OB', value: { frames } };
    const changes = [us(0x00280002, samples), cs(0x00280004, photometric), ...bits(8, 8), pixels];
    const several = frames.length > 1 ? [{ tag: 0x00280008, vr: 'IS', value: String(frames.length) }] : [];
    return writeDicom(imageAttributes(rows, columns, words(), [...changes, ...several]), {
      syntax: '1.2.840.10008.1.2.4.50',
    });
  };

  const kinds = [false, true].flatMap((progressive) =>
    (['4:4:4', '4:2:0'] as const).flatMap((chromaSubsampling) =>
      ([3, 1] as const).map((samples) => ({ progressive, chromaSubsampling, samples })),
    ),
  );
  it.each(kinds)('is decoded to the same values as by libjpeg-turbo: %o', async ({ samples, ...options }) => {
    for (const [columns, rows] of [
      [61, 37],
      [16, 16],
      [3, 5],
      [200, 9],
    ] as const) {
      const raw = sharp(picture(columns, rows, samples), {
        raw: { width: columns, height: rows, channels: samples },
      });
      const space = samples === 1 ? 'b-w' : 'srgb';
      const jpeg = await raw
        .toColourspace(space)
        .jpeg({ quality: 82, ...options })
        .toBuffer();
      const truth = await sharp(jpeg).toColourspace(space).raw().toBuffer();
      const file = encapsulated([jpeg], rows, columns, samples === 1 ? 'MONOCHROME2' : 'YBR_FULL_422');
      expect(Buffer.from((await decode(file)).pixels as Uint8Array).equals(truth), `${columns}x${rows}`).toBe(
        true,
      );
    }
  });

  it('finds its frames among several fragments', async () => {
    const raw = { raw: { width: 32, height: 20, channels: 1 as const } };
    const jpegs = await Promise.all(
      [0, 60].map((add) =>
        sharp(
          picture(32, 20, 1).map((v) => (v >> 1) + add),
          raw,
        )
          .toColourspace('b-w')
          .jpeg()
          .toBuffer(),
      ),
    );
    const halves = jpegs.flatMap((jpeg) => [jpeg.subarray(0, 300), jpeg.subarray(300)]);
    const whole = encapsulated(jpegs, 20, 32, 'MONOCHROME2');
    const split = encapsulated(halves, 20, 32, 'MONOCHROME2');
    const two = Buffer.from(split);
    const at = two.indexOf(Buffer.from('IS\x02\x00', 'latin1')) + 4;
    two[at] = '2'.charCodeAt(0);
    for (const frame of [0, 1])
      expect(await decode(new Uint8Array(two), frame)).toEqual(await decode(whole, frame));
  });

  it('is refused when of another size than stated, cut short or of an unknown kind', async () => {
    const jpeg = await sharp(picture(32, 32, 1), { raw: { width: 32, height: 32, channels: 1 } })
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
    const refused = (bytes: Uint8Array, rows = 32) =>
      decode(encapsulated([bytes], rows, 32, 'MONOCHROME2')).then(() => 'decoded', refusalOf);
    expect(await refused(jpeg)).toBe('decoded');
    expect(await refused(jpeg, 31)).toBe('damaged');
    expect(await refused(jpeg.subarray(0, jpeg.length / 2))).toBe('truncated');
    expect(await refused(Uint8Array.of(1, 2, 3, 4))).toBe('unsupported_syntax');
  });
});
