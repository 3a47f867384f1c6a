/**
 * The scripts in everyday use today (Unicode's annex 31, table 5), and those that are written together. Names in a
 * script that is not here, mostly historical ones full of look-alikes, are refused.
 */
const TOGETHER = ['Han Hiragana Katakana', 'Han Bopomofo', 'Han Hangul'];
const ALONE =
  'Latin Greek Cyrillic Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada ' +
  'Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan';

/** One pattern per writing: its scripts, marks (which take their letter's script), ASCII digits and punctuation. */
const WRITING = [...ALONE.split(' '), ...TOGETHER].map((scripts) => {
  const own = scripts.split(' ').map((script) => `\\p{Script=${script}}`);
  // Common letters, such as the modifier apostrophe, are not accepted. The Japanese long vowel mark belongs to two
  // scripts, hence to neither: it is added here.
  const longVowel = scripts.includes('Katakana') ? 'ー' : '';
  return new RegExp(
    `^(?:[${own.join('')}${longVowel}0-9]|\\p{Script=Inherited}|[^\\p{L}\\p{M}\\p{N}])*$`,
    'u',
  );
});

/** Whether all letters, marks and digits of a text belong to one script; ASCII digits go with any. */
export function isOneScript(text: string): boolean {
  return WRITING.some((writing) => writing.test(text));
}
