import { z } from 'zod';
import { freeText, nodeId, sha256, within } from '#lib/items/kinds/fields-schema.ts';
import { CERTAINTIES, QROC_TEXT, QUESTIONS_MAX, SCALE } from './formats.ts';
import { reportAnswers } from './report/report-answers-schema.ts';

/** In pixels of an image, whose edge what is drawn may pass. */
const coordinate = within(-10_000, 75_000);

/** An image: its folder, its file, and its place among the images of the folder that are shown. */
const place = { folder: nodeId, file: sha256, image: z.int().min(0).max(100_000) };

/** A place on an image that somebody pointed at. */
const pointedPlace = z.strictObject({ ...place, x: coordinate, y: coordinate });
export type PointedPlace = z.infer<typeof pointedPlace>;

/** What was drawn on an image to measure it. */
const drawn = z.strictObject({
  ...place,
  kind: z.enum(['length', 'angle', 'ellipse', 'probe']),
  points: z
    .array(z.strictObject({ x: coordinate, y: coordinate }))
    .min(1)
    .max(3),
});

/** What somebody measured, in the unit of its quantity; what was drawn is absent where the number was typed. */
const taken = z.strictObject({
  value: within(-QUESTIONS_MAX.measure, QUESTIONS_MAX.measure),
  drawn: drawn.optional(),
});
export type TakenMeasure = z.infer<typeof taken>;

/** What somebody answered to a question; a question without an answer was left empty. */
export const answer = z.strictObject({
  /** Ids of the propositions that were ticked. */
  chosen: z.array(nodeId).max(QUESTIONS_MAX.propositions).optional(),
  /** Of a QROC. */
  text: freeText(QROC_TEXT).optional(),
  /** Of a TCS. */
  scale: z.literal(SCALE).optional(),
  /** Of a zone question. */
  points: z.array(pointedPlace).max(QUESTIONS_MAX.structures).optional(),
  measure: taken.optional(),
  /** Of a report: its fields by their ids. */
  report: reportAnswers.optional(),
  certainty: z.literal(CERTAINTIES).optional(),
});
export type Answer = z.infer<typeof answer>;

/** The answers to the questions of a step, by their ids. */
export const answers = z
  .record(nodeId, answer)
  .refine((sent) => Object.keys(sent).length <= QUESTIONS_MAX.questions);
export type Answers = z.infer<typeof answers>;
