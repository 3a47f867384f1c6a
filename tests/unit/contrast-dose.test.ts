import { describe, expect, it } from 'vitest';
import { createSequence } from '#lib/demo/random.ts';
import {
  ADULT_WEIGHTS,
  CHILD_WEIGHTS,
  cappedFrom,
  contrastDose,
  type DoseRule,
  parseDecimal,
  readWeight,
  WEIGHT_MAX,
  WEIGHT_MIN,
} from '#lib/protocols/contrast-dose.ts';

describe('typed numbers', () => {
  it.each([
    ['72,5', 72.5],
    ['72.5', 72.5],
    [' 1 200 ', 1200],
    ['1\u202f200,25', 1200.25],
    [',5', 0.5],
    ['80,', 80],
  ])('reads %s', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each(['', '12kg', '1,2,3', '-5', 'Infinity', '1e3', '0x10'])('refuses « %s »', (text) =>
    expect(parseDecimal(text)).toBeNull(),
  );
});

describe('typed weights', () => {
  it.each([
    ['72', 72],
    ['72,5', 72.5],
    ['72,5 kg', 72.5],
    ['3.2KG', 3.2],
    [' 0,4 ', 0.4],
    ['350', 350],
  ])('reads « %s »', (text, weight) => expect(readWeight(text)).toBe(weight));

  it.each(['', 'kg', 'trois', '0,39', '350,1', '-70', '70 lb', '72;5'])('refuses « %s »', (text) =>
    expect(readWeight(text)).toBeNull(),
  );
});

describe('dose', () => {
  it('follows the weight, to the tenth of a millilitre, and is never above what it asks for', () => {
    expect(contrastDose(72.5, { mlPerKg: 0.1 })).toEqual({ volumeMl: 7.2, capped: false });
    expect(contrastDose(70, { mlPerKg: 1.5, maximumMl: 120 })).toEqual({ volumeMl: 105, capped: false });
  });

  it.each([
    [0.4, 0.04],
    [0.5, 0.05],
    [0.78, 0.07],
    [1.5, 0.15],
    [3, 0.3],
    [9.99, 0.99],
    [10, 1],
  ])('of %d kg at 0,1 mL/kg is %d mL: hundredths below one millilitre', (weight, volumeMl) =>
    expect(contrastDose(weight, { mlPerKg: 0.1 })?.volumeMl).toBe(volumeMl),
  );

  it('is told in thousandths where it is next to nothing', () =>
    expect(contrastDose(0.4, { mlPerKg: 0.02 })?.volumeMl).toBe(0.008));

  it('stops at the limit, and says so only beyond it', () => {
    expect(contrastDose(80, { mlPerKg: 1.5, maximumMl: 120 })).toEqual({ volumeMl: 120, capped: false });
    expect(contrastDose(80.1, { mlPerKg: 1.5, maximumMl: 120 })).toEqual({ volumeMl: 120, capped: true });
  });

  it('lasts as long as the rate gives, and nothing is said without one', () => {
    expect(contrastDose(70, { mlPerKg: 1.5, rateMlPerSecond: 3 })?.seconds).toBe(35);
    expect(contrastDose(90, { mlPerKg: 1.5, maximumMl: 120, rateMlPerSecond: 4 })?.seconds).toBe(30);
    expect(contrastDose(70, { mlPerKg: 1.5, rateMlPerSecond: 0 })?.seconds).toBeUndefined();
  });

  it.each([0, 0.3, 351, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d kg', (weight) =>
    expect(contrastDose(weight, { mlPerKg: 1 })).toBeNull(),
  );
});

it.each([
  [{ mlPerKg: 1.5, maximumMl: 120 }, 80],
  [{ mlPerKg: 0.7, maximumMl: 50 }, 71.4],
  [{ mlPerKg: 0.1, maximumMl: 100 }, null],
  [{ mlPerKg: 0, maximumMl: 100 }, null],
  [{ mlPerKg: 2 }, null],
] as [DoseRule, number | null][])('names the weight from which the limit decides: %o', (rule, weight) =>
  expect(cappedFrom(rule)).toBe(weight),
);

/** Rules such as protocols may contain, and a thousand weights in order. */
describe('any rule', () => {
  const random = createSequence(11);
  const between = (least: number, most: number, decimals: number) =>
    Number((least + random() * (most - least)).toFixed(decimals));
  const rules: DoseRule[] = Array.from({ length: 1000 }, () => ({
    mlPerKg: between(0, 20, 2),
    ...(random() < 0.7 && { maximumMl: between(0, 1000, 2) }),
    ...(random() < 0.7 && { rateMlPerSecond: between(0.1, 30, 1) }),
  }));
  const weights = [
    WEIGHT_MIN,
    ...CHILD_WEIGHTS,
    ...ADULT_WEIGHTS,
    ...Array.from({ length: 40 }, () => between(WEIGHT_MIN, WEIGHT_MAX, 2)),
    WEIGHT_MAX,
  ].sort((a, b) => a - b);

  it.each([
    [
      'gives no more than the limit, and says when it is the limit',
      (rule: DoseRule) =>
        weights.every((weight) => {
          const dose = contrastDose(weight, rule);
          if (!dose || rule.maximumMl === undefined) return dose?.capped === false;
          return dose.volumeMl <= rule.maximumMl && (!dose.capped || dose.volumeMl === rule.maximumMl);
        }),
    ],
    [
      'gives no less to who weighs more',
      (rule: DoseRule) => {
        const volumes = weights.map((weight) => contrastDose(weight, rule)?.volumeMl ?? Number.NaN);
        return volumes.every((volume, place) => volume >= (volumes[place - 1] ?? 0));
      },
    ],
    [
      'is never above what the weight asks for, and less than a tenth (below 1 mL a hundredth) below it without a limit',
      (rule: DoseRule) =>
        weights.every((weight) => {
          const dose = contrastDose(weight, rule);
          const wanted = weight * rule.mlPerKg;
          const below = wanted - (dose?.volumeMl ?? Number.NaN);
          return below > -1e-6 && (dose?.capped || below < (wanted < 1 ? 0.01 : 0.1) + 1e-6);
        }),
    ],
    [
      'lasts the volume over the rate',
      (rule: DoseRule) =>
        weights.every((weight) => {
          const dose = contrastDose(weight, rule);
          if (!dose || !rule.rateMlPerSecond) return dose?.seconds === undefined;
          return Math.abs((dose.seconds ?? Number.NaN) * rule.rateMlPerSecond - dose.volumeMl) < 1e-9;
        }),
    ],
  ])('%s', (_, holds) => expect(rules.filter((rule) => !holds(rule))).toEqual([]));
});
