import { describe, expect, it } from 'vitest';
import { keptParts } from '#lib/autosave/browser/kept-draft.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
// Loaded before a test: the clock of these tests does not run while a file is read.
import '#lib/items/browser/keep-both.ts';
import { answers, done, open, rest, retitles, saves, serveItems, there } from './item-server.ts';

serveItems();

/** The device's kept draft of the case, by part. */
const keptDraft = () =>
  keptParts({ device: localStorage }, 'c1', ['title', 'tags', 'answer', 'clinicalInformation']);

describe('another window', () => {
  it('that changed another part is merged: nobody is asked, nothing is overwritten', async () => {
    const [one, other] = [open(), open()];
    retitles(one, 'Deux');
    answers(other, 'Luxation');
    await rest();
    expect([one.$status.get().state, other.$status.get().state]).toEqual(['saved', 'saved']);
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
      expect([autosave.$status.get().state, [...autosave.$conflicts.get().keys()]]).toEqual([
        'conflict',
        ['answer'],
      ]);
      expect(there.item.body.answer).toBe('Leur');
      expect(keptDraft()).toEqual({ answer: { fields: { answer: 'Mienne' }, revision: 3 } });
      await done(autosave.resolve(choice));
      expect(there.item).toMatchObject({
        title,
        body: { answer, clinicalInformation: 'Leurs informations' },
      });
      expect(autosave.$draft.get()).toMatchObject({ title, answer });
      expect([autosave.$status.get().state, keptDraft()]).toEqual(['saved', {}]);
    },
  );

  it('leaves one’s other parts going on while a conflict waits', async () => {
    const autosave = open();
    there.write({ answer: 'Leur' });
    answers(autosave, 'Mienne');
    await rest();
    retitles(autosave, 'Deux');
    await rest();
    expect([there.item.title, there.item.body.answer, autosave.$status.get().state]).toEqual([
      'Deux',
      'Leur',
      'conflict',
    ]);
  });

  it('is copied apart when both are kept: the copy has one’s own part, the case has theirs', async () => {
    const autosave = open();
    there.write({ answer: 'Leur' });
    answers(autosave, 'Mienne');
    await rest();
    expect(await done(autosave.keepBoth())).toBe('Copie de Un');
    const copied = saves().filter(({ path }) => path.includes('/c2'));
    expect(copied.map(({ body }) => body)).toEqual([
      { title: 'Copie de Un', workingCopy: true },
      { answer: 'Mienne' },
    ]);
    expect(there.item.body.answer).toBe('Leur');
  });

  it('is not copied while one’s own text is over its limit: it is named, and the conflict stays', async () => {
    const autosave = open();
    there.write({ answer: 'Leur' });
    answers(autosave, 'Mienne');
    await rest();
    answers(autosave, 'x'.repeat(CASE_MAX.answer + 1));
    const told = autosave.keepBoth().catch(({ serverMessage }) => serverMessage);
    expect(await done(told)).toBe('«\u202fRéponse\u202f» dépasse 1\u202f000\u00a0caractères.');
    expect(saves().some(({ path }) => path.includes('/c2'))).toBe(false);
    expect([...autosave.$conflicts.get().keys()]).toEqual(['answer']);
    answers(autosave, 'Mienne, plus courte');
    expect(await done(autosave.keepBoth())).toBe('Copie de Un');
    expect(there.item.body.answer).toBe('Leur');
  });

  it('that wrote the same is no conflict', async () => {
    const autosave = open();
    there.write({ answer: 'Luxation' });
    answers(autosave, 'Luxation');
    await rest();
    expect(autosave.$status.get().state).toBe('saved');
  });
});

describe('a page that comes back from the history', () => {
  it('shows what was saved meanwhile, and keeps what is typed', async () => {
    const autosave = open();
    there.write({ answer: 'Leur', tags: ['IRM'] });
    retitles(autosave, 'Le mien');
    await done(autosave.reread());
    expect(autosave.$draft.get()).toMatchObject({
      title: 'Le mien',
      tags: ['IRM'],
      answer: 'Leur',
    });
    expect([there.item.title, autosave.$status.get().state]).toEqual(['Le mien', 'saved']);
  });

  it('never saves what it does not have: a sheet written elsewhere stays', async () => {
    const autosave = open();
    there.write({ sheet: [{ type: 'paragraph', text: [{ text: 'Écrite ailleurs' }] }] });
    retitles(autosave, 'Deux');
    await rest();
    expect(autosave.$status.get().state).toBe('saved');
    await done(autosave.reread());
    answers(autosave, 'Autre');
    await rest();
    expect(there.item.body.sheet).toHaveLength(1);
    expect(saves().some(({ body }) => 'sheet' in body)).toBe(false);
  });
});

describe('a save whose answer was lost', () => {
  it('is known as one’s own when it is met again: no conflict with oneself', async () => {
    const autosave = open();
    there.at.deaf = true;
    answers(autosave, 'Première');
    await rest();
    expect([autosave.$status.get().state, there.item.body.answer]).toEqual(['offline', 'Première']);
    there.at.deaf = false;
    answers(autosave, 'Deuxième');
    await done(autosave.flush());
    expect([autosave.$status.get().state, there.item.body.answer]).toEqual(['saved', 'Deuxième']);
  });

  it('is a conflict when somebody else saved after it', async () => {
    const autosave = open();
    there.at.deaf = true;
    answers(autosave, 'Première');
    await rest();
    there.at.deaf = false;
    there.write({ answer: 'Leur' });
    answers(autosave, 'Deuxième');
    await done(autosave.flush());
    expect([autosave.$status.get().state, there.item.body.answer]).toEqual(['conflict', 'Leur']);
  });
});

describe('a case that was deleted meanwhile', () => {
  it('changes nothing here when it is read again', async () => {
    const autosave = open();
    there.at.gone = true;
    const before = autosave.$draft.get();
    await done(autosave.reread());
    expect(autosave.$draft.get()).toBe(before);
    answers(autosave, 'Mienne');
    await rest();
    expect(autosave.$status.get()).toMatchObject({ state: 'refused', reason: 'N’existe plus.' });
    expect(autosave.$draft.get()).toMatchObject({ title: 'Un', answer: 'Mienne' });
    expect(keptDraft()).toEqual({ answer: { fields: { answer: 'Mienne' }, revision: 3 } });
  });
});
