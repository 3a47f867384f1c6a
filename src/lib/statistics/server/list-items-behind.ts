import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { mayRead } from '#lib/items/server/readable-item.ts';
import { dayAfter } from '#lib/platform/calendar.ts';
import { ownDay, startOfOwnDay } from '#lib/platform/day-clock.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { EventType } from '#lib/platform/server/db/schema.ts';
import { readSettings } from '#lib/practice/server/settings-queries.ts';
import type { Range } from '../period-rules.ts';
import type { BehindItem, GradedFilter, OwnList } from '../rules.ts';
import { gradedCases, memoriesOf } from './graded-attempt-queries.ts';
import { isForgotten, isLearned } from './memory-state.ts';
import { itemsById, itemsOfEvents, type NamedItem, revealedCases } from './own-activity-queries.ts';
import { spanOf } from './own-days.ts';
import { difficultyOf, valuesOf } from './success.ts';

type Found = Pick<BehindItem, 'id' | 'kind' | 'count' | 'right' | 'day'>;

const EVENT_OF: Partial<Record<OwnList, EventType>> = {
  opened: 'view',
  answered: 'answer',
  reports: 'report',
};

async function found(
  { db, now }: Context,
  actor: Actor,
  range: Range,
  list: OwnList,
  { confidence }: GradedFilter,
): Promise<Found[]> {
  const type = EVENT_OF[list];
  const { clock } = await readSettings(db, actor.id);
  const span = spanOf(range, clock);
  if (type) {
    const rows = await itemsOfEvents(db, { userId: actor.id, type, ...span });
    return rows.map(({ item_id, kind, count, last }) => ({
      id: item_id,
      kind,
      count,
      right: null,
      day: ownDay(last, clock),
    }));
  }
  const kind: ItemKind = 'case';
  if (list === 'graded') {
    const rows = await gradedCases(db, actor.id, span, confidence);
    return rows.map(({ item_id, graded, right, last }) => ({
      id: item_id,
      kind,
      count: graded,
      right,
      day: ownDay(last, clock),
    }));
  }
  const tomorrow = startOfOwnDay(dayAfter(ownDay(now(), clock), 1), clock);
  const memories = await memoriesOf(db, actor.id);
  return memories
    .filter((memory) =>
      list === 'due'
        ? memory.comesBack && memory.due < tomorrow
        : list === 'learned'
          ? isLearned(memory)
          : isForgotten(memory),
    )
    .map(({ item_id, reps, last_review }) => ({
      id: item_id,
      kind,
      count: reps,
      right: null,
      day: ownDay(last_review, clock),
    }));
}

const matches = (item: NamedItem | undefined, { dimension, value }: GradedFilter) => {
  if (!dimension) return true;
  const values = item ? valuesOf({ tags: item.tags, difficulty: difficultyOf(item.summary) }, dimension) : [];
  return value === null ? values.length === 0 : values.includes(value ?? '');
};

/**
 * The items behind a figure of the person's own activity, most frequent first. For items that they may no longer read
 * only the count is shown; the title of a case only if its answer was viewed.
 */
export async function itemsBehind(
  context: Context,
  actor: Actor,
  range: Range,
  list: OwnList,
  filter: GradedFilter = {},
): Promise<BehindItem[]> {
  const rows = await found(context, actor, range, list, filter);
  const items = await itemsById(
    context.db,
    rows.map(({ id }) => id),
  );
  const revealed = await revealedCases(context.db, actor.id);
  const named = (id: string, item: NamedItem) =>
    !KINDS[item.kind].hidesTitles || item.owner_id === actor.id || revealed.has(id) ? item.title : null;
  return rows
    .filter(({ id }) => matches(items.get(id), filter))
    .map((row) => {
      const item = items.get(row.id);
      if (!item || !mayRead(item, actor)) return { ...row, title: undefined, tags: [] };
      return { ...row, title: named(row.id, item), tags: item.tags };
    })
    .sort((one, other) => other.count - one.count || (one.day < other.day ? 1 : -1));
}
