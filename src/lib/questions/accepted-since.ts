import { foldedName } from '#lib/platform/fold.ts';
import type { AskedPart } from './attempt.ts';
import { mapQuestions, placedQuestions } from './question-tree.ts';
import type { CaseQuestion, OpenQuestion } from './questions-schema.ts';

/** Whether two QROCs are the same question: answers accepted for a rewritten question do not apply to the old one. */
const asksTheSame = (one: OpenQuestion, other: OpenQuestion) =>
  one.id === other.id && foldedName(one.text) === foldedName(other.text);

/** A QROC with the answers accepted at the time of the attempt, and those that its author has added since. */
function withAddedSince(question: CaseQuestion, now: readonly OpenQuestion[]): CaseQuestion {
  if (question.format !== 'qroc') return question;
  const added = now
    .filter((other) => asksTheSame(question, other))
    .flatMap(({ accepted }) => accepted.filter((text) => !question.accepted.includes(text)));
  return added.length === 0 ? question : { ...question, accepted: [...question.accepted, ...added] };
}

/**
 * The questions of an attempt as they are marked now: an answer accepted in a version published later also counts
 * as right (`docs/marking.md`).
 * @param now the questions in the current version
 */
export function withAcceptedSince(answered: AskedPart, now: AskedPart | null): AskedPart {
  if (answered === now || !answered.questions) return answered;
  const open = placedQuestions(now?.questions)
    .map(({ question }) => question)
    .filter((question) => question.format === 'qroc');
  return {
    ...answered,
    questions: mapQuestions(answered.questions, (question) => withAddedSince(question, open)),
  };
}
