import type { Transaction } from 'kysely';
import { updateUser } from '#lib/accounts/server/users-queries.ts';
import { insertFlag } from '#lib/moderation/server/flags-queries.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { demoFlags } from '../moderation.ts';

const DAY = 86_400_000;

/** Seeds the flags by the demo's readers, and the administrator who settles them. */
export async function seedModeration(
  trx: Transaction<Database>,
  {
    items,
    people,
    administratorId,
    now,
  }: {
    items: readonly { id: string; title: string }[];
    people: readonly { id: string; username: string }[];
    administratorId: string;
    now: number;
  },
): Promise<void> {
  await updateUser(trx, administratorId, { account_role: 'administrator' });
  for (const { title, by, reason, note, daysAgo } of demoFlags) {
    const item = items.find((each) => each.title === title);
    const person = people.find(({ username }) => username === by);
    if (!item || !person) continue;
    const at = now - daysAgo * DAY;
    await insertFlag(trx, {
      id: newId(at),
      item_id: item.id,
      collection_id: null,
      image: null,
      commenter_id: null,
      reason,
      note,
      user_id: person.id,
      created_at: at,
      settled_at: null,
      outcome: null,
    });
  }
}
