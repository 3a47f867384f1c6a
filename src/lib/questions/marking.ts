import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { Answer } from './answers-schema.ts';
import type { Format } from './formats.ts';
import { acceptedAs } from './free-answer.ts';
import type {
  CaseQuestion,
  ChoiceQuestion,
  ConcordanceQuestion,
  MeasureQuestion,
  OpenQuestion,
  ZoneQuestion,
} from './questions-schema.ts';
import { markReport } from './report/mark-report.ts';
import { structuresHit } from './zones.ts';

/** Points of a QRM by number of wrongly answered propositions; 0 from three on. */
const QRM_POINTS = [1, 0.5, 0.2] as const;

const rightOf = ({ propositions }: ChoiceQuestion) =>
  propositions.flatMap(({ id, isRight }) => (isRight ? [id] : []));

/** All or nothing. */
function markSingle(question: ChoiceQuestion, { chosen = [] }: Answer): number {
  const right = rightOf(question);
  return chosen.length === 1 && right.includes(chosen[0]!) ? 1 : 0;
}

/**
 * « R2C, docimologie et correction » (2023): 1, 0.5, 0.2 and 0 points for 0, 1, 2 and more wrongly answered
 * propositions; 0 if an indispensable one was missed or an unacceptable one was ticked.
 */
function markMultiple({ propositions }: ChoiceQuestion, { chosen = [] }: Answer): number {
  const isTicked = (id: string) => chosen.includes(id);
  const isLost = propositions.some(({ id, weight }) =>
    weight === 'inacceptable' ? isTicked(id) : weight === 'indispensable' && !isTicked(id),
  );
  const discordances = propositions.filter(({ id, isRight }) => isTicked(id) !== isRight).length;
  return isLost ? 0 : (QRM_POINTS[discordances] ?? 0);
}

/** For an announced number of right propositions: the fraction of them that is ticked. Ticking more scores 0. */
function markTold(question: ChoiceQuestion, { chosen = [] }: Answer): number {
  const right = rightOf(question);
  if (right.length === 0 || chosen.length > right.length) return 0;
  return chosen.filter((id) => right.includes(id)).length / right.length;
}

/** All or nothing; synonyms and one wrong letter are accepted (`free-answer.ts`). */
function markOpen({ accepted }: OpenQuestion, { text = '' }: Answer): number {
  return acceptedAs(text, accepted) === null ? 0 : 1;
}

/** The number of experts who chose the same step, divided by the number for the most chosen step. */
function markConcordance({ panel }: ConcordanceQuestion, { scale }: Answer): number {
  const most = Math.max(...panel);
  return scale === undefined || most === 0 ? 0 : panel[scale + 2]! / most;
}

/** The fraction of structures that were hit. More points than structures score 0. */
function markZone(question: ZoneQuestion, { points = [] }: Answer, findings: readonly ReadFinding[]): number {
  const count = question.structures.length;
  if (count === 0 || points.length > count) return 0;
  return structuresHit(question, points, findings).size / count;
}

/** All or nothing; bounds are inclusive. */
function markMeasure({ least, most }: MeasureQuestion, { measure }: Answer): number {
  if (!measure || least === null || most === null) return 0;
  return measure.value >= least && measure.value <= most ? 1 : 0;
}

type QuestionOf<F extends Format> =
  Extract<CaseQuestion, { format: F }> extends never ? ChoiceQuestion : Extract<CaseQuestion, { format: F }>;

/** The marking rule of each format: points from 0 to 1 (`docs/marking.md`). */
const RULES: {
  [F in Format]: (question: QuestionOf<F>, answer: Answer, findings: readonly ReadFinding[]) => number;
} = {
  qru: markSingle,
  qrm: markMultiple,
  qrp: markTold,
  'qrp-long': markTold,
  qroc: markOpen,
  tcs: markConcordance,
  zone: markZone,
  measure: markMeasure,
  report: markReport,
};

/**
 * Points of an answer, from 0 to 1. A proposition that is listed twice counts once.
 * @param findings findings of the case, for the positions of structures
 */
export function mark(
  question: CaseQuestion,
  given: Answer = {},
  findings: readonly ReadFinding[] = [],
): number {
  const answer = given.chosen ? { ...given, chosen: [...new Set(given.chosen)] } : given;
  const rule = RULES[question.format] as (
    question: CaseQuestion,
    answer: Answer,
    findings: readonly ReadFinding[],
  ) => number;
  return rule(question, answer, findings);
}
