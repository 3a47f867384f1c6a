import { clamp } from '#lib/platform/numbers.ts';
import { CONFIDENCES, type Confidence, type Grade } from '#lib/practice/attempt-rules.ts';
import { createRandom, type Random } from './phantoms/random.ts';

/** A person of the demo and their habits in practice sessions. */
export interface DemoLearner {
  username: string;
  /** The probability of knowing a case of medium difficulty at first sight. */
  skill: number;
  /** The excess of confidence over the rate of right answers; negative for an underconfident person. */
  confidence: number;
  /** Times of day of their sessions: hours in Paris time, from and to. */
  hours: readonly (readonly [number, number])[];
  /** Probabilities of practising on a weekday, and on a Saturday or Sunday. */
  days: readonly [number, number];
  /** New cases per week, and how many weeks ago the person began. */
  fresh: number;
  weeks: number;
  /** Weeks without practice, counted back from the present. */
  holidays: readonly number[];
}

/**
 * A careful senior, three residents (overconfident, underconfident, well calibrated) and three who tried it a few
 * weeks.
 */
export const demoLearners: readonly DemoLearner[] = [
  {
    username: 'anne.lefevre',
    skill: 0.8,
    confidence: 0.02,
    hours: [
      [12, 13],
      [20, 22],
    ],
    days: [0.7, 0.3],
    fresh: 2,
    weeks: 52,
    holidays: [14, 15, 47],
  },
  {
    username: 'thibault.noel',
    skill: 0.58,
    confidence: 0.22,
    hours: [[21, 23]],
    days: [0.6, 0.5],
    fresh: 3,
    weeks: 51,
    holidays: [13, 14, 15, 46, 47],
  },
  {
    username: 'ines.ferreira',
    skill: 0.7,
    confidence: -0.14,
    hours: [[6, 8]],
    days: [0.85, 0.1],
    fresh: 2,
    weeks: 50,
    holidays: [16, 17, 46],
  },
  {
    username: 'oceane.baudouin',
    skill: 0.66,
    confidence: 0,
    hours: [
      [13, 14],
      [18, 19],
    ],
    days: [0.55, 0.35],
    fresh: 2,
    weeks: 48,
    holidays: [12, 13, 47],
  },
  ...['mai.nguyen', 'mathieu.garnier', 'zoe.coeurderoy'].map((username, index) => ({
    username,
    skill: 0.6,
    confidence: 0.08,
    hours: [[17 + index, 19 + index]] as const,
    days: [0.5, 0.3] as const,
    fresh: 7,
    weeks: 8 + index,
    holidays: [],
  })),
];

/** The outcome of an attempt: the more often a case was seen, the more likely it is known. */
export interface DemoTry {
  grade: Grade;
  confidence: Confidence;
  /** Index of the usual wrong diagnosis that was given, if any. */
  error: 0 | 1 | null;
}

/** @param seen how often the person has seen the case before */
export function tryCase(
  { skill, confidence }: DemoLearner,
  { difficulty, seen }: { difficulty: number; seen: number },
  random: Random,
): DemoTry {
  const known = clamp(
    skill + 0.08 * (3 - difficulty) + Math.min(0.3, seen * 0.09) + random.normal() * 0.14,
    0.05,
    0.98,
  );
  const right = random.next() < known;
  const said = clamp(known + confidence + random.normal() * 0.06, 0, 1) * 100;
  const [nearest] = CONFIDENCES.toSorted((one, other) => Math.abs(one - said) - Math.abs(other - said));
  const ease = known + random.normal() * 0.12;
  return {
    grade: !right ? 1 : ease > 0.92 ? 4 : ease > 0.62 ? 3 : 2,
    confidence: nearest ?? 50,
    error: right ? null : random.next() < 0.7 ? 0 : 1,
  };
}

const DAYS_OF_WEEK = 7;

/** The days of a week (0 to 6) on which the person practises; `firstWeekday` is the week's first day, 0 for Sunday. */
export function practiceDays({ days }: DemoLearner, firstWeekday: number, random: Random): number[] {
  return Array.from({ length: DAYS_OF_WEEK }, (_, day) => day).filter((day) => {
    const weekday = (firstWeekday + day) % DAYS_OF_WEEK;
    return random.next() < days[weekday === 0 || weekday === 6 ? 1 : 0];
  });
}

/** Start of a session, in minutes after midnight. */
export function startingMinute({ hours }: DemoLearner, random: Random): number {
  const [from, to] = hours[Math.floor(random.next() * hours.length)] ?? [12, 13];
  return Math.floor(random.between(from * 60, to * 60));
}

/** A learner's own random generator, which gives the same practice at every start. */
export function randomOf(learner: DemoLearner): Random {
  return createRandom(
    [...learner.username].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
    99,
  );
}
