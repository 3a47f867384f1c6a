import { z } from 'zod';
import { boundedJson, freeText, nodeId, refuse, within } from '#lib/items/kinds/fields-schema.ts';
import { MAX_JSON_DEPTH, questionnaireTree } from '#lib/questionnaires/body-schema.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { CHOICE_FORMATS, EXPLAINED, QUESTIONS_MAX as MAX, QUANTITIES, WEIGHTS } from './formats.ts';
import { formSize, isForm } from './report/form.ts';
import { reportAnswers } from './report/report-answers-schema.ts';

/** Texts may be empty while being written: `faults.ts` lists what prevents a question from being asked. */
const proposition = z.strictObject({
  id: nodeId,
  text: freeText(MAX.proposition),
  isRight: z.boolean(),
  /** Only for a QRM. */
  weight: z.enum(WEIGHTS).optional(),
  explanation: freeText(MAX.propositionExplanation).optional(),
});

const common = {
  id: nodeId,
  text: freeText(MAX.text),
  /** Shown with the key. */
  explanation: freeText(MAX.explanation).optional(),
  /** Ids of the case's findings shown on the images with the key. */
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
  /** Number of experts who chose each step of the scale, from −2 to +2. */
  panel: z.tuple([experts, experts, experts, experts, experts]),
});

/** A structure to point at: outlines and ellipses of one of the case's findings. */
const structure = z.strictObject({
  id: nodeId,
  finding: nodeId,
  /** Number of slices on either side for which an outline is also valid. */
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
  /** Bounds of the right values, inclusive; null until they are entered. */
  least: bound,
  most: bound,
});

/** Copied from a questionnaire, reduced to what answering and marking need. */
const form = questionnaireTree
  .refine(isForm, 'not-a-form')
  .refine((copied) => formSize(copied) <= MAX.formNodes, 'too-many-nodes');

/** Marking of a report's field, where different from the default (`report/mark-report.ts`). */
const fieldSetting = z.strictObject({
  weight: z.int().min(0).max(MAX.fieldWeight).optional(),
  /** If the field differs from the key, the report gets no points. */
  isIndispensable: z.literal(true).optional(),
  /** Permitted difference from the key's number. */
  margin: within(0, QUESTIONNAIRE_MAX.measure).optional(),
});

/** A questionnaire to fill in, with the key filled in by its author. */
const report = z.strictObject({
  ...common,
  format: z.literal('report'),
  /** Title of the questionnaire. */
  title: freeText(MAX.formTitle),
  /** Null until a questionnaire is chosen. */
  form: form.nullable(),
  key: reportAnswers,
  fields: z.record(nodeId, fieldSetting).refine((settings) => Object.keys(settings).length <= MAX.formNodes),
});

const question = z.discriminatedUnion('format', [choice, open, concordance, zone, measure, report]);

const step = z.strictObject({
  id: nodeId,
  /** New information given before the step's questions. */
  text: freeText(MAX.stepText),
  /** A key-feature problem: three questions, including a QROC and a long QRP. */
  isKeyFeature: z.literal(true).optional(),
  /** Ids of the case's folders revealed by the step. */
  folders: z.array(nodeId).max(MAX.folders).optional(),
  questions: z.array(question).max(MAX.questions),
});

const questions = z.strictObject({
  explained: z.enum(EXPLAINED),
  steps: z.array(step).max(MAX.steps),
});

type Identified = z.infer<typeof questions>;

/** Checks that ids of steps, questions and propositions are unique, since answers are stored by id. */
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

/** The questions of a case; null when there are none. */
export const caseQuestions = questions.superRefine(checkIds).nullable();

/** JSON depth of the part around a form. */
const PART_DEPTH = 8;

/** The part of a case's body that contains the questions. */
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
