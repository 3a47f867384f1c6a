import { describe, expect, test } from 'vitest';
import { findingsPart } from '#lib/cases/findings-schema.ts';
import { placeFindings } from '#lib/cases/marks/place-findings.ts';
import { placeViews } from '#lib/cases/marks/place-views.ts';
import {
  enlargedTo,
  imageFinder,
  type StoredImage,
  storedPoint,
  windowIn,
} from '#lib/cases/marks/stored-image.ts';
import { presentationPart } from '#lib/cases/presentation-schema.ts';
import type { ProposedFinding } from '#lib/dicom/attributes/proposed-marks.ts';

const image = (at: number, own: Partial<StoredImage> = {}): StoredImage => ({
  folder: 'dossier1',
  key: String(at).repeat(64),
  image: at,
  instance: `2.25.${at}`,
  frame: 1,
  series: '2.25.9',
  columns: 40,
  rows: 20,
  width: 40,
  height: 20,
  isFrame: true,
  rescale: { slope: 1, intercept: -1024 },
  isTabled: false,
  isInverted: false,
  ...own,
});
const images = [1, 2, 3].map((at) => image(at));
const finding = (at: number, marks = 1): ProposedFinding => ({
  name: 'Nodule',
  isCoded: false,
  marks: Array.from({ length: marks }, () => ({
    kind: 'length',
    image: { instance: `2.25.${at}`, frame: 0 },
    points: [
      { x: 1, y: 2 },
      { x: 5, y: 8 },
    ],
  })),
});

/** The same mark as short as possible. */
const atOne = (mark: ProposedFinding['marks'][number]) => ({
  ...mark,
  points: mark.points.map(() => ({ x: 1, y: 1 })),
});

describe('points and windows', () => {
  test('an image with square pixels in place of its own has its points where they were', () => {
    expect(storedPoint({ x: 10, y: 5 }, image(1, { height: 50 }))).toEqual({ x: 10, y: 12.5 });
  });

  test('a window in stored values is told in the units of the image; unknown units are nobody’s', () => {
    const window = { centre: 1064, width: 400, rescale: { slope: 1, intercept: 0 } };
    expect(windowIn(window, image(1))).toEqual({ centre: 40, width: 400 });
    expect(windowIn({ ...window, rescale: null }, image(1))).toBeUndefined();
    expect(windowIn(window, image(1, { isTabled: true }))).toBeUndefined();
    expect(windowIn(window, image(1, { isFrame: false }))).toBeUndefined();
  });
});

describe('findings', () => {
  test('they lie on the images that were sent, and are what a case keeps', () => {
    const { findings, unplaced } = placeFindings(
      [finding(2), finding(7)],
      [],
      imageFinder(images),
      () => undefined,
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ folder: 'dossier1', key: '2'.repeat(64), image: 2 });
    expect(unplaced).toEqual({ withoutImage: 1, marks: 0, findings: 0 });
    expect(findingsPart.safeParse({ findings }).success).toBe(true);
  });

  test('what a case has no room for is counted', () => {
    const many = Array.from({ length: 32 }, () => finding(1, 22));
    const { findings, unplaced } = placeFindings(many, [], imageFinder(images), () => undefined);
    expect(findings).toHaveLength(30);
    expect(unplaced).toEqual({ withoutImage: 0, marks: 60, findings: 2 });
  });

  test('contours that a case’s findings have no room for are counted, and what is placed can be kept', () => {
    const points = Array.from({ length: 200 }, (_, i) => ({ x: i + 0.125, y: 100.625 }));
    const [mark] = finding(1).marks;
    const contours = Array.from({ length: 20 }, () => ({ ...mark!, kind: 'contour' as const, points }));
    const many = Array.from({ length: 30 }, () => ({ ...finding(1), marks: contours }));
    for (const course of [many, many.map((each) => ({ ...each, marks: contours.map(atOne) }))]) {
      const { findings, unplaced } = placeFindings(course, [], imageFinder(images), () => undefined);
      expect(findings.length + unplaced.findings).toBe(30);
      expect(findings.length).toBeGreaterThan(3);
      expect(JSON.stringify({ findings }).length).toBeLessThan(480 * 1024);
      expect(findingsPart.safeParse({ findings }).error).toBeUndefined();
    }
  });

  test('files that are given again place nothing twice', () => {
    const first = placeFindings([finding(1), finding(2)], [], imageFinder(images), () => undefined).findings;
    const again = placeFindings([finding(1), finding(3)], first, imageFinder(images), () => undefined);
    expect(again.findings.slice(0, 2)).toEqual(first);
    expect(again.findings.map(({ image: at }) => at)).toEqual([1, 2, 3]);
    expect(again.unplaced).toEqual({ withoutImage: 0, marks: 0, findings: 0 });
  });

  test('a view that is not the folder’s goes with the finding', () => {
    const view = {
      images: [{ instance: '2.25.1', frame: 0 }],
      area: { from: { x: 10, y: 5 }, to: { x: 20, y: 10 } },
    };
    const { findings } = placeFindings([finding(1)], [], imageFinder(images), () => view);
    expect(findings[0]).toMatchObject({ zoom: 4, centre: { x: 15, y: 7.5 } });
  });
});

test('an area far from its image, or without a size, enlarges nothing', () => {
  const around = (x: number, y: number, size: number) => ({
    area: { from: { x: x - size, y: y - size }, to: { x: x + size, y: y + size } },
  });
  expect(enlargedTo(around(50, 10, 5), image(1))).toEqual({ zoom: 2, middle: { x: 50, y: 10 } });
  expect(enlargedTo(around(101, 10, 5), image(1))).toBeUndefined();
  expect(enlargedTo(around(20, -31, 5), image(1))).toBeUndefined();
  expect(enlargedTo(around(20, 10, 0), image(1))).toBeUndefined();
});

describe('how a case opens', () => {
  const find = imageFinder(images);
  const views = [
    {
      series: ['2.25.9'],
      images: [],
      rotation: 1 as const,
      flipped: true as const,
      inverted: true,
      area: { from: { x: 10, y: 5 }, to: { x: 20, y: 10 } },
    },
  ];

  test('a shared view and the first key image are the folder’s', () => {
    const keyImages = [
      { instance: '2.25.3', frame: 0 },
      { instance: '2.25.1', frame: 0 },
    ];
    const presentation = placeViews(null, images, find, { views, keyImages }, () => images[0]!.key);
    expect(presentation).toEqual({
      views: [
        {
          folder: 'dossier1',
          key: '3'.repeat(64),
          zoom: 4,
          centre: { x: 0.375, y: 0.375 },
          rotation: 1,
          flipped: true,
          inverted: true,
        },
      ],
    });
    expect(presentationPart.safeParse({ presentation }).success).toBe(true);
  });

  test('what is set stays, and a view of few images is not the folder’s', () => {
    const before = { views: [{ folder: 'dossier1', key: '1'.repeat(64) }] };
    expect(placeViews(before, images, find, { views, keyImages: [] }, () => undefined)).toBe(before);
    const few = [{ ...views[0]!, series: [], images: [{ instance: '2.25.1', frame: 0 }] }];
    expect(placeViews(null, images, find, { views: few, keyImages: [] }, () => images[0]!.key)).toBeNull();
  });

  test('the polarity of a file that says itself that low values are white is not turned again', () => {
    const own = images.map((each) => ({ ...each, isInverted: true }));
    const [view] = placeViews(null, own, find, { views, keyImages: [] }, () => images[0]!.key)!.views;
    expect(view).not.toHaveProperty('inverted');
  });
});
