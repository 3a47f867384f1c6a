import { assertAuthor } from '#lib/accounts/server/assert-author.ts';
import { findNames } from '#lib/accounts/server/users-queries.ts';
import { assertRoomForTexts } from '#lib/images/server/quota.ts';
import { AppError } from '#lib/platform/errors.ts';
import { isForeignKeyViolation } from '#lib/platform/server/base/failures.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { WRITING } from '#lib/reviews/review-rules.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from '../kinds/bodies.ts';
import { summarise } from '../kinds/body-rules.ts';
import { KINDS } from '../kinds/definitions.ts';
import { partTexts } from '../kinds/parts.ts';
import { startReview } from '../kinds/review-part.ts';
import { SCHEMAS } from '../kinds/schemas.ts';
import { fileReferences } from './bodies/file-references.ts';
import { recordEvent } from './events-queries.ts';
import { checkedTags, checkedTitle } from './item-fields.ts';
import { insertItem } from './item-write-queries.ts';

export interface ItemDraft {
  kind: ItemKind;
  title: string;
  tags: readonly string[];
  /** Validated by the kind's schema in `createItem`. */
  body: unknown;
  /** Initial visibility; new items are never public. */
  visibility?: 'draft' | 'private';
}

/** A body that passed its schema, as stored. @throws AppError `invalid` with the invalid fields */
export function checkedBody<Kind extends ItemKind>(kind: Kind, body: unknown): BodyOfKind[Kind] {
  const parsed = SCHEMAS[kind].body.safeParse(body);
  if (parsed.success) return parsed.data as BodyOfKind[Kind];
  const details = parsed.error.issues.slice(0, 20).map(({ path }) => path.join('.'));
  throw new AppError('invalid', { details, cause: parsed.error });
}

/**
 * Creates an item for a person; its files must already be stored. Its review begins with its creation.
 * @throws AppError `title_required`, `title_unreadable`, `title_too_long`, `tag_invalid`, `too_many_tags`, `invalid`,
 * `quota_full`, `reader_only`
 */
export async function createItem(
  context: Context,
  ownerId: string,
  draft: ItemDraft,
): Promise<{ id: string }> {
  const { kind } = draft;
  // For a reviewed kind, the review status takes the place of « draft ».
  const { visibility = KINDS[kind].reviewed ? 'private' : 'draft' } = draft;
  const title = checkedTitle(draft.title);
  const tags = checkedTags(draft.tags);
  const body = startReview(kind, checkedBody(kind, draft.body));
  const parts = partTexts(kind, body);
  await context.databaseRoom.assertFor(0);
  const now = context.now();
  const id = newId(now);
  try {
    await tx(context, async (trx) => {
      const owner = await findNames(trx, ownerId);
      if (!owner) throw new AppError('not_found');
      await assertAuthor(trx, ownerId);
      await insertItem(trx, {
        id,
        kind,
        ownerId,
        title,
        tags,
        visibility,
        authorName: owner.shown_name,
        body: { parts },
        summary: summarise(kind, body),
        review_status: KINDS[kind].reviewed ? WRITING : null,
        files: fileReferences(...Object.values(parts)),
        createdAt: now,
        updatedAt: now,
        publishedAt: 0,
      });
      await assertRoomForTexts(context, trx, { id, owner_id: ownerId, text_bytes: 0 }, ownerId);
      await recordEvent(trx, { type: 'create', at: now, userId: ownerId, item: { id, kind } });
    });
  } catch (error) {
    // The body references a file that is not stored.
    throw isForeignKeyViolation(error) ? new AppError('invalid', { cause: error }) : error;
  }
  return { id };
}
