import { foldedName } from '#lib/platform/fold.ts';
import type { AskedPart } from './attempt.ts';
import { mapQuestions, placedQuestions } from './question-tree.ts';
import type { CaseQuestion, OpenQuestion } from './questions-schema.ts';

/** Whether two QROCs ask the same: the answers of one that was written anew are none of the other's, nor told with it. */
const asksTheSame = (one: OpenQuestion, other: OpenQuestion) =>
  one.id === other.id && foldedName(one.text) === foldedName(other.text);

/** A QROC with what it accepted when it was answered, then what its author accepted since. */
function withAddedSince(question: CaseQuestion, now: readonly OpenQuestion[]): CaseQuestion {
  if (question.format !== 'qroc') return question;
  const added = now
    .filter((other) => asksTheSame(question, other))
    .flatMap(({ accepted }) => accepted.filter((text) => !question.accepted.includes(text)));
  return added.length === 0 ? question : { ...question, accepted: [...question.accepted, ...added] };
}

/**
 * What an attempt was asked as it is marked now: an answer that the author accepted in a version published since counts
 * as right in it too (`docs/marking.md`).
 * @param now what readers are asked now
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
