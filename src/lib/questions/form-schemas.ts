import { z } from 'zod';
import { questionnairePage } from '#lib/questionnaires/body-schema.ts';

/** The form of a questionnaire that one may read. */
export const readForm = z.object({
  title: z.string(),
  form: z.object({ pages: z.array(questionnairePage) }),
  /** Fields of the questionnaire that a form does not have. */
  leftOut: z.number(),
  /** Whether it has more questions and choices than a question may ask. */
  isTooLong: z.boolean(),
});
export type ReadForm = z.infer<typeof readForm>;
