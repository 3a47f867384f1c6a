import { describe, expect, it } from 'vitest';
import { buildPhantom, PHANTOMS, type PhantomName } from '#lib/demo/phantoms/catalogue.ts';
import type { PhantomSeries, PhantomSlice } from '#lib/demo/phantoms/types.ts';

/** Mean of a square of ± `half` pixels around a point given in mm from the centre of the plane. */
function meanAt(series: PhantomSeries, index: number, x: number, y: number, half = 2): number {
  const slice = series.slices[index]!;
  const column = Math.round(x / series.spacingMm[1] + (slice.columns - 1) / 2);
  const row = Math.round(y / series.spacingMm[0] + (slice.rows - 1) / 2);
  let sum = 0;
  for (let r = row - half; r <= row + half; r++) {
    for (let c = column - half; c <= column + half; c++) sum += slice.pixels[r * slice.columns + c]!;
  }
  return sum / (2 * half + 1) ** 2;
}

function meanDifference(a: PhantomSlice, b: PhantomSlice): number {
  let sum = 0;
  for (let i = 0; i < a.pixels.length; i++) sum += Math.abs(a.pixels[i]! - b.pixels[i]!);
  return sum / a.pixels.length;
}

/** Pixels whose 3 × 3 neighbourhood moved clearly: more than noise or rounding would. */
function changedPixels(a: PhantomSlice, b: PhantomSlice): number {
  let count = 0;
  for (let i = a.columns + 1; i < a.pixels.length - a.columns - 1; i++) {
    let sum = 0;
    for (const row of [-a.columns, 0, a.columns]) {
      for (const step of [-1, 0, 1]) sum += a.pixels[i + row + step]! - b.pixels[i + row + step]!;
    }
    if (Math.abs(sum) / 9 > 8) count++;
  }
  return count;
}

const SMALL = { slices: 5, size: 128 };

describe('every phantom', () => {
  const names = Object.keys(PHANTOMS) as PhantomName[];

  it.each(names)('%s is the same for the same seed and another for another', (name) => {
    const a = buildPhantom(name, { seed: 5, slices: 1, size: 72 });
    const b = buildPhantom(name, { seed: 5, slices: 1, size: 72 });
    const c = buildPhantom(name, { seed: 6, slices: 1, size: 72 });
    expect(a).toEqual(b);
    expect(a[0]!.slices[0]!.pixels).not.toEqual(c[0]!.slices[0]!.pixels);
    for (const series of a) {
      expect(series.keySlice).toBeLessThan(series.slices.length);
      for (const { rows, columns, pixels } of series.slices) expect(pixels).toHaveLength(rows * columns);
    }
  });

  it.each(names)('%s shows each of its lesions', (name) => {
    const options = { seed: 5, slices: name.endsWith('-us') ? 1 : 9, size: 64 };
    const well = buildPhantom(name, options);
    for (const kind of PHANTOMS[name].lesions) {
      const ill = buildPhantom(name, { ...options, lesion: { kind } });
      const changed = ill.map((series, i) => {
        const twin = well.find(({ name: other }) => other === series.name) ?? well[i];
        return twin ? changedPixels(series.slices[series.keySlice]!, twin.slices[series.keySlice]!) : 0;
      });
      expect(Math.max(...changed), kind).toBeGreaterThan(5);
    }
  });

  it('refuses a lesion it cannot show', () => {
    expect(() => buildPhantom('hand-xray', { seed: 1, lesion: { kind: 'embolism' } })).toThrow(/hand-xray/);
  });
});

describe('Hounsfield units', () => {
  it('chest: lung, blood and air', () => {
    const [series] = buildPhantom('thorax-ct', { seed: 2, slices: 1, size: 160 });
    expect(meanAt(series!, 0, 80, 0, 4)).toBeLessThan(-700);
    expect(meanAt(series!, 0, 24, 46)).toBeGreaterThan(170);
    expect(meanAt(series!, 0, 175, 175)).toBeLessThan(-970);
  });

  it('abdomen: liver, fat, vertebra', () => {
    const [series] = buildPhantom('abdomen-ct', { seed: 2, slices: 1, size: 160 });
    expect(Math.abs(meanAt(series!, 0, -100, -10) - 112)).toBeLessThan(15);
    expect(meanAt(series!, 0, 0, 52)).toBeGreaterThan(120);
  });

  it('head: fluid is water, brain is 25–45, the vault is bone', () => {
    const series = buildPhantom('head-ct', { seed: 2, slices: 1, size: 200 })[0]!;
    const brain = meanAt(series, 0, -30, 30, 4);
    expect(brain).toBeGreaterThan(22);
    expect(brain).toBeLessThan(45);
    expect(Math.max(...series.slices[0]!.pixels)).toBeGreaterThan(800);
  });

  it('a haematoma is bright on its own side only', () => {
    const build = (side: 'right' | 'left') =>
      buildPhantom('head-ct', { seed: 2, ...SMALL, lesion: { kind: 'haematoma', side } })[0]!;
    const right = build('right');
    const left = build('left');
    expect(meanAt(right, right.keySlice, -26, -2, 3)).toBeGreaterThan(58);
    expect(meanAt(left, left.keySlice, -26, -2, 3)).toBeLessThan(50);
  });

  it('an embolism is a dark defect in bright blood', () => {
    const options = { seed: 2, slices: 1, size: 160 };
    const heights = buildPhantom('thorax-ct', { ...options, slices: 10, lesion: { kind: 'embolism' } })[0]!;
    expect(meanAt(heights, heights.keySlice, -22, 0, 1)).toBeLessThan(150);
  });
});

describe('stacks', () => {
  it.each(['head-ct', 'abdomen-ct', 'knee-mr'] as const)('%s changes gently from slice to slice', (name) => {
    const [series] = buildPhantom(name, { seed: 3, slices: 24, size: 72 });
    const [a, b, far] = [10, 11, 20].map((i) => series!.slices[i]!);
    const near = meanDifference(a!, b!);
    expect(near).toBeGreaterThan(0.5);
    expect(near).toBeLessThan(meanDifference(a!, far!));
  });

  it('contrasts of one MR share their anatomy: fluid is bright in T2 and dark in T1', () => {
    const [t2, t1] = buildPhantom('spine-mr', { seed: 3, slices: 1, size: 160 });
    let [bright, dark] = [0, 0];
    t2!.slices[0]!.pixels.forEach((value, i) => {
      if (value > 850) {
        bright++;
        if (t1!.slices[0]!.pixels[i]! < 320) dark++;
      }
    });
    expect(bright).toBeGreaterThan(50);
    expect(dark / bright).toBeGreaterThan(0.8);
  });
});
