import { describe, expect, it } from 'vitest';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { frameDistance } from '#lib/cases/marks/same-pixels.ts';
import type { AnchoredImage } from '#lib/cases/marks/written-findings.ts';
import type { FramePayload } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import { Refusal } from '#lib/dicom/refusal.ts';
import { decodeFrame, encodeFrame, frameHeader } from '#lib/images/frame-format.ts';
import { findOriginals } from '../../../src/islands/case-editor/marks-out/find-originals.ts';
import { originalImage } from '../../../src/islands/case-editor/marks-out/original-image.ts';
import { header } from './exported.ts';

const SIDE = 20;
const SHAPE = { rows: SIDE, columns: SIDE, samples: 1 } as const;
type Pixels = Int16Array<ArrayBuffer>;

const pixelsOf = (seed: number): Pixels =>
  Int16Array.from({ length: SIDE * SIDE }, (_, at) => ((at * seed) % 301) - 150);
/** A rectangle of the least value in it. */
const removedFrom = (pixels: Pixels): Pixels =>
  pixels.map((value, at) => (at % SIDE < 6 && at < 120 ? Math.min(...pixels) : value));

interface Given {
  pixels: Pixels;
  image?: string;
  series?: string;
  patient?: string;
  /** Whether its file can be decoded, and says what kind of object it is. */
  isDamaged?: boolean;
  sopClass?: string;
}

/** The zone that `removedFrom` takes away. */
const ZONE = { x: 0, y: 0, width: 6, height: 6 };

/** Finds images of a case, by their pixels, among files; and counts what was decoded. */
async function find(
  stored: readonly Pixels[],
  given: readonly Given[],
  { refused = [], zones = [] }: { refused?: string[]; zones?: (typeof ZONE)[] } = {},
) {
  const folder = { id: 'd', name: 'TDM', description: '', images: [] } as CaseFolder;
  const images = stored.map((_, at): AnchoredImage => {
    const image = { kind: 'frame', frame: '', file: '', width: SIDE, height: SIDE } as const;
    return { folder, image, place: `0 ${at}` };
  });
  const frames = given.map(({ image = '1.1', series = '1', patient = 'A' }, file) => {
    const attributes = { Rows: SIDE, Columns: SIDE, PhotometricInterpretation: 'MONOCHROME2' };
    return { file, index: 0, attributes, place: { patient, study: '9', series, image, frames: 1 } };
  });
  const files = given.map((each) => ({ path: '', blob: new Blob([each.image ?? '']), each }));
  const of = (blob: Blob) => files.find((file) => file.blob === blob)!.each;
  let decoded = 0;
  const importer = {
    encode: async (blob: Blob): Promise<FramePayload> => {
      decoded += 1;
      const { pixels, isDamaged } = of(blob);
      if (isDamaged) throw new Refusal('damaged');
      const bytes = encodeFrame({ ...SHAPE, pixels });
      return { bytes, attributes: {}, header: frameHeader(bytes) };
    },
    cited: async (blob: Blob) => ({ ...header, sopClass: of(blob).sopClass ?? header.sopClass }),
  };
  const reading = {
    importer,
    series: [{ frames: frames as unknown as LocatedFrame[] }],
    files,
    refused: refused.map((code) => ({ path: '', code })),
  } as unknown as Parameters<typeof findOriginals>[1];
  const found = await findOriginals(
    images,
    reading,
    async ({ place }) =>
      ({ bytes }) =>
        frameDistance(stored[Number(place.split(' ')[1])]!, decodeFrame(bytes).pixels, SHAPE, zones),
    () => {},
    new AbortController().signal,
  );
  return {
    instances: stored.map((_, at) => found.originals.get(`0 ${at}`)?.instance),
    patients: [...found.originals.values()].map(({ patient }) => patient),
    why: found.unfound.map((each) => each.why),
    refused: found.refused,
    decoded,
  };
}

const first = pixelsOf(37);
const second = pixelsOf(41);

describe('an original', () => {
  const frameOf = (attributes: object) =>
    originalImage({ index: 0, attributes, place: {} } as unknown as LocatedFrame);

  it('is a localizer where its file says so, and it is of a CT', () => {
    const ImageType = ['ORIGINAL', 'PRIMARY', 'LOCALIZER'];
    expect(frameOf({ Modality: 'CT', ImageType }).isLocalizer).toBe(true);
    // Images of an MR are slices.
    expect(frameOf({ Modality: 'MR', ImageType }).isLocalizer).toBe(false);
    expect(frameOf({ Modality: 'CT', ImageType: ['ORIGINAL', 'PRIMARY', 'AXIAL'] }).isLocalizer).toBe(false);
  });

  it('has a window where its file says one', () => {
    expect(frameOf({}).window).toBeNull();
    const told = { WindowCenter: 40, WindowWidth: 400, VOILUTFunction: 'SIGMOID' };
    expect(frameOf(told).window).toEqual({ centre: 40, width: 400, voiFunction: 'SIGMOID' });
  });
});

describe('the originals of images', () => {
  it('are those with all of their values, before those of which a part would be masked', async () => {
    const removed = removedFrom(first);
    const files = [
      { pixels: first, image: '1.1', series: '1' },
      { pixels: removed, image: '2.1', series: '2' },
    ];
    expect(await find([first, removed], files)).toMatchObject({ instances: ['1.1', '2.1'], why: [] });
  });

  it('are none where only masks would explain what differs, and the case has none there', async () => {
    const removed = removedFrom(first);
    // Its own file, out of which something was cut, is not given.
    expect(await find([removed], [{ pixels: first }])).toMatchObject({
      instances: [undefined],
      why: ['unsure'],
    });
    const masked = { instances: ['1.1'], why: [] };
    expect(await find([removed], [{ pixels: first }], { zones: [ZONE] })).toMatchObject(masked);
  });

  it('are several where a file and its copy differ in nothing but what the case masked', async () => {
    const removed = removedFrom(first);
    const files = [{ pixels: first }, { pixels: removed, image: '2.1', series: '2' }];
    expect(await find([removed], files, { zones: [ZONE] })).toMatchObject({ why: ['several'] });
  });

  it('are found once where an exam came from two places: the same image in two files', async () => {
    const files = [{ pixels: first }, { pixels: first }];
    expect(await find([first], files)).toMatchObject({ instances: ['1.1'], why: [] });
  });

  it('are told where several images have the same pixels, unless one is in a known series', async () => {
    const files = [
      { pixels: first, image: '1.1', series: '1' },
      { pixels: first, image: '2.1', series: '2' },
    ];
    expect(await find([first], files)).toMatchObject({ instances: [undefined], why: ['several'] });
    const more = [...files, { pixels: second, image: '2.2', series: '2' }];
    expect(await find([first, second], more)).toMatchObject({ instances: ['2.1', '2.2'], why: [] });
  });

  it.each([
    ['has other pixels', { pixels: second }],
    ['is of another patient', { pixels: second, patient: 'B' }],
    ['cannot be decoded', { pixels: first, isDamaged: true }],
  ] as [string, Given][])('are none where a file of the same identifier %s', async (_, other) => {
    for (const files of [
      [{ pixels: first }, other],
      [other, { pixels: first }],
    ])
      expect(await find([first], files)).toMatchObject({ instances: [undefined], why: ['namesakes'] });
  });

  it('say whose they are', async () => {
    const files = [
      { pixels: first, image: '1.1' },
      { pixels: second, image: '1.2', patient: 'B' },
    ];
    expect(await find([first, second], files)).toMatchObject({ patients: ['A', 'B'], why: [] });
  });

  it('are not found where nothing like them is given, or is read, or says what it is', async () => {
    expect(await find([first], [{ pixels: second }])).toMatchObject({ why: ['absent'] });
    expect(await find([first], [{ pixels: first, isDamaged: true }])).toMatchObject({ why: ['unread'] });
    expect(await find([first], [{ pixels: first, sopClass: '' }])).toMatchObject({ why: ['unnamed'] });
  });

  it('count files of images that could not be read, and no others', async () => {
    const { refused } = await find([first], [{ pixels: first }], {
      refused: ['not_dicom', 'damaged', 'encrypted'],
    });
    expect(refused).toBe(2);
  });

  it('cost one decoding of each file, however many images are looked for', async () => {
    const stored = Array.from({ length: 20 }, (_, at) => pixelsOf(37 + at));
    const files = stored.map((pixels, at) => ({ pixels, image: `1.${at}` }));
    const { decoded, why } = await find(stored, files);
    expect(why).toEqual([]);
    expect(decoded).toBe(20);
  });
});
