import { describe, expect, it } from 'vitest';
import { clampIndex, dragStep, loadOrder, stretches, wheelSteps } from '#lib/imaging/stack.ts';
import { wheelZoom } from '#lib/viewer/gestures.ts';

describe('moving through a stack', () => {
  it('never leaves the stack', () => {
    expect([-3, 0, 7, 24, 99].map((index) => clampIndex(index, 24))).toEqual([0, 0, 7, 23, 23]);
    expect(clampIndex(5, 0)).toBe(0);
  });

  it('counts one notch of a mouse as one slice, whatever its size', () => {
    expect(wheelSteps(0, 100)).toEqual({ steps: 1, carried: 0 });
    expect(wheelSteps(0, -240)).toEqual({ steps: -1, carried: 0 });
    // Three lines of 16 pixels, as Firefox has them; the first after a pause too.
    expect(wheelSteps(0, 48, 1, true)).toEqual({ steps: 1, carried: 0 });
  });

  it('adds up the small deltas of a trackpad, and forgets them when it turns back', () => {
    const first = wheelSteps(0, 20);
    expect(first).toEqual({ steps: 0, carried: 20 });
    expect(wheelSteps(first.carried, 20)).toEqual({ steps: 1, carried: 10 });
    expect(wheelSteps(first.carried, -20)).toEqual({ steps: 0, carried: -20 });
  });

  it('moves as soon as a hand begins to turn, and a slow notch of macOS is a slice', () => {
    const began = wheelSteps(0, 4, 1, true);
    expect(began.steps).toBe(1);
    expect(wheelSteps(began.carried, 4).steps).toBe(0);
    expect(wheelSteps(29, -4, 1, true).steps).toBe(-1);
    // A finger laid down does nothing; a mouse's notch stays one slice.
    expect(wheelSteps(0, 1, 1, true).steps).toBe(0);
    expect(wheelSteps(0, 100, 1, true)).toEqual({ steps: 1, carried: 0 });
    expect(wheelSteps(22.5, 100, 0.25, true).steps).toBe(1);
  });

  it('keeps the image under two fingers pinched on a trackpad', () => {
    // Fingers 1.5 times as far apart, in twenty events.
    const factor = Array.from({ length: 20 }, () => wheelZoom(-5 * Math.log(1.5), 1));
    expect(factor.reduce((all, each) => all * each, 1)).toBeCloseTo(1.5, 5);
    expect(wheelZoom(-100, 1)).toBeCloseTo(1.1, 5);
    expect(wheelZoom(120, 1)).toBeLessThan(1);
  });

  it('answers to the sensitivity: fewer notches a slice, or more', () => {
    const turned = (notches: number, sensitivity: number) => {
      let [carried, slices] = [0, 0];
      for (let i = 0; i < notches; i++) {
        const { steps, carried: over } = wheelSteps(carried, 100, sensitivity);
        [carried, slices] = [over, slices + steps];
      }
      return slices;
    };
    expect([0.25, 0.5, 1, 1.25, 2, 3].map((sensitivity) => turned(8, sensitivity))).toEqual([
      2, 4, 8, 10, 16, 24,
    ]);
  });

  it('runs a long stack over half the panel, a short one slice by slice', () => {
    expect(dragStep(800, 100)).toBe(4);
    expect(dragStep(800, 5)).toBe(24);
    expect(dragStep(400, 2000)).toBe(3);
  });
});

describe('order of loading', () => {
  it('starts on screen, then goes outwards', () => {
    expect(loadOrder(200, 100).slice(0, 5)).toEqual([100, 101, 99, 102, 98]);
  });

  it('then spreads over the whole stack before filling the gaps', () => {
    const early = loadOrder(200, 100).slice(0, 40);
    expect(Math.min(...early)).toBeLessThan(10);
    expect(Math.max(...early)).toBeGreaterThan(190);
  });

  it.each([
    [1, 0],
    [2, 1],
    [37, 0],
    [37, 36],
    [186, 92],
  ])('fetches each of %i slices once, from slice %i', (count, current) => {
    const order = loadOrder(count, current);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
  });
});

it('joins neighbours into stretches', () => {
  expect(stretches([5, 1, 0, 2])).toEqual([
    { start: 0, length: 3 },
    { start: 5, length: 1 },
  ]);
  expect(stretches([])).toEqual([]);
});
