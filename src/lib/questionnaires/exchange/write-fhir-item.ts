import { choicesOf } from '../answers.ts';
import type { Code } from '../codes.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { choiceText, optionsOf, type Question, type QuestionOption, type Zone } from '../tree.ts';
import { readUnitCode } from './fhir-codes.ts';
import { FHIR } from './fhir-extensions.ts';
import { fhirType } from './fhir-types.ts';
import type { Json } from './json-value.ts';
import { ownExtension } from './own-extension.ts';
import { unitCoding } from './ucum.ts';
import { writeCondition } from './write-conditions.ts';
import { writeFhirPath } from './write-fhirpath.ts';
import type { WrittenTerms } from './written-terms.ts';

/** The option that a question is nested under. */
export interface ParentOption {
  question: string;
  option: string;
}

/** An element without empty values: FHIR has no empty text, list or object. */
function bare(element: Json): Json {
  return Object.fromEntries(
    Object.entries(element).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const isList = (question: Question) => question.type === 'multiple' || question.type === 'hotspot';

/** The options of the default answer in the order of all options; undefined if FHIR cannot express it. */
function initialChoices(question: Question): readonly string[] | undefined {
  if (!('defaultAnswer' in question) || question.defaultAnswer === undefined) return undefined;
  const chosen = [question.defaultAnswer].flat();
  const inOrder = choicesOf(question).flatMap(({ id }) => (chosen.includes(id) ? id : []));
  const isSame = inOrder.length === chosen.length && inOrder.every((id, at) => id === chosen[at]);
  return isSame && chosen.length > 0 ? inOrder : undefined;
}

/** The fields of a question that standard FHIR elements express; all others go into this site's extension. */
function saidByFhir(question: Question, type: string): Record<string, boolean> {
  const value = 'defaultAnswer' in question ? question.defaultAnswer : undefined;
  const hasChoices = type === 'choice';
  return {
    id: true,
    type: true,
    text: true,
    options: true,
    zones: true,
    condition: true,
    min: true,
    max: true,
    decimals: true,
    unit: 'unit' in question && question.unit !== '',
    unitCode: isUnitCodeSaid(question),
    codes: type !== 'display',
    important: question.important === true && type !== 'display',
    hidden: question.hidden === true,
    multiline: 'multiline' in question && question.multiline === true,
    defaultAnswer: hasChoices ? initialChoices(question) !== undefined : value !== '',
  };
}

function ownOf(node: object, said: Readonly<Record<string, boolean>>): Json {
  return Object.fromEntries(Object.entries(node).filter(([key]) => said[key] !== true));
}

const codingOfUnit = (unit: string, code: Code | undefined): Json =>
  code ? { system: code.system, code: code.code, display: unit } : unitCoding(unit);

/** Whether reading the file back restores the code of a unit from FHIR's own elements. */
function isUnitCodeSaid(question: Question): boolean {
  const { unit, unitCode } = question as { unit?: string; unitCode?: Code };
  if (!unit || !unitCode || unitCode.display !== undefined) return false;
  return readUnitCode(codingOfUnit(unit, unitCode), unit) !== undefined;
}

function measures(question: Question, type: string): Json[] {
  if (question.type !== 'number' && question.type !== 'formula') return [];
  const { unit, unitCode, decimals } = question;
  const [min, max] = question.type === 'number' ? [question.min, question.max] : [];
  const key = type === 'integer' ? 'valueInteger' : 'valueDecimal';
  return [
    ...(unit ? [{ url: FHIR.unit, valueCoding: codingOfUnit(unit, unitCode) }] : []),
    ...(min === undefined ? [] : [{ url: FHIR.minValue, [key]: min }]),
    ...(max === undefined ? [] : [{ url: FHIR.maxValue, [key]: max }]),
    ...(decimals === undefined || type === 'integer' ? [] : [{ url: FHIR.decimals, valueInteger: decimals }]),
  ];
}

function calculation(question: Question, terms: WrittenTerms): Json[] {
  const formula = question.type === 'formula' ? parseFormula(question.expression) : null;
  const expression = formula && writeFhirPath(formula, terms);
  if (!expression) return [];
  return [{ url: FHIR.calculated, valueExpression: { language: 'text/fhirpath', expression } }];
}

const INITIAL: Readonly<Record<string, string>> = {
  string: 'valueString',
  text: 'valueString',
  integer: 'valueInteger',
  decimal: 'valueDecimal',
  date: 'valueDate',
};

function initialOf(question: Question, type: string): Json[] {
  const key = INITIAL[type];
  const value = 'defaultAnswer' in question ? question.defaultAnswer : undefined;
  return key === undefined || value === undefined || value === '' ? [] : [{ [key]: value }];
}

function writeChoice(choice: QuestionOption | Zone, isInitial: boolean, terms: WrittenTerms): Json {
  const { id, points } = choice;
  const coding = terms.codings.get(id) ?? { code: id };
  const text = choiceText(choice);
  const isExclusive = 'exclusive' in choice && choice.exclusive === true;
  const isGroup = 'questions' in choice && (choice.questions ?? []).length > 0;
  const said = {
    id: true,
    text: true,
    label: true,
    points: true,
    questions: true,
    exclusive: isExclusive,
    repeat: isGroup,
  };
  const hasNone = 'questions' in choice && choice.questions?.length === 0;
  const own = {
    ...(coding.code !== id && { id }),
    ...ownOf(choice, said),
    ...(hasNone && { questions: [] }),
  };
  return bare({
    extension: [
      // On the option, where `weight()` looks for it, and not on its coding.
      ...(points === undefined ? [] : [{ url: FHIR.ordinalValue, valueDecimal: points }]),
      ...(isExclusive ? [{ url: FHIR.exclusive, valueBoolean: true }] : []),
      ...ownExtension(own),
    ],
    valueCoding: bare({ ...coding, display: text }),
    initialSelected: isInitial || undefined,
  });
}

/** LinkId of the group that repeats under an option; no id of a node holds a full stop. */
export const groupLinkId = (option: string): string => `${option}.each`;

/** The items of the questions under an option; where they repeat, one repeating group that contains them. */
function writeUnder(question: Question, option: QuestionOption, terms: WrittenTerms): Json[] {
  const above = { question: question.id, option: option.id };
  const { repeat, questions = [] } = option;
  if (!repeat || questions.length === 0) return questions.map((each) => writeItem(each, above, terms));
  const when = writeCondition(undefined, above, terms);
  return [
    bare({
      extension: [...when.extension, ...ownExtension({ ...when.own, under: option.id, repeat })],
      linkId: groupLinkId(option.id),
      text: repeat.name,
      type: 'group',
      enableWhen: when.enableWhen,
      repeats: true,
      item: questions.map((each) => writeItem(each, undefined, terms)),
    }),
  ];
}

/** A question, its options and its sub-questions, as an item. */
export function writeItem(question: Question, above: ParentOption | undefined, terms: WrittenTerms): Json {
  const type = fhirType(question, terms.owners);
  const when = writeCondition(question.condition, above, terms);
  const isNamed = question.type === 'hotspot' || question.type === 'formula';
  const own = {
    ...(isNamed && { type: question.type }),
    ...ownOf(question, saidByFhir(question, type)),
    ...when.own,
  };
  const initial = initialChoices(question) ?? [];
  const below = optionsOf(question).flatMap((option) => writeUnder(question, option, terms));
  return bare({
    extension: [
      ...(question.hidden === true ? [{ url: FHIR.hidden, valueBoolean: true }] : []),
      ...measures(question, type),
      ...calculation(question, terms),
      ...when.extension,
      ...ownExtension(own),
    ],
    linkId: question.id,
    code: type === 'display' ? [] : (question.codes ?? []),
    text: question.text,
    type,
    enableWhen: when.enableWhen,
    enableBehavior: when.enableWhen.length > 1 ? (when.any ? 'any' : 'all') : undefined,
    required: (question.important === true && type !== 'display') || undefined,
    repeats: isList(question) || undefined,
    readOnly: question.type === 'formula' || undefined,
    answerOption: choicesOf(question).map((choice) =>
      writeChoice(choice, initial.includes(choice.id), terms),
    ),
    initial: type === 'choice' ? [] : initialOf(question, type),
    item: below,
  });
}
