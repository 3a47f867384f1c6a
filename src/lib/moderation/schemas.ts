import { z } from 'zod';
import { FLAG_NOTE_MAX, FLAG_REASONS } from './flag.ts';

/** The content of a « Signaler » form. `other` and `medical` need an explanation. */
export const flagForm = z.object({
  reason: z.enum(FLAG_REASONS),
  note: z.string().trim().max(FLAG_NOTE_MAX),
});

export type FlagForm = z.output<typeof flagForm>;
