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

/** The next review of an item, for its readers. */
export async function dueOf({ db, now }: Pick<Context, 'db' | 'now'>, itemId: string): Promise<ReviewDue> {
  const row = await readDueRow(db, itemId);
  if (!row) return NOTHING;
  const { due_on: dueOn, months, reviewed_on: reviewedOn } = row;
  return { dueOn, months, reviewedOn, state: dueState(dueOn, parisDay(now())) };
}

/** The next review of a protocol of which the actor is an author. @throws AppError `not_found`, `forbidden` */
export async function readDue(context: Context, actor: Actor, id: string): Promise<ReviewDue> {
  await writable(context.db, await findItem(context.db, KIND, id), actor);
  return dueOf(context, id);
}

/** Changes the next review of a protocol of which the actor is an author, and returns it. */
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
 * Sets the next review of a protocol: a number of months from today, on a date, or none.
 * @throws AppError `review_due_past` for an invalid date, `not_found`, `forbidden`
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
 * Records that a protocol was reviewed today without changes, and sets the next review. @throws AppError
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
 * Updates the next review after a validation: with a period, the item is due again after it; else a date in the past
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
  // The statement « Rien à changer » concerned the previous version.
  const due_on = row.months ? monthsAfter(today, row.months) : row.due_on;
  await writeDueRow(trx, { ...row, due_on, reviewed_on: null });
}

/** The actor's items with a review overdue or due within a month; the earliest first. */
export async function listDue(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Pick<Actor, 'id'>,
  limit: number,
): Promise<DueItem[]> {
  const today = parisDay(now());
  const rows = await readDueUntil(db, actor.id, dayAfter(today, DUE_SOON), limit);
  return rows.map(({ id, title, due_on }) => ({ id, title, dueOn: due_on, isOverdue: due_on < today }));
}
