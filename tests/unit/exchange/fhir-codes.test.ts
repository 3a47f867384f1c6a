import { expect, it } from 'vitest';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { writeFhir } from '#lib/questionnaires/exchange/write-fhir.ts';
import { optionsOf } from '#lib/questionnaires/tree.ts';
import { noteCounts, readItems } from './read-sample.ts';

const RADLEX = 'http://radlex.org';
const present = { system: RADLEX, code: 'RID28472', display: 'present' };
const absent = { system: RADLEX, code: 'RID28473', display: 'absent' };
const mass = { system: 'http://snomed.info/sct', code: '4147007', display: 'Mass' };

it('codes of a foreign file are carried: pages, questions, options and units', () => {
  const read = readItems([
    {
      linkId: 'p',
      type: 'group',
      text: 'Foie',
      code: [mass],
      item: [
        {
          linkId: 'a',
          type: 'choice',
          text: 'Masse',
          code: [mass, { code: 'x' }],
          answerOption: [
            { valueCoding: present },
            { valueCoding: { system: 'Custom', code: 'n', display: 'Non' } },
          ],
        },
        {
          linkId: 'b',
          type: 'decimal',
          text: 'Rigidité',
          extension: [
            {
              url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
              valueCoding: { system: 'http://unitsofmeasure.org', code: 'kPa', display: 'kPa' },
            },
          ],
        },
      ],
    },
  ]);
  const [page] = read.body.pages;
  expect(page?.codes).toEqual([mass]);
  expect(page?.questions[0]).toMatchObject({ codes: [mass] });
  expect(optionsOf(page!.questions[0]!).map(({ codes }) => codes)).toEqual([[present], undefined]);
  expect(page?.questions[1]).toMatchObject({
    unit: 'kPa',
    unitCode: { system: 'http://unitsofmeasure.org', code: 'kPa' },
  });
  // A code of no terminology, and one of a name that is not an address.
  expect(noteCounts(read)).toEqual({ codes: 2 });
});

const bodyWith = (codes: (object[] | undefined)[]) =>
  ({
    pages: [
      {
        id: 'p',
        name: 'Page',
        questions: [
          {
            id: 'q',
            type: 'single',
            text: 'Masse',
            section: 'findings',
            options: [
              { id: 'a', text: 'Présente', codes: codes[0] },
              { id: 'b', text: 'Absente', codes: codes[1] },
            ],
          },
          { id: 'r', type: 'text', text: 'Suite', section: 'findings', condition: '{a}' },
        ],
      },
    ],
  }) as QuestionnaireBody;

interface Written {
  item: [{ item: [{ answerOption: { valueCoding: object }[] }, { enableWhen: object[] }] }];
}
const itemsOf = (body: QuestionnaireBody) =>
  (writeFhir({ title: '', body }) as unknown as Written).item[0].item;

it('an option goes out by its code, and conditions name it by the same', () => {
  const [question, after] = itemsOf(bodyWith([[present, mass], [absent]]));
  expect(question.answerOption.map(({ valueCoding }) => valueCoding)).toEqual([
    { system: RADLEX, code: 'RID28472', display: 'Présente' },
    { system: RADLEX, code: 'RID28473', display: 'Absente' },
  ]);
  expect(after.enableWhen).toEqual([
    { question: 'q', operator: '=', answerCoding: { system: RADLEX, code: 'RID28472' } },
  ]);
});

it('a code that two options share, or that is the id of another, tells neither of them', () => {
  const [question] = itemsOf(bodyWith([[present], [present]]));
  expect(question.answerOption.map(({ valueCoding }) => valueCoding)).toEqual([
    { code: 'a', display: 'Présente' },
    { code: 'b', display: 'Absente' },
  ]);
  const [other] = itemsOf(bodyWith([[{ system: RADLEX, code: 'b' }], undefined]));
  expect(other.answerOption[0]?.valueCoding).toEqual({ code: 'a', display: 'Présente' });
});
