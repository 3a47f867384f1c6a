import type { Kysely } from 'kysely';
import { fold } from '#lib/platform/fold.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ItemKind } from '../item.ts';

const OPTIONS_MAX = 40;

/** The most frequent tags, in the spelling of the oldest item that has them. */
export async function tagOptions(
  db: Kysely<Database>,
  kind: ItemKind,
  scope: 'public' | { ownerId: string },
): Promise<string[]> {
  const rows = db.selectFrom('item_facet').where('item_facet.facet', '=', 'tag');
  const scoped =
    scope === 'public'
      ? rows.where('item_facet.kind', '=', kind).where('item_facet.visibility', '=', 'public')
      : rows.where('item_facet.number', 'in', (eb) =>
          eb
            .selectFrom('item')
            .select('item.number')
            .where('item.owner_id', '=', scope.ownerId)
            .where('item.kind', '=', kind),
        );
  const found = await scoped
    .select((eb) => [
      'item_facet.value',
      eb.fn.countAll<number>().as('uses'),
      eb.fn.min<number>('item_facet.number').as('oldest'),
    ])
    .groupBy('item_facet.value')
    .orderBy('uses', 'desc')
    .orderBy('item_facet.value')
    .limit(OPTIONS_MAX)
    .execute();
  const written = await tagsOf(db, [...new Set(found.map(({ oldest }) => oldest))]);
  return found.map(({ value, oldest }) => written.get(`${oldest} ${value}`) ?? value);
}

/** The tags of some items in their original spelling, by the item's number and folded tag. */
async function tagsOf(db: Kysely<Database>, numbers: number[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('item')
    .innerJoin('item_tag', 'item_tag.item_id', 'item.id')
    .select(['item.number', 'item_tag.tag'])
    .where('item.number', 'in', numbers)
    .execute();
  return new Map(rows.map(({ number, tag }) => [`${number} ${fold(tag)}`, tag]));
}
