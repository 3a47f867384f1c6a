import { z } from 'zod';
import { text } from '#lib/items/kinds/fields-schema.ts';
import { CODE_MAX, type Code, isCode, isSystem } from './codes.ts';

/** The schema of a terminology code; a code that FHIR does not allow is refused. */
export const code: z.ZodType<Code> = z.strictObject({
  system: z.string().trim().refine(isSystem, 'code-system'),
  code: z.string().trim().refine(isCode, 'code'),
  display: text(CODE_MAX.display).optional(),
});

export const codes = z.array(code).min(1).max(CODE_MAX.codes).optional();
