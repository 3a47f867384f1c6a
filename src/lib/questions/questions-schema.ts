import { z } from 'zod';
import { boundedJson, freeText, nodeId, refuse, within } from '#lib/items/kinds/fields-schema.ts';
import { MAX_JSON_DEPTH, questionnaireTree } from '#lib/questionnaires/body-schema.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { CHOICE_FORMATS, EXPLAINED, QUESTIONS_MAX as MAX, QUANTITIES, WEIGHTS } from './formats.ts';
import { formSize, isForm } from './report/form.ts';
import { reportAnswers } from './report/report-answers-schema.ts';

/** Texts may wait to be written: what keeps a question from being asked is told by `faults.ts`. */
const proposition = z.strictObject({
  id: nodeId,
  text: freeText(MAX.proposition),
  isRight: z.boolean(),
  /** Of a QRM. */
  weight: z.enum(WEIGHTS).optional(),
  explanation: freeText(MAX.propositionExplanation).optional(),
});

const common = {
  id: nodeId,
  text: freeText(MAX.text),
  /** Shown with the key. */
  explanation: freeText(MAX.explanation).optional(),
  /** Ids of the case's findings that are shown on the images with the key. */
  findings: z.array(nodeId).max(MAX.findings).optional(),
};

const choice = z.strictObject({
  ...common,
  format: z.enum(CHOICE_FORMATS),
  propositions: z.array(proposition).max(MAX.propositions),
});

const open = z.strictObject({
  ...common,
  format: z.literal('qroc'),
  /** Answers that count as right. */
  accepted: z.array(freeText(MAX.acceptedText)).max(MAX.accepted),
});

const experts = z.int().min(0).max(MAX.panel);
const concordance = z.strictObject({
  ...common,
  format: z.literal('tcs'),
  hypothesis: freeText(MAX.text),
  fact: freeText(MAX.text),
  /** How many experts chose each step of the scale, from −2 to +2. */
  panel: z.tuple([experts, experts, experts, experts, experts]),
});

/** A structure to point at: the outlines and ellipses of one of the case's findings. */
const structure = z.strictObject({
  id: nodeId,
  finding: nodeId,
  /** For how many slices on either side an outline holds, too. */
  reach: z.int().min(0).max(MAX.reach),
});

const zone = z.strictObject({
  ...common,
  format: z.literal('zone'),
  structures: z.array(structure).max(MAX.structures),
});

const bound = within(-MAX.measure, MAX.measure).nullable();
const measure = z.strictObject({
  ...common,
  format: z.literal('measure'),
  quantity: z.enum(QUANTITIES),
  /** What counts as right, both ends with it; null until they are written. */
  least: bound,
  most: bound,
});

/** Copied of a questionnaire: without anything that answering and marking do not need. */
const form = questionnaireTree
  .refine(isForm, 'not-a-form')
  .refine((copied) => formSize(copied) <= MAX.formNodes, 'too-many-nodes');

/** How a field of a report is marked, where it is not as fields are without a word (`report/mark-report.ts`). */
const fieldSetting = z.strictObject({
  weight: z.int().min(0).max(MAX.fieldWeight).optional(),
  /** Without it, as the key has it, the report is worth nothing. */
  isIndispensable: z.literal(true).optional(),
  /** How far a number may be from that of the key. */
  margin: within(0, QUESTIONNAIRE_MAX.measure).optional(),
});

/** A questionnaire to be filled in, and how its author filled it in. */
const report = z.strictObject({
  ...common,
  format: z.literal('report'),
  /** Of the questionnaire. */
  title: freeText(MAX.formTitle),
  /** Null until a questionnaire is chosen. */
  form: form.nullable(),
  key: reportAnswers,
  fields: z.record(nodeId, fieldSetting).refine((settings) => Object.keys(settings).length <= MAX.formNodes),
});

const question = z.discriminatedUnion('format', [choice, open, concordance, zone, measure, report]);

const step = z.strictObject({
  id: nodeId,
  /** What is learnt before its questions. */
  text: freeText(MAX.stepText),
  /** A key-feature problem: three questions, a QROC and a long QRP among them. */
  isKeyFeature: z.literal(true).optional(),
  /** Ids of the case's folders whose images come with it. */
  folders: z.array(nodeId).max(MAX.folders).optional(),
  questions: z.array(question).max(MAX.questions),
});

const questions = z.strictObject({
  explained: z.enum(EXPLAINED),
  steps: z.array(step).max(MAX.steps),
});

type Identified = z.infer<typeof questions>;

/** All ids of steps, questions and propositions differ: answers are kept by them. */
function checkIds({ steps }: Identified, ctx: z.RefinementCtx): void {
  const ids = new Set<string>();
  const check = (id: string, path: PropertyKey[]) => {
    if (ids.has(id)) refuse(ctx, 'duplicate-id', [...path, 'id']);
    ids.add(id);
  };
  steps.forEach((each, s) => {
    check(each.id, ['steps', s]);
    each.questions.forEach((asked, q) => {
      check(asked.id, ['steps', s, 'questions', q]);
      const { propositions = [] } = 'propositions' in asked ? asked : {};
      for (const [p, { id }] of propositions.entries())
        check(id, ['steps', s, 'questions', q, 'propositions', p]);
      const { structures = [] } = 'structures' in asked ? asked : {};
      for (const [p, { id }] of structures.entries())
        check(id, ['steps', s, 'questions', q, 'structures', p]);
    });
  });
}

/** The questions of a case; null where it asks none. */
export const caseQuestions = questions.superRefine(checkIds).nullable();

/** Beside the levels of a form, those that it stands in. */
const PART_DEPTH = 8;

/** The part of a case's body that holds them. */
export const questionsPart = boundedJson(PART_DEPTH + MAX_JSON_DEPTH, 12_000).pipe(
  z.strictObject({ questions: caseQuestions }),
);

export type CaseQuestions = z.infer<typeof questions>;
export type QuestionStep = z.infer<typeof step>;
export type CaseQuestion = z.infer<typeof question>;
export type ChoiceQuestion = z.infer<typeof choice>;
export type OpenQuestion = z.infer<typeof open>;
export type ConcordanceQuestion = z.infer<typeof concordance>;
export type ZoneQuestion = z.infer<typeof zone>;
export type MeasureQuestion = z.infer<typeof measure>;
export type ReportQuestion = z.infer<typeof report>;
export type Structure = z.infer<typeof structure>;
export type Proposition = z.infer<typeof proposition>;
