import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import type { Answer, Answers } from './answers-schema.ts';
import type { AttemptState, QuestionKey, ShownQuestion } from './attempt-schemas.ts';
import { askedSteps } from './faults.ts';
import { acceptedAs } from './free-answer.ts';
import { broughtBy, findingsThere, type NamedFolder } from './images-there.ts';
import { mark } from './marking.ts';
import type {
  CaseQuestion,
  CaseQuestions,
  ChoiceQuestion,
  QuestionStep,
  ReportQuestion,
} from './questions-schema.ts';
import { markedFields } from './report/mark-report.ts';
import { besideKey } from './report/pair-instances.ts';
import { structuresHit } from './zones.ts';

/** The answers of a validated step. */
export interface ValidatedStep {
  step: string;
  answers: Answers;
}

/** What a case asks, and its findings, in which structures are and which keys show. */
export interface AskedPart {
  questions: CaseQuestions | null | undefined;
  findings: readonly ReadFinding[];
  /** Those of the version that asks; absent where no step brings any. */
  folders?: readonly NamedFolder[];
  /** Those that the viewer shows to who answers, where it shows another version. */
  viewed?: readonly NamedFolder[];
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
  if (question.format === 'zone') return { id, format, text, expected: question.structures.length };
  if (question.format === 'measure') return { id, format, text, quantity: question.quantity };
  if (question.format === 'report') {
    const { title, form } = question;
    return { id, format, text, form: { title, pages: form?.pages ?? [] } };
  }
  return { id, format, text };
}

/** The findings that a question's key shows: its structures, then those of its explanation. */
function findingsOf(question: CaseQuestion, findings: readonly ReadFinding[]): ReadFinding[] {
  const structures = question.format === 'zone' ? question.structures.map(({ finding }) => finding) : [];
  const shown = new Set([...structures, ...(question.findings ?? [])]);
  return [...shown].flatMap((id) => findings.find((finding) => finding.id === id) ?? []);
}

/** What a format's key holds beside the points and the explanation. */
function ownKeyOf(
  question: CaseQuestion,
  answer: Answer | undefined,
  findings: readonly ReadFinding[],
): Partial<QuestionKey> {
  if ('propositions' in question) {
    const explained = question.propositions.flatMap(({ id, explanation }) =>
      explanation ? [[id, explanation] as const] : [],
    );
    const weighted = question.propositions.flatMap(({ id, weight }) =>
      weight ? [[id, weight] as const] : [],
    );
    return {
      right: rightOf(question).map(({ id }) => id),
      ...(question.format === 'qrm' && { weights: Object.fromEntries(weighted) }),
      explanations: Object.fromEntries(explained),
    };
  }
  if (question.format === 'tcs') return { panel: [...question.panel] };
  if (question.format === 'zone') {
    const hit = structuresHit(question, answer?.points ?? [], findings);
    return { structures: question.structures.map(({ id, finding }) => ({ finding, isHit: hit.has(id) })) };
  }
  if (question.format === 'measure')
    return { bounds: [question.least ?? Number.NaN, question.most ?? Number.NaN] };
  if (question.format === 'report') return reportKeyOf(question, answer);
  const acceptance = acceptedAs(answer?.text ?? '', question.accepted);
  return {
    accepted: question.accepted.filter(Boolean),
    ...(acceptance?.isMisspelt && { misspelt: acceptance.as }),
  };
}

/** The key of a report beside what was filled in: lesions that are one have the same ids in both. */
function reportKeyOf(question: ReportQuestion, { report }: Answer = {}): Partial<QuestionKey> {
  const beside = besideKey(question, report);
  const { expected, own, instances } = beside;
  const isPaired = Object.keys(instances).length > 0;
  return {
    report: { ...expected, ...instances },
    fields: markedFields(question, report, beside),
    ...(isPaired && { own }),
  };
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

/** The questions of a step with what was answered. @param key null where none may be shown yet */
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
 * What somebody may see of the questions of a case: the steps they validated, in order, then the next one. Keys and
 * explanations are in it once their step was validated, or all were, as the author chose; later steps never are.
 * @param validated in any order; what names no step is passed over
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
