import type { Actor } from '#lib/accounts/actor.ts';
import { lockPerson } from '#lib/accounts/server/users-queries.ts';
import { type DayClock, ownDay, startOfOwnDay } from '#lib/platform/day-clock.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { PracticeSettings, PracticeSettingsChange } from '../schemas.ts';
import { duesOf, moveDue } from './memory-queries.ts';
import { readSettings, writeSettings } from './settings-queries.ts';

/** A person's practice settings. */
export async function practiceSettings({ db }: Pick<Context, 'db'>, actor: Actor): Promise<PracticeSettings> {
  const { retention, clock } = await readSettings(db, actor.id);
  return { retention, ...clock };
}

/**
 * Changes a person's settings; absent fields stay unchanged. The retention applies to later grades. Cases stay due on
 * the same day, whose start moves to the new hour.
 */
export function changePracticeSettings(
  context: Pick<Context, 'db' | 'contentVersion'>,
  actor: Actor,
  changed: PracticeSettingsChange,
): Promise<PracticeSettings> {
  return tx(context, async (trx) => {
    await lockPerson(trx, actor.id);
    const before = await readSettings(trx, actor.id);
    const { retention, ...clock } = { retention: before.retention, ...before.clock, ...changed };
    await writeSettings(trx, actor.id, { retention, clock });
    const moves = (await duesOf(trx, actor.id))
      .map((from) => ({ from, to: moved(from, before.clock, clock) }))
      .filter(({ from, to }) => from !== to);
    for (const move of inOrder(moves)) await moveDue(trx, actor.id, move);
    return { retention, ...clock };
  });
}

const moved = (due: number, before: DayClock, clock: DayClock) => startOfOwnDay(ownDay(due, before), clock);

/** Sorts the moves of due dates so that none is moved twice: if days begin later, the latest dates move first. */
function inOrder<Move extends { from: number; to: number }>(moves: readonly Move[]): Move[] {
  const isLater = moves.some(({ from, to }) => to > from);
  return moves.toSorted((one, other) => (isLater ? other.from - one.from : one.from - other.from));
}
