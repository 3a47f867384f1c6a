import { faultsOf } from '../faults.ts';
import { placedQuestions } from '../question-tree.ts';
import type { CaseQuestion, CaseQuestions, ChoiceQuestion, OpenQuestion } from '../questions-schema.ts';

/** Files of questions that a case is written as. */
export const FILE_FORMATS = ['moodle', 'gift', 'anki'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Questions that files have a kind for. */
export type ExportedQuestion = ChoiceQuestion | OpenQuestion;

export const isExportable = (question: CaseQuestion): question is ExportedQuestion =>
  ('propositions' in question || question.format === 'qroc') && faultsOf(question, null).length === 0;

/** The questions of a case that go into a file, in their order. */
export const exportedQuestions = (questions: CaseQuestions | null): ExportedQuestion[] =>
  placedQuestions(questions)
    .map(({ question }) => question)
    .filter(isExportable);

/** The ids of the exported questions that are asked before a step brings images: the first image of the case is theirs alone. */
export function questionsOnFirstImages(questions: CaseQuestions | null): ReadonlySet<string> {
  const steps = questions?.steps ?? [];
  const bringing = steps.findIndex(({ folders = [] }, at) => at > 0 && folders.length > 0);
  const before = bringing === -1 ? steps : steps.slice(0, bringing);
  return new Set(before.flatMap((step) => step.questions.filter(isExportable).map(({ id }) => id)));
}
