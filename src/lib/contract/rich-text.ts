import { z } from 'zod';
import { safeHref } from '#lib/domain/link.ts';
import { RICH_TEXT_MAX as MAX, type RichText } from '#lib/domain/rich-text.ts';
import { freeText, imageRef, nodeId } from './bodies/fields.ts';

/** Spaces at a span's ends separate words from the next span: spans are not trimmed. */
const span = z
  .strictObject({
    text: z.string().min(1).max(MAX.text),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    href: z
      .string()
      .refine((href) => safeHref(href) === href, 'href')
      .optional(),
    view: z.strictObject({ folder: nodeId, image: z.int().min(0).max(9999) }).optional(),
  })
  .refine(({ href, view }) => href === undefined || view === undefined, 'href-or-view');

const cell = z.array(span).max(MAX.spans);
const spans = cell.min(1);

const table = z
  .strictObject({
    type: z.literal('table'),
    header: z.boolean(),
    rows: z.array(z.array(cell).min(1).max(MAX.columns)).min(1).max(MAX.rows),
    caption: freeText(MAX.caption).optional(),
  })
  .refine(({ rows }) => rows.every((row) => row.length === rows[0]?.length), 'ragged-table');

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: spans }),
  z.strictObject({ type: z.literal('paragraph'), text: spans }),
  z.strictObject({
    type: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(spans).min(1).max(MAX.items),
  }),
  table,
  z.strictObject({ type: z.literal('image'), image: imageRef }),
]);

/** A sheet's or a fiche's content. */
export const richText: z.ZodType<RichText> = z.array(block).max(MAX.blocks);
