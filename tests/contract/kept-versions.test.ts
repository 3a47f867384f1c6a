import { expect, test } from 'vitest';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listVersions, readVersion } from '#lib/items/server/read-versions.ts';
import { restoreVersion } from '#lib/items/server/restore-version.ts';
import { FIRST, IN_SHEET, SECOND } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { forgetAccount } from './forget-account.ts';
import { FILES } from './illustrated-case.ts';

import { versionDesk } from './version-desk.ts';

describeEachEngine('the versions of an item', (context) => {
  const { person, made, save, publish, shown, own, texts } = versionDesk(context, 'version');

  test('an earlier version is read and brought back, its images too', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await made(author);
    const first = (await shown(id, reader)).body;
    const image = (file: string) => ({ kind: 'image', file, width: 4, height: 3 });
    const folders = [{ id: 'f9', name: 'Seul', description: '', images: [image(FIRST)] }];
    await save(author, id, { folders, mainImage: null }, 2, 'images');
    await save(author, id, { sheet: null }, 2);
    // Dropped from the working copy only: readers still have it.
    expect((await findImage(context(), id, SECOND, reader)).isOwnersOnly).toBe(false);
    await publish(author, id, 4);
    expect(await errorCode(findImage(context(), id, SECOND, reader))).toBe('not_found');
    expect((await findImage(context(), id, SECOND, author)).isOwnersOnly).toBe(true);
    expect((await itemFiles(context().db, id)).sort()).toEqual(FILES);
    expect(await itemFiles(context().db, id, 'working')).toEqual([FIRST]);
    const { head, body } = await readVersion(context(), author, 'case', id, 1);
    expect(JSON.parse(body)).toEqual(first);
    expect(head).toMatchObject({ number: 1, title: 'Poignet', isPublic: false });

    await restoreVersion(context(), author, 'case', id, 1, 5);
    expect((await own(author, id)).body).toEqual(first);
    expect(await errorCode(findImage(context(), id, IN_SHEET, reader))).toBe('not_found');
    await publish(author, id, 6);
    expect((await shown(id, reader)).body).toEqual(first);
    expect((await shown(id, reader)).card).toMatchObject({ imageCount: 2, seriesCount: 1 });
    expect((await findImage(context(), id, IN_SHEET, reader)).isOwnersOnly).toBe(false);
    expect(await listVersions(context(), author, 'case', id)).toHaveLength(3);
  });

  test('withdrawing keeps the versions, and shows the author what was being worked on', async () => {
    const author = await person();
    const id = await made(author);
    await save(author, id, { difficulty: 1 }, 2);
    await editItem(context(), author, 'case', id, { title: 'Essai', workingCopy: true, revision: 2 });
    const card = await editItem(context(), author, 'case', id, { visibility: 'private', revision: 4 });
    expect(card).toMatchObject({ title: 'Essai', difficulty: 1, visibility: 'private' });
    expect(card.hasChanges).toBeUndefined();
    await restoreVersion(context(), author, 'case', id, 1, 5);
    expect((await shown(id, author)).card).toMatchObject({ title: 'Poignet', difficulty: 4 });
    // Published again unchanged, it has the same version as before.
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 6 });
    expect((await listVersions(context(), author, 'case', id)).map(({ isPublic }) => isPublic)).toEqual([
      true,
    ]);
    await save(author, id, { difficulty: 2 }, 7);
    await publish(author, id, 8);
    expect(await listVersions(context(), author, 'case', id)).toHaveLength(2);
  });

  test('a copy is of what is public, remembers which version that was, and is told that there is another', async () => {
    const [author, other] = [await person(), await person()];
    const id = await made(author);
    await save(author, id, { answer: 'Entorse' }, 2);
    const { _id: theirs } = await copyItem(context(), other, 'case', id);
    expect(await own(other, theirs)).toMatchObject({ body: { answer: 'Fracture' }, unattested: [] });
    expect((await shown(theirs, other)).lineage).toMatchObject({ sourceHasChanged: false });
    const { _id: mine } = await copyItem(context(), author, 'case', id);
    expect((await own(author, mine)).body.answer).toBe('Entorse');
    await publish(author, id, 3);
    expect((await shown(theirs, other)).lineage).toMatchObject({ sourceId: id, sourceHasChanged: true });
    // A copy of an unpublished item comes from no version.
    expect((await shown(mine, author)).lineage).toMatchObject({ sourceHasChanged: false });
    await editItem(context(), author, 'case', id, { visibility: 'private', revision: 4 });
    expect((await shown(theirs, other)).lineage).toMatchObject({ sourceId: null, sourceHasChanged: false });
  });

  test('nothing of any version stays once the item is deleted', async () => {
    const before = await texts();
    const author = await person();
    const id = await made(author);
    await save(author, id, { answer: 'Entorse' }, 2);
    await publish(author, id, 3);
    await save(author, id, { answer: 'Luxation' }, 4);
    await deleteItem(context(), author, 'case', id);
    expect(await texts()).toBe(before);
    expect(await listed('item_version', id)).toBe(0);
    expect(await listed('item_version_part', id)).toBe(0);
  });

  test('an account that goes leaves of its public items what readers see, and nothing else', async () => {
    const [author, reader] = [await person(), await person()];
    const before = await texts();
    const id = await made(author);
    const alone = await texts();
    const image = { kind: 'image', file: FIRST, width: 4, height: 3 };
    const folders = [{ id: 'f9', name: 'Seul', description: '', images: [image] }];
    await save(author, id, { folders, mainImage: null }, 2, 'images');
    await publish(author, id, 3);
    await save(author, id, { answer: 'Jamais publiée' }, 4);
    expect(await texts()).toBe(alone + 2);
    await forgetAccount(context(), author);
    expect((await shown(id, reader)).body).toMatchObject({ answer: 'Fracture', folders });
    expect(await texts()).toBe(alone);
    expect(alone).toBeGreaterThan(before);
    expect(await listed('item_version', id)).toBe(1);
    expect((await itemFiles(context().db, id)).sort()).toEqual([FIRST, IN_SHEET]);
    const { db } = context();
    const version = await db.selectFrom('item_version').select('publisher_id').where('item_id', '=', id);
    expect(await version.executeTakeFirst()).toEqual({ publisher_id: null });
  });

  async function listed(table: 'item_version' | 'item_version_part', id: string): Promise<number> {
    return (await context().db.selectFrom(table).select('number').where('item_id', '=', id).execute()).length;
  }
});
