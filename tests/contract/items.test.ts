import { expect, test } from 'vitest';
import type { BodyOfKind } from '#lib/contract/bodies/of-kind.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { ITEM_KINDS, type ItemKind } from '#lib/domain/item.ts';
import type { Database } from '#lib/server/db/schema.ts';
import { copyItem } from '#lib/server/usecases/copy-item.ts';
import { createItem } from '#lib/server/usecases/create-item.ts';
import { deleteItem } from '#lib/server/usecases/delete-item.ts';
import { editItem } from '#lib/server/usecases/edit-item.ts';
import { itemAccess } from '#lib/server/usecases/find-item.ts';
import { home } from '#lib/server/usecases/home.ts';
import { rateItem } from '#lib/server/usecases/rate-item.ts';
import { readItem } from '#lib/server/usecases/read-item.ts';
import { describeEachEngine, type TestContext } from './engines.ts';
import { BODIES, makePublic, makeSample, pickFrom, randomFrom } from './sample-items.ts';

const pick = pickFrom(randomFrom(7));
const FILES = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];

async function storeFiles({ db }: TestContext): Promise<void> {
  const more = { type: 'image/webp', bytes: 1, width: 4, height: 3, created_at: 0 };
  await db
    .insertInto('file')
    .values(FILES.map((sha256) => ({ sha256, ...more })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function illustratedCase(): BodyOfKind['case'] {
  const image = (file: string) => ({ kind: 'image' as const, file, width: 4, height: 3 });
  return {
    difficulty: 4,
    clinicalInformation: 'Chute',
    answer: 'Fracture',
    sheet: [{ type: 'image', image: { file: FILES[2], width: 4, height: 3 } }],
    folders: [
      {
        id: 'f1',
        name: 'TDM axial',
        description: '',
        images: [image(FILES[0]), image(FILES[1])],
        mainImage: 1,
      },
      { id: 'f2', name: 'Vide', description: '', images: [] },
    ],
    mainImage: { folderId: 'f1', imageIndex: 1 },
  };
}

async function rowsOf({ db }: TestContext, table: keyof Database, itemId: string): Promise<number> {
  const rows = await db
    .selectFrom(table as 'item_file')
    .select('item_id')
    .where('item_id', '=', itemId)
    .execute();
  return rows.length;
}

function code(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: { code?: string }) => String(error.code),
  );
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
    });
    const detail = await readItem(context(), 'case', id, author);
    expect(detail.body).toEqual(body);
    expect(detail.card).toMatchObject({
      ...{ title: 'Poignet', tags: ['IRM', 'Œil'], visibility: 'draft', mine: true, difficulty: 4 },
      ...{ seriesCount: 1, imageCount: 2, mainImage: `/images/${id}/${FILES[1]}` },
      folderMainImages: { 'TDM axial': `/images/${id}/${FILES[1]}` },
      ...{ views: 0, copies: 0, averageRating: 0, ratingsCount: 0, userRating: null, revision: 1 },
    });
    expect(await rowsOf(context(), 'item_file', id)).toBe(3);
  });

  test('refuses wrong bodies, unknown files, titles and tags out of bounds', async () => {
    const author = await person();
    const make = (more: object) =>
      code(
        createItem(context(), author.id, {
          ...{ kind: 'case', title: 'T', tags: [], body: BODIES.case(pick), ...more },
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
    expect(await code(readItem(context(), kind, id, other))).toBe('not_found');
    expect(await code(copyItem(context(), other, kind, id))).toBe('not_found');
    expect(await code(rateItem(context(), other, kind, id, { rating: 5 }))).toBe('not_found');
    expect(await code(editItem(context(), other, kind, id, { revision: 2 }))).toBe('not_found');
    expect(await code(deleteItem(context(), other, kind, id))).toBe('not_found');
    expect(await code(readItem(context(), kind === 'case' ? 'protocol' : 'case', id, author))).toBe(
      'not_found',
    );
  });

  test.each(ITEM_KINDS)('a public %s is edited and deleted by its owner only', async (kind) => {
    const [author, other] = [await person(), await person()];
    const id = await makePublic(context(), author, kind);
    expect(await code(editItem(context(), other, kind, id, { revision: 2, title: 'x' }))).toBe('forbidden');
    expect(await code(deleteItem(context(), other, kind, id))).toBe('forbidden');
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
      await editItem(context(), author, kind, id, { visibility: 'public', revision: 1 });
      await rateItem(context(), other, kind, id, { rating: 8 });
      const { _id } = await copyItem(context(), other, kind, id);
      const copy = await readItem(context(), kind, _id, other);
      expect(copy.body).toEqual((await readItem(context(), kind, id, author)).body);
      expect(copy.card).toMatchObject({
        ...{ title: 'Copie de Épaule', tags: ['IRM', 'Ostéo'], visibility: 'private', mine: true },
        ...{ views: 0, copies: 0, ratingsCount: 0, userRating: null, revision: 1 },
      });
      expect(copy.lineage).toEqual({ sourceId: id, sourceTitle: 'Épaule', sourceAuthor: 'Dr Cœur' });
      expect(await rowsOf(context(), 'item_file', _id)).toBe(kind === 'case' ? 3 : 0);
      expect((await readItem(context(), kind, id, author)).card.copies).toBe(1);
      expect(await code(readItem(context(), kind, _id, author))).toBe('not_found');
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

  test('of two tabs the second to save is told, and changes nothing', async () => {
    const author = await person();
    const { id } = await makeSample(context(), author, 'questionnaire', pick, 'private');
    const first = editItem(context(), author, 'questionnaire', id, { title: 'Premier', revision: 2 });
    const second = editItem(context(), author, 'questionnaire', id, { title: 'Second', revision: 2 });
    const codes = await Promise.all([code(first), code(second)]);
    expect(codes.sort()).toEqual(['changed_meanwhile', 'no error']);
    const { card } = await readItem(context(), 'questionnaire', id, author);
    expect(card.revision).toBe(3);
    expect(['Premier', 'Second']).toContain(card.title);
    const change = { tags: ['Neuf'], revision: card.revision };
    expect(await editItem(context(), author, 'questionnaire', id, change)).toMatchObject({
      ...{ tags: ['Neuf'], title: card.title, revision: 4 },
    });
  });

  test.each(['Brouillon', 'En révision', 'Validé'])('a protocol marked %s', async (reviewStatus) => {
    const author = await person();
    const body = { ...BODIES.protocol(pick), reviewStatus };
    const draft = { kind: 'protocol' as const, title: 'P', tags: [], body };
    const { id } = await createItem(context(), author.id, draft);
    const result = await code(
      editItem(context(), author, 'protocol', id, { visibility: 'public', revision: 1 }),
    );
    expect(result).toBe(reviewStatus === 'Validé' ? 'no error' : 'protocol_not_validated');
    const access = await itemAccess(context(), id);
    expect(access?.visibility).toBe(reviewStatus === 'Validé' ? 'public' : 'draft');
  });

  test('withdrawing keeps ratings and the first publication’s date', async () => {
    const [author, other] = [await person(), await person()];
    const id = await makePublic(context(), author, 'case');
    await rateItem(context(), other, 'case', id, { rating: 7.5, comment: 'Bien' });
    const published = await publishedAt(id);
    context().time.now += 1000;
    const withdrawn = await editItem(context(), author, 'case', id, { visibility: 'draft', revision: 2 });
    expect(withdrawn).toMatchObject({ visibility: 'draft', averageRating: 7.5, ratingsCount: 1 });
    expect(await code(rateItem(context(), other, 'case', id, { rating: 1 }))).toBe('not_found');
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 3 });
    expect(await publishedAt(id)).toBe(published);
    expect((await readItem(context(), 'case', id, other)).comments).toMatchObject([
      { comment: 'Bien', rating: 7.5, mine: true },
    ]);
  });

  async function publishedAt(id: string): Promise<number | undefined> {
    const { db } = context();
    const row = await db.selectFrom('item').select('published_at').where('id', '=', id).executeTakeFirst();
    return row?.published_at;
  }

  test('deleting leaves nothing of the item but what its copies know of it', async () => {
    await storeFiles(context());
    const [author, other] = [await person(), await person()];
    const draft = { kind: 'case' as const, title: 'Source', tags: ['IRM'], body: illustratedCase() };
    const { id } = await createItem(context(), author.id, draft);
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 });
    await readItem(context(), 'case', id, other);
    await rateItem(context(), other, 'case', id, { rating: 3 });
    const { _id } = await copyItem(context(), other, 'case', id);
    await deleteItem(context(), author, 'case', id);
    for (const table of ['item_body', 'item_tag', 'item_facet', 'item_file', 'rating', 'view'] as const) {
      expect(await rowsOf(context(), table, id), table).toBe(0);
    }
    expect(await itemAccess(context(), id)).toBeUndefined();
    const copy = await readItem(context(), 'case', _id, other);
    expect(copy.lineage).toEqual({ sourceId: null, sourceTitle: 'Source', sourceAuthor: author.username });
    expect(await rowsOf(context(), 'item_file', _id)).toBe(3);
  });

  test('what happens is recorded for statistics', async () => {
    const [author, other] = [await person(), await person()];
    const id = await makePublic(context(), author, 'protocol');
    await readItem(context(), 'protocol', id, other);
    await copyItem(context(), other, 'protocol', id);
    await rateItem(context(), other, 'protocol', id, { rating: 10 });
    await deleteItem(context(), author, 'protocol', id);
    const events = await context()
      .db.selectFrom('event')
      .select(['type', 'user_id', 'kind'])
      .where('item_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ type }) => type)).toEqual(['create', 'publish', 'view', 'copy', 'rate', 'delete']);
    expect(events.filter(({ user_id }) => user_id === other.id)).toHaveLength(3);
    expect(events.every(({ kind }) => kind === 'protocol')).toBe(true);
  });

  test('home counts mine and shows four new and four popular public items of each kind', async () => {
    const author = await person();
    const make = async (kind: ItemKind, visibility: 'draft' | 'public') =>
      (await makeSample(context(), author, kind, pick, visibility)).id;
    context().time.now += 60_000;
    const latest = await make('case', 'public');
    await make('case', 'draft');
    const figures = await home(context(), author);
    expect(figures.case).toMatchObject({ mine: 2, drafts: 1 });
    expect(figures.questionnaire).toMatchObject({ mine: 0, drafts: 0 });
    expect(figures.case.recent[0]?._id).toBe(latest);
    expect(figures.case.recent.length).toBeLessThanOrEqual(4);
    expect(figures.case.popular.every(({ visibility }) => visibility === 'public')).toBe(true);
  });

  test('the content version follows public changes only', async () => {
    const [author, other] = [await person(), await person()];
    const { contentVersion } = context();
    const changed = async (work: () => Promise<unknown>) => {
      const before = { content: contentVersion.current(), lists: contentVersion.lists() };
      await work();
      return {
        content: contentVersion.current() !== before.content,
        lists: contentVersion.lists() !== before.lists,
      };
    };
    const nothing = { content: false, lists: false };
    const figures = { content: true, lists: false };
    const lists = { content: true, lists: true };
    const draft = { kind: 'case' as const, title: 'V', tags: [], body: BODIES.case(pick) };
    const { id } = await createItem(context(), author.id, draft);
    const edit = (revision: number, more: object) =>
      changed(() => editItem(context(), author, 'case', id, { revision, ...more }));
    expect(await edit(1, { title: 'W' })).toEqual(nothing);
    expect(await edit(2, { visibility: 'public' })).toEqual(lists);
    expect(await edit(3, { tags: ['X'] })).toEqual(lists);
    expect(await changed(() => readItem(context(), 'case', id, other))).toEqual(nothing);
    expect(await changed(() => rateItem(context(), other, 'case', id, { rating: 2 }))).toEqual(figures);
    expect(await changed(() => copyItem(context(), other, 'case', id))).toEqual(figures);
    expect(await changed(() => copyItem(context(), author, 'case', id))).toEqual(nothing);
    expect(await edit(4, { visibility: 'private' })).toEqual(lists);
    expect(await changed(() => deleteItem(context(), author, 'case', id))).toEqual(nothing);
  });
});
