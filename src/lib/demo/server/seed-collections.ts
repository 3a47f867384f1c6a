import type { Transaction } from 'kysely';
import { writeItems } from '#lib/collections/server/collected-case-queries.ts';
import { insertNamed, insertStanding, updateCollection } from '#lib/collections/server/collection-queries.ts';
import { writeNote } from '#lib/collections/server/note-queries.ts';
import { newShareToken } from '#lib/platform/server/base/secrets.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { demoCollections, demoNotes } from '../collections.ts';

interface Written {
  items: readonly { id: string; title: string }[];
  people: readonly { id: string; username: string }[];
  now: number;
}

const DAY = 86_400_000;

/** Lists of cases and notes of fictitious people; missing cases are left out. */
export async function seedCollections(
  trx: Transaction<Database>,
  { items, people, now }: Written,
): Promise<void> {
  const ownerOf = (username: string) => people.find((person) => person.username === username)?.id;
  const caseOf = (title: string) => items.find((item) => item.title === title)?.id;
  const at = now - 20 * DAY;
  for (const { owner, kind, name, description, shared, cases } of demoCollections) {
    const ownerId = ownerOf(owner);
    if (!ownerId) continue;
    const made =
      kind === 'named'
        ? await insertNamed(trx, ownerId, { name, description }, at)
        : await insertStanding(trx, ownerId, kind, at);
    const held = cases.flatMap(({ title, word = null }) => {
      const item_id = caseOf(title);
      return item_id ? [{ item_id, added_at: at, word }] : [];
    });
    await writeItems(trx, made.id, held);
    if (shared) await updateCollection(trx, made.id, { share_token: newShareToken() });
  }
  for (const { owner, title, content } of demoNotes) {
    const [userId, itemId] = [ownerOf(owner), caseOf(title)];
    if (userId && itemId) await writeNote(trx, { userId, itemId, content }, now - 3 * DAY);
  }
}
