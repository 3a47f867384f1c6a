import { french } from '#lib/platform/typography.ts';
import { withoutMarkup } from '#lib/rich-text/without-markup.ts';

/** Invisible characters, and those that change the writing direction of the text after them. */
const UNSEEN = /[\u200b\u00ad\ufeff\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u;
/** The end of a sentence, possibly before closing quotes or brackets. */
const ENDED = /[.!?…][\s»")\]]*$/;

/** Maximum rounds of corrections, because one correction may allow another. */
const PASSES = 8;

/**
 * A report sentence from an author's template and its filled-in values: no markup or braces, French spacing and
 * punctuation, an initial capital, a final full stop. Empty when there are no words. Correct sentences stay unchanged.
 */
export function sentence(raw: string): string {
  let text = raw;
  for (let pass = 0; pass < PASSES; pass++) {
    const mended = mend(text);
    const set = finish(mended);
    // No correction was needed in this round, which makes further rounds useless.
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

/** Collapses spaces into one, which is a no-break space if the run contains one. */
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
/** A full stop followed by a lower-case letter, unless it ends an abbreviation or an initial. */
const AFTER_STOP = new RegExp(
  `(?<!(?:^|[.!?]\\s+)\\p{Lu}|(?:^|[^\\p{L}])(?:\\p{Ll}|${ABBREVIATED.join('|')}))([.!?]\\s+[«("]*[\\u202f\\u00a0]?)((?=\\p{Ll})\\p{Script=Latin})(?!\\p{Lu})`,
  'gu',
);
/** The first letter, unless its word has its own capitals, such as « pH » or « mL ». */
const FIRST = /^([«("[\u202f\u00a0]*)(\p{Script=Latin})(?!\p{Lu})/u;

function capitals(text: string): string {
  return text.replace(FIRST, raise).replace(AFTER_STOP, raise);
}

function raise(_: string, before: string, letter: string): string {
  const [first = '', ...rest] = letter.toLocaleUpperCase('fr');
  return before + first + rest.join('').toLocaleLowerCase('fr');
}
