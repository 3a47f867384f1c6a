import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { faultsOf } from '#lib/questions/faults.ts';
import { mark } from '#lib/questions/marking.ts';
import type { ReportQuestion } from '#lib/questions/questions-schema.ts';
import { bestPairs } from '#lib/questions/report/best-pairs.ts';
import { markedFields } from '#lib/questions/report/mark-report.ts';
import { saidFields } from '#lib/questions/report/said-fields.ts';
import { sampleLesions } from '../../run/sample-lesions.ts';
import { random as randomFrom } from '../dicom/mutate.ts';
import { FIRST, type Lesion, reportOf, SECOND, SUITE } from './told-lesions.ts';

const marksOf = (report: Answers, question = sampleLesions) => mark(question, { report: report as never });
const outcomesOf = (report: Answers, question = sampleLesions) =>
  Object.fromEntries(
    markedFields(question, report)
      .filter(({ outcome }) => outcome !== 'empty')
      .map(({ id, outcome }) => [id, outcome]),
  );

describe('a report of several lesions', () => {
  it('is worth all in whatever order they stand, and under whatever ids', () => {
    expect(faultsOf(sampleLesions, [])).toEqual([]);
    expect(marksOf(sampleLesions.key)).toBe(1);
    expect(marksOf(reportOf([FIRST, SECOND], SUITE))).toBe(1);
    expect(marksOf(reportOf([SECOND, FIRST], SUITE))).toBe(1);
    // The ids of the key stand for other lesions here.
    expect(marksOf(reportOf([SECOND, FIRST], SUITE, 'k'))).toBe(1);
  });

  it('misses the fields of a lesion that is not told, and adds those of one too many', () => {
    const third: Lesion = { segment: 's7', taille: 5 };
    expect(outcomesOf(reportOf([SECOND, third], SUITE))).toEqual({
      nodules: 'exact',
      'segment~1': 'different',
      'taille~1': 'different',
      'signes~1': 'missed',
      'segment~k2': 'exact',
      'taille~k2': 'exact',
      suite: 'exact',
    });
    // 1 + 1 + 3 + 1 of 1 + (1 + 3 + 1) + (1 + 3) + 1.
    expect(marksOf(reportOf([SECOND, third], SUITE))).toBeCloseTo(6 / 11, 12);
    expect(outcomesOf(reportOf([third, FIRST, SECOND], SUITE))).toMatchObject({
      'segment~n1': 'added',
      'taille~n1': 'added',
    });
    expect(marksOf(reportOf([third, FIRST, SECOND], SUITE))).toBeCloseTo(11 / 15, 12);
    // Without a large nodule, what depends on the largest is not asked.
    expect(outcomesOf(reportOf([FIRST], SUITE))).toEqual({
      nodules: 'exact',
      'segment~1': 'exact',
      'taille~1': 'exact',
      'signes~1': 'exact',
      'segment~k2': 'missed',
      'taille~k2': 'missed',
      suite: 'missed',
    });
    expect(outcomesOf({ nodules: 'non' })).toMatchObject({ nodules: 'different', 'taille~1': 'missed' });
  });

  it('is nothing without an indispensable field of a lesion of the key, which one too many does not lack', () => {
    const fields = { taille: { isIndispensable: true as const } };
    const question = { ...sampleLesions, fields };
    expect(marksOf(reportOf([FIRST, { ...SECOND, taille: 40 }], SUITE), question)).toBe(0);
    expect(marksOf(reportOf([FIRST, SECOND, { taille: 4 }], SUITE), question)).toBeCloseTo(7 / 8, 12);
    // What is indispensable decides on what is one, before all that is not.
    const heavy = { ...question, fields: { ...fields, segment: { weight: 10 } } };
    expect(
      marksOf(
        reportOf(
          [
            { ...FIRST, segment: 's6' },
            { ...SECOND, segment: 's2' },
          ],
          SUITE,
        ),
        heavy,
      ),
    ).toBeGreaterThan(0);
  });

  it('counts every lesion too many, though a form has no room for all of them', () => {
    const many = (count: number, taille: number) => Array.from({ length: count }, () => ({ taille }));
    const others = Array.from({ length: 12 }, () => ({ signes: ['a'] }));
    const key = saidFields(sampleLesions.form!.pages, reportOf(many(15, 1)));
    const question = { ...sampleLesions, key: { ...key }, fields: {} } as ReportQuestion;
    expect(marksOf(reportOf([...many(8, 1), ...others]), question)).toBeCloseTo(9 / 28, 12);
  });
});

/** The rule once more, written another way: every pairing is tried. */
function scoredAnew(key: readonly Lesion[], given: readonly Lesion[], needed: boolean): number {
  const weights = { segment: 1, taille: 3, signes: 1 } as const;
  const gain = (name: keyof typeof weights, one: Lesion, other: Lesion): number => {
    const [a, b] = [one[name], other[name]];
    if (a === undefined || b === undefined) return 0;
    if (typeof a === 'number') return Math.abs(a - Number(b)) <= 2 ? 1 : 0;
    if (typeof a === 'string') return a === b ? 1 : 0;
    const both = a.filter((each) => (b as string[]).includes(each)).length;
    return both / new Set([...a, ...(b as string[])]).size;
  };
  const names = Object.keys(weights) as (keyof typeof weights)[];
  let best = { saved: -1, points: 0, all: 0 };
  const wanted = key.filter(({ taille }) => taille !== undefined).length;
  const judge = (pairs: readonly (Lesion | undefined)[]) => {
    const rows = key.map((lesion, at): [Lesion, Lesion] => [lesion, pairs[at] ?? {}]);
    const left = given.filter((each) => !pairs.includes(each)).map((each): [Lesion, Lesion] => [{}, each]);
    let found = { saved: 0, points: 0, all: 0 };
    for (const [one, other] of [...rows, ...left])
      for (const name of names) {
        if (one[name] === undefined && other[name] === undefined) continue;
        const points = gain(name, one, other);
        found = {
          saved: found.saved + (name === 'taille' && points === 1 ? 1 : 0),
          points: found.points + weights[name] * points,
          all: found.all + weights[name],
        };
      }
    const saved = needed ? found.saved - best.saved : 0;
    const points = found.points - best.points;
    const isMore = Math.abs(points) > 1e-9 ? points > 0 : found.all < best.all;
    if (best.saved < 0 || saved > 0 || (saved === 0 && isMore)) best = found;
  };
  const pair = (pairs: readonly (Lesion | undefined)[]): void => {
    if (pairs.length === key.length) judge(pairs);
    else
      for (const each of [undefined, ...given.filter((one) => !pairs.includes(one))]) pair([...pairs, each]);
  };
  pair([]);
  if (needed && best.saved < wanted) return 0;
  // « Nodules : Oui » is right.
  return (1 + best.points) / (1 + best.all);
}

it('gives random reports of lesions what an independent scorer gives that tries every pairing, in any order', () => {
  const random = randomFrom(20_262);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const lesions = (least: number) =>
    Array.from({ length: least + Math.floor(random() * (4 - least)) }, (): Lesion => {
      const signes = ['a', 'b', 'c'].filter(() => random() < 0.4);
      const made = {
        segment: pick(['s2', 's4', undefined]),
        taille: pick([5, 6, 8, 19, undefined]),
        signes: signes.length > 0 ? signes : undefined,
      };
      return made.segment || made.taille || made.signes ? made : { segment: 's7' };
    });
  for (let n = 0; n < 1500; n += 1) {
    const [keyed, given] = [lesions(1), lesions(1)];
    const needed = random() < 0.3;
    const taille = { weight: 3, margin: 2, ...(needed && { isIndispensable: true as const }) };
    const key = reportOf(keyed, {}, 'k') as ReportQuestion['key'];
    const question = { ...sampleLesions, key, fields: { taille } };
    const points = marksOf(reportOf(given), question);
    const expected = scoredAnew(keyed, given, needed);
    if (Math.abs(points - expected) > 1e-9)
      expect({ n, points, keyed, given, needed }).toEqual({ n, points: expected });
    expect(marksOf(reportOf(given.toReversed()), question)).toBeCloseTo(points, 9);
    expect(marksOf(reportOf(given, {}, 'k'), question)).toBeCloseTo(points, 9);
  }
});

it('pairs are worth the most in all, each of one row and one column', () => {
  const random = randomFrom(20_263);
  const best = (worth: bigint[][], row = 0, taken: readonly number[] = []): bigint => {
    if (row === worth.length) return 0n;
    const columns = worth[row]!.map((_, column) => column).filter((column) => !taken.includes(column));
    const ways = columns.map((column) => worth[row]![column]! + best(worth, row + 1, [...taken, column]));
    return [best(worth, row + 1, taken), ...ways].toSorted((a, b) => (a < b ? 1 : -1))[0]!;
  };
  for (let n = 0; n < 400; n += 1) {
    const [rows, columns] = [Math.floor(random() * 5), Math.floor(random() * 6)];
    const worth = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => BigInt(Math.floor(random() * 5))),
    );
    const pairs = bestPairs(worth);
    const chosen = pairs.filter((column) => column !== undefined);
    expect(new Set(chosen).size).toBe(chosen.length);
    const sum = pairs.reduce<bigint>(
      (all, column, row) => all + (column === undefined ? 0n : worth[row]![column]!),
      0n,
    );
    expect(sum).toBe(best(worth));
  }
});
