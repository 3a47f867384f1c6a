import { expect, it } from 'vitest';
import { walkQuestions } from '#lib/questionnaires/tree.ts';
import { noteCounts, readItems } from './read-sample.ts';

const ORDINAL = 'http://hl7.org/fhir/StructureDefinition/ordinalValue';
const CALCULATED = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression';
const VARIABLE = 'http://hl7.org/fhir/StructureDefinition/variable';

const weighted = (code: string, points: number) => ({
  valueCoding: { code, display: code, extension: [{ url: ORDINAL, valueDecimal: points }] },
});
const computed = (linkId: string, type: string, expression: string) => ({
  linkId,
  type,
  text: linkId,
  extension: [{ url: CALCULATED, valueExpression: { language: 'text/fhirpath', expression } }],
});
const TERMS = [
  { linkId: 'a', text: 'A', type: 'choice', answerOption: [weighted('x', 2), weighted('y', 3)] },
  { linkId: 'n', text: 'N', type: 'decimal' },
];

/** The formula of an expression on « a » and « n »; `x` and `y` stand for the ids of the options of « a ». */
function formulaOf(expression: string, type = 'decimal', root: object = {}) {
  const read = readItems([...TERMS, computed('f', type, expression)], root);
  const [a, , formula] = Array.from(walkQuestions(read.body.pages), ({ question }) => question);
  const ids = a?.type === 'single' ? a.options.map(({ id }) => id) : [];
  if (formula?.type !== 'formula') return noteCounts(read);
  return formula.expression.replaceAll(`{${ids[0]}}`, '{x}').replaceAll(`{${ids[1]}}`, '{y}');
}

const N = "%resource.item.where(linkId='n').answer.value";
const A = "%resource.descendants().where(linkId='a').answer";

it.each([
  ['123', '123'],
  [`${N} * 0.52 + 1`, '(({n} * 0.52) + 1)'],
  ["%resource.repeat(item).where(linkId='n').answer[0].valueDecimal / 2", '({n} / 2)'],
  ["-item.where(linkId='n').answer.value.first()", '(0 - {n})'],
  [`(${N} / 3).round(1)`, 'arrondi(({n} / 3); 1)'],
  ['%resource.repeat(item).answer.weight().sum()', 'points({a})'],
  [`${A}.weight().sum()`, 'points({a})'],
  [`iif(${A}.value.code = 'y' and ${N} >= 3, 1, 0)`, 'si(({y} et ({n} >= 3)); 1; 0)'],
  [`iif((${A}.value.where(code='x').exists()).not(), 1, 0)`, 'si(non({x}); 1; 0)'],
  [`iif(${N} > 3, 1, iif((${N} > 3).not(), 0))`, 'si(({n} > 3); 1; 0)'],
  [`iif(${A}.exists(), iif(${A}.weight().exists(), ${A}.weight().sum(), 0))`, 'points({a})'],
])('%s', (expression, formula) => {
  expect(formulaOf(expression)).toBe(formula);
});

it('gives words, and takes variables that are in the file', () => {
  expect(formulaOf(`iif(${N} > 3, 'Haut', 'Bas')`, 'string')).toBe('si(({n} > 3); "Haut"; "Bas")');
  const variable = { url: VARIABLE, valueExpression: { name: 'twice', expression: `${N} * 2` } };
  expect(formulaOf('%twice + 1', 'decimal', { extension: [variable] })).toBe('(({n} * 2) + 1)');
  const itself = { url: VARIABLE, valueExpression: { name: 'twice', expression: '%twice + 1' } };
  expect(formulaOf('%twice', 'decimal', { extension: [itself] })).toEqual({ expression: 1 });
});

it.each([
  "'a'.toChars()",
  `${N}.count()`,
  "item.where(linkId='f').answer.value + 1",
  "item.where(linkId='nowhere').answer.value",
  `${N} +`,
  `${'('.repeat(500)}1`,
  '%resource.item.answer.value',
  // Results under a condition, and none otherwise: formulas have no such thing.
  `iif(${N} > 3, 1)`,
  `iif(${N} > 3, 1, iif(${N} < 2, 0))`,
  `iif(${N} > 3, 1, iif((${N} > 4).not(), 0))`,
  `iif(${A}.exists(), 1, 0)`,
  `iif(${A}.exists(), ${A}.weight().sum(), 5)`,
  `iif(${A}.exists(), ${A}.weight().sum(), iif((${N} > 4).not(), 5))`,
  `iif(${A}.weight().exists(), ${A}.weight().sum(), 5)`,
  `iif(${N} > 3, 1, 0, 2)`,
  'false',
])('%s is told, and its answer is typed', (expression) => {
  expect(formulaOf(expression)).toEqual({ expression: 1 });
});
