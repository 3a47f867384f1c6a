import { expect, test } from 'vitest';
import { hasRoomForTexts, quotaRefusal, sentNow } from '#lib/images/quota.ts';

const WEEK = 7 * 86_400_000;

test('what was stored lately is forgotten at one quota a week, and a clock set back changes nothing', () => {
  expect(sentNow(1500, 0, WEEK / 2, 1000)).toBe(1000);
  expect(sentNow(1500, 0, 3 * WEEK, 1000)).toBe(0);
  expect(sentNow(1500, WEEK, 0, 1000)).toBe(1500);
  expect(sentNow(1500, 0, WEEK, 0)).toBe(1500);
});

test('bytes are refused beyond the quota, and beyond twice the quota within days', () => {
  const figures = { quota: 1000, stored: 500, texts: 100, pending: 100, sent: 1500 };
  expect(quotaRefusal(figures, 300)).toBeUndefined();
  expect(quotaRefusal(figures, 301)).toEqual({ why: 'full' });
  expect(quotaRefusal({ ...figures, sent: 1700 }, 300)).toEqual({
    why: 'too_much_lately',
    retryAfter: Math.ceil(WEEK / 10 / 1000),
  });
  expect(quotaRefusal({ ...figures, quota: 0 }, 1e12)).toBeUndefined();
  expect(quotaRefusal({ ...figures, stored: 5000 }, 0)).toBeUndefined();
});

test('texts go a little beyond a quota that images have filled, and no further', () => {
  const figures = { quota: 1000, stored: 1000, texts: 0, pending: 0, sent: 0 };
  expect(quotaRefusal(figures, 1)).toEqual({ why: 'full' });
  expect(hasRoomForTexts({ ...figures, texts: 20 })).toBe(true);
  expect(hasRoomForTexts({ ...figures, texts: 21 })).toBe(false);
  expect(hasRoomForTexts({ ...figures, quota: 0, texts: 1e12 })).toBe(true);
});
