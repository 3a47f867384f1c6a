import { z } from 'zod';
import { FIELD_CHANGES, LIST_FIELDS, NODE_CHANGES, NODE_TYPES, TEXT_FIELDS } from './differences.ts';
import { WORD_MAX } from './item.ts';

/** The body of a request to publish an update. */
export const publication = z.strictObject({
  /** The author's note on the version. */
  word: z.string().trim().max(WORD_MAX).optional(),
  /** The item's latest revision: unseen changes must not be published. */
  revision: z.number().int(),
});

/** The body of a request to undo a publication; its revision prevents undoing unseen changes. */
export const undonePublication = publication.pick({ revision: true });

/** A version of an item, without its body. */
export const itemVersion = z.object({
  number: z.number().int(),
  /** ISO 8601. */
  publishedAt: z.string(),
  /** Null after the account was deleted. */
  publisher: z.string().nullable(),
  /** The co-authors whose changes the version contains. */
  changedBy: z.array(z.string()),
  word: z.string().nullable(),
  title: z.string(),
  tags: z.array(z.string()),
  /** Whether it is the published version. */
  isPublic: z.boolean(),
});
export type ItemVersion = z.infer<typeof itemVersion>;

export const itemVersions = z.object({ versions: z.array(itemVersion) });

/** A version with its body. */
export const wholeVersion = itemVersion.extend({ body: z.record(z.string(), z.unknown()) });
export type WholeVersion = z.infer<typeof wholeVersion>;

/** The source of a copy: the copied version, and the published one. */
export const sourceStates = z.object({
  title: z.string(),
  /** Numbers of the copied and the published version. */
  from: z.number().int(),
  to: z.number().int(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** The version of its source that a copy was compared with last. */
export const rememberedVersion = z.strictObject({ version: z.number().int().min(1) });

const count = z.number().int();

/** The differences between two states of an item (`items/differences.ts`). */
export const itemDifferences = z.object({
  differences: z.array(
    z.discriminatedUnion('what', [
      z.object({
        what: z.literal('text'),
        field: z.enum(TEXT_FIELDS),
        before: z.string(),
        after: z.string(),
      }),
      z.object({
        what: z.literal('list'),
        field: z.enum(LIST_FIELDS),
        added: z.array(z.string()),
        removed: z.array(z.string()),
      }),
      z.object({
        what: z.literal('folder'),
        change: z.enum(['added', 'removed']),
        name: z.string(),
        images: count,
      }),
      z.object({
        what: z.literal('images'),
        folder: z.string(),
        added: count,
        removed: count,
        moved: z.boolean(),
      }),
      z.object({ what: z.literal('mainImage') }),
      z.object({ what: z.literal('findings') }),
      z.object({ what: z.literal('questions') }),
      z.object({ what: z.literal('presentation') }),
      z.object({
        what: z.literal('node'),
        change: z.enum(NODE_CHANGES),
        type: z.enum(NODE_TYPES),
        name: z.string(),
        within: z.string(),
        removed: z.array(z.string()),
        added: z.array(z.string()),
      }),
      z.object({
        what: z.literal('field'),
        path: z.string(),
        section: z.string(),
        table: z.string().optional(),
        row: z.string().optional(),
        field: z.string().optional(),
        change: z.enum(FIELD_CHANGES),
        before: z.string().optional(),
        after: z.string().optional(),
      }),
      z.object({ what: z.literal('layout') }),
    ]),
  ),
});
