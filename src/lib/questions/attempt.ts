import type { Answer, Answers } from './answers-schema.ts';
import type { AttemptState, QuestionKey, ShownQuestion, ShownStep } from './attempt-schemas.ts';
import { askedSteps } from './faults.ts';
import { acceptedAs } from './free-answer.ts';
import { mark } from './marking.ts';
import type { CaseQuestion, CaseQuestions, ChoiceQuestion, QuestionStep } from './questions-schema.ts';

/** The answers of a validated step. */
export interface ValidatedStep {
  step: string;
  answers: Answers;
}

const rightOf = ({ propositions }: ChoiceQuestion) => propositions.filter(({ isRight }) => isRight);

/** A question without anything that tells its key. */
function openQuestion(question: CaseQuestion): ShownQuestion {
  const { id, format, text } = question;
  if ('propositions' in question) {
    const propositions = question.propositions.map(({ id, text }) => ({ id, text }));
    const isTold = format === 'qrp' || format === 'qrp-long';
    return { id, format, text, propositions, ...(isTold && { expected: rightOf(question).length }) };
  }
  if (question.format === 'tcs')
    return { id, format, text, hypothesis: question.hypothesis, fact: question.fact };
  return { id, format, text };
}

function keyOf(question: CaseQuestion, answer: Answer | undefined): QuestionKey {
  const { explanation } = question;
  const key = { points: mark(question, answer), ...(explanation && { explanation }) };
  if ('propositions' in question) {
    const explained = question.propositions.flatMap(({ id, explanation }) =>
      explanation ? [[id, explanation] as const] : [],
    );
    const weighted = question.propositions.flatMap(({ id, weight }) =>
      weight ? [[id, weight] as const] : [],
    );
    return {
      ...key,
      right: rightOf(question).map(({ id }) => id),
      ...(question.format === 'qrm' && { weights: Object.fromEntries(weighted) }),
      explanations: Object.fromEntries(explained),
    };
  }
  if (question.format === 'tcs') return { ...key, panel: [...question.panel] };
  const acceptance = acceptedAs(answer?.text ?? '', question.accepted);
  return {
    ...key,
    accepted: question.accepted.filter(Boolean),
    ...(acceptance?.isMisspelt && { misspelt: acceptance.as }),
  };
}

function validatedStep({ id, text, questions }: QuestionStep, given: Answers, hasKeys: boolean): ShownStep {
  return {
    id,
    text,
    isValidated: true,
    questions: questions.map((question) => {
      const answer = given[question.id];
      return {
        ...openQuestion(question),
        ...(answer && { answer }),
        ...(hasKeys && { key: keyOf(question, answer) }),
      };
    }),
  };
}

/**
 * What somebody may see of the questions of a case: the steps they validated, in order, then the next one. Keys and
 * explanations are in it once their step was validated, or all were, as the author chose; later steps never are.
 * @param validated in any order; what names no step is passed over
 */
export function attemptStateOf(
  questions: CaseQuestions | null | undefined,
  validated: readonly ValidatedStep[],
  { round, version }: Pick<AttemptState, 'round' | 'version'>,
): AttemptState {
  const all = askedSteps(questions);
  const explained = questions?.explained ?? 'end';
  const given = new Map(validated.map(({ step, answers }) => [step, answers]));
  const at = all.findIndex(({ id }) => !given.has(id));
  const isFinished = at === -1;
  const hasKeys = explained === 'step' || isFinished;
  const done = all
    .slice(0, isFinished ? undefined : at)
    .map((step) => validatedStep(step, given.get(step.id) ?? {}, hasKeys));
  const next = all[at];
  const open = next && {
    ...next,
    isValidated: false,
    questions: next.questions.map(openQuestion),
  };
  const points = done.flatMap(({ questions }) => questions.flatMap(({ key }) => key?.points ?? []));
  return {
    round,
    version,
    total: all.length,
    explained,
    steps: [...done, ...(open ? [open] : [])],
    isFinished,
    points: points.reduce((sum, each) => sum + each, 0),
    marked: points.length,
  };
}
