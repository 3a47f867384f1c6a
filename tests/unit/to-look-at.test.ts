import { describe, expect, it } from 'vitest';
import type { BurnedInRisk } from '#lib/dicom/attributes/burned-in-risk.ts';
import {
  imagesToSee,
  isShownLarge,
  LEAST_IN_SIGHT,
  LEAST_SHOWN,
  nextToLookAt,
} from '#lib/images/images-to-review.ts';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('what must be seen before it may be attested', () => {
  it('is no slice of a series that bears no name, however long', () => {
    const risks: BurnedInRisk[] = places(300).map(() => 'unlikely');
    expect(imagesToSee({ kept: places(300), seen: new Set(), riskAt: (place) => risks[place]! })).toEqual([]);
  });

  it('is each image whose file may bear a name, and that alone', () => {
    const risks: BurnedInRisk[] = ['unlikely', 'seen', 'usual', 'unlikely', 'stated'];
    const riskAt = (place: number) => risks[place]!;
    expect(imagesToSee({ kept: places(5), seen: new Set(), riskAt })).toEqual([1, 2, 4]);
    expect(imagesToSee({ kept: places(5), seen: new Set([0, 2]), riskAt })).toEqual([1, 4]);
  });

  it('is every picture that may come from anywhere', () => {
    expect(imagesToSee({ kept: places(3), seen: new Set([1]) })).toEqual([0, 2]);
  });

  it('is nothing that is not sent', () => {
    expect(imagesToSee({ kept: [0, 2], seen: new Set([0]), riskAt: () => 'usual' })).toEqual([2]);
  });
});

it('goes on after an image, and from the beginning after the last', () => {
  expect(nextToLookAt([1, 4], 2)).toBe(4);
  expect(nextToLookAt([1, 4], 4)).toBe(1);
  expect(nextToLookAt([], 4)).toBeUndefined();
});

describe('an image that counts as seen', () => {
  const own = { width: 4000, height: 3000 };
  it('is large enough, or as large as it is', () => {
    expect(isShownLarge({ width: LEAST_SHOWN, height: 165 }, own, 1)).toBe(true);
    expect(isShownLarge({ width: 165, height: LEAST_SHOWN }, own, 1)).toBe(true);
    expect(isShownLarge({ width: LEAST_SHOWN - 1, height: 165 }, own, 1)).toBe(false);
    expect(isShownLarge({ width: 40, height: 20 }, { width: 40, height: 20 }, 1)).toBe(true);
  });

  it('is in sight but for a margin', () => {
    expect(isShownLarge(own, own, LEAST_IN_SIGHT - 0.01)).toBe(false);
    expect(isShownLarge(own, own, LEAST_IN_SIGHT)).toBe(true);
  });
});
