import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { ITEM_KINDS } from '#lib/items/item.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { itemAccess } from '#lib/items/server/find-item.ts';
import { rateItem } from '#lib/items/server/rate-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { publishNew } from '../run/valid-protocol.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { errorCode } from './error-code.ts';
import { attestAll, FILES, illustratedCase, storeFiles } from './illustrated-case.ts';
import { BODIES, makePublic, makeSample, pickFrom, randomFrom } from './sample-items.ts';

const pick = pickFrom(randomFrom(7));
const SAME = { sourceHasChanged: false };
/** The figures of an item that nobody has seen, copied, rated or changed yet. */
const FRESH = { views: 0, copies: 0, averageRating: 0, ratingsCount: 0, userRating: null, revision: 1 };

async function rowsOf({ db }: TestContext, table: keyof Database, itemId: string): Promise<number> {
  const rows = await db
    .selectFrom(table as 'item_file')
    .select('item_id')
    .where('item_id', '=', itemId)
    .execute();
  return rows.length;
}

describeEachEngine('items', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`person${people}`);
  };

  test('a new item is a draft, or private, and reads back as it was written', async () => {
    await storeFiles(context());
    const author = await person();
    const body = illustratedCase();
    const draft = { kind: 'case' as const, title: '  Poignet  ', tags: [' IRM ', 'irm', 'Œil'], body };
    const { id } = await createItem(context(), author.id, draft);
    expect(await itemAccess(context(), id)).toEqual({
      kind: 'case',
      visibility: 'draft',
      ownerId: author.id,
      images: 2,
    });
    const detail = await readItem(context(), 'case', id, author);
    expect(detail.body).toEqual(body);
    expect(detail.card).toMatchObject({
      title: 'Poignet',
      tags: ['IRM', 'Œil'],
      visibility: 'draft',
      mine: true,
      difficulty: 4,
      seriesCount: 1,
      imageCount: 2,
      mainImage: `/images/${id}/${FILES[1]}`,
      folderMainImages: { 'TDM axial': `/images/${id}/${FILES[1]}` },
      ...FRESH,
    });
    expect(await rowsOf(context(), 'item_file', id)).toBe(3);
  });

  test('refuses wrong bodies, unknown files, titles and tags out of bounds', async () => {
    const author = await person();
    const make = (more: object) =>
      errorCode(
        createItem(context(), author.id, {
          kind: 'case',
          title: 'T',
          tags: [],
          body: BODIES.case(pick),
          ...more,
        }),
      );
    expect(await make({})).toBe('no error');
    expect(await make({ body: { difficulty: 9 } })).toBe('invalid');
    const image = { kind: 'image', file: 'd'.repeat(64), width: 1, height: 1 };
    const folders = [{ id: 'f', name: 'F', description: '', images: [image] }];
    expect(await make({ body: { ...BODIES.case(pick), folders } })).toBe('invalid');
    expect(await make({ title: ' ' })).toBe('title_required');
    expect(await make({ title: 'x'.repeat(201) })).toBe('title_too_long');
    expect(await make({ tags: ['x'.repeat(51)] })).toBe('tag_invalid');
    expect(await make({ tags: [''] })).toBe('tag_invalid');
    expect(await make({ tags: Array.from({ length: 31 }, (_, index) => `t${index}`) })).toBe('too_many_tags');
  });

  test.each(ITEM_KINDS)('a %s that is not public does not exist for others', async (kind) => {
    const [author, other] = [await person(), await person()];
    const { id } = await makeSample(context(), author, kind, pick, 'private');
    expect(await errorCode(readItem(context(), kind, id, other))).toBe('not_found');
    expect(await errorCode(copyItem(context(), other, kind, id))).toBe('not_found');
    expect(await errorCode(rateItem(context(), other, kind, id, { rating: 5 }))).toBe('not_found');
    expect(await errorCode(editItem(context(), other, kind, id, { revision: 2 }))).toBe('not_found');
    expect(await errorCode(deleteItem(context(), other, kind, id))).toBe('not_found');
    expect(await errorCode(readItem(context(), kind === 'case' ? 'protocol' : 'case', id, author))).toBe(
      'not_found',
    );
  });

  test.each(ITEM_KINDS)('a public %s is edited and deleted by its owner only', async (kind) => {
    const [author, other] = [await person(), await person()];
    const id = await makePublic(context(), author, kind);
    expect(await errorCode(editItem(context(), other, kind, id, { revision: 2, title: 'x' }))).toBe(
      'forbidden',
    );
    expect(await errorCode(deleteItem(context(), other, kind, id))).toBe('forbidden');
    expect((await readItem(context(), kind, id, other)).card.mine).toBe(false);
  });

  test.each(ITEM_KINDS)(
    'copying a public %s makes a complete private copy that knows its source',
    async (kind) => {
      await storeFiles(context());
      const [author, other] = [await context().person(`auteur-${kind}`, 'Dr Cœur'), await person()];
      const body = kind === 'case' ? illustratedCase() : BODIES[kind](pick);
      const draft = { kind, title: 'Épaule', tags: ['IRM', 'Ostéo'], body };
      const { id } = await createItem(context(), author.id, draft);
      await attestAll(context(), author, kind, id);
      await publishNew(context(), author, kind, id);
      await rateItem(context(), other, kind, id, { rating: 8 });
      const { _id } = await copyItem(context(), other, kind, id);
      const copy = await readItem(context(), kind, _id, other);
      const { body: source } = await readItem(context(), kind, id, author);
      const isReviewed = 'reviewStatus' in source && { reviewStatus: 'Brouillon' };
      expect(copy.body).toEqual({ ...source, ...isReviewed });
      const own = { title: 'Copie de Épaule', tags: draft.tags, visibility: 'private', mine: true };
      expect(copy.card).toMatchObject({ ...FRESH, ...own });
      expect(copy.lineage).toEqual({ ...SAME, sourceId: id, sourceTitle: 'Épaule', sourceAuthor: 'Dr Cœur' });
      expect(await rowsOf(context(), 'item_file', _id)).toBe(kind === 'case' ? 3 : 0);
      expect((await readItem(context(), kind, id, author)).card.copies).toBe(1);
      expect(await errorCode(readItem(context(), kind, _id, author))).toBe('not_found');
    },
  );

  test('duplicating one’s own item does not count; long titles are cut between characters', async () => {
    const author = await person();
    const title = `${'x'.repeat(190)}😀${'y'.repeat(8)}`;
    const draft = { kind: 'case' as const, title, tags: [], body: BODIES.case(pick) };
    const { id } = await createItem(context(), author.id, draft);
    const { _id } = await copyItem(context(), author, 'case', id);
    const copy = await readItem(context(), 'case', _id, author);
    expect(copy.card.title).toBe(`Copie de ${'x'.repeat(190)}`);
    expect(copy.card.title.length).toBe(199);
    const again = await copyItem(context(), author, 'case', _id);
    expect((await readItem(context(), 'case', again._id, author)).card.title).toBe(
      `Copie de Copie de ${'x'.repeat(182)}`,
    );
    expect((await readItem(context(), 'case', id, author)).card.copies).toBe(0);
  });

  test('deleting leaves nothing of the item but what its copies know of it', async () => {
    await storeFiles(context());
    const [author, other] = [await person(), await person()];
    const draft = { kind: 'case' as const, title: 'Source', tags: ['IRM'], body: illustratedCase() };
    const { id } = await createItem(context(), author.id, draft);
    await attestAll(context(), author, 'case', id);
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 });
    await readItem(context(), 'case', id, other);
    await rateItem(context(), other, 'case', id, { rating: 3 });
    const { _id } = await copyItem(context(), other, 'case', id);
    const facets = () =>
      context().db.selectFrom('item_facet').where('value', '=', 'source').select('number').execute();
    expect(await facets()).toHaveLength(2);
    await deleteItem(context(), author, 'case', id);
    expect(await facets()).toHaveLength(1);
    const own = ['item_part', 'item_tag', 'item_file', 'attestation', 'rating', 'view'] as const;
    for (const table of own) expect(await rowsOf(context(), table, id), table).toBe(0);
    expect(await itemAccess(context(), id)).toBeUndefined();
    const copy = await readItem(context(), 'case', _id, other);
    const source = { sourceId: null, sourceTitle: 'Source', sourceAuthor: author.username };
    expect(copy.lineage).toEqual({ ...SAME, ...source });
    expect(await rowsOf(context(), 'item_file', _id)).toBe(3);
  });

  test('what happens is recorded for statistics', async () => {
    const [author, other] = [await person(), await person()];
    const id = await makePublic(context(), author, 'questionnaire');
    await readItem(context(), 'questionnaire', id, other);
    await copyItem(context(), other, 'questionnaire', id);
    await rateItem(context(), other, 'questionnaire', id, { rating: 10 });
    await deleteItem(context(), author, 'questionnaire', id);
    const events = await context()
      .db.selectFrom('event')
      .select(['type', 'user_id', 'kind'])
      .where('item_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ type }) => type)).toEqual(['create', 'publish', 'view', 'copy', 'rate', 'delete']);
    expect(events.filter(({ user_id }) => user_id === other.id)).toHaveLength(3);
    expect(events.every(({ kind }) => kind === 'questionnaire')).toBe(true);
  });
});
