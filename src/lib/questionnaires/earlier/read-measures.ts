import { ABOUT, ABOVE, BELOW, NOT_BEHIND, STILL_EARLIER, TO } from './earlier-words.ts';
import { datesIn } from './exam-dates.ts';
import { UNIT } from './units.ts';

/** A number, a product or a range that a text tells, with its unit. */
export interface Measure {
  from: number;
  to: number;
  kind: 'one' | 'product' | 'range';
  /** As they were typed, without spaces. */
  digits: readonly string[];
  /** « < » or « > » where it is a bound. */
  bound: string;
  /** As it was typed; empty where there is none. */
  unit: string;
  /** How it stands there leaves a doubt: a bound, about, of a still earlier exam, a dash that may be a sign. */
  isDoubtful: boolean;
  /** Which dimension of a product it is, from 0; absent for what stands there as a whole. */
  part?: number;
  /** What is said around it: the piece of its sentence, the sentence up to there, the heading above. */
  piece: string;
  sentence: string;
  heading: string;
}

const SPACE = String.raw`[ \u00a0\u202f]`;
const NUMBER = String.raw`(?:\d{1,3}(?:${SPACE}\d{3})+(?!\d)|\d+)(?:[.,]\d+)?`;
const MEASURE = new RegExp(
  String.raw`${NOT_BEHIND}([-\u2212])?(${NUMBER})(?:\s?(${UNIT}))?(?:(?:\s?[x×*]\s?|\s(?:sur|par)\s)(${NUMBER})(?:\s?(${UNIT}))?(?:(?:\s?[x×*]\s?|\s(?:sur|par)\s)(${NUMBER})(?:\s?(${UNIT}))?)?|(?:\s?[-\u2013]\s?|\s${TO}\s)([-\u2212]?${NUMBER})(?:\s?(${UNIT}))?)?(?![\p{L}\p{N}])`,
  'giu',
);
/** Where a sentence ends, and where a piece of it does: a comma between digits is none. */
const SENTENCE_END = /\n|[;•]|[.!?](?=\s|$)/u;
const PIECE_END = /[,:](?=\s)|[()]/u;
const AND = /\set\s/u;

interface Stretch {
  from: number;
  to: number;
}

/** A stretch cut at every match, the cuts left out. */
function cut(text: string, { from, to }: Stretch, at: RegExp): Stretch[] {
  const all: Stretch[] = [];
  let start = from;
  for (const match of text.slice(from, to).matchAll(new RegExp(at, 'gu'))) {
    all.push({ from: start, to: from + match.index });
    start = from + match.index + match[0].length;
  }
  return [...all, { from: start, to }];
}

const within = ({ from, to }: Stretch, { from: start, to: end }: Stretch) => from >= start && to <= end;

type Bare = Omit<Measure, 'piece' | 'sentence' | 'heading'>;

function bareMeasures(text: string): Bare[] {
  const dates = datesIn(text);
  return [...text.matchAll(MEASURE)].flatMap((match): Bare[] => {
    const [all, sign = '', first = '', unit1, second, unit2, third, unit3, end, unit4] = match;
    const place = { from: match.index, to: match.index + all.length };
    if (dates.some((date) => place.from < date.to && date.from < place.to)) return [];
    const units = [unit1, unit2, unit3, unit4].flatMap((unit) => unit ?? []);
    const before = text.slice(Math.max(0, place.from - 40), place.from);
    const bound = BELOW.test(before) ? '<' : ABOVE.test(before) ? '>' : '';
    const isSplit = [first, second, third, end].some((digits) => /\s/u.test(digits ?? ''));
    // A dash before a length parts it from its words: it is a sign where numbers have one.
    const isDash = sign === '-' && !/^(?:UH|HU|°|%)$/i.test(units[0] ?? '');
    const isDoubtful =
      isSplit ||
      isDash ||
      bound !== '' ||
      new Set(units).size > 1 ||
      ABOUT.test(before) ||
      /-\s$/.test(before);
    const digits = [sign === '' ? first : `−${first}`, second, third, end]
      .flatMap((each) => each ?? [])
      .map((each) => each.replace(/\s/gu, ''));
    const kind = second !== undefined ? 'product' : end !== undefined ? 'range' : 'one';
    return [{ ...place, kind, digits, bound, unit: new Set(units).size === 1 ? units[0]! : '', isDoubtful }];
  });
}

/** The piece of a sentence that speaks of one measure; what stands between two of them in doubt. */
function pieceOf(text: string, sentence: Stretch, measure: Bare, all: readonly Bare[]): Stretch {
  const inside = (stretch: Stretch) => all.filter((each) => within(each, stretch)).length;
  const [piece = sentence] = cut(text, sentence, PIECE_END).filter((each) => within(measure, each));
  // « Rein droit : 112 mm »: what a colon or a bracket parts from its words has them before it.
  let start = piece.from;
  const pieces = cut(text, sentence, PIECE_END);
  for (let at = pieces.findIndex((each) => each.from === piece.from) - 1; at >= 0; at -= 1) {
    const before = pieces[at]!;
    if (inside(before) > 0 || text.slice(before.to, start).includes(',')) break;
    start = before.from;
  }
  const whole = { from: start, to: piece.to };
  if (inside(whole) < 2) return whole;
  return cut(text, whole, AND).find((each) => within(measure, each)) ?? whole;
}

/** The last line above without a measure: « REIN DROIT ». */
function headingOf(text: string, sentence: Stretch, all: readonly Bare[]): string {
  const lines = cut(text, { from: 0, to: sentence.from }, /\n/u).filter((line) => line.to < sentence.from);
  const above = lines.findLast(
    (line) => text.slice(line.from, line.to).trim() !== '' && !all.some((each) => within(each, line)),
  );
  const words = above ? text.slice(above.from, above.to).trim() : '';
  return words.length <= 60 && !words.endsWith('.') ? words : '';
}

/** A product, and behind it each of its dimensions: which of them is asked for, somebody has to pick. */
function withParts(measure: Measure): Measure[] {
  if (measure.kind !== 'product') return [measure];
  const parts = measure.digits.map(
    (each, part): Measure => ({ ...measure, kind: 'one', digits: [each], part, isDoubtful: true }),
  );
  return [measure, ...parts];
}

/** Every measure of a text, in its order, with what is said around it. */
export function readMeasures(text: string): Measure[] {
  const all = bareMeasures(text);
  const sentences = cut(text, { from: 0, to: text.length }, SENTENCE_END);
  return all.flatMap((measure) => {
    const sentence = sentences.find((each) => within(measure, each)) ?? measure;
    const piece = pieceOf(text, sentence, measure, all);
    const said = text.slice(piece.from, piece.to);
    const others = all.filter((each) => each !== measure && within(each, piece)).length;
    const before = text.slice(sentence.from, measure.to);
    const isEarlier = STILL_EARLIER.test(before) || STILL_EARLIER.test(said);
    return withParts({
      ...measure,
      isDoubtful: measure.isDoubtful || isEarlier || others > 0,
      piece: said,
      sentence: text.slice(sentence.from, piece.to),
      heading: headingOf(text, sentence, all),
    });
  });
}
