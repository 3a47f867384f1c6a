import { describe, expect, it } from 'vitest';
import { CineClock, paceOf } from '#lib/viewer/cine-clock.ts';

/** Images shown in so many milliseconds, on a screen that draws so often; and the most that were passed at once. */
function played(rate: number, isClip: boolean, milliseconds: number, refresh: number) {
  const clock = new CineClock(rate, isClip, 0);
  let [images, most] = [0, 0];
  for (let now = refresh; now <= milliseconds + 0.001; now += refresh) {
    const steps = clock.advance(now);
    images += steps;
    most = Math.max(most, steps);
  }
  return { images, most };
}

describe('a clip', () => {
  it.each([
    ['30 images a second, as FrameTime 33.3 says', 1000 / 33.3, 300],
    ['25, which no screen of 60 Hz divides', 25, 250],
    ['59.94', 59.94, 599],
    ['2', 2, 20],
    ['0.5', 0.5, 5],
  ])('is played at its own rate: %s', (_, rate, images) => {
    const seen = played(rate, true, 10_000, 1000 / 60);
    expect(Math.abs(seen.images - images)).toBeLessThanOrEqual(1);
    expect(seen.most).toBe(1);
  });

  it('keeps its time where the screen is too slow, and leaves images out', () => {
    expect(played(30, true, 10_000, 100)).toEqual({ images: 300, most: 3 });
    expect(played(120, true, 10_000, 1000 / 60).images).toBe(1200);
  });

  it('makes up for the moments in which an image was drawn', () => {
    const clock = new CineClock(25, true, 0);
    let images = 0;
    // Each image takes two pictures of the screen to be drawn.
    for (let now = 20, isDrawn = 0; now <= 10_000; now += 20) {
      if (now < isDrawn) {
        clock.wait(now);
        continue;
      }
      const steps = clock.advance(now);
      images += steps;
      if (steps > 0) isDrawn = now + 50;
    }
    expect(Math.abs(images - 250)).toBeLessThanOrEqual(2);
  });

  it('waits for what is on its way, and goes on from there', () => {
    const clock = new CineClock(10, true, 0);
    for (let now = 100; now <= 9000; now += 20) clock.wait(now);
    // Three tenths of a second are left out at most.
    expect(clock.advance(9000)).toBe(4);
    expect(clock.advance(9080)).toBe(0);
    expect(clock.advance(9100)).toBe(1);
  });

  it('does not run on while nobody sees the page', () => {
    const clock = new CineClock(10, true, 0);
    expect(clock.advance(60_000)).toBe(1);
    expect(clock.advance(60_050)).toBe(0);
    expect(clock.advance(60_100)).toBe(1);
  });
});

it('slices are all shown, more slowly where the screen is slow', () => {
  expect(played(10, false, 10_000, 1000 / 60)).toEqual({ images: 100, most: 1 });
  expect(played(30, false, 10_000, 100)).toEqual({ images: 100, most: 1 });
  const clock = new CineClock(10, false, 0);
  for (let now = 100; now <= 9000; now += 20) clock.wait(now);
  expect([clock.advance(9000), clock.advance(9080), clock.advance(9100)]).toEqual([1, 0, 1]);
});

describe('a stack whose file says a rate', () => {
  it('is a clip that keeps it, unless its images lie at places of the patient', () => {
    expect(paceOf(25, 10, [null, null])).toEqual({ rate: 25, isClip: true });
    expect(paceOf(25, 10, [[0, 0, 1], null])).toEqual({ rate: 25, isClip: false });
    expect(paceOf(undefined, 10, [null, null])).toEqual({ rate: 10, isClip: false });
  });

  it('shows each slice of a volume, on a slow screen too', () => {
    const { rate, isClip } = paceOf(30, 10, [[0, 0, 1]]);
    expect(played(rate, isClip, 10_000, 100)).toEqual({ images: 100, most: 1 });
  });
});
