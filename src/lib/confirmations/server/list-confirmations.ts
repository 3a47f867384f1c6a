import type { Actor } from '#lib/accounts/actor.ts';
import { findItem, type ItemRow } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { confirmationState } from '../confirmation.ts';
import type { ItemConfirmations } from '../schemas.ts';
import { type RequestRow, readRequests } from './confirmation-queries.ts';

/** Whether the person asked can read the item now: it is public or their own, and they are not suspended. */
export const mayReadNow = (
  { visibility }: Pick<ItemRow, 'visibility'>,
  { role, suspended_at }: Pick<RequestRow, 'role' | 'suspended_at'>,
): boolean => suspended_at === null && (visibility === 'public' || role === 'author');

/** People who were asked about the last version, can read the one in use, and were not asked about it yet. */
export function askedBefore(item: ItemRow, rows: readonly RequestRow[]): string[] {
  const current = item.published_version;
  if (current === null || item.visibility !== 'public') return [];
  const last = Math.max(0, ...rows.filter(({ version }) => version < current).map(({ version }) => version));
  const asked = new Set(rows.filter(({ version }) => version === current).map(({ user_id }) => user_id));
  return rows
    .filter((row) => row.version === last && !asked.has(row.user_id) && mayReadNow(item, row))
    .filter(({ user_id }) => user_id !== item.owner_id)
    .map(({ user_id }) => user_id);
}

const iso = (instant: number) => new Date(instant).toISOString();

/** The requests of an item, as its authors see them. */
export async function confirmationsOf(db: Context['db'], item: ItemRow): Promise<ItemConfirmations> {
  const rows = await readRequests(db, item.id);
  const current = item.published_version;
  const requests = rows.map((row) => ({
    version: row.version,
    username: row.username,
    name: row.name,
    askedAt: iso(row.asked_at),
    confirmedAt: row.confirmed_at === null ? null : iso(row.confirmed_at),
    state: confirmationState({
      version: row.version,
      isConfirmed: row.confirmed_at !== null,
      mayRead: mayReadNow(item, row),
      current,
    }),
  }));
  return {
    version: current,
    isPublic: item.visibility === 'public',
    requests,
    askableAgain: askedBefore(item, rows).length,
  };
}

/** The requests about a protocol that the actor may edit. @throws AppError `not_found`, `forbidden` */
export async function listConfirmations(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  id: string,
): Promise<ItemConfirmations & { title: string }> {
  const item = await writable(db, await findItem(db, 'protocol', id), actor);
  return { ...(await confirmationsOf(db, item)), title: item.title };
}
