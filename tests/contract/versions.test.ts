import { expect, test, vi } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listMine, listPublic } from '#lib/items/server/list-items.ts';
import { listVersions, readVersion } from '#lib/items/server/read-versions.ts';
import { restoreVersion } from '#lib/items/server/restore-version.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { FILES } from './illustrated-case.ts';

import { NO_IMAGES, versionDesk } from './version-desk.ts';

describeEachEngine('a working copy', (context) => {
  const { person, made, save, publish, shown, own, texts } = versionDesk(context, 'copie');

  test('what the author changes is seen by nobody before it is published anew', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await made(author);
    const before = await shown(id, reader);
    // Views that were read just before are announced a moment later, as figures.
    const bump = vi.spyOn(context().contentVersion, 'bump');
    context().time.now += 5000;
    expect(await save(author, id, { answer: 'Entorse' }, 2)).toMatchObject({ hasChanges: true, revision: 3 });
    await save(author, id, { difficulty: 1 }, 2);
    await editItem(context(), author, 'case', id, { title: 'Essai', workingCopy: true, revision: 2 });
    await editItem(context(), author, 'case', id, { tags: ['Neuf'], workingCopy: true, revision: 2 });
    for (const by of [reader, author]) {
      const now = await shown(id, by);
      expect(now.body).toEqual(before.body);
      expect(now.card).toMatchObject({ title: 'Poignet', tags: [], difficulty: 4 });
      expect(now.card.updatedAt).toBe(before.card.updatedAt);
      expect(now.card.hasChanges).toBe(by === author ? true : undefined);
    }
    expect(bump.mock.calls.filter(([, change]) => change !== 'figures')).toEqual([]);
    bump.mockRestore();
    const found = async (q: string) =>
      (await listPublic(context(), 'case', parseListQuery('case', new URLSearchParams({ q })), null)).items;
    expect((await found('Essai')).map(({ _id }) => _id)).not.toContain(id);
    expect(await own(author, id)).toMatchObject({
      title: 'Essai',
      tags: ['Neuf'],
      revision: 6,
      publishedVersion: 1,
      hasChanges: true,
      body: { answer: 'Entorse', difficulty: 1 },
    });
    const mine = await listMine(context(), 'case', parseListQuery('case', new URLSearchParams()), author);
    expect(mine.items[0]).toMatchObject({ _id: id, title: 'Poignet', hasChanges: true });

    const lists = context().contentVersion.lists();
    expect(await publish(author, id, 6, '  Réponse corrigée ')).toMatchObject({
      title: 'Essai',
      tags: ['Neuf'],
      difficulty: 1,
      revision: 7,
      updatedAt: new Date(context().now()).toISOString(),
    });
    const after = await shown(id, reader);
    expect(after.body.answer).toBe('Entorse');
    expect(after.card.title).toBe('Essai');
    expect((await found('Essai')).map(({ _id }) => _id)).toContain(id);
    expect(context().contentVersion.lists()).toBeGreaterThan(lists);
    expect((await own(author, id)).hasChanges).toBe(false);
    expect(await listVersions(context(), author, 'case', id)).toMatchObject([
      { number: 2, word: 'Réponse corrigée', publisher: author.username, title: 'Essai', isPublic: true },
      { number: 1, word: null, publisher: author.username, title: 'Poignet', isPublic: false },
    ]);
  });

  test('what is typed and taken back is no change', async () => {
    const author = await person();
    const id = await made(author);
    expect((await save(author, id, { answer: 'Entorse' }, 2)).hasChanges).toBe(true);
    expect((await save(author, id, { answer: 'Fracture' }, 3)).hasChanges).toBeUndefined();
    const edit = (title: string, revision: number) =>
      editItem(context(), author, 'case', id, { title, workingCopy: true, revision });
    expect((await edit('Essai', 4)).hasChanges).toBe(true);
    expect((await edit('Poignet', 5)).hasChanges).toBeUndefined();
    expect(await errorCode(publish(author, id, 6))).toBe('no_changes');
  });

  test('renaming from a card is seen at once, and publishes nothing else', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await made(author);
    await save(author, id, { answer: 'Entorse' }, 2);
    const rename = { title: 'Poignet droit', tags: ['IRM'], revision: 3 };
    expect(await editItem(context(), author, 'case', id, rename)).toMatchObject({
      title: 'Poignet droit',
      tags: ['IRM'],
      hasChanges: true,
    });
    const now = await shown(id, reader);
    expect(now.card.title).toBe('Poignet droit');
    expect(now.body.answer).toBe('Fracture');
    expect(await own(author, id)).toMatchObject({ title: 'Poignet droit', body: { answer: 'Entorse' } });
    expect(await listVersions(context(), author, 'case', id)).toHaveLength(2);
    // Without a change there is no new version.
    await editItem(context(), author, 'case', id, { ...rename, revision: 4 });
    expect(await listVersions(context(), author, 'case', id)).toHaveLength(2);
  });

  test('nobody publishes, drops or brings back over what they have not seen', async () => {
    const [author, other] = [await person(), await person()];
    const id = await made(author);
    await save(author, id, { answer: 'Entorse' }, 2);
    const restore = (by: Actor, wanted: number | 'public', revision: number) =>
      errorCode(restoreVersion(context(), by, 'case', id, wanted, revision));
    expect(await errorCode(publish(author, id, 2))).toBe('changed_meanwhile');
    expect(await restore(author, 'public', 2)).toBe('changed_meanwhile');
    expect(await restore(author, 1, 2)).toBe('changed_meanwhile');
    expect(await restore(author, 9, 3)).toBe('not_found');
    expect(await errorCode(publish(other, id, 3))).toBe('forbidden');
    expect(await restore(other, 1, 3)).toBe('forbidden');
    expect(await errorCode(listVersions(context(), other, 'case', id))).toBe('forbidden');
    expect(await errorCode(readVersion(context(), other, 'case', id, 1))).toBe('forbidden');
    await editItem(context(), author, 'case', id, { visibility: 'private', revision: 3 });
    expect(await errorCode(readVersion(context(), other, 'case', id, 1))).toBe('not_found');
    expect(await restore(author, 'public', 4)).toBe('not_public');
    const race = await Promise.all([4, 4].map((revision) => errorCode(publish(author, id, revision))));
    expect(race.sort()).toEqual(['changed_meanwhile', 'no error']);
  });

  test('publishing asks for the same as the first time', async () => {
    const author = await person();
    const id = await made(author);
    await save(author, id, NO_IMAGES, 2, 'images');
    await expect(publish(author, id, 3)).rejects.toMatchObject({
      code: 'publish_incomplete',
      details: ['image'],
    });
    expect((await shown(id, author)).body.folders).toHaveLength(2);
  });

  test('going back to what readers see drops every change, and nothing of it stays', async () => {
    const author = await person();
    const id = await made(author);
    const before = await texts();
    await save(author, id, { answer: 'Entorse' }, 2);
    await save(author, id, NO_IMAGES, 2, 'images');
    await editItem(context(), author, 'case', id, { title: 'Essai', workingCopy: true, revision: 2 });
    expect(await texts()).toBe(before + 2);
    expect(await restoreVersion(context(), author, 'case', id, 'public', 5)).toMatchObject({ revision: 6 });
    expect(await texts()).toBe(before);
    const now = await own(author, id);
    expect(now).toMatchObject({ title: 'Poignet', hasChanges: false });
    expect(now.body).toEqual((await shown(id, author)).body);
    expect((await itemFiles(context().db, id, 'working')).sort()).toEqual(FILES);
    // Another tab with the answer open gets a conflict.
    expect(await errorCode(save(author, id, { answer: 'Luxation' }, 5))).toBe('changed_meanwhile');
    expect(await errorCode(save(author, id, { answer: 'Luxation' }, 6))).toBe('no error');
  });
});
