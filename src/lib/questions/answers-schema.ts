import { z } from 'zod';
import { freeText, nodeId } from '#lib/items/kinds/fields-schema.ts';
import { CERTAINTIES, QROC_TEXT, QUESTIONS_MAX, SCALE } from './formats.ts';

/** What somebody answered to a question; a question without an answer was left empty. */
export const answer = z.strictObject({
  /** Ids of the propositions that were ticked. */
  chosen: z.array(nodeId).max(QUESTIONS_MAX.propositions).optional(),
  /** Of a QROC. */
  text: freeText(QROC_TEXT).optional(),
  /** Of a TCS. */
  scale: z.literal(SCALE).optional(),
  certainty: z.literal(CERTAINTIES).optional(),
});
export type Answer = z.infer<typeof answer>;

/** The answers to the questions of a step, by their ids. */
export const answers = z
  .record(nodeId, answer)
  .refine((sent) => Object.keys(sent).length <= QUESTIONS_MAX.questions);
export type Answers = z.infer<typeof answers>;
