import { describe, expect, it } from 'vitest';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { changeType } from '#lib/questionnaires/edits/change-type.ts';
import type { QuestionType } from '#lib/questionnaires/tree.ts';
import { bodyOf, choice, image, length, newId, picture, section, volume } from './sample-questions.ts';

describe('another type of a question', () => {
  const types: QuestionType[] = [
    'single',
    'multiple',
    'text',
    'number',
    'date',
    'hotspot',
    'formula',
    'information',
  ];

  it('makes what can be stored of every type from every other', () => {
    for (const from of [choice, { ...choice, image }, length, volume, picture])
      for (const type of types) {
        const made = changeType(from, type, newId);
        const read = from === volume ? [length, { ...length, id: 'q2' }] : [];
        expect(questionnaireBody.safeParse(bodyOf(...read, made)).error, `${from.type} → ${type}`).toBe(
          undefined,
        );
        const canBe = type !== 'hotspot' || from.image !== undefined;
        expect(made.type, `${from.type} → ${type}`).toBe(canBe ? type : from.type);
        expect(made).toMatchObject({ id: from.id, text: from.text, section });
      }
  });

  it('keeps choices, sentences and defaults where they fit', () => {
    expect(changeType(choice, 'multiple', newId)).toEqual({
      ...choice,
      type: 'multiple',
      defaultAnswer: ['o1'],
    });
    expect(changeType(changeType(choice, 'multiple', newId), 'single', newId)).toEqual(choice);
    const zones = changeType({ ...choice, image }, 'hotspot', newId);
    expect(zones).toMatchObject({
      image,
      defaultAnswer: ['o1'],
      zones: [
        { id: 'o1', label: 'Normal', sentence: 'Ménisque normal.' },
        { id: 'o2', label: 'Fissure', inConclusion: true },
      ],
    });
    expect(changeType(picture, 'multiple', newId)).toEqual({
      id: 'q5',
      text: 'Zone',
      section,
      image,
      type: 'multiple',
      options: [{ id: 'z1', text: 'Corne', sentence: 'Corne.' }],
      defaultAnswer: ['z1'],
    });
    expect(changeType(length, 'formula', newId)).toMatchObject({
      expression: '',
      unit: 'mm',
      decimals: 1,
      sentence: 'Longueur de {valeur}.',
    });
    expect(changeType(length, 'single', newId)).toMatchObject({ options: [{ id: 'neuf', text: '' }] });
  });
});
