import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { readViewer } from '#lib/cases/server/read-viewer.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { findImage } from '#lib/images/server/read-image.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { listMine, listPublic } from '#lib/items/server/list-items.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { FIRST, IN_SHEET, makeCase, makePublicCase, SECOND } from './attested-case.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { FILES } from './illustrated-case.ts';

describeEachEngine('images that nobody has attested', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`temoin${people}`);
  };
  const publish = (author: Actor, id: string, revision = 1) =>
    editItem(context(), author, 'case', id, { visibility: 'public', revision });
  const cardOf = async (id: string, mine?: Actor) => {
    const query = parseListQuery('case', new URLSearchParams());
    const page = mine
      ? await listMine(context(), 'case', query, mine)
      : await listPublic(context(), 'case', query, null);
    return page.items.find(({ _id }) => _id === id);
  };

  test('keep an item from being published, by name', async () => {
    const author = await person();
    const id = await makeCase(context(), author);
    await expect(publish(author, id)).rejects.toMatchObject({
      code: 'publish_incomplete',
      details: ['attestation'],
    });
    await attestImages(context(), author, 'case', id, [FIRST, SECOND]);
    expect(await errorCode(publish(author, id))).toBe('publish_incomplete');
    await attestImages(context(), author, 'case', id, [IN_SHEET]);
    expect(await errorCode(publish(author, id))).toBe('no error');
  });

  test('are in nothing that is read of a public case before they are attested and published', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await makePublicCase(context(), author);
    const read = async (by: Actor) =>
      JSON.stringify([
        await readViewer(context(), id, by, { withTitle: true }),
        await readAnswer(context(), id, by),
        await cardOf(id),
      ]);
    for (const by of [reader, author]) {
      const text = await read(by);
      expect(text).toContain(FIRST);
      expect(text).not.toContain(SECOND);
      expect(text).not.toContain(IN_SHEET);
      expect(text).toContain('Voir là');
    }
    expect(await cardOf(id)).toMatchObject({ imageCount: 1, mainImage: `/images/${id}/${FIRST}` });
    expect((await readViewer(context(), id, reader)).shown).toMatchObject({
      folders: [{ count: 1, start: 0, cover: FIRST }],
    });
    const own = await readOwnItem(context(), author, 'case', id);
    expect(own.head.unattested.sort()).toEqual([SECOND, IN_SHEET].sort());
    expect(own.body).toContain(SECOND);

    const before = context().contentVersion.current();
    const { revision } = own.head;
    await expect(publishItem(context(), author, 'case', id, { revision })).rejects.toMatchObject({
      code: 'publish_incomplete',
      details: ['attestation'],
    });
    await attestImages(context(), author, 'case', id, [SECOND, IN_SHEET]);
    expect(await read(reader)).not.toContain(SECOND);
    expect(context().contentVersion.current()).toBe(before);
    await publishItem(context(), author, 'case', id, { revision });
    expect(context().contentVersion.current()).not.toBe(before);
    const text = await read(reader);
    for (const file of FILES) expect(text).toContain(file);
    expect(await cardOf(id)).toMatchObject({ imageCount: 2, mainImage: `/images/${id}/${SECOND}` });
    // The star chooses the cover; photographs open on their first (decision 0042).
    const [folder] = (await readViewer(context(), id, reader)).shown.folders;
    expect(folder).toMatchObject({ count: 2, start: 0, cover: SECOND });
  });

  test('are sent to their owner alone until they are published, whatever their size', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await makePublicCase(context(), author);
    for (const name of [SECOND, `${SECOND}-400.avif`, `${SECOND}-full.webp`, IN_SHEET]) {
      expect(await errorCode(findImage(context(), id, name, reader)), name).toBe('not_found');
      expect(await errorCode(findImage(context(), id, name, undefined)), name).toBe('not_found');
      expect((await findImage(context(), id, name, author)).isOwnersOnly).toBe(true);
    }
    expect((await findImage(context(), id, FIRST, undefined)).isOwnersOnly).toBe(false);
    // The author's word alone publishes nothing.
    await attestImages(context(), author, 'case', id, [SECOND, IN_SHEET]);
    expect(await errorCode(findImage(context(), id, SECOND, reader))).toBe('not_found');
    await publishItem(context(), author, 'case', id, { revision: 6 });
    expect((await findImage(context(), id, SECOND, undefined)).isOwnersOnly).toBe(false);
  });

  test('are shown to their owner as long as the item is private', async () => {
    const author = await person();
    const id = await makePublicCase(context(), author);
    await editItem(context(), author, 'case', id, { visibility: 'private', revision: 6 });
    expect(await cardOf(id, author)).toMatchObject({ imageCount: 2 });
    expect(JSON.stringify(await readViewer(context(), id, author, { withTitle: true }))).toContain(SECOND);
  });

  test('are in no copy that somebody else makes, and in one’s own', async () => {
    const [author, other] = [await person(), await person()];
    const id = await makePublicCase(context(), author);
    const { _id: theirs } = await copyItem(context(), other, 'case', id);
    const copied = await readOwnItem(context(), other, 'case', theirs);
    expect(copied.body).not.toContain(SECOND);
    expect(copied.head.unattested).toEqual([]);
    expect(await errorCode(findImage(context(), theirs, SECOND, other))).toBe('not_found');
    const words = await context()
      .db.selectFrom('attestation')
      .select(['sha256', 'user_id'])
      .where('item_id', '=', theirs)
      .execute();
    expect(words).toEqual([{ sha256: FIRST, user_id: author.id }]);
    expect(await errorCode(publish(other, theirs))).toBe('no error');
    const { _id: mine } = await copyItem(context(), author, 'case', id);
    const own = await readOwnItem(context(), author, 'case', mine);
    expect(own.body).toContain(SECOND);
    expect(own.head.unattested.sort()).toEqual([SECOND, IN_SHEET].sort());
  });
});
