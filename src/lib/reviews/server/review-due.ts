import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { findItem, lockItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { dayAfter } from '#lib/platform/calendar.ts';
import { parisDay } from '#lib/platform/day.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { DUE_SOON, type DuePeriod, dueState, maybeDueOn, monthsAfter } from '../due.ts';
import type { DueItem, DueToSet, ReviewDue } from '../due-schemas.ts';
import { readDueRow, readDueUntil, removeDueRow, writeDueRow } from './due-queries.ts';

const KIND = 'protocol';
const NOTHING: ReviewDue = { dueOn: null, months: null, reviewedOn: null, state: null };

/** When an item is to be reviewed again, for its readers. */
export async function dueOf({ db, now }: Pick<Context, 'db' | 'now'>, itemId: string): Promise<ReviewDue> {
  const row = await readDueRow(db, itemId);
  if (!row) return NOTHING;
  const { due_on: dueOn, months, reviewed_on: reviewedOn } = row;
  return { dueOn, months, reviewedOn, state: dueState(dueOn, parisDay(now())) };
}

/** When a protocol that the actor writes is to be reviewed again. @throws AppError `not_found`, `forbidden` */
export async function readDue(context: Context, actor: Actor, id: string): Promise<ReviewDue> {
  await writable(context.db, await findItem(context.db, KIND, id), actor);
  return dueOf(context, id);
}

/** Changes a protocol that the actor writes, and returns when it is then due. */
async function changed(
  context: Context,
  actor: Actor,
  id: string,
  change: (trx: Transaction<Database>) => Promise<void>,
): Promise<ReviewDue> {
  return tx(context, async (trx) => {
    await writable(trx, await lockItem(trx, KIND, id), actor);
    await change(trx);
    return dueOf({ ...context, db: trx }, id);
  });
}

/**
 * Sets when a protocol is to be reviewed again: this many months from today on, on a day, or not at all.
 * @throws AppError `review_due_past` for an impossible day, `not_found`, `forbidden`
 */
export async function setDue(
  context: Context,
  actor: Actor,
  id: string,
  { months, dueOn }: DueToSet,
): Promise<ReviewDue> {
  const today = parisDay(context.now());
  if (dueOn !== null && !maybeDueOn(dueOn, today)) throw new AppError('review_due_past');
  return changed(context, actor, id, async (trx) => {
    const day = dueOn ?? (months === null ? null : monthsAfter(today, months));
    if (day === null) return removeDueRow(trx, id);
    const reviewed_on = (await readDueRow(trx, id))?.reviewed_on ?? null;
    return writeDueRow(trx, { item_id: id, due_on: day, months, reviewed_on });
  });
}

/**
 * Writes down that a protocol was reviewed today with nothing to change, and when it is due again. @throws AppError
 * `not_found`, `forbidden`
 */
export function reviewUnchanged(
  context: Context,
  actor: Actor,
  id: string,
  months: DuePeriod,
): Promise<ReviewDue> {
  const today = parisDay(context.now());
  return changed(context, actor, id, (trx) =>
    writeDueRow(trx, { item_id: id, due_on: monthsAfter(today, months), months, reviewed_on: today }),
  );
}

/**
 * A version that is validated was reviewed: with a period the item is due again after it, and a date that has passed
 * is removed. The item must be locked.
 */
export async function moveDueOn(
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Database>,
  itemId: string,
): Promise<void> {
  const row = await readDueRow(trx, itemId);
  if (!row) return;
  const today = parisDay(now());
  if (!row.months && row.due_on <= today) return removeDueRow(trx, itemId);
  // « Rien à changer » was answered about the version before.
  const due_on = row.months ? monthsAfter(today, row.months) : row.due_on;
  await writeDueRow(trx, { ...row, due_on, reviewed_on: null });
}

/** The actor's items that are due within a month, or overdue; the first due first. */
export async function listDue(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Pick<Actor, 'id'>,
  limit: number,
): Promise<DueItem[]> {
  const today = parisDay(now());
  const rows = await readDueUntil(db, actor.id, dayAfter(today, DUE_SOON), limit);
  return rows.map(({ id, title, due_on }) => ({ id, title, dueOn: due_on, isOverdue: due_on < today }));
}
