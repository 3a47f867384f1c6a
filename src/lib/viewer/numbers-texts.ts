import type { ModalityUnit } from '#lib/imaging/value-unit.ts';

/** Numbers in the viewer: Hounsfield units are often negative, and get a true minus sign. */

const wholeFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const finerFormat = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const decimalFormat = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function rounded(value: number): string {
  return wholeFormat.format(value).replace('-', '−');
}

export function oneDecimal(value: number): string {
  return decimalFormat.format(value).replace('-', '−');
}

export function twoDecimals(value: number): string {
  return finerFormat.format(value).replace('-', '−');
}

const UNITS: Record<ModalityUnit, string> = { HU: 'UH', BQML: 'Bq/ml', SUVBW: 'SUVbw' };

/** The unit after a value. */
export function unitOf(unit: ModalityUnit | null): string {
  return unit === null ? '' : `\u00a0${UNITS[unit]}`;
}
