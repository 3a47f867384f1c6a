import { z } from 'zod';
import { readFinding } from '#lib/cases/findings-schemas.ts';
import { nodeId } from '#lib/items/kinds/fields-schema.ts';
import { questionnairePage } from '#lib/questionnaires/body-schema.ts';
import { answer, answers } from './answers-schema.ts';
import { EXPLAINED, FORMATS, QUANTITIES, WEIGHTS } from './formats.ts';
import { OUTCOMES } from './report/outcomes.ts';
import { reportAnswers } from './report/report-answers-schema.ts';

/** The answer key of a question, sent only once its step may be explained. */
const key = z.object({
  /** Points from 0 to 1. */
  points: z.number(),
  /** Ids of the right propositions. */
  right: z.array(z.string()).optional(),
  weights: z.record(z.string(), z.enum(WEIGHTS)).optional(),
  /** Explanations of propositions, by id. */
  explanations: z.record(z.string(), z.string()).optional(),
  accepted: z.array(z.string()).optional(),
  /** The accepted answer that the typed one matches, apart from one wrong letter. */
  misspelt: z.string().optional(),
  panel: z.array(z.number()).optional(),
  /** For a zone question: whether each structure, by its finding, was pointed at. */
  structures: z.array(z.object({ finding: z.string(), isHit: z.boolean() })).optional(),
  /** For a measure: the range of right values, inclusive. */
  bounds: z.tuple([z.number(), z.number()]).optional(),
  /** For a report: the key's answer to each field, and the marking of each field. */
  report: reportAnswers.optional(),
  /** For reports about several lesions: the person's answers, with the key's ids for lesions that correspond. */
  own: reportAnswers.optional(),
  fields: z
    .array(
      z.object({
        id: z.string(),
        outcome: z.enum(OUTCOMES),
        points: z.number(),
        weight: z.number(),
        isIndispensable: z.boolean(),
      }),
    )
    .optional(),
  /** The findings shown on the images with the key. */
  findings: z.array(readFinding).optional(),
  explanation: z.string().optional(),
});

const question = z.object({
  id: z.string(),
  format: z.enum(FORMATS),
  text: z.string(),
  propositions: z.array(z.object({ id: z.string(), text: z.string() })).optional(),
  /** Number of propositions to tick, if announced; number of structures to point at. */
  expected: z.number().optional(),
  hypothesis: z.string().optional(),
  fact: z.string().optional(),
  quantity: z.enum(QUANTITIES).optional(),
  /** For a report: the form to fill in, and its questionnaire's title. */
  form: z.object({ title: z.string(), pages: z.array(questionnairePage) }).optional(),
  answer: answer.optional(),
  /** Absent while it must not be shown. */
  key: key.optional(),
});
export type ShownQuestion = z.infer<typeof question>;
export type QuestionKey = z.infer<typeof key>;

const step = z.object({
  id: z.string(),
  text: z.string(),
  /** Whether the step is a key-feature problem. */
  isKeyFeature: z.literal(true).optional(),
  /** Folders revealed by the step, with their indexes among the folders shown by the viewer. */
  folders: z.array(z.object({ id: z.string(), name: z.string(), at: z.number().int() })).optional(),
  /** Whether its answers can no longer be changed. */
  isValidated: z.boolean(),
  questions: z.array(question),
});
export type ShownStep = z.infer<typeof step>;

/** The current state of an attempt at a case's questions: the validated steps, and the one to answer. */
export const attemptState = z.object({
  /** Number of the attempt: 1 for the first. */
  round: z.number(),
  /** The version of the case that asks the questions; null if the case was never published. */
  version: z.number().nullable(),
  total: z.number(),
  explained: z.enum(EXPLAINED),
  steps: z.array(step),
  isFinished: z.boolean(),
  /** Points for the questions whose key is shown, and the number of these. */
  points: z.number(),
  marked: z.number(),
});
export type AttemptState = z.infer<typeof attemptState>;

/** A validated step as sent to the server. */
export const sentStep = z.strictObject({
  round: z.int().min(1).max(10_000),
  version: z.int().min(1).nullable(),
  step: nodeId,
  answers,
});
export type SentStep = z.infer<typeof sentStep>;
