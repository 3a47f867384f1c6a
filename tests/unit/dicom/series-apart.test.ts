import { describe, expect, it } from 'vitest';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { arrangeFiles } from '#lib/dicom/arrange-files.ts';
import { seriesNames } from '#lib/dicom/texts.ts';
import { type Attribute, imageAttributes, text, writeDicom } from './write-dicom.ts';

/** Files of one series, read, arranged and named as the case editor does; their values distinguish images. */

const AXIAL = '1\\0\\0\\0\\1\\0';
const decimal = (tag: number, ...values: (number | string)[]) => text(tag, 'DS', values.join('\\'));
const at = (z: number | string, orientation = AXIAL) => [
  decimal(0x00200032, 0, 0, z),
  text(0x00200037, 'DS', orientation),
];
const instance = (number: number) => text(0x00200013, 'IS', String(number));
const sequence = (tag: number, ...content: Attribute[]): Attribute => ({ tag, vr: 'SQ', value: [content] });

function fileOf(value: number, attributes: Attribute[], modality = 'CT') {
  const base = [
    text(0x00080060, 'CS', modality),
    text(0x0020000d, 'UI', '1.2'),
    text(0x0020000e, 'UI', '1.2.3'),
    text(0x00080018, 'UI', `1.2.3.${value}`),
  ];
  const given = new Set(attributes.map(({ tag }) => tag));
  const pixels = Uint8Array.of(value & 255, value >> 8);
  return writeDicom(
    imageAttributes(1, 1, pixels, [...base.filter(({ tag }) => !given.has(tag)), ...attributes]),
  );
}

/** Names of the folders, and the number of each image in them; images are numbered from 1 as they are given. */
async function arranged(images: Attribute[][], modality?: string) {
  const answerer = new RequestAnswerer();
  const read = [];
  for (const [key, attributes] of images.entries()) {
    const file = new Blob([fileOf(key + 1, attributes, modality)]);
    const answer = await answerer.answer({ kind: 'inspect', file, key });
    if (answer.kind !== 'inspected') throw new Error(answer.kind === 'refused' ? answer.code : answer.kind);
    read.push({ path: `IM${key}`, inspected: answer.inspected });
  }
  const { series } = arrangeFiles(read);
  const names = seriesNames(series.map(({ description }) => description));
  return series.map((each, i) => ({
    name: names[i],
    images: each.frames.map(({ file }) => file + 1),
    spacing: each.sliceSpacing,
    isMixed: each.isMixed,
    exam: each.exam,
    space: each.space,
    rate: each.frameRate,
  }));
}
const imagesOf = async (images: Attribute[][], modality?: string) =>
  (await arranged(images, modality)).map((each) => each.images);
const namesOf = async (images: Attribute[][], modality?: string) =>
  (await arranged(images, modality)).map(({ name }) => name);

const HEIGHTS = [0, -4, -8, -12, -16];
const clock = (seconds: number) =>
  text(
    0x00080032,
    'TM',
    `1000${String(Math.floor(seconds)).padStart(2, '0')}.${Math.round((seconds % 1) * 10)}`,
  );

describe('passes over the same places', () => {
  const passes = (timeOf: (pass: number, slice: number) => Attribute[], lost: [number, number]) =>
    [0, 1].flatMap((pass) =>
      HEIGHTS.flatMap((z, slice) =>
        pass === lost[0] && slice === lost[1] ? [] : [[...at(z), ...timeOf(pass, slice)]],
      ),
    );
  const firstOf = (lost: [number, number]) => (lost[0] === 0 ? 4 : 5);
  const LOST = [0, 1].flatMap((pass) => HEIGHTS.map((_, slice): [number, number] => [pass, slice]));

  it.each(LOST)('are apart by one time each, slice %i·%i being lost', async (...lost) => {
    const images = await imagesOf(
      passes((pass) => [clock(pass * 30)], lost),
      'MR',
    );
    const count = firstOf(lost);
    expect(images).toEqual([
      Array.from({ length: count }, (_, i) => i + 1),
      Array.from({ length: 9 - count }, (_, i) => count + i + 1),
    ]);
  });

  it.each(LOST)('are apart by the time of each slice, slice %i·%i being lost', async (...lost) => {
    const found = await arranged(
      passes((pass, slice) => [clock(pass * 20 + slice * 0.4)], lost),
      'MR',
    );
    const count = firstOf(lost);
    expect(found.map(({ images }) => images.length)).toEqual([count, 9 - count]);
    expect(found[0]!.images).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(found.map(({ name }) => name)).toEqual(['IRM axial temps 1', 'IRM axial temps 2']);
    expect(found.some(({ isMixed }) => isMixed)).toBe(false);
  });

  it('are apart by their numbers, which are no times', async () => {
    const numbered = passes((pass, slice) => [instance(pass * 5 + slice + 1)], [1, 2]);
    const found = await arranged(numbered, 'MR');
    expect(found.map(({ images }) => images.length)).toEqual([5, 4]);
    expect(found.map(({ name }) => name)).toEqual(['IRM axial jeu 1', 'IRM axial jeu 2']);
  });

  it('are said to be mixed where nothing tells them apart', async () => {
    const images = [0, 0, -4, -4, -8, -8, -8].map((z) => [...at(z), instance(1)]);
    const found = await arranged(images, 'MR');
    expect(found.some(({ isMixed }) => isMixed)).toBe(true);
    expect(found.flatMap((each) => each.images).sort()).toEqual(images.map((_, i) => i + 1));
  });
});

describe('planes', () => {
  const wavering = (digits: (i: number) => string) =>
    HEIGHTS.map((z, i) => [...at(z, `1\\0\\0\\0\\0.9997\\${digits(i)}`), instance(1)]);

  it('are one where cosines waver around a rounding boundary', async () => {
    for (const digits of [
      (i: number) => (i % 2 ? '0.024999' : '0.025001'),
      (i: number) => (0.0249 + i * 0.0001).toFixed(4),
      (i: number) => (i % 2 ? '0.02' : '0.03'),
      (i: number) => (0.075 + (i % 3) * 1e-6).toFixed(6),
    ]) {
      const found = await arranged(wavering(digits), 'MR');
      expect(found.map(({ images }) => images)).toEqual([[1, 2, 3, 4, 5]]);
      expect(found[0]!.spacing).toBeCloseTo(4, 1);
    }
  });

  it('are apart where stacks lie along discs that lean by two degrees', async () => {
    const lean = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return `1\\0\\0\\0\\${Math.cos(angle).toFixed(6)}\\${Math.sin(angle).toFixed(6)}`;
    };
    const discs = [4, 6].flatMap((degrees, disc) =>
      [0, 1, 2].map((i) => at(-40 * disc - 4 * i, lean(degrees))),
    );
    expect(await imagesOf(discs, 'MR')).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('turn around an axis in one folder, by number, however few they are', async () => {
    const radial = [0, 1, 2, 3, 4].map((i) => {
      const angle = (i * Math.PI) / 5;
      return [
        ...at(50, `${Math.cos(angle).toFixed(6)}\\${Math.sin(angle).toFixed(6)}\\0\\0\\0\\-1`),
        instance(5 - i),
      ];
    });
    expect(await imagesOf(radial, 'MR')).toEqual([[5, 4, 3, 2, 1]]);
  });
});

describe('places', () => {
  it('are those of SliceLocation where there is nothing else: from head to feet', async () => {
    const located = [30, 10, 50, 20, 40, 0].map((z) => [decimal(0x00201041, z), instance(1)]);
    expect(await arranged(located)).toMatchObject([{ images: [3, 5, 1, 4, 2, 6], spacing: 10 }]);
    const coronal = located.map((image) => [...image, text(0x00200037, 'DS', '1\\0\\0\\0\\0\\-1')]);
    expect(await imagesOf(coronal, 'MR')).toEqual([[6, 2, 4, 1, 5, 3]]);
    const two = [1, 2].flatMap((echo) =>
      located.map((image) => [...image, text(0x00180086, 'IS', `${echo}`)]),
    );
    expect((await imagesOf(two, 'MR')).map(({ length }) => length)).toEqual([6, 6]);
  });

  it('are those of positions without an orientation', async () => {
    const placed = [30, 10, 50, 20].map((z) => [decimal(0x00200032, 0, 0, z), instance(1)]);
    expect(await imagesOf(placed)).toEqual([[3, 1, 4, 2]]);
  });

  it('rounded to tenths are evenly apart; with a gap they are not', async () => {
    const heights = Array.from({ length: 20 }, (_, i) => -(Math.round(i * 6.25) / 10));
    const [stack] = await arranged(heights.map((z) => at(z)));
    expect(stack!.spacing).toBeCloseTo(0.625, 2);
  });
});

describe('what differs is what folders are named after', () => {
  const stacks = (...each: Attribute[][]) => each.flatMap((own) => HEIGHTS.map((z) => [...at(z), ...own]));
  const kernel = (code: string) => text(0x00181210, 'SH', code);
  const sequenceName = (name: string) => text(0x00180024, 'SH', name);
  const siemens = (value: number) => [
    text(0x00190010, 'LO', 'SIEMENS MR HEADER'),
    text(0x0019100c, 'IS', String(value)),
  ];
  const ge = (value: number) => [
    text(0x00430010, 'LO', 'GEMS_PARM_01'),
    text(0x00431039, 'IS', `${1e9 + value}\\8\\0\\0`),
  ];

  it.each<[string, Attribute[][], string, string[]]>([
    [
      'kernels',
      [[kernel('B30f')], [kernel('B70f')]],
      'CT',
      ['TDM axial parties molles B30f', 'TDM axial os B70f'],
    ],
    [
      'kernels of one kind',
      [[kernel('B20f')], [kernel('B30f')]],
      'CT',
      ['TDM axial parties molles B20f', 'TDM axial parties molles B30f'],
    ],
    [
      'b values in sequence names',
      [[sequenceName('*ep_b0')], [sequenceName('*ep_b1000t')]],
      'MR',
      ['IRM diffusion b0 axial', 'IRM diffusion b1000 axial'],
    ],
    [
      'b values of Siemens',
      [siemens(50), siemens(800)],
      'MR',
      ['IRM diffusion b50 axial', 'IRM diffusion b800 axial'],
    ],
    ['b values of GE', [ge(0), ge(1000)], 'MR', ['IRM diffusion b0 axial', 'IRM diffusion b1000 axial']],
    [
      'thicknesses',
      [[decimal(0x00180050, 1)], [decimal(0x00180050, 5)]],
      'CT',
      ['TDM axial 1\u00a0mm', 'TDM axial 5\u00a0mm'],
    ],
    [
      'energies',
      [[decimal(0x00180060, 80)], [decimal(0x00180060, 140)]],
      'CT',
      ['TDM axial 80\u00a0kV', 'TDM axial 140\u00a0kV'],
    ],
    [
      'inversion times',
      [[decimal(0x00180082, 100)], [decimal(0x00180082, 260)]],
      'MR',
      ['IRM axial TI 100\u00a0ms', 'IRM axial TI 260\u00a0ms'],
    ],
  ])('%s', async (_, own, modality, names) => {
    const images = stacks(...own).map((image, i) => [...image, instance(i + 1)]);
    expect(await namesOf(images, modality)).toEqual(names);
    expect((await imagesOf(images, modality)).map(({ length }) => length)).toEqual([5, 5]);
  });

  it('a private element of another maker is no b value', async () => {
    const other = [text(0x00190010, 'LO', 'SOMEBODY ELSE'), text(0x0019100c, 'IS', '800')];
    expect(await namesOf([[...at(0), ...other]], 'MR')).toEqual(['IRM axial']);
  });

  it('kernels are apart where they share no place, too', async () => {
    const images = HEIGHTS.map((z, i) => [...at(z), kernel(i % 2 ? 'B70f' : 'B30f')]);
    expect(await imagesOf(images)).toEqual([
      [1, 3, 5],
      [2, 4],
    ]);
  });
});

describe('one series identifier', () => {
  const patient = (id: string, name: string) => [text(0x00100020, 'LO', id), text(0x00100010, 'PN', name)];
  const mixed = (own: (i: number) => Attribute[]) => HEIGHTS.map((z, i) => [...at(z), ...own(i)]);

  it.each<[string, (i: number) => Attribute[]]>([
    ['two patients', (i) => patient(String(i % 2), 'A')],
    ['two names', (i) => patient('', i % 2 ? 'DUPONT^A' : 'DURAND^B')],
    ['two studies', (i) => [text(0x0020000d, 'UI', `1.2.${i % 2}`)]],
  ])('of %s makes two stacks of two exams', async (_, own) => {
    const found = await arranged(mixed(own));
    expect(found.map(({ images }) => images)).toEqual([
      [1, 3, 5],
      [2, 4],
    ]);
    expect(new Set(found.map(({ exam }) => exam)).size).toBe(2);
  });

  it('of one patient spelt in two ways makes one', async () => {
    expect(await imagesOf(mixed((i) => patient('1', i % 2 ? 'DUPONT^JEAN^^^' : 'Dupont^Jean')))).toEqual([
      [1, 2, 3, 4, 5],
    ]);
  });

  it('of two frames of reference makes two stacks', async () => {
    const spaces = mixed((i) => [text(0x00200052, 'UI', i < 3 ? '1.9' : '1.8')]);
    expect(await imagesOf(spaces)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });
});

it('two exams whose coordinates are alike by chance share no frame of reference, the planes of one do', async () => {
  const SAGITTAL = '0\\1\\0\\0\\0\\-1';
  const slice = (study: string, series: string, space: string, place: Attribute[]) => [
    text(0x0020000d, 'UI', study),
    text(0x0020000e, 'UI', series),
    text(0x00200052, 'UI', space),
    ...place,
  ];
  const found = await arranged([
    ...HEIGHTS.map((z) => slice('1.2', '1.2.1', '1.2.3.10', at(z))),
    ...HEIGHTS.map((z) => slice('1.3', '1.3.1', '1.2.3.11', at(z - 1))),
    ...HEIGHTS.map((x) =>
      slice('1.3', '1.3.2', '1.2.3.11', [decimal(0x00200032, x, -33, 10), text(0x00200037, 'DS', SAGITTAL)]),
    ),
  ]);
  const [a, axial, across] = found.map(({ exam, space }) => ({ exam, space }));
  expect(found).toHaveLength(3);
  expect(axial).toEqual(across);
  expect(a!.exam).not.toBe(axial!.exam);
  expect(a!.space).not.toBe(axial!.space);
});

describe('clips', () => {
  const clip = (...own: Attribute[]) => [
    text(0x00280008, 'IS', '2'),
    { tag: 0x7fe00010, vr: 'OW', value: Uint8Array.of(1, 0, 2, 0) },
    ...own,
  ];
  const pointer = (element: number): Attribute => ({ tag: 0x00280009, vr: 'AT', value: [0x0018, element] });
  const vector = decimal(0x00181065, 0, 250);

  it.each<[string, Attribute[], number | null]>([
    ['FrameTime', [decimal(0x00181063, 500)], 2],
    ['FrameTimeVector', [vector], 4],
    ['the one that is pointed at', [decimal(0x00181063, 500), vector, pointer(0x1065)], 4],
    ['the other one that is pointed at', [decimal(0x00181063, 500), vector, pointer(0x1063)], 2],
    ['CineRate', [text(0x00180040, 'IS', '15')], 15],
    ['the recommended rate', [text(0x00082144, 'IS', '8'), text(0x00180040, 'IS', '15')], 8],
    ['an impossible time', [decimal(0x00181063, 0)], null],
    ['nothing', [], null],
  ])('have the rate of %s', async (_, own, rate) => {
    expect(await arranged([clip(...own)], 'XA')).toMatchObject([{ rate }]);
  });

  it('are each a stack of its own, whatever says their rate', async () => {
    const two = [clip(text(0x00180040, 'IS', '15'), instance(1)), clip(instance(2))];
    expect((await arranged(two, 'US')).map(({ rate }) => rate)).toEqual([15, null]);
  });
});

describe('private sequences of a frame', () => {
  it('are none of the standard ones', async () => {
    const standard = sequence(0x00209116, text(0x00200037, 'DS', AXIAL));
    const own = sequence(
      0x00211001,
      text(0x00200037, 'DS', '0\\1\\0\\0\\0\\-1'),
      decimal(0x00280030, 9, 9),
      decimal(0x00281050, 1),
    );
    const perFrame = [9, 3, 6].map((z) => [sequence(0x00209113, decimal(0x00200032, 0, 0, z)), own]);
    const enhanced = [
      text(0x00280008, 'IS', '3'),
      { tag: 0x7fe00010, vr: 'OW', value: Uint8Array.of(1, 0, 2, 0, 3, 0) },
      sequence(0x52009229, standard, sequence(0x00289110, decimal(0x00280030, 0.8, 0.8))),
      { tag: 0x52009230, vr: 'SQ', value: perFrame },
    ];
    const answer = await new RequestAnswerer().answer({
      kind: 'inspect',
      file: new Blob([fileOf(1, enhanced, 'MR')]),
      key: 0,
    });
    if (answer.kind !== 'inspected') throw new Error(answer.kind);
    const { series } = arrangeFiles([{ path: 'a', inspected: answer.inspected }]);
    expect(series.map(({ frames }) => frames.map(({ index }) => index))).toEqual([[0, 2, 1]]);
    expect(series[0]!.frames[0]!.attributes).toMatchObject({ PixelSpacing: [0.8, 0.8] });
    expect(series[0]!.frames[0]!.attributes.WindowCenter).toBeUndefined();
  });
});
