import type { AccountDeletionPreview, ItemsByVisibility } from '#lib/contract/deletion.ts';
import type { Context } from '../../context.ts';
import { countCopiesOfOthers } from '../../db/images/copies-of-others.ts';
import { countOwnItems } from '../../db/items/own-counts.ts';
import { coWrittenItems } from '../../db/items/successors.ts';

/** What deleting a person's account would do to their items, as things stand: `deleteAccount` decides by the same query. */
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
