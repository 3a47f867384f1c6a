import { AppError } from '#lib/platform/errors.ts';
import { fittingAnswer } from '#lib/questionnaires/answers.ts';
import { isTooLong } from './answer-length.ts';
import type { Answer, Answers } from './answers-schema.ts';
import type { CaseQuestion, QuestionStep, ReportQuestion } from './questions-schema.ts';
import { filledFields, namedInstances } from './report/fields.ts';

/** Maximum number of propositions that may be ticked: the announced number of right ones, one for a QRU, else all. */
export function mostChosen(question: CaseQuestion): number {
  if (!('propositions' in question)) return 0;
  if (question.format === 'qru') return 1;
  const right = question.propositions.filter(({ isRight }) => isRight).length;
  return question.format === 'qrm' ? question.propositions.length : right;
}

/** Whether a report's answers are possible for the form's fields and instances. */
function isFittingReport({ form }: ReportQuestion, report: NonNullable<Answer['report']>): boolean {
  const pages = form?.pages ?? [];
  const fields = new Map(filledFields(pages, report).map(({ question }) => [question.id, question]));
  const named = namedInstances(pages, report);
  return Object.entries(report).every(([id, answer]) => {
    const instances = named[id];
    if (instances !== undefined) return JSON.stringify(instances) === JSON.stringify(answer);
    const field = fields.get(id);
    return field !== undefined && fittingAnswer(field, answer) !== undefined;
  });
}

/** @throws AppError */
function checkAnswer(question: CaseQuestion, { chosen, text, scale, points, measure, report }: Answer): void {
  const isChoice = 'propositions' in question;
  const isOfOtherFormat =
    (chosen !== undefined && !isChoice) ||
    (text !== undefined && question.format !== 'qroc') ||
    (scale !== undefined && question.format !== 'tcs') ||
    (points !== undefined && question.format !== 'zone') ||
    (measure !== undefined && question.format !== 'measure') ||
    (report !== undefined && !(question.format === 'report' && isFittingReport(question, report)));
  const known = new Set(isChoice ? question.propositions.map(({ id }) => id) : []);
  if (isOfOtherFormat || chosen?.some((id) => !known.has(id))) throw new AppError('invalid');
  if (chosen && new Set(chosen).size > mostChosen(question)) throw new AppError('too_many_chosen');
  if (points && question.format === 'zone' && points.length > question.structures.length)
    throw new AppError('too_many_chosen');
  if (text !== undefined && isTooLong(text)) throw new AppError('answer_too_long');
}

/**
 * Validates the answers to a step: answers that the form could not have produced are refused instead of marked.
 * @throws AppError `invalid`, `too_many_chosen`, `answer_too_long`
 */
export function checkAnswers({ questions }: QuestionStep, answers: Answers): void {
  const known = new Map(questions.map((question) => [question.id, question]));
  for (const [id, answer] of Object.entries(answers)) {
    const question = known.get(id);
    if (!question) throw new AppError('invalid');
    checkAnswer(question, answer);
  }
}
