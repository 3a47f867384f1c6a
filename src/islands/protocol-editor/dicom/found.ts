import type { Acquired } from '#lib/dicom/acquisition/acquired.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { CellValue } from '#lib/protocols/cells.ts';
import type { Field } from '#lib/protocols/fields/field.ts';

/** The values of a field in an exam's files. */
export interface Found {
  value: CellValue;
  /** DICOM keywords that it comes from. */
  source: string;
  /** Other values that images of the same acquisition have. */
  others?: number[] | undefined;
}

export type Reader = (acquired: Acquired) => Found | undefined;

/** Numbers of an attribute, each once. */
export function numbersOf({ values }: Acquired, keyword: string): number[] {
  return (values[keyword] ?? []).flat().filter((value): value is number => typeof value === 'number');
}

/** Words of an attribute that come from a closed list. */
export function wordsOf({ values }: Acquired, keyword: string): string[] {
  return (values[keyword] ?? []).flat().filter((value): value is string => typeof value === 'string');
}

/** The first number of the first attribute that is there, made into the field's unit. */
export function numberFrom(keywords: readonly string[], convert = (value: number) => value): Reader {
  return (acquired) => {
    const source = keywords.find((keyword) => numbersOf(acquired, keyword).length > 0);
    if (source === undefined) return undefined;
    const [value, ...others] = numbersOf(acquired, source).map(convert);
    return { value, source, ...(others.length > 0 && { others }) };
  };
}

/** Text when there is some. */
export function textFrom(source: string, text: string | undefined): Found | undefined {
  return text ? { value: text, source } : undefined;
}

/** « Br40d » after « 1,25 mm »: what is there of several pieces. */
export const joined = (pieces: readonly (string | undefined | false)[], by = ' ') =>
  pieces.filter(Boolean).join(by);

/** A number as its field keeps it. */
export function rounded({ shape }: Field, value: number): number {
  const decimals = shape.kind === 'number' ? shape.decimals : 0;
  return shape.kind === 'duration' && shape.unit === 'min'
    ? roundTo(value, 100)
    : Number(value.toFixed(decimals)) + 0;
}
