import { z } from 'zod';
import { ITEM_KINDS, type ItemKind, KIND_PLURALS } from '#lib/items/item.ts';
import { PART_NAMES } from '#lib/items/kinds/schemas.ts';

/** A parameter for one of some kinds, by its plural: `cases` → `case`. */
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

/** Schemas of the parameters in endpoint paths. */
export const PARAMS = {
  kind: kindAmong(ITEM_KINDS),
  id: z.string(),
  /** The valid parts depend on the kind, and are therefore checked by the handler. */
  part: z.string().meta({ enum: PART_NAMES }),
  session: z.string(),
  /** Id of a linked account at an identity provider. */
  identity: z.string(),
  phrase: z.string(),
  template: z.string(),
  /** The last part of the link to a shared list. */
  token: z.string(),
  /** An id, or `review` or `favourite`: the two collections that every person has. */
  collection: z.string(),
  /** The id of a case. */
  case: z.string(),
  /** The username of a reviewer. */
  reviewer: z.string(),
  author: z.string(),
  reader: z.string(),
  /** The username of the person who rated an item. */
  rater: z.string(),
  upload: z.string(),
  /** The id of an item of any kind. */
  item: z.string(),
  /** The id of a deleted item. */
  deleted: z.string(),
  /** The number of a version: 1, 2, 3 … */
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
};
