import type { Answer, Answers } from '#lib/questions/answers-schema.ts';
import type { FirstAttempt } from '#lib/questions/figures/marked-answers.ts';
import { mark } from '#lib/questions/marking.ts';
import type { CaseQuestion } from '#lib/questions/questions-schema.ts';

/** A person's answer to a question, with the points of the attempt's other ones. */
interface Row {
  answer: Answer;
  points: number;
  others: number[];
}

/** The figures of a question once more, written another way: row by row, by the textbook's sums. */
export function recounted(question: CaseQuestion, attempts: readonly FirstAttempt[]) {
  const rows: Row[] = [];
  for (const { asked, steps } of attempts) {
    const given: Answers = Object.assign({}, ...steps.map(({ answers }) => answers));
    const all = asked.questions!.steps.flatMap((step) => step.questions);
    const pointsOf = (each: CaseQuestion) => mark(each, given[each.id]);
    const others = all.filter(({ id }) => id !== question.id).map(pointsOf);
    rows.push({ answer: given[question.id] ?? {}, points: pointsOf(question), others });
  }
  const n = rows.length;
  let [x, y, xy, xx, yy] = [0, 0, 0, 0, 0];
  for (const { points, others } of rows) {
    const rest = others.reduce((a, b) => a + b, 0) / others.length;
    x += points;
    y += rest;
    xy += points * rest;
    xx += points * points;
    yy += rest * rest;
  }
  const below = Math.sqrt(n * xx - x * x) * Math.sqrt(n * yy - y * y);
  const ticked: Record<string, number> = {};
  const sure: Record<string, [number, number, number]> = {};
  const steps: Record<string, number> = {};
  for (const { answer, points } of rows) {
    for (const id of answer.chosen ?? []) ticked[id] = (ticked[id] ?? 0) + 1;
    if (answer.scale !== undefined) steps[answer.scale] = (steps[answer.scale] ?? 0) + 1;
    if (!answer.certainty) continue;
    const [count, sum, wrong] = sure[answer.certainty] ?? [0, 0, 0];
    sure[answer.certainty] = [count + 1, sum + points, wrong + (points === 0 ? 1 : 0)];
  }
  return {
    people: n,
    mean: x / n,
    discrimination: below < 1e-6 ? null : (n * xy - x * y) / below,
    ticked,
    steps,
    sure,
    sureAndWrong: rows.filter(
      ({ answer, points }) => points === 0 && [75, 95].includes(answer.certainty ?? 0),
    ).length,
    empty: rows.filter(({ answer }) => !answer.chosen?.length && !answer.text && answer.scale === undefined)
      .length,
  };
}
