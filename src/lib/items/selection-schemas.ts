import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '#lib/platform/errors.ts';
import { TAG_MAX, TAGS_MAX } from './item.ts';
import { LACKS } from './kinds/lacks.ts';
import { itemCard } from './schemas.ts';

/** Maximum number of items per call: as many as a list page shows. */
export const SELECTION_MAX = 100;

/** Items with the revisions that their author saw, which prevents publishing or tagging unseen changes. */
const items = z
  .array(z.strictObject({ id: z.string().max(64), revision: z.number().int() }))
  .min(1)
  .max(SELECTION_MAX);
const tags = z.array(z.string().trim().min(1, 'tag_invalid').max(TAG_MAX, 'tag_invalid')).max(TAGS_MAX);

/** The action on each of the chosen items; `check` changes nothing and reports what they lack for publication. */
export const selectionChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('check'), items }),
  z.strictObject({ action: z.literal('publish'), items }),
  z.strictObject({ action: z.literal('unpublish'), items }),
  z.strictObject({ action: z.literal('delete'), items }),
  z.strictObject({ action: z.literal('tag'), items, add: tags, remove: tags }),
]);
export type SelectionChange = z.infer<typeof selectionChange>;
export type SelectionAction = SelectionChange['action'];

export const selectionExport = z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(SELECTION_MAX) });

const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The outcome for one item: done, unchanged, or refused with the reason; `lacks` lists the missing parts. */
export const selectionOutcome = z.object({
  id: z.string(),
  outcome: z.enum(['done', 'unchanged', 'refused']),
  error: z.enum(ERROR_CODES).optional(),
  lacks: z.array(z.enum(LACKS)).optional(),
  /** The card after the change, if the item still exists. */
  card: itemCard.optional(),
});
export type SelectionOutcome = z.infer<typeof selectionOutcome>;

export const selectionOutcomes = z.object({ items: z.array(selectionOutcome) });
