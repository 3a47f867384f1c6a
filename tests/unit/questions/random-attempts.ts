import type { Answer } from '#lib/questions/answers-schema.ts';
import type { FirstAttempt } from '#lib/questions/figures/marked-answers.ts';
import { CERTAINTIES, SCALE } from '#lib/questions/formats.ts';
import type { CaseQuestion, CaseQuestions } from '#lib/questions/questions-schema.ts';

const WRITTEN = [
  'Scaphoïde',
  'CLE scaphoïde carpien',
  'scafoïde carpien',
  'Lunatum',
  'lunatum',
  'pyramidal',
  '',
];

/** An answer that a question may get, at random. */
function answerTo(question: CaseQuestion, next: () => number): Answer | null {
  if (next() < 0.1) return null;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const certainty = next() < 0.7 ? { certainty: pick(CERTAINTIES) } : {};
  if (question.format === 'qroc') return { text: pick(WRITTEN), ...certainty };
  if (question.format === 'tcs') return { scale: pick(SCALE), ...certainty };
  if (!('propositions' in question)) return certainty;
  const ids = question.propositions.map(({ id }) => id);
  if (question.format === 'qru') return { chosen: [pick(ids)], ...certainty };
  return { chosen: ids.filter(() => next() < 0.4), ...certainty };
}

/** The attempt of somebody who answers at random. */
export function randomAttempt(questions: CaseQuestions, next: () => number): FirstAttempt {
  const steps = questions.steps.map(({ id, questions: asked }) => ({
    step: id,
    answers: Object.fromEntries(
      asked.flatMap((question) => {
        const answer = answerTo(question, next);
        return answer ? [[question.id, answer]] : [];
      }),
    ),
  }));
  return { asked: { questions, findings: [] }, steps };
}
