import type { Actor } from '#lib/accounts/actor.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { readRequests, requestsTo } from './confirmation-queries.ts';

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** The requests to confirm the versions of an item, for its archive. */
export async function exportedConfirmations({ db }: Pick<Context, 'db'>, itemId: string) {
  return (await readRequests(db, itemId)).map(({ version, username, name, asked_at, confirmed_at }) => ({
    version,
    username,
    name,
    askedAt: iso(asked_at),
    confirmedAt: iso(confirmed_at),
  }));
}

/** The requests to a person, and their confirmations. */
export async function exportedReadings({ db }: Pick<Context, 'db'>, actor: Actor) {
  return (await requestsTo(db, actor.id)).map(({ id, kind, version, asked_at, confirmed_at }) => ({
    item: { id, kind },
    version,
    askedAt: iso(asked_at),
    confirmedAt: iso(confirmed_at),
  }));
}
