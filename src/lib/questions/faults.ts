import { isBlank } from '#lib/platform/blank.ts';
import { fold } from '#lib/platform/fold.ts';
import { isTooLong } from './answer-length.ts';
import { PROPOSITIONS } from './formats.ts';
import type {
  CaseQuestion,
  CaseQuestions,
  ChoiceQuestion,
  ConcordanceQuestion,
  MeasureQuestion,
  OpenQuestion,
  QuestionStep,
  ZoneQuestion,
} from './questions-schema.ts';
import { REPORT_FAULTS, reportFaults } from './report/report-faults.ts';
import { hasZone } from './zones.ts';

/** Faults that prevent a question from being asked. */
export const FAULTS = [
  'text',
  'few-propositions',
  'many-propositions',
  'blank-proposition',
  'same-proposition',
  'none-right',
  'all-right',
  'one-right',
  'many-right',
  'unacceptable-right',
  'indispensable-wrong',
  'accepted',
  'long-accepted',
  'scale',
  'panel',
  'no-structure',
  'no-zone',
  'same-structure',
  'bounds',
  'bounds-order',
  ...REPORT_FAULTS,
] as const;
export type Fault = (typeof FAULTS)[number];

/** A case's findings, as far as needed to check questions; null when unknown. */
export type KnownFindings = readonly { id: string; marks: readonly { kind: string }[] }[] | null;

function choiceFaults({ format, propositions }: ChoiceQuestion): Fault[] {
  const { least, most, right } = PROPOSITIONS[format];
  const texts = propositions.map(({ text }) => fold(text).trim());
  const written = texts.filter(Boolean);
  const rightCount = propositions.filter(({ isRight }) => isRight).length;
  const found: Record<Fault | string, boolean> = {
    'few-propositions': propositions.length < least,
    'many-propositions': propositions.length > most,
    'blank-proposition': texts.includes(''),
    'same-proposition': new Set(written).size < written.length,
    'none-right': rightCount === 0,
    'one-right': format === 'qru' && rightCount > 1,
    'all-right': format !== 'qru' && format !== 'qrm' && rightCount === propositions.length,
    'many-right': format === 'qrp-long' && rightCount > right[1],
    'unacceptable-right': propositions.some(({ weight, isRight }) => weight === 'inacceptable' && isRight),
    'indispensable-wrong': propositions.some(({ weight, isRight }) => weight === 'indispensable' && !isRight),
  };
  return FAULTS.filter((fault) => found[fault]);
}

function zoneFaults({ structures }: ZoneQuestion, findings: KnownFindings): Fault[] {
  const isThere = ({ finding }: ZoneQuestion['structures'][number]) =>
    findings === null || findings.some((each) => each.id === finding && hasZone(each));
  const found: Partial<Record<Fault, boolean>> = {
    'no-structure': structures.length === 0,
    'no-zone': !structures.every(isThere),
    'same-structure': new Set(structures.map(({ finding }) => finding)).size < structures.length,
  };
  return FAULTS.filter((fault) => found[fault]);
}

function measureFaults({ least, most }: MeasureQuestion): Fault[] {
  if (least === null || most === null) return ['bounds'];
  return least > most ? ['bounds-order'] : [];
}

function openFaults({ accepted }: OpenQuestion): Fault[] {
  const written = accepted.filter((text) => !isBlank(text));
  if (written.length === 0) return ['accepted'];
  return written.some(isTooLong) ? ['long-accepted'] : [];
}

function concordanceFaults({ hypothesis, fact, panel }: ConcordanceQuestion): Fault[] {
  return [
    ...(isBlank(hypothesis) || isBlank(fact) ? (['scale'] as const) : []),
    ...(panel.every((count) => count === 0) ? (['panel'] as const) : []),
  ];
}

function formatFaults(question: CaseQuestion, findings: KnownFindings): Fault[] {
  if ('propositions' in question) return choiceFaults(question);
  switch (question.format) {
    case 'qroc':
      return openFaults(question);
    case 'tcs':
      return concordanceFaults(question);
    case 'zone':
      return zoneFaults(question, findings);
    case 'measure':
      return measureFaults(question);
    case 'report':
      return reportFaults(question);
  }
}

/**
 * The faults of a question; empty when it can be asked.
 * @param findings the case's own, to which structures refer
 */
export function faultsOf(question: CaseQuestion, findings: KnownFindings): Fault[] {
  return [...(isBlank(question.text) ? (['text'] as const) : []), ...formatFaults(question, findings)];
}

/** Faults of a key-feature problem, or of a step as a whole. */
export const STEP_FAULTS = ['kfp-count', 'kfp-formats', 'report-count'] as const;
export type StepFault = (typeof STEP_FAULTS)[number];

/** Number of questions in a key-feature problem, and the formats that it must contain. */
const KEY_FEATURES = { questions: 3, formats: ['qroc', 'qrp-long'] };

/** Whether a step has several reports: since a report fills the page, only one is allowed. */
const hasReports = (questions: QuestionStep['questions']) =>
  questions.filter(({ format }) => format === 'report').length > 1;

/** The faults of a step as a whole. */
export function stepFaultsOf({ isKeyFeature, questions }: QuestionStep): StepFault[] {
  const faults: StepFault[] = hasReports(questions) ? ['report-count'] : [];
  if (!isKeyFeature) return faults;
  const hasAll = KEY_FEATURES.formats.every((each) => questions.some(({ format }) => format === each));
  return [
    ...(questions.length === KEY_FEATURES.questions ? [] : (['kfp-count'] as const)),
    ...(hasAll ? [] : (['kfp-formats'] as const)),
    ...faults,
  ];
}

/**
 * The steps that can be answered: without faulty questions, and without steps left without questions. The texts of
 * removed steps, and the images that they reveal, move to the next step; images revealed by an earlier step are not
 * revealed again.
 */
export function askedSteps(
  questions: CaseQuestions | null | undefined,
  findings: KnownFindings,
): QuestionStep[] {
  const steps: QuestionStep[] = [];
  let told: string[] = [];
  let brought: string[] = [];
  const broughtBefore = new Set<string>();
  for (const { folders: named = [], ...step } of questions?.steps ?? []) {
    const asked = step.questions.filter((question) => faultsOf(question, findings).length === 0);
    told = [...told, step.text].filter(Boolean);
    brought = [...brought, ...named.filter((id) => !broughtBefore.has(id))];
    if (asked.length === 0) continue;
    const folders = brought.length > 0 && { folders: brought };
    steps.push({ ...step, text: told.join('\n\n'), ...folders, questions: asked });
    for (const id of brought) broughtBefore.add(id);
    told = [];
    brought = [];
  }
  return steps;
}
