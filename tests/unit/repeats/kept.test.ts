import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { lostAnswers } from '#lib/questionnaires/lost-answers.ts';
import { mirrorBranch } from '#lib/questionnaires/outline/mirror-branch.ts';
import { adaptAnswers } from '#lib/questionnaires/repeats/adapt-answers.ts';
import { instanceSentence } from '#lib/questionnaires/report/instance-sentence.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { liver, withOption } from './liver.ts';

const once = withOption('some', ({ repeat: _, ...option }) => option);
const one: Answers = { n: 'some', 'segment~1': 'vi~1', 'size~1': 12 };
const two: Answers = { ...one, some: ['1', 'b'], 'segment~b': 'vii~b', 'size~b': 25 };

describe('answers that are kept while the questionnaire is changed', () => {
  it('are those of the first instance, where what was asked once repeats now', () => {
    expect(adaptAnswers(liver.pages, { n: 'some', segment: 'vi', size: 12 })).toEqual(one);
    expect(adaptAnswers(liver.pages, two)).toEqual(two);
  });

  it('are kept where what repeated is asked once now, and there was one', () => {
    expect(adaptAnswers(once.pages, one)).toEqual({ n: 'some', segment: 'vi', size: 12 });
    expect(adaptAnswers(once.pages, two)).toEqual(two);
  });

  it('are named by what each lesion said, once, where they are lost', () => {
    const lost = lostAnswers(once.pages, two, writeReport(liver, two));
    expect(lost.map(({ words }) => words.replace(/\u00a0/g, ' ')).filter((words) => words !== '')).toEqual([
      'Nodule 2, segment VI : 12 mm.',
      'Nodule 1, segment VII : 25 mm.',
    ]);
    expect(lost).toHaveLength(4);
  });
});

const asked = (question: Partial<Question>, answer: string | number | undefined) => ({
  question: { id: 'q', section: 'findings', text: 'Taille', ...question } as Question,
  answer,
});

describe('the sentence of an instance', () => {
  it('names what is missing as it is asked on this side', () => {
    const size = asked({ type: 'number', text: 'Taille {droite} :' }, undefined);
    const answerOf = (id: string) => (id === 'a' ? size : asked({ type: 'text' }, 'vu'));
    expect(instanceSentence('{#a}, {#b}', answerOf, 'left')).toBe('[Taille gauche ?], vu');
  });

  it('says nothing for a calculation that means to say nothing', () => {
    const answerOf = (id: string) =>
      id === 'a' ? asked({ type: 'number', unit: 'mm' }, 3) : asked({ type: 'formula' }, '');
    expect(instanceSentence('{#a} {#b}.', answerOf, undefined)).toBe('3\u00a0mm .');
    expect(instanceSentence('Suspect : {#b}.', answerOf, undefined)).toBe('');
  });

  it('agrees with the number before, else is about one', () => {
    const answerOf = () => asked({ type: 'number' }, 2);
    expect(
      instanceSentence('Masse(s) {ronde|rondes} : {#a} foyer(s) {rond|ronds}.', answerOf, undefined),
    ).toBe('Masse ronde : 2 foyers ronds.');
  });
});

it('a branch copied for the other side names the copies in the sentence of its group', () => {
  const text = [
    '? Nodules à droite',
    '  - Présents',
    '    chaque: Nodule | par #s > {#s} à droite',
    '    # Taille [id s] | mm',
  ].join('\n');
  const copy = mirrorBranch(text, 0, 0)?.text;
  expect(copy).toContain('chaque: Nodule | par #s-2 > {#s-2} à gauche');
});
