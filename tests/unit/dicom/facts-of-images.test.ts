import { describe, expect, it } from 'vitest';
import { ownFactsIn } from '#lib/contract/viewer-facts.ts';
import { framePayload, inspectFile } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import { type OpenedFile, openFile } from '#lib/dicom/open-file.ts';
import { groupSeries } from '#lib/dicom/series.ts';
import { displayOf } from '#lib/domain/dicom/frame-display.ts';
import { decodeFrame, frameHeader } from '#lib/domain/frame-format.ts';
import { distance } from '#lib/domain/measure.ts';
import { greyOf, windowPixels } from '#lib/domain/windowing.ts';
import { type CaseFolder, caseBody } from '#lib/kinds/case/body-schema.ts';
import { emptyCase } from '#lib/kinds/case/empty-case.ts';
import { factsOf } from '#lib/kinds/case/image-facts.ts';
import { ownFrame } from '#lib/kinds/case/own-frame.ts';
import { seriesOf } from '#lib/kinds/case/series-attributes.ts';
import { seriesNames } from '#lib/messages/dicom.ts';
import { measureMessages } from '#lib/messages/viewer-measures.ts';
import { type Attribute, imageAttributes, text, writeDicom } from './write-dicom.ts';

const us = (tag: number, ...value: number[]): Attribute => ({ tag, vr: 'US', value });
const words = (values: Iterable<number>) => new Uint8Array(Uint16Array.from(values).buffer);

/** Attributes that most of the files below have, in the words of their INDEX. */
const modality = (code: string) => text(0x00080060, 'CS', code);
const imagerSpacing = (mm: number) => text(0x00181164, 'DS', `${mm}\\${mm}`);
const pixelSpacing = (rows: number, columns = rows) => text(0x00280030, 'DS', `${rows}\\${columns}`);
const window = (centre: string, width: string) => [
  text(0x00281050, 'DS', centre),
  text(0x00281051, 'DS', width),
];
const series = (uid: string, instance: number) => [
  text(0x0020000e, 'UI', uid),
  text(0x00200013, 'IS', String(instance)),
];
const bits = (stored: number) => [us(0x00280101, stored), us(0x00280102, stored - 1)];

/** A row of two pixels: the ground and what lies on it. */
function film(changes: Attribute[], values = [100, 3000]): Uint8Array {
  return writeDicom(imageAttributes(1, values.length, words(values), changes));
}

/** The folders that an import makes of files, each image with what the case keeps of it. */
async function imported(files: readonly Uint8Array[]) {
  const opened: OpenedFile[] = [];
  const frames: LocatedFrame[] = [];
  for (const bytes of files) {
    const file = await openFile(bytes as Uint8Array<ArrayBuffer>);
    const inspected = await inspectFile(file);
    frames.push(...inspected.frames.map((frame) => ({ ...frame, file: opened.length })));
    opened.push(file);
  }
  let last = 0;
  const groups = groupSeries(frames, () => `t${++last}`);
  const names = seriesNames(groups.map(({ description }) => description));
  return Promise.all(
    groups.map(async (group, at) => {
      const payloads = await Promise.all(
        group.frames.map(async (frame) => {
          const { attributes, bytes } = await framePayload(opened[frame.file]!, frame.index);
          return { attributes, header: frameHeader(bytes), planes: decodeFrame(bytes) };
        }),
      );
      const middle = payloads.length >> 1;
      const sample = payloads[middle]!;
      const described = seriesOf(
        sample.attributes,
        sample.header,
        displayOf(sample.attributes),
        group.sliceSpacing,
        group.frames[middle],
      );
      const isStack = group.sliceSpacing !== null;
      const shown = payloads.map((payload, i) => {
        const own = ownFrame(group.frames[i]!, payload, { series: described, isStack });
        return { ...payload, ...own };
      });
      const folder: CaseFolder = {
        id: `f${at + 1}`,
        name: names[at]!,
        description: '',
        series: described,
        images: shown.map(({ header, planes, facts, display }, i) => {
          const picture = {
            file: String(i).padStart(64, '0'),
            width: planes.columns,
            height: planes.rows,
            ...(facts && { facts }),
          };
          if (header.samples === 3 || header.wide === 1) return { kind: 'image', ...picture };
          return { kind: 'frame', ...picture, frame: `f${picture.file.slice(1)}`, rescale: display.rescale };
        }),
      };
      const checked = caseBody.safeParse({ ...emptyCase, folders: [folder] });
      expect(checked.error?.issues).toBeUndefined();
      return { folder, shown, known: folder.images.map((image) => factsOf(folder, image)) };
    }),
  );
}

/** What a length of so many pixels along a row says. */
function lengthOf(
  pixels: number,
  { pixelSpacing: spacing, spacingKind }: ReturnType<typeof factsOf>,
): string {
  const value = distance({ x: 0, y: 0 }, { x: pixels, y: 0 }, spacing);
  return measureMessages.length(value, spacing !== null, spacingKind ?? undefined).replaceAll('\u00a0', ' ');
}

describe('a series of radiographs (cr-three-views)', () => {
  const view = (spacing: number, photometric: string, instance: number) =>
    film([
      modality('CR'),
      imagerSpacing(spacing),
      text(0x00280004, 'CS', photometric),
      ...bits(12),
      ...window('2000', '4000'),
      ...series('1.2', instance),
    ]);

  it('keeps the millimetres and the sense of greys of each', async () => {
    const [only, ...others] = await imported([
      view(0.1, 'MONOCHROME1', 1),
      view(0.2, 'MONOCHROME2', 2),
      view(0.143, 'MONOCHROME1', 3),
    ]);
    expect(others).toEqual([]);
    expect(only!.known.map((known) => lengthOf(100, known))).toEqual([
      '10,0 mm au détecteur',
      '20,0 mm au détecteur',
      '14,3 mm au détecteur',
    ]);
    expect(only!.known.map(({ inverted }) => inverted)).toEqual([true, false, true]);
    expect(ownFactsIn(only!.folder, only!.folder.images)?.map(Boolean)).toEqual([true, false, true]);
  });

  it('keeps a capture in colours beside a radiograph as it is (cr-with-colour-capture)', async () => {
    const colour = writeDicom(
      imageAttributes(1, 2, new Uint8Array([200, 30, 40, 10, 20, 250]), [
        us(0x00280002, 3),
        us(0x00280006, 0),
        us(0x00280100, 8),
        us(0x00280101, 8),
        us(0x00280102, 7),
        text(0x00280004, 'CS', 'RGB'),
        modality('CR'),
        ...series('1.2', 2),
      ]),
    );
    const [only] = await imported([view(0.2, 'MONOCHROME1', 1), colour]);
    const [radiograph, capture] = only!.known;
    expect(lengthOf(100, radiograph!)).toBe('20,0 mm au détecteur');
    expect(radiograph).toMatchObject({ inverted: true, window: { centre: 2000, width: 4000 } });
    expect(only!.folder.images.map(({ kind }) => kind)).toEqual(['frame', 'image']);
    expect(lengthOf(100, capture!)).toBe('100,0 px');
    expect([...only!.shown[1]!.planes.pixels]).toEqual([200, 30, 40, 10, 20, 250]);
  });

  it('makes a folder of each view and side (cr-left-and-right)', async () => {
    const knee = (side: string, position: string, instance: number) =>
      film([
        modality('CR'),
        text(0x00200062, 'CS', side),
        text(0x00185101, 'CS', position),
        ...window('2000', '4000'),
        ...series('1.2', instance),
      ]);
    const folders = await imported([
      knee('L', 'AP', 1),
      knee('R', 'AP', 2),
      knee('L', 'AP', 3),
      knee('L', 'CC', 4),
      knee('L', 'MLO', 5),
    ]);
    expect(folders.map(({ folder: { name, images } }) => [name, images.length])).toEqual([
      ['Radiographie face côté gauche', 2],
      ['Radiographie face côté droit', 1],
      ['Radiographie face (CC) côté gauche', 1],
      ['Radiographie oblique (MLO) côté gauche', 1],
    ]);
  });
});

describe('slices', () => {
  const slice = (z: number, spacing: number, more: Attribute[] = []) =>
    film([
      modality('CT'),
      pixelSpacing(spacing),
      text(0x00200032, 'DS', `0\\0\\${z}`),
      text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
      text(0x00281052, 'DS', '-1024'),
      text(0x00281053, 'DS', '1'),
      ...window('40', '400'),
      ...series('1.3', 100 - z),
      ...more,
    ]);

  it('of two fields of view are as large as each is (ct-two-fields)', async () => {
    const [only] = await imported([30, 25, 20, 15].map((z) => slice(z, z > 20 ? 0.9 : 0.45)));
    expect(only!.known.map((known) => lengthOf(100, known))).toEqual([
      '90,0 mm',
      '90,0 mm',
      '45,0 mm',
      '45,0 mm',
    ]);
  });

  it('that rotate lie each in a plane of their own (mr-radial)', async () => {
    const planes = await imported(
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
        return film([
          modality('MR'),
          text(0x00200032, 'DS', `${-40 * x}\\${-40 * y}\\44`),
          text(0x00200037, 'DS', `${x.toFixed(6)}\\${y.toFixed(6)}\\0\\0\\0\\-1`),
          ...series('1.4', i + 1),
        ]);
      }),
    );
    expect(planes).toHaveLength(1);
    const rows = planes[0]!.known.map(({ orientation }) => orientation?.slice(0, 2));
    expect(rows[0]).toEqual([1, 0]);
    expect(rows[6]).toEqual([0, 1]);
    expect(rows[11]![0]).toBeCloseTo(-0.966, 3);
  });

  it('keep the windows of their files, the second and the third beside the first', async () => {
    const [only] = await imported(
      [30, 25, 20].map((z) => slice(z, 0.9, window('40\\-600\\500', '400\\1500\\2000'))),
    );
    expect(only!.folder.series).toMatchObject({
      window: { centre: 40, width: 400 },
      windows: [
        { centre: -600, width: 1500 },
        { centre: 500, width: 2000 },
      ],
    });
    const [mixed] = await imported(
      [30, 25, 20].map((z) => slice(z, 0.9, z > 25 ? window('-600', '1500') : [])),
    );
    expect(mixed!.known.map(({ window: shown }) => shown?.centre)).toEqual([-600, 40, 40]);
  });

  it('without a window share that of their stack, and not each its own extremes', async () => {
    const mr = [30, 25, 20].map((z) =>
      writeDicom(
        imageAttributes(1, 4, words([0, 10, 20, 30 * z]), [
          modality('MR'),
          text(0x00200032, 'DS', `0\\0\\${z}`),
          text(0x00200037, 'DS', '1\\0\\0\\0\\1\\0'),
          ...series('1.5', 100 - z),
        ]),
      ),
    );
    const [only] = await imported(mr);
    const shown = only!.known.map((known) => JSON.stringify(known.window));
    expect(new Set(shown).size).toBe(1);
  });
});

describe('where millimetres hold (PS3.3 10.7.1)', () => {
  const magnification = (factor: string) => text(0x00181114, 'DS', factor);
  const calibration = (type: string) => text(0x00280a02, 'CS', type);
  const position = text(0x00200032, 'DS', '0\\0\\0');

  it.each<[string, Attribute[], string]>([
    ['at the detector', [modality('DX'), imagerSpacing(0.2)], '20,0 mm au détecteur'],
    ['written twice', [modality('CR'), imagerSpacing(0.2), pixelSpacing(0.2)], '20,0 mm au détecteur'],
    ['of a radiograph that tells no more', [modality('XA'), pixelSpacing(0.2)], '20,0 mm au détecteur'],
    [
      'magnified',
      [modality('MG'), imagerSpacing(0.1), magnification('2.0')],
      '5,0 mm (agrandissement corrigé)',
    ],
    ['in contact', [modality('MG'), imagerSpacing(0.1), magnification('1')], '10,0 mm au détecteur'],
    [
      'calibrated by an object',
      [modality('DX'), imagerSpacing(0.2), pixelSpacing(0.1), calibration('FIDUCIAL')],
      '10,0 mm (calibré)',
    ],
    [
      'corrected by geometry',
      [modality('XA'), imagerSpacing(0.2), pixelSpacing(0.15), calibration('GEOMETRY')],
      '15,0 mm (agrandissement corrigé)',
    ],
    [
      'differing from the detector',
      [modality('XA'), imagerSpacing(0.2), pixelSpacing(0.15)],
      '15,0 mm (calibré)',
    ],
    ['of a slice', [modality('CT'), pixelSpacing(0.5)], '50,0 mm'],
    ['of a slice made of projections', [modality('XA'), pixelSpacing(0.5), position], '50,0 mm'],
    ['unknown', [modality('CR')], '100,0 px'],
  ])('%s', async (_, attributes, said) => {
    const [only] = await imported([film([...attributes, ...window('2000', '4000')])]);
    expect(lengthOf(100, only!.known[0]!)).toBe(said);
  });
});

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

describe('uptake (PET)', () => {
  const pet = (changes: Attribute[] = []) => {
    const base: Attribute[] = [
      modality('PT'),
      text(0x00541001, 'CS', 'BQML'),
      text(0x00280051, 'CS', 'NORM\\ATTN\\DECY'),
      text(0x00541102, 'CS', 'START'),
      text(0x00101030, 'DS', '70'),
      text(0x00080021, 'DA', '20260102'),
      text(0x00080031, 'TM', '110000'),
      text(0x00080022, 'DA', '20260102'),
      text(0x00080032, 'TM', '110500'),
      text(0x00281053, 'DS', '2'),
      text(0x00281052, 'DS', '0'),
      {
        tag: 0x00540016,
        vr: 'SQ',
        value: [
          [
            text(0x00181072, 'TM', '100000'),
            text(0x00181074, 'DS', '350000000'),
            text(0x00181075, 'DS', '6588'),
          ],
        ],
      },
    ];
    const changed = new Set(changes.map(({ tag }) => tag));
    return film([...base.filter(({ tag }) => !changed.has(tag)), ...changes]);
  };
  // 70 kg over 350 MBq, an hour of a half-life of 6,588 s later.
  const factor = 70_000 / (350e6 * 2 ** (-3600 / 6588));

  it('is in Bq/ml, with its factor by body weight', async () => {
    const [only] = await imported([pet()]);
    const { unit, uptake } = only!.known[0]!;
    expect(unit).toBe('BQML');
    expect(uptake).toBeCloseTo(factor, 9);
    expect(measureMessages.value(12_345, 'BQML')).toBe('12\u202f345\u00a0Bq/ml');
    expect(measureMessages.uptake(4.2)).toBe('4,20\u00a0SUVbw');
  });

  it('counts no decay where the file was corrected to the injection', async () => {
    const [only] = await imported([pet([text(0x00541102, 'CS', 'ADMIN')])]);
    expect(only!.known[0]!.uptake).toBeCloseTo(70_000 / 350e6, 9);
  });

  it.each<[string, Attribute]>([
    ['no weight', text(0x00101030, 'DS', '')],
    ['no correction for decay', text(0x00280051, 'CS', 'NORM\\ATTN')],
    ['no reference of the decay', text(0x00541102, 'CS', 'NONE')],
    ['a series made after its images', text(0x00080031, 'TM', '130000')],
    ['no injection', { tag: 0x00540016, vr: 'SQ', value: [] }],
    ['counts', text(0x00541001, 'CS', 'CNTS')],
  ])('is not told with %s', async (_, change) => {
    const [only] = await imported([pet([change])]);
    expect(only!.known[0]!.uptake).toBeNull();
  });

  it('is the value itself in g/ml by body weight', async () => {
    const [only] = await imported([pet([text(0x00541001, 'CS', 'GML')])]);
    expect(only!.known[0]).toMatchObject({ unit: 'SUVBW', uptake: null });
  });

  it('leaves neither weight nor dose nor time', async () => {
    const opened = await openFile(pet() as Uint8Array<ArrayBuffer>);
    const { attributes } = await framePayload(opened, 0);
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(['Units', 'Modality']));
    expect(JSON.stringify(attributes)).not.toMatch(/Weight|Dose|Time|Date|HalfLife|Correct/);
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
