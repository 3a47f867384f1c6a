import { z } from 'zod';
import { freeText, nodeId, sha256, within } from '#lib/items/kinds/fields-schema.ts';
import { CERTAINTIES, QROC_TEXT, QUESTIONS_MAX, SCALE } from './formats.ts';
import { reportAnswers } from './report/report-answers-schema.ts';

/** In image pixels; a drawing may extend beyond the image's edge. */
const coordinate = within(-10_000, 75_000);

/** An image: its folder, its file, and its index among the folder's shown images. */
const place = { folder: nodeId, file: sha256, image: z.int().min(0).max(100_000) };

/** A position on an image at which a person pointed. */
const pointedPlace = z.strictObject({ ...place, x: coordinate, y: coordinate });
export type PointedPlace = z.infer<typeof pointedPlace>;

/** What a person drew on an image to measure it. */
const drawn = z.strictObject({
  ...place,
  kind: z.enum(['length', 'angle', 'ellipse', 'probe']),
  points: z
    .array(z.strictObject({ x: coordinate, y: coordinate }))
    .min(1)
    .max(3),
});

/** A measured value in the unit of its quantity; the drawing is absent when the number was typed. */
const taken = z.strictObject({
  value: within(-QUESTIONS_MAX.measure, QUESTIONS_MAX.measure),
  drawn: drawn.optional(),
});
export type TakenMeasure = z.infer<typeof taken>;

/** A person's answer to a question; unanswered questions have none. */
export const answer = z.strictObject({
  /** Ids of the ticked propositions. */
  chosen: z.array(nodeId).max(QUESTIONS_MAX.propositions).optional(),
  /** For a QROC. */
  text: freeText(QROC_TEXT).optional(),
  /** For a TCS (script concordance test). */
  scale: z.literal(SCALE).optional(),
  /** For a zone question. */
  points: z.array(pointedPlace).max(QUESTIONS_MAX.structures).optional(),
  measure: taken.optional(),
  /** For a report: answers by field id. */
  report: reportAnswers.optional(),
  certainty: z.literal(CERTAINTIES).optional(),
});
export type Answer = z.infer<typeof answer>;

/** The answers to the questions of a step, by question id. */
export const answers = z
  .record(nodeId, answer)
  .refine((sent) => Object.keys(sent).length <= QUESTIONS_MAX.questions);
export type Answers = z.infer<typeof answers>;
