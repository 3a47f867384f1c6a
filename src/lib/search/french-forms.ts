/** Shorter than this a stem would be the beginning of too many words. */
const STEM_MIN = 4;

/** Endings that say number, gender or « of », longest first, and what takes their place. All words are folded. */
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
 * thyroïdienne », « thyroïde » → « thyroid ». A word that would become too short stays as it is.
 */
export function stemOf(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, instead);
    if (stem.length >= STEM_MIN) return stem;
  }
  return word;
}

/** The beginnings of a word's other forms: its stem, or two of them for words like « canaux » and « noyaux ». */
export function beginningsOf(word: string): string[] {
  const stem = stemOf(word);
  // « noyaux » is not a plural of « noyal », and what was typed is found in any case.
  if (word.endsWith('aux') && word.length > STEM_MIN) return [stem, word.slice(0, -1)];
  return word.startsWith(stem) ? [stem] : [stem, word];
}
