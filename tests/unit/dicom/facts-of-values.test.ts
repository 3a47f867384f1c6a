import { describe, expect, it } from 'vitest';
import { greyOf, windowPixels } from '#lib/imaging/windowing.ts';
import { bits, film, imported, modality, pixelSpacing, us, window } from './import-series.ts';
import { type Attribute, imageAttributes, text, writeDicom } from './write-dicom.ts';

describe('values', () => {
  const byte = (changes: Attribute[], values: number[]) =>
    writeDicom(
      imageAttributes(1, values.length, new Uint8Array(values), [
        us(0x00280100, 8),
        us(0x00280101, 8),
        us(0x00280102, 7),
        ...changes,
      ]),
    );
  const ramp = Array.from({ length: 256 }, (_, i) => i);
  const rescale = (slope: string, intercept: string) => [
    text(0x00281053, 'DS', slope),
    text(0x00281052, 'DS', intercept),
  ];

  it('of 8 bits that stand for others are kept, and shown in their units (cr-8-bit-negative-slope)', async () => {
    const [only] = await imported([byte([modality('CR'), ...rescale('-10', '3000')], ramp)]);
    const { planes, display } = only!.shown[0]!;
    expect(planes.pixels).toEqual(Uint16Array.from(ramp));
    const greys = windowPixels(planes.pixels, display.window, display.rescale, display.inverted);
    expect([greys[0], greys[255], new Set(greys).size]).toEqual([255, 0, 256]);
    expect(greyOf(3000, display.window)).toBe(255);
    expect(greyOf(450, display.window)).toBe(0);
  });

  it('of 8 bits that stand for themselves stay a picture', async () => {
    const [only] = await imported([byte([modality('US')], ramp)]);
    expect(only!.shown[0]!.planes.pixels).toEqual(Uint8Array.from(ramp));
  });

  it('of an 8-bit CT are in Hounsfield units', async () => {
    const [only] = await imported([byte([modality('CT'), ...rescale('1', '0')], ramp)]);
    expect(only!.known[0]).toMatchObject({ unit: 'HU' });
    expect(only!.folder.images[0]!.kind).toBe('frame');
  });

  it.each<[string, Attribute[], string | null]>([
    ['without a rescale', [], null],
    ['with one', rescale('1', '-1024'), 'HU'],
    ['with one and another type', [...rescale('1', '0'), text(0x00281054, 'LO', 'US')], null],
    ['with one and a type that is not kept', [...rescale('1', '0'), text(0x00281054, 'LO', 'Z_EFF')], null],
  ])('of a CT %s (ct-without-rescale)', async (_, attributes, unit) => {
    const [only] = await imported([film([modality('CT'), ...attributes, ...window('1024', '2000')])]);
    expect(only!.known[0]!.unit).toBe(unit);
  });

  it('of padding above the stored bits are background, and what looks like them is not', async () => {
    // 0xF830 cut down to 12 bits is 0x830, which is a value of the image.
    const changes = [
      modality('CT'),
      ...bits(12),
      us(0x00280120, 0xf830),
      ...rescale('1', '-1024'),
      ...window('40', '400'),
    ];
    const [only] = await imported([film(changes, [0xf830, 0x830, 50, 1000])]);
    expect([...only!.shown[0]!.planes.pixels]).toEqual([50, 0x830, 50, 1000]);
  });
});

describe('pixels that are not square', () => {
  const colour = (changes: Attribute[]) =>
    writeDicom(
      imageAttributes(
        2,
        3,
        new Uint8Array(18).map((_, i) => i * 10),
        [
          us(0x00280002, 3),
          us(0x00280006, 0),
          us(0x00280100, 8),
          us(0x00280101, 8),
          us(0x00280102, 7),
          text(0x00280004, 'CS', 'RGB'),
          modality('US'),
          ...changes,
        ],
      ),
    );

  it('of a picture are made square, by the ratio of its file (us-aspect-2-1)', async () => {
    const [only] = await imported([colour([text(0x00280034, 'IS', '2\\1')])]);
    const { planes } = only!.shown[0]!;
    expect([planes.rows, planes.columns]).toEqual([4, 3]);
    expect([...planes.pixels.subarray(0, 9)]).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect(only!.known[0]!.pixelSpacing).toBeNull();
  });

  it('of a picture are made square, and its millimetres are theirs', async () => {
    const [only] = await imported([colour([pixelSpacing(0.8, 0.4)])]);
    const { planes } = only!.shown[0]!;
    expect([planes.rows, planes.columns]).toEqual([4, 3]);
    expect(only!.known[0]!.pixelSpacing).toEqual([0.4, 0.4]);
  });

  it('of values stay as they are', async () => {
    const [only] = await imported([film([modality('CT'), pixelSpacing(0.5, 0.8), ...window('40', '400')])]);
    expect(only!.shown[0]!.planes.columns).toBe(2);
    expect(only!.known[0]!.pixelSpacing).toEqual([0.5, 0.8]);
  });
});
