import { describe, expect, it } from 'vitest';
import { caseBody } from '#lib/cases/body-schema.ts';
import { emptyCase } from '#lib/cases/empty-case.ts';
import { toViewerStacks } from '#lib/cases/viewer-stacks-schemas.ts';
import { inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { spacingAt } from '#lib/imaging/calibrated-region.ts';
import { distance } from '#lib/imaging/measure.ts';
import { length } from '#lib/viewer/measures/length.ts';
import { saidOf } from '#lib/viewer/measures/tool.ts';
import { type Attribute, imageAttributes, text, writeDicom } from './write-dicom.ts';

interface Made {
  at: [number, number, number, number];
  delta?: [number, number];
  units?: [number, number];
  flags?: number;
}

const CENTIMETRES = 3;
const SECONDS = 4;

function region({ at: [left, top, right, bottom], delta, units, flags = 0 }: Made): Attribute[] {
  const ul = (tag: number, value: number): Attribute => ({ tag, vr: 'UL', value: [value] });
  const us = (tag: number, value: number): Attribute => ({ tag, vr: 'US', value: [value] });
  const fd = (tag: number, value: number): Attribute => ({ tag, vr: 'FD', value: [value] });
  const [x = CENTIMETRES, y = CENTIMETRES] = units ?? [];
  return [
    us(0x00186012, 1),
    us(0x00186014, 1),
    ul(0x00186016, flags),
    ul(0x00186018, left),
    ul(0x0018601a, top),
    ul(0x0018601c, right),
    ul(0x0018601e, bottom),
    us(0x00186024, x),
    us(0x00186026, y),
    ...(delta ? [fd(0x0018602c, delta[0]), fd(0x0018602e, delta[1])] : []),
  ];
}

async function read(regions: Made[], options = {}) {
  const sequence: Attribute = { tag: 0x00186011, vr: 'SQ', value: regions.map(region) };
  const pixels = new Uint8Array(64 * 48 * 2);
  const file = writeDicom(imageAttributes(48, 64, pixels, [text(0x00080060, 'CS', 'US'), sequence]), options);
  const { frames, kept } = await inspectFile(await openFile(file));
  return { regions: frames[0]!.regions, spacing: frames[0]!.attributes.PixelSpacing, kept };
}

/** Two views side by side, each at its own depth, and a trace of velocities under them. */
const LEFT: Made = { at: [0, 0, 29, 29], delta: [0.02, 0.02] };
const RIGHT: Made = { at: [32, 0, 63, 29], delta: [0.05, -0.04] };
const TRACE: Made = { at: [0, 32, 63, 47], delta: [0.01, 2], units: [SECONDS, 7] };

describe('regions of an ultrasound', () => {
  it.each([{}, { explicit: false }, { undefinedLength: true }, { littleEndian: false }])(
    'are read with the size of their pixels: %o',
    async (options) => {
      const { regions, spacing } = await read([LEFT, RIGHT, TRACE], options);
      expect(regions).toEqual([
        { x: 0, y: 0, width: 30, height: 30, spacing: [0.2, 0.2] },
        { x: 32, y: 0, width: 32, height: 30, spacing: [0.4, 0.5] },
        { x: 0, y: 32, width: 64, height: 16, spacing: null },
      ]);
      // They differ: the image as a whole has no spacing.
      expect(spacing).toBeUndefined();
    },
  );

  it('that agree are the image’s spacing too, and are shown among what leaves', async () => {
    const { regions, spacing, kept } = await read([LEFT]);
    expect(regions).toHaveLength(1);
    expect(spacing).toEqual([0.2, 0.2]);
    expect(kept.find(({ keyword }) => keyword === 'SequenceOfUltrasoundRegions')?.value).toBe(
      '0 0 30 30 : 0.2 \\ 0.2',
    );
    expect((await read([])).kept.some(({ keyword }) => keyword === 'SequenceOfUltrasoundRegions')).toBe(
      false,
    );
  });

  it('come after those that lie over them and have priority', async () => {
    const behind: Made = { at: [0, 0, 63, 47], delta: [0.1, 0.1], flags: 1 };
    const { regions } = await read([behind, LEFT]);
    expect(regions.map(({ width }) => width)).toEqual([30, 64]);
    expect(spacingAt([{ x: 3, y: 3 }], regions, null)).toEqual([0.2, 0.2]);
    expect(spacingAt([{ x: 50, y: 40 }], regions, null)).toEqual([1, 1]);
  });

  it('without edges, or turned inside out, are none; without a size of pixels they have no millimetres', async () => {
    expect((await read([{ at: [10, 10, 5, 20], delta: [0.1, 0.1] }])).regions).toEqual([]);
    const [only] = (await read([{ at: [1, 2, 5, 6] }])).regions;
    expect(only).toEqual({ x: 1, y: 2, width: 5, height: 5, spacing: null });
    expect((await read([{ at: [0, 0, 9, 9], delta: [0, 0.1] }])).regions[0]?.spacing).toBeNull();
  });
});

describe('a measure on an ultrasound', () => {
  const inLeft = [
    { x: 0, y: 0 },
    { x: 0, y: 20 },
  ];
  const inRight = [
    { x: 40, y: 0 },
    { x: 40, y: 20 },
  ];
  const across = [
    { x: 10, y: 10 },
    { x: 40, y: 10 },
  ];
  const inTrace = [
    { x: 0, y: 40 },
    { x: 20, y: 40 },
  ];

  it('is in millimetres of the region that holds it, in pixels elsewhere and across two', async () => {
    const { regions } = await read([LEFT, RIGHT, TRACE]);
    const [a, b] = inRight;
    expect(distance(a!, b!, spacingAt(inRight, regions, null))).toBe(8);
    const image = { spacing: [9, 9] as const, regions, unit: null, values: null, hasFrames: false };
    const said = (points: typeof inLeft) => saidOf(length, points, image)[0];
    expect(said(inLeft)).toMatch(/^4(,0)?\s*mm$/);
    expect(said(inRight)).toMatch(/^8(,0)?\s*mm$/);
    expect(said(across)).toMatch(/^30(,0)?\s*(px|pixels?)$/);
    expect(said(inTrace)).toMatch(/^20(,0)?\s*(px|pixels?)$/);
    // Where no region is known the image's own spacing counts.
    expect(saidOf(length, inLeft, { ...image, regions: undefined })[0]).toMatch(/^180(,0)?\s*mm$/);
  });

  it('finds its regions again from the stored case to the viewer', async () => {
    const { regions } = await read([LEFT, RIGHT, TRACE]);
    const file = 'a'.repeat(64);
    const plain = { kind: 'image' as const, file: 'b'.repeat(64), width: 64, height: 48 };
    const image = { ...plain, file, regions };
    const folders = [{ id: 'echo', name: 'Échographie', description: '', images: [plain, image] }];
    const body = caseBody.parse({ ...emptyCase, folders });
    expect(toViewerStacks(body, new Map())[0]?.regions).toEqual([null, regions]);
    const others = caseBody.parse({ ...emptyCase, folders: [{ ...folders[0], images: [plain] }] });
    expect(toViewerStacks(others, new Map())[0]).not.toHaveProperty('regions');
  });

  it('of a region without bounds is refused by the server', () => {
    const wrong = { x: 0, y: 0, width: 10, height: 10, spacing: [0, 0.1] };
    const image = { kind: 'image', file: 'a'.repeat(64), width: 64, height: 48, regions: [wrong] };
    const folders = [{ id: 'echo', name: 'Échographie', description: '', images: [image] }];
    expect(caseBody.safeParse({ ...emptyCase, folders }).success).toBe(false);
  });
});
