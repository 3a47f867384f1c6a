import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#lib/dicom/refusal.ts';
import {
  type Attribute,
  imageAttributes,
  type WriteOptions,
  writeAttributes,
  writeDicom,
} from './write-dicom.ts';
import { bits, cs, decode, us, words } from './write-pixels.ts';

describe('native pixels', () => {
  const values = [0, 1, 2047, 4095];
  const ways: [string, WriteOptions][] = [
    ['explicit', {}],
    ['implicit', { explicit: false }],
    ['big-endian', { littleEndian: false }],
    ['without preamble', { preamble: false }],
    ['of undefined lengths', { undefinedLength: true }],
  ];
  it.each(ways)('are read from %s files', async (_, options) => {
    const pixels =
      options.littleEndian === false
        ? new Uint8Array(Buffer.from(words(...values)).swap16())
        : words(...values);
    const nested: Attribute = {
      tag: 0x00081140,
      vr: 'SQ',
      value: [[cs(0x00081150, '1.2')], [cs(0x00081150, '1.3')]],
    };
    const frame = await decode(writeDicom([...imageAttributes(2, 2, pixels, bits(16, 12)), nested], options));
    expect([...frame.pixels]).toEqual(values);
  });

  it('are read from deflated files', async () => {
    const plain = { explicit: true, littleEndian: true, undefinedLength: false };
    const meta = writeDicom([], { syntax: '1.2.840.10008.1.2.1.99' });
    const body = deflateRawSync(writeAttributes(imageAttributes(2, 2, words(...values)), plain));
    for (const padding of [0, 1, 8, 9]) {
      const frame = await decode(new Uint8Array(Buffer.concat([meta, body, Buffer.alloc(padding)])));
      expect([...frame.pixels]).toEqual(values);
    }
  });

  it('keep their sign and lose what is not stored', async () => {
    const signed = await decode(
      writeDicom(imageAttributes(1, 3, words(0x0fff, 0xf800, 0x07ff), bits(16, 12, 1))),
    );
    expect([...signed.pixels]).toEqual([-1, -2048, 2047]);
    const bytes = await decode(writeDicom(imageAttributes(1, 2, Uint8Array.of(0xff, 0x7f), bits(8, 8, 1))));
    expect([...bytes.pixels]).toEqual([-1, 127]);
    const high = [...bits(16, 12).filter(({ tag }) => tag !== 0x00280102), us(0x00280102, 15)];
    expect([...(await decode(writeDicom(imageAttributes(1, 1, words(0x1235), high)))).pixels]).toEqual([
      0x123,
    ]);
  });

  it('are unpacked from single bits across frames', async () => {
    const changes = [...bits(1, 1), { tag: 0x00280008, vr: 'IS', value: '2' }];
    const file = writeDicom(imageAttributes(1, 3, Uint8Array.of(0b101011), changes));
    expect([...(await decode(file, 0)).pixels]).toEqual([1, 1, 0]);
    expect([...(await decode(file, 1)).pixels]).toEqual([1, 0, 1]);
  });

  it('are interleaved when stored colour by colour', async () => {
    const changes = [us(0x00280002, 3), cs(0x00280004, 'RGB'), us(0x00280006, 1), ...bits(8, 8)];
    const frame = await decode(writeDicom(imageAttributes(1, 2, Uint8Array.of(1, 2, 3, 4, 5, 6), changes)));
    expect([...frame.pixels]).toEqual([1, 3, 5, 2, 4, 6]);
  });

  it('may be real numbers', async () => {
    const element: Attribute = {
      tag: 0x7fe00008,
      vr: 'OF',
      value: new Uint8Array(Float32Array.of(1.5, -2).buffer),
    };
    const attributes = [...imageAttributes(1, 2, words()).filter(({ tag }) => tag < 0x7fe00000), element];
    expect([...(await decode(writeDicom(attributes))).pixels]).toEqual([1.5, -2]);
  });

  it('are refused when too few, inconsistent or too many', async () => {
    const refused = (attributes: Attribute[]) =>
      decode(writeDicom(attributes)).then(() => 'decoded', refusalOf);
    expect(await refused(imageAttributes(2, 2, words(1, 2, 3)))).toBe('truncated');
    expect(await refused(imageAttributes(2, 2, words(1, 2, 3, 4), bits(8, 12)))).toBe('damaged');
    expect(await refused(imageAttributes(2, 2, words(1, 2, 3, 4), bits(12, 12)))).toBe('unsupported_pixels');
    expect(await refused(imageAttributes(65_535, 65_535, words(1)))).toBe('too_large');
    expect(
      await refused(imageAttributes(1, 1, words(1), [{ tag: 0x00280008, vr: 'IS', value: '999999999' }])),
    ).toBe('too_large');
  });
});

describe('palettes', () => {
  const colours = (tags: number[], vr: string, value: (i: number) => Attribute['value']): Attribute[] =>
    tags.map((tag, i) => ({ tag, vr, value: value(i) }));
  const palette = (first: number, count: number): Attribute[] => [
    cs(0x00280004, 'PALETTE COLOR'),
    ...bits(8, 8),
    ...colours([0x00281101, 0x00281102, 0x00281103], 'US', () => [count, first, 16]),
  ];

  it('colour their indices, those outside like the nearest', async () => {
    const tables = colours([0x00281201, 0x00281202, 0x00281203], 'OW', (i) =>
      words(i * 0x1000, 0x2000 + i * 0x100, 0xff00),
    );
    const frame = await decode(
      writeDicom(imageAttributes(1, 4, Uint8Array.of(0, 5, 6, 9), [...palette(5, 3), ...tables])),
    );
    expect([...frame.pixels]).toEqual([0, 16, 32, 0, 16, 32, 32, 33, 34, 255, 255, 255]);
  });

  it('may come in segments', async () => {
    // Two values, a ramp of two up to 0x4000, and the first segment again.
    const segments = words(0, 2, 0x1000, 0x2000, 1, 2, 0x4000, 2, 1, 0, 0);
    const tables = colours([0x00281221, 0x00281222, 0x00281223], 'OW', () => segments);
    const frame = await decode(
      writeDicom(imageAttributes(1, 6, Uint8Array.of(0, 1, 2, 3, 4, 5), [...palette(0, 6), ...tables])),
    );
    expect([...frame.pixels].filter((_, i) => i % 3 === 0)).toEqual([0x10, 0x20, 0x30, 0x40, 0x10, 0x20]);
  });
});
