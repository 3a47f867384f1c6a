import { describe, expect, it, vi } from 'vitest';
import { keptParts } from '#lib/autosave/browser/kept-draft.ts';
import { answers, done, open, rest, retitles, serveItems, there } from './item-server.ts';

serveItems();

/** The device's kept draft of the case, by part. */
const keptDraft = () =>
  keptParts({ device: localStorage }, 'c1', ['title', 'tags', 'answer', 'clinicalInformation']);

describe('what could not be saved', () => {
  /** A first visit that ends without a connection. */
  async function leaveOffline() {
    const first = open();
    there.at.down = true;
    answers(first, 'Mienne');
    await rest();
    first.keep();
    first.stop();
    there.at.down = false;
  }

  it('is kept with its parts alone, and comes back over what it was written on', async () => {
    await leaveOffline();
    there.write({ title: 'Autre titre' });
    expect(keptDraft()).toEqual({ answer: { fields: { answer: 'Mienne' }, revision: 3 } });
    const second = open();
    await done(second.restore(second.keptDraft()!));
    expect([there.item.title, there.item.body.answer]).toEqual(['Autre titre', 'Mienne']);
    expect(keptDraft()).toEqual({});
  });

  it('is a conflict when its part was saved since', async () => {
    await leaveOffline();
    there.write({ answer: 'Leur' });
    const second = open();
    await done(second.restore(second.keptDraft()!));
    expect([...second.$conflicts.get().keys()]).toEqual(['answer']);
    expect(there.item.body.answer).toBe('Leur');
  });

  it('waits until its author decides, whatever else is saved meanwhile', async () => {
    await leaveOffline();
    const second = open();
    retitles(second, 'Deux');
    await rest();
    expect([second.$status.get().state, Object.keys(keptDraft())]).toEqual(['saved', ['answer']]);
    second.forget(second.keptDraft()!);
    expect(keptDraft()).toEqual({});
  });

  it('is not offered when it arrived after the page that follows was read, and what one goes on writing is saved', async () => {
    const second = open();
    const first = open();
    there.at.deaf = true;
    answers(first, 'Mienne');
    await vi.advanceTimersByTimeAsync(2000);
    first.keep();
    first.stop();
    there.at.deaf = false;
    expect([there.item.body.answer, Object.keys(keptDraft())]).toEqual(['Mienne', ['answer']]);
    expect(await done(second.keptAtOpening())).toBeUndefined();
    expect([second.$draft.get().answer, keptDraft()]).toEqual(['Mienne', {}]);
    answers(second, 'Mienne, suite');
    await rest();
    expect([second.$status.get().state, there.item.body.answer]).toEqual(['saved', 'Mienne, suite']);
  });

  it('is known as saved whatever the order of its keys', () => {
    Object.assign(there.item.body, { folders: [{ id: 'f1', name: 'A' }], mainImage: null });
    const autosave = open();
    const keep = (part: string, fields: object) =>
      localStorage.setItem(`draft:c1:${part}`, JSON.stringify({ fields, revision: 2 }));
    keep('images', { mainImage: null, folders: [{ name: 'A', id: 'f1' }] });
    keep('title', { title: 'Un ' });
    keep('answer', { answer: 'Non' });
    expect(Object.keys(autosave.keptDraft() ?? {})).toEqual(['answer']);
    expect(localStorage.getItem('draft:c1:images')).toBeNull();
  });

  it.each([null, '', '{', '[]', '"a"', '{"fields":null,"revision":1}', '{"fields":{}}'])(
    'is nothing when something else stands there: %s',
    (stored) => {
      localStorage.setItem('draft:c1:answer', stored as string);
      expect(open().keptDraft()).toBeUndefined();
    },
  );

  it('of an earlier version of the page is found once, and settled by its author, part by part', () => {
    const { answer, ...body } = { ...there.item.body, answer: 'Ancienne', sheet: [] };
    const whole = { title: 'Ancien', tags: ['TDM'], body: { ...body, answer } };
    const parts = { fields: { title: 'Ancien', answer }, revisions: { title: 2 } };
    for (const [before, titleRevision] of [
      [whole, 0],
      [parts, 2],
    ] as const) {
      localStorage.setItem('draft:c1', JSON.stringify(before));
      expect(open().keptDraft()).toEqual({
        title: { fields: { title: 'Ancien' }, revision: titleRevision },
        answer: { fields: { answer: 'Ancienne' }, revision: 0 },
      });
      expect(localStorage.getItem('draft:c1')).toBeNull();
      open().forget(open().keptDraft()!);
      expect(open().keptDraft()).toBeUndefined();
    }
  });
});
