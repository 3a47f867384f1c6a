import { fold } from '#lib/platform/fold.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { QuestionType } from '../tree.ts';
import type { Faults } from './fault.ts';

/** The fields between bars after a question's text. */
export interface Fields {
  unit?: string;
  min?: number;
  max?: number;
  decimals?: number;
  expression?: string;
  /** The default answer as typed: a text, a number or a date. */
  byDefault?: string;
}

const NUMBER = '[-−+]?[\\d\\s]*\\d(?:[.,]\\d+)?(?:e[-+]?\\d{1,3})?';
const RANGE = new RegExp(`^(?:de )?(${NUMBER})\\s*(?:\\.\\.|…|[-–]|a)\\s*(${NUMBER})$`, 'i');
const BOUND = new RegExp(`^(min|max)\\s*(${NUMBER})$`, 'i');
const DECIMALS = /^(\d)(?: decimales?)?$|^entiers?$/i;
/** Maximum length of a field; protects the patterns from malicious lines. */
const FIELD_MAX = 80;

/** A number in French notation, or NaN. */
export function frenchNumber(text: string): number {
  const plain = text.trim().replace(/[\s_]/g, '').replace('−', '-').replace(',', '.');
  return /^[-+]?\d+(\.\d+)?(e[-+]?\d{1,3})?$/i.test(plain) ? Number(plain) : Number.NaN;
}

/** Interprets a field of a number or a formula; anything unrecognised is a unit. */
function numberField(field: string): Fields {
  const worded = /^(d[ée]faut|unit[ée])\s+([\s\S]+)$/i.exec(field);
  if (worded) return /^d/i.test(worded[1] ?? '') ? { byDefault: worded[2] ?? '' } : { unit: worded[2] ?? '' };
  if (field.length > FIELD_MAX) return { unit: field };
  const folded = fold(field).replace(/\s+/g, ' ');
  const range = RANGE.exec(folded);
  if (range) return { min: frenchNumber(range[1] ?? ''), max: frenchNumber(range[2] ?? '') };
  const bound = BOUND.exec(folded);
  if (bound) return { [(bound[1] ?? '').toLowerCase()]: frenchNumber(bound[2] ?? '') };
  const decimals = DECIMALS.exec(folded);
  if (decimals) return { decimals: Number(decimals[1] ?? 0) };
  return { unit: field };
}

/** Whether a unit that stands alone in a field would be read as a unit. */
export const isPlainUnit = (unit: string): boolean => numberField(unit).unit === unit;

/** The fields of a question; an unknown or duplicate field is a fault. */
export function readFields(
  type: QuestionType,
  fields: readonly string[],
  line: number,
  faults: Faults,
): Fields {
  const found: Fields = {};
  fields.forEach((field, index) => {
    if (type === 'formula' && index === 0) {
      found.expression = field;
      return;
    }
    const read = type === 'text' || type === 'date' ? valueField(field) : numberField(field);
    const keys = Object.keys(read) as (keyof Fields)[];
    const isTwice = keys.some((key) => found[key] !== undefined);
    const isLong = (read.unit?.length ?? 0) > MAX.unit || (read.decimals ?? 0) > MAX.decimals;
    if (keys.length === 0 || isTwice || isLong) faults.add(line, 'unknown-field', field);
    else Object.assign(found, read);
  });
  return found;
}

function valueField(field: string): Fields {
  const [, byDefault] = /^d[ée]faut\s+([\s\S]+)$/i.exec(field) ?? [];
  return byDefault === undefined ? {} : { byDefault };
}

const FRENCH_DATE = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/** « 01/05/2024 » or « 2024-05-01 » as `2024-05-01`, or null if the day does not exist. */
export function isoDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = FRENCH_DATE.exec(text.trim()) ?? [];
  const iso = year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}
