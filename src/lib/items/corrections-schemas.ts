import { z } from 'zod';

/** Words found nowhere, with the known words that replace them; empty where these may not be revealed. */
export const corrections = z.array(z.object({ typed: z.string(), words: z.array(z.string()) }));
