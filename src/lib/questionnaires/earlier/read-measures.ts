import { ABOUT, ABOVE, BELOW, NOT_BEHIND, TO } from './earlier-words.ts';
import { datesIn } from './exam-dates.ts';
import { aroundMeasures, type MeasureContext } from './measure-context.ts';
import { UNIT } from './units.ts';

/** A number, a product or a range in a text, with its unit. */
export interface Measure extends BareMeasure, Omit<MeasureContext, 'isUnclear'> {
  /** Index of the dimension within a product, from 0; absent for the whole product. */
  part?: number;
}

interface BareMeasure {
  from: number;
  to: number;
  kind: 'one' | 'product' | 'range';
  /** As typed, without spaces. */
  digits: readonly string[];
  /** « < » or « > » where the number is a bound. */
  bound: string;
  /** As typed; empty where there is none. */
  unit: string;
  /**
   * Whether the form of the number is doubtful: a bound, an approximation, a still earlier exam, a dash that may be a
   * minus sign.
   */
  isDoubtful: boolean;
}

const SPACE = String.raw`[ \u00a0\u202f]`;
const NUMBER = String.raw`(?:\d{1,3}(?:${SPACE}\d{3})+(?!\d)|\d+)(?:[.,]\d+)?`;
const MEASURE = new RegExp(
  String.raw`${NOT_BEHIND}([-\u2212])?(${NUMBER})(?:\s?(${UNIT}))?(?:(?:\s?[x×*]\s?|\s(?:sur|par)\s)(${NUMBER})(?:\s?(${UNIT}))?(?:(?:\s?[x×*]\s?|\s(?:sur|par)\s)(${NUMBER})(?:\s?(${UNIT}))?)?|(?:\s?[-\u2013]\s?|\s${TO}\s)([-\u2212]?${NUMBER})(?:\s?(${UNIT}))?)?(?![\p{L}\p{N}])`,
  'giu',
);
/** Whether the decimals are ambiguous: « 1.200 » may be 1200 or 1.2; the « 5 » of « 12, 5 » may be a decimal. */
const isSplitDecimal = (number: string, before: string) =>
  /[.,]\d{3}$/.test(number) || /\d\s?[.,;·]\s?$/.test(before);

function bareMeasures(text: string): BareMeasure[] {
  const dates = datesIn(text);
  return [...text.matchAll(MEASURE)].flatMap((match): BareMeasure[] => {
    const [all, sign = '', first = '', unit1, second, unit2, third, unit3, end, unit4] = match;
    const place = { from: match.index, to: match.index + all.length };
    if (dates.some((date) => place.from < date.to && date.from < place.to)) return [];
    const units = [unit1, unit2, unit3, unit4].flatMap((unit) => unit ?? []);
    const before = text.slice(Math.max(0, place.from - 40), place.from);
    const bound = BELOW.test(before) ? '<' : ABOVE.test(before) ? '>' : '';
    const isSplit = [first, second, third, end].some((digits) => /\s/u.test(digits ?? ''));
    // A dash before a length is punctuation; before a unit that allows negative values it is a minus sign.
    const isDash = sign === '-' && !/^(?:UH|HU|°|%)$/i.test(units[0] ?? '');
    const isDoubtful =
      isSplit ||
      isSplitDecimal(first, before) ||
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

/** A product, followed by each of its dimensions: a person has to pick the matching one. */
function withParts(measure: Measure): Measure[] {
  if (measure.kind !== 'product') return [measure];
  const parts = measure.digits.map(
    (each, part): Measure => ({ ...measure, kind: 'one', digits: [each], part, isDoubtful: true }),
  );
  return [measure, ...parts];
}

/** Every measure of a text in reading order, with the words around it. */
export function readMeasures(text: string): Measure[] {
  const all = bareMeasures(text);
  const around = aroundMeasures(text, all);
  return all.flatMap((measure, at) => {
    const { isUnclear, ...told } = around[at]!;
    return withParts({ ...measure, ...told, isDoubtful: measure.isDoubtful || isUnclear });
  });
}
