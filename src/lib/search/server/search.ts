import type { Actor } from '#lib/accounts/actor.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { shownFigures } from '#lib/items/kinds/shown-figures.ts';
import { type CardRow, readCardRows } from '#lib/items/server/card-rows-queries.ts';
import { findMine, findPublic } from '#lib/items/server/list-items.ts';
import type { FoundPage } from '#lib/items/server/lists/asked.ts';
import { projectCard } from '#lib/items/server/project-card.ts';
import { openedAmong } from '#lib/items/server/views-queries.ts';
import { foldedWords } from '#lib/platform/fold.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Correction, SearchTerm } from '../read-search.ts';
import type { FoundOfKind, SearchAnswer, SearchHit } from '../schemas.ts';
import { matchExplanation, spelled, wantedOf } from './why.ts';

/** The person's own items come first, but leave this fraction of the results to public ones. */
const OWN_SHARE = 0.4;

/** The results of one list. */
interface FoundList extends FoundPage {
  kind: ItemKind;
  isOwn: boolean;
  /** The search terms with this list's corrections. */
  wanted: SearchTerm[];
}

/** The results for the own or the public list of a kind; undefined when nothing was searched for. */
const listOf = (lists: readonly FoundList[], kind: ItemKind, isOwn: boolean) =>
  lists.find((each) => each.kind === kind && each.isOwn === isOwn);

/**
 * The results in the public lists and the actor's own, for each kind. A search with punctuation only finds
 * nothing.
 * @param most maximum number of results of each kind
 * @throws AppError `busy` when it takes too long
 */
export async function search(
  context: Context,
  actor: Actor,
  words: string,
  most: number,
): Promise<SearchAnswer> {
  const lists = foldedWords(words).length === 0 ? [] : await findLists(context, actor, words, most);
  const told = new Map(ITEM_KINDS.map((kind) => [kind, together(lists, kind, most)]));
  const ids = [...told.values()].flat();
  const [rows, opened] = await Promise.all([
    readCardRows(context.db, ids, null),
    openedAmong(context.db, ids, actor.id),
  ]);
  const ofKind = (kind: ItemKind): FoundOfKind => {
    const readable = rows.filter((row) => row.kind === kind && isReadable(row, actor));
    const hits = readable.map((row) => ({
      ...hitOf(row, actor, lists),
      ...(opened.has(row.id) && row.owner_id !== actor.id && { read: true }),
    }));
    return {
      // The two lists rank differently, and own items may also be in the public list.
      hits: hits.toSorted((a, b) => Number(b.mine) - Number(a.mine)),
      public: listOf(lists, kind, false)?.total ?? 0,
      mine: listOf(lists, kind, true)?.total ?? 0,
    };
  };
  const corrections = correctionsOf(lists, rows, actor);
  return {
    questionnaire: ofKind('questionnaire'),
    case: ofKind('case'),
    protocol: ofKind('protocol'),
    ...(corrections.length > 0 && { corrections }),
  };
}

async function findLists(context: Context, actor: Actor, words: string, most: number): Promise<FoundList[]> {
  const found = ITEM_KINDS.flatMap((kind) => {
    const query = { ...parseListQuery(kind, new URLSearchParams({ q: words })), limit: most };
    // Other people's cases are shown without their titles, which their order must not reveal either.
    const hidden = { ...query, titlesHidden: KINDS[kind].hidesTitles };
    const read = (isOwn: boolean) => (page: FoundPage) => ({
      ...page,
      kind,
      isOwn,
      wanted: wantedOf(words, page.corrections),
    });
    return [
      findPublic(context, kind, hidden, { actor }).then(read(false)),
      findMine(context, kind, query, actor).then(read(true)),
    ];
  });
  return Promise.all(found);
}

/** The ids of the results of a kind: own ones first, then the others, each once. */
function together(lists: readonly FoundList[], kind: ItemKind, most: number): string[] {
  const own = listOf(lists, kind, true)?.ids ?? [];
  const others = (listOf(lists, kind, false)?.ids ?? []).filter((id) => !own.includes(id));
  const ownPlaces = Math.max(Math.ceil(most * OWN_SHARE), most - others.length);
  return [...own.slice(0, ownPlaces), ...others].slice(0, most);
}

/** Whether an item is still readable: it may have been deleted or made private since it was found. */
function isReadable(row: CardRow, actor: Actor): boolean {
  return row.visibility === 'public' || row.owner_id === actor.id;
}

function hidesTitle(row: Pick<CardRow, 'kind' | 'owner_id'>, actor: Actor): boolean {
  return KINDS[row.kind].hidesTitles && row.owner_id !== actor.id;
}

function hitOf(row: CardRow, actor: Actor, lists: readonly FoundList[]): SearchHit {
  const titlesHidden = hidesTitle(row, actor);
  const card = projectCard(row, { askerId: actor.id, titlesHidden, withIndication: true });
  const wanted = titlesHidden ? [] : (lists.find(({ ids }) => ids.includes(row.id))?.wanted ?? []);
  return {
    _id: card._id,
    title: card.title,
    tags: card.tags,
    ...shownFigures(row.kind, card),
    author: card.author.name,
    mine: card.mine,
    visibility: card.visibility,
    ...(wanted.length > 0 && matchExplanation(row.kind, row, wanted)),
  };
}

/** The corrections of mistyped words, except words that a result contains as typed. */
function correctionsOf(lists: readonly FoundList[], rows: readonly CardRow[], actor: Actor): Correction[] {
  const told = lists
    .filter(({ total }) => total > 0)
    .map(({ kind, isOwn, corrections }) => {
      const shown = rows.filter((row) => row.kind === kind && !hidesTitle(row, actor));
      return spelled(corrections, shown, KINDS[kind].hidesTitles && !isOwn);
    });
  const words = new Map<string, Set<string>>();
  for (const { typed } of told[0] ?? []) {
    const each = told.map((list) => list.find((correction) => correction.typed === typed)?.words);
    if (each.every((read) => read !== undefined)) words.set(typed, new Set(each.flat()));
  }
  return [...words].map(([typed, read]) => ({ typed, words: [...read] }));
}
