import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import { CONCLUSION_SCOPES } from '../report-sections.ts';
import type { QuestionOption, Zone } from '../tree.ts';
import { readCodes } from './fhir-codes.ts';
import { extensionValue, FHIR, valueIn } from './fhir-extensions.ts';
import { isObject, type Json, numberIn, objectsIn, textIn } from './json-value.ts';
import { ownFields } from './own-extension.ts';
import type { FileImport } from './reading.ts';

export interface ReadOption {
  option: QuestionOption;
  value: unknown;
  isInitial: boolean;
}

const labelOf = (value: unknown): string => {
  if (isObject(value)) return textIn(value.display) || textIn(value.code) || textIn(value.reference);
  return typeof value === 'number' ? String(value).replace('.', ',') : textIn(value);
};

function pointsOf(option: Json, value: unknown): number | undefined {
  for (const holder of [option, value])
    for (const url of [FHIR.ordinalValue, FHIR.itemWeight]) {
      const points = numberIn(extensionValue(holder, url));
      if (points !== undefined && Math.abs(points) <= MAX.points) return points;
    }
  return undefined;
}

const scope = (value: unknown) => CONCLUSION_SCOPES.find((each) => each === value);

/** The fields of an option from this site's extension. */
function ownOf(option: Json): Partial<QuestionOption> {
  const { id: _, codes: __, ...own } = ownFields(option);
  return {
    ...(own as Partial<QuestionOption>),
    ...('normal' in own && { normal: scope(own.normal) }),
  };
}

/** The codes of an option: all of them in this site's files, only the value itself in others. */
function codesOf(element: Json, value: unknown, label: string, reading: FileImport) {
  if (reading.isOwn) return readCodes(ownFields(element).codes, label, reading);
  const isCoded = isObject(value) && value.system !== undefined;
  return isCoded ? readCodes([value], label, reading) : {};
}

function readOption(element: Json, value: unknown, reading: FileImport): ReadOption {
  const label = labelOf(value);
  const text = reading.isOwn && isObject(value) ? textIn(value.display) : label;
  const isExclusive = extensionValue(element, FHIR.exclusive) === true;
  const points = pointsOf(element, value);
  return {
    option: {
      id: reading.idOf(element, 'o'),
      text: reading.cut(text, MAX.optionText),
      ...(points !== undefined && { points }),
      ...(isExclusive && { exclusive: true }),
      ...ownOf(element),
      ...codesOf(element, value, text, reading),
    },
    value,
    isInitial: element.initialSelected === true,
  };
}

/** The choices, from the item or from a list of values in the file. */
export function readOptions(item: Json, label: string, reading: FileImport): ReadOption[] {
  const own = objectsIn(item.answerOption).map((element) => ({ element, value: valueIn(element) }));
  const named = own.filter(({ value }) => reading.isOwn || labelOf(value) !== '');
  if (named.length < own.length) reading.note('options', label);
  const address = textIn(item.answerValueSet);
  const listed = address === '' ? undefined : reading.valueSet(address);
  if (address !== '') reading.note(listed ? 'value-set' : 'value-set-elsewhere', label, address);
  // A coding in a value set is read once per question, which rules out deriving an id from it.
  const all = [
    ...named,
    ...(listed ?? []).map((value) => ({ element: { extension: value.extension }, value })),
  ];
  if (all.length > MAX.options) reading.note('too-many', label, String(all.length - MAX.options));
  const read = all.slice(0, MAX.options).map(({ element, value }) => readOption(element, value, reading));
  return read;
}

/** The zones of an image, which this site's files represent as options. */
export function readZones(options: readonly ReadOption[]): Zone[] {
  return options.map(({ option }) => {
    const { text: label, exclusive, questions, ...rest } = option;
    return { ...rest, label } as unknown as Zone;
  });
}
