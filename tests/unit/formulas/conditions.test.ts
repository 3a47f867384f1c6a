import { describe, expect, it } from 'vitest';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { check } from '#lib/questionnaires/check/check.ts';
import { mendReferences } from '#lib/questionnaires/edits/mend-references.ts';
import { orphans } from '#lib/questionnaires/edits/orphans.ts';
import { reachableAnswers } from '#lib/questionnaires/report/reachable-questions.ts';
import { createSurvey } from '#lib/questionnaires/report/survey.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { body, type Draft, number } from '../report/sample-body.ts';

const nodule: Draft = {
  type: 'single',
  id: 'c',
  text: 'Composition',
  options: [
    { id: 'c0', text: 'Kystique', points: 0 },
    { id: 'c2', text: 'Solide', points: 2 },
  ],
};
const foci: Draft = {
  type: 'multiple',
  id: 'f',
  text: 'Foyers',
  options: [
    { id: 'f0', text: 'Aucun', exclusive: true },
    { id: 'f1', text: 'Macrocalcifications', points: 1 },
    { id: 'f3', text: 'Ponctuations', points: 3, condition: '{c2}' },
  ],
};
const score: Draft = {
  type: 'formula',
  id: 's',
  text: 'Score',
  expression: 'points({c}; {f})',
  sentence: 'Score : {valeur}.',
};
const category: Draft = {
  type: 'formula',
  id: 'k',
  text: 'Catégorie',
  expression: 'si({s} >= 4; "TR4"; {s} >= 2; "TR2"; "TR1")',
  sentence: 'Catégorie {valeur}.',
  sentenceCondition: '{s} > 0',
};
const size = number('n', {
  text: 'Taille',
  condition: '{c2} et {s} >= 2',
  max: 99,
  sentence: 'Taille : {valeur}.',
});
const thyroid = body(nodule, foci, score, category, size);
const textOf = (answers: Parameters<typeof writeReport>[1]) =>
  writeReport(thyroid, answers)
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)))
    .join(' ')
    .replace(/[\u00a0\u202f]/g, ' ');

describe('scores and conditions', () => {
  it('adds points, gives a category and writes it', () => {
    expect(textOf({ c: 'c2', f: ['f1', 'f3'] })).toBe('Score : 6. Catégorie TR4.');
    expect(textOf({ c: 'c2', f: ['f0'], n: 12 })).toBe('Score : 2. Catégorie TR2. Taille : 12 mm.');
  });

  it('writes nothing while a term is missing, and says which', () => {
    expect(textOf({ c: 'c2' })).toBe('');
    const { results } = createSurvey(thyroid.pages)({ c: 'c2' });
    expect(results.get('k')).toEqual({ reason: 'missing', questions: ['f'] });
  });

  it('writes a sentence only while its condition holds', () => {
    expect(textOf({ c: 'c0', f: ['f0'] })).toBe('Score : 0.');
  });

  it('counts no option that is not offered', () => {
    expect(textOf({ c: 'c0', f: ['f1', 'f3'] })).toBe('Score : 1. Catégorie TR1.');
    expect(reachableAnswers(thyroid.pages, { c: 'c0', f: ['f3'] }).f).toBeUndefined();
  });

  it('asks a question only while its condition holds', () => {
    const survey = createSurvey(thyroid.pages);
    expect([...survey({}).shut]).toEqual(['f3', 'n']);
    expect([...survey({ c: 'c2', f: ['f0'] }).shut]).toEqual([]);
    expect(survey({ c: 'c2', f: ['f0'] }).left.map(({ question }) => question.id)).toEqual(['n']);
    // The same survey, after an answer of another branch only.
    expect([...survey({ c: 'c0', f: ['f0'] }).shut]).toEqual(['f3', 'n']);
    expect(textOf({ c: 'c0', f: ['f0'], n: 12 })).not.toContain('Taille');
  });

  it('takes nothing of a question that is not asked: its options are not chosen, it has no points', () => {
    const nested = body(
      {
        type: 'single',
        id: 'a',
        options: [
          { id: 'a1', text: 'A', questions: [{ ...nodule, section: 'findings' } as never] },
          { id: 'a2', text: 'B' },
        ],
      },
      {
        type: 'formula',
        id: 's',
        text: 'Score',
        expression: 'points({c}) + si({c2}; 10; 0)',
        sentence: '{valeur}',
      },
    );
    const resultOf = (answers: object) => createSurvey(nested.pages)(answers as never).results.get('s');
    expect(resultOf({ a: 'a2', c: 'c2' })).toEqual({ value: 0 });
    expect(resultOf({ a: 'a1', c: 'c2' })).toEqual({ value: 12 });
    expect(resultOf({ a: 'a1' })).toEqual({ reason: 'missing', questions: ['c'] });
  });
});

const codesOf = (...drafts: Draft[]) => {
  const { error } = questionnaireBody.safeParse(body(...drafts));
  return error?.issues.map((issue) => ('params' in issue ? issue.params?.code : issue.code)) ?? [];
};

describe('a body with formulas', () => {
  it('is taken', () => {
    expect(codesOf(nodule, foci, score, category, size)).toEqual([]);
  });

  it.each<[string, Draft[]]>([
    ['circular-reference', [{ ...size, condition: '{n} > 3' } as Draft]],
    ['circular-reference', [number('a', { condition: '{b} > 1' }), number('b', { condition: '{a} > 1' })]],
    ['unknown-reference', [number('a', { condition: '{gone}' })]],
    ['unknown-reference', [{ ...score, expression: '{s} + 1' } as Draft]],
    ['bad-condition', [number('a'), number('b', { condition: '{a} + 1' })]],
    ['bad-condition', [nodule, number('b', { condition: '{c}' })]],
    ['bad-formula', [nodule, { ...score, expression: '{c2}' } as Draft]],
    ['bad-formula', [number('a'), { ...score, expression: '{a} + "b"' } as Draft]],
    ['bad-formula', [number('a'), { ...score, expression: 'points({a})' } as Draft]],
    ['bad-formula', [number('a'), { ...score, expression: 'si({a} > 1; 1; "deux")' } as Draft]],
  ])('is refused with %s', (code, drafts) => {
    expect(codesOf(...drafts)).toContain(code);
  });

  it('refuses a row of dependencies that nobody could follow', () => {
    const row = Array.from({ length: 300 }, (_, at) =>
      number(`n${at}`, at === 0 ? {} : { condition: `{n${at - 1}} > 0` }),
    );
    expect(codesOf(...row)).toContain('circular-reference');
    expect(codesOf(...row.slice(0, 150))).toEqual([]);
  });
});

describe('what an edit takes along', () => {
  it('are the formulas that read what is gone, each of them told', () => {
    const [page] = thyroid.pages;
    const next = { pages: [{ ...page!, questions: page!.questions.filter(({ id }) => id !== 'f') }] };
    const mended = mendReferences(next);
    expect(questionnaireBody.safeParse(mended).success).toBe(true);
    expect(orphans(thyroid, mended)).toEqual([
      { kind: 'formula', node: 's', text: 'Score', reads: ['Foyers'] },
    ]);
    // Formulas that read the score still can: it is a number that is not written yet.
    expect(mended.pages[0]?.questions.find(({ id }) => id === 'n')).toMatchObject({
      condition: '{c2} et {s} >= 2',
    });
  });

  it('is a condition whose option is gone', () => {
    const [page] = thyroid.pages;
    const questions = page!.questions.map((each) =>
      each.id === 'c' && each.type === 'single' ? { ...each, options: each.options.slice(0, 1) } : each,
    );
    const mended = mendReferences({ pages: [{ ...page!, questions }] });
    expect(orphans(thyroid, mended)).toEqual([
      { kind: 'condition', node: 'f3', text: 'Ponctuations', reads: ['Solide'] },
      { kind: 'condition', node: 'n', text: 'Taille', reads: ['Solide'] },
    ]);
  });
});

describe('checking', () => {
  it('names a condition that nothing fulfils', () => {
    const never = { ...size, condition: '{c0} et {c2}' } as Draft;
    expect(check(body(nodule, never))).toContainEqual({ code: 'never-holds', node: 'n' });
    expect(check(thyroid).filter(({ code }) => code === 'never-holds' || code === 'formula')).toEqual([]);
  });
});
