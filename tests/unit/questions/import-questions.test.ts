import { describe, expect, it } from 'vitest';
import { PART_BYTES } from '#lib/items/kinds/part-schema.ts';
import { nodeIdOf } from '#lib/questions/browser/source-ids.ts';
import { importQuestions } from '#lib/questions/exchange/import-questions.ts';
import { readGift } from '#lib/questions/exchange/read-gift.ts';
import type { SourceFile } from '#lib/questions/exchange/source-question.ts';
import { faultsOf } from '#lib/questions/faults.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { type CaseQuestions, caseQuestions, questionsPart } from '#lib/questions/questions-schema.ts';
import { sampleQuestions } from '../../run/sample-questions.ts';
import { giftSamples } from './gift-samples.ts';

const WORDS = { right: 'Vrai', wrong: 'Faux' };
const gift = (text: string) => readGift(text, WORDS);
const taken = (text: string, before: CaseQuestions | null = null) =>
  importQuestions(before, gift(text), nodeIdOf).imported.flatMap((each) =>
    each.became === 'nothing' ? [] : [each],
  );
const codes = (text: string) => taken(text).map(({ notes }) => notes.map(({ code }) => code));

describe('questions of a GIFT file', () => {
  it('become a QRU, a QRM or a QROC by their answers', () => {
    const [qru, qrm, qroc, truth] = taken(
      [
        '::Signe::Quel signe ?{ =exact#oui ~faux#pourquoi ~autre faux #### En bref. }',
        'Cochez.{ ~%50%un ~%50%deux ~%-50%trois }',
        'Diagnostic ?{ =diverticulite =sigmoïdite }',
        'Le foie est à droite.{TRUE#Non, à droite.#Oui.}',
      ].join('\n\n'),
    ).map(({ question }) => question);
    expect(qru).toMatchObject({
      format: 'qru',
      text: 'Quel signe ?',
      explanation: 'En bref.',
      propositions: [
        { text: 'exact', isRight: true, explanation: 'oui' },
        { text: 'faux', isRight: false, explanation: 'pourquoi' },
        { text: 'autre faux', isRight: false },
      ],
    });
    expect(qrm).toMatchObject({
      format: 'qrm',
      propositions: [{ isRight: true }, { isRight: true }, { isRight: false }],
    });
    expect(qroc).toMatchObject({ format: 'qroc', accepted: ['diverticulite', 'sigmoïdite'] });
    expect(truth).toMatchObject({
      format: 'qru',
      propositions: [
        { text: 'Vrai', isRight: true, explanation: 'Oui.' },
        { text: 'Faux', isRight: false, explanation: 'Non, à droite.' },
      ],
    });
    // It is imported as it is, with its faults.
    expect(faultsOf(truth!, null)).toEqual(['few-propositions']);
  });

  it('tell what of them is not kept', () => {
    expect(codes('Q ?{ =un ~%50%deux ~%-10%trois }')).toEqual([['partly-wrong', 'penalty']]);
    expect(codes('Q ?{ ~%60%un ~%40%deux ~trois }')).toEqual([['partly-right', 'partly-right']]);
    expect(codes('Q ?{ =un#parce que =%50%deux =tro* }')).toEqual([
      ['partly-accepted', 'answer-explained', 'wildcard'],
    ]);
    expect(codes('// [tag:foie]\n[html]<b>Q</b> <img src\\="a.png"> ?{ =un ~deux }')).toEqual([
      ['formatted', 'media', 'tags'],
    ]);
    expect(codes('::Début::Début de la question ?{ =un ~deux }')).toEqual([[]]);
    expect(codes('::Un nom::Début de la question ?{ =un ~deux }')).toEqual([['title']]);
    expect(codes(`Q ?{ =${'x'.repeat(QUESTIONS_MAX.proposition + 1)} ~deux }`)).toEqual([['cut']]);
  });

  it('that a case cannot ask are named', () => {
    const file = gift(
      '::N::Combien ?{#8:1}\n\n$CATEGORY: Foie\n\nÉcrivez.{}\n\nQ ?{ =un ~deux\n\nAutre ?{ =a ~b }',
    );
    expect(file.categories).toEqual(['Foie']);
    expect(importQuestions(null, file, nodeIdOf).imported).toMatchObject([
      { became: 'nothing', why: 'numerical', name: 'N' },
      { became: 'nothing', why: 'essay', name: 'Écrivez.' },
      { became: 'nothing', why: 'broken', name: 'Q ?' },
      { became: 'added', question: { text: 'Autre ?' } },
    ]);
  });

  it('come in new steps at the end, as many as there is room for', () => {
    const many = Array.from({ length: 400 }, (_, at) => `Question ${at} ?{ =un ~deux }`).join('\n\n');
    const { questions, imported, first } = importQuestions(sampleQuestions, gift(many), nodeIdOf);
    expect(questions?.steps).toHaveLength(QUESTIONS_MAX.steps);
    expect(questions?.steps.slice(0, 2)).toEqual(sampleQuestions.steps);
    expect(questions?.steps[2]?.questions[0]?.id).toBe(first);
    expect(caseQuestions.safeParse(questions).success).toBe(true);
    expect(imported.filter(({ became }) => became === 'nothing')).toHaveLength(400 - 18 * 15);
  });

  it('are no longer together than what is saved', () => {
    const long = `~${'é'.repeat(QUESTIONS_MAX.proposition)} `.repeat(25);
    const many = Array.from({ length: 200 }, (_, at) => `Question ${at} ?{ ${long}}`).join('\n\n');
    const { questions, imported } = importQuestions(null, gift(many), nodeIdOf);
    expect(Buffer.byteLength(JSON.stringify({ questions }))).toBeLessThan(PART_BYTES.chapter);
    expect(imported.filter(({ became }) => became === 'nothing').length).toBeGreaterThan(100);
  });

  it('that are in the case by their id are updated where they stand, and keep what the file cannot say', () => {
    const once = importQuestions(
      sampleQuestions,
      gift('// [id:A b]\nQ ?{ ~%50%un ~%50%deux ~trois }'),
      nodeIdOf,
    );
    const [step] = once.questions!.steps.slice(-1);
    const question = step!.questions[0]!;
    if (!('propositions' in question)) throw new Error('no propositions');
    question.format = 'qrm';
    question.propositions[0]!.weight = 'indispensable';
    question.findings = ['finding1'];
    const again = importQuestions(
      once.questions,
      gift('// [id:A b]\nQ changée ?{ ~%50%UN ~%50%quatre ~trois }'),
      nodeIdOf,
    );
    expect(again.imported).toMatchObject([{ became: 'updated' }]);
    const updated = again.questions!.steps.at(-1)!.questions;
    expect(updated).toHaveLength(1);
    expect(updated[0]).toMatchObject({ id: question.id, text: 'Q changée ?', findings: ['finding1'] });
    expect(updated[0]).toMatchObject({
      propositions: [
        { ...question.propositions[0], text: 'UN' },
        { text: 'quatre', isRight: true },
        question.propositions[2],
      ],
    });
    expect(questionsPart.safeParse({ questions: again.questions }).success).toBe(true);
  });

  it.each([
    ['blank lines', '\n'.repeat(1_000_000), 0],
    ['ids without an end', `// ${'[id:'.repeat(300_000)}\nQ ?{ =un ~deux }`, 1],
    ['braces without an end', '{\n\n'.repeat(100_000), 100_000],
    ['links of Markdown without an end', `[markdown]${'[a]('.repeat(300_000)}{ =un ~deux }`, 1],
    ['spaces', `Q${' '.repeat(1_000_000)}?{ =un ~deux }`, 1],
    ['tags', `[html]${'<b'.repeat(300_000)}{ =un ~deux }`, 1],
  ])('of a hostile file are read in a moment: %s', (_, text, count) => {
    const begun = performance.now();
    expect(importQuestions(null, gift(text), nodeIdOf).imported).toHaveLength(count);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('with an id that something else has get another one', () => {
    const file = gift(
      '// [id:s1]\nQ ?{ =un ~deux }\n\n// [id:x]\nR ?{ =un ~deux }\n\n// [id:x]\nS ?{ =un ~deux }',
    );
    const { imported, questions } = importQuestions(sampleQuestions, file, nodeIdOf);
    expect(imported.map((each) => 'notes' in each && each.notes.map(({ code }) => code))).toEqual([
      ['same-id'],
      [],
      ['same-id'],
    ]);
    expect(caseQuestions.safeParse(questions).success).toBe(true);
  });
});

it.runIf(giftSamples().length > 0).each(giftSamples())(
  'every sample becomes what the schema takes: $name',
  ({ gift: text }) => {
    const file: SourceFile = gift(text);
    const { questions, imported } = importQuestions(sampleQuestions, file, nodeIdOf);
    expect(imported).toHaveLength(file.questions.length);
    expect(caseQuestions.parse(questions)).toEqual(questions);
  },
);
