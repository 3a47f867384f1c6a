import { z } from 'zod';
import type { ImageCredit, WorkCredit } from '#lib/domain/shown-credit.ts';

/** Whose images these are, as far as that gives nothing away. */
export const shownCredit: z.ZodType<ImageCredit> = z.object({
  author: z.string(),
  licence: z.string(),
  licenceHref: z.string().nullable(),
  changes: z.string(),
});

/** The work that they come from: its title often names the diagnosis. */
export const shownWork: z.ZodType<WorkCredit> = z.object({
  work: z.string(),
  source: z.string().nullable(),
});
