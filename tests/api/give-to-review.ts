import type { Person, Site } from './site.ts';

/** Names a reviewer for an item whose review is requested. */
export async function giveToReview({ context: { db } }: Site, id: string, reviewer: Person): Promise<void> {
  const { id: user_id } = await db
    .selectFrom('user')
    .select('id')
    .where('username', '=', reviewer.username)
    .executeTakeFirstOrThrow();
  const person = { item_id: id, user_id, role: 'reviewer', added_at: 0, added_by: null } as const;
  await db.insertInto('item_person').values(person).execute();
  await db.updateTable('item').set({ review_status: 'En révision' }).where('id', '=', id).execute();
}
