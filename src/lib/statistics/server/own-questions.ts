import type { Actor } from '#lib/accounts/actor.ts';
import { type DayClock, ownDay } from '#lib/platform/day-clock.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { byCertainty } from '#lib/questions/figures/certainty.ts';
import { FORMATS } from '#lib/questions/formats.ts';
import { type OwnAnswers, readOwnAnswers } from '#lib/questions/server/read-own-answers.ts';
import type { Days } from '../period-rules.ts';
import { DIMENSIONS, type Dimension, type OwnQuestions, type PointsOf } from '../rules.ts';
import { spanOf } from './own-days.ts';
import { difficultyOf, inOrderOf, valuesOf } from './success.ts';

/** The highest level of confidence, for « Sûr à 95 % et faux ». */
const SUREST = 95;

function addTo<Key>(sums: Map<Key, PointsOf>, key: Key, points: readonly number[]): void {
  const { answers, points: sum } = sums.get(key) ?? { answers: 0, points: 0 };
  sums.set(key, {
    answers: answers + points.length,
    points: points.reduce((total, each) => total + each, sum),
  });
}

/** Points by value of a dimension; a case with two specialties counts for both. */
function pointsBy(dimension: Dimension, cases: readonly OwnAnswers[]): OwnQuestions['points'][Dimension] {
  const sums = new Map<string | null, PointsOf>();
  for (const { tags, summary, answers } of cases) {
    const values = valuesOf({ tags, difficulty: difficultyOf(summary) }, dimension);
    const points = answers.map((each) => each.points);
    for (const value of values.length > 0 ? values : [null]) addTo(sums, value, points);
  }
  return inOrderOf(dimension).flatMap((value) => {
    const sum = sums.get(value);
    return sum ? [{ value, ...sum }] : [];
  });
}

function pointsByFormat(cases: readonly OwnAnswers[]): OwnQuestions['formats'] {
  const sums = new Map<string, PointsOf>();
  for (const { answers } of cases)
    for (const { question, points } of answers) addTo(sums, question.format, [points]);
  return FORMATS.flatMap((format) => {
    const sum = sums.get(format);
    return sum ? [{ format, ...sum }] : [];
  });
}

/** The results of a person's first attempts at questions of other people's cases in a period. */
export async function ownQuestions(
  context: Context,
  actor: Actor,
  days: Days,
  clock: DayClock,
): Promise<OwnQuestions> {
  const cases = await readOwnAnswers(context, actor, spanOf(days, clock));
  const all = cases.flatMap(({ answers }) => answers);
  const points = Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension, pointsBy(dimension, cases)]),
  ) as OwnQuestions['points'];
  return {
    answers: all.length,
    points,
    formats: pointsByFormat(cases),
    certainty: byCertainty(all),
    sureAndWrong: cases
      .filter(({ isReadable }) => isReadable)
      .flatMap(({ caseId, finishedAt, answers }) =>
        answers
          .filter(({ answer, points }) => answer.certainty === SUREST && points === 0)
          .map(({ question: { text, format } }) => ({
            caseId,
            text,
            format,
            day: ownDay(finishedAt, clock),
          })),
      ),
  };
}
