import { atom } from 'nanostores';
import type { Autosave } from './autosave.ts';
import { beginHistory, changeEverywhere, recordEdit, redoEdit, undoEdit } from './draft-history.ts';
import type { Environment } from './environment.ts';

/** Edits of the same field within this time (ms) form one step. */
const JOIN = 1_000;

/** Undo and redo for a draft with autosave. */
export function createUndo<Draft extends object>(
  autosave: Autosave<Draft>,
  { now }: Pick<Environment, 'now'>,
) {
  let history = beginHistory(autosave.$draft.get());
  let last = { place: '', at: 0 };
  const $can = atom({ undo: false, redo: false });

  function set(next: typeof history): void {
    history = next;
    $can.set({ undo: next.past.length > 0, redo: next.future.length > 0 });
    if (autosave.$draft.get() !== next.present) autosave.change(() => next.present);
  }

  function step(next: typeof history): boolean {
    const isMoved = next !== history;
    last = { place: '', at: 0 };
    set(next);
    return isMoved;
  }

  autosave.onReplaced((replace) =>
    set({ ...changeEverywhere(history, replace), present: autosave.$draft.get() }),
  );

  return {
    $can,
    /** Makes an edit that can be undone. @param place the field typed into: its letters form one step */
    edit(update: (draft: Draft) => Draft, place = ''): void {
      const at = now();
      const joins = place !== '' && place === last.place && at - last.at < JOIN;
      last = { place, at };
      set(recordEdit(history, update(history.present), joins));
    },
    /** Makes a change that cannot be undone. */
    apply(update: (draft: Draft) => Draft): void {
      set(changeEverywhere(history, update));
    },
    /** Returns whether there was something to undo. */
    undo: () => step(undoEdit(history)),
    redo: () => step(redoEdit(history)),
  };
}

export type Undo = Pick<ReturnType<typeof createUndo>, '$can' | 'undo' | 'redo'>;
