import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { Answer } from './answers-schema.ts';
import type { QuestionKey } from './attempt-schemas.ts';
import { acceptedAs } from './free-answer.ts';
import type { CaseQuestion, ChoiceQuestion, OpenQuestion, ReportQuestion } from './questions-schema.ts';
import { markedFields } from './report/mark-report.ts';
import { besideKey } from './report/pair-instances.ts';
import { structuresHit } from './zones.ts';

export const rightPropositions = ({ propositions }: ChoiceQuestion) =>
  propositions.filter(({ isRight }) => isRight);

function choiceKey(question: ChoiceQuestion): Partial<QuestionKey> {
  const explained = question.propositions.flatMap(({ id, explanation }) =>
    explanation ? [[id, explanation] as const] : [],
  );
  const weighted = question.propositions.flatMap(({ id, weight }) => (weight ? [[id, weight] as const] : []));
  return {
    right: rightPropositions(question).map(({ id }) => id),
    ...(question.format === 'qrm' && { weights: Object.fromEntries(weighted) }),
    explanations: Object.fromEntries(explained),
  };
}

function openKey({ accepted }: OpenQuestion, answer: Answer | undefined): Partial<QuestionKey> {
  const acceptance = acceptedAs(answer?.text ?? '', accepted);
  return {
    accepted: accepted.filter(Boolean),
    ...(acceptance?.isMisspelt && { misspelt: acceptance.as }),
  };
}

/** The part of a question's key that depends on its format; points and explanation are common to all. */
export function ownKeyOf(
  question: CaseQuestion,
  answer: Answer | undefined,
  findings: readonly ReadFinding[],
): Partial<QuestionKey> {
  if ('propositions' in question) return choiceKey(question);
  switch (question.format) {
    case 'qroc':
      return openKey(question, answer);
    case 'tcs':
      return { panel: [...question.panel] };
    case 'zone': {
      const hit = structuresHit(question, answer?.points ?? [], findings);
      return { structures: question.structures.map(({ id, finding }) => ({ finding, isHit: hit.has(id) })) };
    }
    case 'measure':
      return { bounds: [question.least ?? Number.NaN, question.most ?? Number.NaN] };
    case 'report':
      return reportKeyOf(question, answer);
  }
}

/** The key of a report, aligned with the person's report: paired lesions have the same ids in both. */
function reportKeyOf(question: ReportQuestion, { report }: Answer = {}): Partial<QuestionKey> {
  const beside = besideKey(question, report);
  const { expected, own, instances } = beside;
  const isPaired = Object.keys(instances).length > 0;
  return {
    report: { ...expected, ...instances },
    fields: markedFields(question, report, beside),
    ...(isPaired && { own }),
  };
}
