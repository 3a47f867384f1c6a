import type { CaseQuestions, QuestionStep } from './questions-schema.ts';

/** A step that reveals these folders. */
function bringing({ folders: _, ...step }: QuestionStep, folders: string[]): QuestionStep {
  return folders.length > 0 ? { ...step, folders } : step;
}

/** Sets whether a step reveals a folder; returns the same questions if nothing changes. */
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

/** Questions of which no step reveals a removed folder; the same object if none did. */
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
