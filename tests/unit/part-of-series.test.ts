import { describe, expect, it } from 'vitest';
import type { CaseFolder, CaseImage } from '#lib/cases/body-schema.ts';
import { coverIndex } from '#lib/cases/cover.ts';
import { caseMain } from '#lib/cases/edits.ts';
import { summariseCase } from '#lib/cases/summary.ts';
import { placesOf, wholeSeries } from '#lib/images/part-of-series.ts';

describe('part of a long series', () => {
  it('is a range, and of it one in so many', () => {
    expect(placesOf(12, { from: 3, to: 10, every: 3 })).toEqual([2, 5, 8]);
    expect(placesOf(5, wholeSeries(5))).toEqual([0, 1, 2, 3, 4]);
    expect(placesOf(5, { from: 4, to: 99, every: 1 })).toEqual([3, 4]);
  });

  it('is never none by a step that is none, and none where it ends before it begins', () => {
    expect(placesOf(3, { from: 0, to: 3, every: 0 })).toEqual([0, 1, 2]);
    expect(placesOf(9, { from: 5, to: 4, every: 2 })).toEqual([]);
  });
});

describe('the image that stands for a folder', () => {
  const file = (name: string) => name.repeat(64);
  const photograph = (name: string): CaseImage => ({ kind: 'image', file: file(name), width: 9, height: 9 });
  const slice = (name: string, z: number): CaseImage => ({
    ...photograph(name),
    kind: 'frame',
    frame: file(name),
    position: [0, 0, z],
  });
  const folder = (images: CaseImage[], mainImage?: number): CaseFolder => ({
    id: 'a',
    name: 'A',
    description: '',
    images,
    ...(mainImage !== undefined && { mainImage }),
  });
  const slices = [...'abcdef'].map(slice);
  const photographs = [...'abcdef'].map(photograph);

  it('is the middle slice of a series, and the first of a set of photographs', () => {
    expect(coverIndex(folder(slices))).toBe(3);
    expect(coverIndex(folder(photographs))).toBe(0);
    expect(coverIndex(folder([]))).toBe(0);
  });

  it('is the one that its author chose, as long as it is there', () => {
    expect(coverIndex(folder(slices, 1))).toBe(1);
    expect(coverIndex(folder(slices, 0))).toBe(0);
    expect(coverIndex(folder(slices, 9))).toBe(3);
  });

  it('stands for the case where none was chosen, in its editor as on its card', () => {
    const folders = [folder([]), { ...folder(slices), id: 'b' }];
    const body = { difficulty: 1, clinicalInformation: '', answer: '', folders, mainImage: null };
    expect(caseMain(body)).toEqual({ folderId: 'b', imageIndex: 3 });
    expect(summariseCase(body)).toMatchObject({
      mainImage: { file: file('d') },
      folderImages: [{ folder: 'A', file: file('d') }],
    });
  });
});
