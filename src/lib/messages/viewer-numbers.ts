/** Numbers as the viewer writes them: Hounsfield units are often negative, with a true minus sign. */

const wholeFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const decimalFormat = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function rounded(value: number): string {
  return wholeFormat.format(value).replace('-', '−');
}

export function oneDecimal(value: number): string {
  return decimalFormat.format(value).replace('-', '−');
}

/** What follows a value. */
export function unitOf(unit: 'HU' | null): string {
  return unit === 'HU' ? '\u00a0UH' : '';
}
