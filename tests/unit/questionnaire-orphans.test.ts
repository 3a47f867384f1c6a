import { describe, expect, it } from 'vitest';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { changeType } from '#lib/questionnaires/edits/change-type.ts';
import { orphans } from '#lib/questionnaires/edits/orphans.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { body, choice, image, newId, volume } from './sample-questions.ts';

describe('what an edit orphans', () => {
  const withQuestion = (id: string, change: (question: Question) => Question): QuestionnaireBody => ({
    ...body,
    pages: body.pages.map((page) => ({
      ...page,
      questions: page.questions.map((each) => (each.id === id ? change(each) : each)),
    })),
  });

  it('is nothing when nothing is lost, or what the author took away', () => {
    expect(orphans(body, body)).toEqual([]);
    expect(
      orphans(
        body,
        withQuestion('q1', (each) => ({ ...each, text: 'Ménisque médial' })),
      ),
    ).toEqual([]);
    const { defaultAnswer: _, ...undone } = choice as Extract<Question, { type: 'single' }>;
    expect(
      orphans(
        body,
        withQuestion('q1', () => undone as Question),
      ),
    ).toEqual([]);
    const { fiche: __, ...bare } = choice;
    expect(
      orphans(
        body,
        withQuestion('q1', () => bare as Question),
      ),
    ).toEqual([]);
    expect(
      orphans(
        body,
        withQuestion('q1', (each) => changeType(each, 'multiple', newId)),
      ),
    ).toEqual([]);
    expect(orphans(body, { ...body, pages: [{ ...body.pages[0]!, questions: [choice] }] })).toEqual([]);
  });

  it('is the default answer that was deleted', () => {
    const { defaultAnswer: _, ...rest } = choice as Extract<Question, { type: 'single' }>;
    const next = withQuestion('q1', () => ({ ...rest, options: rest.options.slice(1) }));
    expect(orphans(body, next)).toEqual([{ kind: 'default', node: 'q1', text: 'Ménisque' }]);
  });

  it('is the formula that read what was deleted, or is none any more', () => {
    const without = {
      ...body,
      pages: [{ ...body.pages[0]!, questions: [choice, { ...volume, expression: '' }] }],
    };
    expect(orphans(body, without)).toEqual([
      { kind: 'formula', node: 'q4', text: 'Volume', reads: ['Longueur'] },
    ]);
    const text = withQuestion('q4', (each) => changeType(each, 'text', newId));
    expect(orphans(body, text)).toEqual([{ kind: 'formula', node: 'q4', text: 'Volume', reads: [] }]);
    expect(
      orphans(
        body,
        withQuestion('q4', () => ({ ...volume, expression: '' })),
      ),
    ).toEqual([]);
  });

  it('is the link to a fiche that was deleted, of questions and of options', () => {
    const { fiche: _, ...bare } = choice as Extract<Question, { type: 'single' }>;
    const options = bare.options.map(({ fiche: __, ...option }) => option);
    const next = { ...withQuestion('q1', () => ({ ...bare, options })), fiches: [] };
    expect(orphans(body, next)).toEqual([
      { kind: 'fiche', node: 'q1', text: 'Ménisque' },
      { kind: 'fiche', node: 'o2', text: 'Fissure' },
    ]);
  });

  it('is what another type cannot hold', () => {
    const asText = withQuestion('q1', (each) => changeType(each, 'text', newId));
    expect(orphans(body, asText)).toEqual([
      { kind: 'choice', node: 'o1', text: 'Normal', questions: 0 },
      { kind: 'choice', node: 'o2', text: 'Fissure', questions: 1 },
      { kind: 'default', node: 'q1', text: 'Ménisque' },
    ]);
    const asZones = withQuestion('q1', (each) => changeType({ ...each, image }, 'hotspot', newId));
    expect(orphans(body, asZones)).toEqual([{ kind: 'choice', node: 'o2', text: 'Fissure', questions: 1 }]);
    const told = withQuestion('q3', (each) => changeType(each, 'information', newId));
    expect(orphans(body, told)).toContainEqual({ kind: 'sentence', node: 'q3', text: 'Longueur' });
  });
});
