import { roundTo } from '#lib/platform/numbers.ts';

/** Weight-based dose of a contrast agent. */

/** Body weights accepted, in kilograms: from a premature baby on. */
export const WEIGHT_MIN = 0.4;
export const WEIGHT_MAX = 350;
/** Weights of the tables that are printed with the protocol, kg. */
export const CHILD_WEIGHTS = [3, 5, 10, 15, 20, 30, 40] as const;
export const ADULT_WEIGHTS = [50, 60, 70, 80, 90, 100, 120] as const;
/** The weight in the address of a protocol's page. */
export const WEIGHT_PARAM = 'poids';
/** Longer than any weight that somebody writes. */
export const WEIGHT_LENGTH = 12;

export interface DoseRule {
  /** mL per kg of body weight. */
  mlPerKg: number;
  /** Upper limit, mL. */
  maximumMl?: number | undefined;
  /** mL/s. */
  rateMlPerSecond?: number | undefined;
}

export interface Dose {
  /**
   * Rounded to the tenth of a millilitre, below one to the hundredth; never above the dose for the weight, nor the
   * limit.
   */
  volumeMl: number;
  /** Whether the limit was applied. */
  capped: boolean;
  /** Duration of the injection at the protocol's rate, when it gives one. */
  seconds?: number | undefined;
}

/** A number as typed in French or English (« 72,5 », « 72.5 », « 1 200 »), or null when it is not one. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

/** A weight in kilograms as typed (« 72,5 », « 72,5 kg »), or null when it is none or out of bounds. */
export function readWeight(text: string): number | null {
  const weight = parseDecimal(text.replace(/kg\s*$/i, ''));
  return weight !== null && isWeight(weight) ? weight : null;
}

const isWeight = (weightKg: number) => weightKg >= WEIGHT_MIN && weightKg <= WEIGHT_MAX;

/** Decimals of a volume: with fewer the dose of the lightest patients would double. */
function decimalsOf(volumeMl: number): number {
  if (volumeMl >= 1) return 1;
  return volumeMl >= 0.01 ? 2 : 3;
}

/** Rounded down, so that nobody is given more. */
function roundedDown(volumeMl: number): number {
  const scale = 10 ** decimalsOf(volumeMl);
  return Math.floor(Number((volumeMl * scale).toFixed(6))) / scale;
}

/** Volume to inject, or null when the weight is out of bounds. */
export function contrastDose(weightKg: number, rule: DoseRule): Dose | null {
  if (!isWeight(weightKg)) return null;
  // Products such as 0.1 × 72.5 are not exact in binary: rounded first to what was meant.
  const wanted = Number((weightKg * rule.mlPerKg).toFixed(6));
  const maximum = rule.maximumMl ?? Number.POSITIVE_INFINITY;
  const capped = wanted > maximum;
  const volumeMl = capped ? maximum : roundedDown(wanted);
  return rule.rateMlPerSecond
    ? { volumeMl, capped, seconds: volumeMl / rule.rateMlPerSecond }
    : { volumeMl, capped };
}

/** The weight from which the limit applies, kg; null when there is none or nobody weighs so much. */
export function cappedFrom({ mlPerKg, maximumMl }: DoseRule): number | null {
  if (maximumMl === undefined || mlPerKg <= 0) return null;
  const weight = maximumMl / mlPerKg;
  return isWeight(weight) ? roundTo(weight, 10) : null;
}
