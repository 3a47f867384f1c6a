import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { COLLECTED_MAX, COLLECTIONS_MAX } from '#lib/collections/rules.ts';
import {
  changeCollection,
  createCollection,
  listCollections,
  orderCollections,
  removeCollection,
} from '#lib/collections/server/change-collections.ts';
import {
  collectCase,
  orderCases,
  readCollection,
  readMarks,
  uncollectCase,
} from '#lib/collections/server/collect-cases.ts';
import { insertNamed } from '#lib/collections/server/collection-queries.ts';
import { readableCollection } from '#lib/collections/server/find-readable-cases.ts';
import { shareCollection, unshareCollection } from '#lib/collections/server/share-collection.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';
import { makePublic } from '../sample-items.ts';
import { privateCase, teacher } from './collection-desk.ts';

describeEachEngine('collections', (context) => {
  const shown = async (actor: Actor, id: string) =>
    (await readCollection(context(), actor, id, { titlesHidden: false })).cases.map(({ caseId }) => caseId);

  it('are two for everybody, made when something is put into them, and never more', async () => {
    const lea = await context().person('lea-c1');
    const one = await makePublic(context(), lea, 'case');
    expect(await listCollections(context(), lea)).toMatchObject([
      { _id: 'review', cases: 0, revision: 0 },
      { _id: 'favourite', cases: 0, revision: 0 },
    ]);
    const both = [1, 2].map(() => collectCase(context(), lea, { collection: 'review', case: one }, {}));
    for (const entry of await Promise.all(both)) expect(entry).toMatchObject({ _id: 'review', cases: 1 });
    expect(await listCollections(context(), lea)).toHaveLength(2);
    expect(await shown(lea, 'review')).toEqual([one]);
    expect(await readMarks(context(), lea, one)).toEqual({ noted: false, collections: ['review'] });
    expect(await errorCode(removeCollection(context(), lea, 'review'))).toBe('not_found');
    expect(await errorCode(changeCollection(context(), lea, 'review', { name: 'Autre', revision: 1 }))).toBe(
      'not_found',
    );
  });

  it('keep their cases in order, through moving, taking out and putting back', async () => {
    const { owner, id, cases } = await teacher(context());
    const [a, b, c] = cases as [string, string, string];
    await orderCases(context(), owner, id, [c, a]);
    expect(await shown(owner, id)).toEqual([c, a, b]);
    await uncollectCase(context(), owner, { collection: id, case: a });
    expect(await errorCode(uncollectCase(context(), owner, { collection: id, case: a }))).toBe('not_found');
    await collectCase(context(), owner, { collection: id, case: a }, { position: 1, word: 'n° 0' });
    expect(await shown(owner, id)).toEqual([c, a, b]);
    await collectCase(context(), owner, { collection: id, case: b }, { word: null });
    const read = await readCollection(context(), owner, id, { titlesHidden: true });
    expect(read.cases.map(({ word }) => word)).toEqual(['n° 2', 'n° 0', null]);
    expect(read.cases.map(({ card }) => card?.title)).toEqual([null, null, null]);
    expect(read.collection.cases).toBe(3);
  });

  it('are renamed once of two at a time, ordered and deleted; their cases stay', async () => {
    const { owner, id, cases } = await teacher(context());
    const change = { name: 'Thorax 2', revision: 1 };
    const changes = [1, 2].map(() => errorCode(changeCollection(context(), owner, id, change)));
    expect((await Promise.all(changes)).sort()).toEqual(['changed_meanwhile', 'no error']);
    const { _id: other } = await createCollection(context(), owner, { name: 'Abdomen', description: '' });
    await orderCollections(context(), owner, [other]);
    const names = async () => (await listCollections(context(), owner)).slice(2).map(({ name }) => name);
    expect(await names()).toEqual(['Abdomen', 'Thorax 2']);
    await removeCollection(context(), owner, id);
    expect(await names()).toEqual(['Abdomen']);
    expect(await readMarks(context(), owner, cases[0]!)).toEqual({ noted: false, collections: [] });
  });

  it('are nobody else’s', async () => {
    const { owner, id, cases, other } = await teacher(context());
    const where = { collection: id, case: cases[0]! };
    const attempts = [
      readCollection(context(), other, id, { titlesHidden: true }),
      changeCollection(context(), other, id, { name: 'À moi', revision: 1 }),
      removeCollection(context(), other, id),
      collectCase(context(), other, where, {}),
      uncollectCase(context(), other, where),
      orderCases(context(), other, id, []),
      shareCollection(context(), other, id),
      unshareCollection(context(), other, id),
      readableCollection(context(), other, id),
    ];
    expect(new Set(await Promise.all(attempts.map(errorCode)))).toEqual(new Set(['not_found']));
    expect(await shown(owner, id)).toEqual(cases);
    const hidden = await privateCase(context(), owner);
    expect(await errorCode(collectCase(context(), other, { collection: 'review', case: hidden }, {}))).toBe(
      'not_found',
    );
    const named = { name: 'À moi', description: '', case: hidden };
    expect(await errorCode(createCollection(context(), other, named))).toBe('not_found');
    expect(await errorCode(readMarks(context(), other, hidden))).toBe('not_found');
  });

  it('are bounded, in number and in cases', async () => {
    const lea = await context().person('lea-c7');
    const one = await makePublic(context(), lea, 'case');
    const { _id: id } = await createCollection(context(), lea, { name: 'Pleine', description: '' });
    await context()
      .db.transaction()
      .execute(async (trx) => {
        for (let index = 1; index < COLLECTIONS_MAX; index += 1)
          await insertNamed(trx, lea.id, { name: `${index}`, description: '' }, 0);
        const { id: item } = await trx.selectFrom('item').select('id').executeTakeFirstOrThrow();
        const row = await trx.selectFrom('item').selectAll().where('id', '=', item).executeTakeFirstOrThrow();
        const { number: _given, ...columns } = row;
        const copies = Array.from({ length: COLLECTED_MAX }, (_, at) => ({ ...columns, id: `full-${at}` }));
        for (let from = 0; from < COLLECTED_MAX; from += 100)
          await trx
            .insertInto('item')
            .values(copies.slice(from, from + 100))
            .execute();
        const items = copies.map((copy, at) => ({
          collection_id: id,
          item_id: copy.id,
          position: at,
          added_at: 0,
          word: null,
        }));
        await trx.insertInto('collection_item').values(items).execute();
      });
    const named = { name: 'De trop', description: '' };
    expect(await errorCode(createCollection(context(), lea, named))).toBe('collections_full');
    expect(await errorCode(collectCase(context(), lea, { collection: id, case: one }, {}))).toBe(
      'collection_full',
    );
    await orderCases(context(), lea, id, [`full-${COLLECTED_MAX - 1}`]);
    expect((await shown(lea, id))[0]).toBe(`full-${COLLECTED_MAX - 1}`);
  });
});
