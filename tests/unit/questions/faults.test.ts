import { describe, expect, it } from 'vitest';
import { demoQuestions } from '#lib/demo/cases/questions/all.ts';
import { demoCases } from '#lib/demo/content.ts';
import { type Fault, faultsOf } from '#lib/questions/faults.ts';
import { FORMATS } from '#lib/questions/formats.ts';
import { type CaseQuestion, questionsPart } from '#lib/questions/questions-schema.ts';
import { choice, sampleQuestions } from '../../run/sample-questions.ts';

const single = choice('q', 'qru', '*a', 'b', 'c', 'd');
const qroc = (accepted: string[]): CaseQuestion => ({ id: 'q', format: 'qroc', text: 'Quoi ?', accepted });

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
    ['no accepted answer', qroc(['', ' ']), ['accepted']],
    ['an accepted answer that nobody may type', qroc(['un deux trois quatre cinq six']), ['long-accepted']],
  ])('%s', (_, question, faults) => {
    expect(faultsOf(question)).toEqual(faults);
  });
});

describe('the questions of the demo', () => {
  it('are twelve dossiers of cases that are there, can all be asked, and use every format', () => {
    const titles = new Set(demoCases.map(({ title }) => title));
    const used = new Set<string>();
    expect(demoQuestions.size).toBe(12);
    for (const [title, questions] of demoQuestions) {
      expect(titles.has(title), title).toBe(true);
      expect(questionsPart.safeParse({ questions }).success, title).toBe(true);
      for (const question of questions.steps.flatMap((step) => step.questions)) {
        used.add(question.format);
        expect(faultsOf(question), `${title}: ${question.text}`).toEqual([]);
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
