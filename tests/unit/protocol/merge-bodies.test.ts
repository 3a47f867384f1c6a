import { describe, expect, it } from 'vitest';
import { mergeLists } from '#lib/items/merge-lists.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import { ROWS_MAX } from '#lib/protocols/fields/acquisition-fields.ts';
import { mergeBodies } from '#lib/protocols/merge-bodies.ts';
import { randomFrom } from '../../contract/sample-items.ts';

const merge = (base: string, mine: string, theirs: string) =>
  mergeLists({ base: [...base], mine: [...mine], theirs: [...theirs] }, (letter) => letter)?.join('');

describe('lists that were changed here and elsewhere', () => {
  it.each([
    ['changed at two ends', 'abc', 'Abc', 'abC', 'AbC'],
    ['changed side by side', 'ab', 'Ab', 'aB', 'AB'],
    ['changed here, gone elsewhere', 'abc', 'Abc', 'ac', 'Ac'],
    ['changed here, added elsewhere', 'a', 'A', 'ab', 'Ab'],
    ['added at two places', 'ab', 'xab', 'aby', 'xaby'],
    ['added at one place: theirs first', 'ab', 'abx', 'aby', 'abyx'],
    ['moved here, another one changed elsewhere', 'abcd', 'bcda', 'abCd', 'bCda'],
    ['the same change on both sides', 'abc', 'Abc', 'Abc', 'Abc'],
    ['added to nothing', '', 'x', '', 'x'],
    ['emptied here', 'ab', '', 'ab', ''],
  ])('%s', (_, base, mine, theirs, both) => expect(merge(base, mine, theirs)).toBe(both));

  it.each([
    ['the same entry', 'abc', 'axc', 'ayc'],
    ['changed here, gone elsewhere', 'abc', 'axc', 'ac'],
    ['moved here, changed elsewhere', 'abcd', 'bcda', 'xbcd'],
    ['moved here, gone elsewhere', 'abcd', 'bcda', 'bcd'],
    ['moved to two places', 'abcd', 'bcda', 'bcad'],
    ['the same entry added at two places', 'ab', 'xab', 'abx'],
    ['added within what was replaced at once', 'abc', 'xy', 'abzc'],
  ])('are a conflict: %s', (_, base, mine, theirs) => expect(merge(base, mine, theirs)).toBeUndefined());

  it('any changes of different entries are all there, and nothing else', () => {
    const random = randomFrom(20_261_127);
    const below = (most: number) => Math.floor(random() * most);
    for (let round = 0; round < 2000; round += 1) {
      const base = Array.from({ length: 1 + below(12) }, (_, at) => `r${at}`);
      const side = base.map(() => below(3));
      const changed = (who: 1 | 2) => base.map((row, at) => (side[at] === who ? `${row}-${who}` : row));
      const expected = base.map((row, at) => (side[at] === 0 ? row : `${row}-${side[at]}`));
      const versions = { base, mine: changed(1), theirs: changed(2) };
      expect(mergeLists(versions, String), JSON.stringify(versions)).toEqual(expected);
    }
  });

  it('whatever was made of them: a merge holds what either side has, and what neither side took away', () => {
    const random = randomFrom(7);
    const below = (most: number) => Math.floor(random() * most);
    let mergedCount = 0;
    for (let round = 0; round < 4000; round += 1) {
      const base = Array.from({ length: 1 + below(6) }, (_, at) => `r${at}`);
      let made = 0;
      const edited = (who: string) => {
        const list = [...base];
        for (let edits = below(3); edits > 0; edits -= 1) {
          made += 1;
          const at = below(list.length + 1);
          const [does, moved] = [below(4), list[at]];
          if (does === 0) list.splice(at, 0, `${who}${made}`);
          else if (does === 1) list.splice(at, 1);
          else if (does === 2 && moved) list[at] = `${who}${made}`;
          else if (moved) list.splice(below(list.length), 0, ...list.splice(at, 1));
        }
        return list;
      };
      const versions = { base, mine: edited('m'), theirs: edited('t') };
      const both = mergeLists(versions, String);
      if (!both) continue;
      mergedCount += 1;
      const told = JSON.stringify({ ...versions, both });
      const isKept = (row: string) =>
        base.includes(row) ? versions.mine.includes(row) && versions.theirs.includes(row) : true;
      const expected = [...new Set([...versions.mine, ...versions.theirs])].filter(isKept);
      expect(both.toSorted(), told).toEqual(expected.toSorted());
    }
    expect(mergedCount).toBeGreaterThan(1500);
  });
});

const BASE: EditedBody = {
  imagingType: 'IRM',
  region: 'Abdomen',
  indications: ['Crohn'],
  contrast: { agent: 'Gadobutrol', doseMlPerKg: 0.1 },
  acquisition: { sequences: [{ name: 'T1', tr: 500 }, { name: 'T2', tr: 3000 }, { name: 'DWI' }] },
};
const rows = (...sequences: { name: string; tr?: number; te?: number }[]): Partial<EditedBody> => ({
  acquisition: { sequences },
});
const [T1, T2, DWI] = BASE.acquisition!.sequences as { name: string; tr?: number }[];
const both = (mine: Partial<EditedBody>, theirs: Partial<EditedBody>) =>
  mergeBodies({ base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } });

describe('a protocol that was changed in two windows', () => {
  it('has the rows of both, each wholly of one', () => {
    const here = { name: 'T1', tr: 600 };
    const there = { name: 'DWI', te: 60 };
    expect(both(rows(here, T2!, DWI!), rows(T1!, T2!, there))).toEqual({
      ...BASE,
      ...rows(here, T2!, there),
    });
  });

  it('keeps the rows that nobody else changed the same objects: what stands beside them is found again', () => {
    const here = { name: 'T1', tr: 600 };
    const merged = both(rows(here, T2!, DWI!), rows({ ...T1! }, { ...T2! }, { name: 'DWI', te: 60 }));
    expect(merged?.acquisition?.sequences?.[0]).toBe(here);
    expect(merged?.acquisition?.sequences?.[1]).toBe(T2);
  });

  it('is a conflict where both changed one row, even another field of it', () => {
    expect(
      both(rows({ ...T1!, tr: 600 }, T2!, DWI!), rows({ ...T1!, te: 10 } as never, T2!, DWI!)),
    ).toBeNull();
  });

  it('has the sections and lines of both', () => {
    expect(
      both(
        { indications: ['Crohn', 'Fistule'], version: '2' },
        { indications: ['Tumeur', 'Crohn'], pitfalls: ['Air'] },
      ),
    ).toEqual({ ...BASE, version: '2', pitfalls: ['Air'], indications: ['Tumeur', 'Crohn', 'Fistule'] });
  });

  it('never puts the dose of one beside the agent of the other', () => {
    expect(
      both(
        { contrast: { agent: 'Gadobutrol', doseMlPerKg: 0.2 } },
        { contrast: { agent: 'Gadotérate', doseMlPerKg: 0.1 } },
      ),
    ).toBeNull();
  });

  it('takes over what is gone elsewhere', () => {
    const { contrast: _, ...without } = BASE;
    expect(mergeBodies({ base: BASE, mine: { ...BASE, version: '2' }, theirs: without })).toEqual({
      ...without,
      version: '2',
    });
  });

  it('is a conflict where the type of examination was changed, or where a table would be too long', () => {
    expect(both({ imagingType: 'Scanner' }, { version: '2' })).toBeNull();
    const many = (name: string) =>
      Array.from({ length: ROWS_MAX - 3 }, (_, at) => ({ name: `${name} ${at}` }));
    expect(both(rows(...many('A'), T1!, T2!, DWI!), rows(T1!, T2!, DWI!, ...many('B')))).toBeNull();
  });
});
