import { isSide } from './report/other-side.ts';

/** Two words for opposite places of the body, in all their forms. */
export interface Opposites {
  words: RegExp;
  /** The opposite of the word at a position of a text; the word itself where it names no side. */
  other(word: string, text: string, at: number): string;
}

/** Feminine nouns, which need « droite »; for other nouns the article or the ending decides. */
const FEMININE =
  /^(?:aile|aisselle|art[èe]re|base|bourse|branche|carotide|cheville|clavicule|coronaire|corne|c[ôo]te|coupole|cuisse|[ée]paule|face|fesse|fibula|fosse|glande|hanche|iliaque|jambe|jugulaire|loge|main|mall[ée]ole|oreille|orbite|parotide|patella|pl[èe]vre|rotule|scapula|surr[ée]nale|trompe|veine|voie|\p{L}+(?:tion|sion|it[ée]|ure|elle|euse|ale|ienne|[ée]e))s?$/iu;

/** Whether « gauche » must become « droite » after these words; the nearest noun decides. */
function isFeminine(before: string): boolean {
  const clause = before.split(/[.,;:!?()|>\n]/).at(-1) ?? '';
  for (const word of clause.split(/[\s'’]+/).reverse()) {
    if (/^(?:à|la|une|cette|sa)$/i.test(word) || FEMININE.test(word)) return true;
    if (/^(?:le|un|du|au|ce|son|des?|d)$/i.test(word)) return false;
  }
  return false;
}

/** The replacement with the capitals of the original word, and with its accents only if the original has any. */
function alike(other: string, word: string): string {
  const plain = /\p{M}/u.test(word.normalize('NFD')) ? other : other.normalize('NFD').replace(/\p{M}/gu, '');
  if (word === word.toUpperCase()) return plain.toUpperCase();
  return word[0] === word[0]?.toUpperCase() ? `${plain[0]?.toUpperCase()}${plain.slice(1)}` : plain;
}

const SIDES: Opposites = {
  words: /(?<!\p{L})(?:droite?s?|gauches?)(?!\p{L})/giu,
  other(word, text, at) {
    if (!isSide(text, at, at + word.length)) return word;
    if (/^d/i.test(word)) return alike(/s$/i.test(word) ? 'gauches' : 'gauche', word);
    return alike(`droit${isFeminine(text.slice(0, at)) ? 'e' : ''}${/s$/i.test(word) ? 's' : ''}`, word);
  },
};

/** « antéro-médial » is « antéro-latéral » on the other side. */
const PREFIX = '(?:(?:ant|post|sup|inf)[ée]ro-?)?';

function opposites(stems: readonly [string, string], endings: string): Opposites {
  const either = stems.join('|').replaceAll('é', '[ée]');
  const parts = new RegExp(`^(${PREFIX})(${either})(${endings})$`, 'iu');
  return {
    words: new RegExp(`(?<!\\p{L})${PREFIX}(?:${either})(?:${endings})(?!\\p{L})`, 'giu'),
    other(word) {
      const [, prefix = '', stem = '', ending = ''] = parts.exec(word) ?? [];
      const isFirst = stem[0]?.toLowerCase() === stems[0][0];
      return prefix + alike(stems[isFirst ? 1 : 0], stem) + ending;
    },
  };
}

/** Pairs that may distinguish the two sides of one organ, also when only the texts name them. */
const LATERAL = [SIDES, opposites(['média', 'latéra'], 'le?s?|ux'), opposites(['intern', 'extern'], 'es?')];
/** Pairs that are exchanged only if the heading of the copied part names them. */
const NAMED = [opposites(['antérieur', 'postérieur'], 'e?s?'), opposites(['supérieur', 'inférieur'], 'e?s?')];

const says = (text: string) => (each: Opposites) => withOpposites(text, [each]) !== text;

/** The pairs that a heading names: « Ménisque médial » has a lateral counterpart, « Hanche droite » a left one. */
export const oppositesNamed = (heading: string): Opposites[] => [...LATERAL, ...NAMED].filter(says(heading));

/**
 * The word pairs exchanged in a copy for the other side: those in its heading (the lateral part of a right hip stays
 * lateral); without any, the first of right, medial and internal that occurs in its texts.
 */
export function oppositesFor(heading: string, texts: string): Opposites[] {
  const named = oppositesNamed(heading);
  return named.length > 0 ? named : LATERAL.filter(says(texts)).slice(0, 1);
}

/** Placeholders for the report's side, which stay unchanged: the side is chosen for the whole report. */
const KEPT = /\{\s*droite?s?\s*\}/giu;

/** A text with the words of each pair exchanged. */
export function withOpposites(text: string, pairs: readonly Opposites[]): string {
  return pairs.reduce((now, { words, other }) => {
    const kept = [...now.matchAll(KEPT)].map(({ index, 0: { length } }) => [index, index + length] as const);
    return now.replace(words, (word: string, at: number) => {
      const isKept = kept.some(([from, to]) => at >= from && at < to);
      return isKept ? word : other(word, now, at);
    });
  }, text);
}
