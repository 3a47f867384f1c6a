import { expect, it } from 'vitest';
import { type QuestionnaireBody, questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { knownSystem } from '#lib/questionnaires/codes.ts';
import { questionnaireDifferences } from '#lib/questionnaires/differences.ts';
import { changeType } from '#lib/questionnaires/edits/change-type.ts';
import { duplicateNodes } from '#lib/questionnaires/edits/duplicate-nodes.ts';
import { mirrorNodes } from '#lib/questionnaires/edits/mirror-nodes.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { writeOutline } from '#lib/questionnaires/outline/write-outline.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

const code = (value: string) => ({ system: 'http://radlex.org', code: value });
const knee: Question = {
  id: 'q',
  type: 'single',
  text: 'Genou droit',
  section: 'findings',
  codes: [code('RID1')],
  options: [
    { id: 'a', text: 'Normal', codes: [code('RID2')] },
    {
      id: 'b',
      text: 'Épanchement',
      codes: [code('RID3')],
      questions: [
        { id: 'n', type: 'number', text: 'Hauteur', section: 'findings', unit: 'mm', unitCode: code('x') },
      ],
    },
  ],
};
const body: QuestionnaireBody = {
  pages: [{ id: 'p', name: 'Page', codes: [code('RID4')], questions: [knee] }],
};
const applied = (text: string) => readOutline(text, { body, pageName: 'Page' }).body;

it('a text that is applied keeps the codes of what it keeps, and the unit’s with its unit', () => {
  const text = writeOutline(body);
  expect(applied(text)).toEqual(body);
  const renamed = applied(text.replace('Épanchement', 'Épanchement articulaire').replace('mm', 'cm'));
  const [question] = renamed.pages[0]!.questions;
  expect(question).toMatchObject({ codes: [code('RID1')], options: [{}, { codes: [code('RID3')] }] });
  expect(JSON.stringify(renamed)).not.toContain('unitCode');
});

it('a copy keeps the codes; one for the other side leaves those that named a side', () => {
  const codesOf = (next: QuestionnaireBody) => JSON.stringify(next.pages[0]?.questions[1]?.codes ?? null);
  expect(codesOf(duplicateNodes(body, ['q']).body)).toContain('RID1');
  const mirrored = mirrorNodes(body, ['q']).body;
  expect(mirrored.pages[0]?.questions[1]).toMatchObject({
    text: 'Genou gauche',
    options: [{ codes: [code('RID2')] }, { codes: [code('RID3')] }],
  });
  expect(codesOf(mirrored)).toBe('null');
  expect(body.pages[0]?.questions[0]?.codes).toEqual([code('RID1')]);
});

it('another type keeps them: options that become zones, and numbers their unit’s', () => {
  const image = { file: 'f'.repeat(64), width: 10, height: 10 };
  const spots = changeType({ ...knee, image }, 'hotspot', () => 'x');
  expect(spots).toMatchObject({ codes: [code('RID1')], zones: [{ codes: [code('RID2')] }, {}] });
  expect(changeType(spots, 'single', () => 'x')).toMatchObject({ options: [{ codes: [code('RID2')] }, {}] });
  const [size] = (knee as { options: { questions?: Question[] }[] }).options[1]!.questions!;
  expect(changeType(size!, 'formula', () => 'x')).toMatchObject({ unitCode: code('x') });
});

it('versions tell a code that came, on a page as on an option', () => {
  const plain = JSON.parse(JSON.stringify(body, (key, value) => (key === 'codes' ? undefined : value)));
  const told = questionnaireDifferences(plain, body).map((each) => each.what === 'node' && each.added);
  expect(told).toEqual([
    ['http://radlex.org', 'RID4'],
    ['http://radlex.org', 'RID1'],
    ['http://radlex.org', 'RID2'],
    ['http://radlex.org', 'RID3'],
  ]);
});

it('only what FHIR can say is a code', () => {
  const isRight = (given: object, count = 1) =>
    questionnaireBody.safeParse({
      pages: [{ id: 'p', name: '', questions: [], codes: Array.from({ length: count }, () => given) }],
    }).success;
  expect(
    isRight({ system: 'http://loinc.org', code: '18782-3', display: 'Radiology Study observation' }),
  ).toBe(true);
  expect(isRight(code('RID1'), 8)).toBe(true);
  expect(isRight(code('RID1'), 9)).toBe(false);
  expect(isRight(code('RID1'), 0)).toBe(false);
  for (const wrong of [
    { code: 'RID1' },
    { system: 'RadLex', code: 'RID1' },
    { system: 'http://radlex.org', code: '' },
    { system: 'http://radlex.org', code: 'a  b' },
    { system: 'http://radlex.org', code: 'a', display: '' },
    { system: 'http://radlex.org', code: 'a', more: 1 },
  ])
    expect(isRight(wrong), JSON.stringify(wrong)).toBe(false);
});

it('terminologies are known by their addresses, object identifiers and names', () => {
  expect(['http://www.radlex.org', 'RADLEX', '2.16.840.1.113883.6.256', 'RadLex'].map(knownSystem)).toEqual(
    Array.from({ length: 4 }, () => 'radlex'),
  );
  expect(['urn:oid:2.16.840.1.113883.6.1', 'LOINC', 'SCT', 'ucum', 'Custom'].map(knownSystem)).toEqual([
    'loinc',
    'loinc',
    'snomed',
    'ucum',
    undefined,
  ]);
});
