import type { CaseQuestions, QuestionStep } from './questions-schema.ts';

/** A step that brings these folders. */
function bringing({ folders: _, ...step }: QuestionStep, folders: string[]): QuestionStep {
  return folders.length > 0 ? { ...step, folders } : step;
}

/** Says whether a step brings a folder; the same questions where it says so already. */
export function setStepFolder(
  questions: CaseQuestions | null,
  stepId: string,
  folder: string,
  isBrought: boolean,
): CaseQuestions | null {
  if (!questions) return questions;
  const steps = questions.steps.map((step) => {
    if (step.id !== stepId) return step;
    const others = (step.folders ?? []).filter((id) => id !== folder);
    return bringing(step, isBrought ? [...others, folder] : others);
  });
  return { ...questions, steps };
}

/** Questions none of whose steps brings a folder that is taken away; the very same where none does. */
export function withoutFolder(questions: CaseQuestions, folder: string): CaseQuestions {
  if (!questions.steps.some(({ folders = [] }) => folders.includes(folder))) return questions;
  const steps = questions.steps.map((step) =>
    bringing(
      step,
      (step.folders ?? []).filter((id) => id !== folder),
    ),
  );
  return { ...questions, steps };
}
