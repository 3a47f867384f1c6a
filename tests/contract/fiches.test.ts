import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listMine, listPublic } from '#lib/items/server/list-items.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { readFiche } from '#lib/questionnaires/server/read-fiche.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

/** A questionnaire with fiches of these titles, with ids f0, f1, … */
function bodyWith(...titles: string[]) {
  const content = [{ type: 'paragraph', text: [{ text: 'À lire' }] }];
  return {
    pages: [
      { id: 'p1', name: 'Page', questions: [{ id: 'q1', text: 'Q', section: 'findings', type: 'text' }] },
    ],
    ...(titles.length > 0 && { fiches: titles.map((title, index) => ({ id: `f${index}`, title, content })) }),
  };
}

describeEachEngine('fiches', (context) => {
  const make = async (owner: Actor, ...titles: string[]) =>
    (
      await createItem(context(), owner.id, {
        kind: 'questionnaire',
        title: 'IRM genou',
        tags: ['IRM'],
        body: bodyWith(...titles),
      })
    ).id;
  const save = (owner: Actor, id: string, revision: number, ...titles: string[]) =>
    savePart(
      context(),
      owner,
      { kind: 'questionnaire', id, part: 'body' },
      { sent: Buffer.from(JSON.stringify(bodyWith(...titles))), revision },
    );
  const publish = (owner: Actor, id: string, revision: number) =>
    editItem(context(), owner, 'questionnaire', id, { visibility: 'public', revision });
  const query = (q: string) => parseListQuery('questionnaire', new URLSearchParams({ q }));
  const found = async (q: string) =>
    (await listPublic(context(), 'questionnaire', query(q), null)).items.map(({ _id }) => _id);
  const fiche = (id: string, wanted: string, actor: Actor) =>
    readFiche(context(), { id, fiche: wanted }, actor);

  it('are read one by one, with the titles of the others', async () => {
    const owner = await context().person('auteur-1');
    const id = await make(owner, 'Stoller', 'Outerbridge');
    expect(await fiche(id, 'f1', owner)).toMatchObject({
      card: { _id: id, title: 'IRM genou', views: 0 },
      fiche: { id: 'f1', title: 'Outerbridge', content: [{ type: 'paragraph' }] },
      others: [{ id: 'f0', title: 'Stoller' }],
    });
    expect(await errorCode(fiche(id, 'f2', owner))).toBe('not_found');
    expect(await errorCode(fiche('none', 'f1', owner))).toBe('not_found');
  });

  it('are their owner’s alone until they are published, and no view of the questionnaire', async () => {
    const [owner, reader] = [await context().person('auteur-2'), await context().person('lecteur-2')];
    const id = await make(owner, 'Stoller');
    expect(await errorCode(fiche(id, 'f0', reader))).toBe('not_found');
    await publish(owner, id, 1);
    await save(owner, id, 2, 'Stoller', 'Encore secrète');
    expect((await fiche(id, 'f0', reader)).card.views).toBe(0);
    expect(await errorCode(fiche(id, 'f1', reader))).toBe('not_found');
    expect((await listPublic(context(), 'questionnaire', query('encore secrete'), null)).items).toEqual([]);
  });

  it('find their questionnaire, as readers see it', async () => {
    const owner = await context().person('auteur-3');
    const id = await make(owner, 'Lésions chondrales : grades', 'Œdème de Zyx');
    const mine = async (q: string) =>
      (await listMine(context(), 'questionnaire', query(q), owner)).items.map(({ _id }) => _id);
    expect(await mine('oedeme zyx')).toEqual([id]);
    expect(await found('zyx')).toEqual([]);
    await publish(owner, id, 1);
    expect(await found('irm grade oedem')).toEqual([id]);
    await save(owner, id, 2, 'Tout autre Wvu');
    expect([await found('zyx'), await found('wvu')]).toEqual([[id], []]);
    await publishItem(context(), owner, 'questionnaire', id, { revision: 3 });
    expect([await found('zyx'), await found('wvu')]).toEqual([[], [id]]);
    await save(owner, id, 4);
    await publishItem(context(), owner, 'questionnaire', id, { revision: 5 });
    expect(await found('wvu')).toEqual([]);
  });

  it('of a copy find it too', async () => {
    const [owner, copier] = [await context().person('auteur-4'), await context().person('copieur-4')];
    const id = await make(owner, 'Tsr');
    await publish(owner, id, 1);
    await copyItem(context(), copier, 'questionnaire', id);
    const { items } = await listMine(context(), 'questionnaire', query('tsr'), copier);
    expect(items.map(({ title }) => title)).toEqual(['Copie de IRM genou']);
  });

  it('add a bounded number of words to a card', async () => {
    const owner = await context().person('auteur-5');
    // The last is not a wrong letter away from the others.
    const titles = [...Array.from({ length: 150 }, (_, index) => `Mot${index}`), 'Crépitations'];
    const id = await make(owner, ...titles);
    const { items } = await listMine(context(), 'questionnaire', query('mot99'), owner);
    expect(items).toMatchObject([{ _id: id, ficheWords: titles.slice(0, 100).join(' ').toLowerCase() }]);
    expect((await listMine(context(), 'questionnaire', query('crépitations'), owner)).items).toEqual([]);
  });
});
