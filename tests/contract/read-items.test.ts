import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { countPublicOptions } from '#lib/items/server/count-options.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { viewItem } from '#lib/items/server/view-item.ts';
import { describeEachEngine } from './engines.ts';
import { makeSample, pickFrom, randomFrom, type Sample } from './sample-items.ts';

const query = (search: string) => parseListQuery('case', new URLSearchParams(search), 'reader');

describeEachEngine('what one has read', (context) => {
  const pick = pickFrom(randomFrom(3));
  const others: Sample[] = [];
  let own: Sample;
  let lea: Actor;
  let tom: Actor;

  beforeAll(async () => {
    lea = await context().person('lea');
    tom = await context().person('tom');
    for (let index = 0; index < 4; index += 1)
      others.push(await makeSample(context(), lea, 'case', pick, 'public'));
    own = await makeSample(context(), tom, 'case', pick, 'public');
    for (const { id } of others.slice(0, 2)) {
      const item = await context()
        .db.selectFrom('item')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await viewItem(context(), item, tom);
    }
  });

  async function listed(search: string, actor: Actor | null): Promise<string[]> {
    const { items } = await listPublic(context(), 'case', query(search), actor);
    return items.map(({ _id }) => _id).sort();
  }

  const ids = (samples: readonly Sample[]) => samples.map(({ id }) => id).sort();

  test('the filter holds what that person has opened or owns, or the rest', async () => {
    expect(await listed('lu=oui', tom)).toEqual(ids([...others.slice(0, 2), own]));
    expect(await listed('lu=non', tom)).toEqual(ids(others.slice(2)));
    expect(await listed('lu=oui&lu=non', tom)).toEqual(ids([...others, own]));
    expect(await listed('lu=non', lea)).toEqual(ids([own]));
  });

  test('signed out, there is no such filter', async () => {
    expect(await listed('lu=non', null)).toEqual(ids([...others, own]));
    expect(parseListQuery('case', new URLSearchParams('lu=non')).selected).toEqual({});
  });

  test('a card is marked for who has opened it, and for nobody else', async () => {
    const marked = async (actor: Actor | null) =>
      (await listPublic(context(), 'case', query(''), actor)).items.flatMap((item) =>
        item.read ? item._id : [],
      );
    expect((await marked(tom)).sort()).toEqual(ids(others.slice(0, 2)));
    expect(await marked(lea)).toEqual([]);
    expect(await marked(null)).toEqual([]);
  });

  test('options count it, beside the other filters', async () => {
    const counts = await countPublicOptions(context(), 'case', query(''), tom);
    expect(counts.lu).toEqual({ oui: 3, non: 2 });
    const unread = await countPublicOptions(context(), 'case', query('lu=non'), tom);
    const { difficulte = {} } = unread;
    for (const [level, count] of Object.entries(difficulte))
      expect(count, level).toBe((await listed(`lu=non&difficulte=${level}`, tom)).length);
    expect(Object.values(difficulte).some((count) => count > 0)).toBe(true);
    expect(
      (await countPublicOptions(context(), 'case', parseListQuery('case', new URLSearchParams()), null)).lu,
    ).toBeUndefined();
  });
});
