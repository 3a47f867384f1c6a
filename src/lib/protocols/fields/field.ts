/**
 * The type of a field's value. `text` and `long-text` are stored as typed; `number` is in the field's unit;
 * `duration` is in the field's unit too (s or min), and shown and typed as a duration; `numbers` and `texts` are
 * lists.
 */
export type FieldShape =
  | { kind: 'text' | 'long-text' | 'texts' | 'yes-no' }
  | { kind: 'number'; unit: string; min: number; max: number; decimals: number }
  | { kind: 'numbers'; unit: string; min: number; max: number; decimals: number }
  | { kind: 'duration'; unit: 's' | 'min'; min: number; max: number };

export interface FieldOptions {
  /** Keyword of the DICOM attribute it is read from (PS3.6); fields without one are not in the standard. */
  dicom?: string;
  /** Whether a console cannot do the acquisition without it: required for validation. */
  required?: true;
  /** The rows of a table add up to something: shown below it. */
  summed?: true;
  /** Other headings it has in tables, French or English, without their unit. */
  aliases?: readonly string[];
  /** Words alone: a pasted column of bare numbers is something else (« Coupes » that counts slices). */
  worded?: true;
  /** The field whose value a percentage is of: « 10 % » of the thickness. */
  percentOf?: string;
  /** Headings of columns that are percentages although they do not say so. */
  percentAliases?: readonly string[];
  /** A ratio to one may be written: « 0.984:1 ». */
  isRatio?: true;
  /** Bare numbers below this are probably in another unit: in a pasted table without units they are asked about. */
  usualMin?: number;
  /** Printed width, in em of the table's letters; widest for sentences. */
  width?: number;
}

export interface Field<Key extends string = string, Shape extends FieldShape = FieldShape>
  extends FieldOptions {
  key: Key;
  /** Heading of a narrow column. */
  abbreviation: string;
  /** The field's whole name. */
  label: string;
  shape: Shape;
  width: number;
}

export type ValueOf<Shape extends FieldShape> = Shape extends { kind: 'number' | 'duration' }
  ? number
  : Shape extends { kind: 'numbers' }
    ? number[]
    : Shape extends { kind: 'texts' }
      ? string[]
      : Shape extends { kind: 'yes-no' }
        ? boolean
        : string;

/** Letters of a text, and of each text of a list. */
export const TEXT_MAX = { text: 200, 'long-text': 1000, texts: 200 } as const;
/** Letters of a row's name. */
export const NAME_MAX = 150;
/** Entries of a list. */
export const LIST_MAX = { texts: 20, numbers: 30 } as const;

const DEFAULT_WIDTH = {
  text: 8,
  'long-text': 16,
  texts: 14,
  'yes-no': 4,
  number: 4.5,
  numbers: 7,
  duration: 6,
};

/** A row of the table of fields. */
export function field<const Key extends string, const Shape extends FieldShape>(
  key: Key,
  abbreviation: string,
  label: string,
  shape: Shape,
  options: FieldOptions = {},
): Field<Key, Shape> {
  return { key, abbreviation, label, shape, width: DEFAULT_WIDTH[shape.kind], ...options };
}

export const TEXT = { kind: 'text' } as const;
export const LONG_TEXT = { kind: 'long-text' } as const;
export const TEXTS = { kind: 'texts' } as const;
export const YES_NO = { kind: 'yes-no' } as const;

/**
 * A number with its unit and bounds, both included. Typed values stay as they are; computed ones, or those read from
 * a file, are rounded to `decimals`.
 */
export const number = (unit: string, min: number, max: number, decimals = 0) =>
  ({ kind: 'number', unit, min, max, decimals }) as const;
export const numbers = (unit: string, min: number, max: number, decimals = 0) =>
  ({ kind: 'numbers', unit, min, max, decimals }) as const;
export const seconds = (max: number) => ({ kind: 'duration', unit: 's', min: 0, max }) as const;
export const minutes = (max: number) => ({ kind: 'duration', unit: 'min', min: 0, max }) as const;
