/** Weight-based dose of a contrast agent. */

/** Body weights accepted, in kilograms: from a premature baby on. */
export const WEIGHT_MIN = 0.4;
export const WEIGHT_MAX = 350;
/** Weights of the table that is printed with the protocol. */
export const REFERENCE_WEIGHTS = [10, 20, 30, 50, 60, 70, 80, 90, 100, 120] as const;

export interface DoseRule {
  /** mL per kg of body weight. */
  mlPerKg: number;
  /** Upper limit, mL. */
  maximumMl?: number | undefined;
}

export interface Dose {
  /** To the tenth of a millilitre, never above the limit. */
  volumeMl: number;
  /** Whether the limit was applied. */
  capped: boolean;
}

/** A number as typed in French or English (« 72,5 », « 72.5 », « 1 200 »), or null when it is not one. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

/** Volume to inject, or null when the weight is out of bounds. */
export function contrastDose(weightKg: number, rule: DoseRule): Dose | null {
  if (!(weightKg >= WEIGHT_MIN && weightKg <= WEIGHT_MAX)) return null;
  // Products such as 0.1 × 72.5 are not exact in binary: rounded first to what was meant.
  const wanted = Math.round(Number((weightKg * rule.mlPerKg * 10).toFixed(6))) / 10;
  const maximum = rule.maximumMl ?? Number.POSITIVE_INFINITY;
  return wanted > maximum ? { volumeMl: maximum, capped: true } : { volumeMl: wanted, capped: false };
}
