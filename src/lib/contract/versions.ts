import { z } from 'zod';
import { WORD_MAX } from '#lib/domain/item.ts';

/** What publishing anew takes. */
export const publication = z.strictObject({
  /** What the author says of the version. */
  word: z.string().trim().max(WORD_MAX).optional(),
  /** The item's newest revision: nobody publishes what they have not seen. */
  revision: z.number().int(),
});

/** A publication of an item, without its body. */
export const itemVersion = z.object({
  number: z.number().int(),
  /** ISO 8601. */
  publishedAt: z.string(),
  /** Null once the account is gone. */
  publisher: z.string().nullable(),
  word: z.string().nullable(),
  title: z.string(),
  tags: z.array(z.string()),
  /** Whether it is what readers see now. */
  isPublic: z.boolean(),
});
export type ItemVersion = z.infer<typeof itemVersion>;

export const itemVersions = z.object({ versions: z.array(itemVersion) });

/** A version whole. */
export const wholeVersion = itemVersion.extend({ body: z.record(z.string(), z.unknown()) });
