import { GENERAL_WORDS, MORE, OPPOSED_WORDS, PLAIN_SIGNS } from './earlier-words.ts';
import { bareWords, type PlainWords, plainWords } from './plain-words.ts';
import type { Measure } from './read-measures.ts';
import { decimalShift } from './units.ts';

/** A number of today's report with which an earlier one may be compared. */
export interface TodaysNumber {
  question: string;
  unit: string;
  /** The text of the question, with the chosen side. */
  label: string;
  /** Its sentence, its parents, its page: searched in turn where the label does not say what is measured. */
  around: readonly string[];
  /** The word of the side chosen for the whole report; empty without one. */
  side: string;
  /** Whether the number belongs to one of several lesions: a person must match it to a lesion of the earlier report. */
  isRepeated: boolean;
}

/** The measures of an earlier report that may correspond to one of today's numbers, the likeliest first. */
export interface Proposals {
  question: string;
  measures: readonly Measure[];
  /** The only measure with all words of the question around it; undefined: a person has to pick. */
  sure: Measure | undefined;
}

interface Judged {
  measure: Measure;
  score: number;
  isSure: boolean;
}

/** Whether a measure is certainly about something else, may be, or is certainly about the same thing. */
type Verdict = 'other' | 'unclear' | 'same';

const worst = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('other') ? 'other' : verdicts.includes('unclear') ? 'unclear' : 'same';

/** Compares words that exclude each other; those next to a measure take precedence over its sentence and heading. */
function opposed(asked: ReadonlySet<string>, told: readonly ReadonlySet<string>[]): Verdict {
  return worst(
    OPPOSED_WORDS.map((group): Verdict => {
      const own = group.filter((word) => asked.has(word));
      const said = told.map((words) => group.filter((word) => words.has(word))).find((all) => all.length > 0);
      if (!said) return own.length > 0 ? 'unclear' : 'same';
      if (own.length === 0) return 'unclear';
      if (!said.some((word) => own.includes(word))) return 'other';
      return said.length === own.length ? 'same' : 'unclear';
    }),
  );
}

/** @param told numbers next to a measure, in its sentence, in its heading; extra numbers in the heading are ignored */
function numbered(asked: PlainWords['numbers'], told: readonly PlainWords['numbers'][]): Verdict {
  const words = new Set([asked, ...told.slice(0, -1)].flatMap((numbers) => [...numbers.keys()]));
  return worst(
    [...words].map((word): Verdict => {
      const own = asked.get(word);
      const said = told.find((numbers) => numbers.has(word))?.get(word);
      if (!own || !said) return 'unclear';
      if (![...said].some((number) => own.has(number))) return 'other';
      return said.size === own.size ? 'same' : 'unclear';
    }),
  );
}

const isOpposed = (word: string) => OPPOSED_WORDS.some((group) => group.includes(word));

interface Asked {
  words: ReadonlySet<string>;
  /** In their exact spelling: the question may be about a « kyste », while « kystes » are several. */
  spelt: ReadonlySet<string>;
  /** The words that say what is measured, and which dimension. */
  telling: readonly string[];
  numbers: PlainWords['numbers'];
  isRepeated: boolean;
}

function askedBy({ label, around, side, isRepeated }: TodaysNumber): Asked {
  const own = plainWords(label);
  const whole = [label, ...around, side].join('. ');
  const all = plainWords(whole);
  const tellingOf = ({ words }: PlainWords) =>
    [...words].filter((word) => !GENERAL_WORDS.has(word) && !isOpposed(word));
  const telling = [own, ...around.map((text) => plainWords(text))]
    .map(tellingOf)
    .find((words) => words.length > 0);
  return {
    words: all.words,
    spelt: bareWords(whole),
    telling: telling ?? [],
    numbers: all.numbers,
    isRepeated,
  };
}

/**
 * Whether the words around a measure add something to the question: a cyst of the kidney, an increase, an absence.
 * Such words cannot be listed, so only known words and signs count as neutral.
 */
function saysMore({ words, spelt, telling }: Asked, { said, heading }: Measure): boolean {
  const isWhole = telling.every((word) => plainWords(said, true).words.has(word));
  const all = isWhole ? said : `${heading}. ${said}`;
  const isKnown = (word: string) => words.has(word) || GENERAL_WORDS.has(word) || isOpposed(word);
  const isPlural = (word: string) => /[sx]$/.test(word) && !spelt.has(word) && spelt.has(word.slice(0, -1));
  return (
    !PLAIN_SIGNS.test(all) ||
    MORE.test(all) ||
    [...plainWords(all, true).words].some((word) => !isKnown(word)) ||
    [...bareWords(all)].some(isPlural)
  );
}

function judge(asked: Asked, measure: Measure): Judged | null {
  const { words, telling, numbers } = asked;
  const told = [measure.piece, measure.said, measure.heading].map((text) => plainWords(text, true));
  const verdict = worst([
    opposed(
      words,
      told.map((each) => each.words),
    ),
    numbered(
      numbers,
      told.map((each) => each.numbers),
    ),
  ]);
  if (verdict === 'other') return null;
  const found = telling.filter((word) => told.some((each) => each.words.has(word)));
  const score = telling.length === 0 ? 0 : found.length / telling.length;
  const isSure =
    verdict === 'same' &&
    score === 1 &&
    measure.kind === 'one' &&
    !measure.isDoubtful &&
    measure.unit !== '' &&
    !asked.isRepeated &&
    !saysMore(asked, measure);
  return { measure, score: score + Number(isSure) - Number(measure.isDoubtful) / 4, isSure };
}

const sameNumber = (one: Measure, other: Measure) =>
  one.digits.join() === other.digits.join() && one.unit === other.unit;

/**
 * The measures that may correspond to each of today's numbers: with the same unit, or one that is exactly a multiple
 * of it.
 */
export function matchMeasures(numbers: readonly TodaysNumber[], measures: readonly Measure[]): Proposals[] {
  const all = numbers.map((number) => {
    const asked = askedBy(number);
    const judged = measures
      .filter(({ unit }) => decimalShift(unit, number.unit) !== null)
      .flatMap((measure) => judge(asked, measure) ?? [])
      .toSorted((one, other) => other.score - one.score);
    const [first, ...others] = judged.filter(({ isSure }) => isSure).map(({ measure }) => measure);
    // The same number in the findings and in the conclusion counts as one.
    const isAlone = first !== undefined && others.every((other) => sameNumber(first, other));
    return {
      question: number.question,
      measures: judged.map(({ measure }) => measure),
      sure: isAlone ? first : undefined,
    };
  });
  // A measure that matches two questions with certainty is proposed for both, and chosen for neither.
  const takers = (measure: Measure) => all.filter(({ sure }) => sure === measure).length;
  return all.map((each) => (each.sure && takers(each.sure) > 1 ? { ...each, sure: undefined } : each));
}
