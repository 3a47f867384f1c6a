import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Question } from '../tree.ts';
import type { DraftQuestion } from './draft.ts';
import type { Faults } from './fault.ts';
import { type Fields, frenchNumber, isoDate, readFields } from './fields.ts';
import { readStoredFormula, type Terms } from './formulas.ts';

type Of<Type> = Extract<Question, { type: Type }>;
/** The properties that only questions answered by a value have. */
export type ValueParts =
  | Omit<Of<'text'>, keyof Base>
  | Omit<Of<'number'>, keyof Base>
  | Omit<Of<'date'>, keyof Base>
  | Omit<Of<'formula'>, keyof Base>;
type Base = Pick<Question, 'id' | 'text' | 'section' | 'image' | 'important' | 'hidden' | 'fiche'>;

/** The properties of a question answered by a value, or null when the question cannot be kept. */
export function valueParts(draft: DraftQuestion, terms: Terms, faults: Faults): ValueParts | null {
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
      const expression = readStoredFormula(fields.expression ?? '', terms, line, faults, 'bad-formula');
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
