import { z } from 'zod';
import type { ImageCredit, LicenceName, WorkCredit } from './shown-credit.ts';

/** The only part of the credit shown before the answer: the name of the licence. */
export const shownLicence: z.ZodType<LicenceName> = z.object({ licence: z.string() });

/** The credit of the images. */
export const shownCredit: z.ZodType<ImageCredit> = z.object({
  author: z.string(),
  licence: z.string(),
  licenceHref: z.string().nullable(),
  changes: z.string(),
});

/** The work that the images come from: its title often names the diagnosis. */
export const shownWork: z.ZodType<WorkCredit> = z.object({
  work: z.string(),
  source: z.string().nullable(),
});
