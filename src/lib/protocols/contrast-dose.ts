import { roundTo } from '#lib/platform/numbers.ts';

/** Weight-based dose of a contrast agent. */

/** Accepted body weights in kilograms, starting with premature babies. */
export const WEIGHT_MIN = 0.4;
export const WEIGHT_MAX = 350;
/** Weights in the tables printed with the protocol, in kilograms. */
export const CHILD_WEIGHTS = [3, 5, 10, 15, 20, 30, 40] as const;
export const ADULT_WEIGHTS = [50, 60, 70, 80, 90, 100, 120] as const;
/** Query parameter for the weight on a protocol's page. */
export const WEIGHT_PARAM = 'poids';
/** Maximum length of a typed weight, longer than any realistic one. */
export const WEIGHT_LENGTH = 12;

export interface DoseRule {
  /** Dose in mL per kg of body weight. */
  mlPerKg: number;
  /** Maximum volume in mL. */
  maximumMl?: number | undefined;
  /** Injection rate in mL/s. */
  rateMlPerSecond?: number | undefined;
}

export interface Dose {
  /**
   * Rounded down to a tenth of a millilitre, below one to a hundredth, so that neither the dose by weight nor the
   * maximum is exceeded.
   */
  volumeMl: number;
  /** Whether the maximum was applied. */
  capped: boolean;
  /** Duration of the injection at the protocol's rate, if it gives one. */
  seconds?: number | undefined;
}

/** Parses a number in French or English notation (« 72,5 », « 72.5 », « 1 200 »); null if invalid. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

/** Parses a typed weight in kilograms (« 72,5 », « 72,5 kg »); null if invalid or out of bounds. */
export function readWeight(text: string): number | null {
  const weight = parseDecimal(text.replace(/kg\s*$/i, ''));
  return weight !== null && isWeight(weight) ? weight : null;
}

const isWeight = (weightKg: number) => weightKg >= WEIGHT_MIN && weightKg <= WEIGHT_MAX;

/** Number of decimals of a volume: with fewer, rounding down could halve the dose of the lightest patients. */
function decimalsOf(volumeMl: number): number {
  if (volumeMl >= 1) return 1;
  return volumeMl >= 0.01 ? 2 : 3;
}

/** Rounded down, so that the dose is never exceeded. */
function roundedDown(volumeMl: number): number {
  const scale = 10 ** decimalsOf(volumeMl);
  return Math.floor(Number((volumeMl * scale).toFixed(6))) / scale;
}

/** The volume to inject; null when the weight is out of bounds. */
export function contrastDose(weightKg: number, rule: DoseRule): Dose | null {
  if (!isWeight(weightKg)) return null;
  // Products such as 0.1 × 72.5 are inexact in binary, so the result is first rounded to six decimals.
  const wanted = Number((weightKg * rule.mlPerKg).toFixed(6));
  const maximum = rule.maximumMl ?? Number.POSITIVE_INFINITY;
  const capped = wanted > maximum;
  const volumeMl = capped ? maximum : roundedDown(wanted);
  return rule.rateMlPerSecond
    ? { volumeMl, capped, seconds: volumeMl / rule.rateMlPerSecond }
    : { volumeMl, capped };
}

/** The weight in kg from which the maximum applies; null without a maximum, or when no accepted weight reaches it. */
export function cappedFrom({ mlPerKg, maximumMl }: DoseRule): number | null {
  if (maximumMl === undefined || mlPerKg <= 0) return null;
  const weight = maximumMl / mlPerKg;
  return isWeight(weight) ? roundTo(weight, 10) : null;
}
