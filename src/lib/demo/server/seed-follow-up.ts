import type { Transaction } from 'kysely';
import { addRequest, writeConfirmed } from '#lib/confirmations/server/confirmation-queries.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { dayAfter } from '#lib/platform/calendar.ts';
import { parisDay } from '#lib/platform/day.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { writeDueRow } from '#lib/reviews/server/due-queries.ts';
import { demoFollowUp as demo } from '../confirmations.ts';

const DAY = 86_400_000;

interface Seeded {
  items: readonly { id: string; kind: ItemKind; ownerId: string }[];
  people: readonly { id: string; username: string }[];
  now: number;
}

/** Seeds requests to confirm the demo's protocols, and an overdue review. */
export async function seedFollowUp(
  trx: Transaction<Database>,
  { items, people, now }: Seeded,
): Promise<void> {
  const idOf = (username: string) => people.find((each) => each.username === username)?.id;
  const person = idOf(demo.person);
  const protocols = items.filter(({ kind }) => kind === 'protocol');
  const others = protocols.find(({ ownerId }) => ownerId !== person);
  // A small demo may contain none of this person's protocols.
  const own = protocols.find(({ ownerId }) => ownerId === person) ?? protocols.at(-1);
  const at = now - demo.askedDays * DAY;
  const ask = async (itemId: string, userId: string | undefined) => {
    const version = (await findItem(trx, 'protocol', itemId))?.published_version;
    if (!userId || !version) return undefined;
    await addRequest(trx, { item_id: itemId, version, user_id: userId, asked_at: at });
    return { itemId, version, userId };
  };
  if (others) await ask(others.id, person);
  if (!own) return;
  for (const [index, username] of [...demo.confirmed, ...demo.waiting].entries()) {
    const asked = await ask(own.id, idOf(username));
    if (asked && index < demo.confirmed.length)
      await writeConfirmed(trx, { ...asked, at: at + (index + 1) * DAY });
  }
  const due_on = dayAfter(parisDay(now), -demo.overdueDays);
  await writeDueRow(trx, { item_id: own.id, due_on, months: 12, reviewed_on: null });
}
