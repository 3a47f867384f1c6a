import { expect, test } from 'vitest';
import { toSeenImage } from '#islands/case-editor/marks/to-seen-image.ts';
import { unkeptViews } from '#lib/cases/marks/unkept-views.ts';
import type { InspectedFrame } from '#lib/dicom/inspect.ts';

const seen = (at: number, attributes = {}, own = {}) =>
  toSeenImage({
    index: 0,
    attributes: { RescaleSlope: 1, RescaleIntercept: -1024, ...attributes },
    place: { image: `2.25.${at}`, series: '2.25.9' },
    ...own,
  } as unknown as InspectedFrame);
const stack = [1, 2, 3, 4].map((at) => seen(at));
const of = (...instances: number[]) => instances.map((at) => ({ instance: `2.25.${at}`, frame: 0 }));
const window = (rescale: { slope: number; intercept: number } | null) => ({
  centre: 40,
  width: 400,
  rescale,
});

test('a window of nobody knows which units is told, one in the image’s is not', () => {
  const units = [{ part: 'window-units', detail: '1' }];
  const hounsfield = { slope: 1, intercept: -1024 };
  expect(unkeptViews([{ images: of(1, 2, 3, 4), window: window(null) }], [stack])).toEqual(units);
  expect(unkeptViews([{ images: of(1, 2, 3, 4), window: window(hounsfield) }], [stack])).toEqual([]);
  const tabled = [seen(1, {}, { isTabled: true })];
  expect(unkeptViews([{ images: of(1), window: window(hounsfield) }], [tabled])).toEqual(units);
  // Nothing is lost of images that do not exist.
  expect(unkeptViews([{ images: of(7), window: window(null) }], [stack])).toEqual([]);
});

test('turns and polarity of few images of a stack are told', () => {
  const few = [{ part: 'view-of-few', detail: '1' }];
  expect(unkeptViews([{ images: of(1), rotation: 1 }], [stack])).toEqual(few);
  expect(unkeptViews([{ images: of(1, 2), flipped: true }], [stack])).toEqual(few);
  expect(unkeptViews([{ images: of(1, 2, 3), flipped: true }], [stack])).toEqual([]);
  expect(unkeptViews([{ images: [], series: ['2.25.9'], rotation: 2 }], [stack])).toEqual([]);
  expect(unkeptViews([{ images: of(1), inverted: true }], [stack])).toEqual(few);
  expect(unkeptViews([{ images: of(1), inverted: false }], [stack])).toEqual([]);
});
