import { z } from 'zod';

/** A code of an application, or a recovery code, as typed. */
export const typedCode = z.strictObject({ code: z.string().min(1).max(100) });
