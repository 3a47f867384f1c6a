import { describe, expect, it } from 'vitest';
import { displayOf } from '#lib/dicom/attributes/frame-display.ts';
import { framePayload, inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { greyOf, windowPixels } from '#lib/imaging/windowing.ts';
import { type Attribute, imageAttributes, text, type WriteOptions, writeDicom } from './write-dicom.ts';

const us = (tag: number, ...value: number[]): Attribute => ({ tag, vr: 'US', value });
const words = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer);

function table(tag: number, descriptor: Attribute, data: Attribute, type = ''): Attribute {
  const named = type ? [text(0x00283004, 'LO', type)] : [];
  return { tag, vr: 'SQ', value: [[descriptor, data, ...named]] };
}

/** The data sent of an image of one row, and the greys of its initial display. */
async function sent(stored: number[], changes: Attribute[], options: WriteOptions = {}) {
  const pixels = words(...stored.map((value) => value & 0xffff));
  const file = await openFile(writeDicom(imageAttributes(1, stored.length, pixels, changes), options));
  const { attributes, bytes } = await framePayload(file, 0);
  const values = decodeFrame(bytes).pixels;
  const { window, rescale, inverted } = displayOf(attributes);
  return { attributes, values: [...values], greys: [...windowPixels(values, window, rescale, inverted)] };
}

const signed = us(0x00280103, 1);
const WINDOW = (centre: number, width: number, voi?: string) => [
  text(0x00281050, 'DS', String(centre)),
  text(0x00281051, 'DS', String(width)),
  ...(voi ? [text(0x00281056, 'CS', voi)] : []),
];

describe('Modality LUT Sequence (PS3.3 C.11.1)', () => {
  const lut = (descriptor: Attribute, type = 'HU') =>
    table(0x00283000, descriptor, us(0x00283006, 1000, 1010, 1030, 1900), type);

  it.each([
    ['explicit', {}],
    ['implicit', { explicit: false }],
    ['big endian', { littleEndian: false }],
  ] as const)('gives each value its own, the ends beyond the table: %s', async (_, options) => {
    const stored =
      options && 'littleEndian' in options ? [0x0900, 0x0a00, 0x0c00, 0x0d00, 0x6300] : [9, 10, 12, 13, 99];
    const { attributes, values } = await sent(
      stored,
      [lut(us(0x00283002, 4, 10, 16)), text(0x00281053, 'DS', '3')],
      options,
    );
    expect(values).toEqual([1000, 1000, 1030, 1900, 1900]);
    expect(attributes).toMatchObject({ RescaleType: 'HU', BitsStored: 16 });
    expect(attributes.RescaleSlope, 'the table stands instead of the rescale').toBeUndefined();
  });

  it('starts at a negative value when values are signed', async () => {
    const ss = { tag: 0x00283002, vr: 'SS', value: [4, -2, 16] };
    const { values } = await sent([-3, -2, -1, 0, 1, 2], [signed, lut(ss)]);
    expect(values).toEqual([1000, 1000, 1010, 1030, 1900, 1900]);
    const implicit = await sent([-1, 0], [signed, lut(us(0x00283002, 4, 0xfffe, 16))], { explicit: false });
    expect(implicit.values).toEqual([1010, 1030]);
  });

  it('of 8 bits, packed two to a word, and of an unknown unit', async () => {
    const data = { tag: 0x00283006, vr: 'OW', value: Uint8Array.of(7, 8, 9, 200) };
    const eight = table(0x00283000, us(0x00283002, 4, 0, 8), data, 'ANYTHING');
    const { attributes, values } = await sent([0, 1, 2, 3], [eight]);
    expect(values).toEqual([7, 8, 9, 200]);
    expect(attributes.RescaleType).toBe('US');
  });

  it('damaged, is as if it were not there', async () => {
    const short = table(0x00283000, us(0x00283002, 400, 0, 16), us(0x00283006, 1, 2));
    expect((await sent([5, 6], [short])).values).toEqual([5, 6]);
  });
});

describe('VOI LUT Sequence (PS3.3 C.11.2)', () => {
  const lut = table(0x00283010, us(0x00283002, 4, 100, 12), us(0x00283006, 0, 1000, 1100, 4095));

  it('is applied after the rescale when there is no window', async () => {
    const rescale = [text(0x00281053, 'DS', '2'), text(0x00281052, 'DS', '90')];
    const { values, greys, attributes } = await sent([0, 5, 6, 7], [lut, ...rescale]);
    // 2 v + 90 is 90, 100, 102, 104: below the table, its first, third and last entry.
    expect(values).toEqual([0, 0, 1100, 4095]);
    expect(greys).toEqual([0, 0, Math.round((1100 / 4095) * 255), 255]);
    expect(attributes).toMatchObject({ WindowCenter: 2048, WindowWidth: 4096 });
    expect(attributes.RescaleSlope).toBeUndefined();
  });

  it('gives way to a window, which is its alternative', async () => {
    expect((await sent([100, 101], [lut, ...WINDOW(100, 50)])).values).toEqual([100, 101]);
  });

  it('leaves Hounsfield units alone and gives them the window it climbs over', async () => {
    const hu = [text(0x00080060, 'CS', 'CT'), text(0x00281053, 'DS', '1'), text(0x00281052, 'DS', '0')];
    const { values, attributes } = await sent([90, 150], [lut, ...hu]);
    expect(values).toEqual([90, 150]);
    expect(attributes).toMatchObject({ WindowCenter: 102, WindowWidth: 2, VOILUTFunction: 'LINEAR_EXACT' });
  });

  it('keeps the sense of MONOCHROME1', async () => {
    const { greys } = await sent([100, 103], [lut, text(0x00280004, 'CS', 'MONOCHROME1')]);
    expect(greys).toEqual([255, 0]);
  });
});

it('a frame is told to be sent through a table where it is', async () => {
  const of = async (...changes: Attribute[]) => {
    const file = await openFile(writeDicom(imageAttributes(1, 1, words(5), changes)));
    return (await inspectFile(file)).frames[0]!.isTabled === true;
  };
  const modality = table(0x00283000, us(0x00283002, 1, 0, 16), us(0x00283006, 7));
  const voi = table(0x00283010, us(0x00283002, 1, 0, 16), us(0x00283006, 7));
  const hounsfield = [text(0x00080060, 'CS', 'CT'), text(0x00281053, 'DS', '1'), text(0x00281052, 'DS', '0')];
  expect(await Promise.all([of(modality), of(voi), of()])).toEqual([true, true, false]);
  expect(await Promise.all([of(voi, ...WINDOW(5, 9)), of(voi, ...hounsfield)])).toEqual([false, false]);
});

describe('VOI LUT Function (PS3.3 C.11.2.1.2, C.11.2.1.3)', () => {
  /** The standard's own pseudo-code, apart from the product's. */
  const standard: Record<string, (x: number, c: number, w: number) => number> = {
    LINEAR: (x, c, w) =>
      x <= c - 0.5 - (w - 1) / 2
        ? 0
        : x > c - 0.5 + (w - 1) / 2
          ? 255
          : ((x - (c - 0.5)) / (w - 1) + 0.5) * 255,
    LINEAR_EXACT: (x, c, w) => (x <= c - w / 2 ? 0 : x > c + w / 2 ? 255 : ((x - c) / w + 0.5) * 255),
    SIGMOID: (x, c, w) => 255 / (1 + Math.exp((-4 * (x - c)) / w)),
  };

  it.each(Object.keys(standard))('%s', async (name) => {
    const stored = Array.from({ length: 400 }, (_, i) => i * 5);
    const { greys } = await sent(stored, WINDOW(1000, 700, name));
    const wanted = stored.map((value) => standard[name]!(value, 1000, 700));
    greys.forEach((grey, i) => {
      expect(Math.abs(grey - wanted[i]!), `${stored[i]}`).toBeLessThanOrEqual(0.5001);
    });
  });

  it('LINEAR_EXACT serves windows narrower than 1', () => {
    const window = { centre: 0.5, width: 0.4, voiFunction: 'LINEAR_EXACT' as const };
    expect([0.2, 0.3, 0.5, 0.7, 0.9].map((value) => greyOf(value, window))).toEqual([0, 0, 128, 255, 255]);
    expect(displayOf({ WindowCenter: 0.5, WindowWidth: 0.4 }).window).toEqual(window);
  });
});

describe('padding (PS3.3 C.7.5.1.1.2)', () => {
  const padding = (value: number, limit?: number) => [
    us(0x00280120, value & 0xffff),
    ...(limit === undefined ? [] : [us(0x00280121, limit & 0xffff)]),
  ];

  it('that would glare is dark, and its file’s own values stay', async () => {
    expect((await sent([65_535, 10, 20, 30], padding(65_535))).values).toEqual([10, 10, 20, 30]);
    expect((await sent([65_535, 10, 65_530, 30], padding(65_530, 65_535))).values).toEqual([10, 10, 10, 30]);
    const monochrome1 = text(0x00280004, 'CS', 'MONOCHROME1');
    expect((await sent([0, 10, 20, 30], [monochrome1, ...padding(0)])).values).toEqual([30, 10, 20, 30]);
  });

  it('that is dark already stays as it is', async () => {
    expect((await sent([-2000, -5, 7], [signed, ...padding(-2000)])).values).toEqual([-2000, -5, 7]);
  });

  it('has no part in a window made for want of one', async () => {
    const { attributes } = await sent([-2000, -2000, -2000, 100, 300], [signed, ...padding(-2000)]);
    expect(attributes).toMatchObject({ WindowCenter: 200, WindowWidth: 200 });
  });

  it('does not leave', async () => {
    expect((await sent([0, 10], padding(0))).attributes.PixelPaddingValue).toBeUndefined();
  });
});

describe('enhanced multi-frame files', () => {
  const sequence = (tag: number, ...content: Attribute[]): Attribute => ({ tag, vr: 'SQ', value: [content] });
  const frames = [
    { slope: '2', centre: '40', type: 'ORIGINAL\\PRIMARY\\M\\NONE', te: 2.3 },
    { slope: '0.5', centre: '400', type: 'DERIVED\\PRIMARY\\OUT_PHASE\\NONE', te: 4.6 },
  ];
  const perFrame = frames.map(({ slope, centre, type, te }) => [
    sequence(0x00289145, text(0x00281052, 'DS', '-10'), text(0x00281053, 'DS', slope)),
    sequence(0x00289132, ...WINDOW(Number(centre), 80, 'LINEAR_EXACT')),
    sequence(0x00189226, text(0x00089007, 'CS', type)),
    sequence(0x00189114, { tag: 0x00189082, vr: 'FD', value: [te] }),
  ]);
  const file = () =>
    openFile(
      writeDicom(
        imageAttributes(1, 2, words(1, 2, 3, 4), [
          text(0x00280008, 'IS', '2'),
          text(0x00080008, 'CS', 'ORIGINAL\\PRIMARY\\MIXED'),
          { tag: 0x52009230, vr: 'SQ', value: perFrame },
        ]),
      ),
    );

  it('have units, window, type and echo of each frame', async () => {
    const opened = await file();
    const [first, second] = [await framePayload(opened, 0), await framePayload(opened, 1)];
    expect(displayOf(first.attributes)).toEqual({
      window: { centre: 40, width: 80, voiFunction: 'LINEAR_EXACT' },
      rescale: { slope: 2, intercept: -10 },
      inverted: false,
    });
    expect(displayOf(second.attributes).rescale).toEqual({ slope: 0.5, intercept: -10 });
    const { frames: inspected } = await inspectFile(opened);
    expect(inspected.map(({ attributes }) => attributes.EffectiveEchoTime)).toEqual([2.3, 4.6]);
    expect(inspected[1]!.attributes.ImageType).toEqual(['DERIVED', 'PRIMARY', 'OUT_PHASE']);
  });
});

describe('values wider than 16 bits', () => {
  it('keep their own units frame by frame, to a part in 65,535 of what the frame spans', async () => {
    const wide = new Uint8Array(Uint32Array.from([0, 1_000_000, 5, 70_000]).buffer);
    const opened = await openFile(
      writeDicom(
        imageAttributes(1, 2, wide, [
          text(0x00280008, 'IS', '2'),
          us(0x00280100, 32),
          us(0x00280101, 32),
          us(0x00280102, 31),
          text(0x00281053, 'DS', '0.001'),
        ]),
      ),
    );
    for (const [frame, truth] of [
      [0, [0, 1000]],
      [1, [0.005, 70]],
    ] as const) {
      const { attributes, bytes } = await framePayload(opened, frame);
      const { slope, intercept } = displayOf(attributes).rescale;
      const units = [...decodeFrame(bytes).pixels].map((value) => value * slope + intercept);
      units.forEach((value, i) => {
        expect(Math.abs(value - truth[i]!)).toBeLessThan((truth[1] - truth[0]) / 65_535);
      });
    }
  });
});
