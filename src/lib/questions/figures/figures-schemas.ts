import { z } from 'zod';
import { readFinding } from '#lib/cases/findings-schemas.ts';
import { freeText, nodeId } from '#lib/items/kinds/fields-schema.ts';
import { CERTAINTIES, FORMATS, QUANTITIES, QUESTIONS_MAX, SCALE } from '../formats.ts';

/** What a question is worth, from enough people's first attempts. No person is in it. */
const told = z.object({
  /** Mean of the points, 0 to 1. */
  mean: z.number(),
  /** How many people had this many points. */
  points: z.array(z.object({ points: z.number(), people: z.number() })),
  /** Correlation of its points with the mean of the attempt's other questions; null where one of them never varies. */
  discrimination: z.number().nullable(),
  /** Attempts that left it empty. */
  unanswered: z.number(),
  propositions: z.array(z.object({ text: z.string(), isRight: z.boolean(), people: z.number() })).optional(),
  /** Of a TCS. */
  scale: z.array(z.object({ step: z.literal(SCALE), people: z.number(), experts: z.number() })).optional(),
  /** Wrong answers to a QROC, those that say the same together. */
  wrong: z
    .array(
      z.object({
        text: z.string(),
        people: z.number(),
        /** Accepted in the working copy, hence from the next publication on. */
        isAccepted: z.boolean(),
        /** Whether it can be: it is short enough, and there is room for it. */
        canBeAccepted: z.boolean(),
      }),
    )
    .optional(),
  /** Of a zone question, by structure: how many people pointed at it, and where all pointed on its key image. */
  zones: z
    .array(
      z.object({
        finding: readFinding,
        people: z.number(),
        points: z.array(z.object({ x: z.number(), y: z.number() })),
        /** Points on other images. */
        elsewhere: z.number(),
      }),
    )
    .optional(),
  /** Of a measure, each value once, in the unit of its quantity. */
  measured: z
    .object({
      quantity: z.enum(QUANTITIES),
      values: z.array(z.object({ value: z.number(), isRight: z.boolean(), people: z.number() })),
    })
    .optional(),
  /** For a report, by field that counts: how many people gave each answer (`report/outcomes.ts`). */
  fields: z
    .array(
      z.object({
        text: z.string(),
        right: z.number(),
        /** Something else, or some of several choices. */
        different: z.number(),
        missed: z.number(),
        added: z.number(),
      }),
    )
    .optional(),
  certainty: z.array(
    z.object({
      certainty: z.literal(CERTAINTIES),
      answers: z.number(),
      mean: z.number(),
      wrong: z.number(),
    }),
  ),
  /** Answers without a point that were said to be sure at 75 % or more. */
  sureAndWrong: z.number(),
});
export type ToldFigures = z.infer<typeof told>;

const question = z.object({
  id: z.string(),
  /** From 1, through all steps. */
  number: z.number(),
  format: z.enum(FORMATS),
  text: z.string(),
  /** People whose first attempt answered this very question. */
  people: z.number(),
  /** People whose first attempt answered another version of it, or whose version is not kept: they are left out. */
  leftOut: z.number(),
  /** Null of fewer than five people. */
  told: told.nullable(),
});
export type QuestionFigures = z.infer<typeof question>;

/** What the questions of a case are worth, for those who write it. */
export const caseQuestionFigures = z.object({
  title: z.string(),
  /** Of the version that readers see; null of a case that is not public. */
  version: z.number().nullable(),
  /** People other than its authors who finished a first attempt. */
  people: z.number(),
  questions: z.array(question),
});
export type CaseQuestionFigures = z.infer<typeof caseQuestionFigures>;

/** An answer to a QROC that its author accepts. */
export const acceptedAnswer = z.strictObject({
  question: nodeId,
  text: freeText(QUESTIONS_MAX.acceptedText),
});
export type AcceptedAnswer = z.infer<typeof acceptedAnswer>;
