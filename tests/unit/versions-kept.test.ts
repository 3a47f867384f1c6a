import { expect, test } from 'vitest';
import { type VersionWeight, versionsToRemove } from '#lib/items/versions-kept.ts';
import { removedVersions } from '#lib/items/versions-kept-texts.ts';

const LIMITS = { always: 2, most: 5, bytes: 1000 };
/** Latest first, each with a text of its own unless named. */
const versions = (...texts: [id: string, bytes: number][]): VersionWeight[] =>
  texts.map(([id, bytes], index) => ({ number: texts.length - index, bytes: 1, texts: [{ id, bytes }] }));

test('the newest stay whatever they weigh, and older ones while they are light', () => {
  expect(versionsToRemove(versions(['a', 900], ['b', 900]), [], LIMITS)).toEqual([]);
  expect(versionsToRemove(versions(['a', 900], ['b', 900], ['c', 1]), [], LIMITS)).toEqual([1]);
  expect(versionsToRemove(versions(['a', 300], ['b', 300], ['c', 300], ['d', 97]), [], LIMITS)).toEqual([1]);
  expect(versionsToRemove(versions(['a', 300], ['b', 300], ['c', 300], ['d', 96]), [], LIMITS)).toEqual([]);
});

test('a text that a newer version or the working copy holds weighs nothing more', () => {
  const same = versions(['a', 900], ['a', 900], ['a', 900], ['b', 90]);
  expect(versionsToRemove(same, [], LIMITS)).toEqual([]);
  expect(versionsToRemove(versions(['a', 900], ['b', 900], ['c', 900]), ['a', 'b', 'c'], LIMITS)).toEqual([]);
});

test('with the first that is too much go all older ones, and no more than so many stay', () => {
  const light = versions(['a', 1], ['b', 1], ['c', 1], ['d', 1], ['e', 1], ['f', 1], ['g', 1]);
  expect(versionsToRemove(light, [], LIMITS)).toEqual([2, 1]);
  const heavy = versions(['a', 1], ['b', 1], ['c', 5000], ['d', 1], ['e', 1]);
  expect(versionsToRemove(heavy, [], LIMITS)).toEqual([3, 2, 1]);
  expect(versionsToRemove([], [], LIMITS)).toEqual([]);
});

test('the history says which are gone', () => {
  expect(removedVersions(1)).toBe('');
  expect(removedVersions(2)).toMatch(
    /^La version 1 a été effacée\. Un contenu garde ses 5\u00a0dernières versions/,
  );
  expect(removedVersions(13)).toMatch(
    /^Les versions 1 à 12 ont été effacées\..*100\u00a0versions ou 20\u00a0Mo de textes/,
  );
});
