import { z } from 'zod';
import { FLAG_NOTE_MAX, FLAG_REASONS } from './flag.ts';

/** What a form of « Signaler » sends. `other` and `medical` say what is meant. */
export const flagForm = z.object({
  reason: z.enum(FLAG_REASONS),
  note: z.string().trim().max(FLAG_NOTE_MAX),
});

export type FlagForm = z.output<typeof flagForm>;
