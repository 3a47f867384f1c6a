import type { Code } from '../codes.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Question, QuestionOption } from '../tree.ts';
import { readUnitCode } from './fhir-codes.ts';
import { extensionsOf, extensionValue, FHIR, valueIn } from './fhir-extensions.ts';
import { isObject, type Json, numberIn, objectsIn, textIn } from './json-value.ts';
import { type ReadOption, readOptions, readZones } from './read-fhir-options.ts';
import type { FileImport } from './reading.ts';
import { optionFor, type Target } from './targets.ts';

/** The properties of every question, whatever its type. */
export type Base = Pick<Question, 'id' | 'text' | 'section'>;

const measure = (value: unknown): number | undefined => {
  const number = numberIn(isObject(value) ? value.value : value);
  return number !== undefined && Math.abs(number) <= MAX.measure ? number : undefined;
};

/** The initial answers of an item, in R4 (`initial`) or an earlier version (`initialString` …). */
function initialOf(item: Json): unknown[] {
  const given = objectsIn(item.initial).map(valueIn);
  if (given.length > 0) return given;
  const key = Object.keys(item).find((each) => /^initial[A-Z]/.test(each));
  return key === undefined ? [] : [item[key]];
}

/** The readable form of a unit: « m/s » rather than « meter per second ». */
function unitOf(item: Json, label: string, reading: FileImport): { unit?: string; unitCode?: Code } {
  const choices = extensionsOf(item, FHIR.unitOption).map(valueIn);
  if (choices.length > 1) reading.note('units', label);
  const [initial] = initialOf(item);
  const coding = extensionValue(item, FHIR.unit) ?? choices[0] ?? initial;
  if (!isObject(coding)) return {};
  const [code, display] = [textIn(coding.code), textIn(coding.display) || textIn(coding.unit)];
  const isPlain = !reading.isOwn && code !== '' && !/[[\]{}]/.test(code) && display.length > code.length;
  const words = isPlain || display === '' ? code : display;
  if (words === '') return {};
  const unit = reading.cut(words, MAX.unit);
  const unitCode = readUnitCode(coding, unit);
  return { unit, ...(unitCode && { unitCode }) };
}

function decimalsOf(item: Json): number | undefined {
  const decimals = item.type === 'integer' ? 0 : numberIn(extensionValue(item, FHIR.decimals));
  return decimals === undefined ? undefined : Math.min(MAX.decimals, Math.max(0, Math.trunc(decimals)));
}

/** The fields that have a value. */
const filled = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

function numberQuestion(item: Json, base: Base, reading: FileImport): Question {
  const [low, high] = [
    measure(extensionValue(item, FHIR.minValue)),
    measure(extensionValue(item, FHIR.maxValue)),
  ];
  const isRange = low === undefined || high === undefined || low <= high;
  const [min, max] = isRange ? [low, high] : [undefined, undefined];
  const [initial] = initialOf(item);
  const given = measure(initial);
  const fits = given !== undefined && given >= (min ?? -Infinity) && given <= (max ?? Infinity);
  if (initial !== undefined && !fits && !(isObject(initial) && initial.value === undefined))
    reading.note('initial', base.text);
  return filled({
    ...base,
    type: 'number',
    ...unitOf(item, base.text, reading),
    min,
    max,
    decimals: decimalsOf(item),
    defaultAnswer: fits ? given : undefined,
  });
}

function textQuestion(item: Json, base: Base, reading: FileImport): Question {
  const [initial] = initialOf(item);
  const given = textIn(isObject(initial) ? (initial.display ?? initial.code) : initial);
  if (item.type === 'time') reading.note('time', base.text);
  if (item.repeats === true) reading.note('repeats', base.text);
  return filled({
    ...base,
    type: 'text',
    multiline: item.type === 'text' || item.repeats === true ? true : undefined,
    defaultAnswer: given === '' ? undefined : reading.cut(given, MAX.defaultText),
  });
}

function dateQuestion(item: Json, base: Base, reading: FileImport): Question {
  const [initial] = initialOf(item);
  const day = /^\d{4}-\d{2}-\d{2}/.exec(textIn(initial))?.[0];
  const isDay =
    day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (initial !== undefined && !isDay) reading.note('initial', base.text);
  if (item.type === 'dateTime') reading.note('time', base.text);
  return filled({ ...base, type: 'date', defaultAnswer: isDay ? day : undefined });
}

/** A choice question, with the values that the file gives for its options. */
function chosenFrom(item: Json, base: Base, options: readonly ReadOption[], reading: FileImport): Target {
  const answers = options.map(({ option, value }) => ({ id: option.id, value }));
  const isMultiple = item.repeats === true;
  const list: QuestionOption[] = options.map(({ option }) => option);
  const question: Question = { ...base, type: isMultiple ? 'multiple' : 'single', options: list };
  const target = { question, answers };
  const initial = initialOf(item).map((value) => optionFor(target, value));
  if (initial.some((id) => id === undefined)) reading.note('initial', base.text);
  const chosen = [
    ...options.filter(({ isInitial }) => isInitial).map(({ option }) => option.id),
    ...initial.filter((id) => id !== undefined),
  ];
  if (chosen.length > 0) Object.assign(question, { defaultAnswer: isMultiple ? chosen : chosen[0] });
  return target;
}

function booleanQuestion(item: Json, base: Base, reading: FileImport): Target {
  reading.note('boolean', base.text);
  const choice = (text: string, value: boolean): ReadOption => ({
    option: { id: reading.newId('o'), text },
    value,
    isInitial: false,
  });
  const { yes, no } = reading.words;
  return chosenFrom({ ...item, repeats: false }, base, [choice(yes, true), choice(no, false)], reading);
}

function choiceQuestion(item: Json, base: Base, reading: FileImport): Target {
  const options = readOptions(item, base.text, reading);
  const isOpen = item.type === 'open-choice';
  if (options.length === 0 && !reading.isOwn) {
    // The choices are unknown: the question asks for a text instead.
    if (textIn(item.answerValueSet) === '') reading.note('options', base.text);
    return { question: textQuestion({ ...item, repeats: false }, base, reading), answers: [] };
  }
  if (isOpen) {
    reading.note('open-choice', base.text);
    const { other, specify } = reading.words;
    const below: Question = { id: reading.newId('q'), type: 'text', text: specify, section: base.section };
    const option = { id: reading.newId('o'), text: other, questions: [below] };
    options.push({ option, value: undefined, isInitial: false });
  }
  return chosenFrom(item, base, options, reading);
}

/** The question of an item; undefined if a questionnaire cannot have its type. */
export function readTyped(item: Json, type: string, base: Base, reading: FileImport): Target | undefined {
  const plain = (question: Question): Target => ({ question, answers: [] });
  switch (type) {
    case 'boolean':
      return booleanQuestion(item, base, reading);
    case 'choice':
    case 'open-choice':
    case 'coding':
      return choiceQuestion(item, base, reading);
    case 'hotspot': {
      const options = readOptions(item, base.text, reading);
      const target = chosenFrom({ ...item, repeats: true }, base, options, reading);
      const zones = readZones(options);
      const { defaultAnswer } = target.question as { defaultAnswer?: string[] };
      const question = filled({ ...base, type: 'hotspot', zones, defaultAnswer }) as unknown as Question;
      return { ...target, question };
    }
    case 'integer':
    case 'decimal':
    case 'quantity':
      return plain(numberQuestion(item, base, reading));
    case 'formula':
      return plain(
        filled({
          ...base,
          type: 'formula',
          expression: '',
          ...unitOf(item, base.text, reading),
          decimals: decimalsOf(item),
        }),
      );
    case 'string':
    case 'text':
    case 'url':
    case 'time':
      return plain(textQuestion(item, base, reading));
    case 'date':
    case 'dateTime':
      return plain(dateQuestion(item, base, reading));
    case 'display':
      return plain({ ...base, type: 'information' });
    default:
      return undefined;
  }
}
