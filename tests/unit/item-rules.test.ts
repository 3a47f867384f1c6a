import { describe, expect, test } from 'vitest';
import { copyTitle } from '#lib/items/copy-title.ts';
import { ratingRank } from '#lib/items/rating.ts';
import { fileReferences } from '#lib/items/server/bodies/file-references.ts';
import { parisDay } from '#lib/platform/day.ts';
import { newId } from '#lib/platform/server/db/id.ts';

describe('ids', () => {
  test('are URL-safe, unique, and sort as they were made', () => {
    const ids = Array.from({ length: 10_000 }, () => newId());
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
    expect(ids.every((id) => /^[0-9a-hjkmnp-tv-z]{26}$/.test(id))).toBe(true);
  });

  test('sort by the instant they are given', () => {
    expect(newId(1000) < newId(1001)).toBe(true);
    expect(newId(Date.UTC(2020, 0, 1)) < newId(Date.UTC(2030, 0, 1))).toBe(true);
  });
});

describe('rules', () => {
  test('a day is that of Paris, in summer and in winter', () => {
    expect(parisDay(Date.UTC(2026, 0, 10, 22, 59))).toBe('2026-01-10');
    expect(parisDay(Date.UTC(2026, 0, 10, 23, 0))).toBe('2026-01-11');
    expect(parisDay(Date.UTC(2026, 6, 10, 21, 59))).toBe('2026-07-10');
    expect(parisDay(Date.UTC(2026, 6, 10, 22, 0))).toBe('2026-07-11');
  });

  test('the title of a copy fits', () => {
    expect(copyTitle('Genou')).toBe('Copie de Genou');
    expect(copyTitle('x'.repeat(200))).toBe(`Copie de ${'x'.repeat(191)}`);
    expect(copyTitle(`${'x'.repeat(190)}😀`)).toBe(`Copie de ${'x'.repeat(190)}`);
  });

  test('many good ratings rank above one perfect one, and any rating above none', () => {
    expect(ratingRank(18 * 40, 40)).toBeGreaterThan(ratingRank(20, 1));
    expect(ratingRank(20, 1)).toBeGreaterThan(ratingRank(14, 1));
    expect(ratingRank(0, 1000)).toBe(Math.round(60_000 / 1005));
    expect(ratingRank(0, 1)).toBeGreaterThan(ratingRank(0, 0));
    expect(ratingRank(0, 0)).toBe(0);
  });

  test('files are found wherever a body names them', () => {
    const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
    const body = {
      folders: [{ images: [{ file: first }, { file: second }, { file: first }] }],
      sheet: [{ image: { file: second }, file: 'not a key' }],
      name: 'c'.repeat(64),
    };
    expect(fileReferences(JSON.stringify(body)).sort()).toEqual([first, second]);
    expect(fileReferences('null')).toEqual([]);
    const typed = JSON.stringify({ text: JSON.stringify({ file: first }) });
    expect(fileReferences(typed)).toEqual([]);
  });
});
