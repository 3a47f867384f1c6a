import { expect, test } from 'vitest';
import type { ItemKind } from '#lib/items/item.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listPublic } from '#lib/items/server/list-items.ts';
import { rateItem } from '#lib/items/server/rate-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { describeEachEngine } from './engines.ts';
import { makePublic, makeSample, pickFrom, randomFrom } from './sample-items.ts';

describeEachEngine('lists follow what happens', (context) => {
  const list = (kind: ItemKind, search: string) =>
    listPublic(context(), kind, parseListQuery(kind, new URLSearchParams(search)), null);
  const ids = async (kind: ItemKind, search: string) =>
    (await list(kind, search)).items.map(({ _id }) => _id);

  test('one 10/10 does not beat several 9/10, unrated items come last', async () => {
    const author = await context().person('noteur');
    const [once, often, never] = [
      await makePublic(context(), author, 'protocol'),
      await makePublic(context(), author, 'protocol'),
      await makePublic(context(), author, 'protocol'),
    ];
    expect(await ids('protocol', 'tri=mieux-notes')).toEqual([never, often, once].sort().reverse());
    for (const name of ['r1', 'r2', 'r3', 'r4', 'r5']) {
      const rater = await context().person(name);
      await rateItem(context(), rater, 'protocol', often, { rating: 9 });
      if (name === 'r1') await rateItem(context(), rater, 'protocol', once, { rating: 10 });
    }
    expect(await ids('protocol', 'tri=mieux-notes')).toEqual([often, once, never]);
  });

  test('a view makes popular at once, a copy more', async () => {
    const [author, reader] = [await context().person('auteur'), await context().person('lecteur')];
    const first = await makePublic(context(), author, 'case');
    // Ids of one instant are in order only as long as nothing else is given one.
    context().time.now += 1000;
    const second = await makePublic(context(), author, 'case');
    expect(await ids('case', 'tri=populaires')).toEqual([second, first]);
    await readItem(context(), 'case', first, reader);
    expect(await ids('case', 'tri=populaires')).toEqual([first, second]);
    await copyItem(context(), reader, 'case', second);
    expect(await ids('case', 'tri=populaires')).toEqual([second, first]);
  });

  test('a list follows at once what an owner publishes, renames and withdraws', async () => {
    const author = await context().person('publieur');
    const pick = pickFrom(randomFrom(3));
    const { id } = await makeSample(context(), author, 'questionnaire', pick, 'draft');
    const find = async (q: string) => (await list('questionnaire', `q=${q}`)).totalItems;
    const change = (revision: number, more: object) =>
      editItem(context(), author, 'questionnaire', id, { revision, ...more });
    expect(await find('xylophone')).toBe(0);
    await change(2, { title: 'Le Xylophone', visibility: 'public' });
    expect(await find('XYLO')).toBe(1);
    await change(3, { title: 'Autre chose', tags: ['Ukulélé'] });
    expect(await find('xylo')).toBe(0);
    expect(await find('ukulele')).toBe(1);
    await change(4, { visibility: 'private' });
    expect(await find('ukulele')).toBe(0);
  });
});
