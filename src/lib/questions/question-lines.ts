import type { CaseQuestion, CaseQuestions } from './questions-schema.ts';
import { fieldName, fieldWords } from './report/field-words.ts';
import { filledFields } from './report/fields.ts';

/** Texts of the right answers to a question. */
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

/** The questions of a case, one line each, with the right answers. */
export function keyedQuestionLines(questions: CaseQuestions | null | undefined): string[] {
  return (questions?.steps ?? []).flatMap((step) =>
    step.questions.map((question) => {
      const right = rightTexts(question).filter(Boolean).join(' ; ');
      return right ? `${question.text} → ${right}` : question.text;
    }),
  );
}

/** The folders revealed by a case's steps, one line each: step number and folder name. */
export function stepFolderLines(
  questions: CaseQuestions | null | undefined,
  folders: readonly { id: string; name: string }[],
): string[] {
  return (questions?.steps ?? []).flatMap(({ folders: brought = [] }, index) =>
    folders.filter(({ id }) => brought.includes(id)).map(({ name }) => `${index + 1}. ${name}`),
  );
}

/** The texts of a case's questions, one line each, without the key, which people comparing a copy must not see. */
export function questionLines(questions: CaseQuestions | null | undefined): string[] {
  return (questions?.steps ?? []).flatMap((step) => step.questions.map(({ text }) => text));
}
