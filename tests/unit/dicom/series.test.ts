import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeptAttributes } from '#lib/dicom/attributes/allow-list.ts';
import { inspectFile } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { groupSeries } from '#lib/dicom/series.ts';
import { propertyRuns } from '../../run/tier.ts';
import { type Attribute, imageAttributes, writeDicom } from './write-dicom.ts';

const AXIAL = [1, 0, 0, 0, 1, 0];
const SAGITTAL = [0, 1, 0, 0, 0, -1];
const CORONAL = [1, 0, 0, 0, 0, -1];

let images = 0;
function frame(attributes: KeptAttributes, place: Partial<LocatedFrame['place']> = {}): LocatedFrame {
  images++;
  return {
    file: images,
    index: 0,
    description: { modality: 'MR' },
    attributes: { Rows: 8, Columns: 8, ...attributes },
    regions: [],
    place: {
      patient: 'p',
      study: '1',
      series: '1.1',
      space: '1.9',
      image: `1.1.${images}`,
      frames: 1,
      ...place,
    },
  };
}

function tokens() {
  let next = 0;
  return () => `t${next++}`;
}

const axial = (z: number, extra: KeptAttributes = {}) => ({
  ImageOrientationPatient: AXIAL,
  ImagePositionPatient: [3, -4, z],
  ...extra,
});
const heightsOf = (frames: LocatedFrame[]) =>
  frames.map(({ attributes }) => (attributes.ImagePositionPatient as number[])[2]);
const group = (frames: LocatedFrame[]) => groupSeries(frames, tokens());

describe('order', () => {
  it('is by place from head to feet, whatever the numbers and the order of the files', () => {
    const property = fc.property(
      fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 30 }),
      fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 30, maxLength: 30 }),
      (heights, numbers) => {
        const [series, ...others] = group(
          heights.map((z, i) => frame(axial(z * 1.5), { instance: numbers[i]! })),
        );
        expect(others).toEqual([]);
        expect(heightsOf(series!.frames)).toEqual(heights.map((z) => z * 1.5).sort((a, b) => b - a));
      },
    );
    fc.assert(property, { numRuns: propertyRuns(200) });
  });

  it('is from front to back and from right to left in the other planes', () => {
    const coronal = [5, -5, 0].map((y) =>
      frame({ ImageOrientationPatient: CORONAL, ImagePositionPatient: [0, y, 0] }),
    );
    expect(
      group(coronal)[0]!.frames.map(({ attributes }) => (attributes.ImagePositionPatient as number[])[1]),
    ).toEqual([-5, 0, 5]);
    const sagittal = [5, -5, 0].map((x) =>
      frame({ ImageOrientationPatient: SAGITTAL, ImagePositionPatient: [x, 0, 0] }),
    );
    expect(
      group(sagittal)[0]!.frames.map(({ attributes }) => (attributes.ImagePositionPatient as number[])[0]),
    ).toEqual([-5, 0, 5]);
  });

  it('is by instance number where nothing has a place', () => {
    const [series] = group([3, 1, 2].map((instance) => frame({}, { instance })));
    expect(series!.frames.map(({ place }) => place.instance)).toEqual([1, 2, 3]);
    expect(series!.sliceSpacing).toBeNull();
  });

  it('is by number for a turntable: every view has its own plane', () => {
    const turning = Array.from({ length: 12 }, (_, i) => {
      const angle = (i * Math.PI) / 6;
      const orientation = [Math.cos(angle), Math.sin(angle), 0, 0, 0, -1];
      return frame(
        { ImageOrientationPatient: orientation, ImagePositionPatient: [Math.sin(angle) * 90, 0, 0] },
        { instance: 12 - i },
      );
    });
    const series = group(turning);
    expect(series).toHaveLength(1);
    expect(series[0]!.frames.map(({ place }) => place.instance)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
  });

  it('tells the spacing, and whether a slice is missing', () => {
    const heights = [0, 2.5, 5, 7.5, 10];
    expect(group(heights.map((z) => frame(axial(z))))[0]).toMatchObject({ sliceSpacing: 2.5, regular: true });
    const missing = heights.filter((z) => z !== 5).map((z) => frame(axial(z)));
    expect(group(missing)[0]).toMatchObject({ sliceSpacing: 2.5, regular: false });
  });
});

describe('stacks that would mix are split', () => {
  const sizes = (frames: LocatedFrame[]) => group(frames).map(({ frames: each }) => each.length);
  const heights = [0, 5, 10, 15];

  it.each([
    ['b values', (i: number) => [{ DiffusionBValue: i * 500 }, {}] as const],
    ['echoes', (i: number) => [{ EchoTime: 5 + i * 15 }, { echo: i + 1 }] as const],
    [
      'magnitude and phase',
      (i: number) => [{ ImageType: i === 0 ? ['ORIGINAL'] : ['ORIGINAL', 'PHASE_MAP'] }, {}] as const,
    ],
    ['times', (i: number) => [{}, { temporal: i + 1 }] as const],
    ['acquisitions', (i: number) => [{}, { acquisition: i + 1 }] as const],
  ])('by %s', (_, change) => {
    const frames = [0, 1].flatMap((i) => {
      const [attributes, place] = change(i);
      return heights.map((z) => frame(axial(z, attributes as KeptAttributes), place));
    });
    expect(sizes(frames)).toEqual([4, 4]);
  });

  const told = (frames: LocatedFrame[]) =>
    group(frames).map(({ frames: each, description: { modality: _, ...rest } }) => [each.length, rest]);
  const at = (z: number, attributes: KeptAttributes, place: Partial<LocatedFrame['place']>) =>
    frame(axial(z, attributes), place);

  it('each told by what makes it differ', () => {
    const stacks = (change: (i: number) => [KeptAttributes, Partial<LocatedFrame['place']>]) =>
      told([1, 0, 2].flatMap((i) => heights.map((z) => at(z, ...change(i)))));
    expect(stacks((i) => [{ EchoTime: 2.3 * (i + 1) }, {}]).map(([, each]) => each)).toEqual([
      { echoTime: 2.3 },
      { echoTime: 4.6 },
      { echoTime: expect.closeTo(6.9) },
    ]);
    expect(stacks((i) => [{}, { temporal: i + 1 }]).map(([, each]) => each)).toEqual([
      { time: 1 },
      { time: 2 },
      { time: 3 },
    ]);
    expect(stacks((i) => [{}, { cardiac: i * 30 }]).map(([, each]) => each)).toEqual([
      { cardiac: 0 },
      { cardiac: 30 },
      { cardiac: 60 },
    ]);
    const dixon = ['WATER', 'FAT', 'IN_PHASE'];
    expect(stacks((i) => [{ ImageType: ['DERIVED', dixon[i]!] }, {}]).map(([, each]) => each)).toEqual([
      { component: 'fat' },
      { component: 'water' },
      { component: 'in-phase' },
    ]);
  });

  it('by their numbers alone where nothing else tells them apart', () => {
    const frames = [0, 1, 2].flatMap((pass) =>
      heights.map((z, i) => frame(axial(z), { instance: pass * 4 + i + 1 })),
    );
    expect(told(frames)).toEqual([
      [4, { set: 1 }],
      [4, { set: 2 }],
      [4, { set: 3 }],
    ]);
    const [second] = group(frames).slice(1);
    expect(second!.frames.map(({ place }) => place.instance)).toEqual([8, 7, 6, 5]);
    expect(second).toMatchObject({ sliceSpacing: 5, regular: true });
  });

  it('as loops, a folder for each level, when there are more moments than levels', () => {
    const cine = Array.from({ length: 25 }, (_, i) =>
      [0, 8].map((z) => frame(axial(z), { trigger: 1000 - i * 40 })),
    ).flat();
    expect(told(cine)).toEqual([
      [25, { level: 1 }],
      [25, { level: 2 }],
    ]);
    const [loop] = group(cine);
    expect(loop!.frames.map(({ place }) => place.trigger)).toEqual(
      Array.from({ length: 25 }, (_, i) => 40 + i * 40),
    );
    expect(
      sizes(cine.filter(({ attributes }) => (attributes.ImagePositionPatient as number[])[2] === 0)),
    ).toEqual([25]);
  });

  it('not where slices merely overlap', () => {
    expect(sizes([0, 5, 5, 10].map((z) => frame(axial(z))))).toEqual([4]);
  });

  it('by plane, by size and by series; not by what changes along a stack', () => {
    const planes = [AXIAL, CORONAL, SAGITTAL].map((o) =>
      frame({ ImageOrientationPatient: o, ImagePositionPatient: [0, 0, 0] }),
    );
    expect(sizes(planes)).toEqual([1, 1, 1]);
    expect(sizes([...heights.map((z) => frame(axial(z))), frame(axial(20, { Rows: 9 }))])).toEqual([4, 1]);
    expect(sizes(heights.map((z, i) => frame(axial(z), { series: i < 2 ? 'a' : 'b' })))).toEqual([2, 2]);
    expect(sizes(heights.map((z, acquisition) => frame(axial(z), { acquisition })))).toEqual([4]);
  });

  it('clips one by one, and images counted once', () => {
    const clip = (file: number) =>
      [0, 1, 2].map((index) => ({ ...frame({}, { image: `c${file}`, frames: 3 }), file, index }));
    expect(sizes([...clip(1), ...clip(2)])).toEqual([3, 3]);
  });

  it('keeps different images of one identifier, and says which series have some', () => {
    const slices = heights.map((z) => frame(axial(z)));
    const namesake = { ...frame(axial(heights[0]!)), place: slices[0]!.place };
    const other = frame(axial(0), { series: '1.2' });
    expect(
      group([...slices, namesake, other]).map(({ frames, hasNamesakes }) => [frames.length, hasNamesakes]),
    ).toEqual([
      [5, true],
      [1, false],
    ]);
    const clip = [0, 1].map((index) => ({ ...frame({}, { image: 'c', frames: 2 }), file: 1, index }));
    expect(group(clip).map(({ hasNamesakes }) => hasNamesakes)).toEqual([false]);
  });
});

describe('what leaves of a series', () => {
  it('are tokens, the same for the same space, and series by their number', () => {
    const series = group([
      frame(axial(0), { series: 'b', seriesNumber: 7, space: '1.9' }),
      frame(axial(0), { series: 'a', seriesNumber: 2, space: '1.9' }),
      frame(axial(0), { series: 'c', seriesNumber: 3, space: '' }),
    ]);
    expect(series.map(({ frames }) => frames[0]!.place.series)).toEqual(['a', 'c', 'b']);
    expect(series[0]!.space).toBe(series[2]!.space);
    expect(series[1]!.space).toBeNull();
    expect(JSON.stringify(series.map(({ id, space }) => [id, space]))).not.toContain('1.9');
  });
});

describe('enhanced files', () => {
  it('have the place, spacing and units of each frame', async () => {
    const decimal = (tag: number, value: string): Attribute => ({ tag, vr: 'DS', value });
    const sequence = (tag: number, ...content: Attribute[]): Attribute => ({
      tag,
      vr: 'SQ',
      value: [content],
    });
    const perFrame = [9, 3, 6].map((z) => [
      sequence(0x00209113, decimal(0x00200032, `0\\0\\${z}`)),
      sequence(0x00289145, decimal(0x00281052, '-1024'), decimal(0x00281053, String(z))),
    ]);
    const shared = [
      sequence(0x00209116, decimal(0x00200037, AXIAL.join('\\'))),
      sequence(0x00289110, decimal(0x00280030, '0.5\\0.25'), decimal(0x00180050, '3')),
    ];
    const attributes = imageAttributes(1, 1, Uint8Array.of(1, 0, 2, 0, 3, 0), [
      { tag: 0x00280008, vr: 'IS', value: '3' },
      { tag: 0x52009229, vr: 'SQ', value: [shared] },
      { tag: 0x52009230, vr: 'SQ', value: perFrame },
    ]);
    for (const explicit of [true, false]) {
      const { frames } = await inspectFile(await openFile(writeDicom(attributes, { explicit })));
      const [series] = group(frames.map((each) => ({ ...each, file: 0 })));
      expect(series!.frames.map(({ index }) => index)).toEqual([0, 2, 1]);
      expect(series).toMatchObject({ sliceSpacing: 3, regular: true });
      expect(series!.frames[1]!.attributes).toMatchObject({
        PixelSpacing: [0.5, 0.25],
        SliceThickness: 3,
        RescaleSlope: 6,
      });
    }
  });
});
