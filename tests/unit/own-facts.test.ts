import { describe, expect, it } from 'vitest';
import type { CaseFolder, CaseImage, CaseSeries, EditedCase } from '#lib/cases/body-schema.ts';
import { moveImages } from '#lib/cases/edits.ts';
import { emptyCase } from '#lib/cases/empty-case.ts';
import { imageAspect } from '#lib/cases/image-aspect.ts';
import { factsOf } from '#lib/cases/image-facts.ts';
import { summariseCase } from '#lib/cases/summary.ts';
import { folderOf } from '#lib/cases/viewer-folder-schemas.ts';
import { toViewerStacks } from '#lib/cases/viewer-stacks-schemas.ts';
import { framePairsIn } from '#lib/items/kinds/frame-pairs.ts';

const key = (name: string) => name.padStart(64, '0');
const frame = (name: string, more: Partial<CaseImage> = {}): CaseImage =>
  ({ kind: 'frame', file: key(name), frame: key(`f${name}`), width: 100, height: 80, ...more }) as CaseImage;
const picture = (name: string, more: Partial<CaseImage> = {}): CaseImage =>
  ({ kind: 'image', file: key(name), width: 100, height: 80, ...more }) as CaseImage;
const folder = (images: CaseImage[], series?: CaseSeries, id = 'f1'): CaseFolder => ({
  id,
  name: 'Série',
  description: '',
  images,
  ...(series && { series }),
});
const slices = (places: [number, number, number][]) =>
  places.map((position, i) => frame(`${i}`, { position }));
const AXIAL: CaseSeries['orientation'] = [1, 0, 0, 0, 1, 0];

describe('what an image says', () => {
  const series: CaseSeries = {
    modality: 'CR',
    pixelSpacing: [0.2, 0.2],
    spacingKind: 'detector',
    window: { centre: 2000, width: 4000 },
    inverted: true,
  };

  it('goes before what its folder says; of a photograph nothing is known', () => {
    const mixed = folder(
      [
        frame('a'),
        frame('b', { facts: { pixelSpacing: [0.1, 0.1], spacingKind: 'calibrated', inverted: false } }),
        frame('c', { facts: { pixelSpacing: null } }),
        picture('d', { apart: true }),
      ],
      series,
    );
    expect(mixed.images.map((image) => factsOf(mixed, image))).toMatchObject([
      { pixelSpacing: [0.2, 0.2], spacingKind: 'detector', inverted: true },
      { pixelSpacing: [0.1, 0.1], spacingKind: 'calibrated', inverted: false },
      { pixelSpacing: null, spacingKind: null, inverted: true },
      { pixelSpacing: null, spacingKind: null, inverted: false, window: null },
    ]);
    const [stack] = toViewerStacks({ folders: [mixed] }, new Map());
    expect(stack?.facts).toMatchObject([null, { inverted: false }, { pixelSpacing: null }, { window: null }]);
    expect(folderOf(mixed, { mainImage: null })).toMatchObject({ isMixed: true, startFacts: {} });
  });

  it('reaches the viewer by image, and leaves folders that agree as they were', () => {
    const same = folder([frame('a'), frame('b')], series);
    const [stack] = toViewerStacks({ folders: [same] }, new Map());
    expect(stack).not.toHaveProperty('facts');
    expect(stack).not.toHaveProperty('sizes');
    expect(folderOf(same, { mainImage: null })).not.toHaveProperty('startFacts');
    const other = folder([frame('a'), frame('b', { width: 50 })], series);
    expect(toViewerStacks({ folders: [other] }, new Map())[0]?.sizes).toEqual([
      [100, 80],
      [50, 80],
    ]);
  });

  it('tells which of its extremes is black where it is masked', () => {
    const mixed = folder([frame('a'), frame('b', { facts: { inverted: false } })], series);
    expect(framePairsIn([mixed]).map(({ inverted }) => inverted)).toEqual([true, false]);
  });

  it('goes with an ordinary image to another folder', () => {
    const us = folder([picture('a'), picture('b')], {
      modality: 'US',
      pixelSpacing: [0.5, 0.5],
      spacingKind: 'patient',
    });
    const photographs = folder([picture('p')], undefined, 'f2');
    const radiographs = folder([frame('r')], series, 'f3');
    const body: EditedCase = { ...emptyCase, folders: [us, photographs, radiographs] };
    const measured = (edited: EditedCase, at: number) => {
      const into = edited.folders[at]!;
      const { pixelSpacing, spacingKind } = factsOf(into, into.images.at(-1)!);
      return [pixelSpacing, spacingKind];
    };
    expect(measured(moveImages(body, 'f1', [0], 'f2'), 1)).toEqual([[0.5, 0.5], 'patient']);
    expect(measured(moveImages(body, 'f1', [0], 'f3'), 2)).toEqual([[0.5, 0.5], 'patient']);
    expect(measured(moveImages(body, 'f2', [0], 'f3'), 2)).toEqual([null, null]);
  });
});

describe('cases kept before images had facts', () => {
  const kindOf = ({ images, series }: CaseFolder, at = 0) =>
    factsOf({ images, series }, images[at]!).spacingKind;
  const ct: CaseSeries = { modality: 'CT', pixelSpacing: [0.9, 0.9], orientation: AXIAL };

  it('are known where one image spoke for itself, or slices share a field of view', () => {
    expect(kindOf(folder([frame('a')], ct))).toBe('patient');
    const stack = slices([0, 5, 10, 15].map((z) => [-100, -100, z]));
    expect(kindOf(folder(stack, ct), 2)).toBe('patient');
    const leaning = slices([0, 5, 10, 15].map((z) => [-100, -100 + z / 4, z]));
    expect(kindOf(folder(leaning, ct))).toBe('patient');
  });

  it('are to be verified otherwise', () => {
    const fields = slices([
      [-100, -100, 0],
      [-100, -100, 5],
      [-50, -50, 10],
      [-50, -50, 15],
    ]);
    expect(kindOf(folder(fields, ct))).toBe('unverified');
    expect(kindOf(folder([frame('a'), frame('b')], { ...ct, modality: 'MR' }))).toBe('unverified');
    expect(kindOf(folder([frame('a')], { ...ct, modality: 'CR' }))).toBe('unverified');
  });

  it('take an ordinary image among frames for a photograph', () => {
    const mixed = folder([frame('a'), picture('b')], ct);
    expect(factsOf(mixed, mixed.images[1]!)).toMatchObject({ pixelSpacing: null, orientation: null });
  });
});

describe('pixels that are not square', () => {
  const tall = folder([frame('a')], { modality: 'CT', pixelSpacing: [0.5, 0.8], spacingKind: 'patient' });

  it('are told with the image that stands for the case', () => {
    expect(imageAspect(tall, tall.images[0]!)).toBe(0.625);
    expect(summariseCase({ folders: [tall] }).mainImage).toMatchObject({ width: 100, aspect: 0.625 });
    const square = folder([frame('a')], { pixelSpacing: [0.5, 0.5], spacingKind: 'patient' });
    expect(summariseCase({ folders: [square] }).mainImage).not.toHaveProperty('aspect');
  });
});
