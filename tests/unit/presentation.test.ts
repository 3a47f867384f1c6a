import { describe, expect, it } from 'vitest';
import { toStacks } from '#islands/viewer/to-stacks.ts';
import { type CaseBody, caseParts } from '#lib/cases/body-schema.ts';
import { caseDifferences } from '#lib/cases/differences.ts';
import { openingImage } from '#lib/cases/presentation-limits.ts';
import type { CasePresentation } from '#lib/cases/presentation-schema.ts';
import { toViewerCase } from '#lib/cases/viewer-schemas.ts';
import { caseWithoutFiles } from '#lib/cases/without-files.ts';
import { centreImages } from '#lib/viewer/opening.ts';
import { withOpeningPanels } from '#lib/viewer/opening-panels.ts';
import { centreOf } from '#lib/viewer/panel-centre.ts';
import { changeView, firstState, resetPanel, showStack } from '#lib/viewer/state.ts';

const key = (digit: string) => digit.repeat(64);
const image = (digit: string) => ({ kind: 'image' as const, file: key(digit), width: 100, height: 80 });
const view = { folder: 'f2', key: key('d'), zoom: 2, centre: { x: 0.25, y: 0.5 }, rotation: 2 };
const kept: CasePresentation = { views: [view], panels: ['f2', 'f1'], unlinked: true };
const body: CaseBody = {
  difficulty: 3,
  clinicalInformation: '',
  answer: '',
  sheet: null,
  folders: [
    { id: 'f1', name: 'TDM', description: '', images: [...'0123456789'].map(image), mainImage: 2 },
    { id: 'f2', name: 'IRM', description: '', images: [...'abcdef'].map(image) },
  ],
  mainImage: null,
};
const shownOf = (part: Partial<CaseBody>) =>
  toViewerCase(
    { card: { _id: 'x', author: { name: 'A' } }, body: { ...body, ...part } } as unknown as Parameters<
      typeof toViewerCase
    >[0],
    false,
  );
const accepts = (presentation: unknown) => caseParts.presentation.safeParse({ presentation }).success;

describe('the image that a folder opens on', () => {
  it('is the usual one, unless something near it is pointed at', () => {
    expect(openingImage(100, 40, [])).toBe(40);
    expect(openingImage(100, 40, [80])).toBe(40);
    expect(openingImage(100, 40, [45])).toBe(99);
    expect(openingImage(100, 88, [88])).toBe(0);
    expect(openingImage(100, 50, [50, 2, 80])).toBe(99);
    expect(openingImage(1, 0, [0])).toBe(0);
  });

  it('is not moved by what stands for the case or the folder in lists', () => {
    const star = { folderId: 'f2', imageIndex: 4 };
    const shown = shownOf({ mainImage: star });
    expect(shown.main).toBe(0);
    // Photographs begin with their first; what was chosen is their cover alone.
    expect(shown.folders.map(({ start, cover }) => [start, cover])).toEqual([
      [0, key('2')],
      [0, key('e')],
    ]);
    const opened = { views: [{ folder: 'f2', key: key('b') }], panels: ['f2'] };
    const chosen = shownOf({ mainImage: star, presentation: opened });
    expect([chosen.main, chosen.folders[1]!.start, chosen.folders[1]!.cover]).toEqual([1, 1, key('e')]);
  });

  it('is away from the slice that stands for a series: it shows what the case is about', () => {
    const slices = [...'0123456789'].map((digit, z) => ({
      ...image(digit),
      kind: 'frame' as const,
      frame: key(digit),
      position: [0, 0, z] as [number, number, number],
    }));
    const startOf = (index?: number, more: Partial<CaseBody> = {}) =>
      shownOf({
        folders: [
          {
            id: 'f1',
            name: 'TDM',
            description: '',
            images: slices,
            ...(index !== undefined && { mainImage: index }),
          },
        ],
        ...more,
      }).folders[0]!.start;
    expect([startOf(), startOf(5), startOf(6), startOf(9)]).toEqual([5, 0, 0, 5]);
    expect(startOf(9, { mainImage: { folderId: 'f1', imageIndex: 4 } })).toBe(0);
    // In a part of the series slices are counted from the first that is shown.
    const range = { from: key('4'), to: key('9') };
    const presentation = { views: [{ folder: 'f1', key: key('1'), range }] };
    expect([startOf(4, { presentation }), startOf(7, { presentation })]).toEqual([3, 0]);
  });

  it('is never told to lie where findings are', () => {
    const findings = [{ id: 'c1', name: 'N', explanation: '', folder: 'f1', key: key('0'), marks: [] }];
    expect(shownOf({ findings }).folders.map(({ start, cover }) => [start, cover])).toEqual([
      [9, key('2')],
      [0, key('a')],
    ]);
    // Chosen, it is shown all the same.
    const presentation = { views: [{ folder: 'f1', key: key('0') }] };
    expect(shownOf({ findings, presentation }).folders[0]!.start).toBe(0);
    expect(JSON.stringify(shownOf({ findings, presentation }))).not.toContain('c1');
  });
});

describe('what an author keeps', () => {
  it('is the slice, the way it is looked at, the panels, and the folder one begins with', () => {
    const shown = shownOf({ presentation: kept });
    expect(shown).toMatchObject({ main: 1, panels: [1, 0], unlinked: true });
    expect(shown.folders[1]).toMatchObject({
      start: 3,
      cover: key('a'),
      view: { zoom: 2, centre: { x: 0.25, y: 0.5 }, rotation: 2 },
    });
    expect(shown.folders[0]!.view).toBeUndefined();
  });

  it('is passed over where its slice or folder is gone', () => {
    const gone = { views: [{ ...view, key: key('9') }], panels: ['f9'] };
    expect(shownOf({ presentation: gone })).toMatchObject({ main: 0 });
    expect(shownOf({ presentation: gone }).folders[1]!.start).toBe(0);
    expect(caseWithoutFiles({ presentation: kept }, new Set([key('d')])).presentation?.views).toEqual([]);
  });

  it('is refused where it cannot be', () => {
    expect([kept, null, { views: [] }].map(accepts)).toEqual([true, true, true]);
    expect(accepts({ views: [view, view] })).toBe(false);
    expect(accepts({ views: [{ ...view, rotation: 4 }] })).toBe(false);
    expect(accepts({ views: [], panels: ['a', 'b', 'c', 'd', 'e'] })).toBe(false);
    expect(accepts({ views: [{ ...view, zoom: 0 }] })).toBe(false);
  });

  it('tells itself in a comparison', () => {
    expect(caseDifferences(body, { ...body, presentation: kept })).toEqual([{ what: 'presentation' }]);
    expect(caseDifferences(body, { ...body, presentation: null })).toEqual([]);
  });
});

describe('the viewer', () => {
  const stacks = toStacks(shownOf({ presentation: kept }), null, null);
  const size = { width: 400, height: 200 };

  it('opens a stack as it was kept, and comes back to it', () => {
    const first = firstState(stacks, 0, 0);
    const there = showStack(first, stacks, 0, 1);
    expect(there.panels[0]).toMatchObject({ index: 3, view: { zoom: 2, rotation: 2 } });
    const placed = centreImages(there, stacks, () => size);
    expect(centreOf(placed.panels[0]!.view, stacks[1]!, size).x).toBeCloseTo(0.25);
    expect(centreImages(placed, stacks, () => size)).toBe(placed);
    expect(centreImages(there, stacks, () => undefined)).toBe(there);
    // A panel of another size has the same in its middle, until somebody moves the image.
    const narrow = { width: 200, height: 300 };
    const resized = centreImages(placed, stacks, () => narrow).panels[0]!.view;
    expect(centreOf(resized, stacks[1]!, narrow)).toMatchObject({
      x: expect.closeTo(0.25),
      y: expect.closeTo(0.5),
    });
    const dragged = changeView(placed, 0, (now) => ({ ...now, pan: { x: 5, y: 5 } }));
    expect(centreImages(dragged, stacks, () => narrow)).toBe(dragged);
    const moved = changeView(placed, 0, (now) => ({ ...now, zoom: 7, inverted: true }));
    const back = centreImages(resetPanel(moved, stacks, 0), stacks, () => size);
    expect(back.panels[0]!.view).toEqual(placed.panels[0]!.view);
  });

  it('opens the panels that were kept, as far as there is room', () => {
    const first = firstState(stacks, 1, 3);
    const opened = withOpeningPanels(first, stacks, { panels: [1, 0], linked: false });
    expect([opened.panels.map(({ stack, index }) => [stack, index]), opened.linked]).toEqual([
      [
        [1, 3],
        [0, 0],
      ],
      false,
    ]);
    expect(
      withOpeningPanels({ ...first, maxPanels: 1 }, stacks, { panels: [1, 0], linked: true }).panels,
    ).toHaveLength(1);
    expect(withOpeningPanels(first, stacks, { panels: [], linked: false })).toBe(first);
  });
});
