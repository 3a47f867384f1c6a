import { fold } from '#lib/platform/fold.ts';
import type { AskedPart } from './attempt.ts';
import type { CaseQuestion, OpenQuestion } from './questions-schema.ts';

const wordsOf = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** Whether two QROCs ask the same: the answers of one that was written anew are none of the other's, nor told with it. */
const asksTheSame = (one: OpenQuestion, other: OpenQuestion) =>
  one.id === other.id && wordsOf(one.text) === wordsOf(other.text);

/** A QROC with what it accepted when it was answered, then what its author accepted since. */
function withAccepted(question: CaseQuestion, now: readonly OpenQuestion[]): CaseQuestion {
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
  const open = (now?.questions?.steps ?? []).flatMap(({ questions }) =>
    questions.filter((question): question is OpenQuestion => question.format === 'qroc'),
  );
  const steps = answered.questions.steps.map((step) => ({
    ...step,
    questions: step.questions.map((question) => withAccepted(question, open)),
  }));
  return { ...answered, questions: { ...answered.questions, steps } };
}
