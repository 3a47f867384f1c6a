/**
 * The type of a field's value. `text` and `long-text` are stored as typed; `number` is in the field's unit;
 * `duration` is in the field's unit as well (s or min), but shown and typed as a duration; `numbers` and `texts` are
 * lists.
 */
export type FieldShape =
  | { kind: 'text' | 'long-text' | 'texts' | 'yes-no' }
  | { kind: 'number'; unit: string; min: number; max: number; decimals: number }
  | { kind: 'numbers'; unit: string; min: number; max: number; decimals: number }
  | { kind: 'duration'; unit: 's' | 'min'; min: number; max: number };

export interface FieldOptions {
  /** Keyword of the DICOM attribute (PS3.6) from which it is read; absent for fields without a standard attribute. */
  dicom?: string;
  /** Whether it is needed to run the acquisition on a console: then required for validation. */
  required?: true;
  /** The sum over all rows is meaningful, and displayed below the table. */
  summed?: true;
  /** Other headings for it, French or English, without units. */
  aliases?: readonly string[];
  /** Accepts only words: a pasted column of numbers is something else (« Coupes » as a number of slices). */
  worded?: true;
  /** Key of the field to which a percentage refers: « 10 % » of the thickness. */
  percentOf?: string;
  /** Headings of columns that contain percentages without a « % ». */
  percentAliases?: readonly string[];
  /** May be written as a ratio to one: « 0.984:1 ». */
  isRatio?: true;
  /** Numbers below this probably have another unit: in a pasted table without units, the person is asked. */
  usualMin?: number;
  /** Printed width, in em of the table's font; greatest for sentences. */
  width?: number;
}

export interface Field<Key extends string = string, Shape extends FieldShape = FieldShape>
  extends FieldOptions {
  key: Key;
  /** Heading for a narrow column. */
  abbreviation: string;
  /** The field's full name. */
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

/** Maximum length of a text, and of each text in a list. */
export const TEXT_MAX = { text: 200, 'long-text': 1000, texts: 200 } as const;
/** Maximum length of a row's name. */
export const NAME_MAX = 150;
/** Maximum number of entries in a list. */
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

/** Makes an entry of the table of fields. */
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
 * A number with its unit and inclusive bounds. Typed values are stored as they are; computed ones and those from
 * a file are rounded to `decimals`.
 */
export const number = (unit: string, min: number, max: number, decimals = 0) =>
  ({ kind: 'number', unit, min, max, decimals }) as const;
export const numbers = (unit: string, min: number, max: number, decimals = 0) =>
  ({ kind: 'numbers', unit, min, max, decimals }) as const;
export const seconds = (max: number) => ({ kind: 'duration', unit: 's', min: 0, max }) as const;
export const minutes = (max: number) => ({ kind: 'duration', unit: 'min', min: 0, max }) as const;
