import { describe, expect, it } from 'vitest';
import { keptDraft } from '#lib/stores/kept-draft.ts';
import { answers, done, open, rest, retitles, saves, there } from './item-server.ts';

describe('another window', () => {
  it('that changed another part is merged: nobody is asked, nothing is overwritten', async () => {
    const [one, other] = [open(), open()];
    retitles(one, 'Deux');
    answers(other, 'Luxation');
    await rest();
    expect([one.$state.get(), other.$state.get()]).toEqual(['saved', 'saved']);
    expect([there.item.title, there.item.body.answer]).toEqual(['Deux', 'Luxation']);
  });

  it.each([
    ['mine', 'Mienne', 'Titre'],
    ['theirs', 'Leur', 'Titre'],
  ] as const)(
    'that changed the same part is told; « %s » touches nothing else',
    async (choice, answer, title) => {
      const autosave = open();
      there.write({ answer: 'Leur', title: 'Titre', clinicalInformation: 'Leurs informations' });
      answers(autosave, 'Mienne');
      await rest();
      expect([autosave.$state.get(), autosave.$conflicts.get()]).toEqual(['conflict', ['answer']]);
      expect(there.item.body.answer).toBe('Leur');
      expect(keptDraft('c1')?.fields).toEqual({ answer: 'Mienne' });
      await done(autosave.resolve(choice));
      expect(there.item).toMatchObject({
        title,
        body: { answer, clinicalInformation: 'Leurs informations' },
      });
      expect(autosave.$draft.get()).toMatchObject({ title, body: { answer } });
      expect([autosave.$state.get(), keptDraft('c1')]).toEqual(['saved', undefined]);
    },
  );

  it('leaves one’s other parts going on while a conflict waits', async () => {
    const autosave = open();
    there.write({ answer: 'Leur' });
    answers(autosave, 'Mienne');
    await rest();
    retitles(autosave, 'Deux');
    await rest();
    expect([there.item.title, there.item.body.answer, autosave.$state.get()]).toEqual([
      ...['Deux', 'Leur', 'conflict'],
    ]);
  });

  it('is copied apart with « both »: the copy has one’s own part, the case has theirs', async () => {
    const autosave = open();
    there.write({ answer: 'Leur' });
    answers(autosave, 'Mienne');
    await rest();
    expect(await done(autosave.resolve('both'))).toBe('Copie de Un');
    const copied = saves().filter(({ path }) => path.includes('/c2'));
    expect(copied.map(({ body }) => body)).toEqual([{ title: 'Copie de Un' }, { answer: 'Mienne' }]);
    expect(there.item.body.answer).toBe('Leur');
  });

  it('that wrote the same is no conflict', async () => {
    const autosave = open();
    there.write({ answer: 'Luxation' });
    answers(autosave, 'Luxation');
    await rest();
    expect(autosave.$state.get()).toBe('saved');
  });
});

describe('a page that comes back from the history', () => {
  it('shows what was saved meanwhile, and keeps what is typed', async () => {
    const autosave = open();
    there.write({ answer: 'Leur', tags: ['IRM'] });
    retitles(autosave, 'Le mien');
    await done(autosave.reread());
    expect(autosave.$draft.get()).toMatchObject({
      ...{ title: 'Le mien', tags: ['IRM'], body: { answer: 'Leur' } },
    });
    expect([there.item.title, autosave.$state.get()]).toEqual(['Le mien', 'saved']);
  });

  it('never saves what it does not have: a sheet written elsewhere stays', async () => {
    const autosave = open();
    there.write({ sheet: [{ type: 'paragraph', text: [{ text: 'Écrite ailleurs' }] }] });
    retitles(autosave, 'Deux');
    await rest();
    expect(autosave.$state.get()).toBe('saved');
    await done(autosave.reread());
    answers(autosave, 'Autre');
    await rest();
    expect(there.item.body.sheet).toHaveLength(1);
    expect(saves().some(({ body }) => 'sheet' in body)).toBe(false);
  });
});

describe('what could not be saved', () => {
  it('is kept with its parts alone, and comes back over what it was written on', async () => {
    const first = open();
    there.at.down = true;
    answers(first, 'Mienne');
    await rest();
    first.keep();
    there.at.down = false;
    there.write({ title: 'Autre titre' });
    const kept = keptDraft('c1');
    expect(kept?.fields).toEqual({ answer: 'Mienne' });
    const second = open();
    await done(second.restore(kept!));
    expect([there.item.title, there.item.body.answer]).toEqual(['Autre titre', 'Mienne']);
  });

  it('is a conflict when its part was saved since', async () => {
    const first = open();
    there.at.down = true;
    answers(first, 'Mienne');
    await rest();
    first.keep();
    there.at.down = false;
    there.write({ answer: 'Leur' });
    const second = open();
    await done(second.restore(keptDraft('c1')!));
    expect([second.$conflicts.get(), there.item.body.answer]).toEqual([['answer'], 'Leur']);
  });

  it('is known as saved whatever the order of its keys', () => {
    Object.assign(there.item.body, { folders: [{ id: 'f1', name: 'A' }] });
    const autosave = open();
    expect(autosave.isSaved({ folders: [{ name: 'A', id: 'f1' }], title: 'Un' })).toBe(true);
    expect(autosave.isSaved({ answer: 'Non' })).toBe(false);
  });

  it('of an earlier version of the page is settled by its author, part by part', async () => {
    localStorage.setItem('draft:c1', JSON.stringify({ ...open().$draft.get(), title: 'Ancien' }));
    const kept = keptDraft('c1');
    expect(kept).toMatchObject({ fields: { title: 'Ancien', answer: 'Fracture' }, revisions: {} });
  });
});
