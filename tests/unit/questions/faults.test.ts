import { describe, expect, it } from 'vitest';
import { demoQuestions } from '#lib/demo/cases/questions/all.ts';
import { demoCases } from '#lib/demo/content.ts';
import { countQuestions } from '#lib/questions/count-questions.ts';
import { type Fault, faultsOf, stepFaultsOf } from '#lib/questions/faults.ts';
import { FORMATS } from '#lib/questions/formats.ts';
import { type CaseQuestion, questionsPart } from '#lib/questions/questions-schema.ts';
import { choice, sampleQuestions } from '../../run/sample-questions.ts';

const single = choice('q', 'qru', '*a', 'b', 'c', 'd');
const qroc = (accepted: string[]): CaseQuestion => ({ id: 'q', format: 'qroc', text: 'Quoi ?', accepted });

const FINDINGS = [
  { id: 'c1', marks: [{ kind: 'contour' }] },
  { id: 'c2', marks: [{ kind: 'arrow' }] },
];
const zone = (...findings: string[]): CaseQuestion => ({
  id: 'q',
  format: 'zone',
  text: 'Où ?',
  structures: findings.map((finding, at) => ({ id: `r${at}`, finding, reach: 0 })),
});
const measure = (least: number | null, most: number | null): CaseQuestion => ({
  id: 'q',
  format: 'measure',
  text: 'Combien ?',
  quantity: 'length',
  least,
  most,
});

describe('what keeps a question from being asked', () => {
  it.each<[string, CaseQuestion, Fault[]]>([
    ['nothing', single, []],
    ['no text', { ...single, text: '  ' }, ['text']],
    ['three propositions', choice('q', 'qru', '*a', 'b', 'c'), ['few-propositions']],
    ['six propositions', choice('q', 'qrm', '*a', 'b', 'c', 'd', 'e', 'f'), ['many-propositions']],
    ['a blank proposition', choice('q', 'qru', '*a', 'b', 'c', ''), ['blank-proposition']],
    ['the same proposition twice', choice('q', 'qru', '*a', 'b', 'É', 'e'), ['same-proposition']],
    ['no right proposition', choice('q', 'qrm', 'a', 'b', 'c', 'd'), ['none-right']],
    ['two right ones of a QRU', choice('q', 'qru', '*a', '*b', 'c', 'd'), ['one-right']],
    ['all right ones of a QRP', choice('q', 'qrp', '*a', '*b', '*c', '*d'), ['all-right']],
    ['no structure', zone(), ['no-structure']],
    ['a structure without its finding', zone('c9'), ['no-zone']],
    ['a structure whose finding has only an arrow', zone('c2'), ['no-zone']],
    ['the same structure twice', zone('c1', 'c1'), ['same-structure']],
    ['nothing, of a zone', zone('c1'), []],
    ['no bound', measure(null, 3), ['bounds']],
    ['bounds the wrong way round', measure(4, 3), ['bounds-order']],
    ['nothing, of a measure', measure(3, 3), []],
    ['no accepted answer', qroc(['', ' ']), ['accepted']],
    ['an accepted answer that nobody may type', qroc(['un deux trois quatre cinq six']), ['long-accepted']],
  ])('%s', (_, question, faults) => {
    expect(faultsOf(question, FINDINGS)).toEqual(faults);
  });
});

describe('a key-feature problem', () => {
  const long = choice('l', 'qrp-long', '*a', ...'bcdefghij');
  const step = (...questions: CaseQuestion[]) => ({
    id: 's',
    text: '',
    isKeyFeature: true as const,
    questions,
  });
  it.each([
    ['a QROC, a long QRP and another', step(qroc(['a']), long, single), []],
    ['two questions', step(qroc(['a']), long), ['kfp-count']],
    ['no long QRP', step(qroc(['a']), single, single), ['kfp-formats']],
    ['nothing', step(), ['kfp-count', 'kfp-formats']],
  ])('of %s', (_, asked, faults) => {
    expect(stepFaultsOf(asked)).toEqual(faults);
    const counted = countQuestions({ questions: { explained: 'end', steps: [asked] }, findings: [] }, null);
    expect(counted.faulty).toBe(faults.length > 0 ? 1 : 0);
  });
  it('is no matter of an ordinary step', () => {
    expect(stepFaultsOf({ id: 's', text: '', questions: [] })).toEqual([]);
  });
});

describe('the questions of the demo', () => {
  it('are fourteen dossiers of cases that are there, can all be asked, and use every format', () => {
    const cases = new Map(demoCases.map((demo) => [demo.title, demo]));
    const used = new Set<string>();
    expect(demoQuestions.size).toBe(14);
    for (const [title, questions] of demoQuestions) {
      expect(cases.has(title), title).toBe(true);
      const findings = (cases.get(title)?.findings ?? []).map(({ marks }, index) => ({
        id: `c${index + 1}`,
        marks: marks.map((line) => ({ kind: line.split(' ')[0]! })),
      }));
      expect(questionsPart.safeParse({ questions }).success, title).toBe(true);
      for (const question of questions.steps.flatMap((step) => step.questions)) {
        used.add(question.format);
        expect(faultsOf(question, findings), `${title}: ${question.text}`).toEqual([]);
      }
    }
    expect([...used].sort()).toEqual([...FORMATS].sort());
  });
});

it('ids of steps, questions and propositions all differ', () => {
  const [one, two] = sampleQuestions.steps;
  expect(questionsPart.safeParse({ questions: sampleQuestions }).success).toBe(true);
  expect(
    questionsPart.safeParse({ questions: { ...sampleQuestions, steps: [one, { ...two, id: 'q1a' }] } })
      .success,
  ).toBe(false);
});
