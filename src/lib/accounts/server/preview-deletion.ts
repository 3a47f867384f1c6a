import { countCopiesOfOthers } from '#lib/images/server/copies-of-others-queries.ts';
import { countOwnItems } from '#lib/items/server/own-counts-queries.ts';
import { coWrittenItems } from '#lib/items/server/successors-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { AccountDeletionPreview, ItemsByVisibility } from '../deletion-schemas.ts';

/** The effects that deleting an account would have now; `deleteAccount` uses the same query. */
export async function previewAccountDeletion(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<AccountDeletionPreview> {
  const alone: ItemsByVisibility = { public: 0, private: 0 };
  for (const { visibility, count } of await countOwnItems(db, userId))
    alone[visibility === 'public' ? 'public' : 'private'] += Number(count);
  const coWritten = new Map<string, ItemsByVisibility & { name: string }>();
  for (const { visibility, successor } of await coWrittenItems(db, userId)) {
    const side = visibility === 'public' ? 'public' : 'private';
    const theirs = coWritten.get(successor.id) ?? { name: successor.name, public: 0, private: 0 };
    theirs[side] += 1;
    alone[side] -= 1;
    coWritten.set(successor.id, theirs);
  }
  return { alone, coWritten: [...coWritten.values()], copies: await countCopiesOfOthers(db, userId) };
}
