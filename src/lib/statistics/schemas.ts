import { z } from 'zod';
import { HYPOTHESIS_MAX } from '#lib/practice/attempt-rules.ts';

/** The form to separate a group of wrong hypotheses, identified by its displayed text. */
export const hypothesisSeparation = z.strictObject({
  caseId: z.string().regex(/^[\w-]{1,64}$/, 'not_found'),
  /** Revision of the case's joins that was read: if it is outdated, the change is refused. */
  revision: z.int().min(0),
  text: z.string().min(1).max(HYPOTHESIS_MAX),
});
export type HypothesisSeparation = z.infer<typeof hypothesisSeparation>;

/** The form to join two groups, which then have the name of `into`. */
export const hypothesisJoin = hypothesisSeparation.extend({ into: z.string().min(1).max(HYPOTHESIS_MAX) });
export type HypothesisJoin = z.infer<typeof hypothesisJoin>;
