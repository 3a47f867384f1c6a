import { expect, test } from 'vitest';
import { startCase } from '#lib/cases/server/start-case.ts';
import { EMPTY_BODIES } from '#lib/items/kinds/empty-bodies.ts';
import { UNTITLED_CASE } from '#lib/items/kinds/lacks.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { itemsOf } from '#lib/items/server/items-queries.ts';
import { sweepDrafts } from '#lib/maintenance/server/sweep-drafts.ts';
import { describeEachEngine } from './engines.ts';

const DAY = 86_400_000;

describeEachEngine('cases begun by mistake', (context) => {
  test('one press makes one case, two pages make two', async () => {
    const anna = await context().person('presse');
    const [one, again] = await Promise.all([
      startCase(context(), anna, 'p1'),
      startCase(context(), anna, 'p1'),
    ]);
    expect(again).toBe(one);
    expect(await startCase(context(), anna, 'p1')).toBe(one);
    expect(await startCase(context(), anna, 'p2')).not.toBe(one);
    const bert = await context().person('autre');
    expect(await startCase(context(), bert, 'p1')).not.toBe(one);
    expect(await itemsOf(context().db, anna.id)).toHaveLength(2);
  });

  test('those that nobody touched go after a day, and no other', async () => {
    const anna = await context().person('balaie');
    const empty = await startCase(context(), anna, '');
    const titled = await startCase(context(), anna, '');
    await editItem(context(), anna, 'case', titled, { title: 'Genou', revision: 1 });
    const renamedBack = await startCase(context(), anna, '');
    await editItem(context(), anna, 'case', renamedBack, { title: 'Genou', revision: 1 });
    await editItem(context(), anna, 'case', renamedBack, { title: UNTITLED_CASE, revision: 2 });
    const written = await createItem(context(), anna.id, {
      kind: 'case',
      title: UNTITLED_CASE,
      tags: [],
      body: { ...EMPTY_BODIES.case, difficulty: 5 },
    });
    const worded = await createItem(context(), anna.id, {
      kind: 'case',
      title: UNTITLED_CASE,
      tags: [],
      body: { ...EMPTY_BODIES.case, answer: 'Fracture' },
    });
    const ids = async () => (await itemsOf(context().db, anna.id)).map(({ id }) => id).sort();
    const all = [empty, titled, renamedBack, written.id, worded.id].sort();
    await sweepDrafts(context());
    expect(await ids()).toEqual(all);
    context().time.now += DAY + 1;
    await sweepDrafts(context());
    expect(await ids()).toEqual(all.filter((id) => id !== empty));
    expect(await sweepDrafts(context())).toBe(0);
  });
});
