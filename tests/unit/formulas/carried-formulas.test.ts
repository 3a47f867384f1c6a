import { describe, expect, it } from 'vitest';
import { changeType } from '#lib/questionnaires/edits/change-type.ts';
import { mendReferences } from '#lib/questionnaires/edits/mend-references.ts';
import { mirrorNodes } from '#lib/questionnaires/edits/mirror-nodes.ts';
import { orphans } from '#lib/questionnaires/edits/orphans.ts';
import { withoutOuterFormulas } from '#lib/questionnaires/edits/outer-formulas.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { body, number } from '../report/sample-body.ts';

const image = { file: '0'.repeat(64), width: 10, height: 10 };

describe('formulas that are carried', () => {
  it('read nothing else in another questionnaire: what they do not bring along is gone', () => {
    const { pages } = body(
      number('n'),
      { type: 'formula', id: 'f', text: 'Surface', expression: '{n} * {other}', sentence: '{valeur}' },
      number('m', { condition: '{other} > 2', sentence: 'Grand.', sentenceCondition: '{other} > 3' }),
      number('k', { condition: '{n} > 2' }),
    );
    const nodes = pages[0]!.questions.map((node) => ({ kind: 'question', node }) as const);
    const carried = withoutOuterFormulas(nodes).map(({ node }) => node);
    expect(carried[1]).toMatchObject({ expression: '' });
    expect(carried[2]).not.toHaveProperty('condition');
    // Without its condition the sentence would always be written.
    expect(carried[2]).not.toHaveProperty('sentence');
    expect(carried[3]).toMatchObject({ condition: '{n} > 2' });
    expect(carried[0]).toBe(nodes[0]!.node);
  });

  it('say the other side on the other side', () => {
    const both = body(number('a', { text: 'Longueur droite' }), {
      type: 'formula',
      id: 'f',
      text: 'Volume droit',
      expression: 'si({a} >= 5; "hypertrophie droite"; "testicule droit normal")',
    });
    const { body: made, ids } = mirrorNodes(both, ['f']);
    const copy = made.pages[0]!.questions.find(({ id }) => id === ids[0]);
    expect(copy).toMatchObject({
      expression: 'si({a} >= 5; "hypertrophie gauche"; "testicule gauche normal")',
    });
  });

  it('name the condition of an option that becomes a zone', () => {
    const before = body(number('n'), {
      type: 'single',
      id: 'c',
      text: 'Siège',
      image,
      options: [{ id: 'o', text: 'Corne', condition: '{n} > 2' }],
    });
    const pages = before.pages.map((page) => ({
      ...page,
      questions: page.questions.map(
        (each): Question => (each.id === 'c' ? changeType(each, 'hotspot', () => 'z') : each),
      ),
    }));
    expect(orphans(before, mendReferences({ pages }))).toEqual([
      { kind: 'condition', node: 'o', text: 'Corne', reads: [] },
    ]);
  });
});
