import { expect, test } from 'vitest';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { contributorsTo } from '#lib/items/server/contributions-queries.ts';
import { readChangedSources } from '#lib/items/server/copies-queries.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listVersions } from '#lib/items/server/read-versions.ts';
import { undoPublication } from '#lib/items/server/undo-publication.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { NO_IMAGES, versionDesk } from './version-desk.ts';

describeEachEngine('undoing a publication', (context) => {
  const { person, made, save, publish, shown, own } = versionDesk(context, 'annule');
  const files = async (id: string) => (await itemFiles(context().db, id, 'published')).sort();
  const withdraw = (author: Awaited<ReturnType<typeof person>>, id: string, revision: number) =>
    editItem(context(), author, 'case', id, { visibility: 'private', revision });

  test('of an update shows readers the version before, with its images, and keeps what was written', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await made(author);
    const [before, images] = [await shown(id, reader), await files(id)];
    expect(images.length).toBeGreaterThan(0);
    await save(author, id, { answer: 'Entorse' }, 2);
    await editItem(context(), author, 'case', id, { title: 'Essai', workingCopy: true, revision: 3 });
    const { revision } = await publish(author, id, 4, 'Trop tôt');
    const card = await undoPublication(context(), author, 'case', id, revision);
    expect(card).toMatchObject({ title: 'Poignet', hasChanges: true, revision: revision + 1 });
    const after = await shown(id, reader);
    expect([after.body, after.card.title]).toEqual([before.body, 'Poignet']);
    expect(await files(id)).toEqual(images);
    expect(await own(author, id)).toMatchObject({
      title: 'Essai',
      hasChanges: true,
      body: { answer: 'Entorse' },
    });
    const versions = await listVersions(context(), author, 'case', id);
    expect(versions.map(({ number, isPublic }) => [number, isPublic])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect((await publish(author, id, card.revision)).title).toBe('Essai');
  });

  test('gives images back that the update had taken away', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await made(author);
    const images = await files(id);
    await save(author, id, { ...NO_IMAGES }, 2, 'images');
    // An item without images is not published again: it is withdrawn with them gone from the working copy.
    const { revision } = await withdraw(author, id, 3);
    await undoPublication(context(), author, 'case', id, revision);
    expect(await files(id)).toEqual(images);
    expect((await shown(id, reader)).body.folders.length).toBeGreaterThan(0);
    expect((await own(author, id)).body.folders).toEqual([]);
  });

  test('of a withdrawal shows what was read, not what was being written', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await made(author);
    const before = await shown(id, reader);
    await save(author, id, { answer: 'Entorse' }, 2);
    const { revision } = await withdraw(author, id, 3);
    expect(await errorCode(shown(id, reader))).toBe('not_found');
    expect(await undoPublication(context(), author, 'case', id, revision)).toMatchObject({
      visibility: 'public',
      hasChanges: true,
    });
    expect((await shown(id, reader)).body).toEqual(before.body);
    expect(await listVersions(context(), author, 'case', id)).toHaveLength(1);
  });

  test('is refused once something has changed, by others, and where nothing was shown before', async () => {
    const [author, other] = [await person(), await person()];
    const id = await made(author);
    const undo = (by: typeof author, revision: number) =>
      errorCode(undoPublication(context(), by, 'case', id, revision));
    expect(await undo(author, 2)).toBe('not_public');
    await save(author, id, { answer: 'Entorse' }, 2);
    await publish(author, id, 3);
    expect(await undo(author, 3)).toBe('changed_meanwhile');
    expect(await undo(other, 4)).toBe('forbidden');
    expect((await own(author, id)).body.answer).toBe('Entorse');
  });

  test('tells nobody who copied it that it changed, and loses no contribution', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await made(author);
    await copyItem(context(), reader, 'case', id);
    await save(author, id, { answer: 'Entorse' }, 2);
    const { revision } = await publish(author, id, 3);
    expect(await readChangedSources(context().db, reader.id, 5)).toHaveLength(1);
    const contribution = { item_id: id, number: 2, user_id: reader.id };
    await context().db.insertInto('item_contribution').values(contribution).execute();
    const card = await undoPublication(context(), author, 'case', id, revision);
    expect(await readChangedSources(context().db, reader.id, 5)).toEqual([]);
    await publish(author, id, card.revision);
    expect([...(await contributorsTo(context().db, id)).keys()].sort()).toEqual([2, 4]);
    expect(await readChangedSources(context().db, reader.id, 5)).toHaveLength(1);
  });

  test('of what was first published a moment ago leaves no date of it; later ones stay where they were', async () => {
    const author = await person();
    const id = await made(author);
    const date = async () =>
      (
        await context()
          .db.selectFrom('item')
          .select('published_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).published_at;
    const edit = async (visibility: 'public' | 'private', revision: number) =>
      (await editItem(context(), author, 'case', id, { visibility, revision })).revision;
    expect(await date()).toBe(context().time.now);
    let revision = await edit('private', 2);
    expect(await date()).toBe(0);
    context().time.now += 3_600_000;
    const first = context().time.now;
    revision = await edit('public', revision);
    context().time.now += 3_600_000;
    revision = await edit('private', revision);
    await edit('public', revision);
    expect(await date()).toBe(first);
  });
});
