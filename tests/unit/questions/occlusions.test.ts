import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaseBody } from '#lib/cases/body-schema.ts';
import { markedImage } from '#lib/cases/marked-image.ts';
import { occlusionOf } from '#lib/questions/exchange/occlusion-shapes.ts';
import { ZONE_MARKS } from '#lib/questions/zones.ts';
import { apply, FIRST_VIEW, fitScale, toPanel } from '#lib/viewer/view.ts';
import { contour, file, finding, TRIANGLE, zoneCase } from './masked-case.ts';

type Turn = { rotation?: 1 | 2 | 3; flipped?: true };
const turned = (turn: Turn): CaseBody['presentation'] => ({
  views: [{ folder: 'f1', key: file('1'), ...turn }],
});
const occlusion = (id: string, turn: Turn = {}) =>
  occlusionOf(markedImage({ ...zoneCase, presentation: turned(turn) }, id, ZONE_MARKS)!);

describe('what Anki masks', () => {
  // An image of 200 × 100 with a triangle at (0.1, 0.1), (0.3, 0.1), (0.1, 0.5); turned positions worked out by hand.
  it.each<[Turn, string]>([
    [{}, 'left=.1:top=.1:points=.1,.1 .3,.1 .1,.5'],
    [{ rotation: 1 }, 'left=.5:top=.1:points=.9,.1 .9,.3 .5,.1'],
    [{ rotation: 2 }, 'left=.7:top=.5:points=.9,.9 .7,.9 .9,.5'],
    [{ rotation: 3 }, 'left=.1:top=.7:points=.1,.9 .1,.7 .5,.9'],
    [{ flipped: true }, 'left=.7:top=.1:points=.9,.1 .7,.1 .9,.5'],
    [{ flipped: true, rotation: 1 }, 'left=.5:top=.7:points=.9,.9 .9,.7 .5,.9'],
  ])('is an outline on the picture as it is turned: %o', (turn, polygon) => {
    expect(occlusion('n1', turn)).toBe(`{{c1::image-occlusion:polygon:${polygon}}}<br>`);
  });

  it('is an ellipse by its corner and radii, whichever corners were drawn', () => {
    expect(occlusion('n2')).toBe('{{c1::image-occlusion:ellipse:left=.1:top=.1:rx=.1:ry=.1}}<br>');
    expect(occlusion('n2', { rotation: 1 })).toBe(
      '{{c1::image-occlusion:ellipse:left=.7:top=.1:rx=.1:ry=.1}}<br>',
    );
  });

  it('lies where the viewer draws it, on pixels of any proportion', () => {
    const millimetres = fc.double({ min: 0.2, max: 4, noNaN: true });
    fc.assert(
      fc.property(
        fc.tuple(millimetres, millimetres),
        fc.constantFrom(0, 1, 2, 3),
        fc.boolean(),
        (spacing, rotation, flipped) => {
          const image = { width: 200, height: 100, spacing };
          const tall = 100 * (spacing[0] / spacing[1]);
          const panel = rotation % 2 === 0 ? { width: 200, height: tall } : { width: tall, height: 200 };
          expect(fitScale(image, panel, rotation)).toBeCloseTo(1);
          const matrix = toPanel({ ...FIRST_VIEW, rotation, flipped }, image, panel);
          const turn = { ...(rotation && { rotation }), ...(flipped && { flipped }) } as Turn;
          const written = /points=([^}]*)/.exec(occlusion('n1', turn))![1]!;
          const places = written.split(' ').map((pair) => pair.split(',').map(Number));
          for (const [at, [x, y]] of TRIANGLE.entries()) {
            const seen = apply(matrix, { x, y });
            expect(places[at]![0]).toBeCloseTo(seen.x / panel.width, 3);
            expect(places[at]![1]).toBeCloseTo(seen.y / panel.height, 3);
          }
        },
      ),
    );
  });

  it('is nothing where no outline would be seen', () => {
    const marked = (points: [number, number][]) => {
      const findings = [finding('n1', 'Hors champ', [contour(file('1'), 'f1', points)])];
      return occlusionOf(markedImage({ ...zoneCase, findings }, 'n1', ZONE_MARKS)!);
    };
    const far = TRIANGLE.map(([x, y]): [number, number] => [x + 400, y]);
    const flat = TRIANGLE.map(([x]): [number, number] => [x, 10]);
    expect([marked(far), marked(flat)]).toEqual(['', '']);
    expect(marked(TRIANGLE.map(([x, y]) => [x - 30, y]))).toContain('left=-.05');
  });
});

describe('the image of a structure', () => {
  const imageOf = (id: string, presentation: CaseBody['presentation'] = null) =>
    markedImage({ ...zoneCase, presentation }, id, ZONE_MARKS);

  it('is the one that its finding opens on, with the marks that lie there', () => {
    expect(imageOf('n2')).toMatchObject({ folder: { id: 'f1' }, image: { file: file('2') } });
    expect(imageOf('n2')!.marks).toHaveLength(1);
    const named = { ...zoneCase.findings![1]!, key: file('1') };
    const marked = markedImage({ ...zoneCase, findings: [named] }, 'n2', ZONE_MARKS);
    expect(marked).toMatchObject({ image: { file: file('1') } });
    expect(marked!.marks[0]!.points[1]).toEqual({ x: 4, y: 4 });
  });

  it('is shown as its author shows the finding, else its folder', () => {
    const window = { centre: 40, width: 400 };
    const own = { centre: -600, width: 1500 };
    const presentation = { views: [{ folder: 'f1', key: file('1'), window, inverted: true as const }] };
    expect(imageOf('n1', presentation)!.view).toMatchObject({ window, inverted: true });
    const windowed = { ...zoneCase.findings![0]!, window: own };
    expect(
      markedImage({ ...zoneCase, presentation, findings: [windowed] }, 'n1', ZONE_MARKS)!.view,
    ).toMatchObject({ window: own, inverted: true });
  });

  it('is gone with its finding', () => {
    expect(markedImage({ ...zoneCase, folders: [] }, 'n1', ZONE_MARKS)).toBeUndefined();
    expect(imageOf('n9')).toBeUndefined();
  });
});
