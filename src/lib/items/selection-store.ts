import { atom } from 'nanostores';

const NOTHING: ReadonlySet<string> = new Set();

/** The selected items of a list, for actions on all of them. It contains only ids: the list decides what is shown. */
export function createSelection() {
  const $chosen = atom<ReadonlySet<string>>(NOTHING);
  /** The item from which Shift selects a range. */
  let from: string | undefined;
  return {
    $chosen,
    /**
     * Adds an item to the selection, or removes it.
     * @param ids all ids of the list, in order
     * @param run whether to include all items between this one and the last one toggled
     */
    toggle(id: string, ids: readonly string[], run: boolean): void {
      const isChosen = !$chosen.get().has(id);
      const [start, end] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(id)].sort(
        (a, b) => a - b,
      );
      const touched = run && start! >= 0 ? ids.slice(start, end! + 1) : [id];
      const next = new Set($chosen.get());
      for (const each of touched) isChosen ? next.add(each) : next.delete(each);
      from = id;
      $chosen.set(next);
    },
    choose(ids: readonly string[]): void {
      from = undefined;
      $chosen.set(new Set(ids));
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;
