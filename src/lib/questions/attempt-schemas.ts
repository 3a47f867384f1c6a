import { z } from 'zod';
import { readFinding } from '#lib/cases/findings-schemas.ts';
import { nodeId } from '#lib/items/kinds/fields-schema.ts';
import { questionnairePage } from '#lib/questionnaires/body-schema.ts';
import { answer, answers } from './answers-schema.ts';
import { EXPLAINED, FORMATS, QUANTITIES, WEIGHTS } from './formats.ts';
import { OUTCOMES } from './report/outcomes.ts';
import { reportAnswers } from './report/report-answers-schema.ts';

/** The key of a question, sent once its step may be explained. */
const key = z.object({
  /** 0 to 1. */
  points: z.number(),
  /** Ids of the right propositions. */
  right: z.array(z.string()).optional(),
  weights: z.record(z.string(), z.enum(WEIGHTS)).optional(),
  /** Of the propositions that have one, by their ids. */
  explanations: z.record(z.string(), z.string()).optional(),
  accepted: z.array(z.string()).optional(),
  /** The accepted answer that what was typed counted as, one letter of it being wrong. */
  misspelt: z.string().optional(),
  panel: z.array(z.number()).optional(),
  /** Of a zone question, by their findings: whether each was pointed at. */
  structures: z.array(z.object({ finding: z.string(), isHit: z.boolean() })).optional(),
  /** For a measure: the range of right values, both ends included. */
  bounds: z.tuple([z.number(), z.number()]).optional(),
  /** For a report: the key's answer to each field, and how each field was marked. */
  report: reportAnswers.optional(),
  /** Where it asks about several lesions: the person's own answers, with the lesions that are the key's under its ids. */
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
  /** What is shown on the images with it. */
  findings: z.array(readFinding).optional(),
  explanation: z.string().optional(),
});

const question = z.object({
  id: z.string(),
  format: z.enum(FORMATS),
  text: z.string(),
  propositions: z.array(z.object({ id: z.string(), text: z.string() })).optional(),
  /** How many propositions are to be ticked, where that is told; how many structures are to be pointed at. */
  expected: z.number().optional(),
  hypothesis: z.string().optional(),
  fact: z.string().optional(),
  quantity: z.enum(QUANTITIES).optional(),
  /** For a report: the form to fill in, and the title of its questionnaire. */
  form: z.object({ title: z.string(), pages: z.array(questionnairePage) }).optional(),
  answer: answer.optional(),
  /** Absent before it may be shown. */
  key: key.optional(),
});
export type ShownQuestion = z.infer<typeof question>;
export type QuestionKey = z.infer<typeof key>;

const step = z.object({
  id: z.string(),
  text: z.string(),
  /** A key-feature problem. */
  isKeyFeature: z.literal(true).optional(),
  /** Whose images it brings: their places among the folders that the viewer shows, from 0. */
  folders: z.array(z.object({ id: z.string(), name: z.string(), at: z.number().int() })).optional(),
  /** What was answered of it cannot be changed any more. */
  isValidated: z.boolean(),
  questions: z.array(question),
});
export type ShownStep = z.infer<typeof step>;

/** An attempt at the questions of a case as far as it went: the steps that were validated, and the one to answer. */
export const attemptState = z.object({
  /** First, second … time that the person answers them. */
  round: z.number(),
  /** The version of the case that asks them; null of one that was never published. */
  version: z.number().nullable(),
  total: z.number(),
  explained: z.enum(EXPLAINED),
  steps: z.array(step),
  isFinished: z.boolean(),
  /** Points of the questions whose key is shown, and how many those are. */
  points: z.number(),
  marked: z.number(),
});
export type AttemptState = z.infer<typeof attemptState>;

/** A validated step as it is sent. */
export const sentStep = z.strictObject({
  round: z.int().min(1).max(10_000),
  version: z.int().min(1).nullable(),
  step: nodeId,
  answers,
});
export type SentStep = z.infer<typeof sentStep>;
