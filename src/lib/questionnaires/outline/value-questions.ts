import { parseFormula } from '../formula.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Question } from '../tree.ts';
import type { DraftQuestion } from './draft.ts';
import type { Faults } from './fault.ts';
import { type Fields, frenchNumber, isoDate, readFields } from './fields.ts';
import { titleKey } from './references.ts';

type Of<Type> = Extract<Question, { type: Type }>;
/** What a question answered by a value has besides what every question has. */
export type ValueParts =
  | Omit<Of<'text'>, keyof Base>
  | Omit<Of<'number'>, keyof Base>
  | Omit<Of<'date'>, keyof Base>
  | Omit<Of<'formula'>, keyof Base>;
type Base = Pick<Question, 'id' | 'text' | 'section' | 'image' | 'important' | 'hidden' | 'fiche'>;

/** Ids of the questions that formulas may read, by id and by folded text. */
export type Numbers = ReadonlyMap<string, string>;

/** The fields of a question that a value answers, or null when it cannot be kept. */
export function valueParts(draft: DraftQuestion, numbers: Numbers, faults: Faults): ValueParts | null {
  const { type, line, said, label } = draft;
  const fields = readFields(type, draft.fields, line, faults);
  switch (type) {
    case 'text': {
      const byDefault = fields.byDefault?.slice(0, MAX.defaultText);
      if (byDefault !== fields.byDefault) faults.add(line, 'too-long');
      const isLong = label.multiline !== undefined;
      return {
        type,
        ...(isLong && { multiline: true }),
        ...(byDefault && { defaultAnswer: byDefault }),
        ...said,
      };
    }
    case 'date': {
      const day = fields.byDefault === undefined ? null : isoDate(fields.byDefault);
      if (fields.byDefault !== undefined && !day) faults.add(line, 'bad-default', fields.byDefault);
      return { type, ...(day && { defaultAnswer: day }), ...said };
    }
    case 'number':
      return { type, ...unitOf(fields), ...boundsOf(fields, line, faults), ...said };
    case 'formula': {
      const expression = formulaOf(fields.expression ?? '', numbers, line, faults);
      return expression === null ? null : { type, expression, ...unitOf(fields), ...said };
    }
    default:
      return null;
  }
}

function unitOf({ unit, decimals }: Fields) {
  return { ...(unit && { unit }), ...(decimals !== undefined && { decimals }) };
}

const isMeasure = (value: number) => Math.abs(value) <= MAX.measure;

function boundsOf({ min, max, byDefault }: Fields, line: number, faults: Faults) {
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const isRange = Object.values(bounds).every(isMeasure) && (min ?? -Infinity) <= (max ?? Infinity);
  if (!isRange) faults.add(line, 'bad-range');
  const kept: { min?: number; max?: number } = isRange ? bounds : {};
  if (byDefault === undefined) return kept;
  const value = frenchNumber(byDefault);
  const isWithin = isMeasure(value) && value >= (kept.min ?? -Infinity) && value <= (kept.max ?? Infinity);
  if (!isWithin) faults.add(line, 'bad-default', byDefault);
  return isWithin ? { ...kept, defaultAnswer: value } : kept;
}

/** A formula with the ids of the questions that it names, by id or by text; null when it computes nothing. */
function formulaOf(typed: string, numbers: Numbers, line: number, faults: Faults): string | null {
  const unknown: string[] = [];
  const expression = typed.slice(0, MAX.expression + 1).replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const id = numbers.get(name) ?? numbers.get(titleKey(name));
    if (id === undefined) unknown.push(name);
    return id === undefined ? whole : `{${id}}`;
  });
  if (unknown.length > 0) faults.add(line, 'unknown-reference', unknown[0]);
  else if (expression.length > MAX.expression || !parseFormula(expression))
    faults.add(line, 'bad-formula', typed);
  else return expression;
  return null;
}
