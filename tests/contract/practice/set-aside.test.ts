import { expect, it } from 'vitest';
import { createCollection } from '#lib/collections/server/change-collections.ts';
import { exportPractice } from '#lib/practice/server/export-practice.ts';
import { practiceOverview } from '#lib/practice/server/read-overview.ts';
import { startPractice } from '#lib/practice/server/run-sessions.ts';
import { listSetAside, offerAgain, setAside } from '#lib/practice/server/set-aside.ts';
import { practiceSummary } from '#lib/practice/server/summarise-practice.ts';
import { describeEachEngine } from '../engines.ts';
import { gradeCase, practisable } from './practice-cases.ts';

describeEachEngine('a case that is not to be offered again', (context) => {
  it('is in no count and no session until it is taken back, and others are offered it', async () => {
    const names = ['autrice-s1', 'lea-s1', 'tom-s1'];
    const [author, lea, tom] = await Promise.all(names.map((name) => context().person(name)));
    const criteria = { author: 'autrice-s1' };
    const known = await practisable(context(), author!);
    const fresh = await practisable(context(), author!);
    await gradeCase(context(), lea!, known, 1);
    context().time.now += 40 * 86_400_000;
    const counts = async (actor = lea!) => {
      const { due, failed, fresh, total, setAside } = await practiceOverview(context(), actor, criteria);
      return { due, failed, fresh, total, setAside };
    };
    expect(await counts()).toEqual({ due: 1, failed: 1, fresh: 1, total: 2, setAside: 0 });
    await setAside(context(), lea!, known);
    await setAside(context(), lea!, known);
    expect(await counts()).toEqual({ due: 0, failed: 0, fresh: 1, total: 1, setAside: 1 });
    expect((await practiceSummary(context(), lea!)).due).toBe(0);
    await setAside(context(), lea!, fresh);
    expect(await counts()).toEqual({ due: 0, failed: 0, fresh: 0, total: 0, setAside: 2 });
    await expect(startPractice(context(), lea!, { criteria, choice: 'random' })).rejects.toMatchObject({
      code: 'practice_empty',
    });
    expect((await counts(tom)).total).toBe(2);
    // The same for all public cases, which are counted by the sets of lists.
    const everything = (await practiceOverview(context(), lea!, {})).total;
    await offerAgain(context(), lea!, fresh);
    expect((await practiceOverview(context(), lea!, {})).total).toBe(everything + 1);
    expect(await listSetAside(context(), lea!)).toMatchObject([
      { caseId: known, title: 'Fracture du scaphoïde', isReadable: true },
    ]);
    expect((await exportPractice(context(), lea!)).setAside).toMatchObject([{ case: known }]);
    await offerAgain(context(), lea!, known);
    expect(await counts()).toEqual({ due: 1, failed: 1, fresh: 1, total: 2, setAside: 0 });
  });

  it('names no case whose answer was not read, nor one that was withdrawn; a private one does not exist', async () => {
    const [author, lea] = [await context().person('autrice-s2'), await context().person('lea-s2')];
    const id = await practisable(context(), author);
    await setAside(context(), lea, id);
    expect(await listSetAside(context(), lea)).toMatchObject([{ title: null, isReadable: true }]);
    await context().db.updateTable('item').set({ visibility: 'private' }).where('id', '=', id).execute();
    expect(await listSetAside(context(), lea)).toMatchObject([{ title: null, isReadable: false }]);
    await offerAgain(context(), lea, id);
    await expect(offerAgain(context(), lea, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(setAside(context(), lea, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describeEachEngine('cases asked for by region, tags and words', (context) => {
  it('are counted as they are offered; where there are none, what to leave out is told', async () => {
    const [author, lea] = [await context().person('autrice-r1'), await context().person('lea-r1')];
    const knee = await practisable(context(), author, { tags: ['IRM', 'Genou', 'ménisque-r1'] });
    context().time.now += 60_000;
    const hip = await practisable(context(), author, { tags: ['IRM', 'Hanche', 'ménisque-r1'] });
    const overview = (criteria: object) =>
      practiceOverview(context(), lea, { author: 'autrice-r1', ...criteria });
    expect((await overview({ region: ['Genou'] })).total).toBe(1);
    expect((await overview({ region: ['Genou', 'Hanche'], tag: ['Ménisque-R1'] })).total).toBe(2);
    expect((await overview({ search: 'scaphoïde', region: ['Hanche'] })).total).toBe(1);
    const none = await overview({ region: ['Genou'], modality: ['TDM'], search: 'scaphoïde' });
    expect([none.total, none.loosened]).toEqual([0, [{ without: 'modality', total: 1 }]]);
    const far = await practiceOverview(context(), lea, { author: 'personne', tag: ['aucune'] });
    expect(far.loosened).toEqual([{ without: 'all', total: expect.any(Number) }]);
    const listed = { author: 'autrice-r1', region: ['Genou', 'Hanche'] };
    const { cases } = await startPractice(context(), lea, { criteria: listed, choice: 'listed', count: 500 });
    expect(cases.map(({ caseId }) => caseId)).toEqual([hip, knee]);
  });

  it('of a list are all of it in its order, whether they were practised or not', async () => {
    const [author, lea] = [await context().person('autrice-l1'), await context().person('lea-l1')];
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await practisable(context(), author));
    const order = [ids[3]!, ids[0]!, ids[4]!, ids[1]!];
    const { _id } = await createCollection(context(), lea, {
      name: 'Semestre',
      description: '',
      case: order[0]!,
    });
    const rows = order.slice(1).map((item_id, index) => ({ item_id, position: index + 1 }));
    for (const { item_id, position } of rows)
      await context()
        .db.insertInto('collection_item')
        .values({ collection_id: _id, item_id, position, added_at: 0, word: null })
        .execute();
    await gradeCase(context(), lea, order[2]!, 3);
    const asked = { criteria: { collection: _id }, choice: 'listed' as const, count: 500 };
    const all = async () => (await startPractice(context(), lea, asked)).cases.map(({ caseId }) => caseId);
    expect(await all()).toEqual(order);
    await setAside(context(), lea, order[1]!);
    expect(await all()).toEqual(order.filter((id) => id !== order[1]));
  });
});
