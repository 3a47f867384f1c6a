/** Joins words into a sentence by the rules of French. */

const ACRONYM = /^\p{Lu}(?:[\p{Lu}\d]|\p{Ll}+\p{Lu})/u;
/** Whether a text begins with a letter that is a name: « A », « I », « B (latérale) », but not « À distance ». */
const LETTER = /^\p{Lu}(?:$|[^\p{L}\s]|\s+(?![\p{Ll}])|(?<![AÀYÔ])\s)/u;
const APOSTROPHE = /^\p{L}['\u2019]/u;
/** Words that need elision. « un » before a noun does: « d’une fissure »; as a number (« un ou deux ») it does not. */
const VOWEL =
  /^(?!onz|oui|ou |et |une? (?:à|ou|et|sur) )(?:h(?=[ée]m[ao]|[ée]mi|[ée]pat|[ée]t[ée]ro|yd|yp|yg|um[ée]r|ipp|ist|omog|orm|orizont|allux|abitu))?[a\u00e0\u00e2e\u00e9\u00e8\u00ea\u00eb\u00eei\u00efo\u00f4u\u00f9\u00fb\u0153\u00e6]/u;
const BEFORE_VOWEL = /(^|[\s(])(d|l)(?:e|a)\s$/iu;

/** « Corne postérieure » → « corne postérieure »; acronyms such as « LCA » are unchanged. */
export function lowerFirst(text: string): string {
  if (ACRONYM.test(text) || (LETTER.test(text) && !APOSTROPHE.test(text))) return text;
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
}

/** « a, b et c »; with semicolons if an item contains a comma, and without a final « et » if an item contains one. */
export function joined(items: readonly string[]): string {
  const last = (items.at(-1) ?? '').replace(items.length > 1 ? /^et\s+(?=\S)/iu : /^(?!)/, '');
  if (items.length < 2) return last;
  const outside = (item: string) => item.replace(/\([^()]*\)/g, '');
  const separator = items.some((item) => outside(item).includes(',')) ? ' ; ' : ', ';
  if (items.some((item) => outside(item).slice(0, -1).includes(' et ')))
    return [...items.slice(0, -1), last].join(' ; ');
  return `${items.slice(0, -1).join(separator)} et ${last}`;
}

/** The text before a word, with elision where the word needs it: « de » before « œdème » → « d’ ». */
export function elided(before: string, word: string): string {
  return VOWEL.test(word) ? before.replace(BEFORE_VOWEL, "$1$2'") : before;
}
