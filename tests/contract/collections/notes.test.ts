import { expect, it } from 'vitest';
import { NOTES_MAX, NOTES_PAGE } from '#lib/collections/note-rules.ts';
import { readMarks } from '#lib/collections/server/collect-cases.ts';
import { listNotes, readNote, saveNote } from '#lib/collections/server/keep-notes.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';
import { makePublic } from '../sample-items.ts';

describeEachEngine('notes', (context) => {
  it('are a person’s own, found by the beginnings of their words', async () => {
    const [lea, tom] = [await context().person('lea-n1'), await context().person('tom-n1')];
    const [one, two] = [
      await makePublic(context(), tom, 'case'),
      await makePublic(context(), tom, 'case'),
    ] as const;
    expect(await readNote(context(), lea, one)).toEqual({ content: '', revision: 0, updatedAt: null });
    await saveNote(context(), lea, one, { content: 'Signe de l’œuf\n100 % sûr_', revision: 0 });
    await saveNote(context(), lea, two, { content: 'Épanchement', revision: 0 });
    await saveNote(context(), tom, one, { content: 'De Tom', revision: 0 });
    const found = async (q: string) =>
      (await listNotes(context(), lea, { q, page: 1, titlesHidden: true })).notes.map(({ caseId }) => caseId);
    expect((await found('')).sort()).toEqual([one, two].sort());
    expect(await found('OEU sig')).toEqual([one]);
    expect(await found('epanch')).toEqual([two]);
    for (const nothing of ['panchement', '%', '_', 'epanch oeuf', 'Tom'])
      expect(await found(nothing)).toEqual([]);
    expect(await readMarks(context(), lea, one)).toMatchObject({ noted: true });
    expect(await listNotes(context(), tom, { q: '', page: 1, titlesHidden: true })).toMatchObject({
      notes: [{ caseId: one, content: 'De Tom', card: { title: null } }],
    });
  });

  it('saved in two tabs at once keep the first, erased ones too', async () => {
    const lea = await context().person('lea-n2');
    const id = await makePublic(context(), lea, 'case');
    const save = (content: string, revision: number) =>
      errorCode(saveNote(context(), lea, id, { content, revision }));
    expect((await Promise.all([save('a', 0), save('b', 0)])).sort()).toEqual([
      'changed_meanwhile',
      'no error',
    ]);
    expect(await save(' \n', 1)).toBe('no error');
    expect(await readNote(context(), lea, id)).toMatchObject({ content: '', revision: 0 });
    expect(await save('c', 1)).toBe('changed_meanwhile');
    expect(await save('c', 0)).toBe('no error');
  });

  it('stay their person’s when the case no longer is to be read, without its card', async () => {
    const [lea, tom] = [await context().person('lea-n3'), await context().person('tom-n3')];
    const id = await makePublic(context(), tom, 'case');
    await saveNote(context(), lea, id, { content: 'Gardée', revision: 0 });
    await editItem(context(), tom, 'case', id, { visibility: 'private', revision: 2 });
    expect(await listNotes(context(), lea, { q: 'gardee', page: 1, titlesHidden: false })).toMatchObject({
      notes: [{ caseId: id, content: 'Gardée', card: null }],
    });
    expect(await saveNote(context(), lea, id, { content: 'Relue', revision: 1 })).toMatchObject({
      revision: 2,
    });
    const other = await context().person('zoe-n3');
    expect(await errorCode(readNote(context(), other, id))).toBe('not_found');
    expect(await errorCode(saveNote(context(), other, id, { content: 'a', revision: 0 }))).toBe('not_found');
    await saveNote(context(), lea, id, { content: '', revision: 2 });
    expect(await errorCode(readNote(context(), lea, id))).toBe('not_found');
  });

  it('are bounded in number', async () => {
    const lea = await context().person('lea-n4');
    const id = await makePublic(context(), lea, 'case');
    const row = await context()
      .db.selectFrom('item')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { number: _given, ...columns } = row;
    for (let from = 0; from < NOTES_MAX; from += 100) {
      const copies = Array.from({ length: 100 }, (_, at) => ({ ...columns, id: `noted-${from + at}` }));
      await context().db.insertInto('item').values(copies).execute();
      const times = { revision: 1, created_at: 0, updated_at: 0 };
      const notes = copies.map(({ id: item_id }) => ({
        user_id: lea.id,
        item_id,
        content: 'a',
        folded: ' a ',
        revision: times.revision,
        created_at: times.created_at,
        updated_at: times.updated_at,
      }));
      await context().db.insertInto('case_note').values(notes).execute();
    }
    expect(await errorCode(saveNote(context(), lea, id, { content: 'b', revision: 0 }))).toBe('notes_full');
    const last = await listNotes(context(), lea, { q: 'a', page: 999, titlesHidden: true });
    expect(last).toMatchObject({ total: NOTES_MAX, page: Math.ceil(NOTES_MAX / NOTES_PAGE) });
    expect(last.notes).toHaveLength(NOTES_MAX % NOTES_PAGE);
  });
});
