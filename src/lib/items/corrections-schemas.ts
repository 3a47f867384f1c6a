import { z } from 'zod';

/** Words that nothing has, with those that they were read as; none where these may not be told. */
export const corrections = z.array(z.object({ typed: z.string(), words: z.array(z.string()) }));
