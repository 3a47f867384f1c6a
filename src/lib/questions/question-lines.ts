import type { CaseQuestion, CaseQuestions } from './questions-schema.ts';
import { fieldName, fieldWords } from './report/field-words.ts';
import { filledFields } from './report/fields.ts';

/** What a question takes as right, in words. */
function rightTexts(question: CaseQuestion): string[] {
  if ('propositions' in question)
    return question.propositions.flatMap(({ text, isRight }) => (isRight ? [text] : []));
  if (question.format === 'report')
    return filledFields(question.form?.pages ?? [], question.key).flatMap((field) => {
      const words = fieldWords(field.question, question.key[field.question.id]);
      return words ? [`${fieldName(field)} : ${words}`] : [];
    });
  return question.format === 'qroc' ? question.accepted : [];
}

/** The questions of a case, a line each: what is asked, and what is right. */
export function keyedQuestionLines(questions: CaseQuestions | null | undefined): string[] {
  return (questions?.steps ?? []).flatMap((step) =>
    step.questions.map((question) => {
      const right = rightTexts(question).filter(Boolean).join(' ; ');
      return right ? `${question.text} → ${right}` : question.text;
    }),
  );
}

/** What the questions of a case ask, a line each: who compares a copy with its source is told no key. */
export function questionLines(questions: CaseQuestions | null | undefined): string[] {
  return (questions?.steps ?? []).flatMap((step) => step.questions.map(({ text }) => text));
}
