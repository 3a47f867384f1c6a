import { moved } from '#lib/platform/reorder.ts';
import { type Format, QUESTIONS_MAX } from './formats.ts';
import { type GiveId, idGiver, newQuestion, newStep } from './new-question.ts';
import { takenIds } from './question-tree.ts';
import type { CaseQuestion, CaseQuestions, QuestionStep } from './questions-schema.ts';

/**
 * Changes to the questions of a case. Each returns what they become, the same object where it does nothing, and the node
 * that is written in next.
 */
export interface Edited {
  questions: CaseQuestions | null;
  focus?: string | undefined;
}

type Questions = CaseQuestions | null;

const stepsOf = (questions: Questions) => questions?.steps ?? [];
const idsFor = (questions: Questions) => idGiver(takenIds(questions));

/** A case without a step asks nothing. */
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

/** A question as it is, with ids of its own. */
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
  // Its images come with the step that is there already.
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

/** Makes a step a key-feature problem, or an ordinary step again. */
export function setKeyFeature(questions: Questions, stepId: string, isKeyFeature: boolean): Questions {
  const steps = stepsOf(questions).map((step) => {
    if (step.id !== stepId) return step;
    const { isKeyFeature: _, ...plain } = step;
    return isKeyFeature ? { ...plain, isKeyFeature: true as const } : plain;
  });
  return withSteps(questions, steps);
}

/** Adds a question to a step: after one of its questions, else at the end. */
export function addQuestion(questions: Questions, stepId: string, format: Format, after?: string): Edited {
  const step = stepsOf(questions).find(({ id }) => id === stepId);
  if (!step || step.questions.length >= QUESTIONS_MAX.questions) return { questions };
  const question = newQuestion(format, idsFor(questions));
  const at = step.questions.findIndex(({ id }) => id === after);
  const place = at === -1 ? step.questions.length : at + 1;
  const asked = (all: CaseQuestion[]) => all.toSpliced(place, 0, question);
  return { questions: withQuestions(questions, stepId, asked), focus: question.id };
}

/** The question after another one of the same step; a new one of its format where there is none. */
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

/** Moves a question by one place; from the end of its step it goes to the next one, from its beginning to the one before. */
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

/** Takes a question out; the one that takes its place is written in next. */
export function removeQuestion(questions: Questions, questionId: string): Edited {
  const step = stepAround(questions, questionId);
  if (!step) return { questions };
  const at = step.questions.findIndex(({ id }) => id === questionId);
  const left = step.questions.toSpliced(at, 1);
  const focus = (left[at] ?? left[at - 1])?.id;
  return { questions: withQuestions(questions, step.id, () => left), focus };
}

/** Changes one question; nodes that it adds get ids that no other has. */
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
