import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { copyItem } from '#lib/items/server/copy-item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { readOwnPart } from '#lib/items/server/read-part.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { attestAll, FILES, illustratedCase, storeFiles } from './illustrated-case.ts';
import { saveCasePart } from './save-case-part.ts';

const says = (text: string) => ({ sheet: [{ type: 'paragraph', text: [{ text }] }] });

describeEachEngine('the parts of an item', (context) => {
  let people = 0;
  const person = (): Promise<Actor> => {
    people += 1;
    return context().person(`partie${people}`);
  };
  async function made(author: Actor): Promise<string> {
    await storeFiles(context());
    const draft = { kind: 'case' as const, title: 'Cas', tags: ['IRM'], body: illustratedCase() };
    return (await createItem(context(), author.id, draft)).id;
  }
  const save = saveCasePart(context);
  const bodyOf = async (author: Actor, id: string) =>
    JSON.parse((await readOwnItem(context(), author, 'case', id)).body);
  const texts = async () =>
    Number(
      (
        await context()
          .db.selectFrom('body_text')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const filesOf = async (id: string) =>
    (await context().db.selectFrom('item_file').select('sha256').where('item_id', '=', id).execute())
      .map(({ sha256 }) => sha256)
      .sort();

  test('are saved apart: whoever read another revision is refused only where that part changed since', async () => {
    const author = await person();
    const id = await made(author);
    const sheet = await save(author, id, says('Écrite'), 1);
    expect(sheet.revision).toBe(2);
    // Read before the sheet was written: a title, an answer and the images cannot touch it.
    expect((await editItem(context(), author, 'case', id, { title: 'Autre', revision: 1 })).revision).toBe(3);
    expect((await save(author, id, { answer: 'Luxation' }, 1)).revision).toBe(4);
    const { folders } = illustratedCase();
    expect((await save(author, id, { folders, mainImage: null }, 1, 'images')).revision).toBe(5);
    expect(await bodyOf(author, id)).toEqual({
      ...illustratedCase(),
      ...says('Écrite'),
      answer: 'Luxation',
      mainImage: null,
    });
    const late = [
      () => save(author, id, says('Autre'), 1),
      () => save(author, id, { answer: 'Entorse' }, 3),
      () => editItem(context(), author, 'case', id, { title: 'Encore', revision: 2 }),
      () => editItem(context(), author, 'case', id, { tags: ['TDM'], title: 'Encore', revision: 2 }),
    ];
    for (const again of late) expect(await errorCode(again())).toBe('changed_meanwhile');
    expect(await errorCode(editItem(context(), author, 'case', id, { tags: ['TDM'], revision: 2 }))).toBe(
      'no error',
    );
    expect((await readItem(context(), 'case', id, author)).card).toMatchObject({
      title: 'Autre',
      tags: ['TDM'],
      revision: 6,
    });
  });

  test('let one of two saves of the same at the same moment through, and both of two others', async () => {
    const author = await person();
    const id = await made(author);
    const race = await Promise.all(
      ['un', 'deux', 'trois'].map((text) => errorCode(save(author, id, says(text), 1))),
    );
    expect(race.sort()).toEqual(['changed_meanwhile', 'changed_meanwhile', 'no error']);
    const merged = await Promise.all([
      errorCode(save(author, id, { answer: 'a' }, 1)),
      errorCode(save(author, id, { clinicalInformation: 'b' }, 1)),
      errorCode(editItem(context(), author, 'case', id, { title: 'c', revision: 1 })),
    ]);
    expect(merged).toEqual(['no error', 'no error', 'no error']);
    expect(await bodyOf(author, id)).toMatchObject({ answer: 'a', clinicalInformation: 'b' });
  });

  test('tell what cards show of them', async () => {
    const author = await person();
    const id = await made(author);
    expect(await save(author, id, { difficulty: 1 }, 1)).toMatchObject({ difficulty: 1, imageCount: 2 });
    expect(await save(author, id, { folders: [], mainImage: null }, 1, 'images')).toMatchObject({
      difficulty: 1,
      imageCount: 0,
      mainImage: null,
    });
  });

  test('share their text between copies until one is changed, and nothing of it stays when both are gone', async () => {
    const before = await texts();
    const [author, other] = [await person(), await person()];
    const id = await made(author);
    await attestAll(context(), author, 'case', id);
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 });
    const alone = await texts();
    const { _id: copy } = await copyItem(context(), other, 'case', id);
    expect(await texts()).toBe(alone);
    expect(await bodyOf(other, copy)).toEqual(illustratedCase());
    await save(author, id, { answer: 'Corrigée' }, 2);
    expect(await texts()).toBe(alone + 1);
    expect((await bodyOf(other, copy)).answer).toBe('Fracture');
    // The parts that readers of the source still see stay.
    await save(other, copy, { answer: 'Autre' }, 1);
    expect(await texts()).toBe(alone + 2);
    await deleteItem(context(), author, 'case', id);
    expect(await bodyOf(other, copy)).toEqual({ ...illustratedCase(), answer: 'Autre' });
    await deleteItem(context(), other, 'case', copy);
    expect(await texts()).toBe(before);
  });

  test('leave no text behind when all who share it save at the same moment', async () => {
    const before = await texts();
    const author = await person();
    const id = await made(author);
    await attestAll(context(), author, 'case', id);
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 });
    const owners = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const owner = await person();
        return { owner, copy: (await copyItem(context(), owner, 'case', id))._id };
      }),
    );
    await deleteItem(context(), author, 'case', id);
    const alone = await texts();
    for (const part of ['answer', 'clinicalInformation'])
      await Promise.all(owners.map(({ owner, copy }) => save(owner, copy, { [part]: copy }, 1)));
    expect(await texts()).toBe(alone - 2 + 2 * owners.length);
    await Promise.all(owners.map(({ owner, copy }) => deleteItem(context(), owner, 'case', copy)));
    expect(await texts()).toBe(before);
  });

  test('keep the files that another part still shows', async () => {
    const author = await person();
    const id = await made(author);
    const [first, second, drawn] = FILES;
    const shows = (file: string) => ({ sheet: [{ type: 'image', image: { file, width: 4, height: 3 } }] });
    // The sheet may show an image of the folders that was not uploaded for it.
    await save(author, id, shows(first), 1);
    expect(await filesOf(id)).toEqual([first, second]);
    await save(author, id, { folders: [], mainImage: null }, 1, 'images');
    expect(await filesOf(id)).toEqual([first]);
    // A file that was removed can be put back by its former user.
    await save(author, id, shows(drawn), 2);
    expect(await filesOf(id)).toEqual([drawn]);
    expect(await errorCode(save(author, id, shows('9'.repeat(64)), 4))).toBe('image_foreign');
    expect(await filesOf(id)).toEqual([drawn]);
  });

  test('are the owner’s to read and to save', async () => {
    const [author, other] = [await person(), await person()];
    const id = await made(author);
    expect(await errorCode(save(other, id, says('x'), 1))).toBe('not_found');
    expect(await errorCode(readOwnPart(context(), other, 'case', id, 'sheet'))).toBe('not_found');
    await attestAll(context(), author, 'case', id);
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 });
    expect(await errorCode(save(other, id, says('x'), 2))).toBe('forbidden');
    expect(await errorCode(readOwnPart(context(), other, 'case', id, 'sheet'))).toBe('forbidden');
    const read = JSON.parse(await readOwnPart(context(), author, 'case', id, 'sheet'));
    expect(read).toEqual({ revision: 2, sheet: illustratedCase().sheet });
  });

  test('are read one by one: what a reader does not ask for is not there', async () => {
    const author = await person();
    const id = await made(author);
    const { body } = await readItem(context(), 'case', id, author, ['clinicalInformation', 'sheet']);
    expect(Object.keys(body).sort()).toEqual(['clinicalInformation', 'sheet']);
  });
});
