import type { FoundOfKind, SearchAnswer, SearchHit } from '#lib/contract/search.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { foldedWords } from '#lib/domain/fold.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { parseListQuery } from '#lib/kinds/list-query.ts';
import type { Context } from '../../context.ts';
import { type CardRow, readCardRows } from '../../db/lists/card-rows.ts';
import { findMine, findPublic } from './list-items.ts';
import { projectCard } from './project-card.ts';

/** One's own come first, but leave room for this share of what is public. */
const OWN_SHARE = 0.4;

interface FoundIds {
  kind: ItemKind;
  ids: string[];
  public: number;
  mine: number;
}

/**
 * What the public lists and the actor's own hold of some words, of each kind. Words of nothing but signs find nothing.
 * @param most how many of each kind are told
 * @throws AppError `busy` when it takes too long
 */
export async function search(
  context: Context,
  actor: Actor,
  words: string,
  most: number,
): Promise<SearchAnswer> {
  const found = foldedWords(words).length === 0 ? [] : await findIds(context, actor, words, most);
  const ids = found.flatMap((each) => each.ids);
  const rows = new Map((await readCardRows(context.db, ids, null)).map((row) => [row.id, row]));
  const told = (kind: ItemKind): FoundOfKind => {
    const { ids: own = [], public: all = 0, mine = 0 } = found.find((each) => each.kind === kind) ?? {};
    const hits = own.flatMap((id) => hitOf(rows.get(id), actor));
    // The two lists rank differently: one's own may stand among the others' too.
    return { hits: hits.toSorted((a, b) => Number(b.mine) - Number(a.mine)), public: all, mine };
  };
  return { questionnaire: told('questionnaire'), case: told('case'), protocol: told('protocol') };
}

function findIds(context: Context, actor: Actor, words: string, most: number): Promise<FoundIds[]> {
  return Promise.all(
    ITEM_KINDS.map(async (kind) => {
      const query = { ...parseListQuery(kind, new URLSearchParams({ q: words })), limit: most };
      // Others' cases are told without their titles, which their order must not tell either.
      const hidden = { ...query, titlesHidden: KINDS[kind].hidesTitles };
      const [all, own] = await Promise.all([
        findPublic(context, kind, hidden, { actor }),
        findMine(context, kind, query, actor),
      ]);
      return { kind, ids: together(own.ids, all.ids, most), public: all.total, mine: own.total };
    }),
  );
}

/** Own ones first, then the others; each once. */
function together(own: readonly string[], all: readonly string[], most: number): string[] {
  const others = all.filter((id) => !own.includes(id));
  const ownPlaces = Math.max(Math.ceil(most * OWN_SHARE), most - others.length);
  return [...own.slice(0, ownPlaces), ...others].slice(0, most);
}

function hitOf(row: CardRow | undefined, actor: Actor): SearchHit[] {
  // Gone, or made private, since it was found.
  if (!row || (row.visibility !== 'public' && row.owner_id !== actor.id)) return [];
  const titlesHidden = KINDS[row.kind].hidesTitles && row.owner_id !== actor.id;
  const card = projectCard(row, { askerId: actor.id, titlesHidden });
  return [
    {
      _id: card._id,
      title: card.title,
      tags: card.tags,
      ...('difficulty' in card && { difficulty: card.difficulty }),
      author: card.author.name,
      mine: card.mine,
      visibility: card.visibility,
    },
  ];
}
