import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { displayOf } from '#lib/dicom/attributes/frame-display.ts';
import { framePayload } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { windowPixels } from '#lib/imaging/windowing.ts';
import { type Attribute, imageAttributes, text, writeDicom } from './write-dicom.ts';
import { bits, cs, decode, us, words } from './write-pixels.ts';

/** Rare pixel formats that some machines write. */

const frames = (...codestreams: Uint8Array[]): Attribute => ({
  tag: 0x7fe00010,
  vr: 'OB',
  value: { frames: codestreams },
});
const image = (rows: number, columns: number, syntax: string, ...changes: Attribute[]) =>
  writeDicom(imageAttributes(rows, columns, words(), changes), { syntax });

/** The data sent of a file's first frame, and its initial display. */
async function sent(file: Uint8Array) {
  const { attributes, bytes } = await framePayload(await openFile(file), 0);
  const { pixels, samples } = decodeFrame(bytes);
  const { window, rescale, inverted } = displayOf(attributes);
  return {
    attributes,
    samples,
    pixels: [...pixels],
    greys: [...windowPixels(pixels, window, rescale, inverted)],
  };
}

describe('Deflated Image Frame Compression (PS3.5 § 8.2.16)', () => {
  const DEFLATED = '1.2.840.10008.1.2.8.1';
  const count = text(0x00280008, 'IS', '2');

  it('gives back each frame, of words and of bits', async () => {
    const two = [words(1, 2, 3), words(4, 5, 6)].map((each) => new Uint8Array(deflateRawSync(each)));
    const grey = image(1, 3, DEFLATED, count, frames(...two));
    expect([...(await decode(grey, 0)).pixels]).toEqual([1, 2, 3]);
    expect([...(await decode(grey, 1)).pixels]).toEqual([4, 5, 6]);
    const masks = [0b101, 0b110].map((each) => new Uint8Array(deflateRawSync(Uint8Array.of(each))));
    const mask = image(1, 3, DEFLATED, count, ...bits(1, 1), frames(...masks));
    expect([...(await decode(mask, 0)).pixels]).toEqual([1, 0, 1]);
    expect([...(await decode(mask, 1)).pixels]).toEqual([0, 1, 1]);
  });

  it('refuses a stream that is cut, or holds more than its frame', async () => {
    const refused = (stream: Uint8Array) =>
      decode(image(1, 3, DEFLATED, frames(stream))).then(() => 'taken', refusalOf);
    const whole = new Uint8Array(deflateRawSync(words(1, 2, 3)));
    expect(await refused(whole.subarray(0, 4))).toBe('damaged');
    expect(await refused(new Uint8Array(deflateRawSync(words(1))))).toBe('truncated');
    expect(await refused(new Uint8Array(deflateRawSync(new Uint8Array(1_000_000))))).toBe('too_large');
  });
});

describe('run-length frames of 1 bit', () => {
  const RLE = '1.2.840.10008.1.2.5';
  const segment = (...coded: number[]) => {
    const bytes = new Uint8Array(64 + coded.length);
    bytes.set([1, 0, 0, 0, 64]);
    bytes.set(coded, 64);
    return bytes;
  };
  const mask = (...coded: number[]) => image(3, 4, RLE, ...bits(1, 1), frames(segment(...coded)));
  const expected = [1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0];

  it('are read with eight pixels to a byte, with padding or without', async () => {
    expect([...(await decode(mask(1, 0b01010101, 0b0011))).pixels]).toEqual(expected);
    expect([...(await decode(mask(1, 0b01010101, 0b0011, 0))).pixels]).toEqual(expected);
  });

  it('are read with a byte for each pixel', async () => {
    expect([...(await decode(mask(11, ...expected))).pixels]).toEqual(expected);
    expect([...(await decode(mask(11, ...expected.map((each) => each * 255)))).pixels]).toEqual(expected);
  });

  it('are refused when they are cut', async () => {
    await expect(decode(mask(0, 0b01010101))).rejects.toMatchObject({ code: 'truncated' });
  });
});

describe('encapsulated pixels without their last delimiter', () => {
  const RLE = '1.2.840.10008.1.2.5';
  const frame = (value: number) => {
    const bytes = new Uint8Array(68);
    bytes.set([2, 0, 0, 0, 64, 0, 0, 0, 66]);
    bytes.set([0xff, 0, 0xff, value], 64);
    return bytes;
  };
  const file = image(1, 2, RLE, text(0x00280008, 'IS', '2'), frames(frame(7), frame(9)));

  it('are read as far as their frames are whole', async () => {
    const undelimited = file.subarray(0, file.length - 8);
    expect([...(await decode(undelimited, 1)).pixels]).toEqual([9, 9]);
    const one = undelimited.subarray(0, undelimited.length - 76);
    expect([...(await decode(one, 0)).pixels]).toEqual([7, 7]);
    await expect(decode(one, 1)).rejects.toMatchObject({ code: 'truncated' });
  });

  it('are refused when a frame of several pieces may have lost some', async () => {
    const pieces = image(1, 2, '1.2.840.10008.1.2.4.90', frames(new Uint8Array(20), new Uint8Array(20)));
    await expect(decode(pieces.subarray(0, pieces.length - 8))).rejects.toMatchObject({ code: 'truncated' });
  });
});

it('colours of 16 bits written as luminance and chroma leave as 8-bit red, green and blue', async () => {
  const wide = words(...[76, 85, 255, 150, 44, 21].map((each) => each << 8));
  const ybr = image(
    1,
    2,
    '1.2.840.10008.1.2.1',
    us(0x00280002, 3),
    cs(0x00280004, 'YBR_FULL'),
    ...bits(16, 16),
    {
      tag: 0x7fe00010,
      vr: 'OW',
      value: wide,
    },
  );
  const { samples, pixels } = await sent(ybr);
  expect(samples).toBe(3);
  expect(pixels).toEqual([254, 0, 0, 0, 255, 1]);
});

it('a parametric map shown over a window of width 1 goes from black to white over it', async () => {
  const map = new Uint8Array(Float32Array.of(0, 0.25, 0.5, 0.75, 1).buffer);
  const attributes = imageAttributes(1, 5, words()).filter(({ tag }) => tag !== 0x7fe00010);
  const file = writeDicom([
    ...attributes,
    text(0x00281050, 'DS', '0.5'),
    text(0x00281051, 'DS', '1'),
    { tag: 0x7fe00008, vr: 'OF', value: map },
  ]);
  expect((await sent(file)).greys).toEqual([0, 64, 128, 191, 255]);
});

it('a CT without a window is shown over what was scanned, not over its blurred padding', async () => {
  const stored = Int16Array.from({ length: 400 }, (_, i) =>
    i < 200 ? -2000 + (i % 40) : -1000 + (i % 20) * 60,
  );
  const { attributes } = await sent(
    writeDicom(
      imageAttributes(20, 20, new Uint8Array(stored.buffer), [
        ...bits(16, 16, 1),
        cs(0x00080060, 'CT'),
        text(0x00281052, 'DS', '0'),
        text(0x00281053, 'DS', '1'),
        { tag: 0x00280120, vr: 'SS', value: [-2000] },
      ]),
    ),
  );
  const [centre, width] = [Number(attributes.WindowCenter), Number(attributes.WindowWidth)];
  expect(centre - width / 2).toBeGreaterThanOrEqual(-1024);
  expect(centre + width / 2).toBeLessThanOrEqual(200);
});

describe('a supplemental palette (PS3.3 C.7.6.19)', () => {
  const palette = ['1101', '1102', '1103'].flatMap((_, colour): Attribute[] => [
    us(0x00281101 + colour, 2, 100, 8),
    { tag: 0x00281201 + colour, vr: 'OW', value: Uint8Array.of(10 * (colour + 1), 20 * (colour + 1)) },
  ]);
  const window = [text(0x00281050, 'DS', '50.5'), text(0x00281051, 'DS', '101')];
  const file = (...changes: Attribute[]) =>
    writeDicom(imageAttributes(1, 4, words(0, 99, 100, 150), [...palette, ...window, ...changes]));

  it('colours the values from its first on, and leaves the others grey', async () => {
    const { samples, pixels, attributes } = await sent(file(cs(0x00089205, 'MIXED')));
    expect(samples).toBe(3);
    expect(pixels.slice(0, 3)).toEqual([0, 0, 0]);
    expect(new Set(pixels.slice(3, 6)).size).toBe(1);
    expect(pixels.slice(6)).toEqual([10, 20, 30, 20, 40, 60]);
    expect(attributes).toMatchObject({ PhotometricInterpretation: 'RGB', BitsStored: 8 });
    expect(attributes.WindowWidth).toBeUndefined();
  });

  it('is nothing to an image that says it has no colours', async () => {
    expect((await sent(file(cs(0x00089205, 'MONOCHROME')))).samples).toBe(1);
    expect((await sent(file())).samples).toBe(1);
  });
});
