import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ASVS, statesOf } from '#lib/legal/asvs.ts';

const all = ASVS.flatMap(({ requirements }) => requirements);
/** The numbers of requirements per level in the OWASP ASVS 5.0.0. */
const SIZES = { 1: 70, 2: 183 } as const;

it('has every requirement of the first two levels once, in the order of the standard', () => {
  expect(ASVS.map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  for (const { number, requirements } of ASVS)
    for (const { id } of requirements) expect(id).toMatch(new RegExp(`^V${number}\\.\\d+\\.\\d+$`));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const places = all.map(({ id }) => id.slice(1).split('.').map(Number));
  const sorted = places.toSorted((one, other) => {
    const index = one.findIndex((part, at) => part !== other[at]);
    return index < 0 ? 0 : one[index]! - other[index]!;
  });
  expect(places).toEqual(sorted);
  for (const level of [1, 2] as const)
    expect(all.filter((each) => each.level === level)).toHaveLength(SIZES[level]);
});

it('names a test that is there for every « oui », and a reason for everything else', () => {
  const proven = all.filter(({ state }) => state === 'yes');
  const without = proven.filter(({ tests = [] }) => tests.length === 0 || !tests.every(existsSync));
  expect(without).toEqual([]);
  for (const { tests = [] } of proven)
    for (const test of tests) expect(test).toMatch(/^tests\/.+\.(test|spec)\.ts$/);
  const silent = all.filter(({ state, note = '' }) => state !== 'yes' && note === '');
  expect(silent).toEqual([]);
  expect(all.filter(({ state, tests }) => state !== 'yes' && tests)).toEqual([]);
});

it('counts every requirement in one state', () => {
  for (const level of [1, 2] as const) {
    const counts = statesOf(level);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(SIZES[level]);
  }
});
