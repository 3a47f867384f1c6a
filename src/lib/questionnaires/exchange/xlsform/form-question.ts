import { FHIR } from '../fhir-extensions.ts';
import type { Json } from '../json-value.ts';
import type { FileImport } from '../reading.ts';
import { type Bounds, boundsOf, rangeOf } from './bounds.ts';
import { type ChoiceLists, isMedia } from './choice-lists.ts';
import type { RowType } from './form-types.ts';
import { plainWords, worded } from './form-words.ts';
import type { FormRow } from './sheets.ts';

/** The terms for reading the rows of a form. */
export interface FormTerms {
  lists: ChoiceLists;
  language: string;
  reading: FileImport;
}

export const extension = (url: string, value: Json): Json => ({ url, ...value });

/** The condition of a row, as the form writes it. */
export const relevance = ({ values }: FormRow): string =>
  values.get('relevant') ?? values.get('relevance') ?? '';

export const whenExtension = (expression: string): Json[] =>
  expression === '' ? [] : [extension(FHIR.enableWhenExpression, { valueExpression: { expression } })];

const isYes = (value: string | undefined) => /^(yes|true|true\(\)|1)$/i.test(value ?? '');
const isNo = (value: string | undefined) => /^(no|false|false\(\)|0|)$/i.test(value ?? '');

/** Columns that are read; others are reported. */
const READ =
  /^(type|name|required|relevant|relevance|constraint|calculation|default|parameters|read_?only|repeat_count|choice_filter|(label|hint)(::.*)?)$/;

/** Reports the columns of a row that are not used. */
export function noteColumns({ values }: FormRow, label: string, reading: FileImport): void {
  for (const [heading, value] of values) {
    if (isMedia(heading)) reading.note('media', label, value);
    else if (heading === 'choice_filter') reading.note('choice-filter', label, value);
    else if (!READ.test(heading) && !(heading === 'appearance' && value === 'multiline'))
      reading.note('column', label, `${heading} = ${value}`);
  }
  if (!isYes(values.get('required')) && !isNo(values.get('required')))
    reading.note('required-if', label, values.get('required'));
}

/** The FHIR type of the question in a row; undefined, with a note, where the row is not a question. */
function kindOf(row: FormRow, type: RowType, label: string, { lists, reading }: FormTerms): Json | undefined {
  const calculation = row.values.get('calculation') ?? '';
  switch (type.kind) {
    case 'question':
      return { type: row.values.get('appearance') === 'multiline' ? 'text' : type.type };
    case 'range':
      return { type: rangeOf(row.values.get('parameters') ?? '').isInteger ? 'integer' : 'decimal' };
    case 'calculate':
      if (calculation !== '')
        return { type: /['"]/.test(calculation) ? 'string' : 'decimal', readOnly: true };
      reading.note('expression-missing', label);
      return undefined;
    case 'outer-list':
      reading.note('value-set-elsewhere', label, type.file);
      return { type: 'string' };
    case 'choice': {
      const answerOption = lists.get(type.list);
      if (!answerOption) reading.note('list-missing', label, type.list);
      if (!answerOption) return { type: 'string' };
      return { type: type.isOpen ? 'open-choice' : 'choice', repeats: type.isMultiple, answerOption };
    }
    case 'device':
      reading.note('device', label, row.values.get('type'));
      return undefined;
    default:
      reading.note('type', label, row.values.get('type'));
      return undefined;
  }
}

/** The default answer; a default that has to be computed is noted instead. */
function initialOf(value: string, { type, repeats }: Json, label: string, reading: FileImport): Json[] {
  if (value === '') return [];
  const isComputed = value.includes('${') || /^[\w-]{1,60}\(.*\)$/.test(value);
  const number = Number(value.replace(',', '.'));
  const isNumber = type === 'integer' || type === 'decimal';
  if (isComputed || type === 'display' || type === 'boolean' || (isNumber && !Number.isFinite(number))) {
    reading.note('initial', label, value);
    return [];
  }
  if (isNumber) return [{ valueDecimal: number }];
  if (type !== 'choice' && type !== 'open-choice') return [{ valueString: value }];
  const codes = repeats ? [...new Set(value.split(/\s+/))] : [value];
  return codes.map((code) => ({ valueCoding: { code } }));
}

/** The bounds of a number: of its constraint, else of its parameters. */
function limitsOf(
  { values }: FormRow,
  { kind }: RowType,
  type: unknown,
  label: string,
  reading: FileImport,
): Bounds {
  const constraint = values.get('constraint') ?? '';
  const isNumber = type === 'integer' || type === 'decimal';
  const said = isNumber && constraint !== '' ? boundsOf(constraint, type === 'integer') : undefined;
  if (constraint !== '' && !said) reading.note('constraint', label, constraint);
  return said ?? (kind === 'range' ? rangeOf(values.get('parameters') ?? '') : {});
}

/** The calculation of a question. Choices and notes have none. */
function calculationOf({ values }: FormRow, type: unknown, label: string, reading: FileImport): Json[] {
  const expression = values.get('calculation') ?? '';
  if (expression === '') return [];
  const isValue = type === 'integer' || type === 'decimal' || type === 'string' || type === 'text';
  if (isValue) return [extension(FHIR.calculated, { valueExpression: { expression } })];
  reading.note('expression', label, expression);
  return [];
}

/** The question of a row as a FHIR item, which lets both formats be read by the same code. */
export function questionItem(row: FormRow, type: RowType, terms: FormTerms): Json | undefined {
  const { reading, language } = terms;
  const { values, line } = row;
  const text = plainWords(worded(row, 'label', language), reading);
  const name = values.get('name') ?? '';
  const label = text || name || `${values.get('type') ?? ''} ${line}`.trim();
  const kind = kindOf(row, type, label, terms);
  if (!kind) return undefined;
  noteColumns(row, label, reading);
  const { min, max } = limitsOf(row, type, kind.type, label, reading);
  const hint = plainWords(worded(row, 'hint', language), reading);
  if (hint !== '') reading.note('hint', label, hint);
  return {
    ...kind,
    linkId: name,
    text: text || (name === '' ? label : ''),
    required: isYes(values.get('required')),
    ...(isYes(values.get('read_only') ?? values.get('readonly')) && { readOnly: true }),
    initial: initialOf(values.get('default') ?? '', kind, label, reading),
    extension: [
      ...(min === undefined ? [] : [extension(FHIR.minValue, { valueDecimal: min })]),
      ...(max === undefined ? [] : [extension(FHIR.maxValue, { valueDecimal: max })]),
      ...whenExtension(relevance(row)),
      ...calculationOf(row, kind.type, label, reading),
    ],
    item: hint === '' ? [] : [{ type: 'display', text: hint }],
  };
}
