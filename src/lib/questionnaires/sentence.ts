import { french } from '#lib/platform/typography.ts';
import { withoutMarkup } from '#lib/rich-text/without-markup.ts';

/** Characters that are not seen, and those that turn the direction of everything after them. */
const UNSEEN = /[\u200b\u00ad\ufeff\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u;
/** Ends a sentence, perhaps before a closing mark. */
const ENDED = /[.!?…][\s»")\]]*$/;

/** Mending one thing shows another: this many times at most. */
const PASSES = 8;

/**
 * A sentence of a report from what an author wrote and what was filled in: no tag, no brace, spaces and punctuation
 * as French has them, a capital first, a full stop last. Empty when nothing is said. A sentence stays as it is.
 */
export function sentence(raw: string): string {
  let text = raw;
  for (let pass = 0; pass < PASSES; pass++) {
    const mended = mend(text);
    const set = finish(mended);
    // Nothing was corrected: nothing is left to correct.
    if (mended === text || set === text) return set;
    text = set;
  }
  return text;
}

function mend(raw: string): string {
  return plain(raw)
    .split('\n')
    .map((line) => punctuate(line.replace(/[^\S\n]{2,}/g, narrowest).trim()))
    .filter((line) => line !== '')
    .join('\n')
    .replace(/(?<![\s,;:])[\s,;:]+$|(?<!\s)\s+[–—-]+$/u, '');
}

function finish(text: string): string {
  if (!SAYS_SOMETHING.test(text)) return '';
  return capitals(french(ENDED.test(text) ? text : `${text}.`));
}

/** A run of spaces is one, the one that does not break if it has one. */
function narrowest(spaces: string): string {
  return /[\u202f\u00a0]/.exec(spaces)?.[0] ?? ' ';
}

function plain(raw: string): string {
  const text = raw.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  return withoutMarkup(text.replace(UNSEEN, '').replace(/[{}]/g, '')).normalize('NFC');
}

/** Tidies the punctuation around parts that were not filled in: « Siège : , . » → « Siège. » */
function punctuate(line: string): string {
  return line
    .replace(/\.{3,}/g, '…')
    .replace(/(\d)\.\.(?=\d)/g, '$1…')
    .replace(/\([\s,;:.]*\)|\[[\s,;:.]*\]|«[\s,;:.]*»/g, '')
    .replace(/([([«])[^\S\n]*(?:[,;:]|\.(?!\d))+/g, '$1')
    .replace(/([([])[^\S\n]+/g, '$1')
    .replace(/[^\S\n]+(?=[,)\]]|\.(?!\d))/g, '')
    .replace(/([,;:])(?:[^\S\n]*[,;:])+/g, '$1')
    .replace(/([.!?…])[^\S\n]+,+/g, '$1')
    .replace(/[^\S\n]*[,;:]+[^\S\n]*(?=[.!?…)\]»])/g, '')
    .replace(/\.(?:[^\S\n]*\.)+/g, '.')
    .replace(/([!?…])[^\S\n]*\.(?!\d)/g, '$1')
    .replace(/(\p{L})([;!?])(?=[\s»)\]]|$)/gu, '$1 $2')
    .replace(/(\p{L}):(?=[\s»)\]])/gu, '$1 :')
    .replace(/^(?:[\s,;:!?»)\]]|\.(?!\d))+/, '')
    .replace(/(?<![\s([«])[\s([«]+$/, '')
    .replace(/[^\S\n]{2,}/g, narrowest)
    .trim();
}

const ABBREVIATIONS =
  'cf env ex etc art inf sup ant post lat méd med int ext dr pr vs max min approx fig réf diam vol moy resp segm éch';
const ABBREVIATED = ABBREVIATIONS.split(' ').map(
  (word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`,
);
/** A stop, then a small letter: but not after an abbreviation or an initial. */
const AFTER_STOP = new RegExp(
  `(?<!(?:^|[.!?]\\s+)\\p{Lu}|(?:^|[^\\p{L}])(?:\\p{Ll}|${ABBREVIATED.join('|')}))([.!?]\\s+[«("]*[\\u202f\\u00a0]?)((?=\\p{Ll})\\p{Script=Latin})(?!\\p{Lu})`,
  'gu',
);
/** The first letter, unless its word is one such as « pH » or « mL ». */
const FIRST = /^([«("[\u202f\u00a0]*)(\p{Script=Latin})(?!\p{Lu})/u;

function capitals(text: string): string {
  return text.replace(FIRST, raise).replace(AFTER_STOP, raise);
}

function raise(_: string, before: string, letter: string): string {
  const [first = '', ...rest] = letter.toLocaleUpperCase('fr');
  return before + first + rest.join('').toLocaleLowerCase('fr');
}
