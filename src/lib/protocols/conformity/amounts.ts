import { fold } from '#lib/platform/fold.ts';
import { unitFactor } from '../cells-units.ts';

/** A number or a range of numbers, both ends included. */
export interface Amount {
  least: number;
  most: number;
}

const DIGITS = String.raw`(\d+(?:[.,]\d+)?)`;
const AMOUNT = new RegExp(String.raw`^${DIGITS}(?:\s*(?:[-–—]|a)\s*${DIGITS})?\s*([\p{L}/²·.]*)$`, 'u');
/** Matches « 1 234 » with any of the spaces that group digits. */
const GROUPS = /(\d)[\s\u202f\u00a0](?=\d{3}(?!\d))/g;

const numberOf = (digits: string): number => Number(digits.replace(',', '.'));

/**
 * « 150 », « 80–145 mAs », « 3,5 MBq » → the amount in `unit`; undefined when the text contains more than an amount, or
 * has an incompatible unit (MBq/kg).
 */
export function readAmount(text: string, unit: string): Amount | undefined {
  const [, low, high, given = ''] = AMOUNT.exec(fold(text).trim().replace(GROUPS, '$1')) ?? [];
  if (low === undefined) return undefined;
  const factor = given === '' ? 1 : unitFactor(given, unit);
  if (factor === undefined) return undefined;
  const [least, most] = [numberOf(low) * factor, numberOf(high ?? low) * factor];
  return least <= most ? { least, most } : undefined;
}

const MATRIX = /^(\d{2,4})\s*[x×*]\s*(\d{2,4})$/i;

/** « 320 × 256 » → frequency and phase. */
export function readMatrix(text: string): [number, number] | undefined {
  const [, frequency, phase] = MATRIX.exec(text.trim()) ?? [];
  return frequency === undefined ? undefined : [Number(frequency), Number(phase)];
}

const FACTOR = new RegExp(String.raw`^(?:([\p{L}][\p{L}-]*)\s*)?${DIGITS}(?:\s*[x×]\s*${DIGITS})?$`, 'u');

/** Acceleration factors, with the technique if named. */
export interface AccelerationFactors {
  technique: string;
  plane: number;
  /** Undefined when the factor of the other direction is missing. */
  through: number | undefined;
}

/** « GRAPPA 2 », « 2 × 1,5 » → the technique and the factors in both directions. */
export function readFactor(text: string): AccelerationFactors | undefined {
  const [, technique = '', plane, through] = FACTOR.exec(text.trim()) ?? [];
  if (plane === undefined) return undefined;
  return {
    technique,
    plane: numberOf(plane),
    through: through === undefined ? undefined : numberOf(through),
  };
}
