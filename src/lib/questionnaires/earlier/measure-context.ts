import { EMPTY_WORDS, OTHER_TIME, SECTION, SEVERAL, STILL_EARLIER } from './earlier-words.ts';
import { plainWords } from './plain-words.ts';

/** The words around a measure. */
export interface MeasureContext {
  /** The part of the sentence that contains the measure. */
  piece: string;
  /** The words about the measure: its sentence without the measure itself and parts with other measures. */
  said: string;
  /** The heading above; empty where the sentence does not begin a line. */
  heading: string;
  /**
   * Whether the meaning is unclear: its part of the sentence has another measure, or mentions several things or another
   * time, or is a question.
   */
  isUnclear: boolean;
}

interface Stretch {
  from: number;
  to: number;
}

interface Placed extends Stretch {
  unit: string;
  digits: readonly string[];
}

/** The ends of a sentence, and of a part of a sentence; a comma between digits does not end a part. */
const SENTENCE_END = /\n|[;•]|[.!?](?=\s|$)/u;
const PIECE_END = /[,:](?=\s)|[()]/u;
const AND = /\set\s/u;

/** The parts of a text range between matches of a pattern. */
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
const textOf = (text: string, { from, to }: Stretch) => text.slice(from, to);

/** Whether the number only numbers the word before it, as in « Nodule 2 », and is not a measure. */
function numbersWord(text: string, { from, unit, digits: [digits = '', second] }: Placed): boolean {
  if (unit !== '' || second !== undefined || !/^\d{1,2}$/.test(digits)) return false;
  const word = /(\p{L}+) ?$/u.exec(text.slice(Math.max(0, from - 40), from))?.[1];
  return word !== undefined && !EMPTY_WORDS.has(word.toLowerCase());
}

/** The part of a sentence about one measure; includes the words between two measures when in doubt. */
function pieceOf(text: string, sentence: Stretch, measure: Placed, all: readonly Placed[]): Stretch {
  const holdsOne = (stretch: Stretch) => all.some((each) => within(each, stretch));
  const pieces = cut(text, sentence, PIECE_END);
  const own = pieces.findIndex((each) => within(measure, each));
  const piece = pieces[own] ?? sentence;
  // « Rein droit : 112 mm »: words before a colon or a bracket belong to the measure after it.
  let start = piece.from;
  for (let at = own - 1; at >= 0; at -= 1) {
    const before = pieces[at]!;
    if (holdsOne(before) || text.slice(before.to, start).includes(',')) break;
    start = before.from;
  }
  return partOf(text, { from: start, to: piece.to }, measure, all);
}

/** « Rein droit 112 mm et rein gauche 108 mm »: split at « et » only if each part has words before its measure. */
function partOf(text: string, whole: Stretch, measure: Placed, all: readonly Placed[]): Stretch {
  const parts = cut(text, whole, AND);
  const isTold = parts.every((part) => {
    const first = all.find((each) => within(each, part));
    return first === undefined || plainWords(text.slice(part.from, first.from), true).words.size > 0;
  });
  return (isTold && parts.find((each) => within(measure, each))) || whole;
}

/** The nearest line above that has no measure, as a heading: « REIN DROIT ». */
function headingOf(text: string, sentence: Stretch, all: readonly Placed[]): string {
  const lines = cut(text, { from: 0, to: sentence.from }, /\n/u);
  const begun = lines.pop();
  if (begun && /[\p{L}\p{N}]/u.test(textOf(text, begun))) return '';
  const above = lines.findLast(
    (line) => textOf(text, line).trim() !== '' && !all.some((each) => within(each, line)),
  );
  const words = above ? textOf(text, above).trim() : '';
  return words.length <= 60 && !words.endsWith('.') ? words : '';
}

function aroundOne(text: string, sentence: Stretch, measure: Placed, all: readonly Placed[]): MeasureContext {
  const others = all.filter((each) => each !== measure && !numbersWord(text, each));
  const piece = pieceOf(text, sentence, measure, others);
  const rest = cut(text, sentence, PIECE_END).filter((each) => !others.some((other) => within(other, each)));
  const joined = (stretches: readonly Stretch[]) => stretches.map((each) => textOf(text, each)).join(', ');
  const own = [
    { from: piece.from, to: measure.from },
    { from: measure.to, to: piece.to },
  ];
  const whole = textOf(text, sentence);
  return {
    piece: textOf(text, piece),
    said: joined([...rest.filter(({ from, to }) => to <= piece.from || from >= piece.to), ...own]),
    heading: headingOf(text, sentence, all),
    isUnclear:
      others.some((each) => within(each, piece)) ||
      STILL_EARLIER.test(text.slice(sentence.from, measure.from)) ||
      STILL_EARLIER.test(textOf(text, piece)) ||
      OTHER_TIME.test(whole) ||
      SEVERAL.test(whole) ||
      /^\s*\?/u.test(text.slice(sentence.to)),
  };
}

/** The words around each of a text's measures, in order. */
export function aroundMeasures(text: string, measures: readonly Placed[]): MeasureContext[] {
  const sentences = cut(text, { from: 0, to: text.length }, SENTENCE_END);
  const sections = [...text.matchAll(SECTION)].map(({ index, 1: other }) => ({ index, isOther: !!other }));
  return measures.map((measure) => {
    const sentence = sentences.find((each) => within(measure, each)) ?? measure;
    const around = aroundOne(text, sentence, measure, measures);
    const isOther = sections.findLast(({ index }) => index <= measure.from)?.isOther ?? false;
    return { ...around, isUnclear: around.isUnclear || isOther };
  });
}
