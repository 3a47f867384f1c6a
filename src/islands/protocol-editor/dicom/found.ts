import type { ExamAcquisition } from '#lib/dicom/acquisition/acquired.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { CellValue } from '#lib/protocols/cells.ts';
import type { Field } from '#lib/protocols/fields/field.ts';

/** The values of a field in an exam's files. */
export interface FieldValue {
  value: CellValue;
  /** The DICOM keywords of the attributes that give the value. */
  source: string;
  /** Other values in images of the same acquisition. */
  others?: number[] | undefined;
}

export type Reader = (acquired: ExamAcquisition) => FieldValue | undefined;

/** Numeric values of an attribute, without duplicates. */
export function numbersOf({ values }: ExamAcquisition, keyword: string): number[] {
  return (values[keyword] ?? []).flat().filter((value): value is number => typeof value === 'number');
}

/** Values of an attribute that are coded strings from a closed list. */
export function wordsOf({ values }: ExamAcquisition, keyword: string): string[] {
  return (values[keyword] ?? []).flat().filter((value): value is string => typeof value === 'string');
}

/** Reads the first number of the first attribute that is present, converted to the field's unit. */
export function numberFrom(keywords: readonly string[], convert = (value: number) => value): Reader {
  return (acquired) => {
    const source = keywords.find((keyword) => numbersOf(acquired, keyword).length > 0);
    if (source === undefined) return undefined;
    const [value, ...others] = numbersOf(acquired, source).map(convert);
    return { value, source, ...(others.length > 0 && { others }) };
  };
}

/** The text with its source; undefined if the text is empty. */
export function textFrom(source: string, text: string | undefined): FieldValue | undefined {
  return text ? { value: text, source } : undefined;
}

/** Joins the parts that are present: « Br40d » after « 1,25 mm ». */
export const joinPresent = (pieces: readonly (string | undefined | false)[], by = ' ') =>
  pieces.filter(Boolean).join(by);

/** A number rounded to the decimals of its field. */
export function roundToField({ shape }: Field, value: number): number {
  const decimals = shape.kind === 'number' ? shape.decimals : 0;
  return shape.kind === 'duration' && shape.unit === 'min'
    ? roundTo(value, 100)
    : Number(value.toFixed(decimals)) + 0;
}
