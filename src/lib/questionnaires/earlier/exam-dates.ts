import {
  BEFORE_EXAM_DATE,
  BEHIND_EXAM_DATE,
  BIRTH,
  EXAM_LINE,
  MONTH_NAMES,
  MONTH_STARTS,
  OTHER_DATE,
} from './earlier-words.ts';

/** A date in a text, with its character range (the end is exclusive). */
interface DateIn {
  from: number;
  to: number;
  /** `2026-03-01`. */
  iso: string;
}

const DATE = new RegExp(
  String.raw`(?<![\d/.,-])(\d{1,2})(?:er)?(?:\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})|\s+(${MONTH_NAMES})\s+(\d{4}))(?![\d/])|(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)`,
  'giu',
);

function monthOf(name: string): number {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return MONTH_STARTS.findIndex((start) => plain.startsWith(start)) + 1;
}

function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : null;
}

/** Every date of a text: numbers in a date are not measures. */
export function datesIn(text: string): DateIn[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const [all, day, , month, year = '', name, nameYear, isoYear, isoMonth, isoDay] = match;
    const full = year.length === 2 ? `20${year}` : year;
    const iso = isoYear
      ? isoOf(Number(isoYear), Number(isoMonth), Number(isoDay))
      : isoOf(Number(nameYear ?? full), name ? monthOf(name) : Number(month), Number(day));
    return iso === null ? [] : [{ from: match.index, to: match.index + all.length, iso }];
  });
}

/** Maximum age (years) of an exam that a report is compared with. */
const OLDEST = 30;

/** The text before a date on its line, the text after it, and the nearest line above that is not empty. */
function lineOf(text: string, { from, to }: DateIn) {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  return {
    before: text.slice(start, from),
    behind: text.slice(to, end < 0 ? undefined : end),
    above: text.slice(0, start).trimEnd().split('\n').at(-1) ?? '',
  };
}

/** Whether a line contains only the date and name of an exam, and no word makes it another exam's date. */
function isExamLine(text: string, date: DateIn): boolean {
  const { before, behind, above } = lineOf(text, date);
  return (
    EXAM_LINE.test(before) &&
    BEFORE_EXAM_DATE.test(before) &&
    BEHIND_EXAM_DATE.test(behind) &&
    !OTHER_DATE.test(above)
  );
}

/**
 * The dates that may be the exam's own, the likeliest first. Births, later dates, and dates of something else are
 * left out; `isSure` where only one is left, and has a line of its own that names the exam.
 * @param today `2026-03-01`
 */
export function examDates(text: string, today: string): { dates: readonly string[]; isSure: boolean } {
  const oldest = `${Number(today.slice(0, 4)) - OLDEST}${today.slice(4)}`;
  const found = datesIn(text).filter(({ from, iso }) => {
    const before = text.slice(Math.max(0, from - 90), from);
    return iso <= today && iso >= oldest && !BIRTH.test(before) && !OTHER_DATE.test(before);
  });
  const own = found.filter((date) => isExamLine(text, date)).map(({ iso }) => iso);
  const dates = [...new Set([...own, ...found.map(({ iso }) => iso)])];
  return { dates, isSure: own.length > 0 && dates.length === 1 };
}
