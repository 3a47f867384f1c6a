import type { CaseQuestion, CaseQuestions } from './questions-schema.ts';
import { fieldName, fieldWords } from './report/field-words.ts';
import { filledFields } from './report/fields.ts';

/** What a question takes as right, in words. */
function rightTexts(question: CaseQuestion): string[] {
  if ('propositions' in question)
    return question.propositions.flatMap(({ text, isRight }) => (isRight ? [text] : []));
  switch (question.format) {
    case 'qroc':
      return question.accepted;
    case 'report':
      return filledFields(question.form?.pages ?? [], question.key).flatMap((field) => {
        const words = fieldWords(field.question, question.key[field.question.id]);
        return words ? [`${fieldName(field)} : ${words}`] : [];
      });
    // Their keys are numbers and places.
    case 'tcs':
    case 'zone':
    case 'measure':
      return [];
  }
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

/** The folders that the steps of a case bring, a line each: the step's number, and the folder's name. */
export function stepFolderLines(
  questions: CaseQuestions | null | undefined,
  folders: readonly { id: string; name: string }[],
): string[] {
  return (questions?.steps ?? []).flatMap(({ folders: brought = [] }, index) =>
    folders.filter(({ id }) => brought.includes(id)).map(({ name }) => `${index + 1}. ${name}`),
  );
}

/** What the questions of a case ask, a line each: who compares a copy with its source is told no key. */
export function questionLines(questions: CaseQuestions | null | undefined): string[] {
  return (questions?.steps ?? []).flatMap((step) => step.questions.map(({ text }) => text));
}
