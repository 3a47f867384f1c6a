import { z } from 'zod';
import { HYPOTHESIS_MAX } from '#lib/practice/attempt-rules.ts';

/** A group of wrong hypotheses of a case that stands by itself again, by the text that it is shown under. */
export const hypothesisSeparation = z.strictObject({
  caseId: z.string().regex(/^[\w-]{1,64}$/, 'not_found'),
  /** What was joined at the case when it was read: what was changed since refuses the change. */
  revision: z.int().min(0),
  text: z.string().min(1).max(HYPOTHESIS_MAX),
});
export type HypothesisSeparation = z.infer<typeof hypothesisSeparation>;

/** Two groups that are the same; the second one's text names both. */
export const hypothesisJoin = hypothesisSeparation.extend({ into: z.string().min(1).max(HYPOTHESIS_MAX) });
export type HypothesisJoin = z.infer<typeof hypothesisJoin>;
