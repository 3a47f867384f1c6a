import { z } from 'zod';
import { TEMPLATE_MAX } from './sheet-template.ts';

const line = (maximum: number) => z.string().trim().min(1).max(maximum);

/** A named outline of a sheet. */
export const newTemplate = z.strictObject({
  name: line(TEMPLATE_MAX.name),
  headings: z
    .array(z.strictObject({ level: z.union([z.literal(2), z.literal(3)]), text: line(TEMPLATE_MAX.heading) }))
    .min(1)
    .max(TEMPLATE_MAX.headings),
});

export const templateEntry = newTemplate.extend({ _id: z.string() });
export type TemplateEntry = z.infer<typeof templateEntry>;

/** Sorted by name. */
export const templateList = z.object({ templates: z.array(templateEntry) });
