import { fold } from '#lib/platform/fold.ts';
import type { CellValue } from '../cells.ts';
import type { Field } from '../fields/field.ts';
import type { Tolerance } from '../fields/tolerance-fields.ts';
import { type Amount, readAmount, readFactor, readMatrix } from './amounts.ts';
import type { ReadValue } from './exam.ts';
import { isEnumerated, isStated, knownWord } from './known-words.ts';

/**
 * `check`: both sides have a value, but only a person can decide whether they are equal. A wrong
 * verdict is worse than none, so uncertain values are left to a person.
 */
export type Verdict = 'conform' | 'gap' | 'check';

/** Tolerance for rounding errors in decimal arithmetic. */
const BLUR = 1e-6;

/** Whether a number is within the tolerance of the prescribed one. */
function isWithin(expected: number, read: number, { by, value, onlyAbove }: Tolerance): boolean {
  const allowed = by === '%' ? (Math.abs(expected) * value) / 100 : value;
  const blur = BLUR * Math.max(1, Math.abs(expected));
  return (onlyAbove && read < expected) || Math.abs(read - expected) <= allowed + blur;
}

/** Combines several verdicts: the common one, else `check`. */
function together(verdicts: readonly boolean[]): Verdict {
  if (verdicts.every(Boolean)) return 'conform';
  return verdicts.some(Boolean) ? 'check' : 'gap';
}

/** Compares amounts: conforming if within the prescribed range, widened by the tolerance at both ends. */
function amountVerdict(expected: Amount, read: Amount, tolerance: Tolerance): Verdict {
  const isIn = (value: number) =>
    (value >= expected.least && value <= expected.most) ||
    isWithin(value < expected.least ? expected.least : expected.most, value, tolerance);
  if (isIn(read.least) && isIn(read.most)) return 'conform';
  // A range of values in the exam that partly overlaps the prescribed one is neither inside nor outside.
  const isApart = read.most < expected.least || read.least > expected.most;
  return isApart && !isIn(read.least) && !isIn(read.most) ? 'gap' : 'check';
}

/** Units of text fields that contain an amount. */
const AMOUNT_UNITS: Readonly<Record<string, string>> = { mas: 'mAs', activity: 'MBq' };
/** The amount in a text, without words: a modulated charge reads « Modulation, 80–145 », others may end in a word. */
const amountIn = (text: string): string =>
  /\d[\d.,\u202f]*(?:–\d[\d.,\u202f]*)?(?:\s*MBq)?/.exec(text)?.[0] ?? text;

function textAmount(key: string, expected: string, read: string, tolerance: Tolerance): Verdict {
  const unit = AMOUNT_UNITS[key]!;
  const [wanted, found] = [readAmount(expected, unit), readAmount(amountIn(read), unit)];
  return wanted && found ? amountVerdict(wanted, found, tolerance) : 'check';
}

function matrixVerdict(expected: string, read: string, tolerance: Tolerance): Verdict {
  const [wanted, found] = [readMatrix(expected), readMatrix(read)];
  if (!wanted || !found) return 'check';
  const isSame = (order: readonly number[]) =>
    wanted.every((value, at) => isWithin(value, order[at]!, tolerance));
  if (isSame(found)) return 'conform';
  // Some people write phase before frequency.
  return isSame(found.toReversed()) ? 'check' : 'gap';
}

function factorVerdict(expected: string, read: string, tolerance: Tolerance): Verdict {
  const [wanted, found] = [readFactor(expected), readFactor(read)];
  if (!wanted || !found) return 'check';
  if (!isWithin(wanted.plane, found.plane, tolerance)) return 'gap';
  if (!isWithin(wanted.through ?? 1, found.through ?? 1, tolerance))
    // A missing factor of the other direction does not mean that it is not accelerated.
    return found.through === undefined ? 'check' : 'gap';
  const named = wanted.technique !== '' && found.technique !== '';
  return named && fold(wanted.technique) !== fold(found.technique) ? 'check' : 'conform';
}

function wordVerdict(key: string, expected: string, read: string): Verdict {
  const [wanted, found] = [knownWord(key, expected), knownWord(key, read)];
  if (wanted === undefined || found === undefined) return 'check';
  if (wanted === found) return 'conform';
  return isStated(key) ? 'gap' : 'check';
}

function textVerdict(key: string, expected: string, read: string, tolerance: Tolerance | undefined): Verdict {
  if (isEnumerated(key)) return wordVerdict(key, expected, read);
  if (!tolerance) return 'check';
  if (key === 'matrix') return matrixVerdict(expected, read, tolerance);
  if (key === 'acceleration') return factorVerdict(expected, read, tolerance);
  return Object.hasOwn(AMOUNT_UNITS, key) ? textAmount(key, expected, read, tolerance) : 'check';
}

/** Compares lists of numbers in any order. Images at b = 0 are often in another series: without them, `check`. */
function listVerdict(expected: readonly number[], read: readonly number[], tolerance: Tolerance): Verdict {
  const isAmong = (value: number, list: readonly number[], turned: boolean) =>
    list.some((each) => (turned ? isWithin(each, value, tolerance) : isWithin(value, each, tolerance)));
  const missing = expected.filter((value) => !isAmong(value, read, false));
  const added = read.filter((value) => !isAmong(value, expected, true));
  if (missing.length === 0 && added.length === 0) return 'conform';
  return [...missing, ...added].every((value) => value === 0) ? 'check' : 'gap';
}

/** The verdict on a prescribed and a read value. */
export function compareValue(
  { key, shape }: Field,
  expected: NonNullable<CellValue>,
  read: ReadValue,
  tolerance: Tolerance | undefined,
): Verdict {
  const { value, others, isOutside, disputes } = read;
  if (isOutside || value === undefined || disputes.length > 0) return 'check';
  if (shape.kind === 'yes-no') return expected === value ? 'conform' : 'gap';
  // For echo-planar images, some manufacturers write an echo train length of one in any case.
  if (key === 'echoTrain' && value === 1 && expected !== 1) return 'check';
  if (typeof expected === 'number' && typeof value === 'number' && tolerance)
    return together([value, ...others].map((each) => isWithin(expected, each, tolerance)));
  if (shape.kind === 'numbers' && tolerance)
    return listVerdict(expected as number[], value as number[], tolerance);
  if (typeof expected !== 'string' || typeof value !== 'string') return 'check';
  // Contradictory values of the charge in the files cannot be conforming.
  const verdict = textVerdict(key, expected, value, tolerance);
  return others.length > 0 ? 'check' : verdict;
}

/**
 * Compares the charge of a CT pass, which may be given per rotation or divided by the pitch (neither side says
 * which): a value that deviates in only one interpretation is left to a person.
 */
export function compareCharge(
  field: Field,
  expected: NonNullable<CellValue>,
  read: ReadValue,
  tolerance: Tolerance | undefined,
  pitch: number | undefined,
): Verdict {
  const verdict = compareValue(field, expected, read, tolerance);
  if (verdict !== 'gap' || !pitch || !tolerance) return verdict;
  const unit = AMOUNT_UNITS.mas!;
  const [wanted, found] = [
    readAmount(String(expected), unit),
    readAmount(amountIn(String(read.value)), unit),
  ];
  if (!wanted || !found) return verdict;
  const isOff = [pitch, 1 / pitch].every((factor) => {
    const other = { least: found.least * factor, most: found.most * factor };
    return amountVerdict(wanted, other, tolerance) === 'gap';
  });
  return isOff ? 'gap' : 'check';
}
