/** Words of a sentence, joined or placed as French does it. */

const ACRONYM = /^\p{Lu}(?:[\p{Lu}\d]|\p{Ll}+\p{Lu})/u;
/** A lone letter names something: « A », « I », « B (latérale) »; « À distance » begins a word group. */
const LETTER = /^\p{Lu}(?:$|[^\p{L}\s]|\s+(?![\p{Ll}])|(?<![AÀYÔ])\s)/u;
const APOSTROPHE = /^\p{L}['\u2019]/u;
/** « un » and « une » before a word are articles: « d’une fissure »; « un ou deux » are numbers. */
const VOWEL =
  /^(?!onz|oui|ou |et |une? (?:à|ou|et|sur) )(?:h(?=[ée]m[ao]|[ée]mi|[ée]pat|[ée]t[ée]ro|yd|yp|yg|um[ée]r|ipp|ist|omog|orm|orizont|allux|abitu))?[a\u00e0\u00e2e\u00e9\u00e8\u00ea\u00eb\u00eei\u00efo\u00f4u\u00f9\u00fb\u0153\u00e6]/u;
const BEFORE_VOWEL = /(^|[\s(])(d|l)(?:e|a)\s$/iu;

/** « Corne postérieure » → « corne postérieure »; acronyms such as « LCA » stay as they are. */
export function lowerFirst(text: string): string {
  if (ACRONYM.test(text) || (LETTER.test(text) && !APOSTROPHE.test(text))) return text;
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
}

/** « a, b et c »; with semicolons where one of them contains a comma, and without « et » where one contains it. */
export function joined(items: readonly string[]): string {
  const last = (items.at(-1) ?? '').replace(items.length > 1 ? /^et\s+(?=\S)/iu : /^(?!)/, '');
  if (items.length < 2) return last;
  const outside = (item: string) => item.replace(/\([^()]*\)/g, '');
  const separator = items.some((item) => outside(item).includes(',')) ? ' ; ' : ', ';
  if (items.some((item) => outside(item).slice(0, -1).includes(' et ')))
    return [...items.slice(0, -1), last].join(' ; ');
  return `${items.slice(0, -1).join(separator)} et ${last}`;
}

/** The text so far, adapted to the word that follows: « de » before « œdème » → « d’ ». */
export function elided(before: string, word: string): string {
  return VOWEL.test(word) ? before.replace(BEFORE_VOWEL, "$1$2'") : before;
}
