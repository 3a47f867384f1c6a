import { moved } from '#lib/platform/reorder.ts';
import { type Format, QUESTIONS_MAX } from './formats.ts';
import { type GiveId, idGiver, newQuestion, newStep } from './new-question.ts';
import { takenIds } from './question-tree.ts';
import type { CaseQuestion, CaseQuestions, QuestionStep } from './questions-schema.ts';

/**
 * Edits of a case's questions. Each returns the new questions (the same object if nothing changed) and the node
 * to edit next.
 */
export interface Edited {
  questions: CaseQuestions | null;
  focus?: string | undefined;
}

type Questions = CaseQuestions | null;

const stepsOf = (questions: Questions) => questions?.steps ?? [];
const idsFor = (questions: Questions) => idGiver(takenIds(questions));

/** Without steps, a case has no questions. */
function withSteps(questions: Questions, steps: QuestionStep[]): Questions {
  return steps.length === 0 ? null : { explained: 'end', ...questions, steps };
}

function withQuestions(questions: Questions, stepId: string, asked: (all: CaseQuestion[]) => CaseQuestion[]) {
  const steps = stepsOf(questions).map((step) =>
    step.id === stepId ? { ...step, questions: asked(step.questions) } : step,
  );
  return withSteps(questions, steps);
}

const stepAround = (questions: Questions, questionId: string) =>
  stepsOf(questions).find((step) => step.questions.some(({ id }) => id === questionId));

/** A copy of a question with new ids. */
function copied(question: CaseQuestion, giveId: GiveId): CaseQuestion {
  const anew = <Node extends { id: string }>(nodes: readonly Node[]) =>
    nodes.map((each) => ({ ...each, id: giveId() }));
  if ('propositions' in question)
    return { ...question, id: giveId(), propositions: anew(question.propositions) };
  switch (question.format) {
    case 'zone':
      return { ...question, id: giveId(), structures: anew(question.structures) };
    case 'qroc':
    case 'tcs':
    case 'measure':
    case 'report':
      return { ...question, id: giveId() };
  }
}

/** Adds a step with one question at the end. */
export function addStep(questions: Questions, format: Format = 'qru'): Edited {
  if (stepsOf(questions).length >= QUESTIONS_MAX.steps) return { questions };
  const giveId = idsFor(questions);
  const question = newQuestion(format, giveId);
  const steps = [...stepsOf(questions), newStep(giveId, question)];
  return { questions: withSteps(questions, steps), focus: question.id };
}

export function duplicateStep(questions: Questions, stepId: string): Edited {
  const steps = stepsOf(questions);
  const at = steps.findIndex(({ id }) => id === stepId);
  const step = steps[at];
  if (!step || steps.length >= QUESTIONS_MAX.steps) return { questions };
  const giveId = idsFor(questions);
  const asked = step.questions.map((question) => copied(question, giveId));
  // The revealed folders stay with the original step.
  const { folders: _, ...own } = step;
  const copy = { ...own, id: giveId(), questions: asked };
  return { questions: withSteps(questions, steps.toSpliced(at + 1, 0, copy)), focus: asked[0]?.id };
}

export function moveStep(questions: Questions, stepId: string, by: -1 | 1): Edited {
  const steps = stepsOf(questions);
  const at = steps.findIndex(({ id }) => id === stepId);
  if (!steps[at] || !steps[at + by]) return { questions };
  return { questions: withSteps(questions, moved(steps, at, at + by)) };
}

export function removeStep(questions: Questions, stepId: string): Edited {
  const steps = stepsOf(questions);
  const left = steps.filter(({ id }) => id !== stepId);
  return left.length === steps.length ? { questions } : { questions: withSteps(questions, left) };
}

export function setStepText(questions: Questions, stepId: string, text: string): Questions {
  const steps = stepsOf(questions).map((step) => (step.id === stepId ? { ...step, text } : step));
  return withSteps(questions, steps);
}

/** Turns a step into a key-feature problem, or back into an ordinary one. */
export function setKeyFeature(questions: Questions, stepId: string, isKeyFeature: boolean): Questions {
  const steps = stepsOf(questions).map((step) => {
    if (step.id !== stepId) return step;
    const { isKeyFeature: _, ...plain } = step;
    return isKeyFeature ? { ...plain, isKeyFeature: true as const } : plain;
  });
  return withSteps(questions, steps);
}

/** Adds a question to a step: after one of its questions, or at the end. */
export function addQuestion(questions: Questions, stepId: string, format: Format, after?: string): Edited {
  const step = stepsOf(questions).find(({ id }) => id === stepId);
  if (!step || step.questions.length >= QUESTIONS_MAX.questions) return { questions };
  const question = newQuestion(format, idsFor(questions));
  const at = step.questions.findIndex(({ id }) => id === after);
  const place = at === -1 ? step.questions.length : at + 1;
  const asked = (all: CaseQuestion[]) => all.toSpliced(place, 0, question);
  return { questions: withQuestions(questions, stepId, asked), focus: question.id };
}

/** Moves to the next question of the same step; after the last one, adds one with the same format. */
export function nextQuestion(questions: Questions, questionId: string): Edited {
  const step = stepAround(questions, questionId);
  const at = step?.questions.findIndex(({ id }) => id === questionId) ?? -1;
  const next = step?.questions[at + 1];
  if (next || !step) return { questions, focus: next?.id };
  return addQuestion(questions, step.id, step.questions[at]!.format);
}

export function duplicateQuestion(questions: Questions, questionId: string): Edited {
  const step = stepAround(questions, questionId);
  const at = step?.questions.findIndex(({ id }) => id === questionId) ?? -1;
  if (!step || step.questions.length >= QUESTIONS_MAX.questions) return { questions };
  const copy = copied(step.questions[at]!, idsFor(questions));
  const asked = (all: CaseQuestion[]) => all.toSpliced(at + 1, 0, copy);
  return { questions: withQuestions(questions, step.id, asked), focus: copy.id };
}

/** Moves a question by one position; beyond either end of its step, into the next or the previous step. */
export function moveQuestion(questions: Questions, questionId: string, by: -1 | 1): Edited {
  const steps = stepsOf(questions);
  const step = stepAround(questions, questionId);
  if (!step) return { questions };
  const at = step.questions.findIndex(({ id }) => id === questionId);
  const question = step.questions[at]!;
  if (step.questions[at + by]) {
    const asked = (all: CaseQuestion[]) => moved(all, at, at + by);
    return { questions: withQuestions(questions, step.id, asked), focus: questionId };
  }
  const other = steps[steps.indexOf(step) + by];
  if (!other || other.questions.length >= QUESTIONS_MAX.questions) return { questions };
  const left = withQuestions(questions, step.id, (all) => all.toSpliced(at, 1));
  const asked = (all: CaseQuestion[]) => (by === 1 ? [question, ...all] : [...all, question]);
  return { questions: withQuestions(left, other.id, asked), focus: questionId };
}

/** Removes a question; the one that follows is edited next. */
export function removeQuestion(questions: Questions, questionId: string): Edited {
  const step = stepAround(questions, questionId);
  if (!step) return { questions };
  const at = step.questions.findIndex(({ id }) => id === questionId);
  const left = step.questions.toSpliced(at, 1);
  const focus = (left[at] ?? left[at - 1])?.id;
  return { questions: withQuestions(questions, step.id, () => left), focus };
}

/** Changes one question; new nodes get unique ids. */
export function changeQuestion(
  questions: Questions,
  questionId: string,
  change: (question: CaseQuestion, giveId: GiveId) => CaseQuestion,
): Questions {
  const step = stepAround(questions, questionId);
  if (!step) return questions;
  const before = step.questions.find(({ id }) => id === questionId)!;
  const after = change(before, idsFor(questions));
  if (after === before) return questions;
  return withQuestions(questions, step.id, (all) => all.map((each) => (each === before ? after : each)));
}
