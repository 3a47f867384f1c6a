import { fold } from '#lib/platform/fold.ts';

/**
 * Small letters and digits that look like a Latin letter, keyed by that letter: those of Unicode's confusables.txt
 * in the scripts that can imitate whole names (Cyrillic, Greek, Armenian, phonetic Latin). i, l and 1 count as one,
 * since the capital I looks like an l.
 */
const DRAWN_LIKE: Record<string, string> = {
  a: 'аαɑᴀ',
  b: 'вьβʙƅ',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еєεɛᴇ',
  f: 'ꜰ',
  g: 'ɡɢց',
  h: 'нһհʜ',
  j: 'јյᴊ',
  k: 'кκᴋ',
  l: 'i1іӏιıɩɪʟǀ',
  m: 'мᴍ',
  n: 'ηոɴ',
  o: '0оοօᴏ',
  p: 'рρᴘ',
  q: 'ԛզ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսʋᴜ',
  v: 'νѵᴠ',
  w: 'ԝѡաωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢ',
};
/** Capitals that resemble a Latin capital although their small letter does not. */
const CAPITALS: Record<string, string> = { h: 'Η', m: 'Μ', n: 'Ν', y: 'Υ', z: 'Ζ' };
/** Pairs of letters that look like one letter. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
];

const byLooks = (table: Record<string, string>) =>
  new Map(
    Object.entries(table).flatMap(([letter, looks]) => [...looks].map((look) => [look, letter] as const)),
  );
const SMALL = byLooks(DRAWN_LIKE);
const CAPITAL = byLooks(CAPITALS);
const redrawn = (text: string, table: ReadonlyMap<string, string>) =>
  Array.from(text, (character) => table.get(character) ?? character).join('');

/**
 * The appearance of a name at a glance: without case, accents, script or punctuation. Two names with the same looks
 * can be confused, « Аnnе_Lefevre » in Cyrillic with « anne.lefevre ».
 */
export function looksOf(name: string): string {
  const letters = redrawn(fold(redrawn(name.normalize('NFKC'), CAPITAL)), SMALL);
  const words = letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), words);
}
