import { atom } from 'nanostores';
import {
  beginHistory,
  type DraftHistory,
  recordEdit,
  redoEdit,
  undoEdit,
} from '#lib/autosave/browser/draft-history.ts';
import type { Environment } from '#lib/autosave/browser/environment.ts';

/** Edits of the same place within this time (ms) count as one undo step. */
const JOIN = 1_000;

/**
 * The current state of a report, and the steps that led there. @param onStep called with the states before and after
 * a step
 */
export function createReportHistory<State>(
  opening: State,
  { now }: Pick<Environment, 'now'>,
  onStep: (before: State, after: State) => void,
) {
  let history = beginHistory(opening);
  let last = { place: '', at: 0 };
  let changedAt: number | undefined;
  const $state = atom(opening);
  const $can = atom({ undo: false, redo: false });

  function set(next: DraftHistory<State>): void {
    history = next;
    changedAt = now();
    $can.set({ undo: next.past.length > 0, redo: next.future.length > 0 });
    $state.set(next.present);
  }

  function step(next: DraftHistory<State>): boolean {
    if (next === history) return false;
    const before = history.present;
    last = { place: '', at: 0 };
    set(next);
    onStep(before, next.present);
    return true;
  }

  return {
    $state,
    $can,
    /** Time of the last change; undefined before the first. */
    changedAt: () => changedAt,
    /** Records an edit that can be undone. @param place what is typed into: its letters are one step */
    record(next: State, place = ''): void {
      if (next === history.present) return;
      const at = now();
      const joins = place !== '' && place === last.place && at - last.at < JOIN;
      last = { place, at };
      set(recordEdit(history, next, joins));
    },
    /** Returns whether there was something to undo. */
    undo: () => step(undoEdit(history)),
    redo: () => step(redoEdit(history)),
  };
}
