import { z } from 'zod';
import type { RichText } from '#lib/domain/rich-text.ts';
import { imageRef } from './bodies/fields.ts';

/** Spaces at a span's ends separate words from the next span: spans are not trimmed. */
const span = z.strictObject({
  text: z.string().min(1).max(5000),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
});

const spans = z.array(span).min(1).max(200);

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: spans }),
  z.strictObject({ type: z.literal('paragraph'), text: spans }),
  z.strictObject({ type: z.literal('list'), ordered: z.boolean(), items: z.array(spans).min(1).max(100) }),
  z.strictObject({ type: z.literal('image'), image: imageRef }),
]);

/** A sheet's or a fiche's content: at most 400 blocks. */
export const richText: z.ZodType<RichText> = z.array(block).max(400);
