import { describe, expect, it } from 'vitest';
import { createAutosave } from '#lib/autosave/browser/autosave.ts';
import {
  beginHistory,
  changeEverywhere,
  recordEdit,
  redoEdit,
  undoEdit,
} from '#lib/autosave/browser/draft-history.ts';
import { createUndo } from '#lib/autosave/browser/undo.ts';
import { handClock } from './hand-clock.ts';

const start = { title: 'Un', images: ['a'] };
const renamed = { ...start, title: 'Deux' };
const emptied = { ...renamed, images: [] as string[] };
const edited = () => recordEdit(recordEdit(beginHistory(start), renamed), emptied);

describe('the history of a draft', () => {
  it('goes back and forth, and forgets what was undone once something else is done', () => {
    const back = undoEdit(undoEdit(edited()));
    expect(back.present).toBe(start);
    expect(undoEdit(back)).toBe(back);
    expect(redoEdit(redoEdit(back)).present).toBe(emptied);
    const other = recordEdit(undoEdit(edited()), { ...start, title: 'Trois' });
    expect(redoEdit(other)).toBe(other);
    expect(undoEdit(other).present).toBe(renamed);
  });

  it('joins the letters of a word, and holds a hundred steps', () => {
    const typed = recordEdit(recordEdit(beginHistory(start), renamed), { ...start, title: 'Deuxi' }, true);
    expect(undoEdit(typed).present).toBe(start);
    let long = beginHistory(start);
    for (let step = 0; step < 150; step += 1) long = recordEdit(long, { ...start, title: `${step}` });
    expect(long.past).toHaveLength(100);
  });

  it('never takes back what arrived or was saved elsewhere', () => {
    const arrived = (draft: typeof start) => ({ ...draft, images: [...draft.images, 'b'] });
    const history = changeEverywhere(edited(), arrived);
    expect(history.present.images).toEqual(['b']);
    expect(undoEdit(history).present).toEqual({ title: 'Deux', images: ['a', 'b'] });
    expect(undoEdit(undoEdit(history)).present).toEqual({ title: 'Un', images: ['a', 'b'] });
    expect(redoEdit(undoEdit(history)).present).toEqual({ title: 'Deux', images: ['b'] });
  });

  it('drops the steps that then differ in nothing', () => {
    const history = changeEverywhere(edited(), (draft) => ({ ...draft, title: 'Leur' }));
    expect(history.past).toHaveLength(1);
    expect(undoEdit(history).present).toEqual({ title: 'Leur', images: ['a'] });
  });
});

describe('undoing a draft that saves itself', () => {
  function world() {
    const { environment, pass } = handClock();
    const server = { revision: 1, fields: { ...start } as Record<string, unknown> };
    const autosave = createAutosave(
      {
        id: 'x1',
        draft: start,
        revision: 1,
        parts: { keys: { title: ['title'], images: ['images'] } },
        source: {
          read: async () => structuredClone(server),
          async save(_, fields) {
            server.revision += 1;
            Object.assign(server.fields, fields);
            return server.revision;
          },
        },
      },
      environment,
    );
    return { server, autosave, undo: createUndo(autosave, environment), pass };
  }

  it('saves what was undone and redone', async () => {
    const { server, undo, pass } = world();
    undo.edit((draft) => ({ ...draft, images: [] }));
    await pass(1000);
    expect(server.fields.images).toEqual([]);
    expect([undo.undo(), undo.undo()]).toEqual([true, false]);
    expect(undo.$can.get()).toEqual({ undo: false, redo: true });
    await pass(1000);
    expect(server.fields.images).toEqual(['a']);
    undo.redo();
    await pass(1000);
    expect(server.fields.images).toEqual([]);
  });

  it('takes a word for one step, and another place for another', async () => {
    const { autosave, undo, pass } = world();
    for (const title of ['D', 'De', 'Deux']) undo.edit((draft) => ({ ...draft, title }), 'title');
    await pass(1500);
    undo.edit((draft) => ({ ...draft, title: 'Deux mots' }), 'title');
    undo.undo();
    expect(autosave.$draft.get().title).toBe('Deux');
    undo.undo();
    expect(autosave.$draft.get().title).toBe('Un');
  });

  it('leaves alone what another window saved meanwhile', async () => {
    const { server, autosave, undo, pass } = world();
    undo.edit((draft) => ({ ...draft, images: [] }));
    await pass(1000);
    Object.assign(server.fields, { title: 'Leur' });
    server.revision += 1;
    await autosave.reread();
    undo.undo();
    await pass(1000);
    expect([autosave.$draft.get(), server.fields]).toEqual([
      { title: 'Leur', images: ['a'] },
      { title: 'Leur', images: ['a'] },
    ]);
  });
});
