import { z } from 'zod';
import { questionnairePage } from '#lib/questionnaires/body-schema.ts';

/** The form of a questionnaire that the person may read. */
export const readForm = z.object({
  title: z.string(),
  form: z.object({ pages: z.array(questionnairePage) }),
  /** Number of the questionnaire's fields that a form cannot contain. */
  leftOut: z.number(),
  /** Whether it exceeds the maximum number of questions and choices. */
  isTooLong: z.boolean(),
});
export type ReadForm = z.infer<typeof readForm>;
