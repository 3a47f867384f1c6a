import { CERTAINTIES, type Certainty } from '../formats.ts';
import { meanOf } from './correlation.ts';
import type { MarkedAnswer } from './marked-answers.ts';

/** From this percentage on, an answer without a point is « sûr et faux ». */
export const SURE_FROM: Certainty = 75;

/** What answers given with a certainty were worth. */
export interface CertaintyFigures {
  certainty: Certainty;
  answers: number;
  /** Mean, 0 to 1. */
  mean: number;
  /** Answers without a point. */
  wrong: number;
}

/** Answers by the certainty that was said with them; certainties that nobody said are left out. */
export function byCertainty(answers: readonly MarkedAnswer[]): CertaintyFigures[] {
  return CERTAINTIES.flatMap((certainty) => {
    const points = answers.filter(({ answer }) => answer.certainty === certainty).map((each) => each.points);
    if (points.length === 0) return [];
    const wrong = points.filter((each) => each === 0).length;
    return [{ certainty, answers: points.length, mean: meanOf(points), wrong }];
  });
}

/** Whether somebody was sure of an answer that has no point. */
export const isSureAndWrong = ({ answer, points }: MarkedAnswer): boolean =>
  points === 0 && (answer.certainty ?? 0) >= SURE_FROM;
