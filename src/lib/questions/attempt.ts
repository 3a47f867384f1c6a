import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { Answer, Answers } from './answers-schema.ts';
import type { AttemptState, QuestionKey, ShownQuestion } from './attempt-schemas.ts';
import { askedSteps } from './faults.ts';
import { ownKeyOf, rightPropositions } from './format-keys.ts';
import { broughtBy, findingsThere, type NamedFolder } from './images-there.ts';
import { mark } from './marking.ts';
import type { CaseQuestion, CaseQuestions, QuestionStep } from './questions-schema.ts';

/** The answers of a validated step. */
export interface ValidatedStep {
  step: string;
  answers: Answers;
}

/** The questions of a case, with its findings, which structures and keys refer to. */
export interface AskedPart {
  questions: CaseQuestions | null | undefined;
  findings: readonly ReadFinding[];
  /** The folders of the version that asks the questions; absent if no step reveals any. */
  folders?: readonly NamedFolder[];
  /** The folders shown by the viewer, if it shows another version. */
  viewed?: readonly NamedFolder[];
}

/** A question without any part of its key. */
function openQuestion(question: CaseQuestion): ShownQuestion {
  const { id, format, text } = question;
  if ('propositions' in question) {
    const propositions = question.propositions.map(({ id, text }) => ({ id, text }));
    const isTold = format === 'qrp' || format === 'qrp-long';
    return {
      id,
      format,
      text,
      propositions,
      ...(isTold && { expected: rightPropositions(question).length }),
    };
  }
  switch (question.format) {
    case 'qroc':
      return { id, format, text };
    case 'tcs':
      return { id, format, text, hypothesis: question.hypothesis, fact: question.fact };
    case 'zone':
      return { id, format, text, expected: question.structures.length };
    case 'measure':
      return { id, format, text, quantity: question.quantity };
    case 'report': {
      const { title, form } = question;
      return { id, format, text, form: { title, pages: form?.pages ?? [] } };
    }
  }
}

/** The findings shown with a question's key: its structures, then those of its explanation. */
function findingsOf(question: CaseQuestion, findings: readonly ReadFinding[]): ReadFinding[] {
  const structures = question.format === 'zone' ? question.structures.map(({ finding }) => finding) : [];
  const shown = new Set([...structures, ...(question.findings ?? [])]);
  return [...shown].flatMap((id) => findings.find((finding) => finding.id === id) ?? []);
}

function keyOf(
  question: CaseQuestion,
  answer: Answer | undefined,
  { findings, there }: { findings: readonly ReadFinding[]; there: readonly ReadFinding[] },
): QuestionKey {
  const { explanation } = question;
  const shown = findingsOf(question, there);
  return {
    points: mark(question, answer, findings),
    ...(explanation && { explanation }),
    ...(shown.length > 0 && { findings: shown }),
    ...ownKeyOf(question, answer, findings),
  };
}

/** A step without its questions. */
function headOf(step: QuestionStep, isValidated: boolean, named: readonly NamedFolder[]) {
  const { id, text, isKeyFeature } = step;
  const folders = broughtBy(step, named);
  return {
    id,
    text,
    ...(isKeyFeature && { isKeyFeature }),
    ...(folders.length > 0 && { folders }),
    isValidated,
  };
}

/** The questions of a step with the person's answers. @param key null when no key may be shown yet */
function answeredQuestions(
  { questions }: QuestionStep,
  given: Answers,
  key: ((question: CaseQuestion, answer: Answer | undefined) => QuestionKey) | null,
): ShownQuestion[] {
  return questions.map((question) => {
    const answer = given[question.id];
    return {
      ...openQuestion(question),
      ...(answer && { answer }),
      ...(key && { key: key(question, answer) }),
    };
  });
}

/**
 * The questions of a case as a person may see them: the validated steps, in order, then the next one. Keys and
 * explanations are included once their step was validated, or all were, as the author chose; later steps never are.
 * @param validated in any order; unknown steps are ignored
 */
export function attemptStateOf(
  part: AskedPart,
  validated: readonly ValidatedStep[],
  { round, version }: Pick<AttemptState, 'round' | 'version'>,
): AttemptState {
  const { questions, findings, folders = [], viewed = folders } = part;
  const all = askedSteps(questions, findings);
  const explained = questions?.explained ?? 'end';
  const given = new Map(validated.map(({ step, answers }) => [step, answers]));
  const at = all.findIndex(({ id }) => !given.has(id));
  const isFinished = at === -1;
  const hasKeys = explained === 'step' || isFinished;
  const there = findingsThere(part, isFinished ? all.length : at + 1);
  const key = (question: CaseQuestion, answer: Answer | undefined) =>
    keyOf(question, answer, { findings, there });
  const done = all.slice(0, isFinished ? undefined : at).map((step) => ({
    ...headOf(step, true, viewed),
    questions: answeredQuestions(step, given.get(step.id) ?? {}, hasKeys ? key : null),
  }));
  const next = all[at];
  const open = next && {
    ...headOf(next, false, viewed),
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
