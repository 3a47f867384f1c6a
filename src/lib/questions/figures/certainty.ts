import { CERTAINTIES, type Certainty } from '../formats.ts';
import { meanOf } from './correlation.ts';
import type { MarkedAnswer } from './marked-answers.ts';

/** Minimum certainty in percent from which a wrong answer counts as « sûr et faux ». */
export const SURE_FROM: Certainty = 75;

/** Marks of answers given with a certainty. */
export interface CertaintyFigures {
  certainty: Certainty;
  answers: number;
  /** Mean mark, 0 to 1. */
  mean: number;
  /** Number of answers without any point. */
  wrong: number;
}

/** Answers grouped by certainty; certainties that nobody chose are left out. */
export function byCertainty(answers: readonly MarkedAnswer[]): CertaintyFigures[] {
  return CERTAINTIES.flatMap((certainty) => {
    const points = answers.filter(({ answer }) => answer.certainty === certainty).map((each) => each.points);
    if (points.length === 0) return [];
    const wrong = points.filter((each) => each === 0).length;
    return [{ certainty, answers: points.length, mean: meanOf(points), wrong }];
  });
}

/** Whether a person was certain of an answer that got no point. */
export const isSureAndWrong = ({ answer, points }: MarkedAnswer): boolean =>
  points === 0 && (answer.certainty ?? 0) >= SURE_FROM;
