import type { Reading } from '../cells.ts';
import type { Field } from '../fields/field.ts';

/**
 * Reads clock times in a column of durations. Spreadsheets take « 1:30 » for 1 h 30 and show « 01:30:00 », and a
 * bare « 3 » may be in minutes: the whole column and its heading decide.
 */

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{2}(?:[.,]\d+)?)$/;
const HOUR_SECONDS = 3600;
/** Minutes from which a sequence's duration is more likely in seconds that a spreadsheet took for minutes. */
const LONG_MINUTES = 10;
/** Seconds below which a bare number may be the minutes of a sequence. */
const SHORT_SECONDS = 20;
const HUNDREDTHS = /^\d+[.,]([0-5]\d)$/;
const HUNDREDTHS_ABOVE = /^\d+[.,][6-9]\d$/;

type Clock = { hours: number | undefined; minutes: number; seconds: number };

function clockIn(text: string): Clock | undefined {
  const [all, hours, minutes = '', seconds = ''] = CLOCK.exec(text.trim()) ?? [];
  if (all === undefined) return undefined;
  return {
    hours: hours === undefined ? undefined : Number(hours),
    minutes: Number(minutes),
    seconds: Number(seconds.replace(',', '.')),
  };
}

const inUnit = (seconds: number, unit: string): string => `${seconds} ${unit}`.replace('.', ',');

/** Converts a clock time in the format of the column's heading: « m:s », « h:m », « h:m:s ». */
function secondsBy(form: string, { hours, minutes, seconds }: Clock): number | undefined {
  if (form === 'h:m:s') return (hours ?? 0) * HOUR_SECONDS + minutes * 60 + seconds;
  const [most, least] = hours === undefined ? [minutes, seconds] : [hours, minutes];
  // A third number is only appended by spreadsheets.
  if (hours !== undefined && seconds !== 0) return undefined;
  return form === 'm:s' ? most * 60 + least : most * HOUR_SECONDS + least * 60;
}

const isForm = (unit: string) => /^(?:h:m|m:s|h:m:s)$/.test(unit);

/** The format of clock times with three numbers in a column whose heading gives none. */
function formOf(clocks: readonly Clock[], unit: 's' | 'min'): string | 'two-ways' {
  const long = clocks.filter(({ hours }) => hours !== undefined);
  if (long.some(({ seconds }) => seconds !== 0)) return 'h:m:s';
  const hasHours = long.some(({ hours }) => hours !== 0);
  if (unit === 'min') return hasHours ? 'two-ways' : 'h:m:s';
  if (hasHours) return 'm:s';
  return long.some(({ minutes }) => minutes > LONG_MINUTES) ? 'two-ways' : 'h:m:s';
}

/** Whether bare numbers of a column may be in minutes, or in minutes and seconds. */
function areTwoWays(texts: readonly string[], unit: string, own: 's' | 'min'): boolean {
  const bare = texts.filter((text) => /^\d+(?:[.,]\d+)?$/.test(text));
  const values = bare.map((text) => Number(text.replace(',', '.')));
  if (values.length === 0) return false;
  if (unit === '') return own === 's' && values.every((value) => value < SHORT_SECONDS);
  // « 2,58 » may be decimal minutes, or 2 min 58.
  const isMinutes = /^(?:min|mn|minutes?)$/i.test(unit);
  return (
    isMinutes &&
    bare.some((text) => HUNDREDTHS.test(text)) &&
    !bare.some((text) => HUNDREDTHS_ABOVE.test(text))
  );
}

/**
 * How to read each text of a column of durations: rewritten with its unit, or refused.
 * @param unit the heading's unit or clock format; may be empty
 */
export function clocksOf(
  { shape }: Field,
  texts: readonly string[],
  unit: string,
): (text: string) => { text: string; unit: string } | Reading {
  const own = shape.kind === 'duration' ? shape.unit : 's';
  const given = isForm(unit) ? '' : unit;
  const clocks = texts.map(clockIn).filter((clock) => clock !== undefined);
  const form = isForm(unit) ? unit : formOf(clocks, own);
  const trimmed = texts.map((text) => text.trim());
  const twoWays = !isForm(unit) && areTwoWays(trimmed, given, own);
  const isUnsaidClock = own === 'min' && !isForm(unit);
  return (text) => {
    const clock = clockIn(text);
    if (!clock) {
      const isBare = /^\d+(?:[.,]\d+)?$/.test(text.trim());
      return twoWays && isBare ? { problem: { code: 'two-ways' } } : { text, unit: given };
    }
    const isShort = clock.hours === undefined;
    // « 3:00 » after an injection may be three hours or three minutes.
    if (isShort && isUnsaidClock) return { problem: { code: 'two-ways' } };
    if (isShort && !isForm(unit)) return { text: inUnit(clock.minutes * 60 + clock.seconds, 's'), unit: '' };
    if (form === 'two-ways') return { problem: { code: 'two-ways' } };
    const seconds = secondsBy(form, clock);
    return seconds === undefined
      ? { problem: { code: 'two-ways' } }
      : { text: inUnit(seconds, 's'), unit: '' };
  };
}
