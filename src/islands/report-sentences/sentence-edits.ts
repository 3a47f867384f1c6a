import type { Question } from '#lib/questionnaires/tree.ts';
import { changeNode } from '../questionnaire-editor/details/node-edits.ts';
import type { QuestionnaireEditor } from '../questionnaire-editor/editor.ts';

/** Ids of the choices that are a question's default answer. */
export function defaultsOf(question: Question): readonly string[] {
  if (question.type === 'single') return question.defaultAnswer === undefined ? [] : [question.defaultAnswer];
  return (question.type === 'multiple' || question.type === 'hotspot') && question.defaultAnswer
    ? question.defaultAnswer
    : [];
}

/** Adds a choice to the default answer, or removes it; in a single-choice question, it becomes the only one. */
export function toggleDefault(editor: QuestionnaireEditor, { id }: Question, choice: string): void {
  changeNode<Question>(editor, id, (question) => {
    const before = defaultsOf(question);
    const isTicked = before.includes(choice);
    const { defaultAnswer: _, ...rest } = question as Question & { defaultAnswer?: unknown };
    if (question.type === 'single') return (isTicked ? rest : { ...rest, defaultAnswer: choice }) as Question;
    const next = isTicked ? before.filter((each) => each !== choice) : [...before, choice];
    return (next.length > 0 ? { ...rest, defaultAnswer: next } : rest) as Question;
  });
}
