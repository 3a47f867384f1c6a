/** Minimum length of a stem: a shorter one would be the beginning of too many words. */
const STEM_MIN = 4;

/** Endings of number, gender or derivation, longest first, and their replacements. All words are folded. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ien(ne)?s?$/, ''],
  [/(?<!e)aux$/, 'al'],
  [/(eux|euses?)$/, 'eu'],
  [/(ales?|als)$/, 'al'],
  [/ees?$/, ''],
  [/es?$/, ''],
  [/[sx]$/, ''],
];

/**
 * The stem of a French word: « fractures », « fracturé » → « fractur »; « rénales », « rénaux » → « renal »; «
 * thyroïdienne », « thyroïde » → « thyroid ». A word that would become too short is not changed.
 */
export function stemOf(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, instead);
    if (stem.length >= STEM_MIN) return stem;
  }
  return word;
}

/** The beginnings of a word's other forms: its stem, or two stems for words like « canaux » and « noyaux ». */
export function beginningsOf(word: string): string[] {
  const stem = stemOf(word);
  // « noyaux » is not a plural of « noyal »; the typed form is found in any case.
  if (word.endsWith('aux') && word.length > STEM_MIN) return [stem, word.slice(0, -1)];
  return word.startsWith(stem) ? [stem] : [stem, word];
}
