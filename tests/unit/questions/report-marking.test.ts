import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { faultsOf } from '#lib/questions/faults.ts';
import { mark } from '#lib/questions/marking.ts';
import type { ReportQuestion } from '#lib/questions/questions-schema.ts';
import { markedFields } from '#lib/questions/report/mark-report.ts';
import { sampleReport } from '../../run/sample-report.ts';
import { random as randomFrom } from '../dicom/mutate.ts';

const outcomes = (report: Answers, question: ReportQuestion = sampleReport) =>
  Object.fromEntries(markedFields(question, report).map(({ id, outcome }) => [id, outcome]));
const RIGHT = sampleReport.key;

describe('a report', () => {
  it('is worth all where each field is as the key has it', () => {
    expect(faultsOf(sampleReport, [])).toEqual([]);
    expect(mark(sampleReport, { report: RIGHT })).toBe(1);
    expect(Object.values(outcomes(RIGHT))).toEqual(Array(5).fill('exact'));
  });

  it('tells fields that are exact, within their margin, partly right, different, missed and added', () => {
    const given = { lesion: 'oui', taille: 33.625, signes: ['b', 'c'], date: '2031-07-20' };
    expect(outcomes(given)).toEqual({
      lesion: 'exact',
      taille: 'within',
      signes: 'partial',
      suite: 'missed',
      date: 'different',
    });
    // Weights 1, 7, 1, 1, 1: (1 + 7 + 1/3) / 11.
    expect(mark(sampleReport, { report: given })).toBeCloseTo((8 + 1 / 3) / 11, 12);
    expect(outcomes({ ...given, taille: 33.626 }).taille).toBe('different');
    const { date: _, ...key } = RIGHT;
    const undated = { ...sampleReport, key };
    expect(outcomes(RIGHT, undated).date).toBe('added');
    expect(mark(undated, { report: RIGHT })).toBeCloseTo(10 / 11, 12);
    expect(mark({ ...undated, fields: { ...undated.fields, date: { weight: 0 } } }, { report: RIGHT })).toBe(
      1,
    );
  });

  it('misses what stands under an option that was not chosen, whatever was typed there before', () => {
    const given = { ...RIGHT, lesion: 'non' };
    expect(outcomes(given)).toMatchObject({
      lesion: 'different',
      taille: 'missed',
      signes: 'missed',
      suite: 'missed',
    });
    const free = { ...sampleReport, fields: { ...sampleReport.fields, lesion: {} } };
    expect(mark(free, { report: given })).toBeCloseTo(1 / 11, 12);
  });

  it('is worth nothing where an indispensable field is missed or wrong, or only some of its choices are', () => {
    expect(mark(sampleReport, { report: { ...RIGHT, lesion: 'non' } })).toBe(0);
    expect(mark(sampleReport, { report: {} })).toBe(0);
    const fields = { ...sampleReport.fields, signes: { isIndispensable: true as const } };
    expect(mark({ ...sampleReport, fields }, { report: { ...RIGHT, signes: ['a'] } })).toBe(0);
    const light = { ...sampleReport, fields: { lesion: { weight: 0, isIndispensable: true as const } } };
    expect(mark(light, { report: { ...RIGHT, lesion: 'non' } })).toBeGreaterThan(0);
  });

  it('compares texts as short answers are compared', () => {
    expect(outcomes({ ...RIGHT, suite: ' tepscan ' }).suite).toBe('exact');
    expect(outcomes({ ...RIGHT, suite: 'biopsie' }).suite).toBe('different');
  });
});

/** The rule once more, written another way, of this very form: rows of weight and gain, without the product's code. */
function scoredAnew({ key, fields }: ReportQuestion, report: Answers): number {
  const rows: { weight: number; gain: number; needed: boolean }[] = [];
  const asks = (of: Answers, id: string) => {
    if (id === 'taille' || id === 'signes') return of.lesion === 'oui';
    return id !== 'suite' || (of.lesion === 'oui' && typeof of.taille === 'number' && of.taille > 20);
  };
  const said = (of: Answers, id: string) => {
    const value = asks(of, id) ? of[id] : undefined;
    if (!Array.isArray(value)) return value;
    const others = value.filter((each) => each !== 'd');
    return (others.length > 0 ? others : value).toSorted().join('');
  };
  for (const id of ['lesion', 'taille', 'signes', 'suite', 'date']) {
    const [wanted, got] = [said(key, id), said(report, id)];
    const { weight = id === 'suite' ? 0 : 1, margin = 0, isIndispensable = false } = fields[id] ?? {};
    if (weight === 0 || (wanted === undefined && got === undefined)) continue;
    let gain = wanted === got ? 1 : 0;
    if (id === 'taille' && typeof wanted === 'number' && typeof got === 'number')
      gain = Math.abs(wanted - got) <= margin ? 1 : 0;
    if (id === 'signes' && wanted !== undefined && got !== undefined) {
      const both = [...String(wanted)].filter((each) => String(got).includes(each)).length;
      gain = both / (String(wanted).length + String(got).length - both);
    }
    rows.push({ weight, gain, needed: isIndispensable });
  }
  if (rows.some(({ needed, gain }) => needed && gain < 1)) return 0;
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : rows.reduce((sum, { weight, gain }) => sum + weight * gain, 0) / total;
}

it('gives 10,000 random reports what an independent scorer gives', () => {
  const random = randomFrom(20_261);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const some = (ids: readonly string[]) => ids.filter(() => random() < 0.45);
  const filled = (): Answers => {
    const all: [string, Answers[string] | undefined][] = [
      ['lesion', pick(['oui', 'oui', 'oui', 'non', undefined])],
      ['taille', pick([5, 19.5, 20, 20.5, 22, 31.25, 33.625, undefined])],
      ['signes', some(['a', 'b', 'c', 'd'])],
      ['suite', pick(['TEPSCAN', 'biopsie', undefined])],
      ['date', pick(['2031-07-19', '2031-07-20', undefined])],
    ];
    return Object.fromEntries(
      all.filter(([, value]) => value !== undefined && JSON.stringify(value) !== '[]'),
    ) as Answers;
  };
  const setting = () => ({
    ...(random() < 0.7 && { weight: Math.floor(random() * 11) }),
    ...(random() < 0.15 && { isIndispensable: true as const }),
    ...(random() < 0.5 && { margin: pick([0, 0.5, 2, 20]) }),
  });
  const gained = new Set<number>();
  for (let n = 0; n < 10_000; n += 1) {
    const ids = ['lesion', 'taille', 'signes', 'suite', 'date'];
    const fields = Object.fromEntries(ids.map((id) => [id, setting()]));
    const question = { ...sampleReport, key: filled(), fields } as ReportQuestion;
    const report = filled();
    const points = mark(question, { report: report as never });
    const expected = scoredAnew(question, report);
    if (Math.abs(points - expected) > 1e-9)
      expect({ n, points, key: question.key, fields, report }).toEqual({ n, points: expected });
    gained.add(Math.round(points * 1000));
  }
  expect(gained.size).toBeGreaterThan(200);
});
