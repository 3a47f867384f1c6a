import { z } from 'zod';
import { readFinding } from '#lib/cases/findings-schemas.ts';
import { freeText, nodeId } from '#lib/items/kinds/fields-schema.ts';
import { CERTAINTIES, FORMATS, QUANTITIES, QUESTIONS_MAX, SCALE } from '../formats.ts';

/** The figures of a question, from the first attempts of enough people. They identify nobody. */
const told = z.object({
  /** Mean mark, 0 to 1. */
  mean: z.number(),
  /** Number of people for each mark. */
  points: z.array(z.object({ points: z.number(), people: z.number() })),
  /** Correlation of its mark with the mean of the attempt's other questions; null when either is constant. */
  discrimination: z.number().nullable(),
  /** Number of attempts without an answer. */
  unanswered: z.number(),
  propositions: z.array(z.object({ text: z.string(), isRight: z.boolean(), people: z.number() })).optional(),
  /** For a TCS (script concordance test). */
  scale: z.array(z.object({ step: z.literal(SCALE), people: z.number(), experts: z.number() })).optional(),
  /** Wrong answers to a QROC, with equivalent ones grouped. */
  wrong: z
    .array(
      z.object({
        text: z.string(),
        people: z.number(),
        /** Whether the working copy accepts it, so that it counts from the next publication on. */
        isAccepted: z.boolean(),
        /** Whether it can be accepted: it is short enough, and there is room for it. */
        canBeAccepted: z.boolean(),
      }),
    )
    .optional(),
  /** For a zone question: for each structure, number of people who hit it, and all points on its key image. */
  zones: z
    .array(
      z.object({
        finding: readFinding,
        people: z.number(),
        points: z.array(z.object({ x: z.number(), y: z.number() })),
        /** Number of points on other images. */
        elsewhere: z.number(),
      }),
    )
    .optional(),
  /** For a measure: each value once, in the unit of its quantity. */
  measured: z
    .object({
      quantity: z.enum(QUANTITIES),
      values: z.array(z.object({ value: z.number(), isRight: z.boolean(), people: z.number() })),
    })
    .optional(),
  /** For a report: for each field that counts, number of people by outcome (`report/outcomes.ts`). */
  fields: z
    .array(
      z.object({
        text: z.string(),
        right: z.number(),
        /** Different answers, and incomplete choices. */
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
  /** Number of answers without a point although their certainty was 75 % or more. */
  sureAndWrong: z.number(),
});
export type ToldFigures = z.infer<typeof told>;

const question = z.object({
  id: z.string(),
  /** Number of the question in the case, from 1. */
  number: z.number(),
  format: z.enum(FORMATS),
  text: z.string(),
  /** Number of people whose first attempt included this version of the question. */
  people: z.number(),
  /** Number of people whose first attempt had another version of it, or one that is not kept; they are not included. */
  leftOut: z.number(),
  /** Null for fewer than five people. */
  told: told.nullable(),
});
export type QuestionFigures = z.infer<typeof question>;

/** The figures of the questions of a case, for its authors. */
export const caseQuestionFigures = z.object({
  title: z.string(),
  /** The published version; null for a case that is not public. */
  version: z.number().nullable(),
  /** Number of people, without authors, who finished a first attempt. */
  people: z.number(),
  questions: z.array(question),
});
export type CaseQuestionFigures = z.infer<typeof caseQuestionFigures>;

/** An answer to a QROC that its author wants to accept. */
export const acceptedAnswer = z.strictObject({
  question: nodeId,
  text: freeText(QUESTIONS_MAX.acceptedText),
});
export type AcceptedAnswer = z.infer<typeof acceptedAnswer>;
