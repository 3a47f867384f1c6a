import { describe, expect, it } from 'vitest';
import { hasLesionNumbers, todaysNumbers } from '#islands/reporting/earlier/todays-numbers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { createReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { instanceId } from '#lib/questionnaires/repeats/instances.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

const size = (id: string, sentence?: string): Extract<Question, { type: 'number' }> => ({
  id,
  type: 'number',
  text: 'Taille du nodule 1',
  section: 'findings',
  unit: 'mm',
  ...(sentence && { sentence }),
});

function sessionOf(questions: Question[]) {
  const body: QuestionnaireBody = { pages: [{ id: 'p', name: 'Foie', questions }] };
  const item = { id: 'i', title: 'Foie' };
  const session = createReportSession({ id: 'r', item, body, kept: undefined }, { now: () => 1 });
  const numbers = () =>
    todaysNumbers(session, {
      counted: session.$counted.get(),
      side: undefined,
      report: session.$report.get(),
    });
  return { session, numbers };
}

/** Nodules with their sizes, in sentences of their own or in those of the nodules. */
const nodules = (sentence: string | undefined): Question => ({
  id: 'n',
  type: 'single',
  text: 'Nodules',
  section: 'findings',
  options: [
    {
      id: 'some',
      text: 'Présents',
      repeat: { name: 'Nodule', sentence: sentence ? '' : 'Nodule {numéro} : {#size}.' },
      questions: [size('size', sentence)],
    },
  ],
});

function answerNodule(sentence: string | undefined) {
  const { session, numbers } = sessionOf([nodules(sentence)]);
  session.change(() => ({ n: 'some', some: ['u1'], [instanceId('size', 'u1')]: 12 }));
  return { session, numbers };
}

describe('today’s numbers', () => {
  it('are those that a sentence of the report writes', () => {
    const { session, numbers } = sessionOf([
      size('a', 'Nodule : {valeur}.'),
      { ...size('b', 'Kyste : {valeur}.'), sentenceCondition: '{a} > 10' },
      size('c'),
    ]);
    session.change(() => ({ a: 5, b: 9, c: 7 }));
    expect(numbers().map(({ question }) => question)).toEqual(['a']);
  });

  it('of a lesion say that it is one of several, and not by which number', () => {
    const { session, numbers } = answerNodule('Taille : {valeur}.');
    const [number] = numbers();
    expect(number).toMatchObject({ isRepeated: true, text: '12\u00a0mm', place: 'Nodule 1' });
    expect([number?.label, ...number!.around].join()).not.toMatch(/\d/);
    expect(hasLesionNumbers(session, session.$counted.get())).toBe(false);
  });

  it('in a lesion’s own sentence are left out, and said to be', () => {
    const { session, numbers } = answerNodule(undefined);
    expect(numbers()).toEqual([]);
    expect(hasLesionNumbers(session, session.$counted.get())).toBe(true);
  });
});
