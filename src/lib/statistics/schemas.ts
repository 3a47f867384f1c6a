import { z } from 'zod';
import { HYPOTHESIS_MAX } from '#lib/practice/attempt-rules.ts';

/** The form that separates a group of wrong hypotheses, named by the text under which it is shown. */
export const hypothesisSeparation = z.strictObject({
  caseId: z.string().regex(/^[\w-]{1,64}$/, 'not_found'),
  /** Revision of the case's joins when they were read; a later one refuses the change. */
  revision: z.int().min(0),
  text: z.string().min(1).max(HYPOTHESIS_MAX),
});
export type HypothesisSeparation = z.infer<typeof hypothesisSeparation>;

/** The form that joins two groups; the text of `into` names both. */
export const hypothesisJoin = hypothesisSeparation.extend({ into: z.string().min(1).max(HYPOTHESIS_MAX) });
export type HypothesisJoin = z.infer<typeof hypothesisJoin>;
