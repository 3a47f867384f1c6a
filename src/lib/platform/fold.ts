/**
 * Folds a text for comparison: lower case, no accents, œ → oe, æ → ae, ß → ss.
 * Computed here and not in the database, because SQLite and PostgreSQL treat œ and æ differently.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');
}

/** A name for comparison, without case, accents and spaces. */
export const foldedName = (name: string): string => fold(name).replace(/\s+/g, ' ').trim();

/** The folded words of a text, in order, without duplicates: « Épaule – œdème » → ['epaule', 'oedeme']. */
export function foldedWords(text: string): string[] {
  return [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}
