import { expect, test } from 'vitest';
import { createItem } from '#lib/items/server/create-item.ts';
import { readBooklet } from '#lib/protocols/server/read-booklet.ts';
import { describeEachEngine } from './engines.ts';

const body = (imagingType: string, region: string) => ({ imagingType, region, reviewStatus: 'Brouillon' });

describeEachEngine('a booklet', (context) => {
  const make = async (ownerId: string, title: string, type = 'IRM', region = 'Thorax') =>
    (await createItem(context(), ownerId, { kind: 'protocol', title, tags: [], body: body(type, region) }))
      .id;

  test('has the protocols that were asked for in its own order, each with its state', async () => {
    const person = await context().person('person-1');
    const ids = [
      await make(person.id, 'Poumon', 'Scanner'),
      await make(person.id, 'Genou', 'IRM', 'Membre inférieur'),
      await make(person.id, 'Foie', 'IRM', 'Abdomen'),
    ];
    const { items, missing } = await readBooklet(context(), person, ids);
    expect(items.map(({ detail }) => detail.card.title)).toEqual(['Foie', 'Genou', 'Poumon']);
    expect(items.map(({ review }) => review.version)).toEqual([null, null, null]);
    expect(missing).toBe(0);
  });

  test('leaves out what its reader may not read and what is none, and says how many', async () => {
    const [person, other] = [await context().person('person-2'), await context().person('other-2')];
    const own = await make(person.id, 'À moi');
    const hidden = await make(other.id, 'À autrui');
    const { items, missing } = await readBooklet(context(), person, [hidden, own, 'unknown']);
    expect(items.map(({ detail }) => detail.card._id)).toEqual([own]);
    expect(missing).toBe(2);
    expect(JSON.stringify(items)).not.toContain('À autrui');
  });

  test('is no view of each protocol', async () => {
    const [person, other] = [await context().person('person-3'), await context().person('other-3')];
    const id = await make(other.id, 'Publié');
    await context().db.updateTable('item').set({ visibility: 'public' }).where('id', '=', id).execute();
    await readBooklet(context(), person, [id]);
    const { items } = await readBooklet(context(), person, [id]);
    expect(items[0]?.detail.card).toMatchObject({ views: 0, title: 'Publié' });
  });
});
