import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { emptyCase } from '#lib/cases/empty-case.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { ITEM_STATES, statesOf } from '#lib/items/item-state.ts';
import { isRequired } from '#lib/items/kinds/lacks.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { matches } from '#lib/items/kinds/matches.ts';
import { lacksOf } from '#lib/items/kinds/publishing.ts';
import { changeSelection } from '#lib/items/server/change-selection.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { listMine, listPublic } from '#lib/items/server/list-items.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { makeCase, makePublicCase } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { attestAll } from './illustrated-case.ts';
import { BODIES, makeSample, pickFrom, randomFrom } from './sample-items.ts';

const BLANK = { pages: [{ id: 'p', name: '', questions: [] }] };

describeEachEngine('what an author manages', (context) => {
  const pick = pickFrom(randomFrom(7));
  let author: Actor;
  let other: Actor;
  const make = async (kind: ItemKind, title: string, body: unknown, visibility?: 'draft' | 'private') => {
    const draft = { kind, title, tags: ['TDM'], body, ...(visibility && { visibility }) };
    return (await createItem(context(), author.id, draft)).id;
  };
  const own = async (kind: ItemKind, search = '') =>
    (
      await listMine(
        context(),
        kind,
        parseListQuery(kind, new URLSearchParams(`limit=100&${search}`), 'mine'),
        author,
      )
    ).items;
  const chosen = async (kind: ItemKind, ids: readonly string[]) => {
    const cards = await own(kind);
    return ids.map((id) => ({ id, revision: cards.find(({ _id }) => _id === id)?.revision ?? 1 }));
  };

  beforeAll(async () => {
    author = await context().person('auteure');
    other = await context().person('autre');
    for (const kind of ITEM_KINDS) {
      for (const visibility of ['private', 'public'] as const)
        await makeSample(context(), author, kind, pick, visibility);
    }
    await make('case', 'Sans image', emptyCase);
    await make('questionnaire', 'Sans nom de page', BLANK, 'private');
    await make('questionnaire', 'Entier', BODIES.questionnaire(pick));
    await makeCase(context(), author);
    await makePublicCase(context(), author);
  });

  test.each(ITEM_KINDS)(
    '%ss are filtered by their states, as the page does and as publication would',
    async (kind) => {
      const all = await own(kind);
      for (const card of all) {
        const { head, body } = await readOwnItem(context(), author, kind, card._id);
        const whole = { ...head, body: JSON.parse(body), unattested: head.unattested.length };
        const refused = card.visibility !== 'public' && lacksOf(kind, whole).some(isRequired);
        expect(card.incomplete, `${card.title}`).toBe(refused);
      }
      for (const wanted of [...ITEM_STATES.map((state) => [state]), ['public', 'incomplet']]) {
        const search = wanted.map((state) => `etat=${state}`).join('&');
        const query = parseListQuery(kind, new URLSearchParams(search), 'mine');
        const found = await own(kind, search);
        const expected = all.filter((card) => statesOf(card).some((state) => wanted.includes(state)));
        expect(found, search).toEqual(expected);
        expect(found, search).toEqual(
          all.filter((card) => matches(kind, { ...card, title: card.title ?? '', authorName: '' }, query)),
        );
      }
      expect(all.some(({ incomplete }) => incomplete)).toBe(true);
      expect(all.some(({ incomplete }) => !incomplete)).toBe(true);
    },
  );

  test('nobody else is told of states, nor can ask for them', async () => {
    const query = parseListQuery('case', new URLSearchParams('etat=incomplet'), 'public');
    expect(query.selected).toEqual({});
    const { items } = await listPublic(context(), 'case', query, other);
    expect(items.length).toBeGreaterThan(0);
    expect(items.some((card) => 'incomplete' in card)).toBe(false);
  });

  test('what is mended is no longer incomplete, what is emptied is again', async () => {
    const id = await make('questionnaire', 'À compléter', BLANK);
    const place = { kind: 'questionnaire' as const, id, part: 'body' };
    const isListed = async () => (await own('questionnaire', 'etat=incomplet')).some(({ _id }) => _id === id);
    expect(await isListed()).toBe(true);
    const save = (body: object, revision: number) =>
      savePart(context(), author, place, { sent: Buffer.from(JSON.stringify(body)), revision });
    const whole = await save(BODIES.questionnaire(pick), 1);
    expect([whole.incomplete, await isListed()]).toEqual([false, false]);
    const emptied = await save(BLANK, whole.revision);
    expect([emptied.incomplete, await isListed()]).toEqual([true, true]);
  });

  test('several are published, each by its own rules; what is missing is said of each', async () => {
    const whole = await makeCase(context(), author);
    await attestAll(context(), author, 'case', whole);
    const unattested = await makeCase(context(), author);
    const empty = await make('case', 'Vide', emptyCase);
    const foreign = (
      await createItem(context(), other.id, { kind: 'case', title: 'X', tags: [], body: emptyCase })
    ).id;
    const items = await chosen('case', [whole, unattested, empty, foreign, 'nothing']);
    const checked = await changeSelection(context(), author, 'case', { action: 'check', items });
    expect(checked.map(({ lacks }) => lacks?.filter(isRequired))).toEqual([
      [],
      ['attestation'],
      ['image'],
      undefined,
      undefined,
    ]);
    const published = await changeSelection(context(), author, 'case', { action: 'publish', items });
    expect(published.map(({ outcome, error, lacks }) => [outcome, error, lacks])).toEqual([
      ['done', undefined, undefined],
      ['refused', 'publish_incomplete', ['attestation']],
      ['refused', 'publish_incomplete', ['image']],
      ['refused', 'not_found', undefined],
      ['refused', 'not_found', undefined],
    ]);
    const cards = await own('case');
    const visibilityOf = (id: string) => cards.find(({ _id }) => _id === id)?.visibility;
    expect([whole, unattested, empty].map(visibilityOf)).toEqual(['public', 'draft', 'draft']);
    const again = await changeSelection(context(), author, 'case', {
      action: 'publish',
      items: await chosen('case', [whole]),
    });
    expect(again).toEqual([{ id: whole, outcome: 'unchanged' }]);
  });

  test('several are tagged, made private and deleted; one that changed meanwhile is left alone', async () => {
    const ids = [
      await make('protocol', 'Un', BODIES.protocol(pick)),
      await make('protocol', 'Deux', BODIES.protocol(pick)),
    ];
    const items = await chosen('protocol', ids);
    const tag = { action: 'tag' as const, add: ['Garde', 'tdm'], remove: ['Absente'] };
    const tagged = await changeSelection(context(), author, 'protocol', { ...tag, items });
    expect(tagged.map(({ card }) => card?.tags)).toEqual([
      ['TDM', 'Garde'],
      ['TDM', 'Garde'],
    ]);
    // With the former revisions: somebody tagged them since.
    const late = await changeSelection(context(), author, 'protocol', { ...tag, add: ['Autre'], items });
    expect(late.map(({ error }) => error)).toEqual(['changed_meanwhile', 'changed_meanwhile']);
    const removed = await changeSelection(context(), author, 'protocol', {
      action: 'tag',
      add: [],
      remove: ['GARDE'],
      items: await chosen('protocol', [ids[0]!]),
    });
    expect(removed[0]?.card?.tags).toEqual(['TDM']);
    const unpublished = await changeSelection(context(), author, 'protocol', { action: 'unpublish', items });
    expect(unpublished.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    const before = (await own('protocol')).length;
    const deleted = await changeSelection(context(), author, 'protocol', {
      action: 'delete',
      items: [...items, ...items],
    });
    expect(deleted.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect((await own('protocol')).length).toBe(before - 2);
  });
});
