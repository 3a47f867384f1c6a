import { z } from 'zod';
import { ITEM_KINDS, type ItemKind, KIND_PLURALS } from '#lib/items/item.ts';
import { PART_NAMES } from '#lib/items/kinds/schemas.ts';

/** Some of the kinds, by their plural: `cases` → `case`. */
export function kindAmong<Kind extends ItemKind>(kinds: readonly Kind[]) {
  return z
    .string()
    .meta({ enum: kinds.map((kind) => KIND_PLURALS[kind]) })
    .transform((plural, context) => {
      const kind = kinds.find((each) => KIND_PLURALS[each] === plural);
      if (kind) return kind;
      context.addIssue('not_found');
      return z.NEVER;
    });
}

/** The meaning of the names in the paths of endpoints. */
export const PARAMS = {
  kind: kindAmong(ITEM_KINDS),
  id: z.string(),
  /** The valid parts depend on the kind: the handler checks. */
  part: z.string().meta({ enum: PART_NAMES }),
  session: z.string(),
  /** An account with a provider of identities. */
  identity: z.string(),
  phrase: z.string(),
  template: z.string(),
  /** The last part of the link to a shared list. */
  token: z.string(),
  /** An id, or `review` or `favourite`: the two lists that everybody has. */
  collection: z.string(),
  /** The id of a case. */
  case: z.string(),
  /** The username of one. */
  reviewer: z.string(),
  author: z.string(),
  reader: z.string(),
  /** The username of the person who rated an item. */
  rater: z.string(),
  upload: z.string(),
  /** The id of an item of any kind. */
  item: z.string(),
  /** The id that an item had, before it was deleted. */
  deleted: z.string(),
  /** The number of one: 1, 2, 3 … */
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
};
