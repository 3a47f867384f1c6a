import type { Actor } from '#lib/accounts/actor.ts';
import { lacksRecoveryCodes } from '#lib/accounts/server/recovery-codes.ts';
import { countWaitingFor } from '#lib/confirmations/server/list-waiting.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { parseListQuery, type Sort } from '#lib/items/kinds/list-query.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { readCardRows } from '#lib/items/server/card-rows-queries.ts';
import { readChangedSources } from '#lib/items/server/copies-queries.ts';
import { findPublic } from '#lib/items/server/list-items.ts';
import { countOwnItems } from '#lib/items/server/own-counts-queries.ts';
import { projectCard } from '#lib/items/server/project-card.ts';
import { readUnfinished } from '#lib/items/server/unfinished-queries.ts';
import { countOpenFlags } from '#lib/moderation/server/flags-queries.ts';
import { countUnreadNotices } from '#lib/moderation/server/notices-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { practiceSummary } from '#lib/practice/server/summarise-practice.ts';
import { listDue } from '#lib/reviews/server/review-due.ts';
import { ownContentWeek } from '#lib/statistics/server/read-own-week.ts';
import type { ChangedSource, HomePage, UnfinishedItem } from '../home.ts';

/** Number of cards in each short list, and of lines for own items. */
const CARDS = 4;
const LINES = 5;
/** Maximum number of lines for protocols with a review due. */
const DUE_LINES = 100;

/** The data of the signed-in home page. */
export async function home(context: Context, actor: Actor): Promise<HomePage> {
  const [
    counts,
    practice,
    week,
    unfinished,
    changedSources,
    lists,
    notices,
    waiting,
    due,
    flags,
    lacksCodes,
  ] = await Promise.all([
    countOwnItems(context.db, actor.id),
    practiceSummary(context, actor),
    ownContentWeek(context, actor),
    unfinishedOf(context, actor),
    changedSourcesOf(context, actor),
    firstCards(context, actor),
    countUnreadNotices(context.db, actor.id),
    countWaitingFor(context, actor),
    listDue(context, actor, DUE_LINES),
    actor.role === 'administrator' ? countOpenFlags(context.db) : 0,
    lacksRecoveryCodes(context, actor.id),
  ]);
  const ownOf = (kind: ItemKind) => {
    const own = counts.filter((row) => row.kind === kind);
    return {
      count: own.reduce((sum, { count }) => sum + count, 0),
      drafts: own.find(({ visibility }) => visibility === 'draft')?.count ?? 0,
    };
  };
  const own = { questionnaire: ownOf('questionnaire'), case: ownOf('case'), protocol: ownOf('protocol') };
  return { own, practice, week, notices, waiting, due, flags, lacksCodes, unfinished, changedSources, lists };
}

async function unfinishedOf({ db }: Context, { id: ownerId }: Actor): Promise<UnfinishedItem[]> {
  const rows = await readUnfinished(db, ownerId, LINES);
  return rows.map(({ id, kind, title, working_title, visibility, updated_at }) => ({
    id,
    kind,
    title: working_title ?? title,
    visibility,
    updatedAt: new Date(updated_at).toISOString(),
  }));
}

async function changedSourcesOf({ db }: Context, { id: ownerId }: Actor): Promise<ChangedSource[]> {
  const rows = await readChangedSources(db, ownerId, LINES);
  return rows.map(({ id, kind, title, working_title, shown_name, changed_at }) => ({
    id,
    kind,
    title: working_title ?? title,
    author: shown_name ?? '',
    changedAt: new Date(changed_at).toISOString(),
  }));
}

/** New and popular items of each kind: the lists are cached, and all cards are read in one query. */
async function firstCards(context: Context, actor: Actor): Promise<HomePage['lists']> {
  const idsOf = async (kind: ItemKind, sort: Sort) => {
    const query = { ...parseListQuery(kind, new URLSearchParams()), sort, limit: CARDS };
    return (await findPublic(context, kind, query, { actor: null })).ids;
  };
  const found = await Promise.all(
    ITEM_KINDS.map(async (kind) => {
      const [recent, popular] = await Promise.all([idsOf(kind, 'recents'), idsOf(kind, 'populaires')]);
      return { kind, recent, popular };
    }),
  );
  const ids = new Set(found.flatMap(({ recent, popular }) => [...recent, ...popular]));
  const rows = await readCardRows(context.db, [...ids], null);
  const cards = new Map(
    rows.map((row) => [row.id, projectCard(row, { askerId: actor.id, withIndication: true })]),
  );
  const cardsOf = (list: readonly string[] = []): ItemCard[] =>
    list.flatMap((id) => {
      const card = cards.get(id);
      return card?.visibility === 'public' ? [card] : [];
    });
  const listsOf = (kind: ItemKind) => {
    const own = found.find((each) => each.kind === kind);
    return { recent: cardsOf(own?.recent), popular: cardsOf(own?.popular) };
  };
  return { questionnaire: listsOf('questionnaire'), case: listsOf('case'), protocol: listsOf('protocol') };
}
