import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { countStored, lockStorage } from '#lib/images/server/user-storage-queries.ts';
import { compareSource, compareVersions } from '#lib/items/server/compare-versions.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { insertVersion } from '#lib/items/server/item-versions-queries.ts';
import { listVersions, readVersion } from '#lib/items/server/read-versions.ts';
import { removeOldVersions } from '#lib/items/server/remove-old-versions.ts';
import { restoreVersion } from '#lib/items/server/restore-version.ts';
import { VERSIONS_KEPT } from '#lib/items/versions-kept.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { validate, validBody } from '../run/valid-protocol.ts';
import { FIRST, IN_SHEET, SECOND } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { countedTexts, recountedTexts } from './recount-texts.ts';
import { versionDesk } from './version-desk.ts';

const LIGHT = { always: 2, most: 100, bytes: 0 };

describeEachEngine('versions that are too many or too heavy', (context) => {
  const { made, own, person, publish, save, shown, texts } = versionDesk(context, 'anciennes');
  const remove = (id: string, limits = LIGHT) => removeOldVersions(context(), 'case', id, limits);
  const numbers = async (author: Actor, id: string) =>
    (await listVersions(context(), author, 'case', id)).map(({ number }) => number);
  const next = async (author: Actor, id: string, value: object, part?: string) => {
    await save(author, id, value, (await own(author, id)).revision, part);
    await publish(author, id, (await own(author, id)).revision);
  };

  test('go with the texts that they alone hold, and the newest stay as they were', async () => {
    const author = await person();
    const id = await made(author);
    for (const answer of ['Un', 'Deux', 'Trois', 'Quatre']) await next(author, id, { answer });
    await save(author, id, { answer: 'Brouillon' }, (await own(author, id)).revision);
    const before = [await texts(), await shown(id, author), await own(author, id)] as const;
    const { body } = await readVersion(context(), author, 'case', id, 4);
    await remove(id);
    expect(await numbers(author, id)).toEqual([5, 4]);
    // « Un », « Deux » and what it was before.
    expect(await texts()).toBe(before[0] - 3);
    expect(await shown(id, author)).toEqual(before[1]);
    expect(await own(author, id)).toEqual(before[2]);
    expect((await readVersion(context(), author, 'case', id, 4)).body).toBe(body);
    expect(await countedTexts(context().db)).toEqual(await recountedTexts(context().db));
    await next(author, id, { answer: 'Six' });
    expect(await numbers(author, id)).toEqual([6, 5, 4]);
  });

  test('are named where they are asked for afterwards, and a version that never was is not', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await made(author);
    const { _id: copy } = await copyItem(context(), reader, 'case', id);
    for (const answer of ['Un', 'Deux', 'Trois']) await next(author, id, { answer });
    await remove(id);
    const { revision } = await own(author, id);
    for (const ask of [
      () => readVersion(context(), author, 'case', id, 1),
      () => restoreVersion(context(), author, 'case', id, 1, revision),
      () => compareVersions(context(), author, 'case', id, { from: 1, to: 4 }),
      () => compareSource(context(), reader, 'case', copy),
    ])
      expect(await errorCode(ask())).toBe('version_removed');
    expect(await errorCode(readVersion(context(), author, 'case', id, 9))).toBe('not_found');
    expect(await errorCode(readVersion(context(), author, 'case', id, 0))).toBe('not_found');
    expect((await shown(copy, reader)).lineage).toMatchObject({ sourceId: id, sourceHasChanged: true });
  });

  test('take the images that they alone show along, which stay a week for an editor that is open', async () => {
    const author = await person();
    const id = await made(author);
    const stored = () => tx(context(), (trx) => lockStorage(trx, author.id)).then((row) => row.stored);
    const before = await stored();
    const image = { kind: 'image', file: FIRST, width: 4, height: 3 };
    const folders = [{ id: 'f9', name: 'Seul', description: '', images: [image] }];
    await next(author, id, { folders, mainImage: null }, 'images');
    await next(author, id, { answer: 'Deux' });
    expect((await itemFiles(context().db, id)).sort()).toEqual([FIRST, SECOND, IN_SHEET]);
    await remove(id, { ...LIGHT, always: 3 });
    expect((await itemFiles(context().db, id)).sort()).toEqual([FIRST, SECOND, IN_SHEET]);
    await remove(id);
    expect((await itemFiles(context().db, id)).sort()).toEqual([FIRST, IN_SHEET]);
    const left = context().db.selectFrom('upload').select('sha256').where('user_id', '=', author.id);
    expect(await left.execute()).toEqual([{ sha256: SECOND }]);
    expect([await stored(), await countStored(context().db, author.id)]).toEqual([before, before]);
    // An image that a version shows which is kept stays.
    expect((await readVersion(context(), author, 'case', id, 2)).body).toContain(FIRST);
  });

  test('leave what was changed of them since, and who changed it, to those that stay', async () => {
    const [author, other] = [await person(), await person()];
    const id = await made(author);
    await nameAuthor(context(), author, { kind: 'case', id, username: other.username });
    for (const answer of ['Un', 'Deux', 'Trois']) {
      await save(other, id, { answer }, (await own(author, id)).revision);
      await publish(author, id, (await own(author, id)).revision);
    }
    await save(other, id, { answer: 'Quatre' }, (await own(author, id)).revision);
    await remove(id);
    expect((await listVersions(context(), author, 'case', id)).map(({ changedBy }) => changedBy)).toEqual([
      [other.name],
      [other.name],
    ]);
    await publish(author, id, (await own(author, id)).revision);
    const rows = context().db.selectFrom('item_contribution').select('number').where('item_id', '=', id);
    expect((await rows.orderBy('number').execute()).map(({ number }) => number)).toEqual([3, 4, 5]);
  });

  test('of protocols stay, however many', async () => {
    const author = await person();
    const body = validBody('IRM', 'Rachis');
    const { id } = await createItem(context(), author.id, {
      kind: 'protocol',
      title: 'Rachis',
      tags: [],
      body,
    });
    await editItem(context(), author, 'protocol', id, {
      visibility: 'public',
      revision: await validate(context(), author, 'protocol', id),
    });
    for (const title of ['Un', 'Deux', 'Trois']) {
      const { revision } = await context()
        .db.selectFrom('item')
        .select('revision')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await editItem(context(), author, 'protocol', id, { title, revision });
    }
    await removeOldVersions(context(), 'protocol', id, LIGHT);
    expect(await listVersions(context(), author, 'protocol', id)).toHaveLength(4);
  });

  test('are removed as new ones are made', async () => {
    const author = await person();
    const id = await made(author);
    await tx(context(), async (trx) => {
      const version = {
        itemId: id,
        publishedAt: 0,
        publisherId: author.id,
        word: null,
        title: 'Poignet',
        tags: [],
        summary: '{}',
      };
      for (let number = 2; number <= VERSIONS_KEPT.most; number += 1)
        await insertVersion(trx, { ...version, number }, { version: 1 });
      await trx
        .updateTable('item')
        .set({ published_version: VERSIONS_KEPT.most })
        .where('id', '=', id)
        .execute();
    });
    const rename = async (title: string) =>
      editItem(context(), author, 'case', id, { title, revision: (await own(author, id)).revision });
    await rename('Cent un');
    await rename('Cent deux');
    const kept = await numbers(author, id);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 102, 3]);
  });
});
