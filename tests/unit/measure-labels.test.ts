import { describe, expect, it } from 'vitest';
import { type LabelBox, placeLabels } from '#lib/viewer/measures/labels.ts';

const panel = { width: 400, height: 300 };
const words = (x: number, y: number, from = { x: x - 60, y }) => ({
  points: [from, { x, y }],
  lines: 1,
  width: 70,
  button: 0,
});

function inside({ x, y, width, height }: LabelBox): boolean {
  return x >= 0 && y >= 0 && x + width <= panel.width && y + height <= panel.height;
}

describe('where a measure says what it is', () => {
  it('is beside its last point, on the side that has room', () => {
    const [middle] = placeLabels([words(200, 150)], panel);
    expect(middle!.x).toBeGreaterThan(200);
    const [late] = placeLabels([words(380, 150)], panel);
    expect(late!.x + late!.width).toBeLessThan(380);
  });

  it('has what erases the measure on the far side, clear of its points', () => {
    const [middle] = placeLabels([{ ...words(200, 150), button: 44 }], panel) as LabelBox[];
    expect(middle!.button).toBeGreaterThan(middle!.words);
    expect(middle!.button + 44).toBe(middle!.x + middle!.width);
    const [late] = placeLabels([{ ...words(380, 150), button: 44 }], panel) as LabelBox[];
    expect(late!.words - late!.button).toBe(44);
    expect(late!.button).toBe(late!.x);
  });

  it('is always on the panel while something of the measure may be', () => {
    const ends = [-300, -5, 0, 3, 200, 397, 400, 700];
    for (const x of ends) {
      for (const y of ends) {
        const [box] = placeLabels([words(x, y, { x: 200, y: 150 })], panel);
        expect(inside(box!), `${x}, ${y}`).toBe(true);
      }
    }
  });

  it('is not told of a measure that is out of sight, or has nothing to say', () => {
    expect(placeLabels([words(-90, 150)], panel)).toEqual([null]);
    expect(placeLabels([words(200, -20)], panel)).toEqual([null]);
    expect(placeLabels([{ ...words(200, 150), lines: 0 }], panel)).toEqual([null]);
  });

  it('does not stand on the words before', () => {
    const [first, second] = placeLabels([words(200, 150), words(204, 152)], panel) as LabelBox[];
    expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
  });
});
