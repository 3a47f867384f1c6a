import { describe, expect, it } from 'vitest';
import { type QuestionnaireBody, questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { exceededBound } from '#lib/questionnaires/edits/bounds.ts';
import { duplicateNodes } from '#lib/questionnaires/edits/duplicate-nodes.ts';
import { mendReferences } from '#lib/questionnaires/edits/mend-references.ts';
import { mapBody } from '#lib/questionnaires/edits/nodes.ts';
import { orphans } from '#lib/questionnaires/edits/orphans.ts';
import { brokenBy } from '#lib/questionnaires/formulas/formula-faults.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { writeOutline } from '#lib/questionnaires/outline/write-outline.ts';
import type { QuestionOption } from '#lib/questionnaires/tree.ts';
import { liver, withOption } from './liver.ts';

const codesOf = (body: QuestionnaireBody) =>
  questionnaireBody.safeParse(body).error?.issues.map(({ message }) => message) ?? [];

const withExpression = (id: string, expression: string): QuestionnaireBody =>
  mapBody(liver, (each) =>
    each.kind === 'question' && each.node.id === id && each.node.type === 'formula'
      ? { kind: 'question', node: { ...each.node, expression } }
      : each,
  );

describe('a body with repeated questions', () => {
  it.each([
    ['{size}', false],
    ['{size} + 1', false],
    ['points({segment})', false],
    ['si({vi}; 1; 2)', false],
    ['max({size}; 3)', true],
    ['si(nombre({some}) > 2; max({size}); 0)', true],
    ['moyenne({size} * 2)', true],
    ['nombre({vi}; {vii})', true],
    ['somme(max({size}); 3)', true],
    ['si(somme({size}) > 3; {size}; 0)', false],
  ])('reads them from outside only as several: %s', (expression, isAccepted) => {
    expect(codesOf(withExpression('sum', expression))).toEqual(isAccepted ? [] : ['repeated-reference']);
    if (!isAccepted)
      expect(brokenBy(withExpression('sum', expression).pages, 'sum', 'expression')?.code).toBe('repeated');
  });

  it('reads them as they are within the group, where one instance is meant', () => {
    expect(codesOf(withExpression('large', 'max({size} * 2; 3)'))).toEqual([]);
    expect(codesOf(withExpression('large', '{size} / somme({size})'))).toEqual(['repeated-reference']);
  });

  it('refuses one group in another, before it is sent', () => {
    const nested = withOption('vi', (option) => ({
      ...option,
      repeat: { name: 'Foyer' },
      questions: [{ id: 'x', type: 'number', text: 'X', section: 'findings' }],
    }));
    expect(codesOf(nested)).toContain('nested-repeat');
    expect(exceededBound(nested)).toBe('repeats');
  });

  it('names what a question takes with it, and mends the rest', () => {
    const without = withOption('some', (option) => ({
      ...option,
      questions: option.questions!.filter(({ id }) => id !== 'size'),
    }));
    expect(codesOf(without)).toContain('unknown-reference');
    const mended = mendReferences(without);
    expect(codesOf(mended)).toEqual([]);
    expect(orphans(liver, mended).map(({ kind, node }) => `${kind} ${node}`)).toContain('repeat some');
    const [, some] = (mended.pages[0]!.questions[0] as { options: QuestionOption[] }).options;
    expect(some!.repeat).toEqual({ name: 'Nodule', sentence: 'Nodule {numéro}, segment {#segment} : .' });
  });

  it('is copied with references to the copy', () => {
    const { body, ids } = duplicateNodes(liver, ['n']);
    expect(codesOf(body)).toEqual([]);
    const copy = body.pages[0]!.questions.find(({ id }) => id === ids[0]) as { options: QuestionOption[] };
    const { repeat, questions } = copy.options[1]!;
    expect(repeat?.orderedBy).toBe(questions![1]!.id);
    expect(repeat?.sentence).toContain(`{#${questions![0]!.id}}`);
    expect(repeat?.sentence).not.toContain('{#segment}');
  });

  it('is written as an outline and read back', () => {
    const text = writeOutline(liver);
    expect(text).toContain(
      'chaque: Nodule | par Taille | décroissant > Nodule {numéro}, segment {Segment} : {Taille}.',
    );
    expect(readOutline(text, { body: liver, pageName: 'Page' })).toMatchObject({ body: liver, faults: [] });
    const anew = readOutline(writeOutline(liver, { allIds: true }), {
      body: { pages: [] },
      pageName: 'Page',
    });
    expect(anew.faults).toEqual([]);
    expect(anew.body).toEqual(liver);
  });

  it('tells what an outline says of a group and cannot mean', () => {
    const read = (line: string) =>
      readOutline(`? Nodules\n  - Présents\n    ${line}\n    # Taille | mm`, {
        body: { pages: [] },
        pageName: 'Page',
      }).faults.map(({ code, detail }) => `${code} ${detail ?? ''}`.trim());
    expect(read('chaque: Nodule | par Aspect')).toEqual(['unknown-reference Aspect']);
    expect(read('chaque: Nodule | rouge')).toEqual(['unknown-field rouge']);
    expect(read('chaque: Nodule | par taille > N {numéro} : {TAILLE} {droit}')).toEqual([]);
  });
});
