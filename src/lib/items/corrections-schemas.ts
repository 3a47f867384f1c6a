import { z } from 'zod';

/** Words found nowhere, with the known words used instead; empty where the latter must not be revealed. */
export const corrections = z.array(z.object({ typed: z.string(), words: z.array(z.string()) }));
