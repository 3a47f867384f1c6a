import { describe, expect, it } from 'vitest';
import { excessOf, type ImageGroup, keptPlaces } from '#islands/image-review/group.ts';
import { caseParts } from '#lib/cases/body-schema.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
import { folderOf } from '#lib/cases/viewer-folder-schemas.ts';
import { imageReviewMessages } from '#lib/images/review-texts.ts';
import { viewerMessages } from '#lib/viewer/texts.ts';

const group = (count: number, room?: number): ImageGroup => ({
  kind: 'photographs',
  id: 'g',
  name: '',
  files: [],
  count,
  isOneSize: () => true,
  ...(room !== undefined && { room }),
  paint: () => Promise.reject(new Error('not shown')),
});

const bodyOf = (images: number, series = {}) => ({
  folders: [
    {
      id: 'folder-1',
      name: 'A',
      description: '',
      images: Array.from({ length: images }, (_, i) => ({
        kind: 'image' as const,
        file: i.toString(16).padStart(64, '0'),
        width: 1,
        height: 1,
        position: [0, 0, i] as [number, number, number],
      })),
      series,
    },
  ],
  mainImage: null,
});

describe('a folder that takes no more', () => {
  it('gets the first images, and the review says how many are left out', () => {
    const long = group(2_100, CASE_MAX.images);
    expect(keptPlaces(long, {})).toHaveLength(2_000);
    expect(keptPlaces(long, {}).at(-1)).toBe(1_999);
    expect(excessOf(long, {})).toBe(100);
    expect(caseParts.images.safeParse(bodyOf(keptPlaces(long, {}).length)).success).toBe(true);
    expect(caseParts.images.safeParse(bodyOf(2_001)).success).toBe(false);
  });

  it('gets what its author chose of them', () => {
    const long = group(2_100, CASE_MAX.images);
    const part = { from: 1, to: 2_100, every: 2 };
    expect(keptPlaces(long, { part })).toHaveLength(1_050);
    expect(excessOf(long, { part })).toBe(0);
    expect(keptPlaces(long, { takenOut: new Set([0]) })[0]).toBe(1);
  });

  it('counts what it has already', () => {
    expect(keptPlaces(group(30, 10), {})).toHaveLength(10);
    expect(keptPlaces(group(30, 0), {})).toEqual([]);
    expect(keptPlaces(group(3_000), {})).toHaveLength(3_000);
    expect(imageReviewMessages.excess(20, 10, 'photographs')).toBe(
      'Un dossier contient 2\u202f000 images au plus\u00a0: il reste de la place pour 10, et 20\u00a0images ne seront pas envoyées.',
    );
    expect(imageReviewMessages.excess(1, 2_000, 'series')).toContain('1\u00a0image ne sera pas envoyée.');
  });
});

describe('the rate of a clip', () => {
  it('is kept by the case and told to the viewer', () => {
    const parsed = caseParts.images.parse(bodyOf(2, { frameRate: 2 }));
    const body = { ...parsed, presentation: undefined, findings: [] };
    expect(folderOf(parsed.folders[0]!, body).series.frameRate).toBe(2);
    const varying = caseParts.images.parse(bodyOf(2, { frameRate: 2, isMeanRate: true }));
    const { frameRate, isMeanRate } = folderOf(varying.folders[0]!, body).series;
    expect(viewerMessages.frameRate(frameRate!, isMeanRate)).toBe('2\u00a0images/s\u00a0en moyenne');
    expect(viewerMessages.frameRate(frameRate!)).toBe('2\u00a0images/s');
    const plain = caseParts.images.parse(bodyOf(2));
    expect(folderOf(plain.folders[0]!, body).series).not.toHaveProperty('frameRate');
  });
});
