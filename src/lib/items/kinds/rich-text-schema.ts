import { z } from 'zod';
import { safeHref } from '#lib/rich-text/link.ts';
import {
  IMAGE_SIZES,
  type List,
  type ListItem,
  RICH_TEXT_MAX as MAX,
  type RichText,
} from '#lib/rich-text/rich-text.ts';
import { freeText, imageRef, nodeId, sha256 } from './fields-schema.ts';

/** Spans are not trimmed: spaces at their ends separate words from the next span. */
const span = z
  .strictObject({
    text: z.string().min(1).max(MAX.text),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    shift: z.enum(['sup', 'sub']).optional(),
    href: z
      .string()
      .refine((href) => safeHref(href) === href, 'href')
      .optional(),
    view: z
      .strictObject({
        folder: nodeId,
        image: z.int().min(0).max(9999),
        key: sha256.optional(),
        finding: nodeId.optional(),
      })
      .optional(),
  })
  .refine(({ href, view }) => href === undefined || view === undefined, 'href-or-view');

const cell = z.array(span).max(MAX.spans);
const spans = cell.min(1);

const hasLists = (value: unknown) => typeof value === 'object' && value !== null && 'lists' in value;
const lastLevel = z.custom((value) => !hasLists(value), 'list-too-deep').pipe(spans);

/** The fields of a list at a level, from 1. All levels are written out, which rules out endless recursion. */
function listAt(level: number) {
  const nested = () =>
    z.strictObject({
      text: spans,
      lists: z
        .array(z.strictObject(listAt(level + 1)) as z.ZodType<List>)
        .min(1)
        .max(MAX.lists),
    });
  const item: z.ZodType<ListItem> = level < MAX.levels ? z.union([spans, nested()]) : lastLevel;
  return { ordered: z.boolean(), items: z.array(item).min(1).max(MAX.items) };
}

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
  z.strictObject({ type: z.literal('list'), ...listAt(1) }),
  table,
  z.strictObject({
    type: z.literal('image'),
    image: imageRef,
    size: z.enum(IMAGE_SIZES).optional(),
    beside: z.literal(true).optional(),
  }),
]);

/** The content of a sheet or a fiche. */
export const richText: z.ZodType<RichText> = z.array(block).max(MAX.blocks);
