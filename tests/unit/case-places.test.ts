import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { casePlaceOf, rememberCasePlace } from '#lib/cases/browser/case-places.ts';

const kept = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('a device knows where each person left the last forty cases, and survives what it cannot read', () => {
  for (let index = 0; index < 60; index += 1)
    rememberCasePlace('lea', `c${index}`, { folder: 1, image: index });
  rememberCasePlace('tom', 'c59', { folder: 0, image: 2 });
  expect(casePlaceOf('lea', 'c59')).toEqual({ image: 59, search: '?serie=2&image=60' });
  expect(casePlaceOf('tom', 'c59')?.image).toBe(2);
  expect(casePlaceOf('lea', 'c20')).toBeDefined();
  expect(casePlaceOf('lea', 'c19')).toBeUndefined();
  rememberCasePlace('lea', 'c20', { folder: 0, image: 0 });
  rememberCasePlace('lea', 'new', { folder: 0, image: 0 });
  expect(casePlaceOf('lea', 'c20')?.image).toBe(0);
  expect(casePlaceOf('lea', 'c21')).toBeUndefined();
  for (const key of kept.keys()) kept.set(key, '{"no":"list"}');
  expect(casePlaceOf('lea', 'c20')).toBeUndefined();
});
